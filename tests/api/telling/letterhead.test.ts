/** What mails say of the shop itself: its settings, and the opening hours of its branches. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { letterheadOf } from "#lib/shop/telling/mail/letterhead.ts";
import { mailBranch } from "#lib/shop/telling/mail/mail-branch.ts";
import { orderMail } from "#lib/shop/telling/mail/order-mail.ts";
import { anOrder } from "#tests/support/selling/orders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let folder: string;

beforeAll(async () => {
	testShop = await openTestShop();
	folder = mkdtempSync(join(tmpdir(), "konfety-letterhead-"));
});
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await testShop.close();
});

async function textOfMail(changes: Parameters<typeof anOrder>[1]): Promise<string> {
	const { id } = await anOrder(testShop, changes);
	const env = { DATA_DIR: folder, MAIL_FROM: "Konfety <obchod@konfety.test>", SMTP_URL: undefined };
	await orderMail.send(testShop.shop, env, { id: String(id), data: { orderId: id } });
	return (await PostalMime.parse(readFileSync(join(folder, "outbox", `${id}.eml`)))).text ?? "";
}

test("a mail has the company, phone and e-mail of the settings, each language its own", async () => {
	await testShop.shop.db.execute(sql`
		update settings set value = value || '{"registration": "Kept by the court of Brno", "phone": "+420 500 600 700"}'
		where key = 'contacts' and locale = 'en'`);
	const { company, companyId, email } = await letterheadOf(testShop.shop, "cs");
	const czech = await textOfMail({ locale: "cs" });
	for (const fact of [company, companyId, email]) expect(czech).toContain(fact);
	expect(czech).not.toContain("Kept by the court of Brno");
	const english = await textOfMail({ locale: "en" });
	expect(english).toContain("Kept by the court of Brno");
	expect(english).toContain("+420\u00a0500\u00a0600\u00a0700");
});

test("contacts that are no contacts hold up no mail", async () => {
	const { rows } = await testShop.shop.db.execute<{ value: object }>(
		sql`select value from settings where key = 'contacts' and locale = 'cs'`,
	);
	await testShop.shop.db.execute(sql`update settings set value = '[1]' where key = 'contacts' and locale = 'cs'`);
	expect(await letterheadOf(testShop.shop, "cs")).toMatchObject({ company: "", phone: "", openingHours: "" });
	expect(await textOfMail({ locale: "cs" })).toContain("DĚKUJEME ZA OBJEDNÁVKU");
	const [before] = rows;
	await testShop.shop.db.execute(
		sql`update settings set value = ${JSON.stringify(before?.value)}::jsonb where key = 'contacts' and locale = 'cs'`,
	);
});

test("a branch has its opening hours, phone and page; one that is closed for good has none", async () => {
	const [store] = (await testShop.call("GET", "/stores/cs")).body;
	const branch = await mailBranch(testShop.shop, store, "cs");
	expect(branch).toMatchObject({ phone: store.phone, url: store.url });
	expect(branch?.week.length).toBeGreaterThan(0);
	expect(await mailBranch(testShop.shop, { id: 999_999 }, "cs")).toBeNull();
	expect(await mailBranch(testShop.shop, null, "cs")).toBeNull();
});
