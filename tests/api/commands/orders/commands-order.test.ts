import { userInfo } from "node:os";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { anOrder, consequencesOf, historyOf, mailedSteps, moveThrough } from "#tests/support/selling/orders.ts";
import { INVOICE, NAME_ALONE, PAYMENT } from "#tests/support/shop/builders.ts";
import { dump, expectRefused, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

const PICKUP = { deliveryId: 1, branchId: 1, paymentId: PAYMENT.card };
const ME = userInfo().username;

describe("order pay, accept, pack, hand-over, ready, deliver, cancel, withdraw", () => {
	test("move a delivery from the payment to the door, and record who did each step and when", async () => {
		const order = await anOrder(testShop);
		const steps = [
			["pay", "paid", ["--note", "  výpis\n 12 "], `paid command ${ME}: výpis 12`],
			["accept", "accepted", ["--by", "anna"], "accepted command anna"],
			["pack", "packed", [], `packed command ${ME}`],
			["hand-over", "handed over", ["--note=Zásilkovna"], `handed_over command ${ME}: Zásilkovna`],
			["deliver", "delivered", [], `delivered command ${ME}`],
			["withdraw", "withdrawn", ["--note", "dopisem", "--by", "petr"], "withdrawn command petr: dopisem"],
		] as const;
		for (const [verb, done, options, line] of steps) {
			expect(await shop("order", verb, order.number, ...options)).toEqual({
				code: 0,
				out: [`Order ${order.number} is ${done}.`],
				err: [],
			});
			expect((await historyOf(testShop, order)).at(-1)).toBe(line);
			const before = await dump();
			expect(await shop("order", verb, order.number)).toEqual({
				code: 0,
				out: [`Order ${order.number} is ${done} already; nothing was changed.`],
				err: [],
			});
			expect(await dump()).toEqual(before);
		}
		expect(await mailedSteps(testShop, order)).toEqual(["paid", "handed_over", "delivered", "withdrawn"]);
		const [received] = await rowsOf(sql`select name, email, reason from withdrawals where order_id = ${order.id}`);
		expect(received).toEqual({ name: "Jana Nováková", email: "jana@example.cz", reason: "" });
	});

	test("move a pickup order to its branch", async () => {
		const order = await anOrder(testShop, PICKUP);
		await moveThrough(testShop, order, "paid", "accepted", "packed");
		await expectRefused(["order", "hand-over", order.number], 1, [
			`Order ${order.number} is packed; only a packed parcel that a carrier takes can be handed over (\`order ready\` has one fetched at a branch wait there).`,
		]);
		expect((await shop("order", "ready", order.number)).out).toEqual([`Order ${order.number} is ready at its branch.`]);
		expect((await shop("order", "cancel", order.number)).out).toEqual([`Order ${order.number} is cancelled.`]);
	});

	test.each([
		["pay", ["paid", "cancelled"], "cancelled; only one that waits for payment, or has ended unpaid, can be paid."],
		["accept", [], "waiting_for_payment; only one that is paid can be accepted."],
		["pack", ["paid"], "paid; only one that is accepted can be packed."],
		["ready", ["paid"], "paid; only a packed order that is fetched at a branch can be made ready."],
		["deliver", ["paid"], "paid; only one that was handed over, or is ready at its branch, can be delivered."],
		["cancel", ["paid", "withdrawn"], "withdrawn; only one that is not delivered yet can be cancelled."],
		["withdraw", [], "waiting_for_payment; only one that is paid or on its way, or delivered, can be withdrawn from."],
	] as const)(
		"order %s refuses what the table of states does not allow, and changes nothing",
		async (verb, states, words) => {
			const { number, id } = await anOrder(testShop);
			await moveThrough(testShop, { id }, ...states);
			await expectRefused(["order", verb, number], 1, [`Order ${number} is ${words}`]);
		},
	);

	test("withdraw takes back the sealed goods that it names; another code is refused and changes nothing", async () => {
		const order = await anOrder(testShop, {}, { exemption: "hygiene", quantity: 2 });
		await moveThrough(testShop, order, "paid", "accepted", "packed", "handed_over", "delivered");
		const { code } = order.product;
		await expectRefused(["order", "withdraw", order.number, "--sealed", code, "--sealed", "JINE-1"], 1, [
			`Order ${order.number} has no hygiene goods with the code "JINE-1"; see \`order show ${order.number}\`.`,
		]);
		const said = ["--reason", "nelíbí se", "--note", "dopisem"];
		expect(await shop("order", "withdraw", order.number, "--sealed", code, ...said)).toEqual({
			code: 0,
			out: [`Order ${order.number} is withdrawn.`],
			err: [],
		});
		expect((await historyOf(testShop, order)).at(-1)).toBe(`withdrawn command ${ME}: dopisem; sealed: ${code}`);
		const [received] = await rowsOf(sql`select reason from withdrawals where order_id = ${order.id}`);
		expect(received).toEqual({ reason: "nelíbí se" });
		expect((await shop("order", "withdraw", order.number, "--sealed", code)).out).toEqual([
			`Order ${order.number} is withdrawn already; nothing was changed.`,
		]);
	});

	test.each(["pay", "accept", "pack", "hand-over", "ready", "deliver", "cancel", "withdraw", "refund", "show"])(
		"order %s refuses an unknown order number and says where to look",
		async (verb) => {
			await expectRefused(["order", verb, "1"], 1, [
				"There is no order 1. See the latest ones by `npm run shop -- orders list`.",
			]);
		},
	);

	test("ten payments of one order at once make one event", async () => {
		const order = await anOrder(testShop);
		const all = await Promise.all(Array.from({ length: 10 }, () => shop("order", "pay", order.number)));
		expect(all.filter(({ out }) => out[0] === `Order ${order.number} is paid.`)).toHaveLength(1);
		expect(await historyOf(testShop, order)).toEqual(["waiting_for_payment shopper", `paid command ${ME}`]);
		expect(await consequencesOf(testShop, order)).toEqual({ is_paid: true, papers: ["invoice"], refunds: [] });
	});

	test.each([
		[["pay"], "The order number is missing."],
		[["cancel", "1", "2"], '"2" is one argument too many.'],
		[["pack", "1", "--nots", "x"], "There is no option --nots. Did you mean --note?"],
		[["pack", "1", "--by", "x".repeat(61)], "--by takes at most 60 characters."],
		[["pack", "1", "--note", "x".repeat(501)], "--note takes at most 500 characters."],
	])("order %j is not understood", async (args, sentence) => {
		const { code, err } = await shop("order", ...args);
		expect([code, err[0]]).toEqual([2, sentence]);
	});
});

describe("order refund", () => {
	test("marks a transfer as refunded, once, with who did it", async () => {
		const order = await anOrder(testShop, {}, { priceMinor: 10_000 });
		await expectRefused(["order", "refund", order.number], 1, [`Order ${order.number} has no money to give back.`]);
		await moveThrough(testShop, order, "paid", "cancelled");
		expect(await consequencesOf(testShop, order)).toMatchObject({ refunds: ["cancelled 31900 requested"] });
		expect(await shop("order", "refund", order.number, "--note", "výpis 231", "--by", "anna")).toEqual({
			code: 0,
			out: [`Order ${order.number}: 319,00 Kč given back.`],
			err: [],
		});
		expect(await consequencesOf(testShop, order)).toMatchObject({ refunds: ["cancelled 31900 done"] });
		expect((await historyOf(testShop, order)).at(-1)).toBe("cancelled command anna: money given back: výpis 231");
		const { body } = await testShop.call("GET", `/order/${order.id}/${order.hash}`);
		expect(body.events.map(({ state }: { state: string }) => state)).toEqual([
			"waiting_for_payment",
			"paid",
			"cancelled",
		]);
		const before = await dump();
		expect((await shop("order", "refund", order.number)).out).toEqual([
			`Order ${order.number}: 319,00 Kč given back already; nothing was changed.`,
		]);
		expect(await dump()).toEqual(before);
	});

	test("leaves money that came through the gateway to the gateway", async () => {
		const order = await anOrder(testShop, { paymentId: PAYMENT.card });
		await rowsOf(sql`
			insert into payments (order_id, gateway, transaction_id, state, amount_minor, currency_code, redirect_url)
			select id, 'sandbox', 'T-1', 'paid', total_minor, currency_code, '' from orders where id = ${order.id}`);
		await moveThrough(testShop, order, "paid", "cancelled");
		await expectRefused(["order", "refund", order.number], 1, [
			`The money of order ${order.number} goes back through the gateway by itself; see \`order show ${order.number}\`.`,
		]);
	});
});

describe("order show", () => {
	test("says what was promised: dates, the working days after a transfer, or that it is late", async () => {
		const promised = async ({ number }: { number: string }) =>
			(await shop("order", "show", number)).out.find((line) => line.startsWith("Promised"));
		const sent = await anOrder(testShop, { paymentId: PAYMENT.cod });
		expect(await promised(sent)).toMatch(/^Promised {2}2026-\d\d-\d\d to 2026-\d\d-\d\d$/);
		expect(await promised(await anOrder(testShop, { paymentId: PAYMENT.transfer }))).toBe(
			"Promised  1 to 2 working days",
		);
		await testShop.shop.db.execute(sql`update orders set promised_to = '2026-11-19' where id = ${sent.id}`);
		expect(await promised(sent)).toMatch(/ to 2026-11-19, LATE$/);
	});

	test("names a buyer without an address by the name alone", async () => {
		const order = await anOrder(testShop, { ...PICKUP, invoice: NAME_ALONE });
		const { out } = await shop("order", "show", order.number);
		expect(out.find((line) => line.startsWith("Invoice"))).toBe("Invoice   Jana Nováková");
	});

	test("shows everything: buyer, prices, documents, payments, pieces and the whole history", async () => {
		const invoice = { ...INVOICE, company: "Oslavy a.s." };
		const body = {
			...PICKUP,
			invoice,
			note: "Prosím\nzabalit",
			isCompany: true,
			companyId: "27074358",
			taxId: "CZ27074358",
		};
		const order = await anOrder(testShop, body, { stock: 5, branches: { 1: 1 }, priceMinor: 10_000 });
		const { code: article, name } = order.product;
		await moveThrough(testShop, order, "paid");
		await shop("order", "cancel", order.number, "--note", "vyprodáno", "--by", "anna");
		const { code, out } = await shop("order", "show", order.number);
		expect(code).toBe(0);
		const minute = /\d{4}-\d\d-\d\d \d\d:\d\d/g;
		const [papers = { invoice: "", credit: "" }] = await rowsOf<{ invoice: string; credit: string }>(sql`
			select min(number) filter (where kind = 'invoice') as invoice, min(number) filter (where kind = 'credit_note') as credit
			from invoices where order_id = ${order.id}`);
		const [branch] = await rowsOf<{ name: string; town: string }>(sql`
			select name, street || ', ' || zip || ' ' || city as town from branches where id = 1`);
		expect(out.map((line) => line.replace(minute, "<time>"))).toEqual([
			`Order ${order.number}: cancelled`,
			"",
			"Made      <time>",
			"Buyer     jana@example.cz, +420777123456",
			"Invoice   Oslavy a.s., Jana Nováková, Lidická 12, 60200 Brno, CZ, IČO 27074358, DIČ CZ27074358",
			`Delivery  Osobní odběr na pobočce: ${branch?.name}, ${branch?.town}`,
			"Payment   Kartou online, paid <time>",
			"Total     200,00 Kč",
			"Note      Prosím zabalit",
			"",
			"Goods and prices",
			...expectedTable([
				["2 ×", article, name, "200,00 Kč"],
				["1 ×", "branch", "Osobní odběr na pobočce", "0,00 Kč"],
				["1 ×", "card", "Kartou online", "0,00 Kč"],
			]),
			"",
			"History",
			"  <time>  waiting_for_payment  shopper",
			"  <time>  paid                 command  test",
			"  <time>  cancelled            command  anna  vyprodáno",
			"",
			"Papers",
			`  <time>  invoice      ${papers.invoice}`,
			`  <time>  credit note  ${papers.credit}`,
			"",
			"Given back",
			"  <time>  requested  200,00 Kč  cancelled  by hand",
			"",
			"Pieces",
			...[
				[branch?.name ?? "", "1"],
				["warehouse", "1"],
				[branch?.name ?? "", "-1"],
				["warehouse", "-1"],
			].map(
				([place = "", pieces = ""]) => `  ${article}  ${place.padEnd(branch?.name.length ?? 0)}  ${pieces.padStart(2)}`,
			),
		]);
	});

	test("shows when an unpaid order expires, and the withdrawal of a delivered one", async () => {
		const order = await anOrder(testShop);
		const show = async () => (await shop("order", "show", order.number)).out.join("\n");
		expect(await show()).toMatch(/\nPayment {3} {0,}.*, not paid, expires \d{4}-/);
		await moveThrough(testShop, order, "paid", "accepted", "packed", "handed_over", "delivered");
		expect(await show()).toMatch(/\nWithdrawal\s+possible until \d{4}-/);
		await shop("order", "withdraw", order.number, "--note", "dopisem", "--reason", "moc velké");
		expect(await show()).toMatch(/\nWithdrawn\s+\S+ \S+, Jana Nováková, jana@example.cz, moc velké\n/);
		const json = JSON.parse((await shop("order", "show", order.number, "--json")).out[0] ?? "");
		expect(json).toMatchObject({
			order: { number: order.number, state: "withdrawn" },
			history: expect.arrayContaining([expect.objectContaining({ state: "withdrawn", by: ME, note: "dopisem" })]),
			refunds: [{ reason: "withdrawn", state: "requested", is_by_hand: true }],
		});
	});
});

/** Cells in columns, numbers on the right, below a heading. */
function expectedTable(rows: [string, string, string, string][]): string[] {
	const width = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
	return rows.map(
		([count, code, name, price]) =>
			`  ${count.padStart(width(0))}  ${code.padEnd(width(1))}  ${name.padEnd(width(2))}  ${price.padStart(width(3))}`,
	);
}
