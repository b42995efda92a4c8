import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setMaintenance } from "#lib/shop/content/settings/maintenance.ts";
import { fetchPoster, fetchSettings } from "#lib/storefront/content/settings.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));

/** Where lib/shop/embedded-shop.ts keeps the shop of its process. */
const holder = globalThis as typeof globalThis & { konfetyShop?: unknown };

let testShop: TestShop;
/** What pages asked of the shop in their own process. */
const asked: { path: string; clientUrl: string | null }[] = [];

beforeAll(async () => {
	testShop = await openTestShop();
	const { shop, app } = testShop;
	const request = (path: string, init: { headers: Record<string, string> }) => {
		asked.push({ path, clientUrl: new Headers(init.headers).get("Client-URL") });
		return app.request(path, init);
	};
	holder.konfetyShop = { shop, app: { request } };
});
afterAll(async () => {
	holder.konfetyShop = undefined;
	await testShop.close();
});
beforeEach(() => {
	asked.length = 0;
	vi.stubEnv("SHOP_API_URL", "");
	vi.stubEnv("SHOP_URL", "https://konfety.test");
});
afterEach(() => vi.unstubAllEnvs());

const turn = (isOn: boolean) => setMaintenance(testShop.shop, { isOn, messages: {}, isDryRun: false });
const pathsAsked = () => asked.map(({ path }) => path);

test("every request of a page carries the shop's own address (§7)", async () => {
	await fetchSettings("cs");
	await fetchPoster("en");
	expect(asked).toHaveLength(3);
	for (const { path, clientUrl } of asked) expect(clientUrl, path).toBe("https://konfety.test");
});

test("GET /api/poster is skipped in maintenance mode (§7), and asked again after it", async () => {
	expect(Object.keys(await fetchPoster("cs"))).toContain("banner.promo");
	expect(pathsAsked()).toContain("/api/poster?lang=cs");
	await turn(true);
	asked.length = 0;
	expect(await fetchPoster("cs")).toEqual({});
	expect(pathsAsked()).toEqual(["/api/settings?lang=cs"]);
	await turn(false);
	expect(Object.keys(await fetchPoster("cs"))).toContain("banner.promo");
});
