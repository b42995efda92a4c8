/** Browsers in which a customer signed in before: strangers who guess at the account do not lock them out. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import { takeLimit } from "#lib/shop/kernel/rate-limits/limits.ts";
import { LIMITS } from "#lib/shop/kernel/rate-limits/rules.ts";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let eva: CustomerAccount;

beforeAll(async () => {
	testShop = await openTestShop({ isLimited: true });
});
beforeEach(async () => {
	eva = await anAccount(testShop);
});
afterAll(() => testShop.close());

let addresses = 0;
const anAddress = () => `198.51.${++addresses >> 8}.${addresses & 255}`;
const call = (path: string, body: unknown, { cookie, token }: { cookie?: string; token?: string } = {}) =>
	testShop.call(path === "/account/password" ? "PUT" : "POST", path, {
		body,
		headers: { [CLIENT_ADDRESS_HEADER]: anAddress(), ...(cookie === undefined ? {} : { Cookie: cookie }) },
		...(token === undefined ? {} : { token }),
	});
const login = ({ email, password }: Pick<CustomerAccount, "email" | "password">, cookie?: string) =>
	call("/auth/login", { email, password }, cookie === undefined ? {} : { cookie });
/** What the browser sends from now on: "device=…". */
const deviceOf = ({ headers }: Answer) => headers.getSetCookie()[0]?.split(";")[0];
const knownTo = async (account: CustomerAccount): Promise<string> => deviceOf(await login(account)) ?? "";
const guessed = ({ email }: CustomerAccount) => ({ email, password: "wrong" });
const { burst, refillS } = LIMITS.login_device;

/** So many machines guess at an account that nobody unknown is let in. */
async function lockOut({ email }: CustomerAccount): Promise<void> {
	for (let at = 0; at < LIMITS.login_account.burst; at++) await takeLimit(testShop.shop, "login_account", { email });
}

test("a browser known to the account signs in while strangers guess its password, an unknown browser does not", async () => {
	const device = await knownTo(eva);
	await lockOut(eva);
	expect((await login(eva)).status).toBe(429);
	const answer = await login(eva, device);
	expect(answer.status).toBe(200);
	// The same one: whoever signs in often gets no more tries.
	expect(deviceOf(answer)).toBe(device);
});

test("the browser in which the account was opened, or its password changed, is known to it", async () => {
	const body = { email: "nova@konfety.test", password: "tři pštrosi v moři", firstname: "Eva", lastname: "Malá" };
	const opened = await call("/auth/register", { ...body, consent: true, locale: "cs" });
	const changed = await call(
		"/account/password",
		{ currentPassword: body.password, password: "modrá velryba pluje" },
		{ token: opened.body.token },
	);
	await lockOut({ ...eva, ...body });
	expect((await login(body, deviceOf(opened))).status).toBe(429);
	expect((await login({ ...body, password: "modrá velryba pluje" }, deviceOf(changed))).status).toBe(200);
});

/** What strangers have left at every account. */
const strangersTries = async () =>
	(
		await testShop.shop.db.execute(
			sql`select key, tokens from rate_limits where key like 'login_account:%' order by key`,
		)
	).rows;

test("wrong tries in a known browser are counted for it alone", async () => {
	const [device, other] = [await knownTo(eva), await knownTo(eva)];
	expect(other).not.toBe(device);
	const before = await strangersTries();
	for (let at = 0; at < burst; at++) expect((await login(guessed(eva), device)).status).toBe(401);
	const refused = await login(eva, device);
	expect([refused.status, refused.body]).toEqual([429, { error: "too_many_requests", value: refillS }]);
	expect(refused.headers.getSetCookie()).toEqual([]);
	expect((await login(eva, other)).status).toBe(200);
	expect((await login(eva)).status).toBe(200);
	expect(await strangersTries()).toEqual(before);
});

describe("a try counts as a stranger's", () => {
	const changed = (device: string) => device.slice(0, -2) + (device.endsWith("AA") ? "BB" : "AA");

	test.each<[string, (device: string) => string | Promise<string>]>([
		["with the cookie of another account's browser", async () => knownTo(await anAccount(testShop))],
		["with a changed proof", changed],
		["with another number before the proof", (device) => device.replace("=", "=x")],
		["with no proof", (device) => device.split(".")[0] ?? ""],
		["with rubbish", () => "device=%00...%ff; device="],
	])("%s", async (_, cookieFrom) => {
		const cookie = await cookieFrom(await knownTo(eva));
		await lockOut(eva);
		expect((await login(eva, cookie)).status).toBe(429);
	});

	test("with a cookie from before the password changed", async () => {
		const device = await knownTo(eva);
		const { token } = (await login(eva)).body;
		const password = "modrá velryba pluje";
		await call("/account/password", { currentPassword: eva.password, password }, { token });
		await lockOut(eva);
		expect((await login({ ...eva, password }, device)).status).toBe(429);
	});
});

test("the cookie goes to the login alone, is hidden from scripts, lasts a year, tells nothing and opens nothing", async () => {
	const { headers } = await login(eva);
	const [cookie = ""] = headers.getSetCookie();
	const [value = "", ...attributes] = cookie.split("; ");
	expect(value).toMatch(/^device=[\w-]{22}\.[\w-]{43}$/);
	expect(attributes.toSorted()).toEqual(
		[`Max-Age=${365 * DAY_S}`, "Path=/api/auth/login", "HttpOnly", "Secure", "SameSite=Strict"].toSorted(),
	);
	expect((await testShop.call("GET", "/me", { headers: { Cookie: value } })).status).toBe(401);
	expect((await login(guessed(eva))).headers.getSetCookie()).toEqual([]);
});
