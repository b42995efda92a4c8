import { randomBytes } from "node:crypto";
import type { WatchEnded, Watches, Watching } from "../../../contract/schemas/watchdog.ts";
import type { Locale } from "../../../domain/locale.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { endGuestWatch } from "./guest-watch.sql.ts";
import { endWatchOf, type GoodsRow, insertWatch, piecesOfVariant, watchByHash, watchRows } from "./watchdog.sql.ts";

type Watch = { userId: number; variantId: number };

/**
 * Adds a customer's watch of a variant, at most one; the mail will be in this language. Refuses goods not on sale, and those
 * in stock anywhere.
 */
export async function watchVariant(
	shop: Shop,
	watch: Watch,
	locale: Locale,
): Promise<Result<Watching, "not_found" | "already_in_stock">> {
	return transaction(shop.db, async (tx) => {
		const pieces = await piecesOfVariant(tx, watch.variantId);
		if (pieces === undefined) return refuse("not_found");
		if (pieces > 0) return refuse("already_in_stock");
		await insertWatch(tx, { ...watch, hash: randomBytes(24).toString("base64url"), locale, now: shop.now() });
		return accept({ variant_id: watch.variantId, is_watching: true });
	});
}

/** Ends a customer's watch of a variant; does nothing without one. */
export async function unwatchVariant(shop: Shop, watch: Watch): Promise<Watching> {
	await endWatchOf(shop.db, { ...watch, now: shop.now() });
	return { variant_id: watch.variantId, is_watching: false };
}

/** A customer's watches, the latest first; goods no longer on sale are left out. */
export async function listWatches(shop: Shop, userId: number, locale: Locale): Promise<Watches> {
	const rows = await watchRows(shop.db, userId, locale);
	return rows.map((row) => ({
		variant_id: row.variant_id,
		product: goodsLink(row, locale),
		variant_name: row.variant_name,
		since: new Date(row.created_at).toISOString(),
	}));
}

/**
 * Ends the watch that a mailed link names, and of a customer a later one for the same variant. Refuses an unknown
 * hash.
 */
export async function endWatch(shop: Shop, hash: string, locale: Locale): Promise<Result<WatchEnded, "not_found">> {
	const row = await watchByHash(shop.db, hash, locale);
	if (!row) return refuse("not_found");
	const now = shop.now();
	if (row.user_id === null) await endGuestWatch(shop.db, row.id, now);
	else await endWatchOf(shop.db, { userId: row.user_id, variantId: row.variant_id, now });
	return accept({ product: goodsLink(row, locale), variant_name: row.variant_name });
}

/** Page of the goods that a watch is about. */
export function goodsLink({ product_id: id, slug, name, category_slug }: GoodsRow, locale: Locale) {
	return { id, slug, name, url: pageLinks.product(locale, { id, slug, categorySlug: category_slug }) };
}
