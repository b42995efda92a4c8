import { describe, expect, test } from "vitest";
import { availabilityOf, pickupDays } from "#lib/domain/availability.ts";

const stock = { isActive: true, isRestocked: true, warehouse: 0, branches: 0 };

describe("wording of one variant", () => {
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
	[true, true, 1, 10],
	[false, true, 3, 10],
])("pickup in Prague %s, lacking stock %s: %i–%i days", (isPrague, lacksStock, from, to) => {
	expect(pickupDays({ isPrague }, lacksStock)).toEqual({ days: { from, to }, lacksStock });
});
