import { join } from "node:path";
import type { SharedKind } from "../../../domain/goods/share-picture.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { PictureRow } from "../../goods/media/pictures.sql.ts";
import { folderOf, versionPath } from "./drawn-files.ts";

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

/** Path of the picture below `dir`, one folder per subject and language. Throws on a version that is not 16 hex digits. */
export function sharePath(dir: string, { locale, kind, id, version }: ShareName): string {
	return versionPath(join(dir, "share", locale, kind, folderOf(id)), version, "jpg");
}

/** Path of the stand-in, drawn while the outside picture is not downloaded. */
export function shareStandInPath(dir: string, name: ShareName): string {
	return sharePath(dir, name).replace(/\.jpg$/, "-stand-in.jpg");
}
