import { describe, expect, test } from "vitest";
import {
	CZK,
	convertMinor,
	czkAtRate,
	czkOfMinor,
	divideRounded,
	formatMoney,
	grossMinor,
	minorToDecimal,
	netFromGross,
	parseDecimal,
	percentOfMinor,
	roundToWholeMinor,
	vatPartMinor,
} from "#lib/domain/money/money.ts";

const USD = { symbol_before: "$", symbol_after: "", decimals: 2 };
const HUF = { symbol_before: "", symbol_after: "Ft", decimals: 0 };

describe("grossMinor: net × (1 + rate / 100), rounded half up per unit", () => {
	test.each([
		["0", "21.00", 0],
		["0.0001", "21.00", 0],
		["0.0041", "21", 0],
		["0.0042", "21", 1],
		["40.4959", "21.00", 4_900],
		["41.32", "21", 5_000],
		["43.75", "12.00", 4_900],
		["100", "0", 10_000],
		["0.005", "0", 1],
		["0.0049", "0", 0],
		["1239.6694", "21", 150_000],
		["9999999999.9999", "21", 1_210_000_000_000],
	])("%s at %s %% is %i", (net, rate, gross) => {
		expect(grossMinor(net, rate)).toBe(gross);
	});

	test("three pieces of 41.32 at 21 % are 150.00, not the 149.99 of a rounded line", () => {
		expect(grossMinor("41.32", "21") * 3).toBe(15_000);
	});

	test.each([
		[0, 49],
		[2, 4_900],
		[4, 490_000],
	])("in a currency with %i decimals", (decimals, gross) => {
		expect(grossMinor("40.4959", "21", decimals)).toBe(gross);
	});
});

test.each(["21", "12"])(
	"every gross price in whole crowns up to 20 000 survives the way to net and back at %s %%",
	(rate) => {
		const lost = Array.from({ length: 20_001 }, (_, crowns) => crowns * 100).filter(
			(gross) => grossMinor(netFromGross(gross, rate), rate) !== gross,
		);
		expect(lost).toEqual([]);
	},
);

test.each([
	[4_900, "21", "40.4959"],
	[0, "21", "0.0000"],
	[1, "21", "0.0083"],
	[4_900, "12", "43.7500"],
	[4_900, "0", "49.0000"],
])("the net price of %i at %s %% is %s", (gross, rate, net) => {
	expect(netFromGross(gross, rate)).toBe(net);
});

describe("parseDecimal", () => {
	test.each([
		["40.4959", 4, 404_959n],
		["0", 4, 0n],
		["-1.5", 2, -150n],
		["1.", 2, 100n],
		["1.2000", 2, 120n],
		[" 7 ", 0, 7n],
		["12345678901234567890.1", 1, 123_456_789_012_345_678_901n],
	])("%s with %i places", (text, places, value) => {
		expect(parseDecimal(text, places)).toBe(value);
	});

	test.each(["", "-", "1,5", "1e5", "0x10", "NaN", "Infinity", "1.2.3", "+1", ".5", "1 000", "٣"])(
		"%j is not a decimal",
		(text) => {
			expect(() => parseDecimal(text, 2)).toThrow(new RangeError(`Not a decimal: ${text}`));
		},
	);

	test("more decimals than asked for are refused", () => {
		expect(() => parseDecimal("1.005", 2)).toThrow("More than 2 decimal places: 1.005");
	});
});

test.each([
	[0n, 3n, 0n],
	[1n, 2n, 1n],
	[-1n, 2n, -1n],
	[4n, 3n, 1n],
	[5n, 3n, 2n],
	[-5n, 3n, -2n],
	[149n, 100n, 1n],
	[150n, 100n, 2n],
])("%i / %i rounds half away from zero to %i", (dividend, divisor, rounded) => {
	expect(divideRounded(dividend, divisor)).toBe(rounded);
});

test.each([
	[12_100, "21", 2_100],
	[11_200, "12", 1_200],
	[10_000, "0", 0],
	[0, "21", 0],
	[1, "21", 0],
	[3, "21", 1],
	[15_000, "21.00", 2_603],
])("VAT in %i at %s %% is %i", (gross, rate, vat) => {
	expect(vatPartMinor(gross, rate)).toBe(vat);
});

test.each([
	[9_900, { rate: "0.0405", decimals: 2 }, 401],
	[9_900, { rate: "0.04050000", decimals: 2 }, 401],
	[10_000, { rate: "1", decimals: 2 }, 10_000],
	[10_000, { rate: "15.5", decimals: 0 }, 1_550],
	[10_000, { rate: "0.0125", decimals: 3 }, 1_250],
	[1, { rate: "0.4", decimals: 2 }, 0],
	[1, { rate: "0.5", decimals: 2 }, 1],
	[0, { rate: "0.0405", decimals: 2 }, 0],
])("%i haléře at %j are %i", (czk, currency, minor) => {
	expect(convertMinor(czk, currency)).toBe(minor);
});

test.each([
	[0, "10", 0],
	[100, "0", 0],
	[100, "100", 100],
	[105, "10", 11],
	[104, "10", 10],
	[999, "33.33", 333],
	[1, "50", 1],
	[1, "49.99", 0],
	[9_007_199_254_740_991, "100", 9_007_199_254_740_991],
])("%i × %s %% is %i", (amount, percent, part) => {
	expect(percentOfMinor(amount, percent)).toBe(part);
});

test.each([
	[0, 2, 0],
	[49, 2, 0],
	[50, 2, 100],
	[12_349, 2, 12_300],
	[12_350, 2, 12_400],
	[7, 0, 7],
	[1_499, 3, 1_000],
])("%i with %i decimals is %i in whole units", (amount, decimals, whole) => {
	expect(roundToWholeMinor(amount, decimals)).toBe(whole);
});

test.each([
	[0, CZK, "0,00\u00a0Kč"],
	[1, CZK, "0,01\u00a0Kč"],
	[99_999, CZK, "999,99\u00a0Kč"],
	[100_000, CZK, "1\u00a0000,00\u00a0Kč"],
	[150_000, CZK, "1\u00a0500,00\u00a0Kč"],
	[123_456_789, CZK, "1\u00a0234\u00a0567,89\u00a0Kč"],
	[-50, CZK, "-0,50\u00a0Kč"],
	[-50_000, CZK, "-500,00\u00a0Kč"],
	[-150_000, CZK, "-1\u00a0500,00\u00a0Kč"],
	[-12_345_600, CZK, "-123\u00a0456,00\u00a0Kč"],
	[150_000, USD, "$\u00a01\u00a0500,00"],
	[1_500, HUF, "1\u00a0500\u00a0Ft"],
	[0, HUF, "0\u00a0Ft"],
	[1_500_000, { ...CZK, decimals: 3, symbol_after: "" }, "1\u00a0500,000"],
])("%i is shown as %j → %s", (minor, currency, text) => {
	expect(formatMoney(minor, currency)).toBe(text);
});

test.each([
	[150_000, 2, "1500.00"],
	[5, 2, "0.05"],
	[-5, 2, "-0.05"],
	[0, 2, "0.00"],
	[1_500, 0, "1500"],
])("%i with %i decimals is %s for machines", (minor, decimals, text) => {
	expect(minorToDecimal(minor, decimals)).toBe(text);
});

describe("czkOfMinor: back to crowns, ÷ rate, rounded half up", () => {
	test.each([
		[12_345, { rate: "1", decimals: 2 }, 12_345],
		[12_345, { rate: "1.00000000", decimals: 2 }, 12_345],
		[401, { rate: "0.0405", decimals: 2 }, 9_901],
		[0, { rate: "0.0405", decimals: 2 }, 0],
		[1_560, { rate: "15.6", decimals: 0 }, 10_000],
		[1, { rate: "16", decimals: 0 }, 6],
	])("%i at %j is %i haléře", (minor, currency, czk) => expect(czkOfMinor(minor, currency)).toBe(czk));

	test.each(["0", "0.00000000", "-1"])("the rate %s is refused", (rate) => {
		expect(() => czkOfMinor(100, { rate, decimals: 2 })).toThrow(new RangeError(`Not a rate: ${rate}`));
	});
});

describe("czkAtRate: crowns at a typed rate, rounded half up to haléře", () => {
	test.each([
		[1250, "24.5", 30_625],
		[999, "24.5", 24_476],
		[1, "24.5", 25],
		[1, "24.49", 24],
		[3, "0.166667", 1],
		[2, "0.24", 0],
		[0, "24.5", 0],
		[40_816_326, "24.5", 999_999_987],
	])("%i at %s is %i", (minor, czkPerUnit, czk) => expect(czkAtRate(minor, czkPerUnit)).toBe(czk));
});
