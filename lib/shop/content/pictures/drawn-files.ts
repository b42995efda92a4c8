/** Files of pictures that are drawn on their first request: each subject has a folder, with its current version alone. */
import { readdir, rm } from "node:fs/promises";
import { dirname, join, parse } from "node:path";

export const PICTURE_VERSION = /^[0-9a-f]{16}$/;
const FILE = /^[0-9a-f]{16}(-stand-in(-\d+)?)?\.(jpg|webp|avif)$/;

/** Folder of a subject among others of its kind; a hundred folders, with a hundredth of all subjects each. */
export function folderOf(id: number): string {
	return join(String(id % 100).padStart(2, "0"), String(id));
}

/** Path of a version in its subject's folder. Throws on a version that is not 16 hex digits. */
export function versionPath(folder: string, version: string, ending: "jpg" | "webp" | "avif"): string {
	if (!PICTURE_VERSION.test(version)) throw new Error(`Not a version of a picture: ${version}`);
	return join(folder, `${version}.${ending}`);
}

/** Removes older versions and stand-ins, so that a subject never has more than one picture, which may be in two formats. */
export async function removeOtherVersions(path: string): Promise<void> {
	const folder = dirname(path);
	const own = parse(path).name;
	const others = (await readdir(folder)).filter((name) => parse(name).name !== own).map((name) => join(folder, name));
	// Only finished files: another version may be being written.
	await Promise.all(
		others.filter((other) => FILE.test(other.slice(folder.length + 1))).map((other) => rm(other, { force: true })),
	);
}
