import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A file being written beside the one that is served; nobody sees it before `commit`. */
export type Snapshot = {
	/** Appends text. */
	write(text: string): Promise<void>;
	/**
	 * Puts the file in the place of the served one, whole and at once. One with the same bytes stays as it is, so that its ETag says
	 * truly that nothing changed. Returns whether it was replaced.
	 */
	commit(): Promise<boolean>;
	/** What `commit` would return; forgets what was written. */
	rehearse(): Promise<boolean>;
	/** Forgets what was written. */
	discard(): Promise<void>;
};

/** A draft names the process that writes it. */
const DRAFT = /^\..+\.(\d+)-[0-9a-f]{12}$/;

/** Text gathered before it goes to the disk; a write per item would cost more than the item. */
const CHUNK = 256 * 1024;

/** Begins the file `name` of `dir`, which is made when missing. */
export async function openSnapshot(dir: string, name: string): Promise<Snapshot> {
	await mkdir(dir, { recursive: true });
	const path = join(dir, name);
	const draft = join(dir, `.${name}.${process.pid}-${randomBytes(6).toString("hex")}`);
	const file = await open(draft, "wx");
	let waiting = "";
	const flush = async () => {
		const text = waiting;
		waiting = "";
		if (text !== "") await file.appendFile(text);
	};
	const discard = async () => {
		// Closed already when it failed later than that.
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

/** Removes what killed processes have left in `dir`; drafts of living ones stay. */
export async function sweepDrafts(dir: string): Promise<void> {
	await mkdir(dir, { recursive: true });
	for (const name of await readdir(dir)) {
		const [, pid] = DRAFT.exec(name) ?? [];
		if (pid !== undefined && !isAlive(Number(pid))) await rm(join(dir, name), { force: true });
	}
}

/** Whether there is a process of this number, whoever it belongs to. */
function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/** On the disk, not only on its way: after a power cut there is the old file or the new one. */
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
		// Read to the first difference only, it would stay open.
		await others.return?.();
	}
}
