import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { copyTexts, copyTextsWithin } from "#lib/shop/backoffice/languages/copy-texts.sql.ts";
import { fillLanguages } from "#lib/shop/backoffice/languages/fill-languages.ts";
import { leadInto } from "#lib/shop/backoffice/languages/lead-into.sql.ts";
import { TEXT_COLUMNS, TEXT_TABLES } from "#lib/shop/backoffice/languages/text-tables.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const rowsOf = async (statement: ReturnType<typeof sql>) => (await testShop.shop.db.execute(statement)).rows;
const count = async (table: (typeof TEXT_TABLES)[number], locale: string) => {
	const [row] = await rowsOf(sql`select count(*)::int as n from ${table} where locale = ${locale}`);
	return row?.n;
};

test("a shop that has all texts in both languages has nothing to fill", async () => {
	expect(await fillLanguages(testShop.databaseUrl)).toEqual([]);
	expect(await fillLanguages(testShop.databaseUrl, { anew: true })).toEqual([]);
	expect(await rowsOf(sql`select from settings where key = 'languages'`)).toEqual([]);
});

test("TEXT_COLUMNS names every column that holds texts by language in one value", async () => {
	const columns = await rowsOf(sql`
		select table_name as "table", column_name as "column" from information_schema.columns
		where table_schema = 'public' and data_type = 'jsonb' order by 1, 2`);
	const found: string[] = [];
	for (const { table, column } of columns) {
		const value = sql.identifier(String(column));
		const [row] = await rowsOf(sql`
			select exists (select from ${sql.identifier(String(table))} where jsonb_path_exists(${value}, '$.** ? (exists (@.cs) && exists (@.en))')) as is_by_language`);
		if (row?.is_by_language) found.push(`${table}.${column}`);
	}
	expect(found).toEqual(TEXT_COLUMNS.map(({ column }) => `${getTableName(column.table)}.${column.name}`).sort());
});

describe("a language that had no texts and got the default one's", () => {
	beforeAll(async () => {
		for (const table of TEXT_TABLES) await testShop.shop.db.execute(sql`delete from ${table} where locale = 'en'`);
		for (const { column, isList } of TEXT_COLUMNS) {
			const name = sql.identifier(column.name);
			const without = isList
				? sql`(select jsonb_agg(one - 'en' order by at) from jsonb_array_elements(${name}) with ordinality each (one, at))`
				: sql`${name} - 'en'`;
			await testShop.shop.db.execute(sql`update ${column.table} set ${name} = ${without}`);
		}
		for (const table of TEXT_TABLES) await copyTexts(testShop.shop.db, table, "en");
		for (const column of TEXT_COLUMNS) await copyTextsWithin(testShop.shop.db, column, "en");
		await leadInto(testShop.shop.db, "en");
	});

	test.each(TEXT_TABLES.map((table) => [getTableName(table), table] as const))(
		"has each row of %s once, however often they are copied",
		async (_, table) => {
			expect(await count(table, "en")).toBe(await count(table, "cs"));
			expect(await copyTexts(testShop.shop.db, table, "en")).toBe(0);
		},
	);

	test("has the texts within one value, lists in their order", async () => {
		const [table] = await rowsOf(sql`select title, columns from size_tables order by id limit 1`);
		const title = Object(table?.title);
		expect(title.en).toBe(title.cs);
		const columns: { cs: string; en: string }[] = Object(table?.columns);
		expect(columns.map(({ en }) => en)).toEqual(columns.map(({ cs }) => cs));
		expect(columns.length).toBeGreaterThan(1);
	});

	test("has the legal pages at its own addresses", async () => {
		const { body } = await testShop.call("GET", "/pages/en/key/terms");
		expect(body.urls).toEqual({ cs: "/obchodni-podminky", en: "/en/terms-and-conditions" });
		const slugs = await rowsOf(sql`select slug from page_translations where locale = 'en'`);
		for (const slug of Object.values(LANGUAGES.en.legalPages)) expect(slugs).toContainEqual({ slug });
	});

	test("keeps the copied address of a legal page whose own address another page has already", async () => {
		const { db } = testShop.shop;
		const rename = (key: string, slug: string) => sql`
			update page_translations t set slug = ${slug} from pages p where p.id = t.page_id and t.locale = 'en' and p.key = ${key}`;
		const [about] = await rowsOf(sql`
			select slug from page_translations t join pages p on p.id = t.page_id where t.locale = 'en' and p.key = 'about-us'`);
		await db.execute(rename("terms", "obchodni-podminky"));
		await db.execute(rename("about-us", "terms-and-conditions"));
		await leadInto(db, "en");
		expect((await testShop.call("GET", "/pages/en/key/terms")).body.urls.en).toBe("/en/obchodni-podminky");
		await db.execute(rename("about-us", String(about?.slug)));
		await leadInto(db, "en");
		expect((await testShop.call("GET", "/pages/en/key/terms")).body.urls.en).toBe("/en/terms-and-conditions");
	});

	test("has texts whose links lead to its own pages, in Markdown and in blocks", async () => {
		const [about] = await rowsOf(sql`
			select t.body, t.blocks::text as blocks from page_translations t join pages p on p.id = t.page_id
			where t.locale = 'en' and p.key = 'about-us'`);
		expect(about?.body).toContain("[půjčit](/en/info/costume-rental)");
		expect(about?.blocks).toContain('href=\\"/en/info/costume-rental\\"');
		const left = await rowsOf(sql`
			select blocks::text from page_translations where locale = 'en' and (body ~ '\\]\\(/(?!en/|dokumenty)' or blocks::text ~ 'href=\\\\"/(?!en/|dokumenty)')`);
		expect(left).toEqual([]);
		const links = await rowsOf(sql`
			select jsonb_path_query(blocks, '$[*].link') #>> '{}' as link from post_translations where locale = 'en'`);
		expect(links.length).toBeGreaterThan(0);
		for (const { link } of links) expect(link).toMatch(/^\/en\//);
	});

	test("has menus and banners whose links lead to its own pages, or to the Czech screens that it does not have", async () => {
		const { body } = await testShop.call("GET", "/settings?lang=en");
		const links: string[] = [body.topmenu, ...body.bottommenu.map((column: { links: unknown }) => column.links)]
			.flat()
			.map((entry: { link: string }) => entry.link);
		expect(links).toEqual(expect.arrayContaining(["/en/eshop", "/en/products/sale", "/en/info/delivery-and-payment"]));
		expect(links.filter((link) => !link.startsWith("/en/"))).toEqual(["/kontakty", "/dokumenty"]);
		const { body: poster } = await testShop.call("GET", "/poster?lang=en");
		const urls = Object.values<{ url: string | null }>(poster).flatMap(({ url }) => url ?? []);
		expect(urls.length).toBeGreaterThan(0);
		for (const url of urls) expect(url).toMatch(/^\/en\//);
	});
});
