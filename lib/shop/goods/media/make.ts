import { ALL_PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from "../../../domain/goods/pictures.ts";
import { type Bitmap, encodePicture } from "./encode.ts";
import type { MediaFiles } from "./media-files.ts";
import { frameOriginal } from "./originals.ts";
import { pictureFile } from "./picture-files.ts";
import { rasterise } from "./rasterise.ts";
import type { PictureRecipe } from "./recipe.ts";

/** One file of a picture. */
export type PictureFile = { width: PictureWidth; format: PictureFormat };

/**
 * What making a picture needs: `tint` is the `#rrggbb` of its default category. A picture without a
 * recipe is an outside one, made from its original.
 */
export type PictureJob = { files: MediaFiles; key: string; recipe: PictureRecipe | null; tint: string };

/** Runs `work` once for all concurrent callers with the same key. */
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

const oneFile = onceAtATime<string>();

/**
 * Path of the picture's file, which is made when missing. Throws on an unknown drawing or emoji, and for an outside picture
 * that has not been downloaded.
 */
export async function makePicture(job: PictureJob & PictureFile): Promise<string> {
	const path = pictureFile(job.files.dir, job.key, job.width, job.format);
	return oneFile(path, async () => {
		await makeFiles(job, [job]);
		return path;
	});
}

/** Makes the missing ones of these files from one drawing, as wide as the widest. Returns the number of files written. */
export async function makeFiles(job: PictureJob, wanted: readonly PictureFile[]): Promise<number> {
	const paths = wanted.map((file) => ({ ...file, path: pictureFile(job.files.dir, job.key, file.width, file.format) }));
	const present = await Promise.all(paths.map(({ path }) => job.files.find(path)));
	const missing = paths.filter((_, i) => !present[i]);
	const widest = ALL_PICTURE_WIDTHS.findLast((width) => missing.some((file) => file.width === width));
	if (widest === undefined) return 0;
	const source = await sourceOf(job, widest);
	for (const { path, width, format } of missing)
		await job.files.write(path, await encodePicture(source, width, format, job.tint));
	return missing.length;
}

async function sourceOf({ files, key, recipe }: PictureJob, width: PictureWidth): Promise<Bitmap> {
	if (recipe) return rasterise(recipe, { seed: key, cacheDir: files.dir, width });
	const framed = await frameOriginal(files, key, width);
	if (!framed) throw new Error(`Picture ${key} has not been fetched`);
	return framed;
}
