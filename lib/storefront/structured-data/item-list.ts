import type { ItemListLeaf, ListItemLeaf } from "schema-dts";
import { shopAddress } from "../client/shop-address.ts";

type Item = { name: string; url: string };

/** Names and addresses of what a page lists; `before` is how many stand on the pages before it. */
export function itemList(items: readonly Item[], before = 0): ItemListLeaf {
	return {
		"@type": "ItemList",
		numberOfItems: items.length,
		itemListElement: items.map(({ name, url }, index): ListItemLeaf => {
			return { "@type": "ListItem", position: before + index + 1, name, url: shopAddress(url) };
		}),
	};
}
