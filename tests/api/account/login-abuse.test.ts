/** Guessing passwords. Each test calls from addresses of its own; the clock stands still. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { clearLogins } from "#lib/shop/kernel/rate-limits/login-limits.ts";
import { IPV6_NETWORKS, LIMITS } from "#lib/shop/kernel/rate-limits/rules.ts";
import { whileBroken } from "#tests/support/database/statements.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const CUSTOMER = { email: "zakaznice@konfety.example", password: "KonfetyDemo1" };
const OTHER = { email: "influencer@konfety.example", password: "KonfetyDemo2" };
const { login_address: HERE, login_account_here: ACCOUNT_HERE, login_account: ACCOUNT } = LIMITS;

let testShop: TestShop;
beforeAll(async () => {
	testShop = await openTestShop({ isLimited: true });
});
afterAll(() => testShop.close());

let addresses = 0;
const anAddress = () => `2001:db8:${(++addresses).toString(16)}::1`;

type Try = { email?: string; password?: string; headers?: Record<string, string> } & Record<string, unknown>;
const login = (address: string, { headers, ...body }: Try) =>
	testShop.call("POST", "/auth/login", {
		body: { email: CUSTOMER.email, password: "wrong", ...body },
		headers: { [CLIENT_ADDRESS_HEADER]: address, ...headers },
	});

/** How many of the answers had each status. */
const tally = (answers: Answer[]): Record<number, number> =>
	Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

async function oneByOne(count: number, one: (at: number) => Promise<Answer>): Promise<Answer[]> {
	const answers = [];
	for (let at = 0; at < count; at++) answers.push(await one(at));
	return answers;
}

const refusedAfter = (seconds: number) => ({ error: "too_many_requests", value: seconds });

describe("1 000 wrong logins", () => {
	test("from one address at ever new accounts: ten are checked", async () => {
		const address = anAddress();
		const rowsBefore = await countRows(testShop, "rate_limits");
		const answers = await oneByOne(1000, (at) => login(address, { email: `nobody-${at}@example.cz` }));
		expect(tally(answers)).toEqual({ 401: HERE.burst, 429: 1000 - HERE.burst });
		expect(answers.at(-1)?.body).toEqual(refusedAfter(HERE.refillS));
		expect(answers.at(-1)?.headers.get("Retry-After")).toBe(String(HERE.refillS));
		// Made-up e-mails fill no table once the address is used up.
		const networks = IPV6_NETWORKS.length;
		expect((await countRows(testShop, "rate_limits")) - rowsBefore).toBe(networks + (networks + 1) * HERE.burst);
		await clearLogins(testShop.shop, { ...CUSTOMER, address });
	});

	test("at one account: five are checked, and others behind the same address still sign in", async () => {
		const address = anAddress();
		const answers = await oneByOne(1000, () => login(address, {}));
		expect(tally(answers)).toEqual({ 401: ACCOUNT_HERE.burst, 429: 1000 - ACCOUNT_HERE.burst });
		expect(answers.at(-1)?.body).toEqual(refusedAfter(ACCOUNT_HERE.refillS));
		expect((await login(address, OTHER)).status).toBe(200);
		await clearLogins(testShop.shop, { ...CUSTOMER, address });
	});

	test("at one account whose e-mail is written differently each time: they count as one account", async () => {
		const address = anAddress();
		const spelt = (at: number) =>
			[...CUSTOMER.email].map((letter, bit) => (at & (1 << bit) ? letter.toUpperCase() : letter)).join("");
		const answers = await oneByOne(100, (at) => login(address, { email: spelt(at) }));
		expect(tally(answers)).toEqual({ 401: ACCOUNT_HERE.burst, 429: 100 - ACCOUNT_HERE.burst });
		await clearLogins(testShop.shop, { ...CUSTOMER, address });
	});

	test("with headers and fields that are new each time: these make no difference", async () => {
		const address = anAddress();
		const answers = await oneByOne(1000, (at) =>
			login(address, {
				headers: {
					"X-Forwarded-For": `10.${at >> 8}.${at & 255}.1`,
					"X-Real-IP": `10.1.${at >> 8}.${at & 255}`,
					Forwarded: `for=10.2.${at >> 8}.${at & 255}`,
					"User-Agent": `browser ${at}`,
					"Client-URL": `https://${at}.test`,
				},
				junk: at,
				userId: at,
				username: `somebody-${at}`,
				tempId: `cart-${at}`,
				captchaToken: `token-${at}`,
			}),
		);
		expect(tally(answers)).toEqual({ 401: ACCOUNT_HERE.burst, 429: 1000 - ACCOUNT_HERE.burst });
		await clearLogins(testShop.shop, { ...CUSTOMER, address });
	});

	test("from as many hosts of one IPv6 network: they count as one", async () => {
		const network = anAddress().replace("::1", ":0");
		const answers = await oneByOne(100, (at) =>
			login(`${network}:1:2:3:${at.toString(16)}`, { email: `n${at}@example.cz` }),
		);
		expect(tally(answers)).toEqual({ 401: HERE.burst, 429: 100 - HERE.burst });
	});
});

describe("50 at once", () => {
	test("at one account: five are checked", async () => {
		const address = anAddress();
		const answers = await Promise.all(Array.from({ length: 50 }, () => login(address, {})));
		expect(tally(answers)).toEqual({ 401: ACCOUNT_HERE.burst, 429: 50 - ACCOUNT_HERE.burst });
		await clearLogins(testShop.shop, { ...CUSTOMER, address });
	});

	test("at many accounts: ten are checked", async () => {
		const address = anAddress();
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, at) => login(address, { email: `at-once-${at}@example.cz` })),
		);
		expect(tally(answers)).toEqual({ 401: HERE.burst, 429: 50 - HERE.burst });
	});

	test("all with the right password: some sign in, the others are 429, and the next one signs in", async () => {
		const address = anAddress();
		const answers = await Promise.all(Array.from({ length: 50 }, () => login(address, CUSTOMER)));
		const { 200: signedIn = 0, 429: refused = 0 } = tally(answers);
		expect(signedIn + refused).toBe(50);
		expect(signedIn).toBeGreaterThan(0);
		expect((await login(address, CUSTOMER)).status).toBe(200);
	});
});

describe("the customer whose password is being guessed", () => {
	test("is refused with the right password from the guesser's address until the limit refills, then signs in", async () => {
		const address = anAddress();
		await oneByOne(ACCOUNT_HERE.burst, () => login(address, {}));
		expect((await login(address, CUSTOMER)).body).toEqual(refusedAfter(ACCOUNT_HERE.refillS));
		testShop.passMs(ACCOUNT_HERE.refillS * SECOND_MS);
		expect((await login(address, CUSTOMER)).status).toBe(200);
		await clearLogins(testShop.shop, { ...CUSTOMER, address });
	});

	test("signs in from home in the meantime", async () => {
		await oneByOne(50, () => login(anAddress().replace("::1", "::2"), {}));
		expect((await login(anAddress(), CUSTOMER)).status).toBe(200);
		await clearLogins(testShop.shop, { ...CUSTOMER, address: "" });
	});

	test("signs in from elsewhere however long five machines keep guessing", async () => {
		const guessers = Array.from({ length: 5 }, anAddress);
		for (let minute = 0; minute < 25; minute++) {
			await Promise.all(guessers.map((address) => login(address, {})));
			testShop.passMs(ACCOUNT_HERE.refillS * SECOND_MS);
		}
		expect((await login(anAddress(), CUSTOMER)).status).toBe(200);
		await clearLogins(testShop.shop, { ...CUSTOMER, address: "" });
	});

	test("is refused everywhere once a hundred machines have guessed, until a new password by mail clears the limit", async () => {
		const answers = await oneByOne(ACCOUNT.burst + 20, () => login(anAddress(), {}));
		expect(tally(answers)).toEqual({ 401: ACCOUNT.burst, 429: 20 });
		const address = anAddress();
		const refused = await login(address, CUSTOMER);
		expect(refused.body).toEqual(refusedAfter(ACCOUNT.refillS));
		expect(refused.headers.get("Retry-After")).toBe(String(ACCOUNT.refillS));
		// Nobody else waits, not even behind the last address.
		expect((await login(address, OTHER)).status).toBe(200);
		await clearLogins(testShop.shop, { ...CUSTOMER, address });
		expect((await login(address, CUSTOMER)).status).toBe(200);
	});
});

test("many people sign in from one address: right passwords do not count", async () => {
	const address = anAddress();
	const answers = await oneByOne(4 * HERE.burst, (at) => login(address, at % 2 ? CUSTOMER : OTHER));
	expect(tally(answers)).toEqual({ 200: 4 * HERE.burst });
});

test("an e-mail without an account is answered and limited exactly as one with an account", async () => {
	const answersOf = async (email: string) => {
		const address = anAddress();
		const answers = await oneByOne(ACCOUNT_HERE.burst + 2, () => login(address, { email }));
		await clearLogins(testShop.shop, { email, address });
		return answers.map(({ status, body, headers }) => {
			const { "x-request-id": _, ...rest } = Object.fromEntries(headers);
			return { status, body, headers: rest };
		});
	};
	const known = await answersOf(CUSTOMER.email);
	expect(known.map(({ status }) => status)).toEqual([...Array(ACCOUNT_HERE.burst).fill(401), 429, 429]);
	expect(await answersOf("nobody-at-all@example.cz")).toEqual(known);
});

/** What is left to try, of everything that is counted. */
async function buckets(): Promise<unknown[]> {
	return (await testShop.shop.db.execute(sql`select key, tokens, filled_at from rate_limits order by key`)).rows;
}

test("a refused try leaves the limits as they are", async () => {
	const address = anAddress();
	await oneByOne(ACCOUNT_HERE.burst, () => login(address, {}));
	const before = await buckets();
	expect(tally(await oneByOne(20, () => login(address, {})))).toEqual({ 429: 20 });
	expect(await buckets()).toEqual(before);
	await clearLogins(testShop.shop, { ...CUSTOMER, address });
});

/** The limits as they stand: what broke may have put a token back, which fills nothing up. */
const tokens = async () => (await buckets()).map((row) => ({ ...(row as object), filled_at: null }));

test.each([
	["its limits were taken", /into rate_limits/],
	["the account was read", /from users where lower\(users.email\)/],
])("a try that failed with a server error when %s does not count", async (_, statement) => {
	const address = anAddress();
	await login(address, {});
	const before = await tokens();
	vi.spyOn(log, "error").mockImplementation(() => {});
	expect((await whileBroken(testShop.shop, statement, () => login(address, CUSTOMER))).status).toBe(500);
	vi.restoreAllMocks();
	expect(await tokens()).toEqual(before);
	await clearLogins(testShop.shop, { ...CUSTOMER, address });
});

test("a check of the current password that failed with a server error does not count", async () => {
	const token = await testShop.tokenOf("customer");
	const change = () =>
		testShop.call("PUT", "/account/password", {
			token,
			body: { currentPassword: "wrong", password: "modrá velryba pluje" },
		});
	await change();
	const before = await tokens();
	vi.spyOn(log, "error").mockImplementation(() => {});
	expect((await whileBroken(testShop.shop, /from users where users.id =/, change)).status).toBe(500);
	vi.restoreAllMocks();
	expect(await tokens()).toEqual(before);
});

test("a refused try neither signs in nor ends a session", async () => {
	const address = anAddress();
	const token = await testShop.tokenOf("customer");
	await oneByOne(ACCOUNT_HERE.burst, () => login(address, {}));
	const before = await countRows(testShop, "sessions");
	expect((await login(address, CUSTOMER)).status).toBe(429);
	expect(await countRows(testShop, "sessions")).toBe(before);
	expect((await testShop.call("GET", "/me", { token })).status).toBe(200);
	await clearLogins(testShop.shop, { ...CUSTOMER, address });
});
