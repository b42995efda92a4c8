import { createHash, randomBytes } from "node:crypto";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PictureFormat, PictureWidth } from "../../../domain/goods/pictures.ts";
import type { PictureRecipe } from "./recipe.ts";

/** Increase it when composed pictures look different, so that they get new names. */
export const COMPOSER_VERSION = 3;

export const PICTURE_KEY = /^[0-9a-f]{20}$/;

function canonical(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(canonical);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
	return Object.fromEntries(
		entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, canonical(inner)]),
	);
}

/** Immutable name of a picture, 20 hex digits; a different look has a different name. */
export function pictureKey(recipe: PictureRecipe, tint: string): string {
	const text = JSON.stringify([COMPOSER_VERSION, canonical(recipe), tint]);
	return createHash("sha256").update(text).digest("hex").slice(0, 20);
}

/** Path of a picture's file below `dir`. Throws on a key that is not 20 hex digits, so that a URL cannot leave the folder. */
export function picturePath(dir: string, key: string, width: PictureWidth, format: PictureFormat): string {
	if (!PICTURE_KEY.test(key)) throw new Error(`Not a picture key: ${key}`);
	return join(dir, key.slice(0, 2), `${key}-${width}.${format}`);
}

export async function pictureExists(path: string): Promise<boolean> {
	return access(path).then(
		() => true,
		(error: NodeJS.ErrnoException) => {
			if (error.code === "ENOENT") return false;
			throw error;
		},
	);
}

/** Writes so that a reader sees the whole file or no file. */
export async function writeAtomically(path: string, data: Buffer): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
	try {
		await writeFile(temporary, data);
		await rename(temporary, path);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}
