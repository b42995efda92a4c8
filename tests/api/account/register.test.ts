import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { RegisterInput } from "#lib/contract/schemas/account.ts";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import { EMAIL_LINK_MAX_AGE_S } from "#lib/domain/people/account-limits.ts";
import { accountMailTo, sendAccountMails, waitingAccountMails } from "#tests/support/people/account-mails.ts";
import { orderOf } from "#tests/support/selling/orders.ts";
import { aGuestCart, anOrderBody, aProduct } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
beforeEach(() => testShop.shop.db.execute(sql`delete from pgboss.job where name = 'mail.account'`).then(() => {}));
afterAll(() => testShop.close());

let people = 0;
const anInput = (changes: Partial<RegisterInput> = {}): RegisterInput => ({
	email: `nova-${++people}@konfety.test`,
	password: "tři veverky v lese",
	firstname: "Eva",
	lastname: "Malá",
	phone: "777 123 456",
	consent: true,
	locale: "cs",
	...changes,
});
const register = (body: unknown, shop = testShop) => shop.call("POST", "/auth/register", { body });
const confirm = (secret: string, token?: string) =>
	testShop.call("POST", `/auth/confirm/${secret}`, token === undefined ? {} : { token });
const me = async (token: string) => (await testShop.call("GET", "/me", { token })).body.data;
const EXISTS = { error: "account_exists", errors: { email: ["account_exists"] } };

describe("POST /auth/register", () => {
	test("opens an account, signs in, and mails the link that confirms the e-mail", async () => {
		const input = anInput({ email: "  Eva.Mala@Konfety.TEST " });
		const { status, body } = await register(input);
		expect({ status, body }).toEqual({ status: 201, body: { token: expect.stringMatching(/^eyJ/) } });
		expect(await me(body.token)).toEqual({
			id: expect.any(Number),
			firstname: "Eva",
			lastname: "Malá",
			email: "Eva.Mala@Konfety.TEST",
			isConfirmed: false,
			pendingEmail: null,
			phone: "+420777123456",
			company: "",
			companyId: "",
			taxId: "",
			street: "",
			city: "",
			zip: "",
			country: "CZ",
			newsletter: false,
			group: { id: 1, name: "Zákazníci", description: "", descriptions: {}, discount: 0 },
		});
		const mails = await sendAccountMails(testShop);
		expect(mails).toMatchObject([
			{ kind: "confirm_email", to: "Eva.Mala@konfety.test", subject: "Konfety: potvrďte prosím svůj e-mail" },
		]);
		expect(mails[0]?.text).toContain(`https://konfety.test/potvrzeni-uctu/${mails[0]?.secret}`);
		expect((await testShop.call("POST", "/auth/login", { body: input })).status).toBe(200);
	});

	test("password and secret are kept only as hashes: argon2id by OWASP's figures, and SHA-256 of the link", async () => {
		const input = anInput();
		await register(input);
		const { secret } = await accountMailTo(testShop, input.email);
		const hashes = `password_hash like '$argon2id$v=19$m=19456,t=2,p=1$%'`;
		expect(await countRows(testShop, "users", `email = '${input.email}' and ${hashes}`)).toBe(1);
		const link = `secret_hash = encode(sha256('${secret}'), 'hex')`;
		expect(await countRows(testShop, "account_links", link)).toBe(1);
		const jobs = `data::text like '%${secret}%'`;
		expect(await countRows(testShop, "pgboss.job", jobs)).toBe(0);
	});

	test("the mail is in the language in which the account was opened", async () => {
		const input = anInput({ locale: "en" });
		await register(input);
		const mail = await accountMailTo(testShop, input.email);
		expect(mail.subject).toBe("Konfety: please confirm your e-mail");
		expect(mail.html).toContain(`https://konfety.test/en/account-confirmation/${mail.secret}`);
	});

	test("the guest's cart comes along into the account", async () => {
		const product = await aProduct(testShop);
		const cart = await aGuestCart(testShop, [{ product, quantity: 3 }]);
		const { body } = await register(anInput({ tempId: cart.tempId }));
		const carts = await testShop.call("GET", "/cart/cs", { token: body.token });
		expect(carts.body[0].items).toMatchObject([{ quantity: 3, product: { id: product.id } }]);
	});

	test("the newsletter waits until the e-mail is confirmed", async () => {
		const input = anInput({ newsletter: true });
		const { body } = await register(input);
		const waiting = (what: string) => countRows(testShop, "subscribers", `email = '${input.email}' and ${what}`);
		expect([await waiting("confirmed_at is null"), (await me(body.token)).newsletter]).toEqual([1, true]);
		await confirm((await accountMailTo(testShop, input.email)).secret, body.token);
		expect(await waiting("confirmed_at is not null and ended_at is null")).toBe(1);
		await register(anInput({ newsletter: false }));
		expect(await countRows(testShop, "subscribers", `email like 'nova-%' and email <> '${input.email}'`)).toBe(0);
	});

	test("an account with a subscriber's e-mail neither changes nor shows the newsletter before the e-mail is confirmed", async () => {
		const input = anInput({ newsletter: true });
		await testShop.shop.db.execute(sql`
			insert into subscribers (email, hash, locale, created_at, confirmed_at)
			values (${input.email}, ${`secret of ${input.email}`}, 'en', now(), now())`);
		const { body } = await register(input);
		expect((await me(body.token)).newsletter).toBe(false);
		const kept = `email = '${input.email}' and locale = 'en' and ended_at is null and confirmed_at is not null`;
		expect(await countRows(testShop, "subscribers", kept)).toBe(1);
		await confirm((await accountMailTo(testShop, input.email)).secret, body.token);
		expect((await me(body.token)).newsletter).toBe(true);
	});

	test.each<[unknown, Record<string, string[]>]>([
		[
			{},
			{
				email: ["required"],
				password: ["required"],
				firstname: ["required"],
				lastname: ["required"],
				consent: ["must_confirm"],
				locale: ["invalid"],
			},
		],
		[anInput({ email: "eva" }), { email: ["email"] }],
		[anInput({ password: "krátké7" }), { password: ["password_short"] }],
		[anInput({ password: "Heslo123" }), { password: ["password_common"] }],
		[anInput({ password: "x".repeat(201) }), { password: ["too_long"] }],
		[anInput({ firstname: " ", lastname: "x".repeat(61) }), { firstname: ["required"], lastname: ["too_long"] }],
		[anInput({ phone: "123" }), { phone: ["phone"] }],
		[anInput({ consent: false }), { consent: ["must_confirm"] }],
		[
			{ ...anInput(), newsletter: "yes", captchaToken: 1 },
			{ newsletter: ["invalid"], captchaToken: ["invalid"] },
		],
	])("fields of %j are named with the keys of their texts", async (body, errors) => {
		const answer = await register(body);
		expect({ status: answer.status, body: answer.body }).toEqual({ status: 422, body: { error: "invalid", errors } });
	});

	test("an e-mail that has an account, in any capitals, is refused and nothing changes", async () => {
		const input = anInput({ email: "ZAKAZNICE@konfety.example" });
		await expectRefused(testShop, () => register(input), 422, EXISTS);
	});

	test("ten calls at once with one e-mail open one account, and none is a server error", async () => {
		const email = "zaraz@konfety.test";
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, at) => register(anInput({ email: at % 2 ? email : email.toUpperCase() }))),
		);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)]);
		for (const { status, body } of answers) if (status === 422) expect(body).toEqual(EXISTS);
		expect(await countRows(testShop, "users", `lower(email) = '${email}'`)).toBe(1);
		expect(await waitingAccountMails(testShop)).toHaveLength(1);
	});

	test("an unreadable body is 400, one over 64 kB is 413", async () => {
		const send = (text: string) => testShop.call("POST", "/auth/register", { text });
		await expectRefused(testShop, () => send("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => send(" ".repeat(70_000)), 413, { error: "too_large" });
	});

	test("a visitor whom the captcha takes for a machine gets no account; the captcha is told the action and the address", async () => {
		const verify = vi.fn(async () => false);
		const guarded = await openTestShop({ captcha: { siteKey: "key", verify } });
		try {
			const body = anInput({ captchaToken: "an answer" });
			const headers = { [CLIENT_ADDRESS_HEADER]: "203.0.113.7" };
			const call = () => guarded.call("POST", "/auth/register", { body, headers });
			await expectRefused(guarded, call, 422, { error: "captcha_failed" });
			expect(verify.mock.calls).toEqual([[{ token: "an answer", action: "register", address: "203.0.113.7" }]]);
		} finally {
			await guarded.close();
		}
	});

	test("calls from one address are limited", async () => {
		const limited = await openTestShop({ isLimited: true });
		try {
			const answers = [];
			for (let at = 0; at < 31; at++)
				answers.push(await register(anInput({ email: "zakaznice@konfety.example" }), limited));
			expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(422), 429]);
			expect(answers.at(-1)?.body).toEqual({ error: "too_many_requests", value: 120 });
			expect(answers.at(-1)?.headers.get("Retry-After")).toBe("120");
			limited.passMs(120_000);
			expect((await register(anInput(), limited)).status).toBe(201);
		} finally {
			await limited.close();
		}
	});
});

describe("POST /auth/confirm/{secret}", () => {
	async function opened(changes: Partial<RegisterInput> = {}) {
		const input = anInput(changes);
		const { body } = await register(input);
		const { secret } = await accountMailTo(testShop, input.email);
		return { email: input.email, token: body.token as string, secret };
	}

	test("confirms the e-mail for its own customer, and says the same to anybody when the link is opened again", async () => {
		const { email, token, secret } = await opened();
		for (const opener of [token, token, undefined]) {
			const { status, body } = await confirm(secret, opener);
			expect({ status, body }).toEqual({ status: 200, body: { email } });
		}
		expect((await me(token)).isConfirmed).toBe(true);
		testShop.passMs(8 * DAY_S * 1000);
		expect((await confirm(secret)).status).toBe(200);
	});

	test("a link opened by anybody but its signed-in customer confirms nothing: a program that scans mails proves nothing", async () => {
		const { email, token, secret } = await opened({ newsletter: true });
		const goesOut = () => countRows(testShop, "subscribers", `email = '${email}' and confirmed_at is not null`);
		for (const opener of [undefined, await testShop.tokenOf("customer")])
			await expectRefused(testShop, () => confirm(secret, opener), 403, { error: "sign_in_first" });
		expect([(await me(token)).isConfirmed, await goesOut()]).toEqual([false, 0]);
		expect((await confirm(secret, token)).status).toBe(200);
		expect([(await me(token)).isConfirmed, await goesOut()]).toEqual([true, 1]);
	});

	test("a link opened several times at once confirms the e-mail, and every call is told so", async () => {
		const { secret, token } = await opened();
		const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(secret, token)));
		expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
	});

	test("a link that was never mailed, or was changed, is refused; a secret that has not the form of one is 404", async () => {
		const { secret } = await opened();
		const changed = `${secret.slice(0, -1)}${secret.endsWith("A") ? "B" : "A"}`;
		for (const one of [changed, "x".repeat(43)])
			await expectRefused(testShop, () => confirm(one), 404, { error: "link_invalid" });
		for (const one of ["abc", "x".repeat(44), `${secret}%00`, "..%2f"])
			await expectRefused(testShop, () => confirm(one), 404, { error: "not_found" });
	});

	test("after seven days the link has ended", async () => {
		const { secret, token } = await opened();
		testShop.passMs(EMAIL_LINK_MAX_AGE_S * 1000);
		await expectRefused(testShop, () => confirm(secret), 404, { error: "link_invalid" });
		expect((await me(token)).isConfirmed).toBe(false);
	});

	test("of two links that were asked for the newer works and the older does not", async () => {
		const { email, token, secret } = await opened();
		expect((await testShop.call("POST", "/account/confirmation", { token })).status).toBe(200);
		const newer = await accountMailTo(testShop, email);
		await expectRefused(testShop, () => confirm(secret), 404, { error: "link_invalid" });
		expect((await confirm(newer.secret, token)).status).toBe(200);
		await expectRefused(testShop, () => testShop.call("POST", "/account/confirmation", { token }), 409, {
			error: "already_confirmed",
		});
		await expectRefused(testShop, () => testShop.call("POST", "/account/confirmation"), 401, { error: "unauthorized" });
	});

	test("a repeated job mails a new link, and a job for a confirmed or deleted account mails nothing", async () => {
		const { email, token, secret } = await opened();
		await testShop.call("POST", "/account/confirmation", { token });
		await testShop.call("POST", "/account/confirmation", { token });
		const mails = await sendAccountMails(testShop);
		expect(mails.map(({ to }) => to)).toEqual([email, email]);
		expect(new Set([secret, ...mails.map((mail) => mail.secret)]).size).toBe(3);
		expect((await confirm(mails[0]?.secret ?? "")).status).toBe(404);
		await testShop.call("POST", "/account/confirmation", { token });
		expect((await confirm(mails[1]?.secret ?? "", token)).status).toBe(200);
		expect(await sendAccountMails(testShop)).toEqual([]);
		const gone = anInput();
		await register(gone);
		await testShop.shop.db.execute(sql`delete from users where email = ${gone.email}`);
		expect(await sendAccountMails(testShop)).toEqual([]);
	});

	test("the mails with the link, and tries of links, are limited", async () => {
		const limited = await openTestShop({ isLimited: true });
		try {
			const { body } = await register(anInput(), limited);
			const ask = () => limited.call("POST", "/account/confirmation", { token: body.token });
			const statuses = [];
			for (let at = 0; at < 4; at++) statuses.push((await ask()).status);
			expect(statuses).toEqual([200, 200, 200, 429]);
			const tried = [];
			for (let at = 0; at < 31; at++)
				tried.push((await limited.call("POST", `/auth/confirm/${"x".repeat(43)}`)).status);
			expect(tried.at(-1)).toBe(429);
		} finally {
			await limited.close();
		}
	});

	test("earlier orders with the e-mail become the account's when its own customer opens the link, and nobody else's", async () => {
		const product = await aProduct(testShop);
		const guestOrder = async (email: string) =>
			orderOf(testShop, (await aGuestCart(testShop, [{ product }])).id, { email });
		const input = anInput();
		const [own, foreign] = [await guestOrder(input.email.toUpperCase()), await guestOrder("nekdo@jinde.test")];
		const customer = await testShop.tokenOf("customer");
		const cart = await testShop.call("POST", "/cart/create", { token: customer, body: {} });
		await testShop.call("PUT", `/cart/${cart.body.id}`, {
			token: customer,
			body: { id: product.id, variantId: product.variantId, quantity: 1 },
		});
		const theirs = await testShop.call("POST", `/order/create/${cart.body.id}`, {
			token: customer,
			body: anOrderBody({ email: input.email }),
		});
		expect(theirs.status).toBe(201);
		const { body } = await register(input);
		const ownerOf = async (id: number) => {
			const { rows } = await testShop.shop.db.execute<{ email: string | null }>(sql`
				select u.email from orders o left join users u on u.id = o.user_id where o.id = ${id}`);
			return rows[0]?.email ?? null;
		};
		const owners = () => Promise.all([own.id, foreign.id, theirs.body.id].map(ownerOf));
		expect(await owners()).toEqual([null, null, "zakaznice@konfety.example"]);
		const { secret } = await accountMailTo(testShop, input.email);
		// A program that looks at mails, or the mailbox's owner who never asked for an account.
		for (const token of [undefined, customer]) {
			await confirm(secret, token);
			expect(await owners()).toEqual([null, null, "zakaznice@konfety.example"]);
		}
		for (let time = 0; time < 2; time++) {
			expect((await confirm(secret, body.token)).body).toEqual({ email: input.email });
			expect(await owners()).toEqual([input.email, null, "zakaznice@konfety.example"]);
		}
	});
});
