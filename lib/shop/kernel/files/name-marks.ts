import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isErrno } from "../db/embedded/process-identity.ts";

/** Names of files about which something is to be done; they outlive the process, and every process of this computer sees them. */
export type NameMarks = {
	note(name: string): Promise<void>;
	settle(name: string): Promise<void>;
	has(name: string): Promise<boolean>;
	/** Whether there are any. */
	some(): Promise<boolean>;
	/** With the moment of the last `note`, in no order. */
	all(): Promise<{ name: string; atMs: number }[]>;
};

/** Each name is an empty file of this folder. */
export function nameMarks(folder: string): NameMarks {
	const markOf = (name: string) => join(folder, encodeURIComponent(name));
	return {
		async note(name) {
			try {
				await writeFile(markOf(name), "");
			} catch (error) {
				if (!isErrno(error, "ENOENT")) throw error;
				await mkdir(folder, { recursive: true });
				await writeFile(markOf(name), "");
			}
		},
		settle: (name) => rm(markOf(name), { force: true }),
		has: async (name) => (await changedMs(markOf(name))) !== null,
		some: async () => (await marksIn(folder)).length > 0,
		async all() {
			const found = [];
			for (const mark of await marksIn(folder)) {
				const atMs = await changedMs(join(folder, mark));
				if (atMs !== null) found.push({ name: decodeURIComponent(mark), atMs });
			}
			return found;
		},
	};
}

async function marksIn(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		if (isErrno(error, "ENOENT")) return [];
		throw error;
	}
}

/** When the file was written last; null when there is none. */
export async function changedMs(path: string): Promise<number | null> {
	try {
		return (await stat(path)).mtimeMs;
	} catch (error) {
		if (isErrno(error, "ENOENT")) return null;
		throw error;
	}
}
