import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { SATISFACTION_TEXT_MAX_LENGTH } from "#lib/domain/order/order-terms.ts";
import { LIMITS } from "#lib/shop/kernel/rate-limits/rules.ts";
import { anOrder } from "#tests/support/selling/orders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const ANSWER = { recommendation: 9, stars: { choice: 5, delivery: 4 }, text: "Přišlo to včas.", locale: "cs" };
const send = (body: unknown) => testShop.call("POST", "/satisfaction", { body });
const isAnswered = ({ id, hash }: { id: number | string; hash: string }) =>
	testShop.call("GET", `/satisfaction/${id}/${hash}`);
const lastRow = async () => {
	const { rows } = await testShop.shop.db.execute(
		sql`select order_id, locale, recommendation, stars, text from satisfaction_answers order by id desc limit 1`,
	);
	return rows[0];
};

describe("POST /satisfaction", () => {
	test("an answer about an order is kept once, with the order's hash", async () => {
		const { id, hash, number } = await anOrder(testShop);
		expect((await isAnswered({ id, hash })).body).toEqual({ number, is_answered: false });
		const { status, body } = await send({ ...ANSWER, order: { id, hash } });
		expect({ status, body }).toEqual({ status: 201, body: {} });
		const { locale, recommendation, stars, text } = ANSWER;
		expect(await lastRow()).toEqual({ order_id: id, locale, recommendation, stars, text });
		expect((await isAnswered({ id, hash })).body).toEqual({ number, is_answered: true });
		await expectRefused(testShop, () => send({ ...ANSWER, order: { id, hash } }), 409, { error: "already_answered" });
	});

	test("of eight answers at once about an order one is kept", async () => {
		const { id, hash } = await anOrder(testShop);
		const answers = await Promise.all(Array.from({ length: 8 }, () => send({ ...ANSWER, order: { id, hash } })));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
	});

	test("an answer without an order belongs to nobody, and the recommendation alone is enough", async () => {
		expect((await send({ recommendation: 0 })).status).toBe(201);
		expect(await lastRow()).toEqual({ order_id: null, locale: "cs", recommendation: 0, stars: {}, text: "" });
		expect((await send({ recommendation: 10 })).status).toBe(201);
	});

	test("a wrong hash and a missing order are the same 404", async () => {
		const { id, hash } = await anOrder(testShop);
		const wrong = `${hash.slice(0, -1)}${hash.endsWith("A") ? "B" : "A"}`;
		for (const order of [
			{ id, hash: wrong },
			{ id: 2_000_000_000, hash },
			{ id, hash: "" },
		]) {
			await expectRefused(testShop, () => send({ ...ANSWER, order }), 404, { error: "not_found" });
		}
		for (const order of [
			{ id, hash: wrong },
			{ id: 2_000_000_000, hash },
			{ id: "abc", hash },
		])
			await expectRefused(testShop, () => isAnswered(order), 404, { error: "not_found" });
	});

	test.each([
		[{}, { recommendation: ["required"] }],
		[{ recommendation: 11 }, { recommendation: ["numeric"] }],
		[{ recommendation: -1 }, { recommendation: ["numeric"] }],
		[{ recommendation: 1.5 }, { recommendation: ["numeric"] }],
		[{ recommendation: 5, stars: { choice: 6 } }, { "stars.choice": ["stars"] }],
		[{ recommendation: 5, stars: { staff: 0 } }, { "stars.staff": ["stars"] }],
		[{ recommendation: 5, stars: 5 }, { stars: ["invalid"] }],
		[{ recommendation: 5, text: "a".repeat(SATISFACTION_TEXT_MAX_LENGTH + 1) }, { text: ["too_long"] }],
		[{ recommendation: 5, order: 7 }, { order: ["invalid"] }],
		[{ recommendation: 5, locale: "de" }, { locale: ["invalid"] }],
	])("%j is 422", async (body, errors) => {
		await expectRefused(testShop, () => send(body), 422, { error: "invalid", errors });
	});

	test("stars for unknown subjects are not kept", async () => {
		await send({ recommendation: 5, stars: { website: 2, admin: 5 } });
		expect(await lastRow()).toMatchObject({ stars: { website: 2 } });
	});

	test("any text is kept as it is typed, or refused; never a server error", async () => {
		for (const text of NAUGHTY) expect((await send({ recommendation: 5, text })).status).toBeLessThan(500);
	});

	test("calls from one address are limited", async () => {
		const limited = await openTestShop({
			isLimited: true,
			database: { url: testShop.databaseUrl, drop: async () => {} },
		});
		const before = await countRows(testShop, "satisfaction_answers");
		const { burst, refillS } = LIMITS.satisfaction;
		const answers = [];
		for (let round = 0; round <= burst; round++)
			answers.push(
				await limited.call("POST", "/satisfaction", {
					body: ANSWER,
					headers: { [CLIENT_ADDRESS_HEADER]: "198.51.100.9" },
				}),
			);
		expect(answers.at(-1)).toMatchObject({ status: 429, body: { error: "too_many_requests", value: refillS } });
		expect(await countRows(testShop, "satisfaction_answers")).toBe(before + burst);
		await limited.close();
	});
});
