import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { MAX_PIXELS } from "./check-picture.ts";
import { PICTURE_KEY, pictureExists, writeAtomically } from "./picture-files.ts";
import { FRAME } from "./place.ts";

/** Where a picture that was handed over as a file waits to be drawn in its widths. Throws on a key that is not 20 hex digits. */
function originalPath(dir: string, key: string): string {
	if (!PICTURE_KEY.test(key)) throw new Error(`Not a picture key: ${key}`);
	return join(dir, "originals", key.slice(0, 2), `${key}.webp`);
}

export function hasOriginal(dir: string, key: string): Promise<boolean> {
	return pictureExists(originalPath(dir, key));
}

/** Keeps a checked picture, decoded and encoded anew: only what is seen of it stays, no larger than it is ever shown. */
export async function keepOriginal(dir: string, key: string, data: Buffer): Promise<void> {
	const picture = sharp(data, { limitInputPixels: MAX_PIXELS })
		.autoOrient()
		.toColourspace("srgb")
		.resize(FRAME.width, FRAME.height, { fit: "inside", withoutEnlargement: true })
		.webp({ quality: 92, effort: 2 });
	await writeAtomically(originalPath(dir, key), await picture.toBuffer());
}

/** A picture that was kept, or null. */
export async function readOriginal(dir: string, key: string): Promise<Buffer | null> {
	const path = originalPath(dir, key);
	return (await pictureExists(path)) ? readFile(path) : null;
}
