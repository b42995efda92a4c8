import { readFile } from "node:fs/promises";
import { isPictureWidth, type PictureFormat } from "../../../domain/goods/pictures.ts";
import { mediaDir } from "../../goods/media/media-dir.ts";
import { pictureExists, pictureKey, picturePath } from "../../goods/media/picture-files.ts";
import { pictureRow } from "../../goods/media/pictures.sql.ts";
import { PLACEHOLDER_TINT, placeholderRecipe } from "../../goods/media/placeholder.ts";
import type { Shop } from "../../kernel/shop.ts";
import { orderPicture } from "./studio.ts";

const KEY = /^[0-9a-f]{20}$/;
const MISSING = { status: 404, headers: { "Cache-Control": "no-store" } };
const LATER = { status: 503, headers: { "Retry-After": "600", "Cache-Control": "no-store" } };

/** "1200", or "1200.jpg" for readers that know neither AVIF nor WebP and do not say so. */
const WIDTH = /^(\d{1,4})(\.jpg)?$/;

/**
 * A picture in one of its widths, as AVIF or WebP by what the browser accepts, or as JPEG when the address says so; made on its
 * first request when it is missing.
 */
export async function servePicture(
	shop: Pick<Shop, "db">,
	params: { key: string; width: string },
	accept: string,
): Promise<Response> {
	const [, digits, ending] = WIDTH.exec(params.width) ?? [];
	const width = Number(digits);
	if (!KEY.test(params.key) || !isPictureWidth(width)) return new Response(null, MISSING);
	const accepted: PictureFormat = accept.includes("image/avif") ? "avif" : "webp";
	const format = ending === undefined ? accepted : "jpeg";
	const dir = mediaDir();
	let path = picturePath(dir, params.key, width, format);
	let isFinal = true;
	if (!(await pictureExists(path))) {
		const row = await pictureRow(shop.db, params.key);
		if (!row) return new Response(null, MISSING);
		// A picture from outside that has not been fetched yet is stood in for, under another name and not for long.
		isFinal =
			row.recipe !== null || (format === "jpeg" && (await pictureExists(picturePath(dir, row.key, width, "webp"))));
		// Comparison sites fetch a picture once and keep it: they are to come again for the goods' own.
		if (!isFinal && ending !== undefined) return new Response(null, LATER);
		const recipe = row.recipe ?? placeholderRecipe;
		const tint = row.tint ?? PLACEHOLDER_TINT;
		path = await orderPicture({ key: isFinal ? row.key : pictureKey(recipe, tint), recipe, tint, width, format });
	}
	// Read whole, for it is small: a stream nobody reads, as after HEAD, would keep its file open for ever.
	const picture = await readFile(path);
	return new Response(picture, {
		headers: {
			"Content-Type": `image/${format}`,
			"Content-Length": String(picture.length),
			// The name changes with the look, so a copy is good for ever.
			"Cache-Control": isFinal ? "public, max-age=31536000, immutable" : "public, max-age=60",
			...(ending === undefined && { Vary: "Accept" }),
		},
	});
}
