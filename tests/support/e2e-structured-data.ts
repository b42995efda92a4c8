/** What the pages of the route table tell search engines beside what they show. */
import { expect, type Page } from "@playwright/test";
import type { Row } from "./e2e-routes.ts";
import { jsonLdNodes, jsonLdOf, jsonLdProblems, type Node } from "./json-ld.ts";

/** What pages must tell search engines, by their rows in the specification's table; others tell their way at most. */
export const TYPES: Record<string, string[]> = {
	"/": ["OnlineStore", "WebSite"],
	"/blog": ["BreadcrumbList"],
	"/blog/{id}/{slug}": ["BlogPosting", "BreadcrumbList"],
	"/blog/kategorie/{id}/{slug}": ["BreadcrumbList"],
	"/dokumenty": ["BreadcrumbList"],
	"/kariera": ["BreadcrumbList"],
	"/kariera/{id}/{slug}": ["JobPosting", "BreadcrumbList"],
	"/kontakty": ["BreadcrumbList"],
	"/contacts/{id}": ["BreadcrumbList"],
	"/prodejny": ["ItemList", "BreadcrumbList"],
	"/prodejny/{id}": ["Store", "BreadcrumbList"],
	"/sluzby": ["BreadcrumbList"],
	"/sluzby/{id}/{slug}": ["Service", "BreadcrumbList"],
	"/eventy": ["BreadcrumbList"],
	"/eventy/{id}/{slug}": ["Event", "BreadcrumbList"],
	"/eventy/novy": ["BreadcrumbList"],
	"/eshop": ["CollectionPage", "BreadcrumbList"],
	"/info/doprava-a-platba": ["FAQPage", "BreadcrumbList"],
	"/info/o-nas": ["BreadcrumbList"],
	"/produkty/akce": ["CollectionPage", "BreadcrumbList"],
	"/produkty/novinky": ["CollectionPage", "BreadcrumbList"],
	"/{id}/{category}": ["CollectionPage", "BreadcrumbList"],
	"/{id}/{category?}/{product}": ["Offer", "OfferShippingDetails", "MerchantReturnPolicy", "BreadcrumbList"],
	"/{slug}": ["BreadcrumbList"],
	"brand list": ["BreadcrumbList"],
	"brand page": ["CollectionPage", "BreadcrumbList"],
};
/** The nodes of this type. */
export const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node["@type"] === type);

/** Path of a whole address. */
export const pathOf = (address: unknown) => new URL(String(address)).pathname;

/** What the page must tell is there, as search engines want it, and its breadcrumb is the one on the page. */
export async function expectStructuredData(page: Page, { path }: Row): Promise<void> {
	const scripts = await jsonLdOf(page);
	expect(jsonLdProblems(scripts)).toEqual([]);
	const told = jsonLdNodes(scripts);
	expect((TYPES[path] ?? []).filter((type) => ofType(told, type).length === 0)).toEqual([]);
	await expectSameWay(page, told);
}

/** A breadcrumb on the page and the one told are one and the same. */
async function expectSameWay(page: Page, told: Node[]) {
	const [way, ...others] = ofType(told, "BreadcrumbList");
	expect(others).toEqual([]);
	if (!way) return;
	const steps = way.itemListElement as Node[];
	const here = page.getByRole("main").locator('nav li[aria-current="page"]');
	await expect(here).toHaveText(String(steps.at(-1)?.name));
	await expect(here.locator("xpath=..").getByRole("listitem")).toHaveText(steps.map(({ name }) => String(name)));
	expect(pathOf(steps.at(-1)?.item)).toBe(new URL(page.url()).pathname);
}
