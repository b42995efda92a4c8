import type { CatalogueSample } from "./catalogue-sample.ts";
import { BEGINNINGS, COMMON_BEGINNINGS, COMMON_SEARCHES, SEARCHES } from "./catalogue-words.ts";

export type Figure = {
	name: string;
	/** Largest acceptable growth from 10 000 to the greatest size; null when it grows with the goods it shows. */
	growthMax: number | null;
	/** Varied paths below /api, as the page calls them. */
	paths(sample: CatalogueSample): string[];
	/** Each path is called once, and nothing is kept of it. */
	isFirst?: boolean;
	/** Path to measure instead when a size is too small. */
	instead?(sample: CatalogueSample): string | null;
};

const CALLS = 60;
const FAR_PAGE = 100;
const FILTERS = [
	"attributes=barva:zlata,ruzova&availability=in_stock&sort=cheapest",
	"attributes=prilezitost:narozeniny;material:papir,latex&sort=newest",
	"attributes=motiv:jednorozec,dinosauri,pirati&price_from=5000&price_to=60000",
	"label=sale,new&sort=dearest",
	"branch=praha,brno&attributes=barva:modra,bila,zelena",
	"attributes=barva:cervena;prilezitost:karneval&availability=in_stock,temporarily_sold_out",
];
const FAR_SORTS = ["recommended", "cheapest", "newest"];

/** Repeats the items to make at least 60 calls. */
function calls<Item>(items: readonly Item[], pathOf: (item: Item, index: number) => string): string[] {
	if (items.length === 0) throw new Error("There is nothing to call");
	const rounds = Math.ceil(CALLS / items.length);
	return Array.from({ length: rounds }, () => items)
		.flat()
		.map(pathOf);
}

const listing = (query: string) => `/catalog/products/cs?${query}&facets=1`;
const typed = (path: string) => (text: string) => `${path}q=${encodeURIComponent(text)}`;
const farPageOf = ({ pages }: { pages: number }) => Math.min(FAR_PAGE, pages);

/** The counts of a long list are kept when they have been made. */
function longLists(name: string, queries: (sample: CatalogueSample) => string[]): Figure[] {
	const growthMax = null;
	const paths = (sample: CatalogueSample) => queries(sample).map(listing);
	return [
		{ name: `${name}, first page, for the first time`, growthMax, isFirst: true, paths },
		{ name: `${name}, first page`, growthMax, paths: (sample) => calls(paths(sample), (path) => path) },
		{
			name: `${name}, 50th page by price`,
			growthMax,
			paths: (sample) => calls(paths(sample), (path) => `${path}&page=50&sort=cheapest`),
		},
	];
}

export const FIGURES: readonly Figure[] = [
	{
		name: "category, first page",
		growthMax: 3,
		paths: ({ leaves }) => calls(leaves, (id) => listing(`category=${id}`)),
	},
	{
		name: "category, filtered and sorted",
		growthMax: 3,
		paths: ({ leaves }) => calls(leaves, (id, index) => listing(`category=${id}&${FILTERS[index % FILTERS.length]}`)),
	},
	{
		name: "100th page of a group",
		growthMax: 3,
		paths: ({ groups }) =>
			calls(groups, (group, index) =>
				listing(`category=${group.id}&page=${farPageOf(group)}&sort=${FAR_SORTS[index % FAR_SORTS.length]}`),
			),
		instead: ({ groups }) => {
			const last = Math.max(...groups.map(farPageOf));
			return last < FAR_PAGE ? `page ${last}, the last one` : null;
		},
	},
	{ name: "search", growthMax: 3, paths: () => calls(SEARCHES, typed("/catalog/products/cs?facets=1&")) },
	{
		name: "search, very common word",
		growthMax: 6,
		paths: () => calls(COMMON_SEARCHES, typed("/catalog/products/cs?facets=1&")),
	},
	{ name: "suggestions", growthMax: 3, paths: () => calls(BEGINNINGS, typed("/catalog/suggest/cs?")) },
	{
		name: "suggestions, very common beginning",
		growthMax: 6,
		paths: () => calls(COMMON_BEGINNINGS, typed("/catalog/suggest/cs?")),
	},
	{
		name: "product detail",
		growthMax: 3,
		paths: ({ products }) => calls(products, (id) => `/catalog/product/cs/${id}`),
	},
	{
		name: "related goods of a product",
		growthMax: 3,
		paths: ({ products }) => calls(products, (id) => `/catalog/product/cs/${id}/related`),
	},
	{
		name: "search, without counts of filters",
		growthMax: 3,
		paths: () => calls(SEARCHES, typed("/catalog/products/cs?")),
	},
	...longLists("brand", ({ brands }) => brands.map((id) => `brand_id=${id}`)),
	...longLists("department (up to 100 000 goods)", ({ departments }) => departments.map((id) => `category=${id}`)),
	...longLists("goods on sale (a tenth of all)", () => ["list=sale"]),
	{ name: "list of brands", growthMax: null, paths: () => calls(["cs"], (locale) => `/catalog/brands/${locale}`) },
];
