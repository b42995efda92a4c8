/**
 * Files of pictures that are drawn on their first request: each subject has a folder, with its current version alone. Stand-ins are of
 * this computer alone. In the store an older version stays for a month, since other computers may have an older shop.
 */
import { readdir, rm } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import type { MediaFiles } from "../../goods/media/media-files.ts";

export const PICTURE_VERSION = /^[0-9a-f]{16}$/;
const FILE = /^[0-9a-f]{16}(-stand-in(-\d+)?)?\.(jpg|webp|avif)$/;

/** Folder of a subject among others of its kind; a hundred folders, with a hundredth of all subjects each. */
export function folderOf(id: number): string {
	return join(String(id % 100).padStart(2, "0"), String(id));
}

/** Path of a version in its subject's folder. Throws on a version that is not 16 hex digits. */
export function versionPath(folder: string, version: string, ending: "jpg" | "webp" | "avif"): string {
	if (!PICTURE_VERSION.test(version)) throw new Error(`Not a version of a picture: ${version}`);
	return join(/* turbopackIgnore: true */ folder, `${version}.${ending}`);
}

/** Whether this version is there; when it came from the store just now, it replaces the others. */
export async function findVersion(files: MediaFiles, path: string): Promise<boolean> {
	const found = await files.find(path);
	if (found === "brought") await removeOtherVersions(files, path);
	return found !== null;
}

/** Removes older versions and stand-ins, so that a subject never has more than one picture, which may be in two formats. */
export async function removeOtherVersions(files: MediaFiles, path: string): Promise<void> {
	const folder = dirname(path);
	const own = parse(path).name;
	const others = (await readdir(folder)).filter((name) => parse(name).name !== own).map((name) => join(folder, name));
	// Only finished files: another version may be being written.
	const finished = others.filter((other) => FILE.test(other.slice(folder.length + 1)));
	await Promise.all(
		finished.map(async (other) => {
			if (!other.includes("-stand-in")) await files.leave(other);
			await rm(other, { force: true });
		}),
	);
}
