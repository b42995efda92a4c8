import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PostCard, post, postCard } from "#lib/contract/content.ts";
import { countRows, expectRefused } from "#tests/support/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/test-shop.ts";

const NOT_FOUND = { error: "not_found" };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop({ now: new Date() });
});
afterAll(() => testShop.close());

const list = async (locale = "cs"): Promise<PostCard[]> => {
	const { status, body } = await testShop.call("GET", `/blog/posts/${locale}`);
	expect(status).toBe(200);
	return postCard.array().parse(body);
};

/** Moves the publishing of an article to a moment from now. */
const publish = (id: number, inMs: number) =>
	testShop.shop.db.execute(
		sql`update posts set published_at = ${new Date(testShop.shop.now().getTime() + inMs)} where id = ${id}`,
	);

describe("GET /blog/posts/{locale}", () => {
	test("all published articles, the newest first, with picture and address", async () => {
		const posts = await list();
		expect(posts).toHaveLength(await countRows(testShop, "posts"));
		const moments = posts.map((one) => one.published_at);
		expect(moments).toEqual(moments.toSorted().toReversed());
		for (const one of posts) {
			expect(one.url).toBe(`/blog/${one.id}/${one.slug}`);
			expect(one.image?.src).toMatch(/^\/media\//);
			expect(one.tint).toMatch(/^#[0-9a-f]{6}$/);
		}
		expect((await list("en")).map(({ url }) => url)).toEqual(
			posts.map(({ id }) => expect.stringMatching(new RegExp(`^/en/blog/${id}/`))),
		);
	});

	test("one of the future is left out until its moment", async () => {
		const [first] = await list();
		const id = first?.id ?? 0;
		await publish(id, 1000);
		expect((await list()).map((one) => one.id)).not.toContain(id);
		testShop.passMs(1000);
		expect((await list())[0]?.id).toBe(id);
	});

	test("an unknown language is 404", async () => {
		await expectRefused(testShop, () => testShop.call("GET", "/blog/posts/de"), 404, NOT_FOUND);
	});
});

describe("GET /blog/posts/{locale}/{id}", () => {
	test("the article with its text and both addresses", async () => {
		const [card] = await list();
		const { status, body } = await testShop.call("GET", `/blog/posts/cs/${card?.id}`);
		expect(status).toBe(200);
		const { body: text, urls, ...rest } = post.parse(body);
		expect(rest).toEqual(card);
		expect(text.length).toBeGreaterThan(500);
		expect(urls).toEqual({
			cs: card?.url,
			en: expect.stringMatching(new RegExp(`^/en/blog/${card?.id}/[a-z0-9-]+$`)),
		});
	});

	test("one of the future is 404", async () => {
		const id = (await list()).at(-1)?.id ?? 0;
		await publish(id, 1);
		await expectRefused(testShop, () => testShop.call("GET", `/blog/posts/cs/${id}`), 404, NOT_FOUND);
	});

	test.each(["999999", "0", "01", "-1", "abc", "2147483648", "%00"])("%s is 404", async (id) => {
		await expectRefused(testShop, () => testShop.call("GET", `/blog/posts/cs/${id}`), 404, NOT_FOUND);
	});
});
