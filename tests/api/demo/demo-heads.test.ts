/** Whatever the demo shop sells and writes is found under a title of its own and a description that is one. */
import { sql } from "drizzle-orm";
import type { Metadata } from "next";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import {
	fetchCareer,
	fetchContact,
	fetchEvent,
	fetchPageByKey,
	fetchPost,
	fetchService,
} from "#lib/storefront/content/content.ts";
import { fetchBrand } from "#lib/storefront/goods/catalogue.ts";
import { catalogueMetadata } from "#lib/storefront/heads/catalogue-metadata.ts";
import { listingMetadata } from "#lib/storefront/heads/listing-metadata.ts";
import {
	careerMetadata,
	contactMetadata,
	eventMetadata,
	postMetadata,
	serviceMetadata,
	writtenMetadata,
} from "#lib/storefront/heads/written-metadata.ts";
import { findListingPage } from "#lib/storefront/pages/listing-page.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));
vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"));
vi.mock("#lib/i18n/page-locale.ts", () => ({ pageLocale: async () => "cs" }));

const PAGES = ["about-us", "accessibility", "companies-and-schools", "complaints", "contact", "cookies", "privacy"];
const INFO = ["balloon-inflation", "costume-rental", "delivery-and-payment", "terms", "turnkey-party-decoration"];

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
	vi.stubEnv("SHOP_API_URL", "http://shop.test");
	vi.stubGlobal("fetch", (address: string) => testShop.app.request(address));
});
afterAll(async () => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	await testShop.close();
});

type Thing = "products" | "categories" | "brands" | "posts" | "careers" | "events" | "services" | "contacts";
const ids = async (things: Thing) => {
	const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`select id from ${sql.identifier(things)}`);
	expect(rows.length).toBeGreaterThan(0);
	return rows.map(({ id }) => id);
};
const all = (list: number[], headOf: (id: number) => Promise<Metadata>) => Promise.all(list.map(headOf));

/** Heads of all things of a kind in a language. */
const KINDS: Record<string, (locale: Locale) => Promise<Metadata[]>> = {
	products: async (locale) => all(await ids("products"), (id) => catalogueMetadata(locale, String(id))),
	categories: async (locale) => all(await ids("categories"), (id) => catalogueMetadata(locale, String(id))),
	brands: async (locale) =>
		all(await ids("brands"), async (id) => {
			const brand = await fetchBrand(locale, id);
			const page = brand && (await findListingPage(locale, { kind: "brand", brand }));
			if (!page) throw new Error(`No brand ${id}`);
			return listingMetadata(locale, page);
		}),
	posts: async (locale) => all(await ids("posts"), async (id) => postMetadata(locale, await fetchPost(locale, id))),
	pages: (locale) =>
		Promise.all([...PAGES, ...INFO].map(async (key) => writtenMetadata(locale, await fetchPageByKey(locale, key)))),
	careers: async (locale) =>
		all(await ids("careers"), async (id) => careerMetadata(locale, await fetchCareer(locale, id))),
	events: async (locale) => all(await ids("events"), async (id) => eventMetadata(locale, await fetchEvent(locale, id))),
	services: async (locale) =>
		all(await ids("services"), async (id) => serviceMetadata(locale, await fetchService(locale, id))),
	contacts: async (locale) =>
		locale === "en" ? [] : all(await ids("contacts"), async (id) => contactMetadata("cs", await fetchContact(id))),
};

const titleOf = ({ title }: Metadata) => (title instanceof Object && "absolute" in title ? title.absolute : title);
const twice = (texts: unknown[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(LOCALES)("in %s", (locale) => {
	const heads = new Map<string, Metadata[]>();
	beforeAll(async () => {
		for (const [kind, headsIn] of Object.entries(KINDS)) heads.set(kind, await headsIn(locale));
	});

	test.each(Object.keys(KINDS))("%s have descriptions of 50 to 160 characters and are not hidden", (kind) => {
		const poor = (heads.get(kind) ?? [])
			.filter(({ description, robots }) => {
				const { length } = description ?? "";
				return length < 50 || length > 160 || (robots instanceof Object && "index" in robots);
			})
			.map((head) => [titleOf(head), head.description]);
		expect(poor).toEqual([]);
	});

	test("events begin with their day and their place", () => {
		const begin = locale === "cs" ? /^\d+\. \p{L}+ \d{4}, \p{L}/u : /^\p{L}+ \d+, \d{4}, \p{L}/u;
		for (const { description } of heads.get("events") ?? []) expect(description).toMatch(begin);
	});

	test("no two pages have the same title", () => {
		expect(twice([...heads.values()].flat().map(titleOf))).toEqual([]);
	});

	test("no two pages have the same description", () => {
		expect(twice([...heads.values()].flat().map(({ description }) => description))).toEqual([]);
	});
});
