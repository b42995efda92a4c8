import { watchOutage } from "#lib/shop/kernel/base/outage.ts";

/**
 * Next prints each page that breaks, with its stack. Those that break because the shop is away (`ShopUnavailable`,
 * lib/storefront/client/server.ts) are told as one outage instead: what went away, the shop's own log says.
 */
export function tellOutages(pages = watchOutage("data for pages")): void {
	const print = console.error;
	console.error = (...printed: unknown[]) => {
		const unavailable = printed.find((one) => one instanceof Error && one.name === "ShopUnavailable");
		if (unavailable) pages.away(unavailable);
		else print(...printed);
	};
}
