import { expect, test } from "vitest";
import { median, quantile } from "#tools/bench/quantile.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each<[string, number[], number]>([
	["one value", [7], 7],
	["two: between them", [2, 5], 3.5],
	["three in any order", [9, 1, 4], 4],
	["numbers, not words, are sorted", [100, 9, 20], 20],
])("the median of %s", (_, values, expected) => {
	expect(median(values)).toBe(expected);
});

test.each<[string, number[], number, number]>([
	["half of ten", upTo(10), 0.5, 5],
	["99 % of a hundred in any order", upTo(100).reverse(), 0.99, 99],
	["99 % of ten: the greatest", upTo(10), 0.99, 10],
	["99 % of one", [7], 0.99, 7],
])("%s do not exceed the quantile", (_, values, share, expected) => {
	expect(quantile(values, share)).toBe(expected);
});

test("without values there is neither", () => {
	expect(() => median([])).toThrow("There are no values");
	expect(() => quantile([], 0.99)).toThrow("There are no values");
});
