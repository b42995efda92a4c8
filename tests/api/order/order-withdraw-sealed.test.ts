/** Hygiene goods, which are given back as long as their seal is whole (OZ § 1837 g). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withdrawByStaff } from "#lib/shop/selling/order/withdrawal/withdraw-order.ts";
import { piecesOf } from "#tests/support/goods/sets.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import {
	anOrder,
	consequencesOf,
	documentsOf,
	historyOf,
	moveThrough,
	orderOf,
} from "#tests/support/selling/orders.ts";
import { addVoucher, aGuestCart, aProduct } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const BODY = { name: "Jana Nováková", email: "jana@example.cz" };
const DELIVERED = ["paid", "accepted", "packed", "handed_over", "delivered"] as const;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

type Key = { id: number; hash: string };
const withdraw = ({ id, hash }: Key, sealed?: unknown) =>
	testShop.call("POST", `/order/${id}/${hash}/withdrawal`, { body: { ...BODY, sealed } });
const read = async ({ id, hash }: Key) => (await testShop.call("GET", `/order/${id}/${hash}`)).body;

/** Two masks for 200 Kč, a wig for 200 Kč and cups for 150 Kč of another VAT rate, in this order; a voucher of a tenth. */
async function aParty() {
	const mask = await aProduct(testShop, { exemption: "hygiene", priceMinor: 10_000 });
	const wig = await aProduct(testShop, { exemption: "hygiene", priceMinor: 20_000 });
	const cups = await aProduct(testShop, { priceMinor: 5000, vat: 12 });
	const lines = [{ product: mask, quantity: 2 }, { product: wig }, { product: cups, quantity: 3 }];
	const cart = await aGuestCart(testShop, lines);
	await addVoucher(testShop, cart.id, "KONFETY10");
	return { ...(await orderOf(testShop, cart.id)), mask, wig, cups };
}
const [MASK, WIG, CUPS] = [0, 1, 2];

/** What its credit note takes back, and what is paid back. */
async function takenBack(order: Key) {
	const note = (await documentsOf(testShop, order)).at(-1);
	const goods = note?.lines.filter(({ kind }) => kind === "goods").map(({ code, quantity }) => [code, quantity]);
	return { goods, creditMinor: note?.totalMinor, refunds: (await consequencesOf(testShop, order))?.refunds };
}

describe("a withdrawal from an order with hygiene goods that was delivered", () => {
	test("of one sealed mask alone is accepted, and refunds all of it", async () => {
		const initial = await openLedger(testShop);
		const order = await anOrder(testShop, {}, { exemption: "hygiene", stock: 4, quantity: 1, priceMinor: 10_000 });
		initial.set(order.product.variantId, 4);
		await moveThrough(testShop, order, ...DELIVERED);
		expect(await read(order)).toMatchObject({
			actions: { withdraw: true },
			withdraw_until: "2026-12-04T22:59:59.999Z",
			lines: [{ withdrawal_exemption: "hygiene" }, {}, {}],
		});
		const first = await withdraw(order, [0]);
		expect(first).toMatchObject({ status: 200, body: { state: "withdrawn", actions: { withdraw: false } } });
		const { goods, refunds } = await takenBack(order);
		expect(goods).toEqual([[order.product.code, -1]]);
		expect(refunds).toEqual([expect.stringMatching(/^withdrawn 1\d{4} requested$/)]);
		expect((await historyOf(testShop, order)).at(-1)).toBe(`withdrawn shopper: sealed: ${order.product.code}`);
		// A repeat is the first answer, whatever it says; the goods stay out until somebody takes them back.
		expect(await withdraw(order, [0])).toMatchObject({ status: 200, body: first.body });
		expect(await withdraw(order)).toMatchObject({ status: 200, body: first.body });
		expect(await piecesOf(testShop, order.product)).toEqual({ warehouse: 3 });
		await expectLedgerExact(testShop, initial);
	});

	test.each([[undefined], [[]]])(
		"of hygiene goods alone is refused when none is named as sealed: %j",
		async (sealed) => {
			const order = await anOrder(testShop, {}, { exemption: "hygiene" });
			await moveThrough(testShop, order, ...DELIVERED);
			await expectRefused(testShop, () => withdraw(order, sealed), 409, {
				error: "not_withdrawable",
				value: "delivered",
			});
		},
	);

	test("covers the goods named as sealed and the goods without a seal, with their share of the voucher", async () => {
		const order = await aParty();
		await moveThrough(testShop, order, ...DELIVERED);
		const { status, body } = await withdraw(order, [MASK, MASK]);
		expect(status).toBe(200);
		expect(await takenBack(order)).toEqual({
			goods: [
				[order.mask.code, -2],
				[order.cups.code, -3],
			],
			creditMinor: -31_500,
			refunds: ["withdrawn 31500 requested"],
		});
		expect(body.lines.slice(0, 3)).toMatchObject([
			{ withdrawal_exemption: null },
			{ withdrawal_exemption: "hygiene" },
			{ withdrawal_exemption: null },
		]);
	});

	test("refunds the delivery too, when everything is returned sealed", async () => {
		const order = await aParty();
		await moveThrough(testShop, order, ...DELIVERED);
		expect((await withdraw(order, [WIG, MASK])).status).toBe(200);
		const note = (await documentsOf(testShop, order)).at(-1);
		expect(note?.lines.map(({ kind }) => kind)).toContain("delivery");
		expect(note?.totalMinor).toBeLessThan(-49_500);
		expect((await historyOf(testShop, order)).at(-1)).toBe(
			`withdrawn shopper: sealed: ${order.mask.code}, ${order.wig.code}`,
		);
	});

	test("leaves out all hygiene goods when none is named as sealed", async () => {
		const order = await aParty();
		await moveThrough(testShop, order, ...DELIVERED);
		expect((await withdraw(order)).status).toBe(200);
		expect(await takenBack(order)).toMatchObject({ goods: [[order.cups.code, -3]], creditMinor: -13_500 });
		expect((await historyOf(testShop, order)).at(-1)).toBe("withdrawn shopper");
	});

	test.each([
		["goods without a seal", [CUPS]],
		["a line that is no goods", [3]],
		["no line of the order", [99]],
	])("that names %s as sealed is 422 no_seal at the field", async (_, sealed) => {
		const order = await aParty();
		await moveThrough(testShop, order, ...DELIVERED);
		await expectRefused(testShop, () => withdraw(order, sealed), 422, {
			error: "no_seal",
			errors: { sealed: ["no_seal"] },
		});
	});

	test.each([
		["a text", "0", { sealed: ["invalid"] }],
		["null", null, { sealed: ["invalid"] }],
		["texts", ["0"], { "sealed.0": ["invalid"] }],
		["a place before the first", [-1], { "sealed.0": ["invalid"] }],
		["half a place", [0.5], { "sealed.0": ["invalid"] }],
		["a place beyond all orders", [2 ** 40], { "sealed.0": ["invalid"] }],
		["more than an order has", Array.from({ length: 101 }, () => 0), { sealed: ["too_many"] }],
	])("with %s for the sealed lines is 422 at the field", async (_, sealed, errors) => {
		const order = await anOrder(testShop, {}, { exemption: "hygiene" });
		await moveThrough(testShop, order, ...DELIVERED);
		await expectRefused(testShop, () => withdraw(order, sealed), 422, { error: "invalid", errors });
	});
});

test("while the goods are in the shop a withdrawal covers all of them, sealed or not", async () => {
	const order = await aParty();
	await moveThrough(testShop, order, "paid");
	const { status, body } = await withdraw(order, [WIG]);
	expect(status).toBe(200);
	expect(body.lines.slice(0, 2)).toMatchObject([
		{ withdrawal_exemption: "hygiene" },
		{ withdrawal_exemption: "hygiene" },
	]);
	expect((await takenBack(order)).goods?.length).toBe(3);
	expect((await historyOf(testShop, order)).at(-1)).toBe("withdrawn shopper");
});

describe("a withdrawal that the shop's people record", () => {
	const typed = ({ number }: { number: string }, sealed?: string[]) => ({ number, by: "anna", note: "dopis", sealed });

	test("covers the sealed goods whose codes were named", async () => {
		const order = await aParty();
		await moveThrough(testShop, order, ...DELIVERED);
		const by = typed(order, [order.wig.code]);
		expect(await withdrawByStaff(testShop.shop, by)).toMatchObject({ ok: true, value: { isRepeat: false } });
		expect(await takenBack(order)).toMatchObject({
			goods: [
				[order.wig.code, -1],
				[order.cups.code, -3],
			],
			creditMinor: -31_500,
		});
		expect((await historyOf(testShop, order)).at(-1)).toBe(`withdrawn command anna: dopis; sealed: ${order.wig.code}`);
		expect(await withdrawByStaff(testShop.shop, by)).toMatchObject({ ok: true, value: { isRepeat: true } });
	});

	test("names each of several sealed goods in the history", async () => {
		const order = await aParty();
		await moveThrough(testShop, order, ...DELIVERED);
		const codes = [order.mask.code, order.wig.code];
		expect(await withdrawByStaff(testShop.shop, typed(order, codes))).toMatchObject({ ok: true });
		expect((await historyOf(testShop, order)).at(-1)).toBe(
			`withdrawn command anna: dopis; sealed: ${codes.join(", ")}`,
		);
	});

	test("is refused with the code of goods without a seal, and changes nothing", async () => {
		const order = await aParty();
		await moveThrough(testShop, order, ...DELIVERED);
		for (const code of [order.cups.code, "JINE-1", "KONFETY10", ""])
			expect(await withdrawByStaff(testShop.shop, typed(order, [order.mask.code, code]))).toEqual({
				ok: false,
				error: "no_seal",
				value: code,
			});
		expect(await read(order)).toMatchObject({
			state: "delivered",
			lines: [{ withdrawal_exemption: "hygiene" }, {}, {}, {}, {}, {}],
		});
	});

	test.each([
		["that nobody has paid", []],
		["that was cancelled on its way", ["paid", "accepted", "packed", "handed_over", "cancelled"]],
	] as const)("of an order %s is refused and leaves it as it is", async (_, states) => {
		const order = await aParty();
		await moveThrough(testShop, order, ...states);
		const by = typed(order, [order.mask.code]);
		expect(await withdrawByStaff(testShop.shop, by)).toMatchObject({ ok: false, error: "not_movable" });
		expect((await read(order)).lines[MASK]).toMatchObject({ withdrawal_exemption: "hygiene" });
	});
});
