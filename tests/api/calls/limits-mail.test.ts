/** Limits by the e-mail that a call has mail sent to: nobody's mailbox is filled, from however many addresses and accounts. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { takeLimit } from "#lib/shop/kernel/rate-limits/limits.ts";
import { LIMITS, type LimitName, type WhoOf } from "#lib/shop/kernel/rate-limits/rules.ts";
import { sendAccountMails } from "#tests/support/people/account-mails.ts";
import { anAccount } from "#tests/support/people/customer-account.ts";
import { orderOf } from "#tests/support/selling/orders.ts";
import { aCustomerCart, aGuestCart, anOrderBody, aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let product: TestProduct;

beforeAll(async () => {
	testShop = await openTestShop({ isLimited: true });
	product = await aProduct(testShop, { stock: 2000 });
});
afterAll(() => testShop.close());

let addresses = 0;
const fromElsewhere = () => ({
	[CLIENT_ADDRESS_HEADER]: `198.51.${++addresses >> 8}.${addresses & 255}`,
});
/** So many calls came before, without the work that they would be. */
async function cameBefore<Name extends LimitName>(times: number, name: Name, who: WhoOf<Name>): Promise<void> {
	for (let at = 0; at < times; at++) expect((await takeLimit(testShop.shop, name, who)).ok).toBe(true);
}
const DAY_MS = 86_400_000;
const tooMany = (value: number) => ({ error: "too_many_requests", value });

describe("orders for one e-mail", () => {
	const { burst, refillS } = LIMITS.order_email_here;
	const ADDRESS = "203.0.113.7";
	const HERE = { [CLIENT_ADDRESS_HEADER]: ADDRESS };
	const aCart = async () => (await aGuestCart(testShop, [{ product }])).id;
	const order = (cartId: string, email: string, headers: Record<string, string> = HERE): Promise<Answer> =>
		testShop.call("POST", `/order/create/${cartId}`, { body: anOrderBody({ email }), headers });

	test("are 429 beyond the limit from one address, before anything is written; orders for other e-mails and from other addresses go on", async () => {
		for (let at = 0; at < burst; at++) expect((await order(await aCart(), "obet@example.cz")).status).toBe(201);
		const cartId = await aCart();
		await expectRefused(testShop, () => order(cartId, "Obet@Example.cz"), 429, tooMany(refillS));
		expect((await order(cartId, "obet@example.cz")).headers.get("Retry-After")).toBe(String(refillS));
		expect((await order(await aCart(), "jiny@example.cz")).status).toBe(201);
		expect((await order(await aCart(), "obet@example.cz", fromElsewhere())).status).toBe(201);
		testShop.passMs(refillS * SECOND_MS);
		expect((await order(cartId, "obet@example.cz")).status).toBe(201);
		expect((await order(await aCart(), "obet@example.cz")).status).toBe(429);
	});

	test("go on from other addresses, however many mails the e-mail has had: mails wait, orders do not", async () => {
		testShop.passMs(DAY_MS);
		const email = "zaplavena@example.cz";
		await cameBefore(LIMITS.order_mail_new.burst, "order_mail_new", { email });
		await cameBefore(LIMITS.order_mail.burst, "order_mail", { email });
		await cameBefore(burst, "order_email_here", { address: ADDRESS, email });
		expect((await order(await aCart(), email, fromElsewhere())).status).toBe(201);
	});

	test("are 429 beyond the limit for a customer, too, when the e-mail is somebody else's; the customer's own e-mail is not counted", async () => {
		testShop.passMs(DAY_MS);
		const customer = await anAccount(testShop);
		for (const email of ["cizi@example.cz", customer.email])
			await cameBefore(burst, "order_email_here", { address: ADDRESS, email });
		const { id } = await aCustomerCart(testShop, customer.token, [{ product }]);
		const send = (email: string) =>
			testShop.call("POST", `/order/create/${id}`, {
				body: anOrderBody({ email }),
				token: customer.token,
				headers: HERE,
			});
		// Again: a refused one gives nothing back that it did not take.
		for (let at = 0; at < 2; at++) await expectRefused(testShop, () => send("cizi@example.cz"), 429, tooMany(refillS));
		expect((await send(customer.email)).status).toBe(201);
	});

	test("that are repeated are answered with the same order, and count once", async () => {
		testShop.passMs(DAY_MS);
		const email = "opakuje@example.cz";
		const cartId = await aCart();
		const first = await order(cartId, email);
		for (let at = 0; at < burst; at++) expect((await order(cartId, email)).body).toEqual(first.body);
		await cameBefore(burst - 1, "order_email_here", { address: ADDRESS, email });
		expect((await order(await aCart(), email)).status).toBe(429);
		expect(await order(cartId, email)).toMatchObject({ status: 200, body: first.body });
	});

	test("that were refused do not count", async () => {
		testShop.passMs(DAY_MS);
		const email = "odmitnuty@example.cz";
		const empty = (await aGuestCart(testShop)).id;
		for (let at = 0; at <= burst; at++) expect((await order(empty, email)).body.error).toBe("cart_empty");
		await cameBefore(burst - 1, "order_email_here", { address: ADDRESS, email });
		expect((await order(empty, email)).body.error).toBe("cart_empty");
		expect((await order(await aCart(), email)).status).toBe(201);
		expect((await order(await aCart(), email)).status).toBe(429);
	});
});

test("the mails that ask one e-mail to confirm a change are limited, however many customers ask for it", async () => {
	const { burst, refillS } = LIMITS.email_change_to;
	const change = ({ token, password }: { token: string; password: string }, email = "cizi@example.cz") =>
		testShop.call("PUT", "/account/email", {
			body: { email, currentPassword: password },
			token,
			headers: fromElsewhere(),
		});
	for (let at = 0; at < burst; at++) expect((await change(await anAccount(testShop))).status).toBe(200);
	const last = await anAccount(testShop);
	await expectRefused(testShop, () => change(last, "Cizi@Example.cz"), 429, tooMany(refillS));
	expect((await change(last)).headers.get("Retry-After")).toBe(String(refillS));
	expect((await change(last, "vlastni@example.cz")).status).toBe(200);
	testShop.passMs(refillS * SECOND_MS);
	expect((await change(last)).status).toBe(200);
});

test("an unproved e-mail gets a limited number of notices of changes, though the changes go on; a proved one gets them all", async () => {
	const { burst } = LIMITS.email_change_notice;
	for (const [isConfirmed, notices] of [
		[false, burst],
		[true, burst + 2],
	] as const) {
		const { email, token, password } = await anAccount(testShop, { isConfirmed });
		await sendAccountMails(testShop);
		let told = 0;
		for (let at = 0; at < burst + 2; at++) {
			testShop.passMs(LIMITS.email_change.refillS * SECOND_MS);
			const body = { email: `novy${at}-${notices}@example.cz`, currentPassword: password };
			const { status } = await testShop.call("PUT", "/account/email", { body, token, headers: fromElsewhere() });
			expect(status).toBe(200);
			told += (await sendAccountMails(testShop)).filter(({ to }) => to === email).length;
		}
		expect(told).toBe(notices);
	}
});

test("a change to an e-mail that has an account sends no mail and does not count", async () => {
	const { email } = await anAccount(testShop);
	const { burst } = LIMITS.email_change_to;
	for (let at = 0; at <= burst; at++) {
		const { token, password } = await anAccount(testShop);
		const body = { email, currentPassword: password };
		expect((await testShop.call("PUT", "/account/email", { body, token })).body.error).toBe("account_exists");
	}
});

describe("ordering again", () => {
	const { burst, refillS } = LIMITS.cart;

	test("makes a limited number of carts from one address; into an existing cart it goes on", async () => {
		const { id, hash } = await orderOf(testShop, (await aGuestCart(testShop, [{ product }])).id);
		const headers = fromElsewhere();
		const again = (body = {}, path = `/order/${id}/${hash}/again`) => testShop.call("POST", path, { body, headers });
		const wrong = `/order/${id}/${"A".repeat(32)}/again`;
		for (let at = 0; at < 5; at++) expect((await again({}, wrong)).status).toBe(404);
		await cameBefore(burst - 1, "cart", { address: headers[CLIENT_ADDRESS_HEADER] });
		const { status, body } = await again();
		expect(status).toBe(200);
		const before = await countRows(testShop, "carts");
		await expectRefused(testShop, again, 429, tooMany(refillS));
		expect(await countRows(testShop, "carts")).toBe(before);
		expect((await again({ cartId: body.cart.id })).status).toBe(200);
	});
});
