import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountingPeriod } from "#lib/domain/money/accounting-period.ts";
import { exportBooks } from "#lib/shop/backoffice/books/export-books.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { dump, onTestShop, rowsOf, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";
import { runGenerate } from "#tools/generate/command.ts";

withCommandShop();

const generate = (...typed: string[]) => onTestShop(runGenerate, typed);

test("test orders add up, can be read and booked like any other, go on where they ended, and go away again", async () => {
	const before = await dump();
	expect((await generate("--orders", "120", "--dry-run")).out).toEqual([
		"Dry run, nothing written: 120 test orders would join the 0 that are there.",
	]);
	expect((await generate("--orders", "80")).out).toEqual(["80 test orders added, 80 in all"]);
	expect((await generate("--orders", "120")).out).toEqual(["40 test orders added, 120 in all"]);
	expect((await generate("--orders", "120")).out).toEqual(["There are 120 test orders already; nothing was changed."]);
	expect((await generate("--orders", "100")).err).toEqual([
		"There are 120 test orders already. To have fewer, take all away by --remove first.",
	]);

	await expectLedgerExact(testShop, await openLedger(testShop));
	const wrong = await rowsOf(sql`
		select o.number from orders o where email like '%@zkusebni.example' and total_minor <> (
			select sum((rate ->> 'baseMinor')::bigint + (rate ->> 'vatMinor')::bigint) from jsonb_array_elements(vat) rate)`);
	expect(wrong).toEqual([]);
	const [order] = await rowsOf<{ id: number; hash: string; number: string }>(sql`
		select id, hash, number from orders where email like '%@zkusebni.example' order by id limit 1`);
	const { status, body } = await testShop.call("GET", `/order/${order?.id}/${order?.hash}?lang=cs`);
	expect([status, body.number, body.state]).toEqual([200, order?.number, "delivered"]);
	const [customer] = await rowsOf<{ email: string }>(sql`
		select email from users where email like '%@zkusebni.example' limit 1`);
	const login = await testShop.call("POST", "/auth/login", { body: { email: customer?.email, password: "zkusebni" } });
	expect([login.status, login.body.error]).toEqual([401, "invalid_credentials"]);

	const period = accountingPeriod(String(new Date().getFullYear() - 1));
	if (!period) throw new Error("There is no such year");
	const books = await exportBooks(testShop.shop, { period, locale: "cs" });
	const paid = await rowsOf<{ number: string }>(sql`
		select number from orders where email like '%@zkusebni.example'
			and (paid_at at time zone 'Europe/Prague')::date between ${period.from} and ${period.to} order by number`);
	expect(paid).not.toEqual([]);
	expect(books.documents.map(({ data }) => data.orderNumber).sort()).toEqual(paid.map(({ number }) => number));
	expect(books.money.map(({ order, document }) => [order, document]).sort()).toEqual(
		paid.map(({ number }) => [number, `Z${number}`]),
	);
	for (const file of books.files) expect(file.text()).not.toBe("");

	expect((await generate("--remove")).out).toEqual(["120 test orders removed"]);
	expect(await dump()).toEqual(before);
}, 60_000);
