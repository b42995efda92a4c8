import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_S } from "#lib/domain/durations.ts";
import { RESET_LINK_MAX_AGE_S } from "#lib/domain/people/account-limits.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { statementsOf, whileBroken } from "#tests/support/database/statements.ts";
import { accountMailTo, sendAccountMails, waitingAccountMails } from "#tests/support/people/account-mails.ts";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { anOrder } from "#tests/support/selling/orders.ts";
import { overtaken } from "#tests/support/selling/overtaken.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { type Answer, type CallOptions, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const NEW = "modrá velryba pluje";
const INVALID = { error: "link_invalid" };

let testShop: TestShop;
let eva: CustomerAccount;

beforeAll(async () => {
	testShop = await openTestShop();
});
beforeEach(async () => {
	await testShop.shop.db.execute(sql`delete from pgboss.job where name = 'mail.account'`);
	eva = await anAccount(testShop);
	await testShop.shop.db.execute(sql`delete from pgboss.job where name = 'mail.account'`);
});
afterAll(() => testShop.close());

const ask = (email: string, options: CallOptions = {}, shop = testShop) =>
	shop.call("POST", "/auth/password-reset", { body: { email, locale: "cs" }, ...options });
const check = (secret: string) => testShop.call("GET", `/auth/password-reset/${secret}`);
const reset = (secret: string, password: unknown = NEW) =>
	testShop.call("POST", `/auth/password-reset/${secret}`, { body: { password } });
const login = async (password: string, { email } = eva) =>
	(await testShop.call("POST", "/auth/login", { body: { email, password } })).status;
const isSignedIn = async (token: string) => (await testShop.call("GET", "/me", { token })).status === 200;

/** Secret of the link mailed last. */
async function asked(options: CallOptions = {}): Promise<string> {
	expect((await ask(eva.email, options)).status).toBe(200);
	return (await accountMailTo(testShop, eva.email)).secret;
}

describe("asking for a new password", () => {
	test("mails a link to whoever has an account, in the language of the page", async () => {
		const { status, body } = await ask(eva.email.toUpperCase());
		expect({ status, body }).toEqual({ status: 200, body: {} });
		const mail = await accountMailTo(testShop, eva.email);
		expect(mail).toMatchObject({ kind: "reset_password", subject: "Konfety: nastavte si nové heslo" });
		expect(mail.text).toContain(`https://konfety.test/zmena-hesla/${mail.secret}`);
		await testShop.call("POST", "/auth/password-reset", { body: { email: eva.email, locale: "en" } });
		const english = await accountMailTo(testShop, eva.email);
		expect(english.text).toContain(`https://konfety.test/en/new-password/${english.secret}`);
	});

	test("an unknown e-mail gets the same answer after the same statements, and no mail", async () => {
		const transactions = vi.spyOn(testShop.shop.db, "transaction");
		const asking = async (email: string) => {
			transactions.mockClear();
			let answer: Answer | undefined;
			const statements = await statementsOf(testShop.shop, async () => {
				answer = await ask(email);
			});
			return { ...(answer as Answer), work: [statements.length, transactions.mock.calls.length] };
		};
		const known = await asking(eva.email);
		const first = await waitingAccountMails(testShop);
		const unknown = await asking("nikdo@konfety.test");
		transactions.mockRestore();
		expect(unknown.work).toEqual(known.work);
		expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
		expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
		expect([first.length, (await waitingAccountMails(testShop)).length]).toEqual([1, 2]);
		expect((await sendAccountMails(testShop)).map(({ to }) => to)).toEqual([eva.email]);
	});

	test.each(["Host", "X-Forwarded-Host", "Forwarded", "Client-URL", "Origin"])(
		"a visitor's %s does not get into the link",
		async (name) => {
			await ask(eva.email, { headers: { [name]: name === "Forwarded" ? "host=evil.test" : "https://evil.test" } });
			const mail = await accountMailTo(testShop, eva.email);
			expect(mail.text).toContain(`https://konfety.test/zmena-hesla/${mail.secret}`);
			expect(mail.text + mail.html).not.toContain("evil.test");
		},
	);

	test.each([
		[{}, { email: ["required"], locale: ["invalid"] }],
		[
			{ email: "eva", locale: "de" },
			{ email: ["email"], locale: ["invalid"] },
		],
	])("fields of %j are named with the keys of their texts", async (body, errors) => {
		await expectRefused(testShop, () => ask("", { body }), 422, { error: "invalid", errors });
	});

	test("an unreadable body is 400, one over 64 kB is 413, and a machine is refused", async () => {
		const send = (text: string) => testShop.call("POST", "/auth/password-reset", { text });
		await expectRefused(testShop, () => send("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => send(" ".repeat(70_000)), 413, { error: "too_large" });
		vi.spyOn(testShop.shop.captcha, "verify").mockResolvedValueOnce(false);
		await expectRefused(testShop, () => ask(eva.email), 422, { error: "captcha_failed" });
	});

	test("mails to one e-mail are limited, in the same way when it has no account", async () => {
		const limited = await openTestShop({ isLimited: true });
		try {
			for (const email of ["zakaznice@konfety.example", "nikdo@konfety.test"]) {
				const answers = [];
				for (let at = 0; at < 4; at++) answers.push(await ask(email, {}, limited));
				expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
				expect(answers[3]?.headers.get("Retry-After")).toBe("1200");
			}
		} finally {
			await limited.close();
		}
	});
});

describe("the link", () => {
	test("sets the password once, ends every session and notifies the customer", async () => {
		const secret = await asked();
		const other = await testShop.call("POST", "/auth/login", { body: eva });
		expect((await check(secret)).status).toBe(200);
		const { status, body } = await reset(secret);
		expect({ status, body }).toEqual({ status: 200, body: {} });
		expect([await isSignedIn(eva.token), await isSignedIn(other.body.token)]).toEqual([false, false]);
		expect([await login(eva.password), await login(NEW)]).toEqual([401, 200]);
		expect(await sendAccountMails(testShop)).toMatchObject([{ kind: "password_changed", to: eva.email }]);
		for (const again of [() => check(secret), () => reset(secret, "jiné dlouhé heslo")])
			await expectRefused(testShop, again, 404, INVALID);
	});

	test("used many times at once, sets one of the passwords", async () => {
		const secret = await asked();
		const passwords = Array.from({ length: 8 }, (_, at) => `${at} veverek v lese`);
		const answers = await Promise.all(passwords.map((password) => reset(secret, password)));
		const [won, ...lost] = answers.toSorted((a, b) => a.status - b.status);
		expect([won?.status, ...lost.map(({ status }) => status)]).toEqual([200, ...Array(7).fill(404)]);
		const set = passwords[answers.findIndex(({ status }) => status === 200)] ?? "";
		expect(await login(set)).toBe(200);
	});

	test.each([
		["used", sql`update account_links set used_at = now()`],
		["replaced by a newer one", sql`delete from account_links`],
	])("sets no password when it is %s while it is being opened", async (_, others) => {
		const secret = await asked();
		const answer = await overtaken(
			testShop,
			async (tx) => {
				await tx.execute(sql`select from users where id = ${eva.id} for no key update`);
				await tx.execute(sql`${others} where user_id = ${eva.id}`);
			},
			() => reset(secret),
		);
		expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: INVALID });
		expect(await login(eva.password)).toBe(200);
	});

	test("works only in its newest version when it was asked for twice", async () => {
		const [older, newer] = [await asked(), await asked()];
		await expectRefused(testShop, () => check(older), 404, INVALID);
		await expectRefused(testShop, () => reset(older), 404, INVALID);
		expect((await reset(newer)).status).toBe(200);
	});

	test("works for an hour and no longer", async () => {
		const secret = await asked();
		testShop.passMs(RESET_LINK_MAX_AGE_S * 1000 - 1);
		expect((await check(secret)).status).toBe(200);
		testShop.passMs(1);
		await expectRefused(testShop, () => check(secret), 404, INVALID);
		await expectRefused(testShop, () => reset(secret), 404, INVALID);
		expect(await login(eva.password)).toBe(200);
	});

	test("is refused when one character is changed, and is 404 when it has not the form of a link", async () => {
		const secret = await asked();
		for (const at of [0, 20, 42]) {
			const other = `${secret.slice(0, at)}${secret[at] === "A" ? "B" : "A"}${secret.slice(at + 1)}`;
			await expectRefused(testShop, () => reset(other), 404, INVALID);
		}
		for (const none of ["abc", `${secret}x`, `${secret.slice(1)}%20`])
			await expectRefused(testShop, () => reset(none), 404, { error: "not_found" });
		expect((await check(secret)).status).toBe(200);
	});

	test("stays usable after a password is refused", async () => {
		const secret = await asked();
		const refusals = [
			["", "required"],
			["krátké7", "password_short"],
			["Heslo123", "password_common"],
			["x".repeat(201), "too_long"],
			[undefined, "required"],
		];
		const send = (sent: CallOptions) => testShop.call("POST", `/auth/password-reset/${secret}`, sent);
		for (const [password, key] of refusals) {
			const errors = { password: [key] };
			await expectRefused(testShop, () => send({ body: { password } }), 422, { error: "invalid", errors });
		}
		await expectRefused(testShop, () => send({ text: "{" }), 400, { error: "unreadable" });
		await expectRefused(testShop, () => send({ text: " ".repeat(70_000) }), 413, { error: "too_large" });
		expect((await reset(secret)).status).toBe(200);
	});

	test("proves the e-mail: the account is confirmed and gets its earlier orders", async () => {
		const unproved = await anAccount(testShop, { isConfirmed: false, newsletter: true });
		const order = await anOrder(testShop, { email: unproved.email });
		await sendAccountMails(testShop);
		await ask(unproved.email);
		await reset((await accountMailTo(testShop, unproved.email)).secret);
		const confirmed = `id = ${unproved.id} and is_confirmed`;
		expect(await countRows(testShop, "users", confirmed)).toBe(1);
		expect(await countRows(testShop, "orders", `id = ${order.id} and user_id = ${unproved.id}`)).toBe(1);
		expect(await countRows(testShop, "subscribers", `email = '${unproved.email}' and confirmed_at is not null`)).toBe(
			1,
		);
	});

	test("ends the pending change of e-mail of a stranger who opened the account first", async () => {
		const body = { email: "stranger@konfety.test", currentPassword: eva.password };
		await testShop.call("PUT", "/account/email", { token: eva.token, body });
		const { secret: theirs } = await accountMailTo(testShop, body.email);
		await reset(await asked());
		await expectRefused(testShop, () => testShop.call("POST", `/auth/confirm/${theirs}`), 404, INVALID);
		expect(await countRows(testShop, "users", `lower(email) = '${eva.email}'`)).toBe(1);
	});

	test("does not work when the account's e-mail has changed since", async () => {
		const secret = await asked();
		await testShop.shop.db.execute(sql`update users set email = 'jina@konfety.test' where id = ${eva.id}`);
		expect((await reset(secret)).status).toBe(404);
		expect(await login(eva.password, { ...eva, email: "jina@konfety.test" })).toBe(200);
		await testShop.shop.db.execute(sql`delete from users where id = ${eva.id}`);
	});

	test("is in no answer and no line of the log, not even after a server error", async () => {
		const lines: unknown[] = [];
		for (const level of ["info", "warn", "error"] as const)
			vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
		const secret = await asked();
		const answers = [await ask(eva.email), await check(secret)];
		answers.push(await whileBroken(testShop.shop, /account_links/, () => reset(secret)));
		expect(answers.at(-1)?.status).toBe(500);
		vi.restoreAllMocks();
		answers.push(await reset(secret));
		expect(lines).toHaveLength(1);
		const told = JSON.stringify([lines, answers.map(({ body, headers }) => [body, [...headers]])]);
		expect(told).not.toContain(secret);
		expect(told).not.toContain(eva.email);
	});

	test("clears the limit of wrong logins, so that the new password works at once", async () => {
		const limited = await openTestShop({ isLimited: true });
		try {
			const email = "zakaznice@konfety.example";
			const tryIn = async (password: string) =>
				(await limited.call("POST", "/auth/login", { body: { email, password } })).status;
			for (let at = 0; at < 5; at++) expect(await tryIn("špatné heslo")).toBe(401);
			expect(await tryIn("KonfetyDemo1")).toBe(429);
			await ask(email, {}, limited);
			const { secret } = await accountMailTo(limited, email);
			const answer = await limited.call("POST", `/auth/password-reset/${secret}`, { body: { password: NEW } });
			expect(answer.status).toBe(200);
			expect(await tryIn(NEW)).toBe(200);
		} finally {
			await limited.close();
		}
	});

	test("is limited in how often it may be tried", async () => {
		const limited = await openTestShop({ isLimited: true });
		try {
			const statuses = new Set<number>();
			const path = `/auth/password-reset/${"x".repeat(43)}`;
			for (let at = 0; at < 31; at++) statuses.add((await limited.call("GET", path)).status);
			expect([...statuses]).toEqual([404, 429]);
			expect((await limited.call("POST", path, { body: { password: NEW } })).status).toBe(429);
		} finally {
			await limited.close();
		}
	});
});

test("ended links are kept for a month, then deleted", async () => {
	const { sweepForgotten } = await import("#lib/shop/background/sweep.sql.ts");
	await asked();
	const left = () => countRows(testShop, "account_links", `user_id = ${eva.id}`);
	testShop.passMs(29 * DAY_S * 1000);
	await sweepForgotten(testShop.shop);
	expect(await left()).toBe(1);
	testShop.passMs(2 * DAY_S * 1000);
	await sweepForgotten(testShop.shop);
	expect(await left()).toBe(0);
});
