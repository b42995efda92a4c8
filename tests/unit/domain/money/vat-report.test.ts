import { describe, expect, test } from "vitest";
import { controlSection, sumPerRate, type TaxDocument, vatReport } from "#lib/domain/money/vat-report.ts";

const rate = (percent: number, baseMinor: number, vatMinor: number) => ({ percent, baseMinor, vatMinor });
const aDocument = (changes: Partial<TaxDocument>): TaxDocument => ({
	kind: "invoice",
	buyerTaxId: "",
	rates: [rate(21, 10_000, 2100)],
	...changes,
});

describe("the control statement", () => {
	// 8 264.46 + 1 735.54 Kč are 10 000 Kč to the haléř.
	const LIMIT = rate(21, 826_446, 173_554);
	const ABOVE = rate(21, 826_447, 173_554);

	test.each<[string, string, TaxDocument["rates"], string | null]>([
		["10 000 Kč for a payer", "CZ27082440", [LIMIT], "A.5"],
		["10 000.01 Kč for a payer", "CZ27082440", [ABOVE], "A.4"],
		["10 000.01 Kč for a payer by a birth number", "CZ8001010017", [ABOVE], "A.4"],
		["10 000.01 Kč for a payer who typed bare digits", "27082440", [ABOVE], "A.4"],
		["10 000.01 Kč for somebody without a tax id", "", [ABOVE], "A.5"],
		["10 000.01 Kč for a Slovak payer", "SK2020273893", [ABOVE], "A.5"],
		["10 000.01 Kč in two rates", "CZ27082440", [rate(21, 500_000, 105_000), rate(12, 352_680, 42_321)], "A.4"],
		["10 000 Kč and books at 0 %", "CZ27082440", [LIMIT, rate(0, 50_000, 0)], "A.5"],
		["books at 0 % alone", "CZ27082440", [rate(0, 5_000_000, 0)], null],
		["nothing", "CZ27082440", [], null],
	])("puts %s into the right section", (_, buyerTaxId, rates, section) => {
		expect(controlSection(aDocument({ buyerTaxId, rates }))).toBe(section);
		const back = rates.map(({ percent, baseMinor, vatMinor }) => rate(percent, -baseMinor, -vatMinor));
		expect(controlSection(aDocument({ kind: "credit_note", buyerTaxId, rates: back }))).toBe(section);
	});
});

test("sums are per rate, the highest first", () => {
	expect(
		sumPerRate([
			aDocument({ rates: [rate(12, 100, 12), rate(21, 1000, 210)] }),
			aDocument({ rates: [rate(0, 7, 0), rate(21, -400, -84)] }),
		]),
	).toEqual([rate(21, 600, 126), rate(12, 100, 12), rate(0, 7, 0)]);
	expect(sumPerRate([])).toEqual([]);
});

test("a report sums invoices and credit notes, each kind and together, and puts each document in one section", () => {
	const large = aDocument({ buyerTaxId: "CZ27082440", rates: [rate(21, 1_000_000, 210_000)] });
	const small = aDocument({ rates: [rate(21, 10_000, 2100), rate(0, 500, 0)] });
	const back = aDocument({ kind: "credit_note", rates: [rate(21, -4000, -840)] });
	expect(vatReport([large, small, back])).toEqual({
		invoices: [rate(21, 1_010_000, 212_100), rate(0, 500, 0)],
		creditNotes: [rate(21, -4000, -840)],
		together: [rate(21, 1_006_000, 211_260), rate(0, 500, 0)],
		named: [large],
		others: [rate(21, 6000, 1260)],
	});
});
