/** Asks a shop in its third language; in a copy of the shop that has one (third-language.test.ts). */
import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareData } from "#lib/cli/prepare-data.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#lib/domain/locale.ts";
import { TEXT_TABLES } from "#lib/shop/backoffice/languages/text-tables.ts";
import { requireOrder } from "#lib/shop/selling/order/read-order.ts";
import { FEED_FORMATS } from "#lib/shop/telling/feeds/formats.ts";
import { letterheadOf } from "#lib/shop/telling/mail/letterhead.ts";
import { renderOrderMail } from "#lib/shop/telling/mail/order-mail.ts";
import { urlElements } from "#lib/shop/telling/sitemap/found-page.ts";
import { goodsPages } from "#lib/shop/telling/sitemap/goods-pages.ts";
import { orderOf } from "#tests/support/selling/orders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const [, , third = DEFAULT_LOCALE]: readonly Locale[] = LOCALES;
const url = process.env.THIRD_LANGUAGE_SHOP ?? "";
const started: Record<string, string> = {};

let shop: TestShop;

beforeAll(async () => {
	await start();
	shop = await openTestShop({ isToday: true, database: { url, drop: async () => {} } });
});
afterAll(() => shop.close());

async function start() {
	await prepareData(
		url,
		{ HOST: "localhost", SHOP_URL: "http://localhost:3000" },
		{
			say: () => {},
			async step(name, work, summarise) {
				const result = await work();
				started[name] = summarise(result);
				return result;
			},
		},
	);
}

async function ask(path: string) {
	const { status, body } = await shop.call("GET", path);
	expect(status, path).toBe(200);
	return body;
}

async function counts(): Promise<Record<string, [own: number, default_: number]>> {
	const counted: Record<string, [number, number]> = {};
	for (const table of TEXT_TABLES) {
		const { rows } = await shop.shop.db.execute<{ own: number; first: number }>(sql`
			select count(*) filter (where locale = ${third})::int as own, count(*) filter (where locale = ${DEFAULT_LOCALE})::int as first
			from ${table}`);
		const [{ own, first } = { own: 0, first: 0 }] = rows;
		counted[getTableName(table)] = [own, first];
	}
	return counted;
}

test("every text of the default language is there, and another start adds nothing", async () => {
	expect(started).toMatchObject({ Tables: expect.stringContaining("migrations applied: 1"), Goods: "already there" });
	const first = await counts();
	expect(Object.entries(first).filter(([, [own, of]]) => own !== of)).toEqual([]);
	expect(first.product_translations?.[0]).toBeGreaterThan(400);
	// What somebody left out stays out.
	await shop.shop.db.execute(sql`delete from search_placeholders where locale = ${third}`);
	await start();
	expect(await counts()).toEqual({ ...first, search_placeholders: [0, first.search_placeholders?.[1]] });
});

test("goods are listed with facets, found by their words, and have an address", async () => {
	const [category] = await ask(`/catalog/category/${third}`);
	expect(category.url).toMatch(/^\/sk\/\d+\/balonky$/);
	const listing = await ask(`/catalog/products/${third}?category=${category.id}&facets=1`);
	expect(listing.products.length).toBeGreaterThan(10);
	expect(listing.facets.attributes.length).toBeGreaterThan(0);
	const product = await ask(`/catalog/product/${third}/${listing.products[0].id}`);
	expect(product.urls).toMatchObject({ cs: expect.stringMatching(/^\/\d/), sk: `/sk${product.urls.cs}` });
	const found = await ask(`/catalog/suggest/${third}?q=balonky`);
	expect(found.products.length).toBeGreaterThan(0);
	expect(found.categories[0].url).toMatch(/^\/sk\//);
	expect((await ask(`/catalog/products/${third}?q=balonky`)).total).toBeGreaterThan(10);
});

test("pages, articles and menus are there, and their links lead to pages of the language", async () => {
	const page = await ask(`/pages/${third}/key/terms`);
	expect(page.urls.sk).toBe("/sk/obchodne-podmienky");
	const { posts } = await ask(`/blog/posts/${third}`);
	expect(posts[0].url).toMatch(/^\/sk\/magazin\/\d+\//);
	const { topmenu, bottommenu } = await ask(`/settings?lang=${third}`);
	const links: string[] = [topmenu, ...bottommenu.map((column: { links: unknown }) => column.links)]
		.flat()
		.map((entry: { link: string }) => entry.link);
	// Two screens are in the default language alone.
	expect(links.filter((link) => !link.startsWith("/sk/"))).toEqual(["/kontakty", "/dokumenty"]);
	expect(links).toContain("/sk/magazin");
});

test("a cart, its order and the order's mail are in the language", async () => {
	const { products } = await ask(`/catalog/products/${third}?q=balonky`);
	const empty = await ask(`/cart/anonymous/${third}/0`);
	const goods = await ask(`/catalog/product/${third}/${products[0].id}`);
	const body = { id: goods.id, variantId: goods.variants[0].id, quantity: 1, locale: third };
	const { body: put } = await shop.call("PUT", `/cart/${empty.id}`, { body });
	expect(put.cart.items[0].product.url).toMatch(/^\/sk\//);
	const { id } = await orderOf(shop, empty.id, { locale: third });
	const { order, hash, locale } = await requireOrder(shop.shop, id);
	expect(locale).toBe(third);
	const mail = await renderOrderMail(
		{ ...(await letterheadOf(shop.shop, locale)), shopUrl: "https://konfety.test" },
		{ order: { ...order, hash }, locale, isProved: true, branch: null },
	);
	expect(mail.subject).toBe(`Konfety: objednávka ${order.number} prijatá`);
	expect(mail.text).toContain("https://konfety.test/sk/");
});

test("sitemap and feeds have the language", async () => {
	const { value: page } = await goodsPages(shop.shop.db).products().next();
	if (!page) throw new Error("There are no pages");
	const elements = urlElements(page, "https://konfety.test");
	expect(elements).toHaveLength(3);
	for (const element of elements) expect(element).toContain('hreflang="sk" href="https://konfety.test/sk/');
	expect(FEED_FORMATS.map(({ file }) => file)).toEqual(expect.arrayContaining(["google-sk.xml", "meta-sk.xml"]));
});
