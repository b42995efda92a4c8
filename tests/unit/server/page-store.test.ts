import { setTimeout as sleep } from "node:timers/promises";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { expect, test } from "vitest";
import { boundPageStore, datedByBegin, STORE_BYTES } from "#lib/server/page-store.ts";
import config from "../../../next.config.js";

const store = boundPageStore();
const page = (more: object = {}) => ({
	lastModified: 1,
	value: {
		kind: "APP_PAGE",
		html: "<p>",
		rscData: undefined,
		headers: {},
		postponed: undefined,
		status: 200,
		...more,
	} as never,
});
const withTags = (tags: string) => page({ headers: { "x-next-cache-tags": tags } });

test.each([
	["a page", page(), true],
	["a page without a status of its own", page({ status: undefined }), true],
	["a page with goods", withTags("catalogue,product:1"), true],
	["a page that is not there", page({ status: 404 }), false],
	["a redirect from a wrong word", page({ status: 308 }), false],
	["a list of nothing", withTags("catalogue,unkept"), false],
])("%s: kept %#", (name, entry, isKept) => {
	store.set(name, entry);
	expect(store.get(name) !== undefined).toBe(isKept);
});

test("a page that is there no more is kept no more", () => {
	store.set("/1001", page());
	store.set("/1001", page({ status: 404 }));
	expect(store.get("/1001")).toBeUndefined();
});

test("a page is as old as the beginning of its making, so that a change meanwhile makes it anew", async () => {
	const beganMs = Date.now();
	await datedByBegin(async () => {
		await sleep(1);
		store.set("/1002", { ...page(), lastModified: beganMs + 60_000 });
	});
	const { lastModified = 0 } = store.get("/1002") ?? {};
	expect(lastModified).toBeGreaterThanOrEqual(beganMs - 1);
	expect(lastModified).toBeLessThanOrEqual(Date.now());
});

test("the store has the size that Next is told", () => {
	expect(config.cacheMaxMemorySize).toBe(STORE_BYTES);
});

test("how long pages last is remembered of the last 5 000", () => {
	const controls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} } as never);
	for (let page = 0; page < 6000; page += 1) controls.set(`/${page}`, { revalidate: 1, expire: 1 });
	const { cacheControls } = SharedCacheControls as unknown as { cacheControls: Map<string, unknown> };
	expect([cacheControls.size, cacheControls.has("/999"), cacheControls.has("/1000")]).toEqual([5000, false, true]);
});
