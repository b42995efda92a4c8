import { createHash } from "node:crypto";
import { join } from "node:path";
import { PICTURE_LOOK, type PictureFormat, type PictureWidth } from "../../../domain/goods/pictures.ts";
import type { PictureRecipe } from "./recipe.ts";

export const PICTURE_KEY = /^[0-9a-f]{20}$/;

function canonical(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(canonical);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
	return Object.fromEntries(
		entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, canonical(inner)]),
	);
}

/** Immutable name of a picture, 20 hex digits; a different recipe has a different name. */
export function pictureKey(recipe: PictureRecipe, tint: string): string {
	// The number stands for nothing: it gives pictures the names that they have had in shops so far.
	const text = JSON.stringify([2, canonical(recipe), tint]);
	return createHash("sha256").update(text).digest("hex").slice(0, 20);
}

/** Path of a picture's file below `dir`. Throws on a key that is not 20 hex digits, so that a URL cannot leave the folder. */
export function pictureFile(dir: string, key: string, width: PictureWidth, format: PictureFormat): string {
	return fileNamed(dir, key, `${key}.${PICTURE_LOOK}-${width}.${format}`);
}

/** The largest file of a picture that the first versions of the shop made; of an outside one it is what they kept. */
export function firstPictureFile(dir: string, key: string): string {
	return fileNamed(dir, key, `${key}-1200.webp`);
}

function fileNamed(dir: string, key: string, name: string): string {
	if (!PICTURE_KEY.test(key)) throw new Error(`Not a picture key: ${key}`);
	return join(dir, key.slice(0, 2), name);
}
