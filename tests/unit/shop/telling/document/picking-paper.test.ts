import { expect, test } from "vitest";
import { drawPicking } from "#lib/shop/telling/document/picking-paper.ts";
import { pdfPages } from "#tests/support/texts/pdf-text.ts";

const SEEN = { day: "2026-11-25", company: "Konfety s.r.o." };

test("a long list goes over several pages, with each order once, and no page ends with goods without their orders", async () => {
	const goods = Array.from({ length: 30 }, (_, at) => ({
		code: `KOD-${at}.`,
		name: "Talíř",
		pieces: 12,
		orders: Array.from({ length: 6 }, (_, nth) => ({ number: `#${at}/${nth}.`, pieces: 2, notes: [] })),
	}));
	const pages = pdfPages(await drawPicking([{ name: null, goods }], SEEN));
	expect(pages.length).toBeGreaterThan(3);
	const all = pages.join("\n");
	for (const { code, orders } of goods) {
		expect(all.split(`${code} `)).toHaveLength(2);
		for (const { number } of orders) expect(all.split(number)).toHaveLength(2);
	}
	for (const page of pages) expect(page).not.toMatch(/KOD-\d+\. · Talíř\n[^#]*$/);
});

test("goods of two hundred orders and a note of five hundred letters are printed whole", async () => {
	const note = "Poznámka bez konce ".repeat(26);
	const orders = Array.from({ length: 200 }, (_, nth) => ({
		number: `#${nth}.`,
		pieces: 1,
		notes: nth === 0 ? [note] : [],
	}));
	const goods = [{ code: "K", name: "Talíř", pieces: 200, orders }];
	const text = pdfPages(await drawPicking([{ name: "Brno", goods }], SEEN)).join("\n");
	expect(text.replace(/\s+/g, " ")).toContain(note.trim());
	for (const { number } of orders) expect(text).toContain(number);
	expect(text).not.toContain("…");
});
