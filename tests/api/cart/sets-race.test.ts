import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listedRow } from "#tests/support/goods/goods.ts";
import { aListedSet, piecesOf } from "#tests/support/goods/sets.ts";
import { sized } from "#tests/support/running/sized.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { aGuestCart, aProduct, placeOrder, type TestProduct } from "#tests/support/shop/builders.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const BUYERS = 60;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

async function deadlocks(): Promise<number> {
	const { rows } = await testShop.shop.db.execute<{ n: number }>(sql`
		select deadlocks::int as n from pg_stat_database where datname = current_database()`);
	return rows[0]?.n ?? 0;
}

/** Each buyer's cart is filled first; then all order at once. */
async function orderAtOnce(
	baskets: TestProduct[][],
	changes: (buyer: number) => Parameters<typeof placeOrder>[2] = () => ({}),
): Promise<Answer[]> {
	const carts = await Promise.all(
		baskets.map((products) =>
			aGuestCart(
				testShop,
				products.map((product) => ({ product })),
			),
		),
	);
	return Promise.all(carts.map((cart, buyer) => placeOrder(testShop, cart.id, changes(buyer))));
}

function expectPlacedOrSoldOut(answers: Answer[]): number {
	const kinds = new Set(answers.map(({ status, body }) => (status === 201 ? "201" : `${status} ${body.error}`)));
	expect([...kinds].toSorted()).toEqual(["201", "409 out_of_stock"]);
	return answers.filter(({ status }) => status === 201).length;
}

describe("sixty orders at once", () => {
	test("of one set succeed as often as its scarcest part allows", async () => {
		const [plate, cup] = [await aProduct(testShop, { stock: 11 }), await aProduct(testShop, { stock: 90 })];
		const set = await aListedSet(testShop, { product: plate, quantity: 2 }, { product: cup, quantity: 3 });
		const initial = await openLedger(testShop);
		const answers = await orderAtOnce(Array.from({ length: BUYERS }, () => [set]));
		expect(expectPlacedOrSoldOut(answers)).toBe(5);
		for (const { status, body } of answers) if (status === 409) expect(body.value).toBe(set.name);
		expect([await piecesOf(testShop, plate), await piecesOf(testShop, cup)]).toEqual([
			{ warehouse: 1 },
			{ warehouse: 75 },
		]);
		expect(await listedRow(testShop, set.id)).toMatchObject({ is_in_stock: false });
		expect(await listedRow(testShop, plate.id)).toMatchObject({ is_in_stock: true });
		await expectLedgerExact(testShop, initial);
	});

	test.each([1, 2].slice(0, sized(1, 2)))(
		"of a set and of its parts sell each part once, in whatever order (round %i)",
		async () => {
			const [plate, cup] = [await aProduct(testShop, { stock: 10 }), await aProduct(testShop, { stock: 10 })];
			const set = await aListedSet(testShop, { product: cup, quantity: 1 }, { product: plate, quantity: 2 });
			const other = await aListedSet(testShop, { product: plate, quantity: 1 }, { product: cup, quantity: 1 });
			const initial = await openLedger(testShop);
			const deadlocksBefore = await deadlocks();
			const kinds = [[set], [plate], [cup], [other, plate], [cup, set], [cup, plate]];
			const answers = await orderAtOnce(
				Array.from({ length: BUYERS }, (_, buyer) => kinds[buyer % kinds.length] ?? []),
			);
			expectPlacedOrSoldOut(answers);
			// Ten buyers wanted just a plate and ten just a cup, so that none can be left.
			expect([await piecesOf(testShop, plate), await piecesOf(testShop, cup)]).toEqual([
				{ warehouse: 0 },
				{ warehouse: 0 },
			]);
			for (const { id } of [plate, cup, set, other])
				expect(await listedRow(testShop, id)).toMatchObject({ is_in_stock: false, branch_ids: [] });
			expect((await deadlocks()) - deadlocksBefore).toBe(0);
			await expectLedgerExact(testShop, initial);
		},
	);

	test("of pickups and deliveries take each piece at the branch and in the warehouse once", async () => {
		const [plate, cup] = [
			await aProduct(testShop, { stock: 6, branches: { 1: 5 } }),
			await aProduct(testShop, { stock: 4, branches: { 1: 6 } }),
		];
		const set = await aListedSet(testShop, { product: plate, quantity: 1 }, { product: cup, quantity: 1 });
		const initial = await openLedger(testShop);
		const kinds = [[set], [plate], [cup]];
		const answers = await orderAtOnce(
			Array.from({ length: BUYERS }, (_, buyer) => kinds[buyer % kinds.length] ?? []),
			(buyer) => (buyer % 2 === 0 ? { deliveryId: 1, branchId: 1 } : {}),
		);
		expectPlacedOrSoldOut(answers);
		expect([await piecesOf(testShop, plate), await piecesOf(testShop, cup)]).toEqual([
			{ warehouse: 0, 1: 0 },
			{ warehouse: 0, 1: 0 },
		]);
		expect(await listedRow(testShop, set.id)).toMatchObject({ is_in_stock: false, branch_ids: [] });
		await expectLedgerExact(testShop, initial);
	});
});
