import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillDemoIfMissing } from "#demo/seed/fill-demo.ts";
import { createApp } from "#lib/shop/app.ts";
import { fillBlocksIfMissing } from "#lib/shop/content/texts/fill-blocks.ts";
import { migrate } from "#lib/shop/migrate.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { anOlderDatabase } from "#tests/support/database/older-database.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

/** Texts from before they had blocks, pages from before both languages were one. */
const TEXTS = `
	insert into pages (key, locale, slug, title, body) values
		('terms', 'cs', 'podminky', 'Podmínky', '## Cena' || chr(10) || chr(10) || 'V ceně je <b>DPH</b>.'),
		('terms', 'en', 'terms', 'Terms', 'VAT included.');
	insert into posts (id, published_at) values (7, '2026-01-01');
	insert into post_translations (post_id, locale, slug, title, perex, body) values
		(7, 'cs', 'stary-clanek', 'Starý článek', 'Perex', '- jedna' || chr(10) || '- dvě'),
		(7, 'en', 'old-post', 'Old post', 'Perex', '');`;

test("texts from before there were blocks keep their addresses and are shown once their blocks are made", async () => {
	const older = await anOlderDatabase([
		"0000_shop",
		"0001_cart_items_by_parent",
		"0002_catalogue",
		"0003_checkout",
		"0004_accounts",
	]);
	await older.pool.query(TEXTS);
	await migrate(older.url);
	expect(await fillBlocksIfMissing(older.url)).toBe(true);
	expect(await fillBlocksIfMissing(older.url)).toBe(false);
	const shop = openShop({ databaseUrl: older.url, sessionSecret: "s".repeat(32), shopUrl: "https://konfety.test" });
	const app = createApp(shop);
	const get = async (path: string) => (await app.request(`/api${path}`)).json();
	try {
		expect(await get("/pages/cs/podminky")).toMatchObject({
			key: "terms",
			urls: { cs: "/podminky", en: "/en/terms" },
			blocks: [{ kind: "html", html: "<h2>Cena</h2>\n<p>V\u00a0ceně je &lt;b&gt;DPH&lt;/b&gt;.</p>\n" }],
		});
		expect(await get("/pages/en/terms")).toMatchObject({ blocks: [{ html: "<p>VAT included.</p>\n" }] });
		expect(await get("/blog/posts/cs/7")).toMatchObject({
			blocks: [{ html: "<ul>\n<li>jedna</li>\n<li>dvě</li>\n</ul>\n" }],
			urls: { cs: "/blog/7/stary-clanek", en: "/en/blog/7/old-post" },
		});
		expect(await get("/blog/posts/en/7")).toMatchObject({ title: "Old post", blocks: [] });
	} finally {
		await shop.close();
		await older.drop();
	}
});

describe("a demo shop from before the other texts", () => {
	let testShop: TestShop;
	beforeAll(async () => {
		testShop = await openTestShop({ isToday: true });
	});
	afterAll(() => testShop.close());
	const run = (statement: ReturnType<typeof sql>) => testShop.shop.db.execute(statement);
	const counts = async () => {
		const tables = ["posts", "pages", "services", "careers", "events", "documents", "contacts", "instagram_posts"];
		const { rows } = await run(
			sql.raw(tables.map((table) => `select '${table}' as name, count(*)::int as n from ${table}`).join(" union all ")),
		);
		return rows;
	};

	test("gets the demo's missing texts, keeps its own, and leaves out goods that it lacks and addresses that are taken", async () => {
		const seeded = await counts();
		for (const table of [
			"services",
			"careers",
			"events",
			"documents",
			"contacts",
			"instagram_posts",
			"post_categories",
		])
			await run(sql.raw(`delete from ${table}`));
		await run(sql`delete from pages where key not in ('terms', 'privacy')`);
		await run(
			sql`update page_translations set title = 'Naše podmínky' where locale = 'cs' and slug = 'obchodni-podminky'`,
		);
		await run(sql`
			with p as (insert into pages (key) values ('vlastni') returning id)
			insert into page_translations (page_id, locale, slug, title, body) select id, 'cs', 'cookies', 'Sušenky', 'Recept' from p`);
		await run(
			sql`update products set code = 'JINY-' || id where code in (select code from products p join post_products pp on pp.product_id = p.id)`,
		);

		expect(await fillDemoIfMissing(testShop.databaseUrl)).toBe(true);
		expect(await fillDemoIfMissing(testShop.databaseUrl)).toBe(false);
		expect(await counts()).toEqual(seeded);
		const { body: terms } = await testShop.call("GET", "/pages/cs/key/terms");
		expect(terms.title).toBe("Naše podmínky");
		expect((await testShop.call("GET", "/pages/cs/cookies")).body.title).toBe("Sušenky");
		const { body: categories } = await testShop.call("GET", "/blog/categories/list");
		expect(categories.map(({ count }: { count: number }) => count > 0)).not.toContain(false);
		expect((await testShop.call("GET", "/catalog/search/cs?q=pujcovna")).body.pages.length).toBeGreaterThan(0);
	});
});
