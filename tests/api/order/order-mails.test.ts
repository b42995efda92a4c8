import type { Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCustomerOrder, anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { openMailbox } from "#tests/support/selling/order-mails.ts";
import { anOrder, moveThrough, orderOf } from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let mailbox: ReturnType<typeof openMailbox>;
/** Her e-mail is proved: papers come with her mails. */
let jana: CustomerAccount;

beforeAll(async () => {
	testShop = await openTestShop();
	mailbox = openMailbox(testShop);
	jana = await anAccount(testShop, { email: "jana@example.cz" });
});
afterAll(async () => {
	mailbox.close();
	await testShop.close();
});

/** Works the mail jobs of an order as often as asked, as a queue that lost its place would; the mails there are then. */
async function mailsOf(order: { id: number }, times: number): Promise<Email[]> {
	const jobs = await mailbox.jobsOf(order);
	for (let time = 0; time < times; time++) for (const job of jobs) await mailbox.work(job);
	const mails = await mailbox.mailsOf(jobs);
	expect(mails).toHaveLength(jobs.length);
	return mails;
}

const subjects = (mails: Email[]) => mails.map(({ subject = "" }) => subject).toSorted();
const attached = (mails: Email[], word: string) =>
	mails.find(({ subject }) => subject?.includes(word))?.attachments.map(({ mimeType }) => mimeType);

test("each step is one mail, however often its job runs; invoice and credit note are attached to the mails of their steps", async () => {
	const order = await aCustomerOrder(testShop, jana, { email: jana.email, paymentId: PAYMENT.card });
	await moveThrough(testShop, order, "paid", "accepted", "packed", "handed_over", "delivered");
	const path = `/order/${order.id}/${order.hash}/withdrawal`;
	await testShop.call("POST", path, { body: { name: "Jana Nováková", email: "jinam@example.cz" } });
	const mails = await mailsOf(order, 3);
	const withdrawn = `Konfety: přijali jsme odstoupení od smlouvy, objednávka ${order.number}`;
	expect(subjects(mails)).toEqual(
		[
			`Konfety: máme to! Objednávka ${order.number} je u\u00a0nás`,
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
	const receipts = mails.filter(({ subject }) => subject === withdrawn);
	// To where it was asked for, and to whoever ordered: the link may be in other hands.
	expect(receipts.map(({ to, attachments }) => [to?.[0]?.address, attachments.length]).toSorted()).toEqual([
		["jana@example.cz", 1],
		["jinam@example.cz", 0],
	]);
	for (const { text } of receipts) expect(text).toContain("20. listopadu 2026 v 11:00");
});

test("the receipt of a withdrawal is mailed once when its e-mail is the order's", async () => {
	const order = await anOrder(testShop);
	await moveThrough(testShop, order, "paid");
	const body = { name: "Jana Nováková", email: "Jana@Example.CZ" };
	await testShop.call("POST", `/order/${order.id}/${order.hash}/withdrawal`, { body });
	expect(subjects(await mailsOf(order, 1)).filter((subject) => subject.includes("odstoupení"))).toHaveLength(1);
});

test("the receipt of a withdrawal names the hygiene goods returned sealed; the mail of the delivery tells how to withdraw from them", async () => {
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

test("cash on delivery gets the invoice when the parcel leaves; the mail of an order cancelled unpaid has no documents", async () => {
	const cash = await aCustomerOrder(testShop, jana, { email: jana.email, paymentId: PAYMENT.cod });
	const unpaid = await aCustomerOrder(testShop, jana, { email: jana.email });
	await moveThrough(testShop, cash, "packed", "handed_over");
	await moveThrough(testShop, unpaid, "cancelled");
	expect(attached(await mailsOf(cash, 1), "na cestě")).toEqual(["application/pdf"]);
	expect(attached(await mailsOf(unpaid, 1), "zrušená")).toEqual([]);
});
