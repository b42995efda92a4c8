import { czkPerUnit as shownCzkPerUnit } from "../../../domain/money/document-amounts.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { lockCurrencies, writeRate } from "./currency-rate.sql.ts";

/**
 * A rate larger or smaller by more than this factor is taken for a typing error: currencies do not move that far between
 * updates.
 */
const JUMP_RATIO = 1.2;

export type RateChange = {
	/** "EUR". */
	code: string;
	/** Price of one unit in crowns: decimal text above zero, at most 6 places on either side. */
	czkPerUnit: string;
	isForced: boolean;
	isDryRun: boolean;
};

/** A rate as stored, units for one CZK, and as people say it, CZK for one unit. */
export type Rate = { perCzk: string; czkPerUnit: string };

/**
 * Sets the rate of a currency and announces it: pages and carts use it from then on, placed orders keep theirs. Refuses an
 * unknown currency (with the known ones), the shop's base currency, and a jump that is not forced (with the current price in
 * crowns).
 */
export async function changeRate(
	shop: Shop,
	{ code, czkPerUnit, isForced, isDryRun }: RateChange,
): Promise<Result<{ before: Rate; after: Rate }, "unknown_currency" | "own_currency" | "rate_jump">> {
	return transaction(shop.db, async (tx) => {
		const currencies = await lockCurrencies(tx, czkPerUnit);
		const currency = currencies.find((one) => one.code === code);
		if (!currency) return refuse("unknown_currency", currencies.map((one) => one.code).join(", "));
		const { id, rate: before, new_rate: after } = currency;
		if (currency.is_default || code === "CZK") return refuse("own_currency");
		if (!isForced && isJump(Number(before), Number(after))) return refuse("rate_jump", shownCzkPerUnit(before));
		if (before !== after && !isDryRun) {
			await writeRate(tx, { id, rate: after });
			await announce(tx, ["settings"]);
		}
		return accept({ before: rateOf(before), after: rateOf(after) });
	});
}

const isJump = (before: number, after: number) => Math.max(before, after) > Math.min(before, after) * JUMP_RATIO;

const rateOf = (perCzk: string): Rate => ({ perCzk, czkPerUnit: shownCzkPerUnit(perCzk) });
