import { fetchPicture, makeOutsideWidths } from "./outside.ts";
import { PICTURE_FILES, pictureExists, picturePath } from "./picture-files.ts";
import type { PictureRow } from "./pictures.sql.ts";

/** Fetches the pictures of imported goods that are missing; one that cannot be had is left for the next run. */
export async function makeOutsidePictures(dir: string, rows: PictureRow[]): Promise<void> {
	const failed: string[] = [];
	// Files are written one after another: the last one says that all are there.
	const last = PICTURE_FILES.at(-1);
	if (!last) return;
	for (const { key, source_url: address } of rows) {
		if (address === null || (await pictureExists(picturePath(dir, key, last.width, last.format)))) continue;
		const fetched = await fetchPicture(address);
		if (!fetched.ok) continue;
		await makeOutsideWidths({ dir, key, data: fetched.data }).catch((error: Error) =>
			failed.push(`${key}: ${error.message}`),
		);
	}
	if (failed.length > 0) throw new Error(`Outside pictures failed: ${failed.join("; ")}`);
}
