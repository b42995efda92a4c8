import { PICTURE_SHEET, type Sheet, sheetPath, sheetVersion } from "../../../domain/goods/picture-sheet.ts";
import { mediaDir } from "../../goods/media/media-dir.ts";
import { pictureRow } from "../../goods/media/pictures.sql.ts";
import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import type { Shop } from "../../kernel/shop.ts";
import { findSheet } from "./find-sheet.ts";
import { AWAY, answerDrawn, MISSING, movedTo, readId, readVersion } from "./serve-drawn.ts";
import { sheetFile } from "./sheet-files.ts";
import { orderSheet } from "./studio.ts";

/** Parts of the address, unparsed. */
export type SheetParams = { id: string; file: string };

/**
 * `GET /media/sheet/{id}/{version}.webp`: the pictures of a row of category tiles as one, drawn on the first request. Redirects
 * and refuses as `serveSharePicture`: only the current version is ever drawn. Never throws: 503 when the database or the
 * studio is away.
 */
export async function serveSheet(shop: Shop, params: SheetParams, ifNoneMatch: string | null): Promise<Response> {
	const id = params.id === "0" ? 0 : readId(params.id);
	const asked = readVersion(params.file, ".webp");
	if (id === null || asked === null) return new Response(null, MISSING);
	try {
		const found = await findSheet(shop, id);
		if (!found) return new Response(null, MISSING);
		const version = sheetVersion(found);
		if (version !== asked) return movedTo(sheetPath(found));
		const order = () => orderFound(shop, found, version);
		const path = sheetFile(mediaDir(), { id, version });
		return await answerDrawn({ version, type: PICTURE_SHEET.type, path, order }, ifNoneMatch);
	} catch (error) {
		log.error({ id, error: errorText(error) }, "pictures of category tiles");
		return new Response(null, AWAY);
	}
}

async function orderFound({ db }: Shop, { id, srcs }: Sheet, version: string): Promise<string> {
	const keys = srcs.slice(0, PICTURE_SHEET.cellsMax).map((src) => src?.split("/").at(-1));
	const pictures = await Promise.all(keys.map(async (key) => (key && (await pictureRow(db, key))) || null));
	return orderSheet({ id, version, pictures });
}
