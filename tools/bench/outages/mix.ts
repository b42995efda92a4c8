/** What the steady load asks for. */
import type { Agent } from "node:http";
import { FOR_CALLS, FOR_PAGES } from "../browser-headers.ts";
import { askSuccessfully, type Call } from "../http-client.ts";
import { categoriesOf, FILTERED, type Goods, goodsOf, prepareTargets } from "../targets.ts";
import type { Kind } from "./answers.ts";

type Reading = Call & { kind: Kind };

export type Mix = {
	/** Pages and files, in turn. */
	reading: Reading[];
	/** A call that changes nothing. */
	readCall: Reading;
	/** Goods for carts, in turn. */
	goods: Goods[];
};

/** One request, or a new cart with a line of these goods. */
export type Wanted = { what: "request"; request: Reading } | { what: "cart"; goods: Goods };

const CYCLE = 10;
const READ_CALL_AT = 4;
const CART_AT = 9;
const CATEGORIES = 3;
const PRODUCTS = 10;

/** What request number `index` is: of ten, one is a read call and one a cart; the others take pages and files in turn. */
export function wantedAt({ reading, readCall, goods }: Mix, index: number): Wanted {
	const [round, slot] = [Math.floor(index / CYCLE), index % CYCLE];
	if (slot === READ_CALL_AT) return { what: "request", request: readCall };
	if (slot === CART_AT) return { what: "cart", goods: at(goods, round) };
	const before = slot > READ_CALL_AT ? slot - 1 : slot;
	return { what: "request", request: at(reading, round * (CYCLE - 2) + before) };
}

function at<Item>(items: readonly Item[], index: number): Item {
	const item = items[index % items.length];
	if (item === undefined) throw new Error("The shop shows too little to be measured");
	return item;
}

/** Home in both languages, categories, products, a product's router data and a script of a running shop, each asked for once. */
export async function prepareMix(agent: Agent, shopUrl: string): Promise<Mix> {
	const page = (path: string): Reading => ({ kind: "page", url: shopUrl + path, headers: FOR_PAGES });
	const categories = (await categoriesOf(agent, shopUrl)).slice(0, CATEGORIES);
	const goods = (await goodsOf(agent, shopUrl)).slice(0, PRODUCTS);
	const targets = await prepareTargets(agent, shopUrl);
	const reading: Reading[] = [
		...["/", "/en"].map(page),
		...categories.map((path, index) => page(index === 0 ? `${path}?${FILTERED}` : path)),
		...goods.map(({ url }) => page(url)),
		...targets.flatMap(({ name, ...target }): Reading[] => {
			if (name === "router data") return [{ ...target, kind: "page" }];
			return name === "script" ? [{ ...target, kind: "file" }] : [];
		}),
	];
	for (const request of reading) await askSuccessfully(agent, request);
	const readCall: Reading = { kind: "call", url: `${shopUrl}/api/catalog/category/cs`, headers: FOR_CALLS };
	return { reading, readCall, goods };
}
