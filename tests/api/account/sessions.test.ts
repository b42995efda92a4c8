import { sql } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { RENEWED_TOKEN_HEADER } from "#lib/domain/calls.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import {
	SESSION_MAX_AGE_S,
	SESSION_RENEW_AFTER_S,
	SESSION_WHOLE_AGE_S,
	SESSIONS_MAX,
} from "#lib/domain/people/account-limits.ts";
import { sweepForgotten } from "#lib/shop/background/sweep.sql.ts";
import { whileBroken } from "#tests/support/database/statements.ts";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let eva: CustomerAccount;

beforeAll(async () => {
	testShop = await openTestShop();
});
beforeEach(async () => {
	eva = await anAccount(testShop);
});
afterAll(() => testShop.close());

const me = (token: string) => testShop.call("GET", "/me", { token });
const renewedBy = async (token: string, path = "/me") =>
	(await testShop.call("GET", path, { token })).headers.get(RENEWED_TOKEN_HEADER);
const pass = (seconds: number) => testShop.passMs(seconds * 1000);
const nowS = () => testShop.shop.now().getTime() / 1000;

/** A token handed out instead of this one; fails when none was. */
async function renewed(token: string): Promise<string> {
	const fresh = await renewedBy(token);
	if (fresh === null) throw new Error("No token was handed out");
	return fresh;
}

describe("a token", () => {
	test("holds the customer, the group, the session and its end, and nothing else", () => {
		expect(decodeJwt(eva.token)).toEqual({
			sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
			sub: String(eva.id),
			group: 1,
			iss: "konfety",
			iat: nowS(),
			exp: nowS() + SESSION_MAX_AGE_S,
		});
	});

	test("is exchanged for a fresh one of the same session after a day, not before", async () => {
		pass(SESSION_RENEW_AFTER_S - 1);
		expect(await renewedBy(eva.token)).toBeNull();
		pass(1);
		const fresh = await renewed(eva.token);
		const [old, young] = [decodeJwt(eva.token), decodeJwt(fresh)];
		expect([young.sid, young.sub]).toEqual([old.sid, old.sub]);
		expect(young.exp).toBe(nowS() + SESSION_MAX_AGE_S);
		expect([(await me(eva.token)).status, (await me(fresh)).status]).toEqual([200, 200]);
		expect(await renewedBy(fresh)).toBeNull();
	});

	test("is renewed past 14 days while it is used, but not past 90 days since the login", async () => {
		let token = eva.token;
		for (let day = 0; day < 80; day += 10) {
			pass(10 * DAY_S);
			token = await renewed(token);
		}
		expect(decodeJwt(token).exp).toBe(nowS() - 80 * DAY_S + SESSION_WHOLE_AGE_S);
		pass(10 * DAY_S - 1);
		token = await renewed(token);
		expect((await me(token)).status).toBe(200);
		pass(1);
		await expectRefused(testShop, () => me(token), 401, { error: "unauthorized" });
	});

	test("ends after 14 days, even when its session was renewed under another token", async () => {
		pass(SESSION_MAX_AGE_S - 1);
		const fresh = await renewed(eva.token);
		pass(1);
		await expectRefused(testShop, () => me(eva.token), 401, { error: "unauthorized" });
		expect((await me(fresh)).status).toBe(200);
	});

	test("is renewed as soon as its customer is in another group", async () => {
		await testShop.shop.db.execute(sql`update users set group_id = 2 where id = ${eva.id}`);
		const fresh = await renewed(eva.token);
		expect(decodeJwt(fresh).group).toBe(2);
		expect(await renewedBy(fresh)).toBeNull();
	});

	test("is renewed with any call, a refused one too, and such an answer may be kept by no cache", async () => {
		pass(SESSION_RENEW_AFTER_S);
		for (const path of ["/openapi.json", "/account/orders/999999", "/nothing"]) {
			const { headers } = await testShop.call("GET", path, { token: eva.token });
			expect(headers.get(RENEWED_TOKEN_HEADER)).toMatch(/^eyJ/);
			expect(headers.get("Cache-Control")).toBe("private, no-store");
		}
	});

	test("is not renewed by a call that ended the session, nor when it is invalid", async () => {
		pass(SESSION_RENEW_AFTER_S);
		expect(await renewedBy(eva.token, "/auth/logout")).toBeNull();
		expect(await renewedBy(eva.token)).toBeNull();
		expect(await renewedBy("abc")).toBeNull();
		expect((await testShop.call("GET", "/lists/currencies")).headers.has(RENEWED_TOKEN_HEADER)).toBe(false);
	});

	test("that cannot be renewed does not spoil the answer", async () => {
		pass(SESSION_RENEW_AFTER_S);
		const { status, headers } = await whileBroken(testShop.shop, /^update sessions/, () => me(eva.token));
		expect([status, headers.has(RENEWED_TOKEN_HEADER)]).toEqual([200, false]);
	});

	test("is invalid with somebody else's session, or after the customer was deleted", async () => {
		const { SignJWT } = await import("jose");
		const sign = (sub: unknown, sid: unknown) =>
			new SignJWT({ sid, group: 1 })
				.setProtectedHeader({ alg: "HS256" })
				.setIssuer("konfety")
				.setSubject(sub as string)
				.setExpirationTime("10y")
				.sign(new TextEncoder().encode(testShop.shop.sessionSecret));
		const { sid } = decodeJwt(eva.token);
		for (const [sub, id] of [
			["1", sid],
			["99999999999", sid],
			["1 or true", sid],
			[String(eva.id), "------------------------------------"],
			[String(eva.id), `${sid}0`],
			[String(eva.id), [sid]],
		])
			await expectRefused(testShop, async () => me(await sign(sub, id)), 401, { error: "unauthorized" });
		expect((await me(await sign(String(eva.id), sid))).status).toBe(200);
		await testShop.shop.db.execute(sql`delete from users where id = ${eva.id}`);
		await expectRefused(testShop, () => me(eva.token), 401, { error: "unauthorized" });
	});
});

test("the last use of a session is written every few minutes, not at every call", async () => {
	const usedAt = async () => {
		const { rows } = await testShop.shop.db.execute<{ at: string }>(
			sql`select last_used_at as at from sessions where user_id = ${eva.id}`,
		);
		return new Date(rows[0]?.at ?? "").getTime() / 1000;
	};
	const opened = nowS();
	pass(299);
	await me(eva.token);
	expect(await usedAt()).toBe(opened);
	pass(1);
	await me(eva.token);
	expect(await usedAt()).toBe(opened + 300);
});

test("a customer keeps a limited number of sessions: ended ones are deleted first, then those unused the longest", async () => {
	const old = (count: number, days: number, revokedAt: Date | null) =>
		testShop.shop.db.execute(sql`
			insert into sessions (user_id, created_at, last_used_at, expires_at, revoked_at, user_agent)
			select ${eva.id}, moment, moment, ${testShop.shop.now()}::timestamptz + interval '1 day', ${revokedAt}, 'old'
			from generate_series(1, ${count}) n, lateral (
				select ${testShop.shop.now()}::timestamptz - make_interval(days => ${days}, secs => n) as moment) m`);
	await old(SESSIONS_MAX + 20, 0, testShop.shop.now());
	await old(SESSIONS_MAX - 3, 1, null);
	const other = await anAccount(testShop);
	const opened = async () => (await testShop.call("POST", "/auth/login", { body: eva })).body.token as string;
	const devices = async (token: string) => (await testShop.call("GET", "/account/devices", { token })).body.length;
	const kept = () => countRows(testShop, "sessions", `user_id = ${eva.id}`);
	pass(300);
	await me(eva.token);
	expect(await devices(await opened())).toBe(SESSIONS_MAX - 1);
	expect([await devices(await opened()), await kept()]).toEqual([SESSIONS_MAX, SESSIONS_MAX]);
	const last = await opened();
	expect([await devices(last), await kept()]).toEqual([SESSIONS_MAX, SESSIONS_MAX]);
	expect(await countRows(testShop, "sessions", `user_id = ${eva.id} and user_agent = 'old'`)).toBe(SESSIONS_MAX - 4);
	for (const token of [eva.token, last, other.token]) expect((await me(token)).status).toBe(200);
});

test("ended sessions are swept, open ones stay", async () => {
	pass(SESSION_MAX_AGE_S + 1);
	const { token } = await anAccount(testShop);
	await sweepForgotten(testShop.shop);
	expect(await countRows(testShop, "sessions", `user_id = ${eva.id}`)).toBe(0);
	expect((await me(token)).status).toBe(200);
});
