import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import { REVIEW_AUTHOR_MAX_LENGTH, REVIEW_TEXT_MAX_LENGTH } from "#lib/domain/goods/goods-limits.ts";
import { aReview, REVIEW } from "#tests/support/goods/reviews.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

let testShop: TestShop;
let customer: string;
let influencer: string;

beforeAll(async () => {
	testShop = await openTestShop();
	customer = await testShop.tokenOf("customer");
	influencer = await testShop.tokenOf("influencer");
});
afterAll(() => testShop.close());

const list = (id: number | string, query = "") => testShop.call("GET", `/review/${id}${query}`);
const send = (id: number | string, body: unknown, token?: string) =>
	testShop.call("POST", `/review/${id}`, { body, ...(token === undefined ? {} : { token }) });
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe("GET /reviews/summary", () => {
	test("counts all published reviews of the shop, and no others", async () => {
		const summary = async () => (await testShop.call("GET", "/reviews/summary")).body.rating;
		const { count } = await summary();
		expect(count).toBe(await countRows(testShop, "reviews", "state = 'published'"));
		const product = await aProduct(testShop);
		await aReview(testShop, product, { stars: 1, state: "pending" });
		expect((await summary()).count).toBe(count);
		await aReview(testShop, product, { stars: 1 });
		const { rows } = await testShop.shop.db.execute<{ average: number }>(
			sql`select round(avg(stars), 2)::float8 as average from reviews where state = 'published'`,
		);
		expect(await summary()).toEqual({ average: rows[0]?.average, count: count + 1 });
	});
});

describe("GET /review/{productId}", () => {
	test("a product without reviews has no rating and one empty page", async () => {
		const { id } = await aProduct(testShop);
		const { status, body } = await list(id);
		expect({ status, body }).toEqual({
			status: 200,
			body: { rating: null, histogram: [0, 0, 0, 0, 0], reviews: [], page: 1, pages: 1 },
		});
	});

	test("only published reviews are shown and counted, with all their fields", async () => {
		const product = await aProduct(testShop);
		const shown = await aReview(testShop, product, {
			stars: 2,
			isVerified: true,
			locale: "en",
			text: "Not\nmuch of it.",
		});
		await aReview(testShop, product, { stars: 5, state: "pending" });
		await aReview(testShop, product, { stars: 5, state: "rejected" });
		await aReview(testShop, await aProduct(testShop), { stars: 5 });
		const { body } = await list(product.id);
		expect(body).toEqual({
			rating: { average: 2, count: 1 },
			histogram: [0, 0, 0, 1, 0],
			reviews: [
				{
					id: shown,
					author: "Jana",
					stars: 2,
					text: "Not\nmuch of it.",
					date: "2026-11-20T10:00:00.000Z",
					is_verified: true,
					locale: "en",
				},
			],
			page: 1,
			pages: 1,
		});
	});

	test("eight on a page, the newest first; the average has two decimals, the histogram begins with five stars", async () => {
		const product = await aProduct(testShop);
		const stars = [5, 5, 5, 4, 4, 4, 4, 3, 1];
		const ids: number[] = [];
		for (const [minute, one] of stars.entries())
			ids.push(await aReview(testShop, product, { stars: one, at: minutesLater(minute) }));
		const newestFirst = ids.toReversed();
		const idsOf = (body: { reviews: { id: number }[] }) => body.reviews.map(({ id }) => id);
		const first = (await list(product.id)).body;
		expect(first).toMatchObject({ rating: { average: 3.89, count: 9 }, histogram: [3, 4, 1, 0, 1], page: 1, pages: 2 });
		expect(idsOf(first)).toEqual(newestFirst.slice(0, 8));
		const second = (await list(product.id, "?page=2")).body;
		expect(second).toMatchObject({ rating: { average: 3.89, count: 9 }, page: 2, pages: 2 });
		expect(idsOf(second)).toEqual(newestFirst.slice(8));
		expect((await list(product.id, "?page=3")).body).toMatchObject({ reviews: [], page: 3, pages: 2 });
	});

	test.each(["0", "-1", "1.5", "x", "10001", "1e9", "' or 1=1"])("page %s is 422", async (page) => {
		const { id } = await aProduct(testShop);
		await expectRefused(testShop, () => list(id, `?page=${encodeURIComponent(page)}`), 422, {
			error: "invalid",
			errors: { page: ["invalid"] },
		});
	});

	test("unknown goods, goods not on sale and ids that are not valid are 404", async () => {
		const inactive = await aProduct(testShop, { isActive: false });
		const bare = await aProduct(testShop);
		await testShop.shop.db.execute(sql`update variants set is_active = false where product_id = ${bare.id}`);
		for (const id of [inactive.id, bare.id, 2_000_000_000, 1001, "abc", "0", "99999999999", "1%20or%201"])
			await expectRefused(testShop, () => list(id), 404, { error: "not_found" });
	});

	test("an ended session is 401 here too, as everywhere", async () => {
		const { id } = await aProduct(testShop);
		await expectRefused(testShop, () => testShop.call("GET", `/review/${id}`, { token: "x" }), 401, {
			error: "unauthorized",
		});
	});
});

describe("POST /review/{productId}", () => {
	test("a customer's review is kept as pending, and not shown yet", async () => {
		const { id } = await aProduct(testShop);
		const { status, body } = await send(id, { ...REVIEW, author: "  Jana \t N. " }, customer);
		expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(Number), state: "pending" } });
		const where = `id = ${body.id} and user_id = 1 and product_id = ${id} and author = 'Jana N.' and stars = 4
			and state = 'pending' and not is_verified and locale = 'cs' and decided_at is null and created_at = '2026-11-20 10:00Z'`;
		expect(await countRows(testShop, "reviews", where)).toBe(1);
		expect((await list(id)).body).toMatchObject({ rating: null, reviews: [] });
	});

	test("without a token, or with a bad one, it is 401, whatever is sent", async () => {
		const { id } = await aProduct(testShop);
		for (const body of [REVIEW, {}, null])
			for (const token of [undefined, "abc"])
				await expectRefused(testShop, () => send(id, body, token), 401, { error: "unauthorized" });
		await expectRefused(testShop, () => testShop.call("POST", `/review/${id}`, { text: "{" }), 401, {
			error: "unauthorized",
		});
	});

	test("goods that are missing or not on sale are 404", async () => {
		const inactive = await aProduct(testShop, { isActive: false });
		for (const id of [inactive.id, 2_000_000_000, "abc"])
			await expectRefused(testShop, () => send(id, REVIEW, customer), 404, { error: "not_found" });
	});

	test("a second review by the same customer is 409, whatever happened to the first; another customer may write one", async () => {
		const { id } = await aProduct(testShop);
		const { body } = await send(id, REVIEW, customer);
		for (const state of ["pending", "published", "rejected"]) {
			await testShop.shop.db.execute(sql`update reviews set state = ${state} where id = ${body.id}`);
			await expectRefused(testShop, () => send(id, { ...REVIEW, stars: 1 }, customer), 409, {
				error: "already_reviewed",
			});
		}
		expect((await send(id, REVIEW, influencer)).status).toBe(201);
	});

	test("of eight reviews sent at once one is kept", async () => {
		const { id } = await aProduct(testShop);
		const answers = await Promise.all(Array.from({ length: 8 }, () => send(id, REVIEW, customer)));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
		expect(await countRows(testShop, "reviews", `product_id = ${id}`)).toBe(1);
	});

	test.each([
		[{}, { stars: ["stars"], author: ["required"], text: ["required"], locale: ["invalid"] }],
		[{ ...REVIEW, stars: 0 }, { stars: ["stars"] }],
		[{ ...REVIEW, stars: 6 }, { stars: ["stars"] }],
		[{ ...REVIEW, stars: 4.5 }, { stars: ["stars"] }],
		[{ ...REVIEW, stars: "5" }, { stars: ["stars"] }],
		[{ ...REVIEW, stars: null }, { stars: ["stars"] }],
		[{ ...REVIEW, author: " \u0007 " }, { author: ["required"] }],
		[{ ...REVIEW, author: "x".repeat(REVIEW_AUTHOR_MAX_LENGTH + 1) }, { author: ["too_long"] }],
		[{ ...REVIEW, text: " \n " }, { text: ["required"] }],
		[{ ...REVIEW, text: "  Devět zn " }, { text: ["too_short"] }],
		[{ ...REVIEW, text: "x".repeat(REVIEW_TEXT_MAX_LENGTH + 1) }, { text: ["too_long"] }],
		[{ ...REVIEW, locale: "de" }, { locale: ["invalid"] }],
	])("%j is refused, and names its fields with the keys of their texts", async (body, errors) => {
		const { id } = await aProduct(testShop);
		await expectRefused(testShop, () => send(id, body, customer), 422, { error: "invalid", errors });
	});

	test("texts of the greatest length are accepted", async () => {
		const longest = {
			...REVIEW,
			author: "x".repeat(REVIEW_AUTHOR_MAX_LENGTH),
			text: "x".repeat(REVIEW_TEXT_MAX_LENGTH),
		};
		expect((await send((await aProduct(testShop)).id, longest, customer)).status).toBe(201);
		expect((await send((await aProduct(testShop)).id, { ...REVIEW, text: "Deset znak" }, customer)).status).toBe(201);
	});

	test("an unreadable body is 400, one over 64 kB is 413", async () => {
		const { id } = await aProduct(testShop);
		const raw = (text: string) => testShop.call("POST", `/review/${id}`, { text, token: customer });
		await expectRefused(testShop, () => raw("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => raw(JSON.stringify({ ...REVIEW, text: "x".repeat(70_000) })), 413, {
			error: "too_large",
		});
	});

	test("fields that the shop alone sets are ignored", async () => {
		const { id } = await aProduct(testShop);
		const greedy = { ...REVIEW, state: "published", is_verified: true, isVerified: true, user_id: 2, userId: 2 };
		const { body } = await send(id, greedy, customer);
		const where = `id = ${body.id} and state = 'pending' and not is_verified and user_id = 1`;
		expect(await countRows(testShop, "reviews", where)).toBe(1);
	});

	test("naughty texts are kept as they are and come back as JSON", async () => {
		for (const text of NAUGHTY) {
			const product = await aProduct(testShop);
			const { status, body } = await send(product.id, { ...REVIEW, author: text.slice(0, 60), text }, customer);
			expect(status, text).toBe(201);
			await testShop.shop.db.execute(sql`update reviews set state = 'published' where id = ${body.id}`);
			expect((await list(product.id)).body.reviews[0].text).toBe(text);
		}
	});
});

describe("reviews of the demo shop", () => {
	const one = async <Value>(statement: ReturnType<typeof sql>) => {
		const { rows } = await testShop.shop.db.execute<{ value: Value }>(statement);
		return rows[0]?.value;
	};
	const ofReviewers = sql`reviews r join users u on u.id = r.user_id and u.email like 'recenzent-%'`;

	test("about three quarters of the goods have one to ten reviews, more than half of them verified, no two with the same text", async () => {
		const seeded = sql`select r.product_id, count(*)::int as n from ${ofReviewers}
			where r.state = 'published' group by 1`;
		const share = await one<number>(sql`
			select (select count(*) from (${seeded}) s)::float8 / count(*) as value from products where code not like 'TEST-%'`);
		expect(share).toBeGreaterThan(0.68);
		expect(share).toBeLessThan(0.8);
		expect(await one(sql`select min(n) as value from (${seeded}) s`)).toBe(1);
		expect(await one(sql`select max(n) as value from (${seeded}) s`)).toBe(10);
		expect(await one(sql`select (count(*) - count(distinct r.text))::int as value from ${ofReviewers}`)).toBe(0);
		const verified = await one<number>(sql`select avg(r.is_verified::int)::float8 as value from ${ofReviewers}`);
		expect(verified).toBeGreaterThan(0.48);
		expect(verified).toBeLessThan(0.62);
	});

	test("four are pending, one is rejected; none is older than its product or a year, or in the future", async () => {
		expect(await one(sql`select count(*)::int as value from ${ofReviewers} where r.state = 'pending'`)).toBe(4);
		expect(await one(sql`select count(*)::int as value from ${ofReviewers} where r.state = 'rejected'`)).toBe(1);
		const odd = sql`select count(*)::int as value from ${ofReviewers} join products p on p.id = r.product_id
			where r.created_at < p.created_at or r.created_at < ${START}::timestamptz - interval '370 days' or r.created_at > ${START}::timestamptz`;
		expect(await one(odd)).toBe(0);
	});

	test("their ratings are in the listings", async () => {
		const differing = sql`select count(*)::int as value from listed_products l left join (
				select product_id, round(avg(stars), 2) as average, count(*)::int as n from reviews where state = 'published' group by 1
			) r using (product_id)
			where l.product_id in (select id from products where code not like 'TEST-%')
				and (l.rating is distinct from r.average or l.ratings <> coalesce(r.n, 0))`;
		expect(await one(differing)).toBe(0);
	});

	test("their writers cannot log in, and get the same refusal as anybody", async () => {
		for (const password of ["", "KonfetyDemo1", "A", DEMO_ACCOUNTS[0]?.password ?? ""]) {
			const answer = await testShop.call("POST", "/auth/login", {
				body: { email: "recenzent-07@konfety.example", password: password || "x" },
			});
			expect([answer.status, answer.body]).toEqual([401, { error: "invalid_credentials" }]);
		}
	});
});
