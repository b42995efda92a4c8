/** Kinds of pages, and what each may weigh: bytes as a browser gets them (brotli). */
import { z } from "zod";
import { THEMES_KEY } from "#lib/domain/goods/themes.ts";

export type Weight = {
	html: number;
	scripts: number;
	scriptFiles: number;
	styles: number;
	styleFiles: number;
	fonts: number;
	fontFiles: number;
};

export type Kind = {
	name: string;
	/** The folder of its page, as Next names it. */
	route: string;
	/** Address of a page of the kind in the demo shop. */
	find: (shop: string) => Promise<string>;
	limits: Weight;
	/** Files that a phone on a slow line asks for before the page's load event, and after it, with nothing touched. */
	requests?: { before: number; after: number };
};

const KB = 1000;
const keyed = z.array(z.object({ key: z.string(), subcategories: z.array(z.object({ url: z.string() })) }));
const listed = z.array(z.object({ url: z.string() })).min(1);

/** The first address that a call of the API tells. */
const firstOf = (path: string, list?: string) => async (shop: string) => {
	const reply = await (await fetch(`${shop}/api${path}`)).json();
	return listed.parse(list ? reply[list] : reply)[0]?.url ?? "/";
};
/** What a party of the first theme takes. */
async function firstParty(shop: string): Promise<string> {
	const tree = keyed.parse(await (await fetch(`${shop}/api/catalog/category/cs`)).json());
	const [theme] = tree.find(({ key }) => key === THEMES_KEY)?.subcategories ?? [];
	return theme ? `/oslava${theme.url}` : "/";
}
const at = (path: string) => async () => path;

/** What is the same on every page that shows goods or texts; `html` in kB. */
const limits = (html: number, changes: Partial<Weight> = {}): Weight => ({
	html: html * KB,
	scripts: 150 * KB,
	scriptFiles: 9,
	styles: 18 * KB,
	styleFiles: 3,
	fonts: 45 * KB,
	fontFiles: 2,
	...changes,
});

const GOODS = "/[locale]/[slugOrId]/[categoryOrProduct]";

export const KINDS: readonly Kind[] = [
	{ name: "home", route: "/[locale]", find: at("/"), limits: limits(22), requests: { before: 26, after: 4 } },
	{ name: "home in English", route: "/[locale]", find: at("/en"), limits: limits(21) },
	{
		name: "category",
		route: GOODS,
		find: firstOf("/catalog/category/cs"),
		limits: limits(26),
		requests: { before: 28, after: 16 },
	},
	{
		name: "product",
		route: `${GOODS}/[product]`,
		find: firstOf("/catalog/products/cs", "products"),
		limits: limits(27, { styles: 21 * KB, styleFiles: 4 }),
		requests: { before: 32, after: 4 },
	},
	{
		name: "blog post",
		route: "/[locale]/blog/[id]/[slug]",
		find: firstOf("/blog/posts/cs", "posts"),
		limits: limits(21),
		requests: { before: 20, after: 4 },
	},
	{
		name: "store",
		route: "/[locale]/prodejny/[id]",
		find: firstOf("/stores/cs"),
		limits: limits(23, { styles: 20 * KB, styleFiles: 4 }),
	},
	{ name: "search", route: "/[locale]/vypis/[query]/[...words]", find: at("/hledani?q=balonky"), limits: limits(26) },
	{
		name: "party",
		route: "/[locale]/oslava/[id]/[slug]",
		find: firstParty,
		limits: limits(25, { scripts: 165 * KB, styles: 24 * KB }),
	},
	{ name: "text", route: "/[locale]/info/[wordOrId]", find: at("/info/o-nas"), limits: limits(17) },
	{
		name: "cart",
		route: "/[locale]/kosik",
		find: at("/kosik"),
		limits: limits(20, { scripts: 215 * KB, scriptFiles: 11, styles: 24 * KB }),
	},
];
