import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { LABEL_FORMATS } from "#lib/shop/backoffice/labels/formats.ts";
import { aListedSet } from "#tests/support/goods/sets.ts";
import { anOrder, moveThrough, orderOf, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, DELIVERY, INVOICE, PAYMENT, type TestProduct } from "#tests/support/shop/builders.ts";
import { expectRefused, folder, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

const COD = { paymentId: PAYMENT.cod };
const packed = async (...args: Parameters<typeof anOrder> extends [unknown, ...infer Rest] ? Rest : never) => {
	const order = await anOrder(testShop, ...args);
	const isCash = args[0]?.paymentId === PAYMENT.cod;
	await moveThrough(testShop, order, ...(isCash ? [] : (["paid", "accepted"] as const)), "packed");
	return order;
};
/** To a point that is staffed, where somebody looks at the buyer. */
async function anAdultOrder({ id, variantId }: TestProduct): Promise<PlacedOrder> {
	const cart = await aGuestCart(testShop);
	await testShop.call("PUT", `/cart/${cart.id}`, { body: { id, variantId, quantity: 1, ageConfirmed: true } });
	const [point] = await rowsOf<{ id: number }>(sql`
		select id from pickup_points where is_active and is_staffed order by id limit 1`);
	return orderOf(testShop, cart.id, {
		...COD,
		deliveryId: DELIVERY.pickupPoint,
		...(point && { pickupPointId: point.id }),
	});
}
const labels = (carrier: string, ...args: string[]) => shop("orders", "labels", "--carrier", carrier, ...args);

test("the help lists the columns of the file that has no header line", async () => {
	const { out } = await shop("help", "orders", "labels");
	const told = LABEL_FORMATS.balikovna.columns.map(({ title }) => title).join("; ");
	expect(out.join("\n")).toContain(`balikovna has none:\n${told}\n`);
});

test("without packed orders the command says so, and writes nothing", async () => {
	const out = join(folder, "nothing.csv");
	expect(await labels("ppl", "--out", out)).toEqual({
		code: 0,
		out: [],
		err: ["PPL: 0 in the file, 0 left out, 0 of other carriers."],
	});
	expect(existsSync(out)).toBe(false);
});

test("a file of an earlier run is removed when there is nothing to write", async () => {
	const out = join(folder, "stale.csv");
	const order = await packed(COD);
	await labels("ppl", "--out", out);
	await moveThrough(testShop, order, "handed_over");
	expect(await labels("ppl", "--out", out)).toEqual({
		code: 0,
		out: [],
		err: [
			`There is nothing to write; the file ${out} of an earlier run is removed.`,
			"PPL: 0 in the file, 0 left out, 0 of other carriers.",
		],
	});
	expect(existsSync(out)).toBe(false);
	expect((await labels("ppl", "--out", folder)).code).toBe(0);
	expect(existsSync(folder)).toBe(true);
});

describe("with packed orders of three carriers", () => {
	let toPoint: PlacedOrder;
	let courier: PlacedOrder;
	let village: PlacedOrder;
	let post: PlacedOrder;
	let point: { id: number; code: string };

	beforeAll(async () => {
		const [row] = await rowsOf<{ id: number; code: string }>(sql`
			select id, code from pickup_points where is_active order by id limit 1`);
		point = row ?? { id: 0, code: "" };
		toPoint = await packed(
			{ ...COD, deliveryId: DELIVERY.pickupPoint, pickupPointId: point.id },
			{ priceMinor: 12_350 },
		);
		const address = { ...INVOICE, street: "Náměstí 28. října 1104/17", company: "Oslavy, a.s." };
		courier = await packed({ address, note: "Zvonit;\n\u202eprosím" });
		village = await packed({ ...COD, address: { ...INVOICE, street: "Dlouhá" } });
		post = await packed({
			...COD,
			deliveryId: DELIVERY.post,
			address: { ...INVOICE, street: "č. p. 12", city: "Lhota" },
		});
		await anOrder(testShop, COD);
	});

	test("the file for Zásilkovna has its parcels to pickup points, with the cash to be collected", async () => {
		const { code, out, err } = await labels("zasilkovna");
		expect(code).toBe(0);
		expect(err).toEqual(["Zásilkovna: 1 in the file, 0 left out, 3 of other carriers."]);
		const total = 2 * 123.5 + 79 + 39;
		expect(out.join("\n").split("\r\n")).toEqual([
			"version 8",
			"",
			`,${toPoint.number},Jana,Nováková,,jana@example.cz,+420777123456,${Math.round(total)},CZK,247,1,${point.code},,,,,,,,,,,,,,,,`,
		]);
	});

	test("the file for PPL has the parcels that it can take, the rest are named with the reason", async () => {
		const out = join(folder, "labels", "ppl.csv");
		expect(await labels("ppl", "--out", out)).toEqual({
			code: 1,
			out: [out],
			err: [
				`Order ${village.number} is left out: the house number is missing.`,
				"PPL: 1 in the file, 1 left out, 2 of other carriers.",
			],
		});
		expect(statSync(out).mode & 0o077).toBe(0);
		const [, row] = readFileSync(out, "utf8").split("\r\n");
		expect(row).toBe(
			`${courier.number};13;Oslavy, a.s.;Jana Nováková;Náměstí 28. října;1104/17;Brno;60200;CZ;+420777123456;jana@example.cz;;;${courier.number};200;1;"Zvonit; prosím"`,
		);
	});

	test("the file for Podání Online has a parcel to a village, and named orders alone", async () => {
		const { code, out } = await labels("balikovna", post.number);
		expect(code).toBe(0);
		expect(out).toEqual([
			`Nováková;Jana;Lhota;12;;Lhota;60200;CZ;F;;;jana@example.cz;+420777123456;1;200;338;${post.number};DR;CZK;${post.number};7+41;;`,
		]);
		const { err } = await labels("balikovna", courier.number);
		expect(err).toEqual(["Balíkovna: 0 in the file, 0 left out, 1 of other carriers."]);
	});

	test("cash that was paid already is not collected again", async () => {
		await rowsOf(sql`update orders set paid_at = now() where id = ${post.id}`);
		const { out } = await labels("balikovna", post.number);
		expect(out[0]).toContain(";200;;");
		expect(out[0]).toContain(";7;;");
		await rowsOf(sql`update orders set paid_at = null where id = ${post.id}`);
	});

	test("a parcel abroad, or cash in another currency, is left out of the file", async () => {
		await rowsOf(sql`
			update orders set address = address || '{"country": "SK"}', currency_code = 'EUR' where id = ${post.id}`);
		const { code, err } = await labels("balikovna", post.number);
		expect([code, err[0]]).toEqual([
			1,
			`Order ${post.number} is left out: it goes to SK, the file takes addresses in CZ alone; EUR is to be collected, the file takes CZK alone.`,
		]);
	});

	test("a note that is too long is left out of the file, and the command says so", async () => {
		await rowsOf(sql`update orders set note = repeat('x', 301) where id = ${courier.id}`);
		const { code, out, err } = await labels("ppl", courier.number);
		expect([code, err[0]]).toEqual([
			0,
			`Order ${courier.number} goes without a part: the note has 301 letters, PPL takes 300.`,
		]);
		expect(out.join()).not.toContain("xx");
	});

	test("a pickup point's address is not in the file", async () => {
		await rowsOf(sql`
			update orders set pickup_point = pickup_point || '{"street": "Masarykova 12, OC Futurum"}' where id = ${toPoint.id}`);
		expect((await labels("zasilkovna", toPoint.number)).out.join()).not.toContain("Futurum");
	});

	test("weight and sender come from the shop's setting, and goods with the minimum age 18 are marked", async () => {
		const order = await anAdultOrder(await aProduct(testShop, { minimumAge: 18 }));
		const setting = '{"weightGrams": 450, "zasilkovnaSender": "konfety"}';
		expect((await shop("settings", "set", "parcels", setting)).code).toBe(0);
		const { out } = await labels("zasilkovna", order.number);
		expect(out.join()).toContain(",100,0.45,");
		expect(out.join()).toContain(",konfety,1,");
		expect((await shop("settings", "set", "parcels", '{"weightGrams": 0}')).code).toBe(1);
	});

	test("a set is marked when a part of it has the minimum age 18", async () => {
		const game = { product: await aProduct(testShop, { minimumAge: 18 }), quantity: 1 };
		const set = await aListedSet(testShop, game, { product: await aProduct(testShop), quantity: 1 });
		const { out } = await labels("zasilkovna", (await anAdultOrder(set)).number);
		const titles = LABEL_FORMATS.zasilkovna.columns.map(({ title }) => title);
		expect(out.join("\n").split("\r\n")[2]?.split(",")[titles.indexOf("Adult content")]).toBe("1");
	});

	test("an unknown order number is refused before anything is written", async () => {
		await expectRefused(["orders", "labels", "--carrier", "ppl", courier.number, "1"], 1, [
			"There is no order 1. See the latest ones by `npm run shop -- orders list`.",
		]);
	});
});

test("an order that must not be sent is left out of the file, and is named", async () => {
	const unpaid = await anOrder(testShop);
	const cancelled = await packed(COD);
	await moveThrough(testShop, cancelled, "cancelled");
	const withdrawn = await packed(COD);
	await moveThrough(testShop, withdrawn, "withdrawn");
	const delivered = await packed(COD);
	await moveThrough(testShop, delivered, "handed_over", "delivered");
	const orders = [unpaid, cancelled, withdrawn, delivered].map(({ number }) => number);
	const sentences = ["waiting_for_payment", "cancelled", "withdrawn", "delivered"].map(
		(state, at) => `Order ${orders[at]} is left out: it is ${state}, nothing is sent then.`,
	);
	expect(await labels("ppl", ...orders)).toEqual({
		code: 1,
		out: [],
		err: [...sentences, "PPL: 0 in the file, 4 left out, 0 of other carriers."],
	});
	const { code, err } = await labels("ppl", "--state", "cancelled");
	expect([code, err]).toEqual([1, [sentences[1], "PPL: 0 in the file, 1 left out, 0 of other carriers."]]);
});

test.each([
	[[], "The option --carrier is missing."],
	[["--carrier", "zasilkovny"], 'There is no carrier "zasilkovny". Did you mean zasilkovna?'],
	[["--carrier", "ppl", "--state", "pakced"], 'There is no order state "pakced". Did you mean packed?'],
])("orders labels %j is not understood", async (args, sentence) => {
	const { code, err } = await shop("orders", "labels", ...args);
	expect([code, err[0]]).toEqual([2, sentence]);
});
