import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import type { OrderState } from "#lib/domain/order/order-states.ts";
import { moderate } from "#lib/shop/goods/review/moderate.ts";
import { aReview, REVIEW } from "#tests/support/goods/reviews.ts";
import { aCustomerOrder, anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { moveThrough } from "#tests/support/selling/orders.ts";
import { aProduct, DELIVERY, PAYMENT, type TestProduct } from "#tests/support/shop/builders.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const BY_TRANSFER = { paymentId: PAYMENT.transfer };
const IN_CASH = { paymentId: PAYMENT.cod };
const AT_BRANCH = { paymentId: PAYMENT.transfer, deliveryId: DELIVERY.branch, branchId: 1 };

/** A customer with an order of new goods that went through these states. */
async function aBuyer(order: Partial<OrderInput>, states: OrderState[]) {
	const [customer, product] = [await anAccount(testShop), await aProduct(testShop)];
	const placed = await aCustomerOrder(testShop, customer, order, [{ product }]);
	await moveThrough(testShop, placed, ...states);
	return { customer, product, placed };
}

async function review(product: TestProduct, { token }: CustomerAccount): Promise<number> {
	const { status, body } = await testShop.call("POST", `/review/${product.id}`, { token, body: REVIEW });
	expect(status).toBe(201);
	return body.id;
}

const isVerified = async (id: number) => (await countRows(testShop, "reviews", `id = ${id} and is_verified`)) === 1;
const approve = (id: number) => moderate(testShop.shop, { ids: [id], state: "published" });
const shownMarks = async ({ id }: TestProduct): Promise<boolean[]> => {
	const { body } = await testShop.call("GET", `/review/${id}`);
	return body.reviews.map((one: { is_verified: boolean }) => one.is_verified);
};

describe("a review is marked as verified", () => {
	test.each<[string, Partial<OrderInput>, OrderState[], boolean]>([
		["by transfer", BY_TRANSFER, [], false],
		["by transfer", BY_TRANSFER, ["paid"], true],
		["by transfer", BY_TRANSFER, ["paid", "accepted"], true],
		["by transfer", BY_TRANSFER, ["paid", "accepted", "packed"], true],
		["by transfer", BY_TRANSFER, ["paid", "accepted", "packed", "handed_over"], true],
		["by transfer", BY_TRANSFER, ["paid", "accepted", "packed", "handed_over", "delivered"], true],
		["by transfer", BY_TRANSFER, ["cancelled"], false],
		["by transfer", BY_TRANSFER, ["paid", "cancelled"], false],
		["by transfer", BY_TRANSFER, ["paid", "accepted", "packed", "handed_over", "cancelled"], false],
		["at a branch", AT_BRANCH, ["paid", "accepted", "packed", "ready_at_branch"], true],
		["in cash", IN_CASH, [], false],
		["in cash", IN_CASH, ["packed"], false],
		["in cash", IN_CASH, ["packed", "handed_over"], false],
		["in cash", IN_CASH, ["packed", "handed_over", "delivered"], true],
		["in cash", IN_CASH, ["packed", "handed_over", "cancelled"], false],
	])("after an order paid %s, %j, that went through %j: %j", async (_how, order, states, verified) => {
		const { customer, product } = await aBuyer(order, states);
		expect(await isVerified(await review(product, customer))).toBe(verified);
	});

	test.each<[OrderState[], boolean]>([
		[["paid", "withdrawn"], false],
		[["paid", "accepted", "packed", "withdrawn"], false],
		[["paid", "accepted", "packed", "handed_over", "withdrawn"], true],
		[["paid", "accepted", "packed", "handed_over", "delivered", "withdrawn"], true],
	])("after a withdrawal only if the goods had left the shop: %j is %j", async (states, verified) => {
		const { customer, product } = await aBuyer(BY_TRANSFER, states);
		expect(await isVerified(await review(product, customer))).toBe(verified);
	});

	test("only for an order of these goods by this customer", async () => {
		const { customer, product } = await aBuyer(BY_TRANSFER, ["paid"]);
		expect(await isVerified(await review(await aProduct(testShop), customer))).toBe(false);
		expect(await isVerified(await review(product, await anAccount(testShop)))).toBe(false);
	});

	test("when one of several orders was paid, whatever happened to the others", async () => {
		const { customer, product } = await aBuyer(BY_TRANSFER, ["cancelled"]);
		await aCustomerOrder(testShop, customer, BY_TRANSFER, [{ product }]);
		const paid = await aCustomerOrder(testShop, customer, BY_TRANSFER, [{ product }]);
		await moveThrough(testShop, paid, "paid");
		expect(await isVerified(await review(product, customer))).toBe(true);
	});
});

describe("when a review is published", () => {
	test("it loses the mark if the order ended in the meantime, and shoppers see no mark", async () => {
		const { customer, product, placed } = await aBuyer(BY_TRANSFER, ["paid"]);
		const id = await review(product, customer);
		await moveThrough(testShop, placed, "cancelled");
		expect(await isVerified(id)).toBe(true);
		await approve(id);
		expect(await isVerified(id)).toBe(false);
		expect(await shownMarks(product)).toEqual([false]);
	});

	test("it gains the mark if the order was paid in the meantime", async () => {
		const { customer, product, placed } = await aBuyer(BY_TRANSFER, []);
		const id = await review(product, customer);
		expect(await isVerified(id)).toBe(false);
		await moveThrough(testShop, placed, "paid");
		await approve(id);
		expect(await shownMarks(product)).toEqual([true]);
	});

	test("each of several gets its own mark", async () => {
		const { customer, product } = await aBuyer(BY_TRANSFER, ["paid"]);
		const bought = await review(product, customer);
		const claimed = await aReview(testShop, product, { state: "pending", isVerified: true });
		await moderate(testShop.shop, { ids: [bought, claimed], state: "published" });
		expect([await isVerified(bought), await isVerified(claimed)]).toEqual([true, false]);
	});

	test("a rejected review, and a dry run, leave the mark as it was", async () => {
		const { customer, product, placed } = await aBuyer(BY_TRANSFER, ["paid"]);
		const id = await review(product, customer);
		await testShop.shop.db.execute(sql`update orders set state = 'cancelled' where id = ${placed.id}`);
		await moderate(testShop.shop, { ids: [id], state: "published", isDryRun: true });
		await moderate(testShop.shop, { ids: [id], state: "rejected" });
		expect(await isVerified(id)).toBe(true);
	});
});
