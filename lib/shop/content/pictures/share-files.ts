import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SharedKind } from "../../../domain/goods/share-picture.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { PictureRow } from "../../goods/media/pictures.sql.ts";

/** The subject of a shared link, and its version (`shareVersion`). */
export type ShareName = { locale: Locale; kind: SharedKind; id: number; version: string };

/** Everything that the studio needs to draw a picture for shared links. */
export type ShareWork = ShareName & {
	title: string;
	/** `#rrggbb` of the subject. */
	tint: string;
	/** Row of its first picture; null: only the title is drawn. */
	picture: PictureRow | null;
};

export const SHARE_VERSION = /^[0-9a-f]{16}$/;
const FILE = /^[0-9a-f]{16}(-stand-in)?\.jpg$/;

/** Path of the picture below `dir`, one folder per subject and language. Throws on a version that is not 16 hex digits. */
export function sharePath(dir: string, { locale, kind, id, version }: ShareName): string {
	if (!SHARE_VERSION.test(version)) throw new Error(`Not a version of a shared picture: ${version}`);
	// A hundred folders, with a hundredth of all subjects each.
	const shelf = String(id % 100).padStart(2, "0");
	return join(dir, "share", locale, kind, shelf, String(id), `${version}.jpg`);
}

/** Path of the stand-in, drawn while the outside picture is not downloaded. */
export function shareStandInPath(dir: string, name: ShareName): string {
	return sharePath(dir, name).replace(/\.jpg$/, "-stand-in.jpg");
}

/** Removes older versions, so that a subject never has more than one picture in a language. */
export async function removeOtherVersions(path: string): Promise<void> {
	const folder = dirname(path);
	const others = (await readdir(folder)).map((name) => join(folder, name)).filter((other) => other !== path);
	// Only finished files: another version may be being written.
	await Promise.all(
		others.filter((other) => FILE.test(other.slice(folder.length + 1))).map((other) => rm(other, { force: true })),
	);
}
