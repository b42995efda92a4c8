import { createHmac } from "node:crypto";
import { SECOND_MS } from "../../../domain/durations.ts";
import { VIDEO_LINK_MAX_AGE_S } from "../../../domain/goods/goods-limits.ts";
import type { Locale } from "../../../domain/locale.ts";
import { isSameHash } from "../../kernel/base/is-same-hash.ts";
import type { Shop } from "../../kernel/shop.ts";
import type { VideoPart } from "./video-files.ts";

type FileKey = { id: number; locale: Locale; part: VideoPart };

/** Addresses signed within this time are equal, so that a reloaded page does not load its film again. */
const STEP_S = VIDEO_LINK_MAX_AGE_S / 2;

/** Address of a part of a video that works without a token, for at most `VIDEO_LINK_MAX_AGE_S` and at least half of it. */
export function signedPath(shop: Shop, key: FileKey): string {
	const nowS = Math.floor(shop.now().getTime() / SECOND_MS);
	const expires = `${(Math.floor(nowS / STEP_S) + 2) * STEP_S}`;
	const query = new URLSearchParams({ expires, signature: signatureOf(shop, key, expires) });
	return `/api/videos/${key.id}/${key.locale}/${key.part}?${query}`;
}

/** Whether the shop signed this address and it has not expired. */
export function isSigned(shop: Shop, key: FileKey, { expires, signature }: { expires: string; signature: string }) {
	const isRight = isSameHash(signatureOf(shop, key, expires), signature);
	return isRight && Number(expires) * SECOND_MS > shop.now().getTime();
}

function signatureOf(shop: Shop, { id, locale, part }: FileKey, expires: string): string {
	// The secret signs tokens too: the prefix keeps a signature from being valid as the other kind.
	return createHmac("sha256", shop.sessionSecret)
		.update(["video", id, locale, part, expires].join("\n"))
		.digest("base64url");
}
