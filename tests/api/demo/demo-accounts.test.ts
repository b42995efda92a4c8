import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDemoAccounts } from "#demo/close/close-demo-accounts.ts";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import { hashPassword } from "#lib/shop/people/customer/password-hash.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const login = (account: { email: string; password: string } | undefined, password = account?.password) =>
	testShop.call("POST", "/auth/login", { body: { email: account?.email, password } });
const close = () => closeDemoAccounts(testShop.databaseUrl);

test("on a public shop the published passwords stop working, and sessions opened with them end", async () => {
	const { body } = await login(DEMO_ACCOUNTS[0]);
	expect((await testShop.call("GET", "/me", { token: body.token })).status).toBe(200);
	expect(await close()).toBe(DEMO_ACCOUNTS.length);
	expect((await testShop.call("GET", "/me", { token: body.token })).status).toBe(401);
	for (const account of DEMO_ACCOUNTS)
		for (const password of [account.password, "none", "x"]) {
			const answer = await login(account, password);
			expect([answer.status, answer.body]).toEqual([401, { error: "invalid_credentials" }]);
		}
	// Everything else of the accounts stays: what the demo is filled with hangs on them.
	const { rows } = await testShop.shop.db.execute<{ n: number }>(sql`
		select count(*)::int as n from users
		where email = any(${sql.param(DEMO_ACCOUNTS.map(({ email }) => email))}::text[]) and is_confirmed`);
	expect(rows[0]?.n).toBe(DEMO_ACCOUNTS.length);
	expect(await close()).toBe(0);
});

test("a password that the shop's people chose stays", async () => {
	const [account] = DEMO_ACCOUNTS;
	await testShop.shop.db.execute(sql`
		update users set password_hash = ${await hashPassword("heslo, které nikdo nezná")} where email = ${account?.email}`);
	expect(await close()).toBe(0);
	const { status } = await login(account, "heslo, které nikdo nezná");
	expect(status).toBe(200);
});
