import type { CollectionPageLeaf } from "schema-dts";
import type { Listing } from "#lib/contract/schemas/listing.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { shopAddress } from "../client/shop-address.ts";
import { filled } from "./filled.ts";
import { itemList } from "./item-list.ts";
import { webSiteReference } from "./web-site.ts";

type Listed = {
	name: string;
	/** "" for none. */
	description: string;
	/** Path of this page. */
	url: string;
	listing: Pick<Listing, "products" | "page" | "per_page">;
};

/** A page of a listing with its goods; the page of each product describes it. */
export function collectionPage(locale: Locale, { name, description, url, listing }: Listed): CollectionPageLeaf {
	const { products, page, per_page } = listing;
	return {
		"@type": "CollectionPage",
		name,
		...filled({ description }),
		url: shopAddress(url),
		inLanguage: locale,
		isPartOf: webSiteReference(locale),
		...(products.length > 0 ? { mainEntity: itemList(products, (page - 1) * per_page) } : {}),
	};
}
