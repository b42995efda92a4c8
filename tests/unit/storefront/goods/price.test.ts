import { expect, test } from "vitest";
import { percentOff } from "#lib/storefront/goods/price.ts";

test.each([
	[41_900, 47_900, 12],
	[10_000, 10_001, 0],
	[10_000, 10_000, 0],
	// Within the last 30 days the price was lower than the sale price.
	[10_000, 9_000, 0],
	[0, 9_000, 100],
	[10_000, null, 0],
])("goods for %d haléře, at the lowest for %j before, are %d percent off", (nowMinor, lowestMinor, percent) => {
	expect(percentOff({ nowMinor, struckMinor: 50_000, lowestMinor })).toBe(percent);
});
