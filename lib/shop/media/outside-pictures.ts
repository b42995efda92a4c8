import { fetchPicture, makeOutsideWidths } from "./outside.ts";
import { PICTURE_FILES, pictureExists, picturePath } from "./picture-files.ts";
import type { PictureRow } from "./pictures.sql.ts";

/** Fetches the pictures of imported goods that are missing; one that cannot be had is left for the next run. */
export async function makeOutsidePictures(dir: string, rows: PictureRow[]): Promise<void> {
	const [smallest] = PICTURE_FILES;
	if (!smallest) return;
	for (const { key, source_url: address } of rows) {
		if (address === null || (await pictureExists(picturePath(dir, key, smallest.width, smallest.format)))) continue;
		const fetched = await fetchPicture(address);
		if (fetched.ok) await makeOutsideWidths({ dir, key, data: fetched.data });
	}
}
