import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { aPerson, type RecaptchaServer, startRecaptcha } from "#tests/support/servers/recaptcha-server.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let google: RecaptchaServer;
let testShop: TestShop;
let withoutKeys: TestShop;

beforeAll(async () => {
	google = await startRecaptcha();
	testShop = await openTestShop({ captcha: google.captcha });
	withoutKeys = await openTestShop();
});
afterAll(async () => {
	await withoutKeys.close();
	await testShop.close();
	await google.close();
});

const ADDRESS = "203.0.113.7";
const FORMS = [
	{
		name: "registration",
		path: "/auth/register",
		action: "register",
		body: {
			email: "nova@example.cz",
			password: "tři pštrosi v moři",
			firstname: "Jana",
			lastname: "Nováková",
			consent: true,
			locale: "cs",
		},
		status: 201,
	},
	{
		name: "password reset",
		path: "/auth/password-reset",
		action: "password_reset",
		body: { email: "zakaznice@konfety.example", locale: "cs" },
		status: 200,
	},
] as const;

const send = (shop: TestShop, { path, body }: (typeof FORMS)[number], captchaToken?: string) =>
	shop.call("POST", path, { body: { ...body, captchaToken }, headers: { [CLIENT_ADDRESS_HEADER]: ADDRESS } });

test("the shop tells the public key, or that there is none, and never the secret", async () => {
	expect((await testShop.call("GET", "/auth/captcha")).body).toEqual({ siteKey: "a-site-key" });
	expect((await withoutKeys.call("GET", "/auth/captcha")).body).toEqual({ siteKey: null });
});

describe.each(FORMS)("$name", (form) => {
	const REFUSED = [422, { error: "captcha_failed" }] as const;

	test("a machine is refused, and nothing is written", async () => {
		google.answer({ body: aPerson({ action: form.action, score: 0.1 }) });
		await expectRefused(testShop, () => send(testShop, form, "a-token"), ...REFUSED);
	});

	test("a token made for another form is refused", async () => {
		google.answer({ body: aPerson({ action: "something_else" }) });
		await expectRefused(testShop, () => send(testShop, form, "a-token"), ...REFUSED);
	});

	test("a token of any length is 422 before Google is asked", async () => {
		google.asked.length = 0;
		const answer = await send(testShop, form, "x".repeat(5000));
		expect([answer.status, answer.body.errors]).toEqual([422, { captchaToken: ["too_long"] }]);
		expect(google.asked).toEqual([]);
	});

	test("a person passes, and Google is sent the token and the visitor's address", async () => {
		google.answer({ body: aPerson({ action: form.action }) });
		google.asked.length = 0;
		expect((await send(testShop, form, "a-token")).status).toBe(form.status);
		expect(google.asked).toEqual([{ secret: "a-secret", response: "a-token", remoteip: ADDRESS }]);
	});

	test("without keys no token is needed", async () => {
		expect((await send(withoutKeys, form)).status).toBe(form.status);
	});
});

test("a browser that cannot load Google opens no account, but gets a new password", async () => {
	google.asked.length = 0;
	const [registration, reset] = FORMS;
	await expectRefused(testShop, () => send(testShop, registration), 422, { error: "captcha_failed" });
	expect((await send(testShop, reset)).status).toBe(200);
	expect(google.asked).toEqual([]);
});

test("while Google is unavailable accounts are opened all the same", async () => {
	google.answer({ status: 500, body: {} });
	const users = await countRows(testShop, "users");
	const [form] = FORMS;
	const answer = await testShop.call("POST", form.path, {
		body: { ...form.body, email: "dalsi@example.cz", captchaToken: "a-token" },
	});
	expect(answer.status).toBe(201);
	expect(await countRows(testShop, "users")).toBe(users + 1);
});
