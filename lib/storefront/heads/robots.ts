import type { MetadataRoute } from "next";
import { shopAddress } from "../client/shop-address.ts";

/**
 * What crawlers may fetch: everything but calls of the API, since what a page says stands in its HTML; papers are files for everybody.
 * Pages that are not to be listed say so themselves (noindex), and must be fetched to be believed. So must filtered lists: one
 * filter names the plain list as its own, more are noindex, and no link leads from one filter to more. In maintenance it is the
 * same, for a shop that forbids everything once is forgotten for long.
 */
export function robotsRules(): MetadataRoute.Robots {
	return {
		rules: { userAgent: "*", allow: ["/", "/api/documents/"], disallow: "/api/" },
		sitemap: shopAddress("/sitemap.xml"),
	};
}
