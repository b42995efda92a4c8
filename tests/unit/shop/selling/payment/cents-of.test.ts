import { expect, test } from "vitest";
import { centsOf } from "#lib/shop/kernel/services/gateway.ts";

test.each([
	{ minor: 36_100, decimals: 2, cents: 36_100, of: "361,00 Kč" },
	{ minor: 1_250, decimals: 0, cents: 125_000, of: "1 250 Ft" },
	{ minor: 125, decimals: 1, cents: 1_250, of: "12,5" },
	{ minor: 12_340, decimals: 3, cents: 1_234, of: "12,340" },
	{ minor: 12_345, decimals: 3, cents: undefined, of: "12,345, which no gateway counts" },
	{ minor: 0, decimals: 2, cents: 0, of: "nothing" },
])("$of is $cents hundredths", ({ minor, decimals, cents }) => {
	expect(centsOf(minor, decimals)).toBe(cents);
});
