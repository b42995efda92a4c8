import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aProduct, placeOrder } from "#tests/support/builders.ts";
import { expectLedgerExact, openLedger } from "#tests/support/ledger.ts";
import {
	cartsOf,
	countAnswers,
	raceForLastPieces,
	raceInOppositeOrder,
	raceOfOneOrder,
} from "#tests/support/order-races.ts";
import { openTestShop, type TestShop } from "#tests/support/test-shop.ts";

/** Ten of them for the figures: `KONFETY_RACE_ROUNDS=10`. */
const ROUNDS = Number(process.env.KONFETY_RACE_ROUNDS ?? 3);

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

describe.runIf(process.env.KONFETY_SKIP_LONG !== "1")("many orders at once", () => {
	test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
		"the last 5 pieces go to exactly 5 of 200 buyers, each with one mail (round %i)",
		async (round) => {
			const { answers, p99Ms, faults } = await raceForLastPieces(testShop, { buyers: 200, pieces: 5 });
			console.log(`Last pieces, round ${round}: p99 ${p99Ms} ms`);
			expect(faults).toEqual([]);
			expect(answers).toEqual({ "201": 5, "409 out_of_stock": 195 });
		},
	);

	test("the last 5 pieces at a branch and in the warehouse go once, whether fetched or sent", async () => {
		const product = await aProduct(testShop, { stock: 2, branches: { 1: 3 } });
		const initial = await openLedger(testShop);
		const carts = await cartsOf(
			testShop,
			Array.from({ length: 100 }, () => [{ product }]),
		);
		const pickup = { deliveryId: 1, branchId: 1 };
		const answers = await Promise.all(
			carts.map((cart, index) => placeOrder(testShop, cart.id, index % 2 === 0 ? pickup : {})),
		);
		expect(countAnswers(answers)).toEqual({ "201": 5, "409 out_of_stock": 95 });
		await expectLedgerExact(testShop, initial);
	});

	test("mixed baskets in opposite order never wait for each other in a circle", async () => {
		const { p99Ms, faults, deadlocks } = await raceInOppositeOrder(testShop);
		console.log(`Opposite order: ${deadlocks} deadlocks, p99 ${p99Ms} ms`);
		expect(faults).toEqual([]);
	});

	test("the same order sent 50 times at once, and after a restart, is one order with one mail", async () => {
		const { answers, p99Ms, faults } = await raceOfOneOrder(testShop);
		console.log(`One order 50 times: p99 ${p99Ms} ms`);
		expect(faults).toEqual([]);
		expect(answers).toEqual({ "200": 49, "201": 1 });
	});
});
