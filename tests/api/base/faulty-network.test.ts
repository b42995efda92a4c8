/** The network between the shop and its database is slow, silent, or ends connections. The shop's limits of time are shortened. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { countAnswers } from "#tests/support/selling/order-races.ts";
import type { FaultyServer } from "#tests/support/servers/faulty-server.ts";
import { aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { openFaultyShop } from "#tests/support/shop/faulty-shop.ts";
import type { Answer, TestShop } from "#tests/support/shop/test-shop.ts";

const POOL = 5;

let network: FaultyServer;
let testShop: TestShop;

beforeAll(async () => {
	({ network, testShop } = await openFaultyShop({
		poolSize: POOL,
		connectionWaitMs: 2000,
		queryTimeoutMs: 2000,
	}));
});
afterAll(() => testShop.close());
afterEach(() => {
	network.delay(0);
	network.speak();
});

const read = () => testShop.call("GET", "/catalog/category/cs");
const many = (calls: number, call: () => Promise<Answer>) => Promise.all(Array.from({ length: calls }, call));

/** Many more reads at once than the pool has connections. */
async function expectWhole() {
	expect(countAnswers(await many(50, read))).toEqual({ 200: 50 });
}

async function cartsOf(pieces: number, carts: number) {
	const product = await aProduct(testShop, { stock: pieces });
	return Promise.all(Array.from({ length: carts }, () => aGuestCart(testShop, [{ product }])));
}

test("with 0.3 s more for each answer of the database calls are answered, late or 503, and it is whole afterwards", async () => {
	await expectWhole();
	network.delay(300);
	const answers = countAnswers(await many(20, read));
	expect(Object.keys(answers).filter((kind) => !["200", "503 unavailable"].includes(kind))).toEqual([]);
	expect(answers["200"]).toBeGreaterThan(0);
	network.delay(0);
	await expectWhole();
});

test("while the database is silent every call is refused as unavailable, reads and orders; afterwards each order is placed once", async () => {
	const carts = await cartsOf(50, 2 * POOL);
	const initial = await openLedger(testShop);
	const order = (cart: { id: string }) => placeOrder(testShop, cart.id, {}, { "Idempotency-Key": `silent ${cart.id}` });
	network.fallSilent();
	const [reads, orders] = await Promise.all([many(20, read), Promise.all(carts.map(order))]);
	expect(countAnswers(reads)).toEqual({ "503 unavailable": 20 });
	expect(countAnswers(orders)).toEqual({ "503 unavailable": carts.length });
	expect([...reads, ...orders].filter(({ headers }) => !headers.has("Retry-After"))).toEqual([]);

	network.speak();
	await expectWhole();
	expect(countAnswers(await Promise.all(carts.map(order)))).toEqual({ 201: carts.length });
	await expectLedgerExact(testShop, initial);
});

test("connections that are ended again and again cost the calls that ran on them; no order is half, and it is whole at once", async () => {
	const carts = await cartsOf(100, 40);
	const initial = await openLedger(testShop);
	const order = (cart: { id: string }) => placeOrder(testShop, cart.id, {}, { "Idempotency-Key": `reset ${cart.id}` });
	const answers: Answer[] = [];
	for (let from = 0; from < carts.length; from += 8) {
		const running = Promise.all([...carts.slice(from, from + 8).map(order), many(8, read)]);
		// The first of them have begun.
		await Promise.race([order(carts[from] ?? { id: "" }), read()]);
		network.reset();
		answers.push(...(await running).flat());
	}
	const kinds = countAnswers(answers);
	expect(Object.keys(kinds).filter((kind) => !["200", "201", "503 unavailable"].includes(kind))).toEqual([]);
	expect(kinds["503 unavailable"]).toBeGreaterThan(0);

	await expectWhole();
	const repeats = await Promise.all(carts.map(order));
	expect(repeats.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
	expect(new Set(repeats.map(({ body }) => body.number)).size).toBe(carts.length);
	await expectLedgerExact(testShop, initial);
});
