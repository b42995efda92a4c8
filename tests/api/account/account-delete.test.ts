import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "#lib/shop/kernel/rate-limits/rules.ts";
import { aReview, REVIEW } from "#tests/support/goods/reviews.ts";
import { aFullAccount, anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { anOrderWith } from "#tests/support/people/influencers.ts";
import { overtaken } from "#tests/support/selling/overtaken.ts";
import { aVoucher, usesOf } from "#tests/support/selling/vouchers.ts";
import { tagsDuring } from "#tests/support/shop/announced.ts";
import { addVoucher, aGuestCart, aProduct, INVOICE } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const WRONG = { error: "wrong_password", errors: { currentPassword: ["wrong_password"] } };
/** After so long a call writes down anew that its session is in use. */
const SESSION_TOUCH_MS = 5 * 60_000;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const remove = ({ token, password }: Pick<CustomerAccount, "token" | "password">, shop = testShop) =>
	shop.call("POST", "/account/delete", { token, body: { currentPassword: password } });
const login = ({ email, password }: CustomerAccount) =>
	testShop.call("POST", "/auth/login", { body: { email, password } });

/** Farewell mails that wait for this address. */
async function farewells(email: string): Promise<unknown[]> {
	const { rows } = await testShop.shop.db.execute<{ data: unknown }>(sql`
		select data - 'asked' as data from pgboss.job where name = 'mail.account-deleted' and data ->> 'email' = ${email}`);
	return rows.map(({ data }) => data);
}

/** Rows that name this customer anywhere, by table. */
async function tracesOf(userId: number): Promise<Record<string, number>> {
	const { rows } = await testShop.shop.db.execute<{ tab: string; col: string }>(sql`
		select c.conrelid::regclass::text as tab, a.attname as col from pg_constraint c
		join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
		where c.contype = 'f' and c.confrelid = 'users'::regclass`);
	expect(rows.length).toBeGreaterThan(9);
	const counts: Record<string, number> = {};
	for (const { tab, col } of rows) counts[`${tab}.${col}`] = await countRows(testShop, tab, `${col} = ${userId}`);
	return { ...counts, "users.id": await countRows(testShop, "users", `id = ${userId}`) };
}
const positive = (counts: Record<string, number>) => Object.entries(counts).filter(([, count]) => count > 0);

describe("POST /account/delete", () => {
	test("the account goes with everything in it; no row names the customer any more", async () => {
		const customer = await aFullAccount(testShop);
		await testShop.shop.db.execute(sql`
			insert into commission_terms (user_id, percent, payable_after_days) values (${customer.id}, 5, 30)`);
		await testShop.shop.db.execute(sql`
			insert into commission_payouts (user_id, amount_minor, by, paid_at) values (${customer.id}, 1, 'anna', now())`);
		// So that a table forgotten by this test is noticed: each one had something.
		expect(Object.entries(await tracesOf(customer.id)).filter(([, count]) => count === 0)).toEqual([]);
		const { status, body } = await remove(customer);
		expect({ status, body }).toEqual({ status: 200, body: {} });
		expect(positive(await tracesOf(customer.id))).toEqual([]);
		expect(await countRows(testShop, "subscribers", `email = '${customer.email}'`)).toBe(0);
		expect(await countRows(testShop, "carts", `id = '${customer.openCart.id}'`)).toBe(0);
		expect(await countRows(testShop, "courier_reviews", `order_id = ${customer.delivered.id}`)).toBe(0);
		expect(await farewells(customer.email)).toEqual([{ email: customer.email, locale: "cs" }]);
	});

	test("orders stay for the books, with documents, cart and use of vouchers, and belong to nobody", async () => {
		const customer = await aFullAccount(testShop);
		const { id, hash, cartId } = customer.delivered;
		const read = () => testShop.call("GET", `/order/${id}/${hash}`);
		const before = (await read()).body;
		await remove(customer);
		expect((await read()).body).toEqual({
			...before,
			courier_review: null,
			actions: { ...before.actions, review_courier: true },
		});
		const reply = await testShop.app.request(before.documents[0].url);
		expect({ status: reply.status, type: reply.headers.get("Content-Type") }).toEqual({
			status: 200,
			type: "application/pdf",
		});
		expect(await countRows(testShop, "orders", `id = ${id} and user_id is null`)).toBe(1);
		const kept = `id = '${cartId}' and user_id is null and ordered_at is not null`;
		expect(await countRows(testShop, "carts", kept)).toBe(1);
		expect(await countRows(testShop, "cart_vouchers", `cart_id = '${cartId}' and guest_email is null`)).toBe(1);
		expect(await usesOf(testShop, customer.usedVoucher)).toEqual({ used: 1, redemptions: 1 });
		expect(await countRows(testShop, "vouchers", `id = ${customer.ownVoucher.id} and owner_id is null`)).toBe(1);
		expect((await testShop.call("POST", `/order/${id}/${hash}/again`, { body: {} })).status).toBe(200);
	});

	test("published reviews no longer count in ratings, and the pages of those goods are refreshed", async () => {
		const customer = await aFullAccount(testShop);
		const { reviewed } = customer;
		await aReview(testShop, reviewed, { stars: 2 });
		const tags = await tagsDuring(testShop, () => remove(customer));
		expect(tags).toEqual(["listings", `product:${reviewed.id}`]);
		expect((await testShop.call("GET", `/review/${reviewed.id}`)).body.rating).toEqual({ average: 2, count: 1 });
		expect(await countRows(testShop, "listed_products", `product_id = ${reviewed.id} and ratings = 1`)).toBe(1);
	});

	test("afterwards every token is 401, the login is refused, and the e-mail is free for a new account", async () => {
		const customer = await aFullAccount(testShop);
		const second = (await login(customer)).body.token;
		await remove(customer);
		for (const token of [customer.token, second]) {
			expect((await testShop.call("GET", "/me", { token })).status).toBe(401);
			expect((await testShop.call("GET", "/account/orders", { token })).status).toBe(401);
			expect((await testShop.call("GET", "/lists/currencies", { token })).status).toBe(401);
		}
		expect((await login(customer)).body).toEqual({ error: "invalid_credentials" });
		const again = await anAccount(testShop, { email: customer.email });
		expect(again.id).not.toBe(customer.id);
		const { body } = await testShop.call("GET", "/account/orders", { token: again.token });
		expect(body.count).toBe(0);
	});

	test("nobody else loses anything", async () => {
		const [customer, other] = [await aFullAccount(testShop), await aFullAccount(testShop)];
		const before = await tracesOf(other.id);
		await remove(customer);
		expect(await tracesOf(other.id)).toEqual(before);
		expect(await countRows(testShop, "subscribers", `email = '${other.email}'`)).toBe(1);
		expect((await testShop.call("GET", "/me", { token: other.token })).status).toBe(200);
	});

	test("the account's e-mail beside a voucher in a guest's cart is deleted only if the account had proved it", async () => {
		const voucher = await aVoucher(testShop, { requiresEmail: true });
		for (const isConfirmed of [true, false]) {
			const customer = await anAccount(testShop, { isConfirmed });
			const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
			await addVoucher(testShop, cart.id, voucher.code, { guestEmail: customer.email.toUpperCase() });
			await remove(customer);
			const forgotten = await countRows(testShop, "cart_vouchers", `cart_id = '${cart.id}' and guest_email is null`);
			expect(forgotten).toBe(isConfirmed ? 1 : 0);
		}
	});

	test("a deletion waits for a change of a guest's cart with the account's e-mail", async () => {
		const customer = await anAccount(testShop);
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		const voucher = await aVoucher(testShop, { requiresEmail: true });
		await addVoucher(testShop, cart.id, voucher.code, { guestEmail: customer.email });
		const { status } = await overtaken(
			testShop,
			(tx) => tx.execute(sql`select from carts where id = ${cart.id} for update`),
			() => remove(customer),
		);
		expect(status).toBe(200);
	});

	test("any e-mail beside a voucher in the account's own cart is deleted", async () => {
		const customer = await aFullAccount(testShop);
		const isOfOrder = `cart_id = '${customer.delivered.cartId}'`;
		await testShop.shop.db.execute(
			sql.raw(`update cart_vouchers set guest_email = 'drive@example.cz' where ${isOfOrder}`),
		);
		expect((await remove(customer)).status).toBe(200);
		expect(await countRows(testShop, "cart_vouchers", `${isOfOrder} and guest_email is null`)).toBe(1);
	});

	test("an e-mail that is not proved does not end its owner's newsletter", async () => {
		const customer = await anAccount(testShop, { isConfirmed: false });
		await testShop.shop.db.execute(sql`
			insert into subscribers (email, hash, locale, created_at, confirmed_at)
			values (${customer.email}, ${`s-${customer.id}`}, 'cs', now(), now())`);
		await remove(customer);
		expect(await countRows(testShop, "subscribers", `email = '${customer.email}'`)).toBe(1);
	});

	test("an influencer's account is deleted only after all commission is paid", async () => {
		const customer = await aFullAccount(testShop);
		const { code } = await aVoucher(testShop, {
			...{ type: "percent", value: "10", ownerId: customer.id, commissionPercent: "8" },
		});
		await anOrderWith(testShop, [code]);
		await expectRefused(testShop, () => remove(customer), 409, { error: "commission_unpaid", value: 720 });
		const pay = (amountMinor: number) =>
			testShop.shop.db.execute(sql`
				insert into commission_payouts (user_id, amount_minor, by, paid_at)
				values (${customer.id}, ${amountMinor}, 'anna', now())`);
		await pay(719);
		await expectRefused(testShop, () => remove(customer), 409, { error: "commission_unpaid", value: 1 });
		await pay(1);
		expect((await remove(customer)).status).toBe(200);
	});

	test("a wrong password deletes nothing", async () => {
		const customer = await aFullAccount(testShop);
		const call = () => remove({ ...customer, password: "something else" });
		await expectRefused(testShop, call, 422, WRONG);
	});

	test("no password is 422, no token 401, an unreadable body 400, one that is too large 413", async () => {
		const { token } = await anAccount(testShop);
		const send = (options: object) => () => testShop.call("POST", "/account/delete", options);
		const errors = { currentPassword: ["required"] };
		for (const body of [{}, { currentPassword: "" }, { currentPassword: 1 }])
			await expectRefused(testShop, send({ token, body }), 422, { error: "invalid", errors });
		await expectRefused(testShop, send({ body: {} }), 401, { error: "unauthorized" });
		await expectRefused(testShop, send({ token: "x", body: {} }), 401, { error: "unauthorized" });
		await expectRefused(testShop, send({ token, text: "{" }), 400, { error: "unreadable" });
		const long = { currentPassword: "x".repeat(70_000) };
		await expectRefused(testShop, send({ token, body: long }), 413, { error: "too_large" });
	});

	test("while the customer's row stays locked the answer is to try again, and nothing is deleted", async () => {
		const customer = await anAccount(testShop);
		await testShop.shop.db.transaction(async (tx) => {
			await tx.execute(sql`select from users where id = ${customer.id} for update`);
			await expectRefused(testShop, () => remove(customer), 409, { error: "request_running" });
		});
		expect((await remove(customer)).status).toBe(200);
	});

	test("after five wrong passwords the right one must wait too", async () => {
		const limited = await openTestShop({ isLimited: true });
		try {
			const customer = await anAccount(limited);
			const wrong = { ...customer, password: "something else" };
			for (let tries = 0; tries < LIMITS.password.burst; tries++)
				expect((await remove(wrong, limited)).status).toBe(422);
			const { status, body, headers } = await remove(customer, limited);
			expect({ status, body }).toEqual({
				status: 429,
				body: { error: "too_many_requests", value: LIMITS.password.refillS },
			});
			expect(headers.get("Retry-After")).toBe(String(LIMITS.password.refillS));
			limited.passMs(LIMITS.password.refillS * 1000);
			expect((await remove(customer, limited)).status).toBe(200);
		} finally {
			await limited.close();
		}
	});
});

describe("while the account is deleted", () => {
	/** A call that passed the token's check and then finds the customer gone: it waits for the deletion inside. */
	const overtakenByDeletion = (customer: CustomerAccount, call: () => Promise<Answer>) =>
		overtaken(testShop, (tx) => tx.execute(sql`delete from users where id = ${customer.id}`), call);

	const CALLS: [string, string, (goods: { id: number; variantId: number }) => string, unknown][] = [
		["a review", "POST", ({ id }) => `/review/${id}`, REVIEW],
		["a watch", "POST", ({ variantId }) => `/watchdog/${variantId}`, { locale: "cs" }],
		["an address", "POST", () => "/account/addresses", { ...INVOICE, phone: "777123456" }],
		["a new cart", "POST", () => "/cart/create", {}],
		["a profile", "PUT", () => "/account/profile", { firstname: "Eva", lastname: "Malá" }],
		["invoice details", "PUT", () => "/account/invoice", { country: "CZ" }],
		["the newsletter", "PUT", () => "/account/newsletter", { subscribed: true, locale: "cs" }],
	];

	test.each(CALLS)("%s that waited for the deletion is 401", async (_, method, path, body) => {
		const customer = await anAccount(testShop);
		const goods = await aProduct(testShop, { stock: 0 });
		const { token } = customer;
		const answer = await overtakenByDeletion(customer, () => testShop.call(method, path(goods), { token, body }));
		expect({ status: answer.status, body: answer.body }).toEqual({ status: 401, body: { error: "unauthorized" } });
	});

	test("a login that waited for the deletion is refused", async () => {
		const customer = await anAccount(testShop);
		const body = { email: customer.email, password: customer.password };
		const answer = await overtakenByDeletion(customer, () => testShop.call("POST", "/auth/login", { body }));
		expect({ status: answer.status, body: answer.body }).toEqual({
			status: 401,
			body: { error: "invalid_credentials" },
		});
	});

	/** Calls that wait for nobody themselves: the token's check does, which writes down that the session is in use. */
	test.each([
		["the customer", "GET", "/me"],
		["the export", "GET", "/account/export"],
		["another mail to confirm the e-mail", "POST", "/account/confirmation"],
	])("a read of %s that waited for the deletion is 401", async (_, method, path) => {
		const customer = await anAccount(testShop, { isConfirmed: false });
		testShop.passMs(SESSION_TOUCH_MS);
		const { token } = customer;
		const answer = await overtakenByDeletion(customer, () => testShop.call(method, path, { token }));
		expect({ status: answer.status, body: answer.body }).toEqual({ status: 401, body: { error: "unauthorized" } });
	});

	test("a second deletion whose token check waited for the first is refused as a wrong password", async () => {
		const customer = await anAccount(testShop);
		testShop.passMs(SESSION_TOUCH_MS);
		const answer = await overtakenByDeletion(customer, () => remove(customer));
		expect({ status: answer.status, body: answer.body }).toEqual({ status: 422, body: WRONG });
	});

	test("a second deletion that waited for the first is 401", async () => {
		const customer = await anAccount(testShop);
		const answer = await overtakenByDeletion(customer, () => remove(customer));
		expect({ status: answer.status, body: answer.body }).toEqual({ status: 401, body: { error: "unauthorized" } });
	});
});

test("a deletion with a password that was changed in the meantime deletes nothing", async () => {
	const customer = await anAccount(testShop);
	const answer = await overtaken(
		testShop,
		(tx) => tx.execute(sql`update users set password_hash = 'of another one' where id = ${customer.id}`),
		() => remove(customer),
	);
	expect({ status: answer.status, body: answer.body }).toEqual({ status: 422, body: WRONG });
	expect(await countRows(testShop, "users", `id = ${customer.id}`)).toBe(1);
});
