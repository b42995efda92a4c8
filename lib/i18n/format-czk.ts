import { CZK, formatMoney } from "#lib/domain/money/money.ts";

/** A price of the catalogue, in CZK haléře, as shown (promises §1). */
export function formatCzk(minor: number): string {
	return formatMoney(minor, CZK);
}

/** A filter's price in whole crowns: "1 500 Kč". */
export function formatWholeCzk(crowns: number): string {
	return formatMoney(crowns, { ...CZK, decimals: 0 });
}
