import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { page, post, postCategory, postsPage } from "#lib/contract/schemas/content.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const NOT_FOUND = { error: "not_found" };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop({ isToday: true });
});
afterAll(() => testShop.close());

const get = async (path: string) => {
	const { status, body } = await testShop.call("GET", path);
	expect(status, path).toBe(200);
	return body;
};
const list = async (query = "", locale = "cs") =>
	postsPage.parse(await get(`/blog/posts/${locale}${query === "" ? "" : `?${query}`}`));
const firstId = async () => (await list()).posts[0]?.id ?? 0;
const expectMissing = (path: string) => expectRefused(testShop, () => testShop.call("GET", path), 404, NOT_FOUND);

/** Moves the publishing of an article to a moment from now. */
const publish = (id: number, inMs: number) =>
	testShop.shop.db.execute(
		sql`update posts set published_at = ${new Date(testShop.shop.now().getTime() + inMs)} where id = ${id}`,
	);

describe("GET /blog/posts/{locale}", () => {
	test("12 published articles a page, the newest first, with picture, category and reading time", async () => {
		const first = await list();
		const total = await countRows(testShop, "posts");
		expect(total).toBeGreaterThan(12);
		expect(first).toMatchObject({ total, page: 1, pages: Math.ceil(total / 12), category: null });
		expect(first.posts).toHaveLength(12);
		const second = await list("page=2");
		const all = [...first.posts, ...second.posts];
		expect(new Set(all.map(({ id }) => id)).size).toBe(Math.min(total, 24));
		const moments = all.map((one) => one.published_at);
		expect(moments).toEqual(moments.toSorted().toReversed());
		for (const one of all) {
			expect(one.url).toBe(`/blog/${one.id}/${one.slug}`);
			expect(one.image?.src).toMatch(/^\/media\//);
			expect(one.tint).toMatch(/^#[0-9a-f]{6}$/);
			expect(one.reading_minutes).toBeGreaterThanOrEqual(1);
		}
		expect((await list("", "en")).posts.map(({ url }) => url)).toEqual(
			first.posts.map(({ id }) => expect.stringMatching(new RegExp(`^/en/blog/${id}/`))),
		);
	});

	test("a category has its articles alone, and says how many", async () => {
		const categories = postCategory.array().parse(await get("/blog/categories/list?lang=cs"));
		expect(categories.length).toBeGreaterThan(1);
		for (const { id, slug, name, count, url } of categories) {
			const shown = await list(`category=${id}&per_page=48`);
			expect(shown).toMatchObject({
				total: count,
				category: { id, name, urls: { cs: url, en: expect.stringContaining(`/en/blog/category/${id}/`) } },
			});
			expect(url).toBe(`/blog/kategorie/${id}/${slug}`);
			expect(new Set(shown.posts.map(({ category }) => category?.id))).toEqual(new Set([id]));
		}
		const english = postCategory.array().parse(await get("/blog/categories/list?lang=en"));
		expect(english.map(({ count }) => count)).toEqual(categories.map(({ count }) => count));
	});

	test("reading takes a minute for 200 words, and never less than one", async () => {
		const { id = 0 } = (await list()).posts[0] ?? {};
		const minutes = async (words: number) => {
			await testShop.shop.db.execute(
				sql`update post_translations set body = ${"slovo ".repeat(words).trim()} where post_id = ${id}`,
			);
			return (await list()).posts[0]?.reading_minutes;
		};
		expect([await minutes(1), await minutes(200), await minutes(299), await minutes(300)]).toEqual([1, 1, 1, 2]);
	});

	test("an article dated in the future is left out until its moment", async () => {
		const id = await firstId();
		await publish(id, 1000);
		expect((await list()).posts.map((one) => one.id)).not.toContain(id);
		testShop.passMs(1000);
		expect((await list()).posts[0]?.id).toBe(id);
	});

	test.each(["/blog/posts/de", "/blog/posts/cs?page=99", "/blog/posts/cs?category=999999"])("%s is 404", expectMissing);

	test.each([
		["page=0", "page"],
		["page=x", "page"],
		["page=1.5", "page"],
		["per_page=49", "per_page"],
		["category=x", "category"],
	])("?%s is refused", async (query, field) => {
		await expectRefused(testShop, () => testShop.call("GET", `/blog/posts/cs?${query}`), 422, {
			error: "invalid",
			errors: { [field]: ["invalid"] },
		});
	});
});

describe("GET /blog/posts/{locale}/{id}", () => {
	test("the article with its blocks, goods, others to read and both addresses", async () => {
		const [card] = (await list()).posts;
		const body = post.parse(await get(`/blog/posts/cs/${card?.id}`));
		expect(body).toMatchObject({ ...card });
		expect(body.blocks.length).toBeGreaterThan(0);
		expect(body.related).toHaveLength(3);
		expect(body.related.map(({ id }) => id)).not.toContain(card?.id);
		expect(body.related[0]?.category?.id).toBe(card?.category?.id);
		expect(body.urls).toEqual({
			cs: card?.url,
			en: expect.stringMatching(new RegExp(`^/en/blog/${card?.id}/[a-z0-9-]+$`)),
		});
	});

	test("says when its text was last changed", async () => {
		const id = await firstId();
		await testShop.shop.db.execute(sql`update posts set updated_at = '2026-11-18 10:30:00+01' where id = ${id}`);
		expect(post.parse(await get(`/blog/posts/cs/${id}`)).updated_at).toBe("2026-11-18T09:30:00.000Z");
	});

	test("its goods are cards with prices, without goods that are no longer on sale", async () => {
		const id = await firstId();
		const { rows } = await testShop.shop.db.execute<{ id: number; code: string }>(
			sql`select id, code from products where is_active order by id limit 2`,
		);
		const [sold, other] = rows;
		await testShop.shop.db.execute(sql`delete from post_products where post_id = ${id}`);
		await testShop.shop.db.execute(sql`
			insert into post_products (post_id, product_id, position) select ${id}, id, id from unnest(${sql.param(rows.map((row) => row.id))}::int[]) id`);
		const blocks = JSON.stringify([{ kind: "products", codes: [other?.code, "NENI-1", sold?.code] }]);
		await testShop.shop.db.execute(sql`update post_translations set blocks = ${blocks} where post_id = ${id}`);
		const shown = async () => {
			const { products, blocks: made } = post.parse(await get(`/blog/posts/cs/${id}`));
			return [
				products.map((card) => card.id),
				made.map((block) => block.kind === "products" && block.products.map((card) => card.id)),
			];
		};
		expect(await shown()).toEqual([[sold?.id, other?.id], [[other?.id, sold?.id]]]);
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${other?.id}`);
		expect(await shown()).toEqual([[sold?.id], [[sold?.id]]]);
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${sold?.id}`);
		expect(await shown()).toEqual([[], []]);
	});

	test("an article in Czech alone has no English address, and is 404 in English", async () => {
		const id = (await list()).posts.at(-1)?.id ?? 0;
		await testShop.shop.db.execute(sql`delete from post_translations where post_id = ${id} and locale = 'en'`);
		expect(post.parse(await get(`/blog/posts/cs/${id}`)).urls.en).toBeNull();
		await expectMissing(`/blog/posts/en/${id}`);
	});

	test("an article dated in the future is 404", async () => {
		const id = (await list()).posts.at(-1)?.id ?? 0;
		await publish(id, 1);
		await expectMissing(`/blog/posts/cs/${id}`);
	});

	test.each(["999999", "0", "01", "-1", "abc", "2147483648", "%00"])("%s is 404", (id) =>
		expectMissing(`/blog/posts/cs/${id}`),
	);
});

describe("pages of text", () => {
	test("are found by slug, by key and by id, with their address in each language", async () => {
		const terms = page.parse(await get("/pages/cs/obchodni-podminky"));
		expect(terms).toMatchObject({
			key: "terms",
			kind: "generic",
			slug: "obchodni-podminky",
			urls: { cs: "/obchodni-podminky", en: "/en/terms-and-conditions" },
		});
		expect(await get("/pages/cs/key/terms")).toEqual(terms);
		expect(await get(`/pages/cs/id/${terms.id}`)).toEqual(terms);
		expect(await get("/pages/en/terms-and-conditions")).toMatchObject({ id: terms.id, urls: terms.urls });
	});

	test.each([
		["delivery-and-payment", "/info/doprava-a-platba", "/en/info/delivery-and-payment"],
		["contact", "/info/kontakt", "/en/info/contact"],
		["balloon-inflation", "/info/nafukovani-balonku", "/en/info/balloon-inflation"],
		["about-us", "/info/o-nas", "/en/info/about-us"],
		["turnkey-party-decoration", "/info/party-vyzdoba-na-klic", "/en/info/turnkey-party-decoration"],
		["costume-rental", "/info/pujcovna-kostymu", "/en/info/costume-rental"],
	])("the info page %s has the address %s", async (key, cs, en) => {
		for (const locale of ["cs", "en"]) {
			const info = page.parse(await get(`/pages/${locale}/key/${key}`));
			expect(info).toMatchObject({ kind: "info", urls: { cs, en } });
			expect(info.blocks.length).toBeGreaterThan(1);
			expect(info.perex).not.toBe("");
		}
	});

	test("an info page without a fixed address is at /info/{id}/{slug}", async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number }>(
			sql`update pages set kind = 'info' where key = 'cookies' returning id`,
		);
		const id = rows[0]?.id;
		expect(page.parse(await get("/pages/cs/key/cookies")).urls).toEqual({
			cs: `/info/${id}/cookies`,
			en: `/en/info/${id}/cookies`,
		});
	});

	test.each([
		"cs/terms-and-conditions",
		"en/obchodni-podminky",
		"cs/nic",
		"de/obchodni-podminky",
		"cs/%00",
		"cs/a%00b",
		"cs/%FF",
		`cs/${"x".repeat(500)}`,
		"cs/key/nic",
		"cs/key/%00",
		"cs/id/0",
		"cs/id/999999",
		"cs/id/x",
	])("%s is 404", (path) => expectMissing(`/pages/${path}`));
});
