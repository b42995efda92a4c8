import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JobData } from "#lib/shop/jobs/queue.ts";
import { sendOrderMail } from "#lib/shop/mail/order-mail.ts";
import { sendOrderStepMail } from "#lib/shop/mail/order-step-mail.ts";
import { aGuestCart, aProduct, PAYMENT } from "#tests/support/builders.ts";
import { anOrder, moveThrough, orderOf } from "#tests/support/orders.ts";
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
	const withdrawn = `Konfety: přijali jsme odstoupení od smlouvy, objednávka ${order.number}`;
	expect(subjects(mails)).toEqual(
		[
			`Konfety: objednávka ${order.number} přijata`,
			`Konfety: objednávka ${order.number} je zaplacená`,
			`Konfety: objednávka ${order.number} je na cestě`,
			`Konfety: objednávka ${order.number} je u\u00a0vás`,
			withdrawn,
			withdrawn,
		].toSorted(),
	);
	expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
	expect(attached(mails, "zaplacená")).toEqual(["application/pdf"]);
	expect(attached(mails, "na cestě")).toEqual([]);
	expect(attached(mails, "odstoupení")).toEqual(["application/pdf"]);
	const receipts = mails.filter(({ subject }) => subject === withdrawn);
	// To where it was asked for, and to whoever ordered: the link may be in other hands.
	expect(receipts.flatMap(({ to }) => to?.map(({ address }) => address)).toSorted()).toEqual([
		"jana@example.cz",
		"jinam@example.cz",
	]);
	for (const { text } of receipts) {
		expect(text).toContain("20. listopadu 2026 v 11:00");
		expect(text).toContain("jinam@example.cz");
	}
});

test("a withdrawal that types the e-mail of the order is mailed once", async () => {
	const order = await anOrder(testShop);
	await moveThrough(testShop, order, "paid");
	const body = { name: "Jana Nováková", email: "Jana@Example.CZ" };
	await testShop.call("POST", `/order/${order.id}/${order.hash}/withdrawal`, { body });
	expect(subjects(await mailsOf(order, 1)).filter((subject) => subject.includes("odstoupení"))).toHaveLength(1);
});

test("of hygiene goods the receipt names those that come back sealed; before, the way to say so was mailed", async () => {
	const [opened, sealed] = [
		await aProduct(testShop, { exemption: "hygiene" }),
		await aProduct(testShop, { exemption: "hygiene" }),
	];
	const cart = await aGuestCart(testShop, [{ product: opened }, { product: sealed }]);
	const order = await orderOf(testShop, cart.id);
	await moveThrough(testShop, order, "paid", "accepted", "packed", "handed_over", "delivered");
	const body = { name: "Jana Nováková", email: "jana@example.cz", sealed: [1] };
	await testShop.call("POST", `/order/${order.id}/${order.hash}/withdrawal`, { body });
	const mails = await mailsOf(order, 1);
	const textOf = (word: string) => mails.find(({ subject }) => subject?.includes(word))?.text ?? "";
	expect(textOf("u\u00a0vás")).toContain("Odstoupit od smlouvy zde");
	expect(textOf("u\u00a0vás")).toContain(`${opened.name} (po rozbalení)`);
	expect(textOf("odstoupení")).toContain(`1\u00a0×\u00a0${sealed.name}`);
	expect(textOf("odstoupení")).not.toContain(opened.name);
});

test("who pays at the door gets the invoice on its way; an order cancelled before is told without papers", async () => {
	const [cash, unpaid] = [await anOrder(testShop, { paymentId: PAYMENT.cod }), await anOrder(testShop)];
	await moveThrough(testShop, cash, "packed", "handed_over");
	await moveThrough(testShop, unpaid, "cancelled");
	expect(attached(await mailsOf(cash, 1), "na cestě")).toEqual(["application/pdf"]);
	expect(attached(await mailsOf(unpaid, 1), "zrušená")).toEqual([]);
});
