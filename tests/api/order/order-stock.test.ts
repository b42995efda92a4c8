/** Whose pieces an order takes: the warehouse's, those of the branch where it is fetched, and never another branch's. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { piecesOf } from "#tests/support/goods/sets.ts";
import { moveThrough } from "#tests/support/selling/orders.ts";
import {
	aGuestCart,
	aProduct,
	DELIVERY,
	INVOICE,
	PAYMENT,
	type ProductTraits,
	placeOrder,
} from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const PICKUP = { deliveryId: DELIVERY.branch, paymentId: PAYMENT.card, branchId: 1 };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const cartWith = async (traits: ProductTraits, quantity: number) => {
	const product = await aProduct(testShop, traits);
	return { product, cart: await aGuestCart(testShop, [{ product, quantity }]) };
};

/** What the order keeps of each place, which is what a cancelled one gives back: "branch 1: 2". */
async function takenBy({ id }: { id: number }): Promise<string[]> {
	const { rows } = await testShop.shop.db.execute<{ taken: string }>(sql`
		select coalesce('branch ' || p.branch_id, 'warehouse') || ': ' || m.quantity as taken
		from order_stock_moves m join places p on p.id = m.place_id where m.order_id = ${id} order by m.id`);
	return rows.map(({ taken }) => taken);
}

test("a pickup takes from the branch first, the rest from the warehouse, and has no delivery address", async () => {
	const { product, cart } = await cartWith({ stock: 5, branches: { 1: 2, 2: 9 } }, 3);
	const { body } = await placeOrder(testShop, cart.id, { ...PICKUP, address: INVOICE });
	const { body: order } = await testShop.call("GET", `/order/${body.id}/${body.hash}`);
	expect(order).toMatchObject({ address: null, branch: { id: 1, city: "Praha 5" }, prices: { delivery_with_tax: 0 } });
	expect(await piecesOf(testShop, product)).toEqual({ warehouse: 4, 1: 0, 2: 9 });
	expect(await takenBy(body)).toEqual(["branch 1: 2", "warehouse: 1"]);
});

test("a pickup whose goods are all at the branch takes nothing from the warehouse", async () => {
	const { product, cart } = await cartWith({ stock: 0, branches: { 1: 2 } }, 2);
	await testShop.shop.db.execute(sql`
		delete from stock s using places p where p.id = s.place_id and p.kind = 'warehouse' and s.variant_id = ${product.variantId}`);
	const { status, body } = await placeOrder(testShop, cart.id, PICKUP);
	expect(status).toBe(201);
	expect(await takenBy(body)).toEqual(["branch 1: 2"]);
});

test("a pickup whose goods are not at the branch takes them all from the warehouse", async () => {
	const { cart } = await cartWith({ stock: 2, branches: { 1: 0 } }, 2);
	expect(await takenBy((await placeOrder(testShop, cart.id, PICKUP)).body)).toEqual(["warehouse: 2"]);
});

test("a delivery never takes from a branch", async () => {
	const { product, cart } = await cartWith({ stock: 1, branches: { 1: 9 } }, 2);
	const refusal = { error: "out_of_stock", value: product.name };
	await expectRefused(testShop, () => placeOrder(testShop, cart.id), 409, refusal);
});

test("a pickup never takes from another branch: 409, nothing taken", async () => {
	const { product, cart } = await cartWith({ stock: 0, branches: { 1: 1, 2: 9 } }, 2);
	const refusal = { error: "out_of_stock", value: product.name };
	await expectRefused(testShop, () => placeOrder(testShop, cart.id, PICKUP), 409, refusal);
});

test("when the last of several goods is missing, none is taken", async () => {
	const [first, last] = [await aProduct(testShop), await aProduct(testShop, { stock: 1 })];
	const cart = await aGuestCart(testShop, [{ product: first }, { product: last }]);
	await testShop.shop.db.execute(sql`update stock set quantity = 0 where variant_id = ${last.variantId}`);
	const refusal = { error: "out_of_stock", value: last.name };
	await expectRefused(testShop, () => placeOrder(testShop, cart.id), 409, refusal);
});

test("a shop with pickup as its only delivery takes orders, too", async () => {
	const { cart } = await cartWith({ stock: 1 }, 1);
	await testShop.shop.db.execute(sql`update delivery_methods set is_active = false where kind <> 'branch'`);
	expect((await placeOrder(testShop, cart.id, PICKUP)).status).toBe(201);
});

test.each([
	["Prague has it whole", { branches: { 1: 2 } }, { from: 1, to: 2 }],
	["Prague has one of two", { stock: 5, branches: { 1: 1 } }, { from: null, to: 10 }],
] satisfies [string, ProductTraits, object][])(
	"the order keeps what the checkout promised: %s",
	async (_, traits, days) => {
		const { cart } = await cartWith(traits, 2);
		const options = await testShop.call("GET", `/order/deliveries/cs/${cart.id}`);
		expect(options.body.branches[0].days).toEqual(days);
		const { body } = await placeOrder(testShop, cart.id, PICKUP);
		const order = () => testShop.call("GET", `/order/${body.id}/${body.hash}`);
		expect((await order()).body.days).toEqual(days);
		await moveThrough(testShop, body, "paid", "accepted", "packed", "ready_at_branch");
		expect((await order()).body.days).toBeNull();
	},
);
