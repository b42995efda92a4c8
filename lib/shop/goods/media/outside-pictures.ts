import { log } from "../../kernel/base/log.ts";
import { readOriginal } from "./originals.ts";
import { fetchPicture, makeOutsideWidths } from "./outside.ts";
import { PICTURE_FILES, pictureExists, picturePath } from "./picture-files.ts";
import type { PictureRow } from "./pictures.sql.ts";

/** Whether a picture is there in all its widths. Files are written one after another: the last one says that all are. */
export async function isPictureMade(dir: string, key: string): Promise<boolean> {
	const last = PICTURE_FILES.at(-1);
	return last !== undefined && pictureExists(picturePath(dir, key, last.width, last.format));
}

/**
 * Makes the pictures of imported goods that are missing, of the file that was handed over or else from their address; one that
 * cannot be had is left for the next run.
 */
export async function makeOutsidePictures(dir: string, rows: PictureRow[]): Promise<void> {
	const failed: string[] = [];
	for (const { key, source_url: address } of rows) {
		if (address === null || (await isPictureMade(dir, key))) continue;
		const data = (await readOriginal(dir, key)) ?? (await fetched(address));
		if (data === null) continue;
		await makeOutsideWidths({ dir, key, data }).catch((error: Error) => failed.push(`${key}: ${error.message}`));
	}
	if (failed.length > 0) throw new Error(`Outside pictures failed: ${failed.join("; ")}`);
}

async function fetched(address: string): Promise<Buffer | null> {
	const result = await fetchPicture(address);
	if (result.ok) return result.data;
	log.warn({ address, error: result.error, detail: result.detail }, "picture not fetched");
	return null;
}
