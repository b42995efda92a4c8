import { describe, expect, test } from "vitest";
import {
	czkMinorOf,
	czkPerUnit,
	discountPerRate,
	negatedRecap,
	unitBaseMinor,
	vatRecap,
} from "#lib/domain/money/document-amounts.ts";

test.each([
	[4900, "21.00", 4050],
	[10_000, "12.00", 8929],
	[10_000, "0.00", 10_000],
	[0, "21.00", 0],
])("%i with %s %% of VAT is %i without", (gross, vat, base) => {
	expect(unitBaseMinor(gross, vat)).toBe(base);
});

test.each([
	[405, { rate: "0.04050000", decimals: 2 }, 10_000],
	[1, { rate: "0.04050000", decimals: 2 }, 25],
	[-405, { rate: "0.04050000", decimals: 2 }, -10_000],
	[405, { rate: "15.00000000", decimals: 0 }, 2700],
	[4050, { rate: "0.04050000", decimals: 3 }, 10_000],
	[12_345, { rate: "1", decimals: 2 }, 12_345],
])("%i of a currency with %j is %i haléřů", (minor, currency, czk) => {
	expect(czkMinorOf(minor, currency)).toBe(czk);
});

test.each([
	["0.04050000", "24.691"],
	["0.0404", "24.752"],
	["1", "1.000"],
	["15", "0.067"],
])("at the rate %s a unit costs %s Kč", (rate, czk) => {
	expect(czkPerUnit(rate)).toBe(czk);
});

describe("a recapitulation", () => {
	const rates = [
		{ vatPercent: "21.00", grossMinor: 1210, baseMinor: 1000, vatMinor: 210 },
		{ vatPercent: "12.00", grossMinor: 0, baseMinor: 0, vatMinor: 0 },
	];

	test("in crowns has no second currency", () => {
		const recap = vatRecap(rates, { code: "CZK", rate: "1", decimals: 2 });
		expect(recap).toEqual(rates.map((rate) => ({ ...rate, czk: null })));
	});

	test("in euros has base and VAT in crowns as well (Act 235/2004 § 4(8))", () => {
		const [standard] = vatRecap(rates, { code: "EUR", rate: "0.0405", decimals: 2 });
		expect(standard?.czk).toEqual({ baseMinor: 24_691, vatMinor: 5185 });
	});

	test("negated twice is the same again, without a negative zero", () => {
		const recap = vatRecap(rates, { code: "EUR", rate: "0.0405", decimals: 2 });
		const negated = negatedRecap(recap);
		expect(negated[0]).toEqual({
			vatPercent: "21.00",
			baseMinor: -1000,
			vatMinor: -210,
			grossMinor: -1210,
			czk: { baseMinor: -24_691, vatMinor: -5185 },
		});
		expect(negated[1]?.baseMinor).toBe(0);
		expect(negatedRecap(negated)).toEqual(recap);
	});
});

describe("what vouchers take off at each rate", () => {
	const line = (kind: string, vatPercent: string, totalMinor: number) => ({ kind, vatPercent, totalMinor });
	const rate = (vatPercent: string, grossMinor: number) => ({ vatPercent, grossMinor });

	test.each([
		[
			"nothing without vouchers",
			[line("goods", "21.00", 100), line("delivery", "21.00", 20)],
			[rate("21.00", 120)],
			[],
		],
		[
			"its part of each rate",
			[line("goods", "21.00", 200), line("goods", "12.00", 100), line("voucher", "0", -30), line("rounding", "0", 1)],
			[rate("21.00", 180), rate("12.00", 90)],
			[
				{ vatPercent: "21.00", totalMinor: -20 },
				{ vatPercent: "12.00", totalMinor: -10 },
			],
		],
		[
			"the whole of a rate that then costs nothing",
			[line("goods", "21.00", 200), line("goods", "12.00", 100), line("voucher", "0", -100)],
			[rate("21.00", 200)],
			[{ vatPercent: "12.00", totalMinor: -100 }],
		],
		[
			"above zero on a credit note",
			[line("goods", "21.00", -200), line("voucher", "0", 20)],
			[rate("21.00", -180)],
			[{ vatPercent: "21.00", totalMinor: 20 }],
		],
	])("%s", (_, lines, vat, discounts) => {
		expect(discountPerRate(lines, vat)).toEqual(discounts);
	});
});
