import type { IncomingHttpHeaders } from "node:http";

/** Who a proxy says it was called by; a shop that trusts no proxy goes by neither. */
const HEADERS = ["x-forwarded-for", "forwarded"] as const;

const WARNING =
	"Requests come with X-Forwarded-For or Forwarded, but TRUSTED_PROXIES is 0: if a proxy forwards them, all its visitors count as one and share the limits. Set TRUSTED_PROXIES to the number of proxies in front of the shop.";

/**
 * Looks at the headers of each request, their names in small letters. Answers with a sentence for the log at the first that was
 * forwarded to a public shop which trusts no proxy, and with null ever after and otherwise. Anybody can write such a header, so it
 * is a warning and no more.
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
