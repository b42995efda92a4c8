import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import jsQr from "jsqr";
import PostalMime, { type Attachment } from "postal-mime";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { orderMail } from "#lib/shop/telling/mail/order-mail.ts";
import { orderStepMail } from "#lib/shop/telling/mail/order-step-mail.ts";
import { aCustomerOrder, anAccount } from "#tests/support/people/customer-account.ts";
import { anOrder, documentsOf, moveThrough } from "#tests/support/selling/orders.ts";
import { PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { pdfPages } from "#tests/support/texts/pdf-text.ts";

let testShop: TestShop;
let folder: string;

beforeAll(async () => {
	testShop = await openTestShop();
	folder = mkdtempSync(join(tmpdir(), "konfety-document-mails-"));
});
afterAll(async () => {
	await testShop.close();
	rmSync(folder, { recursive: true });
});

const env = () => readEnv({ DATA_DIR: folder });
const mailOf = (jobId: string) => PostalMime.parse(readFileSync(join(folder, "outbox", `${jobId}.eml`)));
const bytesOf = ({ content }: Attachment) => Buffer.from(content as ArrayBuffer);

test("the confirmation of an order paid by transfer has the QR code embedded, and its data as text", async () => {
	const placed = await anOrder(testShop);
	const { body: order } = await testShop.call("GET", `/order/${placed.id}/${placed.hash}`);
	await orderMail.send(testShop.shop, env(), { id: "transfer", data: { orderId: placed.id } });
	const mail = await mailOf("transfer");
	const [picture] = mail.attachments;
	if (!picture) throw new Error("The picture is missing");
	expect(mail.attachments).toHaveLength(1);
	expect(picture).toMatchObject({ mimeType: "image/png", contentId: "<qr-platba>" });
	expect(mail.html).toContain('src="cid:qr-platba"');
	expect(mail.html).toContain('alt="QR kód s údaji k platbě"');
	const { data, info } = await sharp(bytesOf(picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	expect(jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(order.qr_payment);
	for (const fact of [order.qr_payment, order.bank_account, order.variable_symbol, "CZ65 0800"])
		expect(mail.text).toContain(fact);
});

test("the confirmation of an order paid by card has no QR code", async () => {
	const placed = await anOrder(testShop, { paymentId: PAYMENT.card });
	await orderMail.send(testShop.shop, env(), { id: "card", data: { orderId: placed.id } });
	const mail = await mailOf("card");
	expect(mail.attachments).toEqual([]);
	expect(mail.html).not.toContain("cid:");
});

test.each([
	["paid", ["paid"], "faktura", "Faktura – daňový doklad"],
	["cancelled", ["paid", "cancelled"], "opravny-doklad", "Opravný daňový doklad"],
] as const)("the mail of a %s order has its document attached", async (step, states, name, title) => {
	const customer = await anAccount(testShop);
	const placed = await aCustomerOrder(testShop, customer, { email: customer.email, paymentId: PAYMENT.card });
	await moveThrough(testShop, placed, ...states);
	const data = { orderId: placed.id, step, cause: "command" };
	await orderStepMail.send(testShop.shop, env(), { id: step, data });
	const { attachments } = await mailOf(step);
	const paper = (await documentsOf(testShop, placed)).at(-1);
	expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
		[`${name}-${paper?.number}.pdf`, "application/pdf"],
	]);
	const [file] = attachments;
	expect(file && pdfPages(bytesOf(file))[0]).toContain(title);
});
