import { beforeEach, describe, expect, test, vi } from "vitest";
import { card } from "#lib/contract/examples/catalogue.ts";
import { settings } from "#lib/contract/examples/content.ts";
import { store as branch } from "#lib/contract/examples/store.ts";
import type { Store } from "#lib/contract/schemas/store.ts";
import { breadcrumbList } from "#lib/storefront/structured-data/breadcrumb-list.ts";
import { collectionPage } from "#lib/storefront/structured-data/collection-page.ts";
import { graphOf, inContext } from "#lib/storefront/structured-data/in-context.ts";
import { itemList } from "#lib/storefront/structured-data/item-list.ts";
import { organization } from "#lib/storefront/structured-data/organization.ts";
import { store } from "#lib/storefront/structured-data/store.ts";
import { webSite } from "#lib/storefront/structured-data/web-site.ts";
import { jsonLdProblems, type Node } from "#tests/support/pages/json-ld.ts";

const SHOP = "https://www.konfety.test";
beforeEach(() => {
	vi.stubEnv("SHOP_URL", SHOP);
});

const TEXTS = { name: "Konfety", description: "Vše na oslavu" };

/** As it is read; fails when search engines would not take it. */
function read(document: object): Node {
	const text = JSON.stringify(document);
	expect(jsonLdProblems([text])).toEqual([]);
	return JSON.parse(text);
}

describe("the shop", () => {
	const shopOf = (changes: Partial<typeof settings.contacts> = {}, locale: "cs" | "en" = "cs") =>
		read(inContext(organization({ ...settings.contacts, ...changes }, { name: "Konfety", locale })));

	test("is an online store with its company, contacts, profiles and return policy", () => {
		expect(shopOf()).toMatchObject({
			"@type": "OnlineStore",
			"@id": `${SHOP}/#organization`,
			name: "Konfety",
			legalName: "Konfety s.r.o.",
			url: `${SHOP}/`,
			logo: `${SHOP}/icon.svg`,
			vatID: "CZ00000001",
			identifier: { propertyID: "IČO", value: "00000001" },
			address: {
				streetAddress: "Nádražní 62",
				postalCode: "150 00",
				addressLocality: "Praha 5",
				addressCountry: "CZ",
			},
			contactPoint: {
				contactType: "customer service",
				telephone: "+420 800 100 200",
				email: "ahoj@konfety.example",
				availableLanguage: ["cs", "en"],
			},
			sameAs: ["https://www.instagram.com/konfety.example/"],
			hasMerchantReturnPolicy: { merchantReturnDays: 14 },
		});
	});

	test("a town is read without a postcode, too", () => {
		expect(shopOf({ city: "Brno" }).address).toMatchObject({ addressLocality: "Brno" });
		expect((shopOf({ city: "Brno" }).address as Node).postalCode).toBeUndefined();
	});

	test("values missing in the settings are left out", () => {
		const said = shopOf({ social: [], companyId: "", taxId: "", email: "" });
		for (const key of ["sameAs", "identifier", "vatID", "email"]) expect(said[key]).toBeUndefined();
	});

	test.each([
		["cs", "/", `${SHOP}/hledani?q={search_term_string}`],
		["en", "/en", `${SHOP}/en/search?q={search_term_string}`],
	] as const)("in %s its site is searched at its own address", (locale, home, urlTemplate) => {
		expect(read(inContext(webSite(locale, TEXTS)))).toMatchObject({
			"@type": "WebSite",
			url: SHOP + home,
			inLanguage: locale,
			publisher: { "@id": `${SHOP}/#organization` },
			potentialAction: {
				"@type": "SearchAction",
				target: { urlTemplate },
				"query-input": "required name=search_term_string",
			},
		});
	});

	test("shop and site stand in one graph", () => {
		const said = read(
			graphOf([organization(settings.contacts, { name: "Konfety", locale: "cs" }), webSite("cs", TEXTS)]),
		);
		expect((said["@graph"] as Node[]).map((one) => one["@type"])).toEqual(["OnlineStore", "WebSite"]);
	});
});

describe("breadcrumbs and lists", () => {
	test("a breadcrumb counts from one and leads to whole addresses, the last step too", () => {
		const steps = [
			{ name: "Úvod", url: "/" },
			{ name: "Balónky", url: "/1001/balonky" },
		];
		expect(read(inContext(breadcrumbList(steps))).itemListElement).toEqual([
			{ "@type": "ListItem", position: 1, name: "Úvod", item: `${SHOP}/` },
			{ "@type": "ListItem", position: 2, name: "Balónky", item: `${SHOP}/1001/balonky` },
		]);
	});

	test("a list has only the position, name and address of goods", () => {
		expect(read(inContext(itemList([card, card]))).itemListElement).toEqual(
			[1, 2].map((position) => ({ "@type": "ListItem", position, name: card.name, url: SHOP + card.url })),
		);
	});

	test("the third page of a listing continues the positions", () => {
		const listing = { products: [card, card], page: 3, per_page: 24 };
		const page = { name: "Balónky", description: "Latexové i fóliové.", url: "/1001/balonky?strana=3", listing };
		const said = read(inContext(collectionPage("cs", page)));
		expect(said).toMatchObject({
			"@type": "CollectionPage",
			url: `${SHOP}/1001/balonky?strana=3`,
			inLanguage: "cs",
			isPartOf: { "@id": `${SHOP}/#website` },
			mainEntity: { numberOfItems: 2, itemListElement: [{ position: 49 }, { position: 50 }] },
		});
	});

	test("an empty listing lists nothing", () => {
		const listing = { products: [], page: 1, per_page: 24 };
		const said = read(
			inContext(collectionPage("en", { name: "New", description: "", url: "/en/products/new", listing })),
		);
		expect([said.mainEntity, said.description]).toEqual([undefined, undefined]);
	});
});

describe("a store", () => {
	const storeOf = (changes: Partial<Store> = {}) => read(inContext(store({ ...branch, ...changes })));

	test("has its address, contacts and the company it belongs to", () => {
		expect(storeOf()).toMatchObject({
			"@type": "Store",
			"@id": `${SHOP}/prodejny/2#store`,
			name: "Konfety Brno – Josefská",
			url: `${SHOP}/prodejny/2`,
			image: [`${SHOP}/media/5d0c2f3a6b1e4897aa10.3/1200.jpg`],
			telephone: "+420 800 100 202",
			address: { streetAddress: "Josefská 14", postalCode: "602 00", addressLocality: "Brno", addressCountry: "CZ" },
			geo: { latitude: 49.1921, longitude: 16.6115 },
			hasMap: "https://www.google.com/maps/search/?api=1&query=49.1921,16.6115",
			parentOrganization: { "@id": `${SHOP}/#organization` },
		});
	});

	test("days with the same hours are grouped, closed ones are left out", () => {
		const on = (...days: string[]) => days.map((day) => `https://schema.org/${day}`);
		expect(storeOf().openingHoursSpecification).toEqual([
			{
				"@type": "OpeningHoursSpecification",
				opens: "09:00",
				closes: "18:00",
				dayOfWeek: on("Monday", "Tuesday", "Wednesday", "Thursday", "Friday"),
			},
			{ "@type": "OpeningHoursSpecification", opens: "09:00", closes: "13:00", dayOfWeek: on("Saturday") },
		]);
	});

	test("special days have their hours; closed all day is from midnight to midnight", () => {
		const special_days: Store["special_days"] = [
			{ day: "2026-12-24", hours: ["09:00", "12:00"], holiday: "christmasEve", note: "" },
			{ day: "2026-12-25", hours: null, holiday: "christmasDay", note: "" },
		];
		expect(storeOf({ special_days }).specialOpeningHoursSpecification).toMatchObject([
			{ opens: "09:00", closes: "12:00", validFrom: "2026-12-24", validThrough: "2026-12-24" },
			{ opens: "00:00", closes: "00:00", validFrom: "2026-12-25", validThrough: "2026-12-25" },
		]);
		expect(storeOf({ special_days: [] }).specialOpeningHoursSpecification).toBeUndefined();
	});
});
