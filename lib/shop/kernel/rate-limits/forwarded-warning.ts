import type { IncomingHttpHeaders } from "node:http";

/** Headers in which a proxy names its caller; a shop that trusts no proxy ignores both. */
const HEADERS = ["x-forwarded-for", "forwarded"] as const;

const WARNING =
	"Requests come with X-Forwarded-For or Forwarded, but TRUSTED_PROXIES is 0: if a proxy forwards them, all its visitors count as one and share the limits. Set TRUSTED_PROXIES to the number of proxies in front of the shop.";

/**
 * Checks the headers of each request, names in lower case. Returns a sentence for the log at the first forwarded request to a
 * public shop that trusts no proxy; null otherwise and ever after. Anybody can write such a header, so it is only a warning.
 */
export function forwardedWarning(shop: {
	isPublic: boolean;
	trustedProxies: number;
}): (headers: IncomingHttpHeaders) => string | null {
	let isOpen = shop.isPublic && shop.trustedProxies === 0;
	return (headers) => {
		if (!isOpen || !HEADERS.some((name) => headers[name]?.toString().trim())) return null;
		isOpen = false;
		return WARNING;
	};
}
