/** Whoever orders without paying: how much one order may hold, how much may wait at once, and for how long. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { DAY_S, HOUR_S, SECOND_MS } from "#lib/domain/durations.ts";
import { ORDER_LIMITS } from "#lib/domain/order/order-limits.ts";
import { expireOrders } from "#lib/shop/selling/payment/expire-orders.ts";
import { anAccount } from "#tests/support/people/customer-account.ts";
import { setOrderLimits } from "#tests/support/selling/order-limits.ts";
import { countAnswers } from "#tests/support/selling/order-races.ts";
import { moveThrough } from "#tests/support/selling/orders.ts";
import { aPerson, startRecaptcha } from "#tests/support/servers/recaptcha-server.ts";
import { aGuestCart, anOrderBody, aProduct, DELIVERY, PAYMENT, placeOrder } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop({ isLimited: true });
});
afterAll(() => testShop.close());

let people = 0;
const anEmail = () => `nekdo${++people}@example.cz`;
const anAddress = () => `198.51.100.${++people % 250}`;

/** A cart of so many crowns, a thousand a piece. */
async function aCartWorth(czk: number): Promise<Cart> {
	const product = await aProduct(testShop, { priceMinor: 100_000, stock: 1_000 });
	return aGuestCart(testShop, [{ product, quantity: czk / 1_000 }]);
}

const inEuros = async ({ id }: Cart): Promise<Cart> =>
	(await testShop.call("POST", `/cart/currency/${id}`, { body: { currencyId: 2 } })).body;

type From = Omit<Partial<OrderInput>, "address"> & { address?: string };

/** Fetched at a branch and paid by transfer, so that the goods are all there is to pay. */
const send = (cart: Cart, { address, ...changes }: From = {}, shop = testShop) => {
	const branch = { deliveryId: DELIVERY.branch, branchId: 1, email: anEmail() };
	const headers: Record<string, string> = address === undefined ? {} : { [CLIENT_ADDRESS_HEADER]: address };
	return placeOrder(shop, cart.id, { ...branch, ...changes }, headers);
};
const order = async (czk: number, from: From = {}) => send(await aCartWorth(czk), from);

const rowOf = async ({ id }: { id: number }) => {
	const { rows } = await testShop.shop.db.execute<{ network: string | null; hours: number | null }>(sql`
		select network, extract(epoch from expires_at - created_at)::int / 3600 as hours from orders where id = ${id}`);
	return rows[0];
};

describe("a robot", () => {
	/** A cart with everything that the warehouse has of the dearest variants. */
	async function aGreedyCart(variants: number) {
		const { rows } = await testShop.shop.db.execute<{ id: number; variant_id: number; pieces: number }>(sql`
			select p.id, v.id as variant_id, s.quantity as pieces
			from stock s join places l on l.id = s.place_id and l.kind = 'warehouse'
			join variants v on v.id = s.variant_id and v.is_active join products p on p.id = v.product_id and p.is_active
			where s.quantity between 1 and 400 and p.minimum_age is null
			order by s.quantity * v.net_price desc, v.id limit ${variants}`);
		const { body: cart } = await testShop.call("GET", "/cart/anonymous/cs/0");
		for (const { id, variant_id: variantId, pieces: quantity } of rows)
			await testShop.call("PUT", `/cart/${cart.id}`, { body: { id, variantId, quantity } });
		return (await testShop.call("GET", `/cart/anonymous/cs/${cart.tempId}`)).body;
	}

	test("cannot order the whole warehouse, unpaid or cash on delivery; the cart shows the limit before", async () => {
		const cart = await aGreedyCart(60);
		expect([cart.problem, cart.problem_value]).toEqual(["pieces_limit", ORDER_LIMITS.orderPieces]);
		const refused = { error: "pieces_limit", value: ORDER_LIMITS.orderPieces };
		for (const paymentId of [PAYMENT.transfer, PAYMENT.cod])
			await expectRefused(testShop, () => placeOrder(testShop, cart.id, { paymentId }), 409, refused);
	});

	test("cannot exceed the limit of unpaid orders of its network by many orders", async () => {
		const address = anAddress();
		const answers = [];
		for (let sent = 0; sent < 12; sent++) answers.push(await order(25_000, { address }));
		expect(countAnswers(answers)).toEqual({ "201": 8, "409 open_limit": 4 });
		expect(answers.at(-1)?.body).toEqual({ error: "open_limit", value: 20_000_000 });
		expect((await order(25_000, { address: anAddress() })).status).toBe(201);
	});
});

describe("one order", () => {
	test("of a school is accepted: 300 balloons and 200 plates", async () => {
		const balloons = await aProduct(testShop, { priceMinor: 900, stock: 400 });
		const plates = await aProduct(testShop, { priceMinor: 1_500, stock: 400 });
		const cart = await aGuestCart(testShop, [
			{ product: balloons, quantity: 300 },
			{ product: plates, quantity: 200 },
		]);
		expect([cart.problem, cart.problem_value]).toEqual([null, null]);
		expect((await send(cart)).status).toBe(201);
	});

	test("has a limited number of pieces of the same goods", async () => {
		const product = await aProduct(testShop, { priceMinor: 100, stock: 900 });
		const cart = await aGuestCart(testShop, [{ product, quantity: 501 }]);
		expect([cart.problem, cart.problem_value]).toEqual(["line_limit", 500]);
		await expectRefused(testShop, () => send(cart), 409, { error: "line_limit", value: 500 });
	});

	test("has a limited value, in whatever currency", async () => {
		const cart = await aCartWorth(101_000);
		expect([cart.problem, cart.problem_value]).toEqual(["goods_limit", 10_000_000]);
		await expectRefused(testShop, () => send(cart), 409, { error: "goods_limit", value: 10_000_000 });
		const euros = await inEuros(cart);
		expect([euros.problem, euros.problem_value]).toEqual(["goods_limit", 405_000]);
		await expectRefused(testShop, () => send(cart), 409, { error: "goods_limit", value: 405_000 });
	});

	test("may be larger after the shop raises the limit", async () => {
		const cart = await aCartWorth(101_000);
		await setOrderLimits(testShop, { goodsCzk: 150_000, openEmailCzk: 150_000 });
		expect((await send(cart)).status).toBe(201);
		await setOrderLimits(testShop, {});
	});
});

describe("cash on delivery", () => {
	const inCash = { deliveryId: DELIVERY.courier, paymentId: PAYMENT.cod };
	const offered = async (cart: Cart) => (await testShop.call("GET", `/order/deliveries/cs/${cart.id}`)).body;
	const kinds = ({ deliveries }: { deliveries: { payments: { kind: string }[] }[] }) =>
		new Set(deliveries.flatMap(({ payments }) => payments.map(({ kind }) => kind)));

	test("is offered and accepted up to its limit, its fee included", async () => {
		const cart = await aCartWorth(9_000);
		const options = await offered(cart);
		expect([kinds(options).has("cash_on_delivery"), options.cash_limit]).toEqual([true, null]);
		expect((await send(cart, inCash)).status).toBe(201);
	});

	test("is neither offered nor accepted above the limit", async () => {
		const cart = await aCartWorth(10_000);
		const options = await offered(cart);
		expect([[...kinds(options)].sort(), options.cash_limit]).toEqual([["card", "transfer"], 1_000_000]);
		await expectRefused(testShop, () => send(cart, inCash), 422, { error: "cash_limit", value: 1_000_000 });
		expect((await send(cart)).status).toBe(201);
	});
});

describe("an order that is paid in advance waits", () => {
	test.each([
		[29_000, PAYMENT.transfer, 7 * 24],
		[30_000, PAYMENT.transfer, 24],
		[30_000, PAYMENT.card, 24],
	])("with %i Kč by payment %i for %i hours, and its page says so", async (czk, paymentId, hours) => {
		const { body: made } = await order(czk, { paymentId });
		expect((await rowOf(made))?.hours).toBe(hours);
		const { body: read } = await testShop.call("GET", `/order/${made.id}/${made.hash}`);
		expect(Date.parse(read.expires_at) - Date.parse(read.date)).toBe(hours * HOUR_S * SECOND_MS);
	});

	test("for no longer than the shop's setting, and then its goods are in stock again", async () => {
		await setOrderLimits(testShop, { largeHours: 5 });
		const { body: made } = await order(40_000);
		await setOrderLimits(testShop, {});
		testShop.passMs(5 * HOUR_S * SECOND_MS);
		await expireOrders(testShop.shop);
		const { body: read } = await testShop.call("GET", `/order/${made.id}/${made.hash}`);
		expect([read.state, await rowOf(made)]).toEqual(["cancelled", { network: null, hours: 5 }]);
	});
});

describe("the unpaid amount for one e-mail", () => {
	const LIMIT = { error: "open_limit", value: 10_000_000 };

	test("is limited, however the e-mail is written and from whatever address orders come", async () => {
		const email = anEmail();
		expect((await order(90_000, { email, address: anAddress() })).status).toBe(201);
		const cart = await aCartWorth(20_000);
		const again = { email: email.toUpperCase(), address: anAddress() };
		await expectRefused(testShop, () => send(cart, again), 409, LIMIT);
		expect((await order(10_000, { email })).status).toBe(201);
	});

	test.each([
		["paid", ["paid"]],
		["cancelled", ["cancelled"]],
	] as const)("no longer includes an order that is %s, and the order forgets its network", async (_, states) => {
		const sender = { email: anEmail(), address: anAddress() };
		const { body: made } = await order(90_000, sender);
		expect((await rowOf(made))?.network).toMatch(/^[\w-]{43}$/);
		expect((await order(90_000, sender)).body).toEqual(LIMIT);
		await moveThrough(testShop, made, ...states);
		expect((await rowOf(made))?.network).toBeNull();
		expect((await order(90_000, sender)).status).toBe(201);
	});

	test("includes cash on delivery until the order is packed", async () => {
		await setOrderLimits(testShop, { cashCzk: 100_000 });
		const inCash = { email: anEmail(), deliveryId: DELIVERY.courier, paymentId: PAYMENT.cod };
		const { body: made } = await order(90_000, inCash);
		expect((await order(90_000, inCash)).body).toEqual(LIMIT);
		await moveThrough(testShop, made, "packed");
		expect((await order(90_000, inCash)).status).toBe(201);
		await setOrderLimits(testShop, {});
	});

	test("is limited for orders at the same moment, too", async () => {
		const sender = { email: anEmail(), address: anAddress() };
		const carts = await Promise.all(Array.from({ length: 15 }, () => aCartWorth(20_000)));
		const answers = await Promise.all(carts.map((cart) => send(cart, sender)));
		expect(countAnswers(answers)).toEqual({ "201": 5, "409 open_limit": 10 });
	});

	test("is limited for one network, too, with many e-mails at the same moment", async () => {
		const address = anAddress();
		const carts = await Promise.all(Array.from({ length: 15 }, () => aCartWorth(40_000)));
		const answers = await Promise.all(carts.map((cart) => send(cart, { address })));
		expect(countAnswers(answers)).toEqual({ "201": 5, "409 open_limit": 10 });
	});

	test("of strangers' orders does not count for the customer who has proved the e-mail", async () => {
		const { email, token } = await anAccount(testShop, { isConfirmed: true });
		expect((await order(90_000, { email })).status).toBe(201);
		const cart = await aCartWorth(90_000);
		const body = anOrderBody({ email, deliveryId: DELIVERY.branch, branchId: 1 });
		const sendOwn = (id: string) => testShop.call("POST", `/order/create/${id}`, { body, token });
		expect((await sendOwn(cart.id)).status).toBe(201);
		expect((await sendOwn((await aCartWorth(90_000)).id)).body).toEqual(LIMIT);
	});

	test("of one network does not count for a customer who has paid an order before", async () => {
		const [address, { email, token }] = [anAddress(), await anAccount(testShop, { isConfirmed: true })];
		const sendOwn = async (czk: number) => {
			const body = anOrderBody({ email, deliveryId: DELIVERY.branch, branchId: 1 });
			const path = `/order/create/${(await aCartWorth(czk)).id}`;
			return testShop.call("POST", path, { body, token, headers: { [CLIENT_ADDRESS_HEADER]: address } });
		};
		const { body: first } = await sendOwn(1_000);
		for (const _ of [1, 2]) expect((await order(99_000, { address })).status).toBe(201);
		expect((await sendOwn(90_000)).body).toEqual({ error: "open_limit", value: 20_000_000 });
		await moveThrough(testShop, first, "paid");
		const { status, body: second } = await sendOwn(90_000);
		expect([status, (await rowOf(second))?.network]).toEqual([201, null]);
		expect((await sendOwn(90_000)).body).toEqual(LIMIT);
	});

	test("is counted in crowns, whatever the orders' currency", async () => {
		const email = anEmail();
		const cart = await aCartWorth(90_000);
		expect((await inEuros(cart)).currency.code).toBe("EUR");
		expect((await send(cart, { email })).status).toBe(201);
		expect((await order(20_000, { email })).body).toEqual(LIMIT);
	});
});

describe("from half of a limit on the captcha is required, where it is set up", () => {
	test("a person goes on with the same key, a machine does not, and small orders need no captcha", async () => {
		const google = await startRecaptcha();
		const guarded = await openTestShop({
			isLimited: true,
			captcha: google.captcha,
			database: { url: testShop.databaseUrl, drop: async () => {} },
		});
		const email = anEmail();
		expect((await send(await aCartWorth(50_000), { email }, guarded)).status).toBe(201);
		expect(google.asked).toEqual([]);
		const cart = await aCartWorth(10_000);
		const required = [422, { error: "captcha_required" }] as const;
		await expectRefused(testShop, () => send(cart, { email }, guarded), ...required);
		google.answer({ body: aPerson({ action: "order", score: 0.1 }) });
		await expectRefused(testShop, () => send(cart, { email, captchaToken: "a-machine" }, guarded), ...required);
		google.answer({ body: aPerson({ action: "order" }) });
		const body = { email, deliveryId: DELIVERY.branch, branchId: 1 };
		const key = { "Idempotency-Key": "one attempt" };
		const placed = await placeOrder(guarded, cart.id, { ...body, captchaToken: "a-person" }, key);
		expect(placed.status).toBe(201);
		const repeated = await placeOrder(guarded, cart.id, body, key);
		expect([repeated.status, repeated.body.id]).toEqual([200, placed.body.id]);
		await guarded.close();
		await google.close();
	});
});

test("a week later no unpaid order keeps its network", async () => {
	const sender = { email: anEmail(), address: anAddress() };
	await order(20_000, sender);
	testShop.passMs(7 * DAY_S * SECOND_MS);
	await expireOrders(testShop.shop);
	const { rows } = await testShop.shop.db.execute(sql`select from orders where network is not null`);
	expect(rows).toHaveLength(0);
});
