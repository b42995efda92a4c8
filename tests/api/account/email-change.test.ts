import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EMAIL_LINK_MAX_AGE_S } from "#lib/domain/people/account-limits.ts";
import { accountMailTo, sendAccountMails, waitingAccountMails } from "#tests/support/people/account-mails.ts";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { anOrder } from "#tests/support/selling/orders.ts";
import { overtaken } from "#tests/support/selling/overtaken.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let eva: CustomerAccount;
let made = 0;
let newEmail: string;

beforeAll(async () => {
	testShop = await openTestShop();
});
beforeEach(async () => {
	eva = await anAccount(testShop, { newsletter: true });
	newEmail = `jina-${++made}@konfety.test`;
	await testShop.shop.db.execute(sql`delete from pgboss.job where name = 'mail.account'`);
});
afterAll(() => testShop.close());

const put = (path: string, body: unknown, token: string | undefined = eva.token, shop = testShop) =>
	shop.call("PUT", `/account/${path}`, { body, ...(token ? { token } : {}) });
const change = (changes: Record<string, unknown> = {}) =>
	put("email", { email: newEmail, currentPassword: eva.password, ...changes });
const confirm = (secret: string, token?: string) =>
	testShop.call("POST", `/auth/confirm/${secret}`, token === undefined ? {} : { token });
const me = async () => (await testShop.call("GET", "/me", { token: eva.token })).body.data;
const login = async (email: string, password = eva.password) =>
	(await testShop.call("POST", "/auth/login", { body: { email, password } })).status;
const INVALID = { error: "link_invalid" };
const EXISTS = { error: "account_exists", errors: { email: ["account_exists"] } };
const WRONG = { error: "wrong_password", errors: { currentPassword: ["wrong_password"] } };

describe("PUT /account/email", () => {
	test("mails a link to the new e-mail and a notice to the old one; until the link is opened the old one counts", async () => {
		const { status, body } = await change();
		expect({ status, body }).toEqual({ status: 200, body: { pendingEmail: newEmail } });
		expect(await me()).toMatchObject({ email: eva.email, pendingEmail: newEmail });
		const mails = await sendAccountMails(testShop);
		expect(mails).toMatchObject([
			{ kind: "change_email", to: newEmail, secret: expect.stringMatching(/^[\w-]{43}$/) },
			{ kind: "email_change_asked", to: eva.email, secret: "" },
		]);
		for (const part of [mails[1]?.text, mails[1]?.html]) expect(part).not.toContain(newEmail);
		expect(await me()).toMatchObject({ email: eva.email, pendingEmail: newEmail });
		expect([await login(eva.email), await login(newEmail)]).toEqual([200, 401]);
	});

	test("an old e-mail that was never proved is notified as well: it may be the customer's all the same", async () => {
		const unproved = await anAccount(testShop, { isConfirmed: false });
		await sendAccountMails(testShop);
		const { status } = await put("email", { email: newEmail, currentPassword: unproved.password }, unproved.token);
		expect(status).toBe(200);
		const [asked, notice] = await sendAccountMails(testShop);
		expect([asked?.to, notice]).toMatchObject([newEmail, { kind: "email_change_asked", to: unproved.email }]);
		expect((await confirm(asked?.secret ?? "", unproved.token)).status).toBe(200);
		expect(await sendAccountMails(testShop)).toMatchObject([{ kind: "email_changed", to: unproved.email }]);
	});

	test("opening the link changes the e-mail: login and newsletter follow, the old e-mail is notified", async () => {
		await change();
		const { secret } = await accountMailTo(testShop, newEmail);
		for (const token of [eva.token, undefined]) {
			const { status, body } = await confirm(secret, token);
			expect({ status, body }).toEqual({ status: 200, body: { email: newEmail } });
		}
		expect(await me()).toMatchObject({ email: newEmail, isConfirmed: true, pendingEmail: null, newsletter: true });
		expect([await login(newEmail), await login(eva.email)]).toEqual([200, 401]);
		expect(await sendAccountMails(testShop)).toMatchObject([{ kind: "email_changed", to: eva.email }]);
		expect(await countRows(testShop, "subscribers", `email = '${newEmail}' and confirmed_at is not null`)).toBe(1);
		expect(await countRows(testShop, "subscribers", `email = '${eva.email}'`)).toBe(0);
	});

	test("the link opened by anybody but the signed-in customer changes nothing; earlier orders with the new e-mail stay guests'", async () => {
		const isHers = async ({ id }: { id: number }) =>
			(await countRows(testShop, "orders", `id = ${id} and user_id = ${eva.id}`)) === 1;
		const first = await anOrder(testShop, { email: newEmail });
		await change();
		const { secret } = await accountMailTo(testShop, newEmail);
		const other = await anAccount(testShop);
		for (const token of [undefined, other.token])
			await expectRefused(testShop, () => confirm(secret, token), 403, { error: "sign_in_first" });
		expect([(await me()).email, await isHers(first)]).toEqual([eva.email, false]);
		await confirm(secret, eva.token);
		expect([(await me()).email, await isHers(first)]).toEqual([newEmail, true]);
	});

	test("links mailed to the old e-mail stop working when it is replaced", async () => {
		await testShop.call("POST", "/auth/password-reset", { body: { email: eva.email, locale: "cs" } });
		const { secret: old } = await accountMailTo(testShop, eva.email);
		await change();
		await confirm((await accountMailTo(testShop, newEmail)).secret, eva.token);
		const path = `/auth/password-reset/${old}`;
		await expectRefused(testShop, () => testShop.call("GET", path), 404, INVALID);
	});

	test("a link that proves the first e-mail does not bring it back", async () => {
		const unproved = await anAccount(testShop, { isConfirmed: false });
		const { secret } = await accountMailTo(testShop, unproved.email);
		// Not by a link, with which this one would have died.
		await testShop.shop.db.execute(sql`update users set email = ${newEmail} where id = ${unproved.id}`);
		await expectRefused(testShop, () => confirm(secret), 404, INVALID);
	});

	test("a link for a new password proves no e-mail by itself", async () => {
		const { email } = await anAccount(testShop, { isConfirmed: false });
		await testShop.call("POST", "/auth/password-reset", { body: { email, locale: "cs" } });
		const { secret } = await accountMailTo(testShop, email);
		await expectRefused(testShop, () => confirm(secret), 404, INVALID);
	});

	test("after a second request only the newer e-mail is pending", async () => {
		await change();
		const { secret: older } = await accountMailTo(testShop, newEmail);
		const another = `opet-${newEmail}`;
		await change({ email: another });
		await expectRefused(testShop, () => confirm(older), 404, INVALID);
		expect((await me()).pendingEmail).toBe(another);
		const { secret } = await accountMailTo(testShop, another);
		expect((await confirm(secret, eva.token)).body).toEqual({ email: another });
		// The first one was opened never, the second one no longer is the account's.
		await testShop.shop.db.execute(sql`update users set email = ${eva.email} where id = ${eva.id}`);
		await expectRefused(testShop, () => confirm(secret), 404, INVALID);
	});

	test("after seven days the new e-mail is no longer pending", async () => {
		await change();
		const { secret } = await accountMailTo(testShop, newEmail);
		testShop.passMs(EMAIL_LINK_MAX_AGE_S * 1000 - 1);
		const { status, body } = await testShop.call("POST", "/auth/login", { body: eva });
		expect(status).toBe(200);
		const pending = async () => (await testShop.call("GET", "/me", { token: body.token })).body.data.pendingEmail;
		expect(await pending()).toBe(newEmail);
		testShop.passMs(1);
		expect(await pending()).toBeNull();
		await expectRefused(testShop, () => confirm(secret), 404, INVALID);
	});

	test("a wrong password, an e-mail that is taken or is the customer's own, and bad fields are refused, and nothing changes", async () => {
		await expectRefused(testShop, () => change({ currentPassword: "jiné" }), 422, WRONG);
		for (const email of ["Zakaznice@konfety.example", eva.email.toUpperCase()])
			await expectRefused(testShop, () => change({ email }), 422, EXISTS);
		const fields = { email: ["email"], currentPassword: ["required"] };
		await expectRefused(testShop, () => put("email", { email: "x" }), 422, { error: "invalid", errors: fields });
		await expectRefused(testShop, () => put("email", {}, ""), 401, { error: "unauthorized" });
		const send = (text: string) => testShop.call("PUT", "/account/email", { token: eva.token, text });
		await expectRefused(testShop, () => send("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => send(" ".repeat(70_000)), 413, { error: "too_large" });
	});

	test("an e-mail that somebody else registered meanwhile is not taken from them", async () => {
		await change();
		const { secret } = await accountMailTo(testShop, newEmail);
		const other = await anAccount(testShop, { email: newEmail.toUpperCase() });
		await expectRefused(testShop, () => confirm(secret, eva.token), 422, { error: "account_exists" });
		expect((await me()).email).toBe(eva.email);
		await testShop.shop.db.execute(sql`delete from users where id = ${other.id}`);
		expect((await confirm(secret, eva.token)).status).toBe(200);
	});

	test("while the customer's row stays locked the link answers to try again, and works afterwards", async () => {
		await change();
		const { secret } = await accountMailTo(testShop, newEmail);
		await testShop.shop.db.transaction(async (tx) => {
			await tx.execute(sql`select from users where id = ${eva.id} for update`);
			await expectRefused(testShop, () => confirm(secret), 409, { error: "request_running" });
		});
		expect((await confirm(secret, eva.token)).status).toBe(200);
	});

	test("a change with a password that was replaced in the meantime is refused, and no e-mail is pending", async () => {
		const answer = await overtaken(
			testShop,
			(tx) => tx.execute(sql`update users set password_hash = 'of another one' where id = ${eva.id}`),
			change,
		);
		expect({ status: answer.status, body: answer.body }).toEqual({ status: 422, body: WRONG });
		expect([(await me()).pendingEmail, await waitingAccountMails(testShop)]).toEqual([null, []]);
	});

	test("of two accounts that ask for the same e-mail at once one gets it", async () => {
		const other = await anAccount(testShop);
		await sendAccountMails(testShop);
		await change();
		const first = (await accountMailTo(testShop, newEmail)).secret;
		await put("email", { email: newEmail, currentPassword: other.password }, other.token);
		const second = (await accountMailTo(testShop, newEmail)).secret;
		const answers = await Promise.all([confirm(first, eva.token), confirm(second, other.token)]);
		const [done, refused] = answers.map(({ status }) => status).toSorted();
		expect(done).toBe(200);
		// By the password that holds no longer, or, coming later, by the session that the first change has ended.
		expect([401, 422]).toContain(refused);
		expect(await countRows(testShop, "users", `email = '${newEmail}'`)).toBe(1);
	});
});

describe("PUT /account/password", () => {
	const NEW = "modrá velryba pluje";
	const changePassword = (changes: Record<string, unknown> = {}) =>
		put("password", { currentPassword: eva.password, password: NEW, ...changes });

	test("changes the password, renews the token, ends all other sessions and notifies the customer", async () => {
		const { body: other } = await testShop.call("POST", "/auth/login", { body: eva });
		const { status, body } = await changePassword();
		expect({ status, body }).toEqual({ status: 200, body: { token: expect.stringMatching(/^eyJ/) } });
		const statuses = [body.token, eva.token, other.token].map(
			async (token) => (await testShop.call("GET", "/me", { token })).status,
		);
		expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
		expect([await login(eva.email), await login(eva.email, NEW)]).toEqual([401, 200]);
		expect(await sendAccountMails(testShop)).toMatchObject([
			{ kind: "password_changed", to: eva.email, subject: "Konfety: vaše heslo se změnilo" },
		]);
	});

	test("links that would set a password or an e-mail stop working when the password changes", async () => {
		await testShop.call("POST", "/auth/password-reset", { body: { email: eva.email, locale: "cs" } });
		const { secret: reset } = await accountMailTo(testShop, eva.email);
		await change();
		const { secret: email } = await accountMailTo(testShop, newEmail);
		await changePassword();
		await expectRefused(testShop, () => testShop.call("GET", `/auth/password-reset/${reset}`), 404, INVALID);
		await expectRefused(testShop, () => confirm(email), 404, INVALID);
	});

	test("a wrong password and bad fields are refused, and nothing changes", async () => {
		await expectRefused(testShop, () => changePassword({ currentPassword: NEW }), 422, WRONG);
		const refusals = [
			[{ password: "krátké7" }, { password: ["password_short"] }],
			[{ password: "Password1" }, { password: ["password_common"] }],
			[
				{ password: "", currentPassword: "" },
				{ password: ["required"], currentPassword: ["required"] },
			],
		] as const;
		for (const [changes, errors] of refusals)
			await expectRefused(testShop, () => changePassword(changes), 422, { error: "invalid", errors });
		await expectRefused(testShop, () => put("password", {}, ""), 401, { error: "unauthorized" });
		const send = (text: string) => testShop.call("PUT", "/account/password", { token: eva.token, text });
		await expectRefused(testShop, () => send("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => send(" ".repeat(70_000)), 413, { error: "too_large" });
	});

	test("of two changes of the password at once one succeeds", async () => {
		const passwords = [NEW, "zelený slon tančí"];
		const answers = await Promise.all(passwords.map((password) => changePassword({ password })));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
		const won = passwords[answers.findIndex(({ status }) => status === 200)] ?? "";
		expect(await login(eva.email, won)).toBe(200);
		expect(await waitingAccountMails(testShop)).toHaveLength(1);
	});

	test("wrong passwords in a browser left signed in are limited, right ones are not", async () => {
		const limited = await openTestShop({ isLimited: true });
		try {
			const token = await limited.tokenOf("customer");
			const send = async (path: string, body: unknown) => (await put(path, body, token, limited)).status;
			const right = { currentPassword: "KonfetyDemo1", email: "zakaznice@konfety.example" };
			for (let at = 0; at < 5; at++) expect(await send("email", right)).toBe(422);
			expect(await send("email", right)).toBe(429);
			const wrong = { currentPassword: "špatné heslo", password: NEW };
			for (let at = 0; at < 5; at++) expect(await send("password", wrong)).toBe(422);
			expect(await send("password", { ...wrong, currentPassword: "KonfetyDemo1" })).toBe(429);
			limited.passMs(60_000);
			expect(await send("password", { ...wrong, currentPassword: "KonfetyDemo1" })).toBe(200);
		} finally {
			await limited.close();
		}
	});
});
