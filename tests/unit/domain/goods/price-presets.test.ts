import { describe, expect, test } from "vitest";
import { pricePresets } from "#lib/domain/goods/price-presets.ts";

const range = (from: number | null, to: number | null) => ({ from, to });

describe("ranges of prices to choose at once", () => {
	test.each([
		[
			"many bounds between are thinned to two",
			{ min: 9, max: 999 },
			[range(null, 100), range(100, 300), range(300, null)],
		],
		["two bounds make three ranges", { min: 60, max: 250 }, [range(null, 100), range(100, 200), range(200, null)]],
		["one bound makes two", { min: 150, max: 250 }, [range(null, 200), range(200, null)]],
		["no bound between, no ranges", { min: 210, max: 290 }, []],
		["a single price has none", { min: 300, max: 300 }, []],
		["bounds that are the lowest or highest price divide nothing", { min: 100, max: 200 }, []],
		["dear goods", { min: 40_000, max: 900_000 }, [range(null, 50_000), range(50_000, null)]],
	])("%s", (_, prices, ranges) => {
		expect(pricePresets(prices)).toEqual(ranges);
	});
});
