import { setTimeout as sleep } from "node:timers/promises";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { expect, test } from "vitest";
import { packPage } from "#lib/server/app/pack-page.ts";
import { boundPageStore, datedByBegin, type Noted, STORE_BYTES } from "#lib/server/app/page-store.ts";
import config from "../../../../next.config.js";

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
	["a missing page", page({ status: 404 }), false],
	["a redirect from a wrong word", page({ status: 308 }), false],
	["an empty list", withTags("catalogue,unkept"), false],
])("whether the store keeps %s (%#)", (name, entry, isKept) => {
	store.set(name, entry);
	expect(store.get(name) !== undefined).toBe(isKept);
});

test.each([
	["a page", page(), true],
	["an empty list", withTags("catalogue,unkept"), undefined],
])("the answer notes whether %s was stored", (name, entry, isStored) => {
	const noted: Noted = {};
	datedByBegin(() => store.set(name, entry), noted);
	expect(noted.isStored).toBe(isStored);
});

const TEXT = "<p>Balónky 🎈</p>".repeat(500);

test.each([
	[
		"all its parts",
		{
			html: TEXT,
			rscData: Buffer.from(`0:${TEXT}`),
			segmentData: new Map([
				["/_tree", Buffer.from(TEXT)],
				["/_head", Buffer.from("")],
			]),
		},
	],
	["HTML alone", { html: TEXT, rscData: undefined, segmentData: undefined }],
	["nothing in it", { html: "", rscData: Buffer.from(""), segmentData: new Map() }],
])("a page with %s comes back as it was stored, and takes a fraction of its room", (name, parts) => {
	const entry = page({ ...parts, headers: { "x-next-cache-tags": "product:1" }, postponed: "later" });
	store.set("/packed", entry);
	expect(store.get("/packed")).toEqual(entry);
	expect(store.get("/packed")).toEqual(entry);
	const { rscData } = packPage(entry.value);
	expect(rscData?.buffer.byteLength).toBe(rscData?.length);
	const before = store.currentSize;
	store.remove("/packed");
	if (parts.html === TEXT) expect(before - store.currentSize, name).toBeLessThan(TEXT.length / 10);
});

test("a route's answer is stored as it is", () => {
	const entry = {
		lastModified: 1,
		value: { kind: "APP_ROUTE", body: Buffer.from("{}"), status: 200, headers: {} } as never,
	};
	store.set("/feed", entry);
	expect(store.get("/feed")).toEqual(entry);
});

test("a page that no longer exists is removed from the store", () => {
	store.set("/1001", page());
	store.set("/1001", page({ status: 404 }));
	expect(store.get("/1001")).toBeUndefined();
});

test("a page is dated by the start of its rendering, so that a change meanwhile renders it again", async () => {
	const beganMs = Date.now();
	await datedByBegin(async () => {
		await sleep(1);
		store.set("/1002", { ...page(), lastModified: beganMs + 60_000 });
	});
	const { lastModified = 0 } = store.get("/1002") ?? {};
	expect(lastModified).toBeGreaterThanOrEqual(beganMs - 1);
	expect(lastModified).toBeLessThanOrEqual(Date.now());
});

test("the store has the size that is configured in Next", () => {
	expect(config.cacheMaxMemorySize).toBe(STORE_BYTES);
});

test("cache lifetimes are remembered for the last 5 000 pages", () => {
	const controls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} } as never);
	for (let page = 0; page < 6000; page += 1) controls.set(`/${page}`, { revalidate: 1, expire: 1 });
	const { cacheControls } = SharedCacheControls as unknown as { cacheControls: Map<string, unknown> };
	expect([cacheControls.size, cacheControls.has("/999"), cacheControls.has("/1000")]).toEqual([5000, false, true]);
});
