// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ApiError } from "#lib/storefront/client/api-error.ts";
import { call, callForToken } from "#lib/storefront/client/browser.ts";
import { forgetToken, keepToken } from "#lib/storefront/client/token.ts";
import { callAsAnyone, forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";

/** A token of a customer; the last letter tells one session of theirs from another. */
const tokenOf = (customerId: number, session: string) =>
	`x.${btoa(JSON.stringify({ sub: `${customerId}` })).replaceAll("=", "")}.${session}`;
const OLD = tokenOf(7, "a");
const NEW = tokenOf(7, "b");
const THEIRS = tokenOf(8, "c");
const PASSWORDS = { currentPassword: "KonfetyDemo1", password: "KonfetyDemo2" };

beforeEach(() => keepToken(OLD));
afterEach(() => {
	forgetToken();
	vi.unstubAllGlobals();
});

/** The shop refuses these tokens; `meanwhile` happens while the first call is on its way. */
function refuse(tokens: string[], meanwhile: () => void = () => {}) {
	const sent: (string | undefined)[] = [];
	vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
		const token = new Headers(init.headers).get("Authorization")?.slice("Bearer ".length);
		sent.push(token);
		if (sent.length === 1) meanwhile();
		const isRefused = token !== undefined && tokens.includes(token);
		return Response.json(isRefused ? { error: "unauthorized" } : {}, { status: isRefused ? 401 : 200 });
	});
	return sent;
}

const refusal = (): Promise<ApiError> =>
	call("GET /me").then(
		() => expect.unreachable(),
		(error) => error,
	);

describe("a token that the shop refused", () => {
	test("is forgotten", async () => {
		refuse([OLD]);
		const error = await refusal();
		expect([forgetEndedSession(error), Cookies.get("token"), localStorage.getItem("token")]).toEqual([
			true,
			undefined,
			null,
		]);
		expect(forgetEndedSession(error)).toBe(true);
	});

	test("does not remove a later token", async () => {
		refuse([OLD]);
		const error = await refusal();
		keepToken(NEW);
		expect([forgetEndedSession(error), Cookies.get("token"), localStorage.getItem("token")]).toEqual([false, NEW, NEW]);
	});

	test("does not fail calls that are open to everybody", async () => {
		const sent = refuse([OLD]);
		await callAsAnyone("GET /auth/captcha");
		expect([sent, Cookies.get("token")]).toEqual([[OLD, undefined], undefined]);
	});

	test("does not fail them either when somebody else signed in meanwhile", async () => {
		const sent = refuse([OLD], () => keepToken(THEIRS));
		await callAsAnyone("GET /auth/captcha");
		expect([sent, Cookies.get("token")]).toEqual([[OLD, THEIRS], THEIRS]);
	});
});

describe("a call that was on its way while the token changed", () => {
	test("is repeated with the customer's new token", async () => {
		const sent = refuse([OLD], () => keepToken(NEW));
		await call("GET /me");
		expect(sent).toEqual([OLD, NEW]);
	});

	test("is not repeated with the token of another customer", async () => {
		const sent = refuse([OLD], () => keepToken(THEIRS));
		const error = await refusal();
		expect([sent, error.status, Cookies.get("token")]).toEqual([[OLD], 401, THEIRS]);
		expect([forgetEndedSession(error), Cookies.get("token")]).toEqual([false, THEIRS]);
	});

	test("waits for a new token that is being renewed", async () => {
		const answer = Promise.withResolvers<void>();
		const sent: string[] = [];
		vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
			const token = new Headers(init.headers).get("Authorization")?.slice("Bearer ".length);
			sent.push(`${path} ${token === OLD ? "old" : "new"}`);
			if (path === "/api/account/password") {
				await answer.promise;
				return Response.json({ token: NEW });
			}
			return Response.json(token === OLD ? { error: "unauthorized" } : {}, { status: token === OLD ? 401 : 200 });
		});
		const changing = callForToken("PUT /account/password", { body: PASSWORDS });
		const reading = call("GET /me");
		// The refusal is here before the answer.
		await new Promise((resolve) => setTimeout(resolve, 10));
		answer.resolve();
		await Promise.all([changing, reading]);
		expect(sent).toEqual(["/api/account/password old", "/api/me old", "/api/me new"]);
		expect(Cookies.get("token")).toBe(NEW);
	});

	test("a refused change of the token is reported, and nothing waits for it any more", async () => {
		refuse([OLD]);
		await expect(callForToken("PUT /account/password", { body: PASSWORDS })).rejects.toMatchObject({ status: 401 });
		await expect(call("GET /me")).rejects.toMatchObject({ status: 401 });
	});
});
