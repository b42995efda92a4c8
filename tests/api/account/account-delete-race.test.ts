import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { countAnswers } from "#tests/support/selling/order-races.ts";
import { aVoucher, expectVouchersExact } from "#tests/support/selling/vouchers.ts";
import { aCustomerCart, addVoucher, aGuestCart, anOrderBody, aProduct } from "#tests/support/shop/builders.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const ROUNDS = 12;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop({ poolSize: 20 });
});
afterAll(() => testShop.close());

const remove = ({ token, password }: CustomerAccount) =>
	testShop.call("POST", "/account/delete", { token, body: { currentPassword: password } });
const customers = () => Promise.all(Array.from({ length: ROUNDS }, () => anAccount(testShop)));

/** Lets a call come later and later after another one, so that all ways to meet are met. */
async function lateBy(turn: number, call: () => Promise<Answer>): Promise<Answer> {
	for (let read = 0; read < turn; read++) await testShop.call("GET", "/lists/currencies");
	return call();
}

async function deadlocks(): Promise<number> {
	await testShop.shop.db.execute(sql`select pg_stat_force_next_flush()`);
	const { rows } = await testShop.shop.db.execute<{ n: number }>(sql`
		select deadlocks::int as n from pg_stat_database where datname = current_database()`);
	return rows[0]?.n ?? 0;
}

async function expectGone(all: CustomerAccount[]): Promise<void> {
	for (const { id, token } of all) {
		expect(await countRows(testShop, "users", `id = ${id}`)).toBe(0);
		expect((await testShop.call("GET", "/me", { token })).status).toBe(401);
	}
}

describe("deleting an account while its customer orders", () => {
	test.each(["her own cart", "a guest's cart"])(
		"from %s: the order is complete and belongs to no account, or there is no order",
		async (whose) => {
			const product = await aProduct(testShop, { stock: 500 });
			const initial = await openLedger(testShop);
			const all = await customers();
			const carts = await Promise.all(
				all.map(async (customer) => {
					const voucher = await aVoucher(testShop, { ownerId: customer.id });
					const lines = [{ product, quantity: 2 }];
					const cart =
						whose === "her own cart"
							? await aCustomerCart(testShop, customer.token, lines)
							: await aGuestCart(testShop, lines);
					const { token } = customer;
					await addVoucher(testShop, cart.id, voucher.code, whose === "her own cart" ? { token } : {});
					return cart;
				}),
			);
			const before = await deadlocks();
			const answers = await Promise.all(
				all.map(async (customer, turn) => {
					const { token } = customer;
					const order = () =>
						testShop.call("POST", `/order/create/${carts[turn]?.id}`, {
							token,
							body: anOrderBody({ saveAddress: true }),
						});
					// The password takes its time, so that the order has to wait for its turn.
					const [ordered, removed] = await Promise.all([lateBy(turn * 4, order), remove(customer)]);
					return { ordered, removed };
				}),
			);
			expect(answers.map(({ removed }) => removed.status)).toEqual(Array(ROUNDS).fill(200));
			const counted = countAnswers(answers.map(({ ordered }) => ordered));
			console.log(`Deleting against ordering ${whose}: ${JSON.stringify(counted)}`);
			const { "201": made = 0, "401 unauthorized": unknown = 0, "404 not_found": lost = 0, ...others } = counted;
			expect({ others, all: made + unknown + lost }).toEqual({ others: {}, all: ROUNDS });
			for (const [turn, { ordered }] of answers.entries()) {
				const cart = carts[turn]?.id;
				const orders = await countRows(testShop, "orders", `cart_id = '${cart}' and user_id is null`);
				expect(orders).toBe(ordered.status === 201 ? 1 : 0);
				const ordering = await countRows(testShop, "carts", `id = '${cart}' and ordered_at is not null`);
				expect(ordering).toBe(orders);
			}
			expect(await countRows(testShop, "addresses")).toBe(0);
			await expectGone(all);
			await expectLedgerExact(testShop, initial);
			await expectVouchersExact(testShop);
			expect(await deadlocks()).toBe(before);
		},
	);
});

describe("while the account is deleted", () => {
	test("a second deletion is refused, and one farewell mail is queued", async () => {
		const all = await customers();
		for (const customer of all) {
			const answers = await Promise.all([remove(customer), remove(customer)]);
			expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([401, 422])]);
			const mails = `name = 'mail.account-deleted' and data ->> 'email' = '${customer.email}'`;
			expect(await countRows(testShop, "pgboss.job", mails)).toBe(1);
		}
		await expectGone(all);
	});

	test("when the password changes first, the old password no longer deletes the account", async () => {
		const all = await customers();
		const ends = { deleted: 0, kept: 0 };
		await Promise.all(
			all.map(async (customer, turn) => {
				const { token, password: currentPassword } = customer;
				const change = () =>
					testShop.call("PUT", "/account/password", { token, body: { currentPassword, password: "úplně jiné heslo" } });
				const [removed, changed] = await Promise.all([lateBy(turn * 10, () => remove(customer)), change()]);
				const isKept = (await countRows(testShop, "users", `id = ${customer.id}`)) === 1;
				ends[isKept ? "kept" : "deleted"]++;
				expect(removed.status === 200).toBe(!isKept);
				expect(changed.status === 200).toBe(isKept);
				expect(isKept ? removed.status : changed.status).toBeOneOf([401, 422]);
			}),
		);
		console.log(`Deleting against a new password: ${JSON.stringify(ends)}`);
	});

	test("a guest's cart merged at a login stays whole with the guest or is deleted with the account", async () => {
		const all = await customers();
		const product = await aProduct(testShop, { stock: 500 });
		for (const [turn, customer] of all.entries()) {
			const { email, password } = customer;
			const { id, tempId } = await aGuestCart(testShop, [{ product }]);
			const login = () => testShop.call("POST", "/auth/login", { body: { email, password, tempId } });
			const [signedIn, removed] = await Promise.all([lateBy(turn % 4, login), remove(customer)]);
			expect([signedIn.status, removed.status]).toEqual([expect.toBeOneOf([200, 401]), 200]);
			// Still the guest's, or gone with the customer's cart that took it in.
			expect(await countRows(testShop, "carts", `id = '${id}' and user_id is not null`)).toBe(0);
		}
		await expectGone(all);
	});
});
