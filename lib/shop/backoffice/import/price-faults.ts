import { GROSS_PRICE_MAX_MINOR, type GrossPriceFault } from "../../../domain/money/gross-price.ts";
import { minorToDecimal } from "../../../domain/money/money.ts";

/** Faults of a price, to follow its name. */
export const PRICE_FAULTS: Record<GrossPriceFault, string> = {
	not_a_number: "is not a number",
	below_zero: "is below zero",
	too_many_decimals: "has more than 2 decimals",
	ambiguous: "may mean thousands or decimals, write it with two decimals",
	other_currency: "is in another currency",
	too_high: `is above ${minorToDecimal(GROSS_PRICE_MAX_MINOR)}`,
};
