import { sql } from "drizzle-orm";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SESSION_MAX_AGE_S } from "#lib/domain/people/account-limits.ts";
import { anAccount } from "#tests/support/people/customer-account.ts";
import { overtaken } from "#tests/support/selling/overtaken.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const CUSTOMER = { email: "zakaznice@konfety.example", password: "KonfetyDemo1" };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const login = (body: unknown) => testShop.call("POST", "/auth/login", { body });
const me = (token?: string) => testShop.call("GET", "/me", token === undefined ? {} : { token });

describe("POST /auth/login", () => {
	test("the right password opens a session and answers with its token alone", async () => {
		const before = await countRows(testShop, "sessions");
		const { status, body, headers } = await login(CUSTOMER);
		expect({ status, body }).toEqual({
			status: 200,
			body: { token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/) },
		});
		expect(headers.get("Cache-Control")).toBe("private, no-store");
		expect(await countRows(testShop, "sessions")).toBe(before + 1);
	});

	test("the e-mail is the same in capitals and with blanks around it", async () => {
		expect((await login({ ...CUSTOMER, email: "  Zakaznice@KONFETY.example " })).status).toBe(200);
	});

	test.each([
		["a wrong password", { ...CUSTOMER, password: "KonfetyDemo2" }],
		["a password with a blank more", { ...CUSTOMER, password: "KonfetyDemo1 " }],
		["an unknown e-mail", { ...CUSTOMER, email: "nobody@konfety.example" }],
		["a password with NUL", { ...CUSTOMER, password: "\0" }],
		["SQL", { email: "a@b.cz", password: "' or '1'='1" }],
	])("%s gets the same refusal as any other wrong login", async (_, body) => {
		await expectRefused(testShop, () => login(body), 401, { error: "invalid_credentials" });
	});

	test.each([
		[{}, { email: ["required"], password: ["required"] }],
		[
			{ email: "", password: "" },
			{ email: ["required"], password: ["required"] },
		],
		[{ ...CUSTOMER, email: "jana" }, { email: ["email"] }],
		[
			{ email: 1, password: [] },
			{ email: ["required"], password: ["required"] },
		],
		[{ ...CUSTOMER, password: "x".repeat(201) }, { password: ["too_long"] }],
	])("fields of %j are named with the keys of their texts", async (body, errors) => {
		await expectRefused(testShop, () => login(body), 422, { error: "invalid", errors });
	});

	test("an unreadable body is 400, one over 64 kB is 413", async () => {
		await expectRefused(testShop, () => testShop.call("POST", "/auth/login", { text: "{" }), 400, {
			error: "unreadable",
		});
		await expectRefused(testShop, () => login({ ...CUSTOMER, password: "x".repeat(70_000) }), 413, {
			error: "too_large",
		});
	});
});

test("a login that began with the old password opens no session after the new one is set", async () => {
	const customer = await anAccount(testShop);
	const answer = await overtaken(
		testShop,
		(tx) => tx.execute(sql`update users set password_hash = 'of another one' where id = ${customer.id}`),
		() => login({ email: customer.email, password: customer.password }),
	);
	expect({ status: answer.status, body: answer.body }).toEqual({
		status: 401,
		body: { error: "invalid_credentials" },
	});
});

describe("GET /me", () => {
	test("answers the customer with the group, and nothing secret", async () => {
		const { status, body } = await me(await testShop.tokenOf("customer"));
		expect({ status, body }).toEqual({
			status: 200,
			body: {
				data: {
					id: 1,
					firstname: "Jana",
					lastname: "Nováková",
					email: CUSTOMER.email,
					isConfirmed: true,
					pendingEmail: null,
					phone: "+420 777 123 456",
					company: "",
					companyId: "",
					taxId: "",
					street: "Lidická 12",
					city: "Brno",
					zip: "60200",
					country: "CZ",
					newsletter: false,
					group: { id: 1, name: "Zákazníci", description: "", descriptions: {}, discount: 0 },
				},
			},
		});
	});

	test("the influencer is of group 2", async () => {
		const { body } = await me(await testShop.tokenOf("influencer"));
		expect(body.data.group).toEqual({
			id: 2,
			name: "Influenceři",
			description: "Spolupráce s Konfety",
			descriptions: { en: "Partners of Konfety" },
			discount: 0,
		});
	});

	test("without a token it is 401", async () => {
		await expectRefused(testShop, () => me(), 401, { error: "unauthorized" });
	});

	const signed = (secret: string, sid: string) =>
		new SignJWT({ sid })
			.setProtectedHeader({ alg: "HS256" })
			.setIssuer("konfety")
			.setSubject("1")
			.setExpirationTime("10y")
			.sign(new TextEncoder().encode(secret));

	test("a forged or changed token, or one signed with another secret, is 401", async () => {
		const token = await testShop.tokenOf("customer");
		const [head = "", payload = "", signature = ""] = token.split(".");
		const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
		const sid = JSON.parse(Buffer.from(payload, "base64url").toString()).sid;
		const forged = [
			`${head}.${payload}.${signature.slice(0, -2)}AA`,
			none,
			await signed("another secret, also long enough", sid),
			await signed(testShop.shop.sessionSecret, "00000000-0000-4000-8000-000000000000"),
			await signed(testShop.shop.sessionSecret, "' or true --"),
			"abc",
			"x".repeat(5_000),
		];
		for (const one of forged) await expectRefused(testShop, () => me(one), 401, { error: "unauthorized" });
		expect((await me(token)).status).toBe(200);
	});

	test("another scheme than Bearer is 401, and so is a bad token on a public call", async () => {
		const basic = { headers: { Authorization: "Basic YTpi" } };
		await expectRefused(testShop, () => testShop.call("GET", "/me", basic), 401, { error: "unauthorized" });
		await expectRefused(testShop, () => testShop.call("GET", "/lists/currencies", { token: "abc" }), 401, {
			error: "unauthorized",
		});
	});

	test("the cookie is no token: other sites' requests carry it too", async () => {
		const token = await testShop.tokenOf("customer");
		await expectRefused(testShop, () => testShop.call("GET", "/me", { headers: { Cookie: `token=${token}` } }), 401, {
			error: "unauthorized",
		});
	});

	test("a session ends after 14 days", async () => {
		const token = await testShop.tokenOf("customer");
		testShop.passMs((SESSION_MAX_AGE_S - 1) * 1000);
		expect((await me(token)).status).toBe(200);
		testShop.passMs(1000);
		await expectRefused(testShop, () => me(token), 401, { error: "unauthorized" });
	});
});

describe("GET /auth/logout", () => {
	test("ends this session and no other", async () => {
		const [first, second] = [await testShop.tokenOf("customer"), await testShop.tokenOf("customer")];
		const { status, body } = await testShop.call("GET", "/auth/logout", { token: first });
		expect({ status, body }).toEqual({ status: 200, body: {} });
		expect((await me(first)).status).toBe(401);
		expect((await me(second)).status).toBe(200);
	});

	test.each([undefined, "abc", "eyJhbGciOiJIUzI1NiJ9.e30.x"])("with token %s nothing happens", async (token) => {
		const call = () => testShop.call("GET", "/auth/logout", token === undefined ? {} : { token });
		await expectRefused(testShop, call, 200, {});
	});
});
