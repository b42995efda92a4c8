/** What the pages of the route table tell search engines beside what they show. */

import { jsonLdNodes, jsonLdProblems, type Node } from "../pages/json-ld.ts";
import type { ServedPage } from "../pages/served-page.ts";
import type { Row } from "./e2e-routes.ts";

/** What pages must tell search engines, by their rows in the table of promises §2 Routes; others tell their way at most. */
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

/**
 * What the page at this path tells that search engines would not take, what its row wants and it does not tell, and a breadcrumb
 * that is not the one on the page; a line each.
 */
export function toldFaults({ path: row }: Row, path: string, { scripts, way }: ServedPage): string[] {
	const told = jsonLdNodes(scripts);
	const missing = (TYPES[row] ?? []).filter((type) => ofType(told, type).length === 0);
	const ways = ofType(told, "BreadcrumbList").map(({ itemListElement }) => itemListElement as Node[]);
	const [steps] = ways;
	const names = steps?.map(({ name }) => String(name)) ?? [];
	const faults = [
		...jsonLdProblems(scripts),
		...missing.map((type) => `there is no ${type}`),
		...(ways.length > 1 ? [`there are ${ways.length} breadcrumbs`] : []),
		...(names.join(" > ") === way.join(" > ") ? [] : [`the way is ${way.join(" > ")}, told ${names.join(" > ")}`]),
	];
	if (!steps) return faults;
	const end = pathOf(steps.at(-1)?.item);
	return end === new URL(path, "http://localhost").pathname ? faults : [...faults, `the way ends at ${end}`];
}
