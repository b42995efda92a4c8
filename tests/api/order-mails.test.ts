import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JobData } from "#lib/shop/jobs/queue.ts";
import { sendOrderMail } from "#lib/shop/mail/order-mail.ts";
import { sendOrderStepMail } from "#lib/shop/mail/order-step-mail.ts";
import { PAYMENT } from "#tests/support/builders.ts";
import { anOrder, moveThrough } from "#tests/support/orders.ts";
import { openTestShop, type TestShop } from "#tests/support/test-shop.ts";

let testShop: TestShop;
let folder: string;

beforeAll(async () => {
	testShop = await openTestShop();
	folder = mkdtempSync(join(tmpdir(), "konfety-mails-"));
});
afterAll(async () => {
	await testShop.close();
	rmSync(folder, { recursive: true });
});

/** Works the mail jobs of an order as often as asked, as a queue that lost its place would; the mails there are then. */
async function mailsOf({ id }: { id: number }, times: number): Promise<Email[]> {
	const env = { DATA_DIR: join(folder, String(id)), MAIL_FROM: "Konfety <obchod@konfety.test>", SMTP_URL: undefined };
	const { rows } = await testShop.shop.db.execute<{ id: string; name: string; data: JobData["mail.order-step"] }>(sql`
		select id, name, data from pgboss.job where name like 'mail.order%' and (data ->> 'orderId')::int = ${id} order by created_on, id`);
	for (let time = 0; time < times; time++) {
		for (const job of rows) {
			if (job.name === "mail.order") await sendOrderMail(testShop.shop, env as never, { orderId: id, jobId: job.id });
			else await sendOrderStepMail(testShop.shop, env, { ...job.data, jobId: job.id });
		}
	}
	const outbox = join(env.DATA_DIR, "outbox");
	const mails = readdirSync(outbox).map((name) => PostalMime.parse(readFileSync(join(outbox, name))));
	expect(mails).toHaveLength(rows.length);
	return Promise.all(mails);
}

const subjects = (mails: Email[]) => mails.map(({ subject = "" }) => subject).toSorted();
const attached = (mails: Email[], word: string) =>
	mails.find(({ subject }) => subject?.includes(word))?.attachments.map(({ mimeType }) => mimeType);

test("every step is one mail, however often its job is worked; the invoice and the credit note come with theirs", async () => {
	const order = await anOrder(testShop, { paymentId: PAYMENT.card });
	await moveThrough(testShop, order, "paid", "accepted", "packed", "handed_over", "delivered");
	const path = `/order/${order.id}/${order.hash}/withdrawal`;
	await testShop.call("POST", path, { body: { name: "Jana Nováková", email: "jinam@example.cz" } });
	const mails = await mailsOf(order, 3);
	expect(subjects(mails)).toEqual(
		[
			`Konfety: objednávka ${order.number} přijata`,
			`Konfety: objednávka ${order.number} je zaplacená`,
			`Konfety: objednávka ${order.number} je na cestě`,
			`Konfety: objednávka ${order.number} je u\u00a0vás`,
			`Konfety: přijali jsme odstoupení od smlouvy, objednávka ${order.number}`,
		].toSorted(),
	);
	expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(5);
	expect(attached(mails, "zaplacená")).toEqual(["application/pdf"]);
	expect(attached(mails, "na cestě")).toEqual([]);
	expect(attached(mails, "odstoupení")).toEqual(["application/pdf"]);
	const receipt = mails.find(({ subject }) => subject?.includes("odstoupení"));
	expect(receipt?.to?.map(({ address }) => address)).toEqual(["jinam@example.cz"]);
	expect(receipt?.text).toContain("20. listopadu 2026 v 11:00");
});

test("who pays at the door gets the invoice on its way; an order cancelled before is told without papers", async () => {
	const [cash, unpaid] = [await anOrder(testShop, { paymentId: PAYMENT.cod }), await anOrder(testShop)];
	await moveThrough(testShop, cash, "packed", "handed_over");
	await moveThrough(testShop, unpaid, "cancelled");
	expect(attached(await mailsOf(cash, 1), "na cestě")).toEqual(["application/pdf"]);
	expect(attached(await mailsOf(unpaid, 1), "zrušená")).toEqual([]);
});
