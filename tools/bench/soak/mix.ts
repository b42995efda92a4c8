/** What the steady load of `npm run bench -- soak` does: of twenty pieces of work three change a cart, one is an order, and the others read. */

export type Work = "reading" | "cart change" | "order";

const CYCLE = 20;
const CHANGES_AT = [3, 10, 17];
const ORDER_AT = 13;

/** What piece number `index` is. */
export function workAt(index: number): Work {
	const at = index % CYCLE;
	if (at === ORDER_AT) return "order";
	return CHANGES_AT.includes(at) ? "cart change" : "reading";
}
