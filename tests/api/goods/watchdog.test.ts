import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSet, aToken } from "#tests/support/goods/watches.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let customer: string;
let other: string;

beforeAll(async () => {
	testShop = await openTestShop();
	customer = await testShop.tokenOf("customer");
	other = await testShop.tokenOf("influencer");
});
afterAll(() => testShop.close());

const withToken = (token: string | undefined) => (token === undefined ? {} : { token });
const watch = (id: number | string, token?: string, body: unknown = { locale: "cs" }) =>
	testShop.call("POST", `/watchdog/${id}`, { body, ...withToken(token) });
const unwatch = (id: number | string, token?: string) =>
	testShop.call("DELETE", `/watchdog/${id}`, { ...withToken(token) });
const list = (token?: string, locale = "cs") => testShop.call("GET", `/watchdog/${locale}`, { ...withToken(token) });
const end = (hash: string, locale = "cs", token?: string) =>
	testShop.call("POST", `/watchdog/end/${locale}/${hash}`, { ...withToken(token) });

const soldOut = () => aProduct(testShop, { stock: 0 });
const open = (variantId: number) => countRows(testShop, "watchdogs", `variant_id = ${variantId} and ended_at is null`);
const hashOf = async (variantId: number) => {
	const { rows } = await testShop.shop.db.execute<{ hash: string }>(
		sql`select hash from watchdogs where variant_id = ${variantId} order by id desc limit 1`,
	);
	return rows[0]?.hash ?? "";
};

describe("POST /watchdog/{variantId}", () => {
	test("watches a sold-out variant once: a repeat gets the same answer and changes nothing", async () => {
		const { variantId } = await soldOut();
		const answer = { status: 200, body: { variant_id: variantId, is_watching: true } };
		for (const locale of ["en", "cs", "en"]) {
			const { status, body } = await watch(variantId, customer, { locale });
			expect({ status, body }).toEqual(answer);
		}
		expect(await countRows(testShop, "watchdogs", `variant_id = ${variantId} and user_id = 1 and locale = 'en'`)).toBe(
			1,
		);
		expect(await hashOf(variantId)).toMatch(/^[\w-]{32}$/);
	});

	test("eight calls at once make one watch, and all succeed", async () => {
		const { variantId } = await soldOut();
		const answers = await Promise.all(Array.from({ length: 8 }, () => watch(variantId, customer)));
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
		expect(await open(variantId)).toBe(1);
	});

	test("each customer has watches of their own", async () => {
		const { variantId } = await soldOut();
		for (const token of [customer, other]) await watch(variantId, token);
		expect(await open(variantId)).toBe(2);
		await unwatch(variantId, other);
		expect(
			await countRows(testShop, "watchdogs", `variant_id = ${variantId} and user_id = 1 and ended_at is null`),
		).toBe(1);
	});

	test("without a token, or with a bad one, it is 401, whatever is sent", async () => {
		const { variantId } = await soldOut();
		for (const body of [{ locale: "cs" }, {}, null])
			for (const token of [undefined, "abc"])
				await expectRefused(testShop, () => watch(variantId, token, body), 401, { error: "unauthorized" });
	});

	test("goods in stock anywhere are 409: in the warehouse, at a branch, or as a set whose parts are in stock", async () => {
		const part = await aProduct(testShop, { stock: 2 });
		const set = await aSet(testShop, [{ product: part, quantity: 2 }]);
		const products = [
			await aProduct(testShop, { stock: 1 }),
			await aProduct(testShop, { stock: 0, branches: { 3: 1 } }),
			set,
		];
		for (const { variantId } of products)
			await expectRefused(testShop, () => watch(variantId, customer), 409, { error: "already_in_stock" });
	});

	test("a set that lacks a part can be watched", async () => {
		const set = await aSet(testShop, [
			{ product: await aProduct(testShop, { stock: 50 }), quantity: 1 },
			{ product: await aProduct(testShop, { stock: 2 }), quantity: 3 },
		]);
		expect((await watch(set.variantId, customer)).status).toBe(200);
	});

	test("variants that are missing or not on sale are 404", async () => {
		const inactive = await aProduct(testShop, { stock: 0, isActive: false });
		const hidden = await soldOut();
		await testShop.shop.db.execute(sql`update variants set is_active = false where id = ${hidden.variantId}`);
		for (const id of [inactive.variantId, hidden.variantId, 2_000_000_000, "abc", "0", "-1", "99999999999"])
			await expectRefused(testShop, () => watch(id, customer), 404, { error: "not_found" });
	});

	test.each([
		[{}, { locale: ["invalid"] }],
		[{ locale: "de" }, { locale: ["invalid"] }],
		[{ locale: 1 }, { locale: ["invalid"] }],
	])("%j is 422", async (body, errors) => {
		const { variantId } = await soldOut();
		await expectRefused(testShop, () => watch(variantId, customer, body), 422, { error: "invalid", errors });
	});

	test("an unreadable body is 400, one over 64 kB is 413", async () => {
		const { variantId } = await soldOut();
		const raw = (text: string) => testShop.call("POST", `/watchdog/${variantId}`, { text, token: customer });
		await expectRefused(testShop, () => raw("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => raw(" ".repeat(70_000)), 413, { error: "too_large" });
	});
});

describe("DELETE /watchdog/{variantId}", () => {
	test("ends the watch; a later watch is a new one", async () => {
		const { variantId } = await soldOut();
		await watch(variantId, customer);
		const first = await hashOf(variantId);
		const { status, body } = await unwatch(variantId, customer);
		expect({ status, body }).toEqual({ status: 200, body: { variant_id: variantId, is_watching: false } });
		expect(await open(variantId)).toBe(0);
		await watch(variantId, customer);
		expect(await hashOf(variantId)).not.toBe(first);
		expect(await open(variantId)).toBe(1);
	});

	test("without a watch of the customer's own nothing happens", async () => {
		const { variantId } = await soldOut();
		await watch(variantId, other);
		for (const id of [variantId, 2_000_000_000]) {
			const { status, body } = await unwatch(id, customer);
			expect({ status, body }).toEqual({ status: 200, body: { variant_id: id, is_watching: false } });
		}
		expect(await open(variantId)).toBe(1);
	});

	test("without a token it is 401, with an id that is not a number 404", async () => {
		const { variantId } = await soldOut();
		await expectRefused(testShop, () => unwatch(variantId), 401, { error: "unauthorized" });
		await expectRefused(testShop, () => unwatch("abc", customer), 404, { error: "not_found" });
	});
});

describe("GET /watchdog/{locale}", () => {
	test("lists the customer's own watches, the latest first, and nobody else's", async () => {
		const token = await aToken(testShop);
		const [first, second] = [await soldOut(), await soldOut()];
		await testShop.shop.db.execute(sql`
			insert into variant_translations (variant_id, locale, name)
			values (${second.variantId}, 'cs', 'červená'), (${second.variantId}, 'en', 'red')`);
		await watch(first.variantId, token);
		await watch((await soldOut()).variantId, other);
		testShop.passMs(60_000);
		await watch(second.variantId, token);
		const { status, body } = await list(token);
		const link = (id: number, name: string) => ({
			id,
			slug: expect.stringMatching(/^zbozi-\d+$/),
			name,
			url: expect.stringMatching(new RegExp(`^/${id}/[a-z0-9-]+/zbozi-\\d+$`)),
		});
		expect({ status, body }).toEqual({
			status: 200,
			body: [
				{
					variant_id: second.variantId,
					product: link(second.id, second.name),
					variant_name: "červená",
					since: "2026-11-20T10:01:00.000Z",
				},
				{
					variant_id: first.variantId,
					product: link(first.id, first.name),
					variant_name: "",
					since: "2026-11-20T10:00:00.000Z",
				},
			],
		});
		const english = (await list(token, "en")).body[0];
		expect(english.variant_name).toBe("red");
		expect(english.product.url).toMatch(/^\/en\/\d+\//);
	});

	test("ended watches and goods no longer on sale are left out", async () => {
		const token = await aToken(testShop);
		const [ended, hidden] = [await soldOut(), await soldOut()];
		for (const { variantId } of [ended, hidden]) await watch(variantId, token);
		await unwatch(ended.variantId, token);
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${hidden.id}`);
		expect((await list(token)).body).toEqual([]);
	});

	test("without a token it is 401, in an unknown language 404", async () => {
		await expectRefused(testShop, () => list(), 401, { error: "unauthorized" });
		await expectRefused(testShop, () => list(customer, "de"), 404, { error: "not_found" });
	});
});

describe("POST /watchdog/end/{locale}/{hash}", () => {
	test("ends the watch without a token, and a repeat gets the same answer", async () => {
		const product = await soldOut();
		await watch(product.variantId, customer);
		const hash = await hashOf(product.variantId);
		const answer = {
			status: 200,
			body: {
				product: {
					id: product.id,
					slug: expect.any(String),
					name: product.name,
					url: expect.stringContaining(`/${product.id}/`),
				},
				variant_name: "",
			},
		};
		for (let time = 0; time < 2; time++) {
			const { status, body } = await end(hash);
			expect({ status, body }).toEqual(answer);
			expect(await open(product.variantId)).toBe(0);
		}
		expect((await end(hash, "en")).body.product.url).toContain("/en/");
	});

	test("ends a later watch of the same customer for the same variant too, and no others", async () => {
		const [product, another] = [await soldOut(), await soldOut()];
		await watch(product.variantId, customer);
		const old = await hashOf(product.variantId);
		await unwatch(product.variantId, customer);
		await watch(product.variantId, customer);
		await watch(product.variantId, other);
		await watch(another.variantId, customer);
		const look = async () => (await testShop.call("GET", `/watchdog/link/cs/${old}`)).body.state;
		expect(await look()).toBe("watching");
		await end(old);
		expect(await look()).toBe("ended");
		expect(
			await countRows(testShop, "watchdogs", `variant_id = ${product.variantId} and ended_at is null and user_id = 1`),
		).toBe(0);
		expect([await open(product.variantId), await open(another.variantId)]).toEqual([1, 1]);
	});

	test("a GET of the link ends nothing", async () => {
		const { variantId } = await soldOut();
		await watch(variantId, customer);
		const hash = await hashOf(variantId);
		await expectRefused(testShop, () => testShop.call("GET", `/watchdog/end/cs/${hash}`), 404, { error: "not_found" });
		expect(await open(variantId)).toBe(1);
	});

	test("an unknown or impossible hash, or language, is 404", async () => {
		const { variantId } = await soldOut();
		await watch(variantId, customer);
		const hash = await hashOf(variantId);
		for (const one of ["A".repeat(32), "x", hash.slice(0, -1), `${hash}%27`, `${"x".repeat(65)}`])
			await expectRefused(testShop, () => end(one), 404, { error: "not_found" });
		await expectRefused(testShop, () => end(hash, "de"), 404, { error: "not_found" });
	});
});
