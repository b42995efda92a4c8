import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SharedKind } from "../../../domain/goods/share-picture.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { PictureRow } from "../../goods/media/pictures.sql.ts";

/** The thing a shared link leads to, and its version (`shareVersion`). */
export type ShareName = { locale: Locale; kind: SharedKind; id: number; version: string };

/** All that the studio needs to draw a picture for shared links. */
export type ShareWork = ShareName & {
	title: string;
	/** `#rrggbb` of the thing. */
	tint: string;
	/** Row of its first picture; null: the title alone. */
	picture: PictureRow | null;
};

export const SHARE_VERSION = /^[0-9a-f]{16}$/;
const FILE = /^[0-9a-f]{16}(-stand-in)?\.jpg$/;

/** Where the picture is kept below `dir`, one folder per thing and language. Throws on a version that is not 16 hex digits. */
export function sharePath(dir: string, { locale, kind, id, version }: ShareName): string {
	if (!SHARE_VERSION.test(version)) throw new Error(`Not a version of a shared picture: ${version}`);
	// Folders of at most a hundredth of all things each.
	const shelf = String(id % 100).padStart(2, "0");
	return join(dir, "share", locale, kind, shelf, String(id), `${version}.jpg`);
}

/** Where a picture waits beside it that was drawn before its own picture had been fetched. */
export function shareStandInPath(dir: string, name: ShareName): string {
	return sharePath(dir, name).replace(/\.jpg$/, "-stand-in.jpg");
}

/** Removes what was drawn of the same thing before, so that a thing never has more than one picture in a language. */
export async function removeOtherVersions(path: string): Promise<void> {
	const folder = dirname(path);
	const others = (await readdir(folder)).map((name) => join(folder, name)).filter((other) => other !== path);
	// Only finished files: another version may be written at this moment.
	await Promise.all(
		others.filter((other) => FILE.test(other.slice(folder.length + 1))).map((other) => rm(other, { force: true })),
	);
}
