/** A cart that several want at the same moment: its shopper in many tabs, an order, a login. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { type Database, transaction } from "#lib/shop/kernel/db/client.ts";
import { cartRow, deleteCartRow, writeCartCurrency } from "#lib/shop/selling/cart/cart.sql.ts";
import { mergeGuestCart } from "#lib/shop/selling/cart/merge-carts.ts";
import { closeCart } from "#lib/shop/selling/order/order.sql.ts";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { contentsOf } from "#tests/support/selling/cart-content.ts";
import { anOrder, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { overtaken } from "#tests/support/selling/overtaken.ts";
import { aCustomerCart, addVoucher, aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let earlier: PlacedOrder;

beforeAll(async () => {
	testShop = await openTestShop();
	earlier = await anOrder(testShop);
});
afterAll(() => testShop.close());

/** As its order does in the end. */
const close = (cart: Cart) => (tx: Database) => closeCart(tx, cart.id, testShop.shop.now());
const login = ({ email, password }: CustomerAccount, { tempId }: Cart) =>
	testShop.call("POST", "/auth/login", { body: { email, password, tempId } });
const merge = ({ id: userId }: CustomerAccount, { tempId }: Cart) =>
	mergeGuestCart(testShop.shop, { userId, tempId: tempId ?? "" });

describe("while a cart is being ordered", () => {
	const CHANGES: [string, string, (cart: Cart) => string, (cart: Cart) => unknown][] = [
		[
			"other pieces",
			"PUT",
			({ id }) => `/cart/${id}`,
			({ items: [item] }) => ({ id: item?.product.id, variantId: item?.variant.id, quantity: 9 }),
		],
		["another currency", "POST", ({ id }) => `/cart/currency/${id}`, () => ({ currencyId: 2 })],
		[
			"the goods of an earlier order",
			"POST",
			() => `/order/${earlier.id}/${earlier.hash}/again`,
			({ id }) => ({ cartId: id }),
		],
		["its end", "DELETE", ({ id }) => `/cart/${id}`, () => undefined],
	];

	test.each(CHANGES)(
		"%s waits for the order and is refused, and the cart is unchanged",
		async (_, method, path, body) => {
			const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop), quantity: 2 }]);
			const change = () => testShop.call(method, path(cart), { body: body(cart) });
			const { status, body: answer } = await overtaken(testShop, close(cart), change);
			expect({ status, answer }).toEqual({ status: 409, answer: { error: "cart_ordered" } });
			expect(await countRows(testShop, "cart_items", `cart_id = '${cart.id}' and quantity = 2`)).toBe(1);
			expect(await countRows(testShop, "carts", `id = '${cart.id}' and currency_id = 1`)).toBe(1);
		},
	);

	test.each([
		["the cart", ({ tempId }: Cart) => `/cart/anonymous/cs/${tempId}`],
		["its add-ons", ({ id }: Cart) => `/cart/addons/cs/${id}`],
	])("a read of %s does not wait for the lock", async (_, path) => {
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		await transaction(testShop.shop.db, async (tx) => {
			await cartRow(tx, cart.id, { lock: true });
			expect((await testShop.call("GET", path(cart))).status).toBe(200);
		});
	});
});

test("pieces put in while another tab changes the currency are added, in the new currency", async () => {
	const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
	const [item] = cart.items;
	const body = { id: item?.product.id, variantId: item?.variant.id, quantity: 9 };
	const inEuros = (tx: Database) => writeCartCurrency(tx, { cartId: cart.id, currencyId: 2, now: testShop.shop.now() });
	const put = () => testShop.call("PUT", `/cart/${cart.id}`, { body });
	const { status, body: answer } = await overtaken(testShop, inEuros, put);
	expect(status).toBe(200);
	expect(answer.cart).toMatchObject({ count: 9, currency: { id: 2, code: "EUR" } });
});

test("tabs of one customer that make a cart at the same moment get the same cart", async () => {
	const { token } = await anAccount(testShop);
	const tabs = Array.from({ length: 10 }, () => testShop.call("POST", "/cart/create", { token, body: {} }));
	const answers = await Promise.all(tabs);
	expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
	expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

describe("a guest's cart at a login that waits for a lock", () => {
	test.each([
		["ordered", close],
		["brought along by another login", (cart: Cart) => (tx: Database) => deleteCartRow(tx, cart.id)],
	])("%s meanwhile is not merged, without an error", async (_, others) => {
		const customer = await anAccount(testShop);
		const mine = await aProduct(testShop);
		await aCustomerCart(testShop, customer.token, [{ product: mine }]);
		const guest = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		expect(await overtaken(testShop, others(guest), () => merge(customer, guest))).toEqual([]);
		expect(await contentsOf(testShop, customer)).toEqual([{ items: [[mine.name, 1]], vouchers: [] }]);
	});

	test("is merged into a new cart when the customer's own is ordered meanwhile", async () => {
		const customer = await anAccount(testShop);
		const own = await aCustomerCart(testShop, customer.token, [{ product: await aProduct(testShop) }]);
		const product = await aProduct(testShop);
		const guest = await aGuestCart(testShop, [{ product, quantity: 3 }]);
		expect(await overtaken(testShop, close(own), () => merge(customer, guest))).toEqual([]);
		expect(await contentsOf(testShop, customer)).toEqual([{ items: [[product.name, 3]], vouchers: [] }]);
		expect(await countRows(testShop, "cart_items", `cart_id = '${own.id}'`)).toBe(1);
	});
});

test("20 logins at once merge a guest's cart once", async () => {
	const customer = await anAccount(testShop);
	const [both, mine] = [await aProduct(testShop), await aProduct(testShop)];
	await aCustomerCart(testShop, customer.token, [{ product: both, quantity: 2 }]);
	const guest = await aGuestCart(testShop, [{ product: both, quantity: 3 }, { product: mine }]);
	await addVoucher(testShop, guest.id, "KONFETY10");
	const answers = await Promise.all(Array.from({ length: 20 }, () => login(customer, guest)));
	expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
	expect(await contentsOf(testShop, customer)).toEqual([
		{
			items: [
				[both.name, 5],
				[mine.name, 1],
			],
			vouchers: ["KONFETY10"],
		},
	]);
	expect(await countRows(testShop, "carts", `id = '${guest.id}'`)).toBe(0);
});

test("when two customers log in with one guest's cart, one of them gets all of it", async () => {
	const customers = [await anAccount(testShop), await anAccount(testShop)];
	const product = await aProduct(testShop);
	const guest = await aGuestCart(testShop, [{ product, quantity: 3 }]);
	await Promise.all([1, 2, 3, 4, 5].flatMap(() => customers.map((customer) => login(customer, guest))));
	const all = [];
	for (const customer of customers) all.push(...(await contentsOf(testShop, customer)));
	expect(all).toEqual([{ items: [[product.name, 3]], vouchers: [] }]);
});

test("with orders and logins at once a guest's cart is ordered or merged, never both", async () => {
	const customer = await anAccount(testShop);
	const { token } = customer;
	const own = await aCustomerCart(testShop, token, [{ product: await aProduct(testShop) }]);
	for (let round = 0; round < 5; round++) {
		const product = await aProduct(testShop);
		const guest = await aGuestCart(testShop, [{ product, quantity: 3 }]);
		const readOwn = testShop.call("GET", `/order/deliveries/cs/${own.id}`, { token });
		const [order, entered] = await Promise.all([placeOrder(testShop, guest.id), login(customer, guest), readOwn]);
		expect(entered.status).toBe(200);
		const ordered = await countRows(testShop, "order_lines", `product_id = ${product.id}`);
		const held = await countRows(testShop, "cart_items", `cart_id = '${own.id}' and product_id = ${product.id}`);
		expect([ordered, held].toSorted()).toEqual([0, 1]);
		expect(order.status).toBe(ordered === 1 ? 201 : 404);
	}
});
