/** Random baskets through the API, every number of every reply beside an independent calculator. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cart as cartSchema } from "#lib/contract/schemas/cart.ts";
import { deliveryOptions, order as orderSchema, type PriceLines } from "#lib/contract/schemas/order.ts";
import { aMember, type Member } from "#tests/support/people/members.ts";
import { sized } from "#tests/support/running/sized.ts";
import { type Basket, type Reckoned, reckon } from "#tests/support/selling/calculator.ts";
import { goodsProblems, type ShownTotals, totalsProblems } from "#tests/support/selling/compare-totals.ts";
import { expectPricesAddUp, expectTotalsAddUp } from "#tests/support/selling/expect-totals.ts";
import { NO_LIMITS, setOrderLimits } from "#tests/support/selling/order-limits.ts";
import { chanceFrom, randomBasket, shrinkBasket } from "#tests/support/selling/random-basket.ts";
import { anOrderBody, aProduct, DELIVERY, PAYMENT, type TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const BATCHES = sized(6, 33);
const BASKETS_A_BATCH = 10;
const SEED = 20_261_122;
const LINES_MAX = 7;
const VATS = [21, 12, 0] as const;

let testShop: TestShop;
/** Goods of each rate, as many as a basket may have. */
const shelves = new Map<number, TestProduct[]>();
/** A customer for each discount of a group. */
const members = new Map<string, Member>();
let vouchersMade = 0;
const placed: { path: string; wanted: Reckoned; basket: Basket }[] = [];

beforeAll(async () => {
	testShop = await openTestShop();
	await setOrderLimits(testShop, NO_LIMITS);
	for (const vat of VATS) {
		const products: TestProduct[] = [];
		for (let made = 0; made < LINES_MAX; made++) products.push(await aProduct(testShop, { vat, stock: 1_000_000 }));
		shelves.set(vat, products);
	}
});
afterAll(() => testShop.close());

/** The member whose basket it is; undefined for a guest. */
async function memberOf({ memberPercent }: Basket): Promise<Member | undefined> {
	if (memberPercent === null) return undefined;
	const known = members.get(memberPercent) ?? (await aMember(testShop, memberPercent));
	members.set(memberPercent, known);
	return known;
}

async function answered(
	method: string,
	path: string,
	status: number,
	by?: { body?: unknown; token?: string | undefined },
) {
	const { body, token } = by ?? {};
	const sent = body === undefined ? {} : { body };
	const answer = await testShop.call(method, path, token === undefined ? sent : { ...sent, token });
	if (answer.status !== status)
		throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return answer.body;
}

/** A product for each line of the basket, with its price, half of them as a sale price below another one. */
async function priced(basket: Basket): Promise<TestProduct[]> {
	const free = new Map([...shelves].map(([vat, products]) => [vat, [...products]]));
	const products = basket.lines.map(({ vat }) => {
		const product = free.get(Number(vat))?.pop();
		if (!product) throw new Error(`no goods left at ${vat} %`);
		return product;
	});
	for (const [index, { net }] of basket.lines.entries()) {
		const isSale = index % 2 === 1;
		await testShop.shop.db.execute(sql`
			update variants set net_price = ${net}::numeric + ${isSale ? 7 : 0}, net_sale_price = ${isSale ? net : null}
			where id = ${products[index]?.variantId}`);
	}
	return products;
}

/** The basket's currency, delivery and payment as the shop's data; returns the currency's id. */
async function setUp({ currency, delivery, payment }: Basket): Promise<number> {
	const { db } = testShop.shop;
	const methodId = payment.isCash ? PAYMENT.cod : PAYMENT.transfer;
	await db.execute(sql`
		update delivery_methods set net_price = ${delivery.net}, is_free_above_threshold = ${delivery.isFreeAbove},
			vat_rate_id = (select id from vat_rates where percent = ${delivery.vat}) where id = ${DELIVERY.courier}`);
	await db.execute(sql`
		update payment_methods set net_price = ${payment.net},
			vat_rate_id = (select id from vat_rates where percent = ${payment.vat}) where id = ${methodId}`);
	const { rows } = await db.execute<{ id: number }>(sql`
		insert into currencies (code, decimals, rate) values (${currency.code}, ${currency.decimals}, ${currency.rate})
		on conflict (code) do update set rate = excluded.rate returning id`);
	return rows[0]?.id ?? 0;
}

/** A cart filled through the API; the vouchers' ids run against the order in which they are added. */
async function filledCart(basket: Basket) {
	const currencyId = await setUp(basket);
	const products = await priced(basket);
	const codes = basket.vouchers.map((_, index) => `RANDOM-${++vouchersMade}-${index}`);
	for (const [index, { type, value }] of [...basket.vouchers.entries()].reverse())
		await testShop.shop.db.execute(
			sql`insert into vouchers (code, type, value) values (${codes[index]}, ${type}, ${value})`,
		);
	const member = await memberOf(basket);
	const token = member?.token;
	// What a basket that failed left behind.
	if (member)
		await testShop.shop.db.execute(sql`delete from carts where user_id = ${member.userId} and ordered_at is null`);
	const { id } = await answered("POST", "/cart/create", 201, { token, body: { locale: "cs", currencyId } });
	for (const [index, { quantity }] of basket.lines.entries()) {
		const { id: productId, variantId } = products[index] ?? {};
		await answered("PUT", `/cart/${id}`, 200, { token, body: { id: productId, variantId, quantity } });
	}
	for (const voucherCode of codes) {
		testShop.passMs(1);
		await answered("POST", `/voucher/cart/add/${id}`, 200, { token, body: { voucherCode, serviceType: "eshop" } });
	}
	const cart = token
		? (await answered("GET", "/cart/cs", 200, { token }))[0]
		: await answered("GET", `/cart/anonymous/cs/${id}`, 200);
	return { cart: cartSchema.parse(cart), token };
}

function shownBy(prices: PriceLines): ShownTotals {
	return {
		goods: prices.goods_with_tax,
		discount: prices.discount_with_tax,
		delivery: prices.delivery_with_tax,
		payment: prices.payment_with_tax,
		rounding: prices.rounding,
		total: prices.total_with_tax,
		vat: prices.vat.map(({ rate, with_tax: gross, base, vat }) => ({ rate, gross, base, vat })),
	};
}

async function orderProblems(path: string, wanted: Reckoned): Promise<string[]> {
	const order = orderSchema.parse(await answered("GET", path, 200));
	expectTotalsAddUp(order);
	const totalsOf = (kind: string) =>
		order.lines.filter((line) => line.kind === kind).map((line) => line.total_with_tax);
	return totalsProblems(wanted, {
		...shownBy(order.prices),
		lineTotals: totalsOf("goods"),
		discounts: totalsOf("voucher").map((minor) => 0 - minor),
	});
}

/** Problems of every reply on the way of a basket to an order, each with the reply's name. */
async function problemsOnTheWay(basket: Basket): Promise<string[]> {
	const wanted = reckon(basket);
	const { cart, token } = await filledCart(basket);
	expectTotalsAddUp(cart);
	const cartProblems = goodsProblems(wanted, {
		goods: cart.totals.goods_with_tax,
		discount: cart.totals.discount_with_tax,
		discounts: cart.vouchers.map((voucher) => voucher.discount_with_tax),
		lineTotals: cart.items.map((item) => item.total_with_tax),
	});
	if (BigInt(cart.totals.missing_to_free_delivery) !== wanted.missingToFree)
		cartProblems.push(`${cart.totals.missing_to_free_delivery} missing instead of ${wanted.missingToFree}`);

	const options = deliveryOptions.parse(await answered("GET", `/order/deliveries/cs/${cart.id}`, 200, { token }));
	const paymentId = basket.payment.isCash ? PAYMENT.cod : PAYMENT.transfer;
	for (const { payments } of options.deliveries) for (const { prices } of payments) expectPricesAddUp(prices);
	const courier = options.deliveries.find(({ id }) => id === DELIVERY.courier);
	const offered = courier?.payments.find(({ id }) => id === paymentId);
	const offerProblems = offered ? totalsProblems(wanted, shownBy(offered.prices)) : ["is not offered"];
	const problems = [
		...cartProblems.map((problem) => `cart: ${problem}`),
		...offerProblems.map((problem) => `delivery: ${problem}`),
	];
	// The order would be refused for its total, which says less.
	if (problems.length > 0) return problems;

	const body = { ...anOrderBody({ paymentId }), expectedTotal: Number(wanted.total) };
	const { id, hash } = await answered("POST", `/order/create/${cart.id}`, 201, { token, body });
	const path = `/order/${id}/${hash}`;
	placed.push({ path, wanted, basket });
	return (await orderProblems(path, wanted)).map((problem) => `order: ${problem}`);
}

/** The same with an answer that breaks the way as a problem; nothing can be bought with an empty basket. */
async function problemsWith(basket: Basket): Promise<string[]> {
	if (basket.lines.length === 0) return [];
	return problemsOnTheWay(basket).catch((error: unknown) => [String(error)]);
}

describe(`random baskets through the API (seed ${SEED})`, () => {
	test.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
		`batch %i of ${BASKETS_A_BATCH}: cart, deliveries and order say what the calculator says`,
		async (batch) => {
			const next = chanceFrom(SEED + batch);
			for (let made = 0; made < BASKETS_A_BATCH; ) {
				const basket = randomBasket(next);
				if (basket.lines.length === 0) continue;
				made += 1;
				if ((await problemsWith(basket)).length === 0) continue;
				const smallest = await shrinkBasket(basket, async (one) => (await problemsWith(one)).length > 0);
				expect(await problemsWith(smallest), JSON.stringify(smallest)).toEqual([]);
			}
		},
	);

	test("the orders keep their amounts although prices, rates and fees have changed since", async () => {
		expect(placed).toHaveLength(BATCHES * BASKETS_A_BATCH);
		for (const { path, wanted, basket } of placed)
			expect(await orderProblems(path, wanted), JSON.stringify(basket)).toEqual([]);
	});
});
