import { DAY_S, SECOND_MS } from "../../../domain/durations.ts";
import type { FileStore } from "../../kernel/files/file-store.ts";
import { picturesOf } from "./back-up-pictures.ts";
import { backupsAt, type Manifest, nameOf, ownFile, pictureFileOf, readManifest } from "./manifest.ts";

/**
 * Deletes all but the newest `keep` whole backups of this shop at a target, what was broken off more than a day ago, and pictures that no
 * backup has which is left. Pictures stay as well while something younger there is not whole: it may be being written. Returns the names of
 * the deleted backups.
 */
export async function sweepBackups(
	target: FileStore,
	{ keep, shopUrl, now }: { keep: number; shopUrl: string; now: Date },
): Promise<string[]> {
	const all: Manifest[] = [];
	for (const name of await backupsAt(target)) all.push(await readManifest(target, name));
	const gone = all.filter(({ shop }) => shop.url === shopUrl).slice(0, -keep);
	const kept = all.filter((manifest) => !gone.includes(manifest));
	// Before anything goes: a list that cannot be read must not cost pictures.
	const used = new Set<string>();
	for (const manifest of kept)
		for (const { sha256 } of await picturesOf(target, manifest)) used.add(pictureFileOf(sha256));
	// Without it a backup counts for nothing, whatever happens next.
	for (const { name } of gone) await target.remove(ownFile(name, "backup.json"));
	const whole = new Set(kept.map(({ name }) => name));
	const aDayAgo = nameOf(new Date(now.getTime() - DAY_S * SECOND_MS));
	const goneNames = new Set(gone.map(({ name }) => name));
	let isBeingWritten = false;
	for (const file of await namesBelow(target, "backups/")) {
		const [, backup = ""] = file.split("/");
		if (whole.has(backup)) continue;
		if (goneNames.has(backup) || backup < aDayAgo) await target.remove(file);
		else isBeingWritten = true;
	}
	if (!isBeingWritten)
		for (const file of await namesBelow(target, "pictures/")) if (!used.has(file)) await target.remove(file);
	return [...goneNames];
}

async function namesBelow(target: FileStore, folder: string): Promise<string[]> {
	const names: string[] = [];
	for await (const { name } of target.list(folder)) names.push(name);
	return names;
}
