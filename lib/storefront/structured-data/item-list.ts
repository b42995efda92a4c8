import type { ItemListLeaf, ListItemLeaf } from "schema-dts";
import { shopAddress } from "../client/shop-address.ts";

type Item = { name: string; url: string };

/** Names and addresses of the items on a page; `before` counts the items of earlier pages. */
export function itemList(items: readonly Item[], before = 0): ItemListLeaf {
	return {
		"@type": "ItemList",
		numberOfItems: items.length,
		itemListElement: items.map(({ name, url }, index): ListItemLeaf => {
			return { "@type": "ListItem", position: before + index + 1, name, url: shopAddress(url) };
		}),
	};
}
