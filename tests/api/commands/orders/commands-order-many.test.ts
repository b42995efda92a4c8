import { userInfo } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import { anOrder, historyOf, mailedSteps, moveThrough, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { DELIVERY, PAYMENT } from "#tests/support/shop/builders.ts";
import { dump, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

const COD = { paymentId: PAYMENT.cod };

describe("several orders by one command", () => {
	test.each([
		["accept", ["paid"], "accepted"],
		["pack", ["paid", "accepted"], "packed"],
		["hand-over", ["paid", "accepted", "packed"], "handed over"],
		["deliver", ["paid", "accepted", "packed", "handed_over"], "delivered"],
	] as const)("order %s moves each of them and says so", async (verb, states, done) => {
		const orders = [await anOrder(testShop), await anOrder(testShop)];
		for (const order of orders) await moveThrough(testShop, order, ...states);
		const numbers = orders.map(({ number }) => number);
		expect(await shop("order", verb, ...numbers, "--by", "anna")).toEqual({
			code: 0,
			out: numbers.map((number) => `Order ${number} is ${done}.`),
			err: [],
		});
		for (const order of orders) expect((await historyOf(testShop, order)).at(-1)).toMatch(/ command anna$/);
	});

	test("order ready moves pickup orders", async () => {
		const pickup = { deliveryId: DELIVERY.branch, branchId: 1 };
		const orders = [await anOrder(testShop, pickup), await anOrder(testShop, pickup)];
		for (const order of orders) await moveThrough(testShop, order, "paid", "accepted", "packed");
		const { code, out } = await shop("order", "ready", ...orders.map(({ number }) => number));
		expect([code, out.length]).toEqual([0, 2]);
	});

	test("an order that is refused is named, the others are moved", async () => {
		const [first, waiting, last] = [
			await anOrder(testShop, COD),
			await anOrder(testShop),
			await anOrder(testShop, COD),
		];
		expect(await shop("order", "pack", first.number, waiting.number, "1", last.number)).toEqual({
			code: 1,
			out: [`Order ${first.number} is packed.`, `Order ${last.number} is packed.`],
			err: [
				`Order ${waiting.number} is waiting_for_payment; only one that is accepted can be packed.`,
				"There is no order 1. See the latest ones by `npm run shop -- orders list`.",
			],
		});
		const before = await dump();
		expect((await shop("order", "pack", first.number, last.number)).out).toEqual([
			`Order ${first.number} is packed already; nothing was changed.`,
			`Order ${last.number} is packed already; nothing was changed.`,
		]);
		expect(await dump()).toEqual(before);
	});
});

describe("the number of a parcel", () => {
	let order: PlacedOrder;
	const read = async (lang?: string) =>
		(await testShop.call("GET", `/order/${order.id}/${order.hash}${lang ? `?lang=${lang}` : ""}`)).body.tracking;

	beforeAll(async () => {
		order = await anOrder(testShop, { ...COD, deliveryId: DELIVERY.post });
		await moveThrough(testShop, order, "packed");
	});

	test("is kept with the order that is handed over, with the link to the carrier's page", async () => {
		expect(await read()).toBeNull();
		expect(await shop("order", "hand-over", order.number, "--tracking", "dr 1234567890 m")).toEqual({
			code: 0,
			out: [`Order ${order.number} is handed over, its parcel is DR1234567890M.`],
			err: [],
		});
		expect(await read()).toEqual({
			number: "DR1234567890M",
			url: "https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=DR1234567890M",
		});
		expect((await shop("order", "show", order.number)).out.join("\n")).toMatch(/\nParcel\s+DR1234567890M\n/);
		expect((await historyOf(testShop, order)).at(-1)).toBe(`handed_over command ${userInfo().username}`);
	});

	test("that was mistyped is corrected by the same command, without another mail", async () => {
		const typed = ["--tracking", "DR9", "--note", "oprava", "--by", "anna"];
		expect((await shop("order", "hand-over", order.number, ...typed)).out).toEqual([
			`Order ${order.number} is handed over already, its parcel is DR9.`,
		]);
		expect((await read()).number).toBe("DR9");
		expect((await historyOf(testShop, order)).at(-1)).toBe("handed_over command anna: oprava");
		expect(await mailedSteps(testShop, order)).toEqual(["handed_over"]);
		const before = await dump();
		for (const words of [["--tracking", "dr9"], []])
			expect((await shop("order", "hand-over", order.number, ...words)).out).toEqual([
				`Order ${order.number} is handed over already; nothing was changed.`,
			]);
		expect(await dump()).toEqual(before);
	});

	test("of an order that cannot be handed over is not kept", async () => {
		const waiting = await anOrder(testShop);
		const before = await dump();
		expect((await shop("order", "hand-over", waiting.number, "--tracking", "DR1")).code).toBe(1);
		expect(await dump()).toEqual(before);
	});

	test.each([
		[["1", "--tracking", "<script>"], '--tracking takes letters, digits and dashes, 3 to 40, not "<script>".'],
		[["1", "2", "--tracking", "DR1"], "--tracking is the number of one parcel; name one order."],
	])("order hand-over %j is not understood", async (args, sentence) => {
		const { code, err } = await shop("order", "hand-over", ...args);
		expect([code, err[0]]).toEqual([2, sentence]);
	});
});
