import { PICTURE_SHEET, type Sheet, sheetPath, sheetVersion } from "../../../domain/goods/picture-sheet.ts";
import { readPictureName } from "../../../domain/goods/pictures.ts";
import { mediaDir } from "../../goods/media/media-dir.ts";
import { pictureRow } from "../../goods/media/pictures.sql.ts";
import { logFault } from "../../kernel/db/database-outage.ts";
import type { Shop } from "../../kernel/shop.ts";
import { findSheet } from "./find-sheet.ts";
import { AWAY, answerDrawn, MISSING, movedTo, readId, readVersion } from "./serve-drawn.ts";
import { type SheetName, sheetFile } from "./sheet-files.ts";
import { orderSheet } from "./studio.ts";

/** Parts of the address, unparsed. */
export type SheetParams = { id: string; file: string };

/** The browser's headers Accept and If-None-Match. */
export type SheetAsker = { accept: string; ifNoneMatch: string | null };

/**
 * `GET /media/sheet/{id}/{version}`: the pictures of a row of category tiles as one, as AVIF where the browser accepts it, else
 * as WebP; drawn on the first request. Redirects and refuses as `serveSharePicture`: only the current version is ever drawn. Never throws: 503 when the database or the
 * studio is away.
 */
export async function serveSheet(shop: Shop, params: SheetParams, asker: SheetAsker): Promise<Response> {
	const id = params.id === "0" ? 0 : readId(params.id);
	// Earlier sheets were WebP alone, and their addresses said so.
	const asked = readVersion(params.file.replace(/\.webp$/, ""), "");
	if (id === null || asked === null) return new Response(null, MISSING);
	try {
		const found = await findSheet(shop, id);
		if (!found) return new Response(null, MISSING);
		const version = sheetVersion(found);
		if (version !== params.file) return movedTo(sheetPath(found));
		const format = asker.accept.includes("image/avif") ? "avif" : "webp";
		const order = () => orderFound(shop, found, { id, version, format });
		const path = sheetFile(mediaDir(), { id, version, format });
		return await answerDrawn(
			{ version: `${version}-${format}`, type: `image/${format}`, vary: "Accept", path, order },
			asker.ifNoneMatch,
		);
	} catch (error) {
		logFault(error, "pictures of category tiles", { id });
		return new Response(null, AWAY);
	}
}

async function orderFound({ db }: Shop, { srcs }: Sheet, name: SheetName): Promise<string> {
	const keys = srcs.slice(0, PICTURE_SHEET.cellsMax).map((src) => (src === null ? null : readPictureName(src)?.key));
	const pictures = await Promise.all(keys.map(async (key) => (key && (await pictureRow(db, key))) || null));
	return orderSheet({ ...name, pictures });
}
