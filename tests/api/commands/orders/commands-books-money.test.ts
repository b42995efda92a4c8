import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { sendRefund } from "#lib/shop/selling/payment/send-refund.ts";
import { anAccount } from "#tests/support/people/customer-account.ts";
import { booksFolder, exportedBooks, minorOf, readBooks } from "#tests/support/selling/books.ts";
import { anOrder, documentsOf, moveThrough, orderOf } from "#tests/support/selling/orders.ts";
import { aPaidCard } from "#tests/support/selling/payments.ts";
import { aGuestCart, aProduct, PAYMENT } from "#tests/support/shop/builders.ts";
import { rowsOf, setClock, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

// Each test has a month of its own, long over.
afterEach(() => setClock(new Date().toISOString()));

/** The table of money of a period, written anew. */
async function movesOf(period: string): Promise<Record<string, string>[]> {
	expect((await exportedBooks(period)).code).toBe(0);
	return readBooks(booksFolder(period)).table("platby");
}

test("payments and refunds of a gateway have the gateway's transaction id", async () => {
	setClock("2024-06-10T10:00:00Z");
	const order = await aPaidCard(testShop);
	await moveThrough(testShop, order, "cancelled");
	testShop.passMs(24 * 3_600_000);
	const [refund] = await rowsOf<{ id: number }>(sql`select id from refunds where order_id = ${order.id}`);
	await sendRefund(testShop.shop, refund?.id ?? 0);
	const documents = await documentsOf(testShop, order);
	const columns = ["Datum", "Způsob", "Transakce u\u00a0brány", "Částka", "Doklad"];
	expect((await movesOf("2024-06")).map((row) => columns.map((name) => row[name]))).toEqual([
		["2024-06-10", "sandbox", order.transactionId, "361,00", documents[0]?.number],
		["2024-06-11", "sandbox", order.transactionId, "-361,00", documents[1]?.number],
	]);
});

test("the refund of a double payment belongs to no document, whatever happens to its order later", async () => {
	setClock("2022-03-10T10:00:00Z");
	const order = await aPaidCard(testShop);
	await rowsOf(sql`
		insert into refunds (order_id, reason, amount_minor, state, requested_at, done_at)
		values (${order.id}, 'doubled', ${order.totalMinor}, 'done', '2022-03-11T10:00:00Z', '2022-03-12T10:00:00Z')`);
	const moves = await movesOf("2022-03");
	expect(moves.map((row) => [row.Částka, row.Doklad !== ""])).toEqual([
		["361,00", true],
		["-361,00", false],
	]);
	setClock("2022-04-05T10:00:00Z");
	await moveThrough(testShop, order, "cancelled");
	expect(await movesOf("2022-03")).toEqual(moves);
});

test("the e-mail that commission was paid to stays in the books when the account's e-mail changes", async () => {
	setClock("2022-05-10T10:00:00Z");
	const { email, id } = await anAccount(testShop, {});
	await rowsOf(sql`update users set group_id = 2 where id = ${id}`);
	await rowsOf(sql`
		insert into commission_payouts (user_id, payee, amount_minor, by, paid_at)
		values (${id}, ${email}, 100, 'test', ${testShop.shop.now()})`);
	await rowsOf(sql`update users set email = 'jiny@example.cz' where id = ${id}`);
	expect((await movesOf("2022-05")).map((row) => row.Komu)).toEqual([email]);
});

test("a refund that is still owed is not in the table of money", async () => {
	setClock("2024-07-10T10:00:00Z");
	await moveThrough(testShop, await anOrder(testShop), "paid", "cancelled");
	expect((await movesOf("2024-07")).map((row) => row["Co to je"])).toEqual(["platba objednávky"]);
});

test("money for an order that ended, and paid commission, are in the table of money", async () => {
	setClock("2024-02-10T10:00:00Z");
	const late = await anOrder(testShop);
	await moveThrough(testShop, late, "cancelled");
	expect((await shop("order", "pay", late.number)).code).toBe(0);
	await rowsOf(sql`update refunds set requested_at = ${testShop.shop.now()} where reason = 'late'`);
	await rowsOf(sql`
		insert into commission_payouts (user_id, payee, amount_minor, by, note, paid_at)
		select id, email, 12345, 'test', '=1+1', ${testShop.shop.now()} from users where email = 'influencer@konfety.example'`);
	const moves = await movesOf("2024-02");
	expect(moves.map((row) => [row["Co to je"], row.Způsob, row.Částka, row.Komu, row.Poznámka])).toEqual([
		["platba po skončení objednávky", "převodem", "319,00", "", ""],
		["provize z\u00a0poukazů", "výplata provize", "-123,45", "influencer@konfety.example", "'=1+1"],
	]);
});

test("money paid by hand for an order withdrawn on its way is split into what the buyer keeps and what is refunded", async () => {
	setClock("2024-01-10T10:00:00Z");
	const kept = await aProduct(testShop, { priceMinor: 33_333, exemption: "hygiene" });
	const given = await aProduct(testShop, { priceMinor: 22_200 });
	const cart = await aGuestCart(testShop, [{ product: kept }, { product: given }]);
	const placed = await orderOf(testShop, cart.id, { paymentId: PAYMENT.cod });
	await moveThrough(testShop, placed, "packed", "handed_over", "withdrawn");
	expect((await shop("order", "pay", placed.number)).code).toBe(0);
	await rowsOf(sql`update orders set paid_at = ${testShop.shop.now()} where id = ${placed.id}`);
	await rowsOf(sql`update refunds set requested_at = ${testShop.shop.now()} where order_id = ${placed.id}`);
	const moves = await movesOf("2024-01");
	const [invoice, note] = await documentsOf(testShop, placed);
	const keptMinor = (invoice?.totalMinor ?? 0) + (note?.totalMinor ?? 0);
	expect(moves.map((row) => [row["Co to je"], minorOf(row.Částka)])).toEqual([
		["platba po skončení objednávky", -(note?.totalMinor ?? 0)],
		["platba objednávky", keptMinor],
	]);
	expect(note?.totalMinor).toBe(-22_200);
});
