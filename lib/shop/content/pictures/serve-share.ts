import { readPictureName } from "../../../domain/goods/pictures.ts";
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
import { logFault } from "../../kernel/db/database-outage.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type FoundShared, findShared } from "./find-shared.ts";
import { AWAY, answerDrawn, MISSING, movedTo, readId, readVersion } from "./serve-drawn.ts";
import { sharePath } from "./share-files.ts";
import { orderSharePicture } from "./studio.ts";

/** Parts of the address, unparsed. */
export type ShareParams = { locale: string; kind: string; id: string; file: string };
type Asked = { locale: Locale; kind: SharedKind; id: number; version: string };

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
		const version = shareVersion(found);
		if (version !== asked.version) return movedTo(sharePicturePath(found));
		const order = () => orderFound(shop, found, version);
		const path = sharePath(mediaDir(), asked);
		return await answerDrawn({ version, type: SHARE_PICTURE.type, path, order }, ifNoneMatch);
	} catch (error) {
		logFault(error, "picture for a shared link", asked);
		return new Response(null, AWAY);
	}
}

function readParams(params: ShareParams): Asked | null {
	const locale = LOCALES.find((one) => one === params.locale);
	const kind = SHARED_KINDS.find((one) => one === params.kind);
	const [id, version] = [readId(params.id), readVersion(params.file, ".jpg")];
	return locale && kind && id && version ? { locale, kind, id, version } : null;
}

async function orderFound({ db }: Shop, { src, ...found }: FoundShared, version: string): Promise<string> {
	const { locale, kind, id, title, tint } = found;
	const key = src === null ? null : readPictureName(src)?.key;
	const picture = key ? await pictureRow(db, key) : undefined;
	return orderSharePicture({ locale, kind, id, version, title, tint, picture: picture ?? null });
}
