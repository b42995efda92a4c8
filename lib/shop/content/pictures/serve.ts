import { readFile } from "node:fs/promises";
import {
	isPictureWidth,
	MAIL_PICTURE_WIDTH,
	type PictureFormat,
	type PictureWidth,
	readPictureName,
} from "../../../domain/goods/pictures.ts";
import { mediaDir } from "../../goods/media/media-dir.ts";
import { mediaIn } from "../../goods/media/media-files.ts";
import { hasOriginal } from "../../goods/media/originals.ts";
import { pictureFile, pictureKey } from "../../goods/media/picture-files.ts";
import { pictureRow } from "../../goods/media/pictures.sql.ts";
import { PLACEHOLDER_TINT, placeholderRecipe } from "../../goods/media/placeholder.ts";
import { readEnv } from "../../kernel/base/env.ts";
import { isDatabaseAway } from "../../kernel/db/database-errors.ts";
import { logFault } from "../../kernel/db/database-outage.ts";
import { isErrno } from "../../kernel/db/embedded/process-identity.ts";
import { s3Settings } from "../../kernel/files/s3-settings.ts";
import { ProcessEnded } from "../../kernel/jobs/task-process.ts";
import { networkOf } from "../../kernel/rate-limits/client-address.ts";
import { createTurns } from "../../kernel/rate-limits/turns.ts";
import type { Shop } from "../../kernel/shop.ts";
import { AWAY, readIfThere } from "./serve-drawn.ts";
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
 * same picture, cached briefly. 404 for another width, 429 when too many requests of the network wait, 503 when the database or the
 * studio is away, or the disk is full.
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
	const here = await readIfThere(made);
	if (here) return answer(here, format, { isFinal: name.isOfToday });
	try {
		return await draw(shop, { ...name, width, format }, asker.address);
	} catch (error) {
		if (!mayPass(error)) throw error;
		logFault(error, "picture not drawn", { key: name.key, width });
		return new Response(null, AWAY);
	}
}

/** Whether the same picture may be drawn later. */
const mayPass = (error: unknown) =>
	isErrno(error, "ENOSPC", "EDQUOT") || error instanceof ProcessEnded || isDatabaseAway(error);

async function draw(
	{ db }: Pick<Shop, "db">,
	{ key, isOfToday, width, format }: { key: string; isOfToday: boolean; width: PictureWidth; format: PictureFormat },
	address: string,
): Promise<Response> {
	const row = await pictureRow(db, key);
	if (!row) return new Response(null, MISSING);
	const tint = row.tint ?? PLACEHOLDER_TINT;
	const order = async (picture: Pick<typeof row, "key" | "recipe">, isFinal: boolean) => {
		const end = await drawings.take(networkOf(address));
		if (!end) return new Response(null, TOO_MANY);
		try {
			const path = await orderPicture({ ...picture, tint, width, format });
			return path === "" ? null : answer(await readFile(path), format, { isFinal });
		} finally {
			end();
		}
	};
	if (row.recipe !== null || (await hasOriginal(mediaIn(mediaDir()), key)) || hasStore()) {
		const reply = await order(row, isOfToday);
		if (reply) return reply;
	}
	// Comparison sites and mailboxes keep a picture for good, so they must retry until the goods' own is there.
	if (isNamed(format)) return new Response(null, LATER);
	// A stand-in replaces an outside picture that is not downloaded yet: another file, cached briefly, drawn once for all of them.
	const standIn = { key: pictureKey(placeholderRecipe, tint), recipe: placeholderRecipe };
	const drawn = await readIfThere(pictureFile(mediaDir(), standIn.key, width, format));
	if (drawn) return answer(drawn, format, { isFinal: false });
	return (await order(standIn, false)) ?? new Response(null, LATER);
}

/** Other computers of the shop may have downloaded it. */
const hasStore = () => s3Settings(readEnv()) !== null;

/** Whether its address says the format, whatever the client accepts. */
const isNamed = (format: PictureFormat) => format === "jpeg" || format === "png";

function answer(picture: Buffer<ArrayBuffer>, format: PictureFormat, { isFinal }: { isFinal: boolean }): Response {
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
