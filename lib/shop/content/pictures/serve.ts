import { readFile } from "node:fs/promises";
import {
	isPictureWidth,
	MAIL_PICTURE_WIDTH,
	type PictureFormat,
	type PictureWidth,
	readPictureName,
} from "../../../domain/goods/pictures.ts";
import { mediaDir } from "../../goods/media/media-dir.ts";
import { hasOriginal } from "../../goods/media/originals.ts";
import { pictureExists, pictureFile, pictureKey } from "../../goods/media/picture-files.ts";
import { pictureRow } from "../../goods/media/pictures.sql.ts";
import { PLACEHOLDER_TINT, placeholderRecipe } from "../../goods/media/placeholder.ts";
import { networkOf } from "../../kernel/rate-limits/client-address.ts";
import { createTurns } from "../../kernel/rate-limits/turns.ts";
import type { Shop } from "../../kernel/shop.ts";
import { orderPicture } from "./studio.ts";

const MISSING = { status: 404, headers: { "Cache-Control": "no-store" } };
const LATER = { status: 503, headers: { "Retry-After": "600", "Cache-Control": "no-store" } };
const TOO_MANY = { status: 429, headers: { "Retry-After": "10", "Cache-Control": "no-store" } };

/** "1200", or "1200.jpg" for clients that know neither AVIF nor WebP and do not say so, or "192.png" in mails. */
const WIDTH = /^(\d{1,4})(?:\.(jpg|png))?$/;
const NAMED = { jpg: "jpeg", png: "png" } as const;

/** A client that asks for every picture delays nobody else; a line holds a few pages of pictures. */
const drawings = createTurns({ atOnce: 4, inAll: 12, waiting: 300 });

/** The browser's Accept header, and the visitor's address. */
export type PictureAsker = { accept: string; address: string };

/**
 * A picture in one of its widths: as AVIF when the browser accepts it, else as WebP, or as JPEG or PNG when the address says
 * so; made on the first request. An address with another look, of an open page, a mail or another version of the shop, gets the
 * same picture, cached briefly. 404 for another width, 429 when too many requests of the network wait.
 */
export async function servePicture(
	shop: Pick<Shop, "db">,
	params: { key: string; width: string },
	asker: PictureAsker,
): Promise<Response> {
	const [, digits, ending] = WIDTH.exec(params.width) ?? [];
	const width = Number(digits);
	const name = readPictureName(params.key);
	if (!name || !isPictureWidth(width)) return new Response(null, MISSING);
	if (ending === "png" && width !== MAIL_PICTURE_WIDTH) return new Response(null, MISSING);
	const named = NAMED[ending as keyof typeof NAMED];
	const format = named ?? (asker.accept.includes("image/avif") ? "avif" : "webp");
	const made = pictureFile(mediaDir(), name.key, width, format);
	if (await pictureExists(made)) return answer(made, format, { isFinal: name.isOfToday });
	return draw(shop, { ...name, width, format }, asker.address);
}

async function draw(
	{ db }: Pick<Shop, "db">,
	{ key, isOfToday, width, format }: { key: string; isOfToday: boolean; width: PictureWidth; format: PictureFormat },
	address: string,
): Promise<Response> {
	const row = await pictureRow(db, key);
	if (!row) return new Response(null, MISSING);
	// A stand-in replaces an outside picture that is not downloaded yet: another file, cached briefly.
	const isThere = row.recipe !== null || (await hasOriginal(mediaDir(), key));
	// Comparison sites and mailboxes keep a picture for good, so they must retry until the goods' own is there.
	if (!isThere && isNamed(format)) return new Response(null, LATER);
	const tint = row.tint ?? PLACEHOLDER_TINT;
	const picture = isThere
		? { key, recipe: row.recipe, tint }
		: { key: pictureKey(placeholderRecipe, tint), recipe: placeholderRecipe, tint };
	// The stand-in is drawn once for all missing pictures.
	const drawn = pictureFile(mediaDir(), picture.key, width, format);
	const isFinal = isThere && isOfToday;
	if (!isThere && (await pictureExists(drawn))) return answer(drawn, format, { isFinal });
	const end = await drawings.take(networkOf(address));
	if (!end) return new Response(null, TOO_MANY);
	try {
		return await answer(await orderPicture({ ...picture, width, format }), format, { isFinal });
	} finally {
		end();
	}
}

/** Whether its address says the format, whatever the client accepts. */
const isNamed = (format: PictureFormat) => format === "jpeg" || format === "png";

async function answer(path: string, format: PictureFormat, { isFinal }: { isFinal: boolean }): Promise<Response> {
	// Small enough to read whole: an unread stream, as after HEAD, would keep its file open for ever.
	const picture = await readFile(path);
	return new Response(picture, {
		headers: {
			"Content-Type": `image/${format}`,
			"Content-Length": String(picture.length),
			// A different look has a different name, so a copy never expires.
			"Cache-Control": isFinal ? "public, max-age=31536000, immutable" : "public, max-age=60",
			...(!isNamed(format) && { Vary: "Accept" }),
		},
	});
}
