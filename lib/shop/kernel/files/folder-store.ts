import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { isErrno } from "../db/embedded/process-identity.ts";
import type { FileStore } from "./file-store.ts";

/** What is being written: other programs that read the folder see whole files alone. */
const DRAFT = /\.draft-[0-9a-f-]{36}$/;

/**
 * Files in a folder, which is made with the first one. With `isPrivate` they are their user's alone (0600 in folders of 0700). A
 * written file is on the disk, not only in the system's memory. Refuses names that lead out of the folder.
 */
export function folderStore(folder: string, { isPrivate = false } = {}): FileStore {
	const root = resolve(folder);
	const modes = isPrivate ? { folder: 0o700, file: 0o600 } : { folder: 0o755, file: 0o644 };
	const pathOf = (name: string) => {
		const path = resolve(root, name);
		if (!path.startsWith(root + sep) || DRAFT.test(name)) throw new Error(`Not a name of a file: ${name}`);
		return path;
	};
	return {
		place: root,
		async read(name) {
			const path = pathOf(name);
			if ((await bytesOf(path)) === null) return null;
			return createReadStream(path);
		},
		async write(name, body) {
			const path = pathOf(name);
			await mkdir(dirname(path), { recursive: true, mode: modes.folder });
			const draft = `${path}.draft-${randomUUID()}`;
			try {
				const file = await open(draft, "wx", modes.file);
				let bytes = 0;
				try {
					for await (const chunk of Buffer.isBuffer(body) ? Readable.from([body]) : body) {
						bytes += chunk.length;
						await file.appendFile(chunk);
					}
					await file.sync();
				} finally {
					await file.close();
				}
				await rename(draft, path);
				await syncFolder(dirname(path));
				return bytes;
			} catch (error) {
				await rm(draft, { force: true });
				throw error;
			}
		},
		size: async (name) => bytesOf(pathOf(name)),
		async *list(prefix) {
			for await (const path of filesBelow(join(root, prefix.slice(0, prefix.lastIndexOf("/") + 1)))) {
				const name = relative(root, path).split(sep).join("/");
				const bytes = name.startsWith(prefix) && !DRAFT.test(name) ? await bytesOf(path) : null;
				if (bytes !== null) yield { name, bytes };
			}
		},
		remove: async (name) => rm(pathOf(name), { force: true }),
	};
}

async function bytesOf(path: string): Promise<number | null> {
	try {
		const found = await stat(path);
		return found.isFile() ? found.size : null;
	} catch (error) {
		if (isErrno(error, "ENOENT", "ENOTDIR")) return null;
		throw error;
	}
}

/** A new name lasts once its folder is on the disk. */
async function syncFolder(folder: string): Promise<void> {
	if (process.platform === "win32") return; // opens no folders
	const handle = await open(folder, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
	const entries = await opendir(folder).catch((error: unknown) => {
		if (isErrno(error, "ENOENT")) return null;
		throw error;
	});
	if (!entries) return;
	for await (const entry of entries) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) yield* filesBelow(path);
		else if (entry.isFile()) yield path;
	}
}
