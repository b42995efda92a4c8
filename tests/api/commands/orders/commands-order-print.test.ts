import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { anOrder, documentsOf, moveThrough } from "#tests/support/selling/orders.ts";
import { expectRefused, folder, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";
import { pdfPages } from "#tests/support/texts/pdf-text.ts";

withCommandShop();

test("the documents of an order are written to the folder asked for, under their titles", async () => {
	const placed = await anOrder(testShop);
	await moveThrough(testShop, placed, "paid", "cancelled");
	const [invoice, note] = await documentsOf(testShop, placed);
	const out = join(folder, "papers", "new");
	const paths = [join(out, `faktura-${invoice?.number}.pdf`), join(out, `opravny-doklad-${note?.number}.pdf`)];
	expect(await shop("order", "print", placed.number, "--out", out)).toEqual({ code: 0, out: paths, err: [] });
	const [first = "", second = ""] = paths.map((path) => pdfPages(readFileSync(path)).join("\n"));
	expect(paths.map((path) => statSync(path).mode & 0o077)).toEqual([0, 0]);
	expect(first).toContain("Faktura – daňový doklad");
	expect(second).toContain("Opravný daňový doklad");
	expect(second).toContain("zrušení objednávky");
	// Again over the same files.
	expect((await shop("order", "print", placed.number, `--out=${out}`)).code).toBe(0);
});

test("an order without documents, and an unknown one, write nothing", async () => {
	const placed = await anOrder(testShop);
	const out = join(folder, "nothing");
	await expectRefused(["order", "print", placed.number, "--out", out], 1, [
		`Order ${placed.number} has no documents yet; it gets its invoice when it is paid.`,
	]);
	await expectRefused(["order", "print", "1", "--out", out], 1, [
		"There is no order 1. See the latest ones by `npm run shop -- orders list`.",
	]);
	expect(existsSync(out)).toBe(false);
});

test("a folder that cannot be written to is reported plainly", async () => {
	const placed = await anOrder(testShop);
	await moveThrough(testShop, placed, "paid");
	const file = join(folder, "a-file");
	writeFileSync(file, "");
	const { code, err } = await shop("order", "print", placed.number, "--out", join(file, "below"));
	expect(code).toBe(1);
	expect(err[0]).toMatch(/^The folder .*a-file\/below cannot be written to: /);
});

test.each([
	[[], "The order number is missing."],
	[["1", "2"], '"2" is one argument too many.'],
	[["1", "--out"], "The option --out needs a value."],
	[["1", "--folder=x"], "There is no option --folder. Did you mean --out?"],
])("%j is not understood", async (args, sentence) => {
	expect(await shop("order", "print", ...args)).toEqual({
		code: 2,
		out: [],
		err: [sentence, "Usage: npm run shop -- order print <number> [--out <folder>]"],
	});
});
