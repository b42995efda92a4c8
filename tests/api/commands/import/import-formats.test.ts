import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { heureka } from "#lib/shop/backoffice/import/formats/heureka.ts";
import type { ImportFormat, Reading } from "#lib/shop/backoffice/import/formats/imported.ts";
import { type ImportOptions, importProducts } from "#lib/shop/backoffice/import/import-products.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** A third format, all of it: a line is a code, a name and a price in crowns. */
const lines: ImportFormat = {
	name: "lines",
	title: "Lines",
	codeField: "Code",
	priceField: "Price",
	recognises: (head) => head.startsWith("LINES"),
	repeated: (handle, line) => `Code "${handle}" is on line ${line} already`,
	async *read(text) {
		let whole = "";
		for await (const piece of text) whole += piece;
		for (const [index, row] of whole.split("\n").entries()) {
			const [code = "", title = "", price = ""] = row.split(";");
			if (index > 0 && row !== "") yield readingOf(index + 1, code, title, Number(price));
		}
	},
};

function readingOf(line: number, code: string, title: string, priceCzk: number): Reading {
	if (!Number.isInteger(priceCzk)) return { kind: "error", line, message: "the price is not whole" };
	const none = { description: "", brand: null, vatPercent: null, categoryPaths: [], pictureUrls: [] };
	const variant = { ean: null, beforeMinor: null, quantity: null, pictureUrl: null, traits: null };
	return {
		kind: "item",
		item: {
			...none,
			...{
				line,
				handle: `lines:${code}`,
				isWhole: true,
				code,
				isKnownByCodeAlone: true,
				title,
				isPublished: true,
				hasAllVariants: true,
			},
			variants: [{ ...variant, line, name: "", code, priceMinor: priceCzk * 100 }],
		},
	};
}

const sourceOf = (text: string) => ({
	bytes: text.length,
	async *open() {
		yield new TextEncoder().encode(text);
	},
});

const run = (text: string, options: Partial<ImportOptions> = {}) =>
	importProducts(testShop.shop, sourceOf(text), { format: lines, ...options });
const goods = () => countRows(testShop, "products", "import_handle like 'lines:%'");

describe("a third format", () => {
	test("can be added as a value: it creates goods, finds them again, refuses lines, and shows a dry run", async () => {
		expect(await run("LINES\nL-1;Jedna;10\nL-2;Dvě;20")).toMatchObject({ ok: true, value: { created: 2, items: 2 } });
		expect(await run("LINES\nL-1;Jedna;10\nL-2;Dvě;25", { isDryRun: true })).toMatchObject({
			ok: true,
			value: {
				updated: 1,
				unchanged: 1,
				differences: [{ code: "L-2", fields: [{ field: "price", of: "L-2", before: "20.00", after: "25.00" }] }],
			},
		});
		expect(await run("LINES\nL-3;Tři;x\nL-4;Čtyři;4\nL-4;Čtyři;4")).toEqual({
			ok: false,
			error: "bad_lines",
			lines: {
				total: 2,
				first: [
					{ line: 2, message: "the price is not whole" },
					{ line: 4, message: 'Code "lines:L-4" is on line 3 already' },
				],
			},
		});
		expect(await goods()).toBe(2);
	});
});

describe("all or nothing", () => {
	test("a disk that fails in the middle of the file leaves nothing behind", async () => {
		const failing = {
			bytes: 1,
			async *open() {
				yield new TextEncoder().encode("LINES\nL-5;Pět;5\n");
				throw new Error("the disk is gone");
			},
		};
		await expect(importProducts(testShop.shop, failing, { format: lines })).rejects.toThrow("the disk is gone");
		expect(await goods()).toBe(2);
	});

	test("a failure after the first goods were written leaves nothing behind", async () => {
		const rows = Array.from({ length: 700 }, (_, index) => `P-${index};Zboží;${index === 650 ? 10 ** 12 : 1}`);
		await expect(run(`LINES\n${rows.join("\n")}`)).rejects.toThrow();
		expect(await goods()).toBe(2);
	});

	test("a transaction that the database asks to retry reads the file again", async () => {
		let opened = 0;
		const source = {
			bytes: 1,
			async *open() {
				opened += 1;
				yield new TextEncoder().encode("LINES\nL-6;Šest;6\n");
				if (opened === 1) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
			},
		};
		expect(await importProducts(testShop.shop, source, { format: lines })).toMatchObject({
			ok: true,
			value: { created: 1, items: 1 },
		});
		expect([opened, await goods()]).toEqual([2, 3]);
	});

	test("a feed with expanding entities is refused at once", async () => {
		const bomb = `<!DOCTYPE SHOP [<!ENTITY a "${"ha".repeat(1000)}">]>\n<SHOP><SHOPITEM>&a;</SHOPITEM></SHOP>`;
		expect(await run(bomb, { format: heureka })).toMatchObject({
			ok: false,
			lines: { first: [{ line: 1, message: "a document type (DOCTYPE) is not taken; leave it out" }] },
		});
	});
});
