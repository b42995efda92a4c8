import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { captchaOf } from "#lib/shop/people/captcha/recaptcha.ts";
import {
	aPerson,
	type RecaptchaAnswer,
	type RecaptchaServer,
	refusal,
	startRecaptcha,
} from "#tests/support/servers/recaptcha-server.ts";

const ADDRESS = "203.0.113.7";
const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
const error = vi.spyOn(log, "error").mockImplementation(() => {});

let google: RecaptchaServer;
beforeAll(async () => {
	google = await startRecaptcha();
});
beforeEach(() => {
	google.asked.length = 0;
	warn.mockClear();
	error.mockClear();
});
afterAll(() => google.close());

const verify = (token: string | undefined = "a-token", address = ADDRESS) =>
	google.captcha.verify({ token, action: "register", address });

describe("who is let through", () => {
	test.each<[string, unknown, boolean]>([
		["a person", aPerson(), true],
		["a person at the lowest accepted score", aPerson({ score: 0.5 }), true],
		["a machine", aPerson({ score: 0.1 }), false],
		["a score just below that", aPerson({ score: 0.49 }), false],
		["a token made for another form", aPerson({ action: "password_reset" }), false],
		["a token made on another site", aPerson({ hostname: "evil.test" }), false],
		["a token used before, or too old", refusal("timeout-or-duplicate"), false],
		["a made-up token", refusal("invalid-input-response"), false],
		["a token without a form", aPerson({ action: undefined }), false],
		["a token without a site", aPerson({ hostname: undefined }), false],
		["a browser that failed", refusal("browser-error"), false],
		["a token that makes the request invalid", refusal("bad-request"), false],
		["an unknown error code", refusal("a-code-of-tomorrow"), false],
		["a refusal without a reason", { success: false }, false],
	])("%s", async (_, body, isLetThrough) => {
		google.answer({ body });
		expect(await verify()).toBe(isLetThrough);
		expect(google.asked).toEqual([{ secret: "a-secret", response: "a-token", remoteip: ADDRESS }]);
		expect(warn).not.toHaveBeenCalled();
	});

	test.each([undefined, ""])(
		"a missing token (%j) passes for a forgotten password only, without asking Google",
		async (token) => {
			google.answer({ body: aPerson({ score: 0 }) });
			const { verify } = google.captcha;
			expect(await verify({ token, action: "register", address: ADDRESS })).toBe(false);
			expect(await verify({ token, action: "password_reset", address: ADDRESS })).toBe(true);
			expect(google.asked).toEqual([]);
		},
	);

	test("an unknown address is not sent to Google", async () => {
		google.answer({ body: aPerson() });
		expect(await verify("a-token", "")).toBe(true);
		expect(google.asked).toEqual([{ secret: "a-secret", response: "a-token" }]);
	});
});

describe("when Google does not answer properly, everybody passes and the log says so", () => {
	test.each<[string, RecaptchaAnswer]>([
		["it is broken", { status: 500, body: aPerson({ score: 0 }) }],
		["it is silent", "silence"],
		["it stops in the middle", "slow-body"],
		["it sends a huge answer", "huge"],
		["it redirects", "redirect"],
		["it sends something other than JSON", { text: "<html>" }],
		["it sends JSON of another shape", { body: { success: "yes" } }],
		["it lacks the score", { body: aPerson({ score: undefined }) }],
	])("%s", async (_, answer) => {
		google.answer(answer);
		expect(await verify("the-token-itself")).toBe(true);
		expect(warn).toHaveBeenCalledTimes(1);
		expect(JSON.stringify(warn.mock.calls)).not.toMatch(/a-secret|the-token-itself/);
	});

	test("it does not listen", async () => {
		const gone = await startRecaptcha();
		await gone.close();
		expect(await gone.captcha.verify({ token: "a-token", action: "register", address: ADDRESS })).toBe(true);
		expect(warn).toHaveBeenCalledTimes(1);
	});
});

describe("when the shop's own settings are wrong, the log says so loudly", () => {
	test.each([
		[["invalid-input-secret"]],
		[["missing-input-secret"]],
		[["invalid-input-response", "invalid-input-secret"]],
	])("with the codes %j everybody passes, since no token could be verified", async (codes) => {
		google.answer({ body: refusal(...codes) });
		expect(await verify("the-token-itself")).toBe(true);
		expect(error).toHaveBeenCalledTimes(1);
		expect(JSON.stringify(error.mock.calls)).toContain("RECAPTCHA_SECRET");
		expect(JSON.stringify(error.mock.calls)).not.toMatch(/a-secret|the-token-itself/);
	});

	test.each([400, 404, 413, 429])(
		"a status %i, which a visitor might bring about, lets nobody pass",
		async (status) => {
			google.answer({ status, body: aPerson() });
			expect(await verify("the-token-itself")).toBe(false);
			expect(error).toHaveBeenCalledTimes(1);
			expect(JSON.stringify(error.mock.calls)).toContain(String(status));
		},
	);
});

describe("settings", () => {
	test("without keys there is no captcha and everybody passes", async () => {
		const captcha = captchaOf(readEnv({}));
		expect(captcha.siteKey).toBeNull();
		expect(await captcha.verify({ token: undefined, action: "register", address: "" })).toBe(true);
	});

	test("with both keys the public one is published", () => {
		const captcha = captchaOf(readEnv({ RECAPTCHA_SITE_KEY: "public", RECAPTCHA_SECRET: "secret" }));
		expect(captcha.siteKey).toBe("public");
	});

	test.each([
		["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET"],
		["RECAPTCHA_SECRET", "RECAPTCHA_SITE_KEY"],
	])("%s alone is refused", (given, missing) => {
		expect(() => readEnv({ [given]: "x" })).toThrow(`${missing} must be set when ${given} is.`);
	});
});
