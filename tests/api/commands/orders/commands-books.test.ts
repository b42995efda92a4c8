import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { DocumentData } from "#lib/shop/telling/document/document-data.ts";
import {
	exportedBooks as exported,
	minorOf,
	booksFolder as out,
	readBooks,
	sumsOf,
} from "#tests/support/selling/books.ts";
import { anOrder, documentsOf, moveThrough, orderOf, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { aPaidCard } from "#tests/support/selling/payments.ts";
import {
	addVoucher,
	aGuestCart,
	aProduct,
	DELIVERY,
	INVOICE,
	NAME_ALONE,
	PAYMENT,
} from "#tests/support/shop/builders.ts";
import {
	dump,
	expectRefused,
	folder,
	rowsOf,
	setClock,
	shop,
	testShop,
	withCommandShop,
} from "#tests/support/shop/command-shop.ts";

withCommandShop();

// Each test has a month of its own, long over.
afterEach(() => setClock(new Date().toISOString()));

const last = (documents: DocumentData[]) => documents.at(-1)?.number ?? "";
const COMPANY = { isCompany: true, companyId: "27082440", taxId: "CZ27082440" };

async function anOrderInEuros(): Promise<PlacedOrder> {
	const product = await aProduct(testShop, { priceMinor: 100_000 });
	const { body: cart } = await testShop.call("POST", "/cart/create", { body: { locale: "en", currencyId: 2 } });
	await testShop.call("PUT", `/cart/${cart.id}`, {
		body: { id: product.id, variantId: product.variantId, quantity: 3 },
	});
	return orderOf(testShop, cart.id, { paymentId: PAYMENT.transfer });
}

/** Two rates and a voucher over both; of a company. */
async function aLargeOrder(): Promise<PlacedOrder> {
	const goods = await aProduct(testShop, { priceMinor: 912_345 });
	const books = await aProduct(testShop, { priceMinor: 77_777, vat: 12 });
	const cart = await aGuestCart(testShop, [{ product: goods, quantity: 2 }, { product: books }]);
	await addVoucher(testShop, cart.id, "KONFETY10");
	return orderOf(testShop, cart.id, { ...COMPANY, invoice: { ...INVOICE, company: '=HYPERLINK("x")' } });
}

/** Delivered, then half of it withdrawn: the other half cannot be given back. */
async function aHalfWithdrawn(): Promise<PlacedOrder> {
	const kept = await aProduct(testShop, { priceMinor: 33_333, exemption: "hygiene" });
	const given = await aProduct(testShop, { priceMinor: 22_222, vat: 12 });
	const cart = await aGuestCart(testShop, [{ product: kept }, { product: given, quantity: 3 }]);
	await addVoucher(testShop, cart.id, "KONFETY10");
	const placed = await orderOf(testShop, cart.id);
	await moveThrough(testShop, placed, "paid", "accepted", "packed", "handed_over", "delivered", "withdrawn");
	return placed;
}

describe("books export", () => {
	const all: DocumentData[] = [];
	let orders: Record<"card" | "large" | "euros" | "cash" | "back" | "half", PlacedOrder>;

	beforeAll(async () => {
		setClock("2024-05-10T10:00:00Z");
		orders = {
			card: await aPaidCard(testShop),
			large: await aLargeOrder(),
			euros: await anOrderInEuros(),
			cash: await anOrder(testShop, { paymentId: PAYMENT.cod }, { priceMinor: 10_049, quantity: 1 }),
			back: await anOrder(
				testShop,
				{ ...COMPANY, invoice: { ...INVOICE, company: "Oslavy a.s." } },
				{ priceMinor: 600_000 },
			),
			half: await aHalfWithdrawn(),
		};
		for (const order of [orders.large, orders.euros, orders.back]) await moveThrough(testShop, order, "paid");
		await moveThrough(testShop, orders.cash, "packed", "handed_over", "delivered");
		await moveThrough(testShop, orders.back, "cancelled");
		expect((await shop("order", "refund", orders.back.number)).code).toBe(0);
		await rowsOf(sql`update refunds set done_at = ${testShop.shop.now()} where state = 'done'`);
		for (const order of Object.values(orders)) all.push(...(await documentsOf(testShop, order)));
		setClock(new Date().toISOString());
	});

	test("writes each document and the tables, readable by their owner alone, and changes nothing", async () => {
		const before = await dump();
		const { code, err } = await exported("2024-05");
		expect({ code, err }).toEqual({ code: 0, err: [] });
		expect(await dump()).toEqual(before);
		const names = all.map(({ kind, number }) => `${kind === "invoice" ? "faktura" : "opravny-doklad"}-${number}.isdoc`);
		const tables = ["doklady-2024-05.csv", "dph-2024-05.csv", "platby-2024-05.csv"];
		expect(readdirSync(out("2024-05"))).toEqual([...names, ...tables].toSorted());
		for (const name of readdirSync(out("2024-05"))) expect(statSync(join(out("2024-05"), name)).mode & 0o077).toBe(0);
		expect(statSync(out("2024-05")).mode & 0o077).toBe(0);
	});

	test("a second export writes the same bytes", async () => {
		const bytes = () => readdirSync(out("2024-05")).map((name) => readFileSync(join(out("2024-05"), name), "base64"));
		const first = bytes();
		await exported("2024-05");
		expect(bytes()).toEqual(first);
	});

	test("tables, documents and the summary have the same sums", async () => {
		const { rates, roundingMinor, totalMinor } = sumsOf(all);
		const { table, isdoc } = readBooks(out("2024-05"));
		const documents = table("doklady");
		const column = (name: string) => documents.reduce((sum, row) => sum + minorOf(row[name]), 0);
		expect(roundingMinor).toBe(-49);
		expect(column("Celkem (Kč)")).toBe(totalMinor);
		expect(column("Zaokrouhlení (Kč)")).toBe(roundingMinor);
		const together = table("dph").filter((row) => row.Část === "Celkem");
		for (const [percent, base = 0, vat = 0] of rates) {
			expect(column(`Základ ${percent}\u00a0% (Kč)`)).toBe(base);
			expect(column(`DPH ${percent}\u00a0% (Kč)`)).toBe(vat);
			const row = together.find((one) => one.Sazba === `${percent}\u00a0%`);
			expect([row?.["Základ (Kč)"] ?? "0,00", row?.["DPH (Kč)"] ?? "0,00"].map(minorOf)).toEqual([base, vat]);
		}
		const signed = [...isdoc.values()].map((one) => {
			const amount = one.sum("LegalMonetaryTotal/PayableAmount");
			return one.texts("DocumentType")[0] === "2" ? -amount : amount;
		});
		expect(signed.reduce((sum, amount) => sum + amount, 0)).toBe(totalMinor);
		for (const row of documents) {
			const own = isdoc
				.get(row["Číslo dokladu"] ?? "")
				?.sum(row.Měna === "CZK" ? "LegalMonetaryTotal/PayableAmount" : "LegalMonetaryTotal/PayableAmountCurr");
			expect(Math.abs(minorOf(row["Celkem (v\u00a0měně dokladu)"]))).toBe(own);
		}
	});

	test("each document is a line with its buyer, dates and payment", async () => {
		const byOrder = (order: PlacedOrder) =>
			readBooks(out("2024-05"))
				.table("doklady")
				.filter((row) => row.Objednávka === order.number);
		const [invoice] = byOrder(orders.large);
		expect(invoice).toMatchObject({
			Druh: "faktura",
			Vystaveno: "2024-05-10",
			"Datum plnění": "2024-05-10",
			Splatnost: "2024-05-10",
			"Uhrazeno (podle dokladu)": "2024-05-10",
			// What a table program would run stays a text.
			Odběratel: `'=HYPERLINK("x")`,
			IČO: "27082440",
			DIČ: "CZ27082440",
			Země: "CZ",
			Měna: "CZK",
			Kurz: "",
			"Způsob úhrady": "převodem",
			"Kontrolní hlášení": "A.4",
		});
		expect(byOrder(orders.euros)).toMatchObject([
			{ Měna: "EUR", Kurz: "24,691", "Kontrolní hlášení": "A.5", "Celkem (v\u00a0měně dokladu)": "121,50" },
		]);
		expect(byOrder(orders.cash)).toMatchObject([
			{ "Způsob úhrady": "na dobírku", "Uhrazeno (podle dokladu)": "", Splatnost: "2024-05-24" },
		]);
		const [original, note] = byOrder(orders.half);
		expect(note).toMatchObject({
			Druh: "opravný doklad",
			"Opravuje doklad": original?.["Číslo dokladu"],
			"Uhrazeno (podle dokladu)": "",
		});
		expect(minorOf(note?.["Celkem (Kč)"])).toBe(-59_999);
	});

	test("the control statement lists large documents for VAT payers, credit notes by their own amount, and sums up the others", async () => {
		const { table } = readBooks(out("2024-05"));
		const named = table("dph").filter((row) => row.Část === "Kontrolní hlášení A.4");
		const [large] = await documentsOf(testShop, orders.large);
		const [paid, note] = await documentsOf(testShop, orders.back);
		expect(named.map((row) => [row.Doklad, row.Sazba])).toEqual([
			[large?.number, "21\u00a0%"],
			[large?.number, "12\u00a0%"],
			[paid?.number, "21\u00a0%"],
			[note?.number, "21\u00a0%"],
		]);
		const of = (part: string) =>
			table("dph")
				.filter((row) => row.Část === part && row.Sazba !== "0\u00a0%")
				.reduce((sum, row) => sum + minorOf(row["Celkem (Kč)"]), 0);
		expect(of("Kontrolní hlášení A.4") + of("Kontrolní hlášení A.5")).toBe(of("Celkem"));
		expect(of("Faktury") + of("Opravné doklady")).toBe(of("Celkem"));
	});

	test("each payment and refund is a line: by the gateway, by transfer, at the door", async () => {
		const moves = readBooks(out("2024-05")).table("platby");
		const ofOrder = (order: PlacedOrder) =>
			moves
				.filter((row) => row["Objednávka (variabilní symbol)"] === order.number)
				.map((row) =>
					["Datum", "Co to je", "Způsob", "Částka", "Měna", "Komu", "Poznámka"].map((name) => row[name]).join("|"),
				);
		expect(ofOrder(orders.card)).toEqual(["2024-05-10|platba objednávky|sandbox|361,00|CZK||"]);
		expect(ofOrder(orders.euros)).toEqual(["2024-05-10|platba objednávky|převodem|121,50|EUR||"]);
		expect(ofOrder(orders.cash)).toEqual(["2024-05-10|platba objednávky|na dobírku|258,00|CZK||"]);
		expect(ofOrder(orders.back)).toEqual([
			"2024-05-10|platba objednávky|převodem|12000,00|CZK||",
			"2024-05-10|vrácení peněz|vráceno ručně|-12000,00|CZK|Jana Nováková|zrušení objednávky",
		]);
		const [back] = moves.filter((row) => row["Co to je"] === "vrácení peněz");
		expect(back?.Doklad).toBe(last(await documentsOf(testShop, orders.back)));
	});

	test("the summary is shown in the terminal, too", async () => {
		const { out: lines } = await exported("2024-05");
		const together = lines.filter((line) => line.startsWith("Together")).map((line) => line.split(/ {2,}/));
		const { rates } = sumsOf(all);
		expect(lines[0]).toBe("Invoices: 6, credit notes: 2, movements of money: 7");
		expect(
			together.map(([, percent, base, vat]) => [percent, base, vat].map((text) => text?.replace(/[^\d-]/g, ""))),
		).toEqual(rates.filter(([, base]) => base !== 0).map((row) => row.map(String)));
		expect(lines.at(-1)).toBe(`11 files from 2024-05-01 to 2024-05-31: ${out("2024-05")}`);
	});

	test("a quarter has its three months, and for a year without documents nothing is written", async () => {
		await exported("2024-Q2");
		expect(readBooks(out("2024-Q2")).isdoc.size).toBe(8);
		expect(await exported("2019")).toEqual({
			code: 0,
			out: ["There are no documents from 2019-01-01 to 2019-12-31, and no money came or went."],
			err: [],
		});
		expect(() => statSync(out("2019"))).toThrow();
	});

	test("a month ends in Prague's time, and the export of a month that is not over says so", async () => {
		setClock("2024-08-31T21:59:59Z");
		const before = await anOrder(testShop);
		await moveThrough(testShop, before, "paid");
		testShop.passMs(1000);
		const after = await anOrder(testShop);
		await moveThrough(testShop, after, "paid");
		await exported("2024-08");
		await exported("2024-09");
		for (const [period, order] of [
			["2024-08", before],
			["2024-09", after],
		] as const) {
			const { table, isdoc } = readBooks(out(period));
			expect(isdoc.size).toBe(1);
			expect(table("platby").map((row) => row["Objednávka (variabilní symbol)"])).toEqual([order.number]);
		}
		setClock(new Date().toISOString());
		await moveThrough(testShop, await anOrder(testShop), "paid");
		const month = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Prague" }).slice(0, 7);
		expect((await exported(month)).out.at(-1)).toBe("The period is not over; more may come into it.");
	});

	test("documents of buyers without an address are valid, and name them in the table", async () => {
		setClock("2024-02-10T10:00:00Z");
		const invoice = NAME_ALONE;
		const order = await anOrder(testShop, {
			deliveryId: DELIVERY.branch,
			branchId: 1,
			paymentId: PAYMENT.card,
			invoice,
		});
		await moveThrough(testShop, order, "paid", "cancelled");
		await exported("2024-02");
		const { table, isdoc } = readBooks(out("2024-02"));
		const buyers = [...isdoc.values()].map((one) => one.texts("AccountingCustomerParty/Party/PartyName/Name"));
		expect(buyers).toEqual([["Jana Nováková"], ["Jana Nováková"]]);
		expect(table("doklady").map((row) => row.Odběratel)).toEqual(["Jana Nováková", "Jana Nováková"]);
	});

	test("a shop that pays no VAT has no summary of it, and says so", async () => {
		const { db } = testShop.shop;
		await db.execute(sql`update settings set value = value || '{"taxId": ""}' where key = 'contacts'`);
		setClock("2024-03-10T10:00:00Z");
		await moveThrough(testShop, await anOrder(testShop, {}, { vat: 0 }), "paid");
		await db.execute(sql`update settings set value = value || '{"taxId": "CZ00000001"}' where key = 'contacts'`);
		const { out: lines } = await exported("2024-03");
		expect(lines).toContain("No VAT: the shop was no payer when these documents were issued.");
		const { table, isdoc } = readBooks(out("2024-03"));
		expect(table("dph")).toEqual([]);
		expect([...isdoc.values()].map((one) => one.texts("VATApplicable"))).toEqual([["false"]]);
		expect(table("doklady")).toMatchObject([{ "Kontrolní hlášení": "" }]);
	});

	test("a folder that cannot be written to is reported plainly", async () => {
		const file = join(folder, "a-file");
		writeFileSync(file, "");
		const { code, err } = await shop("books", "export", "2024-05", "--out", join(file, "below"));
		expect(code).toBe(1);
		expect(err[0]).toMatch(/^The folder .*a-file\/below cannot be written to: /);
	});

	test.each([
		[[], "The period is missing."],
		[["2024-13"], 'The period is a month such as 2026-11, a quarter such as 2026-Q4, or a year, not "2024-13".'],
		[["2024-05", "x"], '"x" is one argument too many.'],
		[["2024-05", "--to=x"], "There is no option --to. Did you mean --out?"],
	])("%j is not understood", async (args, sentence) => {
		await expectRefused(["books", "export", ...args], 2, [
			sentence,
			"Usage: npm run shop -- books export <period> [--out <folder>]",
		]);
	});
});
