import { ROUTER_KEY } from "../router-key.ts";

/**
 * Adds the query of the request to the location of a permanent redirect: static pages know no query, so a redirect from
 * a wrong slug would lose the variant or the keys of a campaign. Keys in the location win; the address of another site
 * is unchanged.
 */
export function withQuery(location: string, asked: string): string {
	if (!/^\/(?![/\\])/.test(location)) return location;
	const url = new URL(location, "http://shop.invalid");
	const own = new Set([...url.searchParams.keys(), ROUTER_KEY]);
	for (const [key, value] of new URLSearchParams(/\?.*/s.exec(asked)?.[0])) {
		if (!own.has(key)) url.searchParams.append(key, value);
	}
	// Commas are not encoded, for readability.
	return url.pathname + url.search.replaceAll("%2C", ",") + url.hash;
}
