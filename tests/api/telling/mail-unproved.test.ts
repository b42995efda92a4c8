/** Mails to an e-mail that was only typed: the shop's own words alone, and no more of them than a mailbox bears. */
import { sql } from "drizzle-orm";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { LIMITS } from "#lib/shop/kernel/rate-limits/rules.ts";
import {
	aCustomerOrder,
	anAccount,
	type CustomerAccount,
	TO_DELIVERY,
} from "#tests/support/people/customer-account.ts";
import { openMailbox } from "#tests/support/selling/order-mails.ts";
import { moveThrough, orderOf, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let product: TestProduct;
let mailbox: ReturnType<typeof openMailbox>;

beforeAll(async () => {
	testShop = await openTestShop({ isLimited: true });
	product = await aProduct(testShop, { stock: 2000 });
	mailbox = openMailbox(testShop);
});
afterAll(async () => {
	mailbox.close();
	await testShop.close();
});

const TYPED = "KUPTE";
const ADDRESS = {
	...{ firstname: `${TYPED} jméno`, lastname: `${TYPED} příjmení`, company: `${TYPED} firma` },
	...{ street: `${TYPED} ulice 1`, city: `${TYPED} město`, zip: "602 00", country: "CZ" },
};
const typedOrder = (email: string) => ({
	email,
	invoice: ADDRESS,
	address: ADDRESS,
	note: `${TYPED} https://spam.example`,
});

/** An order that goes all the way and is withdrawn from, its sender's words wherever words can be typed. */
async function everyMailOf(order: PlacedOrder, email: string): Promise<Email[]> {
	await moveThrough(testShop, order, ...TO_DELIVERY);
	const body = { name: `${TYPED} jméno`, email, reason: `${TYPED} důvod` };
	const path = `/order/${order.id}/${order.hash}/withdrawal`;
	expect((await testShop.call("POST", path, { body })).status).toBe(200);
	const jobs = await mailbox.jobsOf(order);
	for (const job of jobs) expect(await mailbox.work(job)).toBe("done");
	return mailbox.mailsOf(jobs);
}
const lines = () => [{ product, note: `${TYPED} k dortu` }];
const guestOrder = async (email: string) =>
	orderOf(testShop, (await aGuestCart(testShop, lines())).id, typedOrder(email));

describe("the content of an order's mails", () => {
	let proved: CustomerAccount;
	beforeAll(async () => {
		proved = await anAccount(testShop);
	});

	const senders: [string, () => Promise<[PlacedOrder, string]>][] = [
		["a guest", async () => [await guestOrder("nekdo@example.cz"), "nekdo@example.cz"]],
		["a guest with a customer's e-mail", async () => [await guestOrder(proved.email), proved.email]],
		[
			"a customer who has not proved the e-mail",
			async () => {
				const account = await anAccount(testShop, { isConfirmed: false });
				return [await aCustomerOrder(testShop, account, typedOrder(account.email), lines()), account.email];
			},
		],
		[
			"a customer with an e-mail that is not the account's",
			async () => [await aCustomerOrder(testShop, proved, typedOrder("cizi@example.cz"), lines()), "cizi@example.cz"],
		],
	];
	test.each(senders)(
		"%s: nothing typed is mailed; goods, sums and links are, documents are on the page",
		async (_, place) => {
			const [order, email] = await place();
			const mails = await everyMailOf(order, email);
			expect(mails).toHaveLength(5);
			for (const mail of mails) {
				expect(mail.to?.map(({ address }) => address)).toEqual([email]);
				expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toContain(TYPED);
				expect(mail.attachments).toEqual([]);
				expect(mail.text).toContain(`https://konfety.test/shrnuti/${order.id}/${order.hash}`);
			}
			const textOf = (word: string) => mails.find(({ subject }) => subject?.includes(word))?.text ?? "";
			expect(textOf("máme to")).toContain(product.name);
			expect(textOf("máme to")).toContain("Vaše údaje i\u00a0případnou poznámku najdete na stránce objednávky.");
			expect(textOf("máme to")).toContain("PSČ 602\u00a000");
			expect(textOf("zaplacená")).toContain("Faktura je ke stažení na stránce objednávky.");
			expect(textOf("odstoupení")).toContain(product.name);
			expect(textOf("odstoupení")).toContain(`/shrnuti/${order.id}/${order.hash}/odstoupeni`);
			expect(textOf("odstoupení")).toContain("Opravný daňový doklad je ke stažení na stránce objednávky.");
		},
	);

	test("a customer who has proved the e-mail gets the addresses, the note and the documents", async () => {
		const order = await aCustomerOrder(testShop, proved, typedOrder(proved.email.toUpperCase()), lines());
		const mails = await everyMailOf(order, proved.email);
		const mailOf = (word: string) => mails.find(({ subject }) => subject?.includes(word));
		expect(mailOf("máme to")?.text).toContain(`${TYPED} ulice 1`);
		expect(mailOf("máme to")?.text).toContain(`${TYPED} https://spam.example`);
		expect(mailOf("zaplacená")?.attachments).toHaveLength(1);
		expect(mailOf("odstoupení")?.text).toContain(`Důvod: ${TYPED} důvod`);
	});

	test("the receipt of a withdrawal to another e-mail has nothing typed, its copy to the customer's proved e-mail has everything", async () => {
		const order = await aCustomerOrder(testShop, proved, typedOrder(proved.email), lines());
		const mails = (await everyMailOf(order, "jinam@example.cz")).filter(({ subject }) =>
			subject?.includes("odstoupení"),
		);
		const textTo = (email: string) => mails.find(({ to }) => to?.[0]?.address === email)?.text;
		expect(textTo("jinam@example.cz")).not.toContain(TYPED);
		expect(textTo(proved.email)).toContain(`Důvod: ${TYPED} důvod`);
	});

	test("what the mail of a withdrawal leaves out is on the order's page", async () => {
		const order = await guestOrder("stranka@example.cz");
		await everyMailOf(order, "stranka@example.cz");
		const { body } = await testShop.call("GET", `/order/${order.id}/${order.hash}`);
		expect(body.withdrawal).toMatchObject({ name: `${TYPED} jméno`, reason: `${TYPED} důvod` });
	});
});

describe("the limit of order mails to an unproved e-mail", () => {
	const { burst, refillS } = LIMITS.order_mail_new;
	/** What became of each mail of these orders, worked one after another. */
	const worked = async (orders: PlacedOrder[]) => {
		const became: string[] = [];
		for (const order of orders) for (const job of await mailbox.jobsOf(order)) became.push(await mailbox.work(job));
		return became;
	};
	const done = (times: number) => Array<string>(times).fill("done");
	const waits = (times: number) => Array<string>(times).fill("waits");
	const ordersOf = async (times: number, email: string) => {
		const orders: PlacedOrder[] = [];
		for (let at = 0; at < times; at++) orders.push(await guestOrder(email));
		return orders;
	};

	test("sends the first few to a new e-mail at once, then one at a time; the orders are placed, and their mails wait", async () => {
		const orders = await ordersOf(burst + 2, "obet@example.cz");
		expect(await worked(orders)).toEqual([...done(burst), ...waits(2)]);
		const [next, last] = orders.slice(burst);
		if (!next || !last) throw new Error("Two orders should wait");
		testShop.passMs(refillS * SECOND_MS);
		expect(await worked([next, last])).toEqual(["done", "waits"]);
		testShop.passMs(refillS * SECOND_MS);
		expect(await worked([last])).toEqual(["done"]);
	});

	test("is higher for an e-mail with a paid order", async () => {
		const email = "stala@example.cz";
		const [first] = await ordersOf(1, email);
		if (!first) throw new Error("There should be an order");
		await moveThrough(testShop, first, "paid");
		const orders = await ordersOf(burst + 2, email);
		expect(await worked(orders)).toEqual(done(burst + 2));
	});

	test("is not raised by an order that cost nothing", async () => {
		const [first] = await ordersOf(1, "zdarma@example.cz");
		await testShop.shop.db.execute(sql`update orders set total_minor = 0, paid_at = now() where id = ${first?.id}`);
		expect(await worked(await ordersOf(burst + 1, "zdarma@example.cz"))).toEqual([...done(burst), ...waits(1)]);
	});

	test("does not count for a customer who has proved the e-mail, whatever strangers ordered with it", async () => {
		const customer = await anAccount(testShop);
		expect(await worked(await ordersOf(burst + 1, customer.email))).toContain("waits");
		const orders: PlacedOrder[] = [];
		for (let at = 0; at < burst + 1; at++)
			orders.push(await aCustomerOrder(testShop, customer, { email: customer.email }, [{ product }]));
		expect(await worked(orders)).toEqual(done(burst + 1));
	});

	test("drops the waiting mails of an order that its buyer cancelled, but not of one that the shop cancelled", async () => {
		const email = "rusi@example.cz";
		const orders = await ordersOf(burst + 2, email);
		const [own, shops] = orders.slice(burst);
		if (!own || !shops) throw new Error("Two orders should wait");
		expect(await worked(orders.slice(0, burst))).toEqual(done(burst));
		expect((await testShop.call("POST", `/order/${own.id}/${own.hash}/cancel`)).status).toBe(200);
		await moveThrough(testShop, shops, "cancelled");
		expect(await worked([own])).toEqual(["done", "done"]);
		expect(await mailbox.mailsOf(await mailbox.jobsOf(own))).toEqual([]);
		expect(await worked([shops])).toEqual(["done", "waits"]);
	});

	test("does not count a mail that the mail server did not accept", async () => {
		const [order] = await ordersOf(1, "vypadek@example.cz");
		const [job] = await mailbox.jobsOf(order ?? { id: 0 });
		if (!job) throw new Error("The confirmation should be queued");
		for (let at = 0; at <= burst; at++) await expect(mailbox.workAway(job)).rejects.toThrow(/ECONNREFUSED/);
		expect(await mailbox.work(job)).toBe("done");
	});
});
