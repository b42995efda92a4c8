import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isErrno } from "../db/embedded/process-identity.ts";
import { isTemporary } from "./disk-file.ts";
import type { FileStore } from "./file-store.ts";
import { nameOf, owedFiles } from "./shared-files.ts";
import type { StoreWatch } from "./store-watch.ts";

/** Of what may be kept so much is kept, so that not every new file makes one go. */
const KEPT = 0.9;

/**
 * Removes files below `folder` of `root`, those first that were not read for longest, until nine tenths of `maxBytes` are left; nothing
 * while there are no more than that. A file that the store does not have as it is stays, and is put there the next time. When files
 * were read the file system knows, to a day where it is mounted with `relatime`. Returns how many went, or "away".
 */
export async function trimFiles(
	root: string,
	folder: string,
	run: { isOurs: (name: string) => boolean; maxBytes: number; store: FileStore; watch: StoreWatch },
): Promise<number | "away"> {
	const { isOurs, maxBytes, store, watch } = run;
	const files = (await filesIn(join(root, folder))).filter(({ path }) => isOurs(nameOf(root, path)));
	let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
	if (bytes <= maxBytes) return 0;
	const owed = owedFiles(root);
	let gone = 0;
	for (const file of files.sort((a, b) => a.usedMs - b.usedMs)) {
		if (bytes <= maxBytes * KEPT) break;
		const name = nameOf(root, file.path);
		if (await owed.has(name)) continue;
		const kept = await watch.ask(() => store.size(name));
		if (kept === "away") return "away";
		if (kept !== file.bytes) {
			await owed.note(name);
			continue;
		}
		await rm(file.path, { force: true });
		bytes -= file.bytes;
		gone += 1;
	}
	return gone;
}

export type DiskFile = { path: string; bytes: number; usedMs: number };

/** Every finished file below `folder`; none when there is no such folder. */
export async function filesIn(folder: string): Promise<DiskFile[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
		if (isErrno(error, "ENOENT")) return [];
		throw error;
	});
	const files: DiskFile[] = [];
	for (const entry of entries) {
		if (!entry.isFile() || isTemporary(entry.name)) continue;
		const path = join(entry.parentPath, entry.name);
		const found = await stat(path).catch((error: unknown) => {
			if (isErrno(error, "ENOENT")) return null;
			throw error;
		});
		if (found) files.push({ path, bytes: found.size, usedMs: Math.max(found.atimeMs, found.mtimeMs) });
	}
	return files;
}
