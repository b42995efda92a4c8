import { readFile } from "node:fs/promises";
import {
	SHARE_PICTURE,
	SHARED_KINDS,
	type SharedKind,
	sharePicturePath,
	shareVersion,
} from "../../../domain/goods/share-picture.ts";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import { mediaDir } from "../../goods/media/media-dir.ts";
import { pictureRow } from "../../goods/media/pictures.sql.ts";
import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type FoundShared, findShared } from "./find-shared.ts";
import { SHARE_VERSION, sharePath } from "./share-files.ts";
import { orderSharePicture } from "./studio.ts";

/** Parts of the address, unparsed. */
export type ShareParams = { locale: string; kind: string; id: string; file: string };
type Asked = { locale: Locale; kind: SharedKind; id: number; version: string };

/** Largest id of a row. */
const ID_MAX = 2 ** 31 - 1;
const FOR_EVER = "public, max-age=31536000, immutable";
const SHORTLY = "public, max-age=60";

const MISSING = { status: 404, headers: { "Cache-Control": "no-store" } };
const AWAY = { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "5" } };

/**
 * `GET /media/share/{locale}/{kind}/{id}/{version}.jpg`: the picture of a public page for shared links, drawn on the first
 * request. An older version redirects to the current one (308), an unknown subject is 404; only the current version is ever
 * drawn, so invented addresses cost a database query and no disk. Never throws: 503 when the database or the studio is away.
 */
export async function serveSharePicture(
	shop: Shop,
	params: ShareParams,
	ifNoneMatch: string | null,
): Promise<Response> {
	const asked = readParams(params);
	if (!asked) return new Response(null, MISSING);
	try {
		const found = await findShared(shop, asked.locale, asked.kind, asked.id);
		if (!found) return new Response(null, MISSING);
		if (shareVersion(found) !== asked.version) return movedTo(sharePicturePath(found));
		return await answer(shop, found, asked, ifNoneMatch);
	} catch (error) {
		log.error({ ...asked, error: errorText(error) }, "picture for a shared link");
		return new Response(null, AWAY);
	}
}

function readParams({ locale, kind, id, file }: ShareParams): Asked | null {
	const known = { locale: LOCALES.find((one) => one === locale), kind: SHARED_KINDS.find((one) => one === kind) };
	const version = file.endsWith(".jpg") ? file.slice(0, -".jpg".length) : "";
	if (!known.locale || !known.kind || !SHARE_VERSION.test(version)) return null;
	if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > ID_MAX) return null;
	return { locale: known.locale, kind: known.kind, id: Number(id), version };
}

function movedTo(path: string): Response {
	// Cached briefly: the next change makes another version.
	return new Response(null, { status: 308, headers: { Location: path, "Cache-Control": SHORTLY } });
}

async function answer(shop: Shop, found: FoundShared, name: Asked, ifNoneMatch: string | null): Promise<Response> {
	const path = sharePath(mediaDir(), name);
	const kept = { "Cache-Control": FOR_EVER, ETag: `"${name.version}"` };
	if (isKnown(ifNoneMatch, kept.ETag)) return new Response(null, { status: 304, headers: kept });
	const ready = await readIfThere(path);
	const drawnPath = ready ? path : await order(shop, found, name.version);
	const picture = ready ?? (await readFile(drawnPath));
	return new Response(picture, {
		headers: {
			"Content-Type": SHARE_PICTURE.type,
			"Content-Length": String(picture.length),
			// A stand-in is replaced once the outside picture is downloaded, so it is cached briefly.
			...(drawnPath === path ? kept : { "Cache-Control": SHORTLY }),
		},
	});
}

async function order({ db }: Shop, { src, ...found }: FoundShared, version: string): Promise<string> {
	const { locale, kind, id, title, tint } = found;
	const key = src?.split("/").at(-1);
	const picture = key ? await pictureRow(db, key) : undefined;
	return orderSharePicture({ locale, kind, id, version, title, tint, picture: picture ?? null });
}

/** Whether the caller's copy is this one (RFC 9110 § 13.1.2). */
function isKnown(ifNoneMatch: string | null, tag: string): boolean {
	const tags = (ifNoneMatch ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
	return tags.includes(tag) || tags.includes("*");
}

async function readIfThere(path: string): Promise<Buffer<ArrayBuffer> | null> {
	return readFile(path).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
}
