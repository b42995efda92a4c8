import { describe, expect, test } from "vitest";
import type { DocumentData } from "#lib/shop/telling/document/document-data.ts";
import { loadDocumentTexts } from "#lib/shop/telling/document/document-texts.ts";
import { paperOf } from "#lib/shop/telling/document/paper.ts";
import { aCreditNote, aLine, anInvoice } from "#tests/support/selling/documents.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

const paper = async (changes: Partial<DocumentData> = {}) => {
	const data = anInvoice(changes);
	return paperOf(data, await loadDocumentTexts(data.locale));
};
const spaced = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll("\u00a0", " "));

describe("a paid invoice", () => {
	test("says who sells and who buys, with every number the law asks for", async () => {
		expect(spaced((await paper()).parties)).toEqual([
			{
				title: "Dodavatel",
				name: "Konfety s.r.o.",
				lines: ["Nádražní 62", "150 00 Praha 5", "IČO: 00000001", "DIČ: CZ00000001"],
			},
			{ title: "Odběratel", name: "Žofie Křížová", lines: ["Údolní 12", "602 00 Brno", "Česká republika"] },
		]);
	});

	test("of a seller who is not registered for VAT is not a tax document", async () => {
		const { seller } = anInvoice();
		expect((await paper({ seller: { ...seller, taxId: "" } })).title).toBe("Faktura");
	});

	test("has its number, dates and order", async () => {
		const { title, number, facts, notes } = spaced(await paper());
		expect([title, number]).toEqual(["Faktura – daňový doklad", "číslo 2026000001"]);
		expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
			"Datum vystavení: 20. 11. 2026",
			"Datum uskutečnění plnění: 20. 11. 2026",
			"Datum splatnosti: 20. 11. 2026",
			"Způsob úhrady: Kartou online",
			"Objednávka: 2600001",
			"Variabilní symbol: 2600001",
			"Číslo účtu: 19-2000145399/0800",
			"IBAN: CZ65 0800 0000 1920 0014 5399",
		]);
		expect(notes).toEqual(["Uhrazeno 20. 11. 2026. Už prosím nic neplaťte."]);
	});

	test("lists goods and delivery, sums and the recapitulation", async () => {
		const { rows, totals, recap } = spaced(await paper());
		expect(rows).toEqual([
			{
				name: "Balónek srdce, červený",
				detail: "B-1",
				cells: ["2", "82,64 Kč", "21 %", "100,00 Kč", "200,00 Kč"],
			},
			{ name: "Kurýr na adresu", detail: "", cells: ["1", "98,35 Kč", "21 %", "119,00 Kč", "119,00 Kč"] },
		]);
		expect(totals).toEqual([
			{ label: "Celkem bez DPH", value: "263,64 Kč", isStrong: false },
			{ label: "DPH", value: "55,36 Kč", isStrong: false },
			{ label: "Celkem", value: "319,00 Kč", isStrong: true },
		]);
		expect(recap.columns).toEqual(["Sazba", "Základ daně", "DPH", "S DPH"]);
		expect(recap.rows).toEqual([["21 %", "263,64 Kč", "55,36 Kč", "319,00 Kč"]]);
	});
});

test("a company is named above the person, with its IČO and DIČ", async () => {
	const buyer = { ...anInvoice().buyer, company: "Oslavy a.s.", companyId: "27082440", taxId: "CZ27082440" };
	expect(spaced((await paper({ buyer })).parties[1])).toEqual({
		title: "Odběratel",
		name: "Oslavy a.s.",
		lines: ["Žofie Křížová", "Údolní 12", "602 00 Brno", "Česká republika", "IČO: 27082440", "DIČ: CZ27082440"],
	});
});

test.each(["invoice", "credit_note"] as const)("a buyer without an address is a name alone on the %s", async (kind) => {
	const buyer = { ...anInvoice().buyer, street: "", city: "", zip: "" };
	const data = kind === "invoice" ? anInvoice({ buyer }) : aCreditNote(anInvoice({ buyer }));
	expect((await paper(data)).parties[1]).toEqual({ title: "Odběratel", name: "Žofie Křížová", lines: [] });
});

test("a discount has no VAT rate, a free payment has no line, rounding is among the totals", async () => {
	const lines = [
		aLine(),
		aLine({ kind: "voucher", name: "KONFETY10", variantName: "", quantity: 1, unitMinor: -2040, vatPercent: "0" }),
		aLine({ kind: "payment", name: "Kartou online", variantName: "", quantity: 1, unitMinor: 0 }),
		aLine({ kind: "rounding", name: "", variantName: "", quantity: 1, unitMinor: 40 }),
	];
	const { rows, totals } = spaced(await paper({ lines, roundingMinor: 40 }));
	expect(rows.map(({ name }) => name)).toEqual(["Balónek srdce, červený", "Sleva KONFETY10"]);
	expect(rows[1]?.cells).toEqual(["1", "", "", "−20,40 Kč", "−20,40 Kč"]);
	expect(totals[2]).toEqual({ label: "Zaokrouhlení", value: "0,40 Kč", isStrong: false });
});

test.each([
	["cash_on_delivery", "Částku zaplatíte při převzetí zásilky."],
	["transfer", "Uhraďte prosím do 4. 12. 2026."],
	["card", "Uhraďte prosím do 4. 12. 2026."],
] as const)("an invoice that is not paid yet, by %s, says what is to be paid", async (kind, sentence) => {
	const unpaid = { paidOn: null, dueOn: "2026-12-04", payment: { kind, name: "Jakkoli" } };
	const { totals, notes } = spaced(await paper(unpaid));
	expect(totals.at(-1)?.label).toBe("Celkem k úhradě");
	expect(notes).toEqual([sentence]);
});

test.each([
	["cancelled", "zrušení objednávky"],
	["withdrawn", "odstoupení od smlouvy"],
] as const)("a credit note of a %s order names the invoice and the reason", async (reason, words) => {
	const { title, facts, totals, notes } = spaced(
		await paper({
			kind: "credit_note",
			number: "D2026000001",
			corrects: { number: "2026000007", issuedOn: "2026-11-18", reason },
			dueOn: null,
			paidOn: null,
			totalMinor: -31_900,
		}),
	);
	expect(title).toBe("Opravný daňový doklad");
	expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
		"Datum vystavení: 20. 11. 2026",
		"Datum uskutečnění opravy: 20. 11. 2026",
		"Opravuje fakturu: 2026000007 ze dne 18. 11. 2026",
		`Důvod opravy: ${words}`,
		"Objednávka: 2600001",
	]);
	expect(totals.at(-1)).toEqual({ label: "Celkem", value: "−319,00 Kč", isStrong: true });
	expect(notes).toEqual(["O uvedené částky se snižuje základ daně, daň a celková cena původního dokladu."]);
});

test("a document in euros shows the exchange rate and the VAT in crowns", async () => {
	const { facts, recap, totals } = spaced(
		await paper({
			locale: "en",
			currency: { code: "EUR", symbol_before: "", symbol_after: "€", decimals: 2, rate: "0.04050000" },
			vat: [
				{
					vatPercent: "21.00",
					baseMinor: 1000,
					vatMinor: 210,
					grossMinor: 1210,
					czk: { baseMinor: 24_691, vatMinor: 5185 },
				},
			],
			totalMinor: 1210,
		}),
	);
	expect(facts.at(-1)).toEqual({ label: "Exchange rate", value: "1 EUR = 24,691 Kč" });
	expect(facts[0]).toEqual({ label: "Date of issue", value: "20 November 2026" });
	expect(recap.columns.slice(4)).toEqual(["Base in CZK", "VAT in CZK"]);
	expect(recap.rows).toEqual([["21%", "10,00 €", "2,10 €", "12,10 €", "246,91 Kč", "51,85 Kč"]]);
	expect(totals.at(-1)?.value).toBe("12,10 €");
});

test.each(NAUGHTY)("%j cannot rearrange the document", async (text) => {
	const { buyer } = anInvoice();
	const { parties, rows } = await paper({
		buyer: { ...buyer, lastname: text, city: `${text}\n${text}` },
		lines: [aLine({ name: text })],
	});
	for (const line of [...parties.flatMap(({ name, lines }) => [name, ...lines]), ...rows.map(({ name }) => name)]) {
		expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
	}
});
