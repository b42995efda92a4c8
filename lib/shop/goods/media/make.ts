import { readFile } from "node:fs/promises";
import type { PictureFormat, PictureWidth } from "../../../domain/goods/pictures.ts";
import { type Bitmap, encodePicture } from "./encode.ts";
import { PICTURE_FILES, pictureExists, pictureKey, picturePath, writeAtomically } from "./picture-files.ts";
import { rasterise } from "./rasterise.ts";
import type { PictureRecipe } from "./recipe.ts";

/** What is needed to make a picture: `dir` is the media folder, `tint` the `#rrggbb` of its default category. */
export type PictureJob = { dir: string; key: string; recipe: PictureRecipe; tint: string };

/** Runs `work` once for all who ask for the same thing at the same time. */
export function onceAtATime<T>() {
	const running = new Map<string, Promise<T>>();
	return (name: string, work: () => Promise<T>): Promise<T> => {
		const known = running.get(name);
		if (known) return known;
		const started = work().finally(() => running.delete(name));
		running.set(name, started);
		return started;
	};
}

const oneBitmap = onceAtATime<Bitmap>();
const oneFile = onceAtATime<string>();

function bitmapOf({ dir, key, recipe, tint }: PictureJob): Promise<Bitmap> {
	return oneBitmap(`${dir} ${key}`, () => rasterise(recipe, { tint, seed: key, cacheDir: dir }));
}

/** Path of the picture's file, made first when it is missing. Throws on an unknown art or emoji. */
export async function makePicture(job: PictureJob & { width: PictureWidth; format: PictureFormat }): Promise<string> {
	const path = picturePath(job.dir, job.key, job.width, job.format);
	return oneFile(path, async () => {
		if (await pictureExists(path)) return path;
		// A JPEG is made of the WebP: quicker than drawing anew, and a picture from outside has nothing else.
		const source =
			job.format === "jpeg" ? await readFile(await makePicture({ ...job, format: "webp" })) : await bitmapOf(job);
		await writeAtomically(path, await encodePicture(source, job.width, job.format));
		return path;
	});
}

/** Encodes what `missing` names from one drawing. Returns the number of files written. */
export async function writeWidths(dir: string, key: string, drawBitmap: () => Promise<Bitmap>): Promise<number> {
	const paths = PICTURE_FILES.map((file) => ({ ...file, path: picturePath(dir, key, file.width, file.format) }));
	const present = await Promise.all(paths.map(({ path }) => pictureExists(path)));
	const missing = paths.filter((_, i) => !present[i]);
	if (missing.length === 0) return 0;
	const bitmap = await drawBitmap();
	for (const { path, width, format } of missing)
		await writeAtomically(path, await encodePicture(bitmap, width, format));
	return missing.length;
}

/** Makes the missing files of a picture in all widths and formats, drawing it once. Returns the number of files written. */
export function makeAllWidths(job: PictureJob): Promise<number> {
	return writeWidths(job.dir, job.key, () => bitmapOf(job));
}

export type PictureProgress = { done: number; total: number; key: string; written: number; error?: Error };
export type PicturesMade = { made: number; skipped: number; failed: { key: string; error: Error }[]; aborted: boolean };

/** Makes every missing file in the given order, `concurrency` pictures at a time; reports a failing picture and goes on. */
export async function makePictures(job: {
	dir: string;
	pictures: readonly { recipe: PictureRecipe; tint: string }[];
	concurrency?: number;
	signal?: AbortSignal;
	onProgress?: (progress: PictureProgress) => void;
}): Promise<PicturesMade> {
	const { dir, pictures, concurrency = 2, signal, onProgress } = job;
	const result: PicturesMade = { made: 0, skipped: 0, failed: [], aborted: false };
	let next = 0;
	let done = 0;
	const work = async () => {
		for (let picture = pictures[next++]; picture && !signal?.aborted; picture = pictures[next++]) {
			const key = pictureKey(picture.recipe, picture.tint);
			const made = await makeAllWidths({ dir, key, ...picture }).catch((cause: unknown) =>
				cause instanceof Error ? cause : new Error(String(cause)),
			);
			done += 1;
			const written = typeof made === "number" ? made : 0;
			if (made instanceof Error) result.failed.push({ key, error: made });
			else if (written > 0) result.made += 1;
			else result.skipped += 1;
			onProgress?.({ done, total: pictures.length, key, written, ...(made instanceof Error ? { error: made } : {}) });
		}
	};
	await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work));
	result.aborted = done < pictures.length;
	return result;
}
