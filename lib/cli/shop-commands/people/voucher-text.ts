import type { VoucherType } from "#lib/domain/cart/voucher.ts";
import { parseDecimal } from "#lib/domain/money/money.ts";
import { czk } from "../czk.ts";

/** What a voucher takes off: "10 % off", "100,00 Kč off"; decimal text as the database keeps it. */
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
