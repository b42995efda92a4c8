/** The router's own mark of its requests for data; it makes no other page. */
export const ROUTER_KEY = "_rsc";

const MARKED = new RegExp(`([?&])${ROUTER_KEY}(?:=[^&]*)?(?:&|$)`);

/** The target without the router's mark. */
export function withoutRouterKey(target: string): string {
	return target.includes(ROUTER_KEY) ? target.replace(MARKED, "$1").replace(/[?&]$/, "") : target;
}
