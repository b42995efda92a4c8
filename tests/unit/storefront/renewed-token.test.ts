// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "#lib/storefront/client/browser.ts";
import { forgetToken, keepToken } from "#lib/storefront/client/token.ts";

beforeEach(() => keepToken("old"));
afterEach(() => {
	forgetToken();
	vi.unstubAllGlobals();
});

const kept = () => [Cookies.get("token"), localStorage.getItem("token")];

/** The shop answers with a fresh token; `meanwhile` happens while the call is on its way. */
function answerWithToken(status = 200, meanwhile: () => void = () => {}) {
	const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
		meanwhile();
		return Response.json(status === 200 ? {} : { error: "not_found" }, {
			status,
			headers: { "Renewed-Token": "fresh" },
		});
	});
	vi.stubGlobal("fetch", fetch);
	return fetch;
}

test("a renewed token replaces the one that was sent", async () => {
	const fetch = answerWithToken();
	await call("GET /me");
	expect(kept()).toEqual(["fresh", "fresh"]);
	await call("GET /me");
	const sent = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get("Authorization"));
	expect(sent).toEqual(["Bearer old", "Bearer fresh"]);
});

test("a renewed token is taken from a refusal as well", async () => {
	answerWithToken(404);
	await expect(call("GET /account/orders/{id}", { params: { id: "9" } })).rejects.toMatchObject({ code: "not_found" });
	expect(kept()).toEqual(["fresh", "fresh"]);
});

test.each<[string, () => void, (string | undefined | null)[]]>([
	["signed out", forgetToken, [undefined, null]],
	["signed in as somebody else", () => keepToken("theirs"), ["theirs", "theirs"]],
])("a renewed token is ignored for a customer who %s while the call was on its way", async (_, meanwhile, expected) => {
	answerWithToken(200, meanwhile);
	await call("GET /me");
	expect(kept()).toEqual(expected);
});

test("a guest gets no renewed token", async () => {
	forgetToken();
	answerWithToken();
	await call("GET /lists/currencies");
	expect(kept()).toEqual([undefined, null]);
});
