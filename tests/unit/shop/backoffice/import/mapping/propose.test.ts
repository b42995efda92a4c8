import { expect, test } from "vitest";
import { isWorthFilter } from "#lib/shop/backoffice/import/mapping/propose.ts";

test.each([
	["three goods in two groups", { goods: 3, values: [2, 2] }, 20, true],
	["two goods are too few to be told apart", { goods: 2, values: [2, 2] }, 20, false],
	["a single value narrows nothing", { goods: 20, values: [20] }, 20, false],
	["three goods, each with a value of its own", { goods: 3, values: [1, 1, 1] }, 20, false],
	["sizes of which each product has several", { goods: 4, values: [3, 4, 2] }, 20, true],
	["a hundred values are few enough", { goods: 500, values: Array(100).fill(5) }, 500, true],
	["more than a hundred values are too many", { goods: 500, values: Array(101).fill(5) }, 500, false],
	["a hundredth of a large shop", { goods: 100, values: [60, 40] }, 10_000, true],
	["fewer than a hundredth of a large shop", { goods: 99, values: [60, 39] }, 10_000, false],
])("a property is worth a filter: %s", (_, { goods, values }, allGoods, expected) => {
	const counted = values.map((count: number, index: number) => ({ key: `${index}`, value: `${index}`, goods: count }));
	expect(isWorthFilter({ goods, values: counted }, allGoods)).toBe(expected);
});
