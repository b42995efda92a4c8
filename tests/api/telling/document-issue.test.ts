import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { order as orderSchema } from "#lib/contract/schemas/order.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import type { DocumentData } from "#lib/shop/telling/document/document-data.ts";
import { issueCreditNote, issueInvoice } from "#lib/shop/telling/document/issue.ts";
import { anOrder, documentsOf, moveThrough, orderOf, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { addVoucher, aGuestCart, aProduct, INVOICE, PAYMENT } from "#tests/support/shop/builders.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const issue = ({ id }: { id: number }) => transaction(testShop.shop.db, (tx) => issueInvoice(testShop.shop, tx, id));
const takeBack = ({ id }: { id: number }) =>
	transaction(testShop.shop.db, (tx) => issueCreditNote(testShop.shop, tx, id));

async function invoiceOf(placed: PlacedOrder): Promise<DocumentData> {
	const [data] = await documentsOf(testShop, placed);
	if (!data) throw new Error("The order has no invoice");
	return data;
}

/** The paper says what the order says, and adds up to the haléř. */
async function expectAsOrdered(placed: PlacedOrder): Promise<DocumentData> {
	const data = await invoiceOf(placed);
	const order = orderSchema.parse((await testShop.call("GET", `/order/${placed.id}/${placed.hash}`)).body);
	expect(data.orderNumber).toBe(order.number);
	expect(data.variableSymbol).toBe(order.variable_symbol);
	expect(data.totalMinor).toBe(order.prices.total_with_tax);
	expect(data.roundingMinor).toBe(order.prices.rounding);
	expect(
		data.vat.map((rate) => ({
			rate: Number(rate.vatPercent),
			base: rate.baseMinor,
			vat: rate.vatMinor,
			with_tax: rate.grossMinor,
		})),
	).toEqual(order.prices.vat);
	expect(
		data.lines.map(({ kind, quantity, unitMinor, totalMinor }) => [kind, quantity, unitMinor, totalMinor]),
	).toEqual(order.lines.map((line) => [line.kind, line.quantity, line.unit_with_tax, line.total_with_tax]));
	expectAddsUp(data);
	return data;
}

function expectAddsUp({ lines, vat, roundingMinor, totalMinor }: DocumentData): void {
	const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
	for (const line of lines) expect(line.totalMinor).toBe(0 + line.unitMinor * line.quantity);
	expect(totalMinor).toBe(sum(lines.map((line) => line.totalMinor)));
	expect(totalMinor).toBe(sum(vat.map(({ grossMinor }) => grossMinor)) + roundingMinor);
	for (const rate of vat) expect(rate.baseMinor + rate.vatMinor).toBe(rate.grossMinor);
}

describe("an invoice", () => {
	test.each([
		["a phone of null", '{"phone": null}', { phone: "", company: "Konfety s.r.o." }],
		["numbers for texts", '{"zip": 1, "taxId": 27082440}', { taxId: "", company: "Konfety s.r.o." }],
		["no contacts at all", "null", { phone: "", company: "" }],
		["a text", '"Konfety"', { phone: "", company: "" }],
	])("is issued with the payment although the settings have %s", async (_, contacts, seller) => {
		const { db } = testShop.shop;
		const placed = await anOrder(testShop, { paymentId: PAYMENT.card });
		const { rows } = await db.execute<{ value: object }>(sql`
			select value from settings where key = 'contacts' and locale = 'cs'`);
		const before = JSON.stringify(rows[0]?.value);
		const value = contacts.startsWith("{") ? sql`value || ${contacts}::jsonb` : sql`${contacts}::jsonb`;
		await db.execute(sql`update settings set value = ${value} where key = 'contacts' and locale = 'cs'`);
		await moveThrough(testShop, placed, "paid");
		await db.execute(sql`update settings set value = ${before}::jsonb where key = 'contacts' and locale = 'cs'`);
		expect((await invoiceOf(placed)).seller).toMatchObject(seller);
	});

	test("copies the order, the seller and the buyer", async () => {
		const placed = await anOrder(testShop, { paymentId: PAYMENT.card }, { priceMinor: 10_000 });
		await moveThrough(testShop, placed, "paid");
		const data = await expectAsOrdered(placed);
		expect(data).toMatchObject({
			kind: "invoice",
			locale: "cs",
			issuedOn: "2026-11-20",
			taxPointOn: "2026-11-20",
			dueOn: "2026-11-20",
			paidOn: "2026-11-20",
			corrects: null,
			seller: {
				company: "Konfety s.r.o.",
				companyId: "00000001",
				taxId: "CZ00000001",
				bankAccount: "19-2000145399/0800",
				iban: "CZ6508000000192000145399",
			},
			buyer: { ...INVOICE, zip: "60200", country: "Česká republika", companyId: "", taxId: "" },
			payment: { kind: "card", name: "Kartou online" },
			currency: { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2, rate: "1.00000000" },
			totalMinor: 31_900,
		});
	});

	test("of a company with a voucher and two VAT rates has the order's sums", async () => {
		const [standard, reduced] = [
			await aProduct(testShop, { priceMinor: 12_345 }),
			await aProduct(testShop, { priceMinor: 7_777, vat: 12 }),
		];
		const cart = await aGuestCart(testShop, [{ product: standard, quantity: 3 }, { product: reduced }]);
		await addVoucher(testShop, cart.id, "KONFETY10");
		const company = { isCompany: true, companyId: "27082440", taxId: "CZ27082440" };
		const placed = await orderOf(testShop, cart.id, { ...company, invoice: { ...INVOICE, company: "Oslavy a.s." } });
		await moveThrough(testShop, placed, "paid");
		const data = await expectAsOrdered(placed);
		expect(data.buyer).toMatchObject({ company: "Oslavy a.s.", companyId: "27082440", taxId: "CZ27082440" });
		expect(data.lines.map(({ kind }) => kind)).toEqual(["goods", "goods", "voucher", "delivery", "payment"]);
		expect(data.lines[2]).toMatchObject({ name: "KONFETY10", quantity: 1 });
		expect(data.vat.map(({ vatPercent }) => vatPercent)).toEqual(["21.00", "12.00"]);
	});

	test("of cash on delivery is issued when the parcel leaves, rounded to crowns, and is still to be paid", async () => {
		const placed = await anOrder(testShop, { paymentId: PAYMENT.cod }, { priceMinor: 10_049, quantity: 1 });
		await moveThrough(testShop, placed, "packed");
		expect(await documentsOf(testShop, placed)).toEqual([]);
		await moveThrough(testShop, placed, "handed_over");
		const data = await expectAsOrdered(placed);
		expect(data).toMatchObject({ paidOn: null, dueOn: "2026-12-04", roundingMinor: -49, totalMinor: 25_800 });
		await moveThrough(testShop, placed, "delivered");
		expect(await documentsOf(testShop, placed)).toEqual([data]);
	});

	test("in euros keeps the order's rate and has the VAT in crowns", async () => {
		const product = await aProduct(testShop, { priceMinor: 100_000 });
		const { body: cart } = await testShop.call("POST", "/cart/create", { body: { locale: "en", currencyId: 2 } });
		const body = { id: product.id, variantId: product.variantId, quantity: 1 };
		await testShop.call("PUT", `/cart/${cart.id}`, { body });
		const placed = await orderOf(testShop, cart.id, { paymentId: PAYMENT.card });
		await testShop.shop.db.execute(sql`update currencies set rate = 0.05 where code = 'EUR'`);
		await moveThrough(testShop, placed, "paid");
		await testShop.shop.db.execute(sql`update currencies set rate = 0.0405 where code = 'EUR'`);
		const data = await expectAsOrdered(placed);
		expect(data.locale).toBe("en");
		expect(data.currency).toMatchObject({ code: "EUR", symbol_after: "€", rate: "0.04050000" });
		// 40.50 € of goods and 4.82 € of delivery; 7.87 € of VAT at 1 € = 24.691 Kč.
		expect(data.totalMinor).toBe(4532);
		expect(data.vat).toEqual([
			{
				vatPercent: "21.00",
				baseMinor: 3745,
				vatMinor: 787,
				grossMinor: 4532,
				czk: { baseMinor: 92_469, vatMinor: 19_432 },
			},
		]);
		expect(data.buyer.country).toBe("Czech Republic");
	});
});

describe("a credit note", () => {
	test.each(["cancelled", "withdrawn"] as const)("of a %s order credits the whole invoice", async (reason) => {
		const placed = await anOrder(testShop, { paymentId: PAYMENT.card }, { priceMinor: 12_345 });
		await moveThrough(testShop, placed, "paid");
		testShop.passMs(24 * 3_600_000);
		await moveThrough(testShop, placed, reason);
		testShop.passMs(-24 * 3_600_000);
		const [invoice, note] = await documentsOf(testShop, placed);
		if (!invoice || !note) throw new Error("A document is missing");
		expect(note).toMatchObject({
			kind: "credit_note",
			number: expect.stringMatching(/^D2026\d{6}$/),
			issuedOn: "2026-11-21",
			taxPointOn: "2026-11-21",
			dueOn: null,
			paidOn: null,
			corrects: { number: invoice.number, issuedOn: "2026-11-20", reason },
			seller: invoice.seller,
			buyer: invoice.buyer,
			totalMinor: -invoice.totalMinor,
		});
		expectAddsUp(note);
		for (const [at, rate] of note.vat.entries()) {
			expect(rate.baseMinor + (invoice.vat[at]?.baseMinor ?? 0)).toBe(0);
			expect(rate.vatMinor + (invoice.vat[at]?.vatMinor ?? 0)).toBe(0);
		}
	});

	test("is not issued without an invoice, and only once with one", async () => {
		const unpaid = await anOrder(testShop);
		expect(await takeBack(unpaid)).toBeNull();
		await moveThrough(testShop, unpaid, "cancelled");
		expect(await documentsOf(testShop, unpaid)).toEqual([]);
		const paid = await anOrder(testShop);
		await moveThrough(testShop, paid, "paid", "cancelled");
		const notes = await Promise.all([takeBack(paid), takeBack(paid), takeBack(paid)]);
		expect(new Set(notes.map((note) => note?.number)).size).toBe(1);
		expect(await documentsOf(testShop, paid)).toHaveLength(2);
	});
});

describe("the numbers of documents", () => {
	const numbersOf = async (kind: string) => {
		const { rows } = await testShop.shop.db.execute<{ number: string }>(
			sql`select number from invoices where kind = ${kind}::invoice_kind order by number`,
		);
		return rows.map(({ number }) => number);
	};

	test("have no gaps and no duplicates when 50 orders are paid at once and some transactions are rolled back", async () => {
		const product = await aProduct(testShop, { stock: 50 });
		const placed: PlacedOrder[] = [];
		for (let made = 0; made < 50; made++) {
			const cart = await aGuestCart(testShop, [{ product }]);
			placed.push(await orderOf(testShop, cart.id));
		}
		const before = await countRows(testShop, "invoices", "kind = 'invoice'");
		const outcomes = await Promise.allSettled(
			placed.map((order, at) =>
				transaction(testShop.shop.db, async (tx) => {
					const issued = await issueInvoice(testShop.shop, tx, order.id);
					if (at % 3 === 0) throw new Error("rolled back");
					return issued.number;
				}),
			),
		);
		const kept = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
		expect(kept).toHaveLength(33);
		expect(await countRows(testShop, "invoices", "kind = 'invoice'")).toBe(before + 33);
		const all = await numbersOf("invoice");
		expect(all).toEqual(all.map((_, at) => `2026${String(at + 1).padStart(6, "0")}`));
	});

	test("have no gaps when one order is paid 20 times at once, which makes one invoice", async () => {
		const placed = await anOrder(testShop);
		const issued = await Promise.all(Array.from({ length: 20 }, () => issue(placed)));
		expect(new Set(issued.map(({ number }) => number)).size).toBe(1);
		const all = await numbersOf("invoice");
		expect(all.at(-1)).toBe(`2026${String(all.length).padStart(6, "0")}`);
	});

	test("begin anew with each year in Prague's time, and each kind has a series of its own", async () => {
		const lastOfYear = await anOrder(testShop);
		const [first, second] = [await anOrder(testShop), await anOrder(testShop)];
		const toNewYear = new Date("2026-12-31T22:59:59Z").getTime() - testShop.shop.now().getTime();
		testShop.passMs(toNewYear);
		expect((await issue(lastOfYear)).number).toMatch(/^2026\d{6}$/);
		testShop.passMs(1000);
		expect([(await issue(first)).number, (await issue(second)).number]).toEqual(["2027000001", "2027000002"]);
		expect(await takeBack(first)).toEqual({ number: "D2027000001", kind: "credit_note" });
		testShop.passMs(-toNewYear - 1000);
		const notes = await numbersOf("credit_note");
		const ofYear = notes.filter((number) => number.startsWith("D2026"));
		expect(ofYear).toEqual(ofYear.map((_, at) => `D2026${String(at + 1).padStart(6, "0")}`));
	});
});
