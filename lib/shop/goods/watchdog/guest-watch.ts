import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { WatchOfLink } from "../../../contract/schemas/watchdog.ts";
import type { Locale } from "../../../domain/locale.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import { WHILE_NEW } from "../../kernel/jobs/queue.ts";
import { clearLimit, takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { askGuestWatch, confirmGuestWatch } from "./guest-watch.sql.ts";
import { type NamedWatch, piecesOfVariant, watchByHash } from "./watchdog.sql.ts";
import { goodsLink } from "./watchdog.ts";

/** Has the link mailed that begins a guest's watch. */
export const WATCH_ASKED = { name: "mail.watch-asked", data: z.object({ watchdogId: z.int() }), keeps: WHILE_NEW };

type Asked = { variantId: number; email: string; locale: Locale };

/**
 * Stores a guest's wish to be told once when a variant is back, and mails a link that confirms it (decisions 200). Refuses goods not
 * on sale, and those in stock. The reply never says what the shop knows of the e-mail; mails to one mailbox are limited, and beyond
 * that the reply is the same.
 */
export async function askToWatch(
	shop: Shop,
	{ variantId, email, locale }: Asked,
	address: string,
): Promise<Result<null, "not_found" | "already_in_stock" | "too_many_requests">> {
	const taken = await takeLimit(shop, "watch_address", { address });
	if (!taken.ok) return taken;
	const mayMail = (await takeLimit(shop, "watch_mail", { email })).ok;
	return transaction(shop.db, async (tx) => {
		const pieces = await piecesOfVariant(tx, variantId);
		if (pieces === undefined) return refuse("not_found");
		if (pieces > 0) return refuse("already_in_stock");
		const hash = randomBytes(24).toString("base64url");
		const watchdogId = await askGuestWatch(tx, { email, variantId, hash, locale, now: shop.now() });
		if (watchdogId !== undefined && mayMail) await shop.jobs.enqueue(tx, WATCH_ASKED, { watchdogId });
		return accept(null);
	});
}

const watchOf = (row: NamedWatch, locale: Locale) => ({
	product: goodsLink(row, locale),
	variant_name: row.variant_name,
	state: row.state,
	is_guest: row.user_id === null,
});

/** The watch that a mailed link names; null when its secret is unknown. */
export async function findWatch(shop: Shop, hash: string, locale: Locale): Promise<WatchOfLink | null> {
	const row = await watchByHash(shop.db, hash, locale);
	return row ? watchOf(row, locale) : null;
}

/** Begins a guest's watch by its link; one that has begun or ended stays as it is. Refuses goods that are back already. */
export async function confirmWatch(
	shop: Shop,
	hash: string,
	locale: Locale,
): Promise<Result<WatchOfLink, "not_found" | "already_in_stock">> {
	const confirmed = await transaction(shop.db, async (tx) => {
		const row = await watchByHash(tx, hash, locale);
		if (!row) return refuse("not_found");
		if (row.state !== "pending") return accept({ watch: watchOf(row, locale), proved: null });
		const pieces = await piecesOfVariant(tx, row.variant_id);
		if (pieces === undefined) return refuse("not_found");
		if (pieces > 0) return refuse("already_in_stock");
		await confirmGuestWatch(tx, row.id, shop.now());
		return accept({ watch: watchOf({ ...row, state: "watching" }, locale), proved: row.email });
	});
	if (!confirmed.ok) return confirmed;
	const { watch, proved } = confirmed.value;
	// Whoever reads the mailbox asked for its mails.
	if (proved) await clearLimit(shop, "watch_mail", { email: proved });
	return accept(watch);
}
