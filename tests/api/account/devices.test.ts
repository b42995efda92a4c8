import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Device } from "#lib/contract/schemas/account.ts";
import { SESSION_MAX_AGE_S } from "#lib/domain/people/account-limits.ts";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
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

const devices = async (token: string): Promise<Device[]> =>
	(await testShop.call("GET", "/account/devices", { token })).body;
const end = (id: string, token = eva.token) => testShop.call("DELETE", `/account/devices/${id}`, { token });
async function signIn(userAgent: string): Promise<string> {
	const { body } = await testShop.call("POST", "/auth/login", { body: eva, headers: { "User-Agent": userAgent } });
	return body.token;
}

test("lists browsers that are signed in, the one used last first, and marks the one that asks", async () => {
	const openedAt = testShop.shop.now().toISOString();
	testShop.passMs(60_000);
	const phone = await signIn(`Mozilla/5.0 ${"x".repeat(300)}`);
	testShop.passMs(300_000);
	const usedAt = testShop.shop.now().toISOString();
	const ended = await signIn("ended");
	await testShop.call("GET", "/auth/logout", { token: ended });
	const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
	const phoneAt = new Date(Date.parse(openedAt) + 60_000).toISOString();
	expect(await devices(eva.token)).toEqual([
		{ id, userAgent: "", createdAt: openedAt, lastUsedAt: usedAt, isCurrent: true },
		{
			id,
			userAgent: `Mozilla/5.0 ${"x".repeat(300)}`.slice(0, 200),
			createdAt: phoneAt,
			lastUsedAt: phoneAt,
			isCurrent: false,
		},
	]);
	expect((await devices(phone)).filter(({ isCurrent }) => isCurrent)).toMatchObject([{ createdAt: phoneAt }]);
});

test("one browser is signed out and the others are not", async () => {
	const [phone, tablet] = [await signIn("phone"), await signIn("tablet")];
	const id = (await devices(eva.token)).find(({ userAgent }) => userAgent === "phone")?.id ?? "";
	const { status, body } = await end(id);
	expect({ status, body }).toEqual({ status: 200, body: {} });
	const statuses = [phone, tablet, eva.token].map(
		async (token) => (await testShop.call("GET", "/me", { token })).status,
	);
	expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
	await expectRefused(testShop, () => end(id), 404, { error: "not_found" });
});

test("one's own browser can be signed out as well", async () => {
	const [own] = await devices(eva.token);
	expect((await end(own?.id ?? "")).status).toBe(200);
	await expectRefused(testShop, () => testShop.call("GET", "/me", { token: eva.token }), 401, {
		error: "unauthorized",
	});
});

test("another customer's browser is 404, as a missing one is", async () => {
	const [foreign] = await devices((await anAccount(testShop)).token);
	for (const id of [foreign?.id ?? "", "00000000-0000-4000-8000-000000000000", "abc", "1 or true"])
		await expectRefused(testShop, () => end(id), 404, { error: "not_found" });
});

test("all browsers but the one that asks are signed out, and nobody else's", async () => {
	const other = await anAccount(testShop);
	const others = [await signIn("a"), await signIn("b")];
	const endOthers = () => testShop.call("DELETE", "/account/devices", { token: eva.token });
	expect((await endOthers()).body).toEqual({ ended: 2 });
	expect((await endOthers()).body).toEqual({ ended: 0 });
	for (const token of others) expect((await testShop.call("GET", "/me", { token })).status).toBe(401);
	for (const { token } of [eva, other]) expect((await testShop.call("GET", "/me", { token })).status).toBe(200);
});

test("a browser whose session expired is not listed and cannot be signed out", async () => {
	await signIn("old");
	const old = (await devices(eva.token)).find(({ userAgent }) => userAgent === "old")?.id ?? "";
	testShop.passMs(SESSION_MAX_AGE_S * 1000);
	const token = await signIn("new");
	expect((await devices(token)).map(({ userAgent }) => userAgent)).toEqual(["new"]);
	await expectRefused(testShop, () => end(old, token), 404, { error: "not_found" });
});

test.each([
	["GET", "/account/devices"],
	["DELETE", "/account/devices"],
	["DELETE", "/account/devices/00000000-0000-4000-8000-000000000000"],
	["DELETE", "/account/devices/abc"],
])("%s %s needs a customer", async (method, path) => {
	await expectRefused(testShop, () => testShop.call(method, path), 401, { error: "unauthorized" });
});
