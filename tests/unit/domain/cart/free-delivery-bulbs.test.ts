import { expect, test } from "vitest";
import { litBulbs } from "#lib/domain/cart/free-delivery-bulbs.ts";

test.each([
	[150_001, 0],
	[150_000, 0],
	[131_251, 0],
	[131_250, 1],
	[75_000, 4],
	[18_750, 7],
	[1, 7],
	[0, 8],
])("with %i haléře missing to free delivery %i of eight bulbs are lit", (missing, lit) => {
	expect(litBulbs(missing, 8)).toBe(lit);
});
