import type { SatisfactionBody, SatisfactionOf } from "../../../contract/schemas/satisfaction.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { isSameHash } from "../../kernel/base/is-same-hash.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type AskedOrderRow, askedOrderRow, insertAnswer } from "./satisfaction.sql.ts";

type Key = { id: number; hash: string };

/**
 * Stores an answer about the shop: once per order, given its hash, or anonymous without an order. Limited by the caller's
 * address.
 */
export async function sendSatisfaction(
	shop: Shop,
	{ order: key, ...answer }: SatisfactionBody,
	address: string,
): Promise<Result<null, "too_many_requests" | "not_found" | "already_answered">> {
	const taken = await takeLimit(shop, "satisfaction", { address });
	if (!taken.ok) return taken;
	const order = key ? await askedOrder(shop, key) : null;
	if (order === undefined) return refuse("not_found");
	const isKept = await insertAnswer(shop.db, { ...answer, orderId: order?.id ?? null, now: shop.now() });
	return isKept ? accept(null) : refuse("already_answered");
}

/** Whether the questionnaire about an order was answered; null for a wrong hash. */
export async function findSatisfaction(shop: Shop, key: Key): Promise<SatisfactionOf | null> {
	const order = await askedOrder(shop, key);
	return order ? { number: order.number, is_answered: order.is_answered } : null;
}

async function askedOrder(shop: Shop, { id, hash }: Key): Promise<AskedOrderRow | undefined> {
	const row = await askedOrderRow(shop.db, id);
	return row && isSameHash(row.hash, hash) ? row : undefined;
}
