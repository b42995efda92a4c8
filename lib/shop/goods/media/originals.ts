import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type PictureWidth, pictureHeight } from "../../../domain/goods/pictures.ts";
import { MAX_PIXELS } from "./check-picture.ts";
import type { Bitmap } from "./encode.ts";
import type { MediaFiles } from "./media-files.ts";
import { firstPictureFile, PICTURE_KEY } from "./picture-files.ts";
import { FRAME } from "./place.ts";

/** Path of the original of an outside picture, from which its widths are made. Throws on a key that is not 20 hex digits. */
function originalPath(dir: string, key: string): string {
	if (!PICTURE_KEY.test(key)) throw new Error(`Not a picture key: ${key}`);
	return join(dir, "originals", key.slice(0, 2), `${key}.webp`);
}

/** Where the original of an outside picture may be. Earlier versions of the shop made all widths and kept no original. */
export const placesOf = (dir: string, key: string) => [originalPath(dir, key), firstPictureFile(dir, key)];

export async function hasOriginal(files: MediaFiles, key: string): Promise<boolean> {
	return (await findOriginal(files, key)) !== null;
}

async function findOriginal(files: MediaFiles, key: string): Promise<string | null> {
	for (const path of placesOf(files.dir, key)) if (await files.find(path)) return path;
	return null;
}

/**
 * Stores a checked picture, decoded and encoded again: drops everything but the pixels, and makes it no larger than it is
 * ever shown.
 */
export async function keepOriginal(files: MediaFiles, key: string, data: Buffer): Promise<void> {
	const picture = sharp(data, { limitInputPixels: MAX_PIXELS })
		.autoOrient()
		.toColourspace("srgb")
		.resize(FRAME.width, FRAME.height, { fit: "inside", withoutEnlargement: true })
		.webp({ quality: 92, effort: 2 });
	await files.write(originalPath(files.dir, key), await picture.toBuffer());
}

/** A stored original, whole on white at 4:5 and `width` pixels wide; null when there is none. */
export async function frameOriginal(files: MediaFiles, key: string, width: PictureWidth): Promise<Bitmap | null> {
	const path = await findOriginal(files, key);
	if (path === null) return null;
	const framed = sharp(await readFile(/* turbopackIgnore: true */ path))
		.resize(width, pictureHeight(width), { fit: "contain", background: "#ffffff" })
		.flatten({ background: "#ffffff" });
	const { data, info } = await framed.raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height, channels: info.channels };
}
