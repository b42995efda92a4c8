import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import { endWhenFull } from "../../kernel/files/disk-file.ts";
import type { MediaFiles } from "./media-files.ts";
import { hasOriginal, keepOriginal } from "./originals.ts";
import { fetchPicture } from "./outside.ts";
import type { PictureRow } from "./pictures.sql.ts";

/** Downloads the missing pictures of imported goods in their order; one that fails is left for the next run. Throws when the disk is full. */
export async function fetchOutsidePictures(files: MediaFiles, rows: readonly PictureRow[]): Promise<void> {
	for (const { key, source_url: address } of rows) {
		if (address === null || (await hasOriginal(files, key))) continue;
		const result = await fetchPicture(address);
		if (!result.ok) log.warn({ address, error: result.error, detail: result.detail }, "picture not fetched");
		else
			await keepOriginal(files, key, result.data).catch((error: unknown) => {
				endWhenFull(error);
				log.error({ address, error: errorText(error) }, "picture not kept");
			});
	}
}
