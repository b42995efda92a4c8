import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import { hasOriginal, keepOriginal } from "./originals.ts";
import { fetchPicture } from "./outside.ts";
import type { PictureRow } from "./pictures.sql.ts";

/** Downloads the missing pictures of imported goods in their order; one that fails is left for the next run. */
export async function fetchOutsidePictures(dir: string, rows: readonly PictureRow[]): Promise<void> {
	for (const { key, source_url: address } of rows) {
		if (address === null || (await hasOriginal(dir, key))) continue;
		const result = await fetchPicture(address);
		if (!result.ok) log.warn({ address, error: result.error, detail: result.detail }, "picture not fetched");
		else
			await keepOriginal(dir, key, result.data).catch((error: unknown) =>
				log.error({ address, error: errorText(error) }, "picture not kept"),
			);
	}
}
