import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { anOrder, moveThrough, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { PAYMENT } from "#tests/support/shop/builders.ts";
import { dump, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

beforeEach(() => rowsOf(sql`delete from refunds`));

/** An order by transfer of 319,00 Kč that was paid and cancelled so many days ago. */
async function anOwedTransfer(daysAgo: number): Promise<PlacedOrder> {
	const order = await anOrder(testShop, {}, { priceMinor: 10_000 });
	await moveThrough(testShop, order, "paid", "cancelled");
	await age(order, daysAgo);
	return order;
}

const age = (order: PlacedOrder, days: number) =>
	rowsOf(sql`update refunds set requested_at = now() - ${days} * interval '1 day' where order_id = ${order.id}`);

let payments = 0;

/** An order that was paid at the gateway and cancelled, or withdrawn from after its delivery. */
async function anOwedCard(end: "cancelled" | "withdrawn", gateway = "sandbox") {
	const order = await anOrder(testShop, { paymentId: PAYMENT.card }, { priceMinor: 10_000 });
	const transactionId = `T-list-${++payments}`;
	await rowsOf(sql`
		insert into payments (order_id, gateway, transaction_id, state, amount_minor, currency_code, redirect_url)
		select id, ${gateway}, ${transactionId}, 'paid', total_minor, currency_code, '' from orders where id = ${order.id}`);
	const way = end === "cancelled" ? [] : (["accepted", "packed", "handed_over", "delivered"] as const);
	await moveThrough(testShop, order, "paid", ...way, end);
	return { ...order, transactionId };
}

const failed = (order: PlacedOrder & { transactionId: string }, error: string) =>
	rowsOf(sql`
		insert into payment_events (gateway, transaction_id, order_id, kind, detail, created_at)
		values ('sandbox', ${order.transactionId}, ${order.id}, 'failed', ${JSON.stringify({ error, why: "" })}::jsonb, now())`);

/** Lines of the list by their order, cells parted by one bar. */
async function listed(...options: string[]): Promise<string[]> {
	const { code, out } = await shop("orders", "refunds", ...options);
	expect(code).toBe(0);
	return out.map((line) => line.split(/ {2,}/).join("|"));
}

describe("orders refunds", () => {
	test("lists refunds that are owed, the longest waiting first, and marks those older than 14 days", async () => {
		const [late, inTime, fresh] = [await anOwedTransfer(15), await anOwedTransfer(14), await anOwedTransfer(0)];
		const before = await dump();
		expect(await listed("--open")).toEqual([
			"Number|Amount|Way|State|Reason|Days|Note",
			`${late.number}|319,00 Kč|by hand|requested|cancelled|15|over 14 days`,
			`${inTime.number}|319,00 Kč|by hand|requested|cancelled|14`,
			`${fresh.number}|319,00 Kč|by hand|requested|cancelled|0`,
		]);
		expect(await dump()).toEqual(before);
	});

	test("says who sends each refund, which wait for the goods and which failed", async () => {
		const sent = await anOwedCard("cancelled");
		const held = await anOwedCard("withdrawn");
		const refused = await anOwedCard("cancelled");
		await failed(refused, "refund_refused");
		const unheard = await anOwedCard("cancelled");
		await failed(unheard, "answer_lost");
		await age(unheard, 20);
		expect(await listed("--open")).toEqual([
			"Number|Amount|Way|State|Reason|Days|Note",
			`${unheard.number}|319,00 Kč|by hand|failed|cancelled|20|over 14 days, perhaps sent: look at the gateway first`,
			`${sent.number}|319,00 Kč|gateway|requested|cancelled|0`,
			`${held.number}|279,00 Kč|gateway|waiting|withdrawn|0|waits for the goods`,
			`${refused.number}|319,00 Kč|by hand|failed|cancelled|0|refused by the gateway`,
		]);
	});

	test("lists settled refunds after them, with the days they took; --open leaves these out", async () => {
		const done = await anOwedTransfer(30);
		const open = await anOwedTransfer(2);
		await shop("order", "refund", done.number);
		await rowsOf(sql`update refunds set done_at = requested_at + interval '16 days' where order_id = ${done.id}`);
		expect((await listed()).slice(1)).toEqual([
			`${open.number}|319,00 Kč|by hand|requested|cancelled|2`,
			`${done.number}|319,00 Kč|by hand|done|cancelled|16`,
		]);
		expect((await listed("--open")).slice(1)).toHaveLength(1);
	});

	test("says so when there are more refunds than it shows", async () => {
		for (const days of [3, 2, 1]) await anOwedTransfer(days);
		const lines = await listed("--open", "--limit", "2");
		expect(lines).toHaveLength(4);
		expect(lines.at(-1)).toBe("There are more; --limit shows them.");
	});

	test("shows them as JSON, with UTC times and amounts in haléře", async () => {
		const order = await anOwedTransfer(15);
		expect(JSON.parse((await shop("orders", "refunds", "--json")).out.join("\n"))).toEqual([
			{
				number: order.number,
				amount_minor: 31_900,
				currency: "CZK",
				way: "by_hand",
				state: "requested",
				reason: "cancelled",
				requested_at: expect.stringMatching(/^\d{4}-.*Z$/),
				done_at: null,
				age_days: 15,
				is_overdue: true,
				error: null,
			},
		]);
	});

	test("shows as JSON who sends a refund and why it failed; a settled refund has no failure", async () => {
		const [sent, owed, done] = [
			await anOwedCard("cancelled"),
			await anOwedCard("cancelled"),
			await anOwedCard("cancelled"),
		];
		for (const refused of [owed, done]) await failed(refused, "refund_refused");
		await shop("order", "refund", done.number);
		const told = JSON.parse((await shop("orders", "refunds", "--json")).out.join("\n"));
		expect(told).toMatchObject([
			{ number: sent.number, way: "gateway", state: "requested", error: null },
			{ number: owed.number, way: "by_hand", state: "failed", error: "refund_refused" },
			{ number: done.number, way: "by_hand", state: "done", error: null },
		]);
	});

	test("says so when nothing is owed", async () => {
		expect((await shop("orders", "refunds", "--open")).out).toEqual(["No money is owed."]);
		expect((await shop("orders", "refunds")).out).toEqual(["No money was given back yet, and none is owed."]);
	});

	test.each([
		[["--limit", "0"], '--limit takes a whole number from 1 to 10000, not "0".'],
		[["--opened"], "There is no option --opened. Did you mean --open?"],
		[["2600001"], '"2600001" is one argument too many.'],
	])("%j is not understood", async (args, sentence) => {
		const { code, err } = await shop("orders", "refunds", ...args);
		expect([code, err[0]]).toEqual([2, sentence]);
	});

	test("has a help with the law and the exit codes", async () => {
		const text = (await shop("orders", "refunds", "--help")).out.join("\n");
		expect(text).toContain("§ 1832");
		expect(text).toContain("Exit codes: 0");
	});
});

describe("order show of a refund whose outcome is unknown", () => {
	test("says that somebody must look at the gateway, and order refund closes it", async () => {
		const order = await anOwedCard("cancelled");
		await failed(order, "answer_lost");
		const shown = (await shop("order", "show", order.number)).out.join("\n");
		expect(shown).toMatch(/requested {2}319,00 Kč {2}cancelled {2}by hand, perhaps sent: look at the gateway first/);
		expect((await shop("order", "refund", order.number)).out).toEqual([`Order ${order.number}: 319,00 Kč given back.`]);
		expect((await shop("order", "show", order.number)).out.join("\n")).toMatch(
			/done {2}319,00 Kč {2}cancelled {2}by hand\n/,
		);
	});
});
