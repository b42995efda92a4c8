import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { FEED_FORMATS } from "#lib/shop/telling/feeds/formats.ts";
import { dump, folder, shop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

const FILES = FEED_FORMATS.map(({ file }) => file);
const published = (file: string) => join(folder, "published", file);
const changeIn = (file: string, ...changes: [string | RegExp, string][]) => {
	let text = readFileSync(published(file), "utf8");
	for (const [from, to] of changes) text = text.replace(from, to);
	writeFileSync(published(file), text);
};

test("a check before anything is written says how to write it", async () => {
	const path = published("heureka.xml");
	expect(await shop("feeds", "check", "heureka.xml")).toEqual({
		code: 1,
		out: [],
		err: [`${path} is not written yet. Write it by: npm run shop -- feeds build`],
	});
});

test("a dry run says what would be written and writes nothing", async () => {
	const { code, out, err } = await shop("feeds", "build", "--dry-run");
	expect({ code, err }).toEqual({ code: 0, err: [] });
	expect(out[0]).toBe("file                      items    bytes");
	expect(out[1]).toMatch(/^heureka\.xml {16}\d{4} {2}\d{7} {2}would change$/);
	expect(out.at(-1)).toBe(`Dry run, nothing written: ${FILES.length} of ${FILES.length} files would change`);
	expect(readdirSync(join(folder, "published"))).toEqual([]);
});

describe("written feeds", () => {
	beforeAll(async () => {
		await shop("feeds", "build");
	});

	test("are reported with counts, and with reasons for what is left out; a second build writes the same files", async () => {
		const before = await dump();
		const { code, out, err } = await shop("feeds", "build");
		expect({ code, err }).toEqual({ code: 0, err: [] });
		expect(out.slice(1, 1 + FILES.length).map((line) => [line.split(" ")[0], line.endsWith("the same")])).toEqual(
			FILES.map((file) => [file, true]),
		);
		expect(out).toContain("Left out of heureka.xml: 9 sold out for good");
		expect(out.at(-1)).toBe(`0 of ${FILES.length} files changed`);
		expect(readdirSync(join(folder, "published")).sort()).toEqual([...FILES].sort());
		expect(await dump()).toEqual(before);
	});

	test("break no rule of their formats; advice is shown as warnings, at most 50 lines", async () => {
		const { code, out, err } = await shop("feeds", "check");
		expect({ code, err }).toEqual({ code: 0, err: [] });
		expect(out.slice(0, 2)).toEqual([
			expect.stringMatching(/^heureka\.xml: \d{4} items, Heureka, offers$/),
			expect.stringMatching(/^heureka-availability\.xml: \d{4} items, Heureka, availability$/),
		]);
		expect(out[FILES.length]).toMatch(
			/^zbozi\.xml:\d+ \S+ DESCRIPTION has \d+ characters, at least 250 are advised \(warning\)$/,
		);
		expect(out).toHaveLength(FILES.length + 50 + 2);
		expect(out.at(-1)).toMatch(/^Errors: 0, warnings: \d+$/);
	});

	test("with errors are reported, each error with its line", async () => {
		changeIn("heureka.xml", [/<PRICE_VAT>[^<]*/, "<PRICE_VAT>0"], [/<DELIVERY_ID>PPL/, "<DELIVERY_ID>HOLUB"]);
		const { code, out, err } = await shop("feeds", "check", "heureka.xml");
		expect(code).toBe(1);
		expect(err).toEqual([
			expect.stringMatching(/^heureka\.xml:3 \S+ PRICE_VAT is not above 0: "0"$/),
			expect.stringMatching(/^heureka\.xml:3 \S+ DELIVERY\/DELIVERY_ID is no carrier that Heureka knows: "HOLUB"$/),
		]);
		expect(out.at(-1)).toBe("Errors: 2, warnings: 0");
	});

	test("with very many errors are reported with 50 of them and a count", async () => {
		changeIn("zbozi.xml", [/<PRICE_VAT>/g, "<PRICE_VAT>x"]);
		const { code, out, err } = await shop("feeds", "check", "zbozi.xml");
		expect(code).toBe(1);
		expect(err).toHaveLength(50);
		expect(out.at(-2)).toMatch(/^… and \d{4} more\.$/);
		expect(out.at(-1)).toMatch(/^Errors: 10\d\d, warnings: \d{3}$/);
	});

	test("are checked in another folder too, by the name of the file", async () => {
		const path = join(folder, "meta-cs.xml");
		writeFileSync(path, readFileSync(published("meta-cs.xml")));
		const { code, out } = await shop("feeds", "check", path);
		expect({ code, last: out.at(-1) }).toEqual({ code: 0, last: expect.stringMatching(/^Errors: 0, /) });
	});
});

test.each([
	[["build", "now"], '"now" is one argument too many.'],
	[["build", "--fast"], "There is no option --fast. Did you mean --dry-run?"],
	[["check", "heurka.xml"], 'There is no feed "heurka.xml". Did you mean heureka.xml?'],
	[["check", "/nowhere/heureka.xml"], "There is no file /nowhere/heureka.xml."],
	[["check", "../../etc/passwd"], /^There is no feed "passwd"\. Did you mean /],
	[["check", "--all"], "There is no option --all; this command has none."],
])("feeds %j is not understood", async (typed, sentence) => {
	const { code, out, err } = await shop("feeds", ...typed);
	expect({ code, out }).toEqual({ code: 2, out: [] });
	expect(err[0]).toEqual(typeof sentence === "string" ? sentence : expect.stringMatching(sentence));
	expect(err[1]).toMatch(/^Usage: npm run shop -- feeds /);
});
