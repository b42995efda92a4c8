/** Pages and calls that read, varied as visitors vary them: most are asked for again and again, some by nobody before. */
import type { Agent } from "node:http";
import { chanceOf } from "../../generate/chance.ts";
import { FOR_CALLS, FOR_PAGES } from "../browser-headers.ts";
import type { Call } from "../http-client.ts";
import { categoriesOf, type Goods, goodsOf } from "../targets.ts";

export const READINGS = [
	"home",
	"category",
	"filtered category",
	"product",
	"search",
	"suggestion",
	"call of goods",
] as const;
export type ReadingKind = (typeof READINGS)[number];

/** What a visitor finds in the shop. */
export type Sights = { categories: string[]; goods: Goods[] };

/** Of 48 goods each. */
const LISTS = 5;
/** Of sixteen readings, how many are of each kind. */
const SHARES: [ReadingKind, number][] = [
	["home", 2],
	["category", 3],
	["filtered category", 2],
	["product", 4],
	["search", 1],
	["suggestion", 2],
	["call of goods", 2],
];
const KINDS = SHARES.flatMap(([kind, share]) => Array.from({ length: share }, () => kind));
const COLOURS = ["cervena", "modra", "zelena", "zluta", "ruzova", "bila", "cerna", "zlata", "stribrna", "fialova"];
const SORTS = ["nejlevnejsi", "nejdrazsi", "nejnovejsi", "hodnoceni"];
const WORDS = [
	...["balonky", "girlanda", "svicka", "kostym", "maska", "konfety", "narozeniny", "ubrousky", "talirky", "kelimky"],
	...["princezna", "pirat", "halloween", "silvestr", "svatba", "dinosaurus", "jednorozec", "fotbal", "dort", "paruka"],
];
/** The first goods are looked at most. */
const LEAN = 2;

export async function sightsOf(agent: Agent, shopUrl: string): Promise<Sights> {
	const lists = await Promise.all(Array.from({ length: LISTS }, (_, at) => goodsOf(agent, shopUrl, at + 1)));
	return { categories: await categoriesOf(agent, shopUrl), goods: lists.flat() };
}

/** Pages that everybody looks at, which the shop keeps once they were asked for. */
export const keptPaths = ({ categories, goods }: Sights): string[] => [
	...["/", "/en"],
	...categories,
	...goods.map(({ url }) => url),
];

/** Reading number `index`; the same at every run. */
export function readingAt(sights: Sights, shopUrl: string, index: number): Call & { kind: ReadingKind } {
	const chance = chanceOf(index);
	const kind = chance.pick(KINDS);
	const isCall = kind === "suggestion" || kind === "call of goods";
	return { kind, url: shopUrl + pathOf(kind, sights, chance), headers: isCall ? FOR_CALLS : FOR_PAGES };
}

function pathOf(kind: ReadingKind, { categories, goods }: Sights, chance: ReturnType<typeof chanceOf>): string {
	const { pick, isOnce } = chance;
	const words = () => (isOnce(0.5) ? pick(WORDS) : `${pick(WORDS)} ${pick(WORDS)}`);
	switch (kind) {
		case "home":
			return pick(["/", "/en"]);
		case "category":
			return pick(categories);
		case "filtered category":
			return `${pick(categories)}?barva=${pick(COLOURS)},${pick(COLOURS)}&dostupnost=skladem&razeni=${pick(SORTS)}`;
		case "product":
			return pick(goods, LEAN).url;
		case "search":
			return `/hledani?q=${encodeURIComponent(words())}`;
		case "suggestion":
			return `/api/catalog/suggest/cs?q=${pick(WORDS).slice(0, 3 + chance.index(3))}`;
		case "call of goods":
			return isOnce(0.5)
				? `/api/catalog/product/cs/${pick(goods, LEAN).id}`
				: `/api/catalog/search/cs?q=${encodeURIComponent(words())}`;
	}
}
