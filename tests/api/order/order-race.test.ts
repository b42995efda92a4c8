import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sized } from "#tests/support/running/sized.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import {
	cartsOf,
	countAnswers,
	raceForLastPieces,
	raceInOppositeOrder,
	raceOfOneOrder,
} from "#tests/support/selling/order-races.ts";
import { aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const ROUNDS = sized(1, 10);
const BUYERS = sized(60, 200);

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

describe("many orders at once", () => {
	test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
		`the last 5 pieces go to exactly 5 of ${BUYERS} buyers, each with one mail (round %i)`,
		async () => {
			const { answers, faults } = await raceForLastPieces(testShop, { buyers: BUYERS, pieces: 5 });
			expect(faults).toEqual([]);
			expect(answers).toEqual({ "201": 5, "409 out_of_stock": BUYERS - 5 });
		},
	);

	test("the last 5 pieces at a branch and in the warehouse are sold once, by pickup or delivery", async () => {
		const product = await aProduct(testShop, { stock: 2, branches: { 1: 3 } });
		const initial = await openLedger(testShop);
		const carts = await cartsOf(
			testShop,
			Array.from({ length: BUYERS }, () => [{ product }]),
		);
		const pickup = { deliveryId: 1, branchId: 1 };
		const answers = await Promise.all(
			carts.map((cart, index) => placeOrder(testShop, cart.id, index % 2 === 0 ? pickup : {})),
		);
		expect(countAnswers(answers)).toEqual({ "201": 5, "409 out_of_stock": BUYERS - 5 });
		await expectLedgerExact(testShop, initial);
	});

	test("orders of the same goods in opposite order never deadlock", async () => {
		const { faults } = await raceInOppositeOrder(testShop);
		expect(faults).toEqual([]);
	});

	test("the same order sent 50 times at once, and after a restart, is one order with one mail", async () => {
		const { answers, faults } = await raceOfOneOrder(testShop);
		expect(faults).toEqual([]);
		expect(answers).toEqual({ "200": 49, "201": 1 });
	});
});
