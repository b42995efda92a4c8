// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CART_ID } from "#lib/contract/examples/cart.ts";
import { orderBody } from "#lib/contract/examples/order.ts";
import { call, callForFile, callForToken } from "#lib/storefront/client/browser.ts";
import { ask } from "#lib/storefront/client/server.ts";
import { tell } from "#lib/storefront/client/tell.ts";
import { forgetToken } from "#lib/storefront/client/token.ts";

vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));

/** What a request carried. */
const sent: { path: string; clientUrl: string | null }[] = [];

beforeEach(() => {
	sent.length = 0;
	vi.stubGlobal("fetch", async (path: string, { headers }: RequestInit) => {
		sent.push({ path, clientUrl: new Headers(headers).get("Client-URL") });
		return Response.json({ token: "a.b.c" });
	});
});
afterEach(() => {
	forgetToken();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

test("every request of the browser carries the shop's own address (§7)", async () => {
	await call("GET /me");
	await call("POST /account/confirmation");
	await call("PUT /account/newsletter", { body: { subscribed: true, locale: "cs" } });
	await call("DELETE /account/devices");
	await call("POST /order/create/{cartId}", {
		params: { cartId: CART_ID },
		body: orderBody,
		headers: { "idempotency-key": "k1" },
	});
	await callForFile("GET /account/influencer/{locale}/report.csv", { params: { locale: "cs" } });
	await callForToken("PUT /account/password", { body: { currentPassword: "KonfetyDemo1", password: "KonfetyDemo2" } });
	tell("POST /vitals", { body: { kind: "home", device: "phone", values: { LCP: 1200 } } });
	expect(sent).toHaveLength(8);
	expect(window.location.origin).toMatch(/^http:\/\/localhost/);
	expect(new Set(sent.map(({ clientUrl }) => clientUrl))).toEqual(new Set([window.location.origin]));
});

test("every request of a storefront to another shop's API carries the shop's own address too", async () => {
	vi.stubEnv("SHOP_API_URL", "https://obchod.test/");
	vi.stubEnv("SHOP_URL", "https://konfety.test");
	await ask("GET /lists/currencies");
	expect(sent).toEqual([{ path: "https://obchod.test/api/lists/currencies", clientUrl: "https://konfety.test" }]);
});
