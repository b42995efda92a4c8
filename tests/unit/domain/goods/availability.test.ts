import { describe, expect, test } from "vitest";
import { availabilityOf, earliestPickup, pickupDays, quickestDays } from "#lib/domain/goods/availability.ts";

const stock = { isActive: true, isRestocked: true, warehouse: 0, branches: 0 };

describe("the availability of a variant", () => {
	test.each([
		[{ warehouse: 1 }, "in_stock"],
		[{ branches: 1 }, "in_stock"],
		[{}, "temporarily_sold_out"],
		[{ isRestocked: false }, "sold_out"],
		[{ isRestocked: false, branches: 1 }, "in_stock"],
		[{ isActive: false, warehouse: 9 }, "not_active"],
		[{ isActive: false, isRestocked: false }, "not_active"],
	])("%j is %s", (changes, availability) => {
		expect(availabilityOf({ ...stock, ...changes })).toBe(availability);
	});
});

test.each([
	[true, false, 1, 2],
	[false, false, 3, 5],
	[true, true, null, 10],
	[false, true, null, 10],
])("pickup in Prague %s, lacking stock %s: %s–%i working days", (isPrague, lacksStock, from, to) => {
	expect(pickupDays({ isPrague, lacksStock })).toEqual({ from, to });
});

describe("the earliest pickup of goods", () => {
	test.each([
		["Prague has it", { branches: [{ isPrague: false }, { isPrague: true }], warehouse: 5 }, { from: 1, to: 2 }],
		["others have it", { branches: [{ isPrague: false }], warehouse: 5 }, { from: 3, to: 5 }],
		["no branch has it", { branches: [], warehouse: 5 }, { from: null, to: 10 }],
		["nobody has it", { branches: [], warehouse: 0 }, null],
	])("%s", (_, goods, days) => {
		expect(earliestPickup(goods)).toEqual(days);
	});
});

describe("the quickest of several pickup times", () => {
	test.each([
		[[], null],
		[
			[
				{ from: 2, to: 3 },
				{ from: 1, to: 2 },
			],
			{ from: 1, to: 2 },
		],
		[
			[
				{ from: 2, to: 3 },
				{ from: 1, to: 3 },
			],
			{ from: 1, to: 3 },
		],
		[
			[
				{ from: null, to: 10 },
				{ from: 3, to: 5 },
			],
			{ from: 3, to: 5 },
		],
	])("of %j is %j", (promises, days) => {
		expect(quickestDays(promises)).toEqual(days);
	});
});
