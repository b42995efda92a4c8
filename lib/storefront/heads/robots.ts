import type { MetadataRoute } from "next";
import { shopAddress } from "../client/shop-address.ts";

/**
 * Rules for crawlers: everything but calls of the API is allowed, since pages have their content in the HTML; documents
 * are public files. Pages with noindex must be crawlable, or the noindex is not seen. So must filtered lists: one
 * filter has the plain list as canonical address, more are noindex, and no link adds a second filter. The same in
 * maintenance: a shop that once disallows everything stays out of the index for long.
 */
export function robotsRules(): MetadataRoute.Robots {
	return {
		rules: { userAgent: "*", allow: ["/", "/api/documents/"], disallow: "/api/" },
		sitemap: shopAddress("/sitemap.xml"),
	};
}
