import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { sweepForgotten } from "#lib/shop/background/sweep.sql.ts";
import { clearLimit, giveBack, takeLimit } from "#lib/shop/kernel/rate-limits/limits.ts";
import { LIMITS, type LimitName } from "#lib/shop/kernel/rate-limits/rules.ts";
import { REVIEW } from "#tests/support/goods/reviews.ts";
import { anAccount } from "#tests/support/people/customer-account.ts";
import { anEvent } from "#tests/support/selling/requests.ts";
import { aGuestCart, anOrderBody } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
/** The same shop on a server whose clock stands still at the start. */
let otherServer: TestShop;

beforeAll(async () => {
	testShop = await openTestShop({ isLimited: true });
	otherServer = await openTestShop({ isLimited: true, database: { url: testShop.databaseUrl, drop: async () => {} } });
});
afterAll(async () => {
	await otherServer.close();
	await testShop.close();
});

let addresses = 0;
const anAddress = () => `198.51.100.${++addresses}`;
const MISSING = "5b1f3c5e-0000-4000-8000-000000000000";
const SECRET = "s".repeat(43);

describe("a bucket", () => {
	const take = (address: string, { shop } = testShop) => takeLimit(shop, "link", { address });
	const { burst, refillS } = LIMITS.link;
	const refused = (seconds: number) => ({ ok: false, error: "too_many_requests", value: seconds });

	async function empty(address: string): Promise<void> {
		for (let taken = 0; taken < burst; taken++) expect((await take(address)).ok).toBe(true);
		expect(await take(address)).toEqual(refused(refillS));
	}

	test("lets through as many calls as it holds and then says how long to wait, to the second", async () => {
		const address = anAddress();
		await empty(address);
		testShop.passMs(10_500);
		expect(await take(address)).toEqual(refused(refillS - 10));
		testShop.passMs((refillS - 10.5) * SECOND_MS - 1);
		expect(await take(address)).toEqual(refused(1));
		testShop.passMs(1);
		expect((await take(address)).ok).toBe(true);
		expect(await take(address)).toEqual(refused(refillS));
	});

	test("lets through no more calls when they come in parallel", async () => {
		const address = anAddress();
		const all = await Promise.all(Array.from({ length: 50 + burst }, () => take(address)));
		expect(all.filter(({ ok }) => ok)).toHaveLength(burst);
		for (const answer of all.filter(({ ok }) => !ok)) expect(answer).toEqual(refused(refillS));
	});

	test("fills up to what it holds and no further", async () => {
		const address = anAddress();
		await empty(address);
		testShop.passMs(DAY_S * SECOND_MS);
		await empty(address);
	});

	test("is shared by all servers, and a server whose clock is behind does not fill it", async () => {
		const address = anAddress();
		const answers = [];
		for (let round = 0; round < burst; round++)
			answers.push(await take(address), await take(address, otherServer), await take(address));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(burst);
		expect(await take(address)).toEqual(refused(refillS));
	});

	test("is never given back more than it holds", async () => {
		const address = anAddress();
		await take(address);
		for (let given = 0; given < 5; given++) await giveBack(testShop.shop, "link", { address });
		await empty(address);
		await giveBack(testShop.shop, "link", { address });
		expect((await take(address)).ok).toBe(true);
		expect((await take(address)).ok).toBe(false);
	});

	test("is full again once it is cleared", async () => {
		const address = anAddress();
		await empty(address);
		await clearLimit(testShop.shop, "link", { address });
		await empty(address);
	});

	test("is shared by a whole IPv6 network, and the next network has another", async () => {
		for (let host = 0; host < burst; host++) await take(`2001:db8:0:1::${host.toString(16)}`);
		expect((await take("2001:db8:0:1:ffff::1")).ok).toBe(false);
		expect((await take("2001:db8:0:2::1")).ok).toBe(true);
	});

	test("is not written when a call is refused", async () => {
		const address = anAddress();
		await empty(address);
		const version = () =>
			testShop.shop.db.execute(sql`select ctid, tokens, filled_at from rate_limits where key like ${`%${address}`}`);
		const { rows } = await version();
		testShop.passMs(SECOND_MS);
		await take(address);
		expect((await version()).rows).toEqual(rows);
	});

	test("does not contain the e-mail in plain text", async () => {
		await takeLimit(testShop.shop, "reset_email", { email: "Jana@Example.cz" });
		expect(await countRows(testShop, "rate_limits", "key ilike '%jana%'")).toBe(0);
		const before = await countRows(testShop, "rate_limits");
		await takeLimit(testShop.shop, "reset_email", { email: "jana@example.CZ" });
		expect(await countRows(testShop, "rate_limits")).toBe(before);
	});

	test("is swept when it is full again, not before", async () => {
		await takeLimit(testShop.shop, "login_account", { email: "swept@example.cz" });
		await sweepForgotten(testShop.shop);
		expect(await countRows(testShop, "rate_limits", "key like 'login_account:%'")).toBe(1);
		testShop.passMs(DAY_S * SECOND_MS);
		await sweepForgotten(testShop.shop);
		expect(await countRows(testShop, "rate_limits")).toBe(0);
	});

	test("filled by a clock that ran far ahead is swept, too", async () => {
		await testShop.shop.db.execute(
			sql`insert into rate_limits (key, tokens, filled_at) values ('link:x', 0, '2040-01-01')`,
		);
		await sweepForgotten(testShop.shop);
		expect(await countRows(testShop, "rate_limits", "key = 'link:x'")).toBe(0);
	});
});

/** Who calls: an address, and a customer where the call needs one. */
type Caller = { address: string; token?: string; at: number };
type Row = {
	name: string;
	limit: LimitName;
	/** The call as it is repeated; what it answers otherwise does not matter. */
	call: (caller: Caller) => Promise<Answer>;
	/** Whether the caller is a customer. */
	isCustomer?: boolean;
};

const send =
	(method: string, path: string, body?: (caller: Caller) => unknown) =>
	({ address, token, ...rest }: Caller) =>
		testShop.call(method, path, {
			...(body ? { body: body({ address, ...rest }) } : {}),
			...(token === undefined ? {} : { token }),
			headers: { [CLIENT_ADDRESS_HEADER]: address },
		});

const KNOWN = "zakaznice@konfety.example";
const registration = {
	email: KNOWN,
	password: "tři pštrosi v moři",
	firstname: "Jana",
	lastname: "Nováková",
	consent: true,
	locale: "cs",
};
const wrong = { currentPassword: "wrong" };

const ROWS: Row[] = [
	{ name: "registering", limit: "register", call: send("POST", "/auth/register", () => registration) },
	{
		name: "asking for new passwords of many",
		limit: "reset_address",
		call: send("POST", "/auth/password-reset", ({ at }) => ({ email: `many-${at}@example.cz`, locale: "cs" })),
	},
	{ name: "looking whether a link works", limit: "link", call: send("GET", `/auth/password-reset/${SECRET}`) },
	{
		name: "setting a password by a link",
		limit: "link",
		call: send("POST", `/auth/password-reset/${SECRET}`, () => ({ password: registration.password })),
	},
	{ name: "confirming an e-mail", limit: "link", call: send("POST", `/auth/confirm/${SECRET}`) },
	{ name: "looking at a watch", limit: "link", call: send("GET", `/watchdog/link/cs/${SECRET}`) },
	{ name: "confirming a watch", limit: "link", call: send("POST", `/watchdog/confirm/cs/${SECRET}`) },
	{
		name: "asking to watch as a guest",
		limit: "watch_address",
		call: send("POST", "/watchdog/guest/2000000000", ({ at }) => ({ email: `watch-${at}@example.cz`, locale: "cs" })),
	},
	{ name: "looking at a newsletter", limit: "link", call: send("GET", `/subscriber/${SECRET}`) },
	{ name: "confirming a newsletter", limit: "link", call: send("POST", `/subscriber/${SECRET}/confirm`) },
	{
		name: "asking for the newsletter of many",
		limit: "newsletter_address",
		call: send("POST", "/subscriber/save", ({ at }) => ({ email: `news-${at}@example.cz` })),
	},
	{
		name: "answering the questionnaire",
		limit: "satisfaction",
		call: send("POST", "/satisfaction", () => ({ recommendation: 5, order: { id: 2_000_000_000, hash: SECRET } })),
	},
	{
		name: "telling how quick pages were",
		limit: "vitals",
		call: send("POST", "/vitals", () => ({ kind: "home", device: "phone", values: { LCP: 1200 } })),
	},
	{
		name: "trying voucher codes",
		limit: "voucher",
		call: (caller) =>
			send("POST", `/voucher/cart/add/${cartId}`, ({ at }) => ({ voucherCode: `GUESS${at}`, serviceType: "eshop" }))(
				caller,
			),
	},
	{ name: "making carts", limit: "cart", call: send("POST", "/cart/create", () => ({})) },
	{ name: "making carts by their reading", limit: "cart", call: send("GET", "/cart/anonymous/cs/0") },
	{ name: "ordering", limit: "order", call: send("POST", `/order/create/${MISSING}`, () => anOrderBody()) },
	{
		name: "asking services",
		limit: "request",
		call: send("POST", "/events/requests", ({ at }) => anEvent({ email: `event-${at}@example.cz` })),
	},
	{ name: "looking companies up", limit: "company", call: send("GET", "/company/27082440") },
	{ name: "confirmation mails", limit: "confirmation", call: send("POST", "/account/confirmation"), isCustomer: true },
	{
		name: "wrong current passwords",
		limit: "password",
		call: send("PUT", "/account/password", () => ({ ...wrong, password: registration.password })),
		isCustomer: true,
	},
	{
		name: "wrong current passwords for another e-mail",
		limit: "password",
		call: send("PUT", "/account/email", () => ({ ...wrong, email: "new@example.cz" })),
		isCustomer: true,
	},
	{
		name: "wrong current passwords for a deletion",
		limit: "password",
		call: send("POST", "/account/delete", () => wrong),
		isCustomer: true,
	},
	{ name: "exports", limit: "export", call: send("GET", "/account/export"), isCustomer: true },
	{
		name: "watching goods",
		limit: "watchdog",
		call: send("POST", "/watchdog/2000000000", () => ({ locale: "cs" })),
		isCustomer: true,
	},
	{ name: "reviews", limit: "review", call: send("POST", "/review/2000000000", () => REVIEW), isCustomer: true },
];

let cartId = "";
beforeAll(async () => {
	cartId = (await aGuestCart(testShop)).id;
});

/** A customer who has not confirmed the e-mail, from an address of their own. */
async function aCaller({ isCustomer = false }: Row): Promise<Omit<Caller, "at">> {
	const address = anAddress();
	if (!isCustomer) return { address };
	const { token } = await anAccount(testShop, { isConfirmed: false });
	return { address, token };
}

describe("too many calls from one caller are 429 with the seconds to wait, change nothing, and stop nobody else", () => {
	test.each(ROWS)("$name", async (row) => {
		const { burst, refillS } = LIMITS[row.limit];
		const [me, other] = [await aCaller(row), await aCaller(row)];
		for (let at = 0; at < burst; at++) expect((await row.call({ ...me, at })).status).not.toBe(429);
		const again = () => row.call({ ...me, at: burst });
		await expectRefused(testShop, again, 429, { error: "too_many_requests", value: refillS });
		expect((await again()).headers.get("Retry-After")).toBe(String(refillS));
		expect((await row.call({ ...other, at: burst + 1 })).status).not.toBe(429);
		testShop.passMs(refillS * SECOND_MS);
		expect((await again()).status).not.toBe(429);
		expect((await again()).status).toBe(429);
	});

	test("every limit is used by some call", () => {
		const elsewhere = [
			"login_address",
			"login_account_here",
			"login_account",
			"login_device",
			"reset_email",
			"email_change",
			"email_change_to",
			"email_change_notice",
			"order_email_here",
			"order_mail",
			"order_mail_new",
			"request_email",
			"newsletter_email",
			"newsletter_mail",
			"watch_mail",
		];
		expect([...new Set(ROWS.map(({ limit }) => limit as string)), ...elsewhere].sort()).toEqual(
			Object.keys(LIMITS).sort(),
		);
	});

	test("mails to one e-mail are limited even from many addresses, whether it has an account or not", async () => {
		const { burst, refillS } = LIMITS.reset_email;
		for (const email of [KNOWN, "nobody@example.cz"]) {
			const ask = () =>
				send("POST", "/auth/password-reset", () => ({ email, locale: "cs" }))({ address: anAddress(), at: 0 });
			for (let asked = 0; asked < burst; asked++) expect((await ask()).status).toBe(200);
			await expectRefused(testShop, ask, 429, { error: "too_many_requests", value: refillS });
		}
	});

	test("changes of the e-mail with the right password are counted as well", async () => {
		const token = await testShop.tokenOf("influencer");
		const ask = (at: number) =>
			send("PUT", "/account/email", () => ({ email: `new-${at}@example.cz`, currentPassword: "KonfetyDemo2" }))({
				address: anAddress(),
				token,
				at,
			});
		const { burst, refillS } = LIMITS.email_change;
		for (let at = 0; at < burst; at++) expect((await ask(at)).status).toBe(200);
		await expectRefused(testShop, () => ask(burst), 429, { error: "too_many_requests", value: refillS });
	});
});

describe("limits do not count", () => {
	test("a voucher that exists, however often it is tried", async () => {
		const caller = { address: anAddress(), at: 0 };
		const { rows } = await testShop.shop.db.execute<{ code: string }>(sql`select code from vouchers limit 1`);
		const body = { voucherCode: rows[0]?.code, serviceType: "eshop" };
		for (let tried = 0; tried < 2 * LIMITS.voucher.burst; tried++)
			expect((await send("POST", `/voucher/cart/add/${cartId}`, () => body)(caller)).status).not.toBe(429);
	});

	test("the right current password", async () => {
		const token = await testShop.tokenOf("customer");
		const ask = send("PUT", "/account/email", () => ({ email: KNOWN, currentPassword: "KonfetyDemo1" }));
		const statuses = [];
		for (let at = 0; at <= LIMITS.password.burst; at++)
			statuses.push((await ask({ address: anAddress(), token, at })).body.value);
		// The last one is the limit of e-mail changes, not of passwords.
		expect(statuses.at(-1)).toBe(LIMITS.email_change.refillS);
	});

	test("a read of an existing cart", async () => {
		const address = anAddress();
		const { body } = await send("GET", "/cart/anonymous/cs/0")({ address, at: 0 });
		for (let read = 0; read <= LIMITS.cart.burst; read++)
			expect((await send("GET", `/cart/anonymous/cs/${body.tempId}`)({ address, at: 0 })).status).toBe(200);
	});

	test("anything in a shop whose limits are off", async () => {
		const measured = await openTestShop({ isLimited: false });
		try {
			const { shop } = measured;
			for (let taken = 0; taken < 100; taken++)
				expect((await takeLimit(shop, "link", { address: "198.51.100.1" })).ok).toBe(true);
			expect(await countRows(measured, "rate_limits")).toBe(0);
		} finally {
			await measured.close();
		}
	});
});
