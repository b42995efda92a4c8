/** The router's own mark of its requests for data. */
const ROUTER_KEY = "_rsc";

/**
 * The location of a page's permanent redirect with what the page was asked with: pages are static and know no query, so a wrong
 * word in an address would lose what a link carries, such as the variant or a campaign's marks. Keys that the location says
 * itself stay as it says them; another site's address stays whole.
 */
export function withQuery(location: string, asked: string): string {
	if (!/^\/(?![/\\])/.test(location)) return location;
	const url = new URL(location, "http://shop.invalid");
	const own = new Set([...url.searchParams.keys(), ROUTER_KEY]);
	for (const [key, value] of new URLSearchParams(/\?.*/s.exec(asked)?.[0])) {
		if (!own.has(key)) url.searchParams.append(key, value);
	}
	// As people see it: commas stay commas.
	return url.pathname + url.search.replaceAll("%2C", ",") + url.hash;
}
