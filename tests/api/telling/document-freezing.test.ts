import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { issueInvoice } from "#lib/shop/telling/document/issue.ts";
import { listDocumentFiles } from "#lib/shop/telling/document/read-document.ts";
import { anOrder, documentsOf, moveThrough } from "#tests/support/selling/orders.ts";
import { PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

test("a document does not change when anything else changes later", async () => {
	const placed = await anOrder(testShop, { paymentId: PAYMENT.card });
	await moveThrough(testShop, placed, "paid");
	const { db } = testShop.shop;
	const before = { data: await documentsOf(testShop, placed), files: await listDocumentFiles(db, placed) };
	await transaction(db, async (tx) => {
		await tx.execute(sql`update product_translations set name = 'Jiné' where product_id = ${placed.product.id}`);
		await tx.execute(sql`update variants set net_price = 1, code = code || 'X' where id = ${placed.product.variantId}`);
		await tx.execute(sql`update payment_method_translations set name = 'Jinak'`);
		await tx.execute(sql`update currencies set symbol_after = 'XXX'`);
		await tx.execute(sql`update country_translations set name = 'Jinde'`);
		await tx.execute(sql`update vat_rates set percent = 99 where percent = 21`);
		await tx.execute(sql`
			update settings set value = value || '{"company": "Jiná s.r.o.", "taxId": "", "bankAccount": "1/1"}' where key = 'contacts'`);
	});
	testShop.passMs(400 * 24 * 3_600_000);
	expect(await transaction(db, (tx) => issueInvoice(testShop.shop, tx, placed.id))).toEqual({
		number: before.data[0]?.number,
		kind: "invoice",
	});
	expect(await documentsOf(testShop, placed)).toEqual(before.data);
	expect(await listDocumentFiles(db, placed)).toEqual(before.files);
});
