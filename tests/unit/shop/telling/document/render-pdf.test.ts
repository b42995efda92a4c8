import { afterEach, describe, expect, test, vi } from "vitest";
import type { DocumentData } from "#lib/shop/telling/document/document-data.ts";
import { loadDocumentTexts } from "#lib/shop/telling/document/document-texts.ts";
import { paperOf } from "#lib/shop/telling/document/paper.ts";
import { renderPdf } from "#lib/shop/telling/document/render-pdf.ts";
import { aLine, anInvoice } from "#tests/support/selling/documents.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";
import { pdfPages } from "#tests/support/texts/pdf-text.ts";

const pdf = async (changes: Partial<DocumentData> = {}) => {
	const data = anInvoice(changes);
	return renderPdf(paperOf(data, await loadDocumentTexts(data.locale)));
};
const pages = async (changes: Partial<DocumentData> = {}) =>
	pdfPages(await pdf(changes)).map((text) => text.replaceAll("\u00a0", " "));

afterEach(() => {
	vi.useRealTimers();
});

describe("an invoice as a PDF", () => {
	test("holds its texts, Czech letters too, so that they can be found and copied", async () => {
		const bytes = await pdf();
		expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
		expect(bytes.subarray(-6).toString()).toBe("%%EOF\n");
		const all = await pages();
		expect(all).toHaveLength(1);
		for (const text of [
			"Faktura – daňový doklad",
			"číslo 2026000001",
			"Žofie Křížová",
			"602 00 Brno",
			"Balónek srdce, červený",
			"Způsob úhrady",
			"CZ65 0800 0000 1920 0014 5399",
			"263,64 Kč",
			"319,00 Kč",
			"Uhrazeno 20. 11. 2026. Už prosím nic neplaťte.",
			"Zapsáno v obchodním rejstříku vedeném Městským soudem v Praze, oddíl C, vložka 1",
			"Strana 1 z 1",
		])
			expect(all[0]).toContain(text);
	});

	test("every Czech letter comes out as it went in", async () => {
		const letters = "Příliš žluťoučký kůň úpěl ďábelské ódy ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ";
		const [text = ""] = await pages({ lines: [aLine({ name: letters, variantName: "" })] });
		expect(text.replace(/\s+/g, " ")).toContain(letters);
	});

	test("is the same to the byte whenever it is made", async () => {
		const first = await pdf();
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-05-05T05:05:05Z") });
		expect((await pdf()).equals(first)).toBe(true);
		expect((await pdf({ number: "2026000002" })).equals(first)).toBe(false);
	});

	test("in English carries its language", async () => {
		const bytes = await pdf({ locale: "en" });
		expect(bytes.toString("latin1")).toContain("(en-GB)");
		expect((await pages({ locale: "en" }))[0]).toContain("Invoice – tax document");
	});
});

test("a hundred lines go over several pages, each with column heads and the page number, and every line once", async () => {
	const lines = Array.from({ length: 100 }, (_, at) => aLine({ name: `Zboží číslo ${at + 1}.`, variantName: "" }));
	const all = await pages({ lines });
	expect(all).toHaveLength(6);
	for (const [at, text] of all.entries()) {
		expect(text).toContain(`Strana ${at + 1} z 6`);
		expect(text).toContain("číslo 2026000001");
	}
	for (const text of all.slice(0, -1)) expect(text).toContain("Cena/ks bez DPH");
	const text = all.join("\n");
	for (const line of lines) expect(text.split(line.name)).toHaveLength(2);
	expect(all.at(-1)).toContain("Rekapitulace DPH");
});

test.each([6, 7, 8, 9, 10, 11, 12, 13, 14, 15])("the totals stay together after %i lines", async (count) => {
	const all = await pages({ lines: Array.from({ length: count }, () => aLine()) });
	const last = all.at(-1) ?? "";
	expect(all.length).toBeLessThanOrEqual(2);
	for (const text of ["Rekapitulace DPH", "Celkem bez DPH", "Uhrazeno"]) expect(last).toContain(text);
});

test.each(NAUGHTY)("%j does not break the layout", async (text) => {
	const { buyer, seller } = anInvoice();
	const all = await pages({
		buyer: { ...buyer, firstname: text, lastname: text, street: text, city: text, company: text, taxId: text },
		seller: { ...seller, company: text, registration: text },
		lines: [aLine({ name: text, variantName: text, code: text }), aLine({ kind: "voucher", name: text })],
	});
	expect(all.length).toBeLessThanOrEqual(2);
	expect(all.at(-1)).toContain("Rekapitulace DPH");
});

test("the largest sums stay in their columns", async () => {
	const lines = [aLine({ quantity: 999, unitMinor: 999_999_999, unitBaseMinor: 826_446_280 })];
	expect((await pages({ lines }))[0]).toContain("9 989 999 990,01 Kč");
});
