import { type Currency, formatMoney } from "#lib/domain/money.ts";

export const CZK: Pick<Currency, "symbol_before" | "symbol_after" | "decimals"> = {
	symbol_before: "",
	symbol_after: "Kč",
	decimals: 2,
};

/** A price of the catalogue, in CZK haléře, as shown (spec §1). */
export function formatCzk(minor: number): string {
	return formatMoney(minor, CZK);
}

/** A filter's price in whole crowns: "1 500 Kč". */
export function formatWholeCzk(crowns: number): string {
	return formatMoney(crowns, { ...CZK, decimals: 0 });
}
