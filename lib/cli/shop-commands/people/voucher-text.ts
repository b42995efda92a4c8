import type { VoucherType } from "#lib/domain/cart/voucher.ts";
import { parseDecimal } from "#lib/domain/money/money.ts";
import { czk } from "../czk.ts";

/** The discount of a voucher: "10 % off", "100,00 Kč off"; `value` is decimal text from the database. */
export function takesOff(type: VoucherType, value: string): string {
	if (type === "percent") return `${percentText(value)} off`;
	return `${czkText(value)} off`;
}

/** "12.50" → "12,5 %". */
export function percentText(value: string): string {
	return `${String(Number(value)).replace(".", ",")} %`;
}

/** Gross crowns as decimal text, "600.0000" → "600,00 Kč". */
export function czkText(value: string): string {
	return czk(Number(parseDecimal(value, 4) / 100n));
}
