import { describe, expect, test } from "vitest";
import { growthOf, type Times, timesOf } from "#tools/bench/growth.ts";
import { growthTable } from "#tools/bench/growth-table.ts";

const times = (medianMs: number, p95Ms = medianMs): Times => ({ medianMs, p95Ms });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("times of a figure", () => {
	test.each<[string, number[], Times]>([
		["one call", [7], times(7)],
		["two: the median lies between them", [2, 5], times(3.5, 5)],
		["three in any order", [9, 1, 4], times(4, 9)],
		["twenty: 19 stay within the p95", upTo(20), times(10.5, 19)],
		["a hundred: 95 stay within the p95", upTo(100).reverse(), times(50.5, 95)],
		["numbers, not words, are sorted", [100, 9, 20], times(20, 100)],
	])("%s", (_, ms, expected) => {
		expect(timesOf(ms)).toEqual(expected);
	});

	test("a figure without calls is refused", () => {
		expect(() => timesOf([])).toThrow("There are no values");
	});
});

describe("growth", () => {
	test.each<[string, [number, Times][], number | null]>([
		[
			"from 10 000 to the greatest size, by the median",
			[
				[1000, times(50)],
				[10_000, times(4, 9)],
				[100_000, times(99)],
				[1_000_000, times(10, 99)],
			],
			2.5,
		],
		[
			"below 1 when it got faster",
			[
				[10_000, times(8)],
				[20_000, times(4)],
			],
			0.5,
		],
		[
			"none without 10 000",
			[
				[1000, times(4)],
				[100_000, times(8)],
			],
			null,
		],
		[
			"none when nothing is greater",
			[
				[1000, times(4)],
				[10_000, times(8)],
			],
			null,
		],
		["none without any size", [], null],
	])("%s", (_, bySize, expected) => {
		expect(growthOf(new Map(bySize))).toBe(expected);
	});
});

test("the table marks only growth above its limit", () => {
	const figure = (name: string, growthMax: number | null, ...medians: number[]) => ({
		name,
		growthMax,
		bySize: new Map(
			[1000, 10_000, 1_000_000].flatMap((size, index) => {
				const median = medians[index];
				return median === undefined ? [] : [[size, times(median, median * 2)]];
			}),
		),
	});
	const table = growthTable(
		[
			figure("at its limit", 3, 1.04, 4, 12),
			figure("above it", 3, 1, 4, 12.4),
			figure("without one", null, 10, 20, 400),
			figure("not measured", 3, 1, 2),
		],
		[1000, 10_000, 1_000_000],
	);
	expect(table.split("\n")).toEqual([
		"| median / p95, ms | 1 000 | 10 000 | 1 000 000 | 10 000 → 1 000 000 |",
		"| --- | ---: | ---: | ---: | ---: |",
		"| at its limit | 1.0 / 2.1 | 4.0 / 8.0 | 12 / 24 | 3.0× |",
		"| above it | 1.0 / 2.0 | 4.0 / 8.0 | 12 / 25 | **3.1×, above 3** |",
		"| without one | 10 / 20 | 20 / 40 | 400 / 800 | 20.0× |",
		"| not measured | 1.0 / 2.0 | 2.0 / 4.0 | – | – |",
	]);
});

test("without 10 000 and something greater the table has no column of growth", () => {
	const figures = [{ name: "search", growthMax: 3, bySize: new Map([[1000, times(1)]]) }];
	expect(growthTable(figures, [1000])).toBe("| median / p95, ms | 1 000 |\n| --- | ---: |\n| search | 1.0 / 1.0 |");
});
