// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PostList } from "#components/blog/post-list.tsx";
import { PostPage } from "#components/blog/post-page.tsx";
import { CareerList } from "#components/career/career-list.tsx";
import { CareerPage } from "#components/career/career-page.tsx";
import { ContactList } from "#components/contact/contact-list.tsx";
import { ContactPage } from "#components/contact/contact-page.tsx";
import { TextPage } from "#components/content/text-page.tsx";
import { DocumentList } from "#components/document/document-list.tsx";
import { EventList } from "#components/event/event-list.tsx";
import { EventPage } from "#components/event/event-page.tsx";
import { HomePage } from "#components/home/home-page.tsx";
import { BrandsPage } from "#components/listing/brands-page.tsx";
import { ListingPage } from "#components/listing/listing-page.tsx";
import { ProductPage } from "#components/product/product-page.tsx";
import { SearchStart } from "#components/search/search-start.tsx";
import { ServicePage } from "#components/service/service-page.tsx";
import { ServicesPage } from "#components/service/services-page.tsx";
import { StorePage } from "#components/store/store-page.tsx";
import { StoresPage } from "#components/store/stores-page.tsx";
import * as goods from "#lib/contract/examples/catalogue.ts";
import { deliveryMethod, reviews, settings } from "#lib/contract/examples/content.ts";
import { product } from "#lib/contract/examples/product.ts";
import { store, storeCard } from "#lib/contract/examples/store.ts";
import * as written from "#lib/contract/examples/written.ts";
import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { DISPATCH } from "#lib/domain/time/promised-dates.ts";
import { type ListingState, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import type { ListingPlace } from "#lib/storefront/pages/listing-place.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";
import { jsonLdNodes, jsonLdProblems, type Node } from "#tests/support/pages/json-ld.ts";
import { forgetProduct, show } from "../product/show.tsx";

// Pages that wait for their texts get them from the server's request; here there is none.
vi.mock("next-intl/server", () => ({
	getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: "listing" }) =>
		createTranslator({ locale, namespace, messages: locale === "cs" ? cs : en }),
}));
vi.mock("#lib/storefront/client/server.ts", () => ({}));
// Parts that ask the server themselves, or need the browser's router.
vi.mock("#components/listing/listing.tsx", () => ({ Listing: () => null }));
vi.mock("#components/search/search-box.tsx", () => ({ SearchBox: () => null }));
vi.mock("#components/service/service-form.tsx", () => ({ ServiceForm: () => null }));

const SHOP = "https://www.konfety.test";

beforeEach(() => {
	vi.stubEnv("SHOP_URL", SHOP);
	vi.stubGlobal("fetch", async () => Response.json([]));
});
afterEach(() => {
	cleanup();
	forgetProduct();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

/** What the page tells search engines, things within others too; fails when they would not take it. */
function toldBy(page: ReactNode, locale: Locale): Node[] {
	const { container } = show(page, locale);
	const scripts = [...container.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.innerHTML);
	expect(jsonLdProblems(scripts)).toEqual([]);
	return jsonLdNodes(scripts);
}

const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node["@type"] === type);
const wayOf = (nodes: Node[]) => ofType(nodes, "BreadcrumbList").flatMap((way) => way.itemListElement as Node[]);

const brand = { ...goods.brand, ...goods.brandCount };
const blogPage = {
	list: { posts: [written.postCard], total: 1, page: 1, pages: 1, category: null },
	categories: [written.postCategory],
};

function listingOf(place: ListingPlace, state: Partial<ListingState> = {}) {
	const listing = {
		products: [goods.card],
		total: 1,
		counts_may_be_old: false,
		is_cut: false,
		page: 1,
		pages: 1,
		per_page: 24,
	};
	return { place, state: { ...PLAIN_LISTING, ...state }, listing: { ...listing, facets: null, corrected: null } };
}
const list = (locale: Locale, place: ListingPlace, state: Partial<ListingState> = {}) =>
	ListingPage({ locale, page: listingOf(place, state) });

type Case = [name: string, page: (locale: Locale) => ReactNode | Promise<ReactNode>, types: string[]];
const texts = { locale: "cs" as const };

const PAGES: Case[] = [
	[
		"home",
		(locale) => (
			<HomePage
				{...{ locale, categories: [goods.node], top: [goods.card], sale: [], services: [], news: [], instagram: [] }}
				contacts={settings.contacts}
				hero={null}
				season={null}
			/>
		),
		["OnlineStore", "WebSite"],
	],
	[
		"product",
		(locale) => (
			<ProductPage
				{...{ locale, product, reviews, deliveries: [deliveryMethod], branchCount: 13, rental: null, filling: null }}
				dispatch={DISPATCH}
				related={{ same_motif: [], companions: [], related: [], substitutes: [], filling: null }}
			/>
		),
		["Product", "Offer", "OfferShippingDetails", "MerchantReturnPolicy", "AggregateRating", "Review", "BreadcrumbList"],
	],
	[
		"category",
		(locale) => list(locale, { kind: "category", category: goods.category }),
		["CollectionPage", "ItemList"],
	],
	["brand", (locale) => list(locale, { kind: "brand", brand: goods.brand }), ["CollectionPage", "ItemList"]],
	["sale", (locale) => list(locale, { kind: "sale" }), ["CollectionPage", "ItemList", "BreadcrumbList"]],
	["new goods", (locale) => list(locale, { kind: "new" }), ["CollectionPage", "ItemList", "BreadcrumbList"]],
	["all goods", (locale) => list(locale, { kind: "goods" }), ["CollectionPage", "ItemList", "BreadcrumbList"]],
	["brands", (locale) => BrandsPage({ locale, brands: [brand] }), ["BreadcrumbList"]],
	[
		"search",
		(locale) => SearchStart({ locale, action: screenPath(locale, "search"), placeholders: [] }),
		["BreadcrumbList"],
	],
	["stores", (locale) => <StoresPage locale={locale} stores={[storeCard]} />, ["ItemList", "BreadcrumbList"]],
	[
		"store",
		(locale) => <StorePage locale={locale} store={store} services={[]} products={[]} />,
		["Store", "BreadcrumbList"],
	],
	["blog", (locale) => <PostList locale={locale} page={blogPage} />, ["BreadcrumbList"]],
	[
		"article",
		(locale) => <PostPage locale={locale} post={written.post} settings={settings} />,
		["BlogPosting", "FAQPage"],
	],
	["careers", (locale) => <CareerList locale={locale} careers={[written.careerCard]} />, ["BreadcrumbList"]],
	[
		"job",
		(locale) => <CareerPage locale={locale} career={written.career} email="prace@konfety.example" />,
		["JobPosting", "BreadcrumbList"],
	],
	["events", (locale) => <EventList locale={locale} events={{ upcoming: [], past: [] }} />, ["BreadcrumbList"]],
	["event", (locale) => <EventPage locale={locale} event={written.event} />, ["Event", "BreadcrumbList"]],
	["services", (locale) => <ServicesPage locale={locale} services={[written.serviceCard]} />, ["BreadcrumbList"]],
	["service", (locale) => <ServicePage locale={locale} service={written.service} />, ["Service", "BreadcrumbList"]],
	[
		"text",
		(locale) => (
			<TextPage locale={locale} page={{ ...written.page, blocks: written.post.blocks }} settings={settings} />
		),
		["FAQPage", "BreadcrumbList"],
	],
	["documents", () => <DocumentList {...texts} documents={[written.document]} />, ["BreadcrumbList"]],
	[
		"contacts",
		() => <ContactList {...texts} contacts={[written.contact]} company={settings.contacts} />,
		["BreadcrumbList"],
	],
	["contact", () => <ContactPage {...texts} contact={written.contact} />, ["BreadcrumbList"]],
];
const CZECH_ONLY = ["documents", "contacts", "contact"];

describe.each(LOCALES)("structured data of pages in %s", (locale) => {
	test.each(PAGES.filter(([name]) => locale === "cs" || !CZECH_ONLY.includes(name)))("%s", async (_, page, types) => {
		const told = toldBy(await page(locale), locale);
		for (const type of types) expect(ofType(told, type).length, type).toBeGreaterThanOrEqual(1);
		const languages = new Set(
			told.flatMap(({ "@type": type, inLanguage }) => (type === "Review" ? [] : (inLanguage ?? []))),
		);
		expect([...languages].filter((one) => one !== locale)).toEqual([]);
	});
});

test("a breadcrumb's structured data has the steps it shows, from the home page to the page itself", async () => {
	const told = toldBy(<StorePage locale="en" store={store} services={[]} products={[]} />, "en");
	expect(wayOf(told).map(({ item }) => item)).toEqual([`${SHOP}/en`, `${SHOP}/en/stores`, SHOP + store.url]);
	const shown = [...document.querySelectorAll("nav ol > li")].map(({ textContent }) => textContent);
	expect(wayOf(told).map(({ name }) => name)).toEqual(shown.slice(0, 3));
});

test("a filtered list has only its breadcrumb: search engines are to index the plain list", async () => {
	const category: ListingPlace = { kind: "category", category: goods.category };
	for (const state of [{ brand: ["fiesta"] }, { sort: "cheapest" as const }]) {
		const told = toldBy(await list("cs", category, state), "cs");
		expect(ofType(told, "CollectionPage")).toEqual([]);
		expect(wayOf(told).at(-1)?.item).toBe(SHOP + goods.category.urls.cs);
		cleanup();
	}
});
