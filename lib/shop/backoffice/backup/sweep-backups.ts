import type { FileStore } from "../../kernel/files/file-store.ts";
import { picturesOf } from "./back-up-pictures.ts";
import { backupsAt, ownFile, pictureFileOf, readManifest } from "./manifest.ts";

/**
 * Deletes all but the newest `keep` whole backups at a target, what was broken off before them, and pictures that none of those left
 * has. Returns the names of the deleted ones. Nothing else may write there meanwhile.
 */
export async function sweepBackups(target: FileStore, keep: number): Promise<string[]> {
	const all = await backupsAt(target);
	const kept = all.slice(-keep);
	const [oldest] = kept;
	// Before anything goes: a list that cannot be read must not cost pictures.
	const used = new Set<string>();
	for (const name of kept)
		for (const { sha256 } of await picturesOf(target, await readManifest(target, name)))
			used.add(pictureFileOf(sha256));
	const gone = all.slice(0, -keep);
	// Without it a backup counts for nothing, whatever happens next.
	for (const name of gone) await target.remove(ownFile(name, "backup.json"));
	for (const name of await namesBelow(target, "backups/")) {
		const [, backup = ""] = name.split("/");
		if (oldest !== undefined && backup < oldest) await target.remove(name);
	}
	for (const name of await namesBelow(target, "pictures/")) if (!used.has(name)) await target.remove(name);
	return gone;
}

async function namesBelow(target: FileStore, folder: string): Promise<string[]> {
	const names: string[] = [];
	for await (const { name } of target.list(folder)) names.push(name);
	return names;
}
