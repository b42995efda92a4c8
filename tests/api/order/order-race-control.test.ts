/** The scripts of order-race.test.ts against a shop with one guard removed each: they must see what goes wrong. */
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sized } from "#tests/support/running/sized.ts";
import { raceForLastPieces, raceInOppositeOrder, raceOfOneOrder } from "#tests/support/selling/order-races.ts";
import { untilSeen } from "#tests/support/selling/until-seen.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

type Guard = "stock taken in one statement" | "variants in order" | "cart held" | "keys remembered";
const removed = vi.hoisted(() => new Set<Guard>());

vi.mock("#lib/shop/selling/order/stock/stock.sql.ts", async (importOriginal) => {
	const original = await importOriginal<typeof import("#lib/shop/selling/order/stock/stock.sql.ts")>();
	const takeAll: typeof original.takeAll = async (db, pieces) => {
		const { variantId, placeId, quantity } = pieces;
		if (!removed.has("stock taken in one statement")) return original.takeAll(db, pieces);
		const { rows } = await db.execute<{ quantity: number }>(sql`
			select quantity from stock where variant_id = ${variantId} and place_id = ${placeId}`);
		const left = (rows[0]?.quantity ?? 0) - quantity;
		if (left < 0) return false;
		await db.execute(sql`
			update stock set quantity = ${left} where variant_id = ${variantId} and place_id = ${placeId}`);
		return true;
	};
	return { ...original, takeAll };
});

vi.mock("#lib/shop/selling/order/stock/take-stock.ts", async (importOriginal) => {
	const original = await importOriginal<typeof import("#lib/shop/selling/order/stock/take-stock.ts")>();
	const takeStock: typeof original.takeStock = async (tx, wanted, branchPlaceId) => {
		if (!removed.has("variants in order")) return original.takeStock(tx, wanted, branchPlaceId);
		const moves: import("#lib/shop/selling/order/stock/take-stock.ts").StockMove[] = [];
		for (const one of wanted) {
			const taken = await original.takeStock(tx, [one], branchPlaceId);
			if (!taken.ok) return taken;
			moves.push(...taken.value);
		}
		return { ok: true, value: moves };
	};
	return { ...original, takeStock };
});

vi.mock("#lib/shop/selling/cart/cart.sql.ts", async (importOriginal) => {
	const original = await importOriginal<typeof import("#lib/shop/selling/cart/cart.sql.ts")>();
	const cartRow: typeof original.cartRow = (db, cartId, { lock }) =>
		original.cartRow(db, cartId, { lock: lock && !removed.has("cart held") });
	return { ...original, cartRow };
});

vi.mock("#lib/shop/selling/order/order.sql.ts", async (importOriginal) => {
	const original = await importOriginal<typeof import("#lib/shop/selling/order/order.sql.ts")>();
	const knownOfCart: typeof original.knownOfCart = (db, { id, keyId }) =>
		original.knownOfCart(db, { id, keyId: removed.has("keys remembered") ? null : keyId });
	const keepIdempotencyKey: typeof original.keepIdempotencyKey = async (db, key) => {
		if (!removed.has("keys remembered")) await original.keepIdempotencyKey(db, key);
	};
	return { ...original, knownOfCart, keepIdempotencyKey };
});

const opened: TestShop[] = [];

async function shopWithout(...guards: Guard[]): Promise<TestShop> {
	for (const guard of guards) removed.add(guard);
	const testShop = await openTestShop();
	opened.push(testShop);
	return testShop;
}

beforeEach(() => removed.clear());
afterAll(async () => {
	for (const testShop of opened) await testShop.close();
});

describe("control: a shop that", () => {
	test("reads the stock and then writes it sells the last 5 pieces more than once", async () => {
		const testShop = await shopWithout("stock taken in one statement");
		const { answers, faults } = await untilSeen(
			() => raceForLastPieces(testShop, { buyers: sized(60, 200), pieces: 5 }),
			(race) => (race.answers["201"] ?? 0) > 5,
		);
		expect(answers["201"]).toBeGreaterThan(5);
		expect(faults).toEqual(expect.arrayContaining(["more sold than there was", "the ledger is not exact"]));
	});

	test("takes the goods in the order of the cart has deadlocks between orders", async () => {
		const testShop = await shopWithout("variants in order");
		const circle = "orders waited for each other in a circle";
		const { faults } = await untilSeen(
			() => raceInOppositeOrder(testShop, sized(30, 100)),
			(race) => race.faults.includes(circle),
		);
		expect(faults).toContain(circle);
	});

	test("does not lock the cart makes several orders of one cart", async () => {
		const testShop = await shopWithout("cart held", "keys remembered");
		// The table's own last guard goes too; with it the repeats would be errors.
		await testShop.shop.db.execute(sql`alter table orders drop constraint orders_cart_id_unique`);
		const { answers, faults } = await raceOfOneOrder(testShop);
		expect(answers["201"]).toBeGreaterThan(1);
		expect(faults).toContain(`${answers["201"]} orders of one cart`);
	});

	test("does not lock the cart answers server errors where the table's constraint alone forbids a second order", async () => {
		const { answers, faults } = await raceOfOneOrder(await shopWithout("cart held"));
		expect(answers["201"]).toBe(1);
		expect(faults[0]).toMatch(/others: \{"500/);
	});

	test("does not keep idempotency keys accepts one key for two orders", async () => {
		const { faults } = await raceOfOneOrder(await shopWithout("keys remembered"));
		expect(faults).toEqual(["a key was taken for another order"]);
	});
});
