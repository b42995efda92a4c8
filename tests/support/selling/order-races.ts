/**
 * Many orders at once as scripts that end with a list of faults, so that the same script can run against a shop that is
 * right and against one with a guard removed.
 */
import { sql } from "drizzle-orm";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { sized } from "../running/sized.ts";
import { aGuestCart, aProduct, placeOrder, type TestLine, type TestProduct } from "../shop/builders.ts";
import { type Answer, openTestShop, type TestShop } from "../shop/test-shop.ts";
import { expectLedgerExact, type Ledger, openLedger } from "./ledger.ts";

export type Race = {
	/** How many answers there were of each status and error code: "201", "409 out_of_stock". */
	answers: Record<string, number>;
	/** What is not as it must be, in words; none when the shop held. */
	faults: string[];
};

export function countAnswers(answers: Answer[]): Record<string, number> {
	const kinds = Map.groupBy(answers, ({ status, body }) =>
		body.error === undefined ? `${status}` : `${status} ${body.error}`,
	);
	return Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]));
}

/** All at the same moment; the carts are made before. */
const atOnce = (orders: (() => Promise<Answer>)[]) => Promise.all(orders.map((send) => send()));

/** One cart per buyer, filled a few at a time: the race is about the orders. */
export async function cartsOf(testShop: TestShop, baskets: TestLine[][]): Promise<Cart[]> {
	const carts: Cart[] = [];
	for (let from = 0; from < baskets.length; from += 20)
		carts.push(...(await Promise.all(baskets.slice(from, from + 20).map((lines) => aGuestCart(testShop, lines)))));
	return carts;
}

/** Faults about the orders of these carts: more than one per cart, not exactly one confirmation each, a wrong ledger. */
async function faultsOf(testShop: TestShop, carts: Cart[], initial: Ledger): Promise<string[]> {
	const { rows } = await testShop.shop.db.execute<{ cart_id: string; orders: number; mails: number }>(sql`
		select o.cart_id, count(*)::int as orders, sum((
			select count(*) from pgboss.job j where j.name = 'mail.order' and j.data ->> 'orderId' = o.id::text
		))::int as mails
		from orders o where o.cart_id = any(${sql.param(carts.map(({ id }) => id))}::uuid[]) group by 1`);
	const ledger = await expectLedgerExact(testShop, initial).then(
		() => [],
		() => ["the ledger is not exact"],
	);
	const doubled = rows.filter(({ orders }) => orders > 1).map(({ orders }) => `${orders} orders of one cart`);
	const mailed = rows.filter(({ orders, mails }) => orders !== mails).map(({ mails }) => `${mails} mails of one order`);
	return [...doubled, ...mailed, ...ledger];
}

/** The last pieces of one product, wanted by many buyers at once (case 1). */
export async function raceForLastPieces(
	testShop: TestShop,
	{ buyers, pieces }: { buyers: number; pieces: number },
): Promise<Race> {
	const product = await aProduct(testShop, { stock: pieces });
	const initial = await openLedger(testShop);
	const carts = await cartsOf(
		testShop,
		Array.from({ length: buyers }, () => [{ product }]),
	);
	const answers = await atOnce(carts.map((cart) => () => placeOrder(testShop, cart.id)));
	const race = { answers: countAnswers(answers), faults: await faultsOf(testShop, carts, initial) };
	const { "201": sold = 0, "409 out_of_stock": refused = 0, ...others } = race.answers;
	const faults = [
		...(sold === pieces ? [] : [`${sold > pieces ? "more" : "less"} sold than there was`]),
		...(sold + refused === buyers ? [] : [`other answers: ${JSON.stringify(others)}`]),
	];
	return { answers: race.answers, faults: [...faults, ...race.faults] };
}

async function deadlocks({ shop }: TestShop): Promise<number> {
	// Counted when a session ends its transaction and tells; another session of the pool may look before.
	await shop.db.execute(sql`select pg_stat_force_next_flush()`);
	const { rows } = await shop.db.execute<{ n: number }>(sql`
		select deadlocks::int as n from pg_stat_database where datname = current_database()`);
	return rows[0]?.n ?? 0;
}

/** Many buyers of three of ten products each, every second one in the opposite order (case 2). */
export async function raceInOppositeOrder(testShop: TestShop, buyers = sized(60, 100)): Promise<Race> {
	const products = await Promise.all(
		Array.from({ length: 10 }, () => aProduct(testShop, { stock: 20, branches: { 2: 4 } })),
	);
	const initial = await openLedger(testShop);
	const before = await deadlocks(testShop);
	const carts = await cartsOf(testShop, oppositeBaskets(products, buyers));
	const pickup = { deliveryId: 1, branchId: 2 };
	const answers = await atOnce(
		carts.map((cart, buyer) => () => placeOrder(testShop, cart.id, buyer % 4 === 0 ? pickup : {})),
	);
	const race = { answers: countAnswers(answers), faults: await faultsOf(testShop, carts, initial) };
	const { "201": sold = 0, "409 out_of_stock": refused = 0, ...others } = race.answers;
	const happened = (await deadlocks(testShop)) - before;
	const faults = [
		...(sold + refused === carts.length ? [] : [`other answers: ${JSON.stringify(others)}`]),
		...(happened === 0 ? [] : ["orders waited for each other in a circle"]),
	];
	return { answers: race.answers, faults: [...faults, ...race.faults] };
}

function oppositeBaskets(products: TestProduct[], buyers: number): TestLine[][] {
	return Array.from({ length: buyers }, (_, buyer) => {
		const lines = [0, 1, 2].flatMap((step) => {
			const product = products[(buyer * 3 + step * (1 + (buyer % 3))) % products.length];
			return product ? [{ product, quantity: 1 + ((buyer + step) % 3) }] : [];
		});
		return buyer % 2 === 0 ? lines : lines.reverse();
	});
}

const KEY = { "Idempotency-Key": "one and the same" };

/** One order sent 50 times at once, half of it with a key, and once more after a restart of the shop (case 3). */
export async function raceOfOneOrder(testShop: TestShop): Promise<Race> {
	const product = await aProduct(testShop, { stock: 200 });
	const initial = await openLedger(testShop);
	const cart = await aGuestCart(testShop, [{ product, quantity: 2 }]);
	const answers = await atOnce(
		Array.from({ length: 50 }, (_, index) => () => placeOrder(testShop, cart.id, {}, index % 2 === 0 ? KEY : {})),
	);
	const restarted = await openTestShop({ database: { url: testShop.databaseUrl, drop: async () => {} } });
	const repeats = [await placeOrder(restarted, cart.id, {}, KEY), await placeOrder(restarted, cart.id)];
	const changed = await placeOrder(restarted, cart.id, { note: "Another one" }, KEY);
	await restarted.close();
	const race = { answers: countAnswers(answers), faults: await faultsOf(testShop, [cart], initial) };
	const { "200": again = 0, "201": made = 0, ...others } = race.answers;
	const numbers = new Set([...answers, ...repeats].map(({ body }) => body.number));
	const faults = [
		...(made === 1 && again === 49 ? [] : [`${made} made, ${again} repeated, others: ${JSON.stringify(others)}`]),
		...(numbers.size === 1 ? [] : [`answers name ${numbers.size} numbers`]),
		...(repeats.every(({ status }) => status === 200) ? [] : ["after a restart it is another order"]),
		...(changed.status === 422 && changed.body.error === "key_reused" ? [] : ["a key was taken for another order"]),
	];
	return { answers: race.answers, faults: [...faults, ...race.faults] };
}
