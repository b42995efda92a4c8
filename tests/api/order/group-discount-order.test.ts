/** What a group's discount does to carts and orders; guests' are in the tests of carts and orders. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import { aSet } from "#tests/support/goods/watches.ts";
import { aMember, type Member, setDiscount } from "#tests/support/people/members.ts";
import { expectTotalsAddUp } from "#tests/support/selling/expect-totals.ts";
import { aVoucher } from "#tests/support/selling/vouchers.ts";
import {
	aCustomerCart,
	addVoucher,
	aGuestCart,
	anOrderBody,
	aProduct,
	DELIVERY,
	PAYMENT,
	type TestLine,
	type TestProduct,
} from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let member: Member;

beforeAll(async () => {
	testShop = await openTestShop();
	member = await aMember(testShop, "10");
});
afterAll(() => testShop.close());
beforeEach(async () => {
	await testShop.shop.db.execute(sql`delete from carts where user_id is not null and ordered_at is null`);
	await setDiscount(testShop, member, "10");
});

const cartOf = (lines: TestLine[], token = member.token) => aCustomerCart(testShop, token, lines);
const readCart = async (token = member.token): Promise<Cart> =>
	(await testShop.call("GET", "/cart/cs", { token })).body[0];
const put = (cart: Cart, product: TestProduct, changes: object = {}, token = member.token) =>
	testShop.call("PUT", `/cart/${cart.id}`, {
		token,
		body: { id: product.id, variantId: product.variantId, quantity: 1, ...changes },
	});
const order = (cart: Cart, changes: Partial<OrderInput> = {}, token = member.token) =>
	testShop.call("POST", `/order/create/${cart.id}`, { token, body: anOrderBody(changes) });
const deliveriesOf = async (cart: Cart) =>
	(await testShop.call("GET", `/order/deliveries/cs/${cart.id}`, { token: member.token })).body.deliveries;
const reprice = (product: TestProduct, net: string) =>
	testShop.shop.db.execute(sql`update variants set net_price = ${net} where id = ${product.variantId}`);
const unitsOf = (cart: Cart) =>
	cart.items.map(({ variant, previous_price_with_tax: previous }) => [variant.price_with_tax, previous]);

describe("a member's cart", () => {
	test("has member prices everywhere: net, gross, for tracking, in sums and for free delivery", async () => {
		const product = await aProduct(testShop, { priceMinor: 10_000, saleMinor: 8_000 });
		const cart = await cartOf([{ product, quantity: 3 }]);
		expectTotalsAddUp(cart);
		expect(cart.items[0]).toMatchObject({
			variant: {
				price: 74.3801,
				price_sale: 59.5041,
				is_price_sale_active: true,
				price_with_tax: 7_200,
				price_czk: 7_200,
			},
			total_with_tax: 21_600,
			previous_price_with_tax: null,
		});
		expect(cart.totals).toEqual({
			goods_with_tax: 21_600,
			discount_with_tax: 0,
			total_with_tax: 21_600,
			total_czk: 21_600,
			missing_to_free_delivery: 150_000 - 21_600 + 1,
		});
		expect(await readCart()).toEqual(cart);
	});

	test("has the member's price in the reply to a change, for the item and in the cart", async () => {
		const product = await aProduct(testShop);
		const cart = await cartOf([]);
		const { status, body } = await put(cart, product, { quantity: 2 });
		expect({ status, quantity: body.quantity, before: body.original_quantity }).toEqual({
			status: 200,
			quantity: 2,
			before: 0,
		});
		expect(body.variant).toMatchObject({ price: 74.3801, price_with_tax: 9_000, price_czk: 9_000 });
		expect(body.cart.totals.goods_with_tax).toBe(18_000);
	});

	test("in another currency each piece is converted from the member's price; tracking stays in crowns", async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`select id from currencies where code = 'EUR'`);
		const { body: empty } = await testShop.call("POST", "/cart/create", {
			token: member.token,
			body: { currencyId: rows[0]?.id },
		});
		const { body } = await put(empty, await aProduct(testShop), { quantity: 3 });
		const rate = await testShop.shop.db.execute<{ rate: string }>(sql`select rate from currencies where code = 'EUR'`);
		const unit = Math.round(9_000 * Number(rate.rows[0]?.rate));
		expect(body.cart.currency.code).toBe("EUR");
		expect(body.cart.items[0]).toMatchObject({
			variant: { price_with_tax: unit, price_czk: 9_000 },
			total_with_tax: 3 * unit,
		});
	});

	test("has member prices for sets and add-ons too", async () => {
		const part = await aProduct(testShop, { priceMinor: 5_000 });
		const set = await aSet(testShop, [{ product: part, quantity: 1 }]);
		const addon = await aProduct(testShop, { priceMinor: 1_000 });
		await testShop.shop.db.execute(sql`
			insert into product_companions (product_id, companion_id, position, is_addon) values (${set.id}, ${addon.id}, 0, true)`);
		const cart = await cartOf([{ product: set }]);
		const { body: everybodys } = await testShop.call("GET", `/catalog/product/cs/${set.id}`);
		expect(cart.items[0]?.variant.price_with_tax).toBe(everybodys.price_with_tax * 0.9);
		const { body: offered } = await testShop.call("GET", `/cart/addons/cs/${cart.id}`, { token: member.token });
		expect(offered[0].addons[0]).toMatchObject({ id: addon.id, price_with_tax: 900 });
		const { body } = await put(cart, addon, { parentId: cart.items[0]?.id });
		expect(body.cart.items[0].children[0]).toMatchObject({ total_with_tax: 900, variant: { price_with_tax: 900 } });
	});

	test("differs from the same goods of a guest, or of a customer without a discount, who pay what everybody pays", async () => {
		const product = await aProduct(testShop);
		const plain = await aMember(testShop, "0");
		expect((await aGuestCart(testShop, [{ product }])).totals.goods_with_tax).toBe(10_000);
		expect((await cartOf([{ product }], plain.token)).totals.goods_with_tax).toBe(10_000);
		// A guest's cart is nobody's: the token of whoever looks at it changes nothing.
		const guests = await aGuestCart(testShop, [{ product }]);
		const { body } = await put(guests, product, { quantity: 2 });
		expect(body.cart.totals.goods_with_tax).toBe(20_000);
	});
});

describe("vouchers and delivery", () => {
	test("percent and amount vouchers come off the member's prices", async () => {
		const [percent, amount] = [
			await aVoucher(testShop, { type: "percent", value: "10" }),
			await aVoucher(testShop, { value: "50" }),
		];
		const cart = await cartOf([{ product: await aProduct(testShop, { priceMinor: 50_000 }) }]);
		for (const { code } of [percent, amount]) {
			testShop.passMs(1);
			await addVoucher(testShop, cart.id, code, { token: member.token });
		}
		const { totals, vouchers } = await readCart();
		expect(vouchers.map(({ discount_with_tax }) => discount_with_tax)).toEqual([4_500, 5_000]);
		expect(totals).toMatchObject({ goods_with_tax: 45_000, total_with_tax: 35_500 });
	});

	test("the minimal price of a voucher is compared with the member's prices: goods for 600 Kč for everybody are too cheap", async () => {
		const { code } = await aVoucher(testShop, { minimalPrice: "600" });
		const product = await aProduct(testShop, { priceMinor: 60_000 });
		const cart = await cartOf([{ product }]);
		const add = () =>
			testShop.call("POST", `/voucher/cart/add/${cart.id}`, {
				token: member.token,
				body: { voucherCode: code, serviceType: "eshop" },
			});
		await expectRefused(testShop, add, 422, { error: "minimal_price", value: 60_000 });
		await put(cart, product, { quantity: 2 });
		expect((await add()).status).toBe(200);
	});

	test("a valid voucher becomes invalid when a new discount of the group brings the goods below its minimal price", async () => {
		const { code } = await aVoucher(testShop, { minimalPrice: "600" });
		await setDiscount(testShop, member, "0");
		const cart = await cartOf([{ product: await aProduct(testShop, { priceMinor: 60_000 }) }]);
		await addVoucher(testShop, cart.id, code, { token: member.token });
		await setDiscount(testShop, member, "10");
		expect((await readCart()).vouchers[0]).toMatchObject({ problem: "minimal_price", discount_with_tax: 0 });
	});

	test.each([
		["1 600 Kč are 1 440 Kč for the member and delivered for money", 160_000, 144_000, 6_001, false],
		["1 667 Kč are 1 500,30 Kč and delivered free", 166_700, 150_030, 0, true],
	])("%s", async (_, priceMinor, goods, missing, isFree) => {
		const cart = await cartOf([{ product: await aProduct(testShop, { priceMinor }) }]);
		expect(cart.totals).toMatchObject({ goods_with_tax: goods, missing_to_free_delivery: missing });
		const courier = (await deliveriesOf(cart)).find(({ id }: { id: number }) => id === DELIVERY.courier);
		expect(courier.price_with_tax === 0).toBe(isFree);
		expect(courier.payments[0].prices.goods_with_tax).toBe(goods);
	});
});

describe("a member's order", () => {
	test("keeps the member's unit prices, whatever happens to the group and the goods", async () => {
		const product = await aProduct(testShop);
		const cart = await cartOf([{ product, quantity: 3 }]);
		const { status, body } = await order(cart, { expectedTotal: 27_000 + 11_900 });
		expect(status).toBe(201);
		const read = async () => (await testShop.call("GET", `/order/${body.id}/${body.hash}`)).body;
		const placed = await read();
		expectTotalsAddUp(placed);
		expect(placed.lines[0]).toMatchObject({ kind: "goods", quantity: 3, unit_with_tax: 9_000, total_with_tax: 27_000 });
		await setDiscount(testShop, member, "50");
		await reprice(product, "500");
		expect((await read()).prices).toEqual(placed.prices);
	});

	test("that costs nothing is placed and paid", async () => {
		const free = await aMember(testShop, "100");
		const cart = await cartOf([{ product: await aProduct(testShop), quantity: 2 }], free.token);
		expect(cart.totals).toMatchObject({ goods_with_tax: 0, total_with_tax: 0 });
		const pickUp = { deliveryId: DELIVERY.branch, paymentId: PAYMENT.card, branchId: 1, expectedTotal: 0 };
		const { status, body } = await order(cart, pickUp, free.token);
		expect(status).toBe(201);
		const { body: placed } = await testShop.call("GET", `/order/${body.id}/${body.hash}`);
		expect(placed).toMatchObject({ state: "paid", prices: { total_with_tax: 0 } });
	});

	test("put again into a member's cart has the member's price, into a guest's everybody's", async () => {
		const product = await aProduct(testShop);
		const { body: placed } = await order(await cartOf([{ product, quantity: 2 }]));
		const again = (options: object) =>
			testShop.call("POST", `/order/${placed.id}/${placed.hash}/again`, { body: {}, ...options });
		expect(unitsOf((await again({ token: member.token })).body.cart)).toEqual([[9_000, null]]);
		expect(unitsOf((await again({})).body.cart)).toEqual([[10_000, null]]);
	});

	test("has the member's price when a member puts a guest's order again into a cart", async () => {
		const product = await aProduct(testShop);
		const cart = await aGuestCart(testShop, [{ product }]);
		const { body: placed } = await testShop.call("POST", `/order/create/${cart.id}`, { body: anOrderBody() });
		const { body } = await testShop.call("POST", `/order/${placed.id}/${placed.hash}/again`, {
			body: {},
			token: member.token,
		});
		expect(unitsOf(body.cart)).toEqual([[9_000, null]]);
	});
});

describe("a new discount of the group", () => {
	test.each([
		["a greater", "20", 8_000],
		["a smaller", "5", 9_500],
		["no", "0", 10_000],
	])("that is %s shows in the cart at once, as a change of price", async (_, discount, unit) => {
		const product = await aProduct(testShop);
		const cart = await cartOf([{ product }]);
		await setDiscount(testShop, member, discount);
		expect(unitsOf(await readCart())).toEqual([[unit, 9_000]]);
		// Whoever changes the line has seen the price.
		await put(cart, product, { quantity: 2 });
		expect(unitsOf(await readCart())).toEqual([[unit, null]]);
	});

	test("changes the total: an order for the earlier one is refused with the new one, and takes nothing", async () => {
		const cart = await cartOf([{ product: await aProduct(testShop), quantity: 2 }]);
		await setDiscount(testShop, member, "0");
		const shown = 18_000 + 11_900;
		await expectRefused(testShop, () => order(cart, { expectedTotal: shown }), 409, {
			error: "price_changed",
			value: 20_000 + 11_900,
		});
		expect((await order(cart, { expectedTotal: 20_000 + 11_900 })).status).toBe(201);
	});

	test("counts at once for a customer who is moved to another group", async () => {
		const other = await aMember(testShop, "25");
		const customer = await aMember(testShop, "0");
		await cartOf([{ product: await aProduct(testShop) }], customer.token);
		await testShop.shop.db.execute(sql`update users set group_id = ${other.groupId} where id = ${customer.userId}`);
		expect(unitsOf(await readCart(customer.token))).toEqual([[7_500, 10_000]]);
	});

	test("outside of 0 to 100 % is refused by the database", async () => {
		for (const discount of ["-0.01", "100.01"]) await expect(setDiscount(testShop, member, discount)).rejects.toThrow();
	});
});

describe("a guest's cart merged at a member's login", () => {
	const login = async (cart: Cart) => {
		const { status } = await testShop.call("POST", "/auth/login", {
			body: { email: member.email, password: member.password, tempId: cart.tempId },
		});
		expect(status).toBe(200);
	};

	test.each([
		["whole crowns", "82.6446", 9_000],
		["a price whose gross is rounded", "0.5041", 55],
		["a price that no gross price gives", "17.5822", 1_915],
	])("has the member's price without a change of price: %s", async (_, net, unit) => {
		const product = await aProduct(testShop);
		await reprice(product, net);
		await login(await aGuestCart(testShop, [{ product, quantity: 2 }]));
		expect(unitsOf(await readCart())).toEqual([[unit, null]]);
	});

	test("has no change of price for goods that both carts had either", async () => {
		const product = await aProduct(testShop);
		await cartOf([{ product }]);
		await login(await aGuestCart(testShop, [{ product, quantity: 2 }]));
		const cart = await readCart();
		expect(cart.items[0]?.quantity).toBe(3);
		expect(unitsOf(cart)).toEqual([[9_000, null]]);
	});

	test("shows a change of everybody's price since the guest saw it, in member's prices", async () => {
		const product = await aProduct(testShop);
		const guest = await aGuestCart(testShop, [{ product }]);
		await reprice(product, "165.2893");
		await login(guest);
		expect(unitsOf(await readCart())).toEqual([[18_000, 9_000]]);
	});

	test("shows no change of price for a customer without a discount either", async () => {
		const product = await aProduct(testShop);
		await setDiscount(testShop, member, "0");
		await login(await aGuestCart(testShop, [{ product }]));
		expect(unitsOf(await readCart())).toEqual([[10_000, null]]);
	});

	test("loses a voucher whose minimal price the goods at member's prices do not reach", async () => {
		const { code } = await aVoucher(testShop, { minimalPrice: "600" });
		const guest = await aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor: 60_000 }) }]);
		await addVoucher(testShop, guest.id, code);
		await login(guest);
		expect((await readCart()).vouchers).toEqual([]);
	});
});
