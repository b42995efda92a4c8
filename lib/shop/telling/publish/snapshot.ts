import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isAlive } from "../../kernel/db/embedded/process-identity.ts";

/** A draft beside the served file; invisible before `commit`. */
export type Snapshot = {
	write(text: string): Promise<void>;
	/**
	 * Replaces the served file atomically. One with the same bytes stays, so that its ETag does not change. Returns whether it
	 * was replaced.
	 */
	commit(): Promise<boolean>;
	/** Returns what `commit` would, and discards the draft. */
	rehearse(): Promise<boolean>;
	discard(): Promise<void>;
};

/** A draft's name contains the pid of its process. */
const DRAFT = /^\..+\.(\d+)-[0-9a-f]{12}$/;

/** When a published file was replaced last, in whole milliseconds, which survive a copy on another computer. */
export const changedMsOf = ({ mtimeMs }: { mtimeMs: number }) => Math.floor(mtimeMs);

/** What is being written into the folder of published files by this process. */
export const draftName = (name: string, random: Buffer) => `.${name}.${process.pid}-${random.toString("hex")}`;

/** Bytes buffered before a write; a write per item would cost more than the item. */
const CHUNK = 256 * 1024;

/** Starts the file `name` in `dir`, which is made when missing. */
export async function openSnapshot(dir: string, name: string): Promise<Snapshot> {
	await mkdir(dir, { recursive: true });
	const path = join(dir, name);
	const draft = join(dir, draftName(name, randomBytes(6)));
	const file = await open(draft, "wx");
	let waiting = "";
	const flush = async () => {
		const text = waiting;
		waiting = "";
		if (text !== "") await file.appendFile(text);
	};
	const discard = async () => {
		// Already closed when a later step failed.
		await file.close().catch(() => {});
		await rm(draft, { force: true });
	};
	return {
		write: async (text) => {
			waiting += text;
			if (waiting.length >= CHUNK) await flush();
		},
		commit: async () => {
			await flush();
			await closeOnDisk(file);
			if (await isSame(draft, path)) {
				await rm(draft);
				return false;
			}
			await rename(draft, path);
			return true;
		},
		rehearse: async () => {
			await flush();
			const isChanged = !(await isSame(draft, path));
			await discard();
			return isChanged;
		},
		discard,
	};
}

/** Removes drafts of killed processes from `dir`; keeps those of living ones. */
export async function sweepDrafts(dir: string): Promise<void> {
	await mkdir(dir, { recursive: true });
	for (const name of await readdir(dir)) {
		const [, pid] = DRAFT.exec(name) ?? [];
		if (pid !== undefined && !isAlive(Number(pid))) await rm(join(dir, name), { force: true });
	}
}

/** Synced to disk: after a power cut there is either the old file or the new one. */
async function closeOnDisk(file: FileHandle): Promise<void> {
	await file.sync();
	await file.close();
}

async function isSame(one: string, other: string): Promise<boolean> {
	const [a, b] = await Promise.all([stat(one), stat(other).catch(() => null)]);
	if (!b || a.size !== b.size) return false;
	const others = createReadStream(other, { highWaterMark: CHUNK })[Symbol.asyncIterator]();
	try {
		for await (const chunk of createReadStream(one, { highWaterMark: CHUNK })) {
			const { value } = await others.next();
			if (!value || Buffer.compare(chunk, value) !== 0) return false;
		}
		return true;
	} finally {
		// A stream not read to its end would stay open.
		await others.return?.();
	}
}
