import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf, withCommandShop } from "#tests/support/shop/command-shop.ts";
import { importTexts, texts, withContentFolder, write } from "#tests/support/shop/content-folder.ts";

withCommandShop();
withContentFolder();

const NOTHING = "Nothing was imported. Correct the files and import them again.";
const POST = ["title: Jak na girlandu", "publishedAt: 2026-11-01T08:00"];

const slugsOf = async (...keys: string[]) =>
	(
		await rowsOf<{ name: string }>(sql`
			select p.key || ' ' || t.locale || ' ' || t.slug as name
			from page_translations t join pages p on p.id = t.page_id
			where p.key = any(${sql.param(keys)}::text[]) order by 1`)
	).map(({ name }) => name);

describe("addresses of pages", () => {
	test("can be exchanged between two pages in one import", async () => {
		write("pages/prvni.cs.md", ["title: První", "slug: prvni-adresa"]);
		write("pages/druha.cs.md", ["title: Druhá", "slug: druha-adresa"]);
		expect(await importTexts()).toMatchObject({ code: 0 });
		write("pages/prvni.cs.md", ["title: První", "slug: druha-adresa"]);
		write("pages/druha.cs.md", ["title: Druhá", "slug: prvni-adresa"]);
		expect(await importTexts()).toEqual({
			code: 0,
			out: ["~ pages/druha", "~ pages/prvni", "0 added, 2 changed, 0 unchanged"],
			err: [],
		});
		expect(await slugsOf("prvni", "druha")).toEqual(["druha cs prvni-adresa", "prvni cs druha-adresa"]);
	});

	test("stay taken by a page in a language that the folder no longer has", async () => {
		write("pages/treti.cs.md", ["title: Třetí", "slug: treti"]);
		write("pages/treti.en.md", ["title: Third", "slug: third"]);
		expect(await importTexts()).toMatchObject({ code: 0 });
		rmSync(join(texts, "pages/treti.en.md"));
		write("pages/treti.cs.md", ["title: Třetí", "slug: treti-jinak"]);
		write("pages/ctvrta.cs.md", ["title: Čtvrtá", "slug: ctvrta"]);
		write("pages/ctvrta.en.md", ["title: Fourth", "slug: third"]);
		expect(await importTexts()).toEqual({
			code: 1,
			out: [],
			err: [expect.stringMatching(/^pages\/ctvrta\.cs\.md:\d: slug: "third" is another page's$/), NOTHING],
		});
		expect(await slugsOf("treti", "ctvrta")).toEqual(["treti cs treti", "treti en third"]);
	});
});

describe("texts that the database would refuse are refused with the file's name", () => {
	test.each([
		[
			"a zero byte in a title",
			["title: 'A' ", 'perex: "a\\0b"', "publishedDaysAgo: 1"],
			"Text",
			"posts/a.cs.md:3: perex: has a character that cannot be shown, such as a zero byte",
		],
		[
			"the year 0",
			["title: A", "publishedAt: 0000-11-01T08:00"],
			"Text",
			"posts/a.cs.md:3: publishedAt: is of the years 1900 to 2199",
		],
		[
			"twenty thousand quotes in each other",
			POST,
			`${">".repeat(20_000)} a`,
			"posts/a.cs.md:6: quotes or lists lie too deep in each other",
		],
	])("%s", async (_, head, body, fault) => {
		write("posts/a.cs.md", head, body);
		expect(await importTexts()).toEqual({ code: 1, out: [], err: [fault, NOTHING] });
	});
});
