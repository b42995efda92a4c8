import { accept, type Result, refuse } from "./result.ts";

export type GrossPriceFault = "not_a_number" | "below_zero" | "too_many_decimals" | "too_high";

/** 9 999 999,99 Kč: its net price fits `numeric(14,4)` at every rate. */
export const GROSS_PRICE_MAX_MINOR = 999_999_999;

/** Reads a price as people and files write it, "49", "49,9" or "49.90", into minor units (haléře). */
export function parseGrossPrice(text: string): Result<number, GrossPriceFault> {
	const match = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(text.trim());
	if (!match) return refuse("not_a_number");
	const [, sign, whole = "", decimals = ""] = match;
	if (decimals.length > 2) return refuse("too_many_decimals");
	const minor = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
	if (sign === "-" && minor > 0) return refuse("below_zero");
	return minor > GROSS_PRICE_MAX_MINOR ? refuse("too_high") : accept(minor);
}
