import type { BreadcrumbListLeaf, ListItemLeaf } from "schema-dts";
import { shopAddress } from "../client/shop-address.ts";

type Step = { name: string; url: string };

/** The path from the home page to this page, inclusive. */
export function breadcrumbList(steps: readonly Step[]): BreadcrumbListLeaf {
	return { "@type": "BreadcrumbList", itemListElement: steps.map(stepAt) };
}

function stepAt({ name, url }: Step, index: number): ListItemLeaf {
	return { "@type": "ListItem", position: index + 1, name, item: shopAddress(url) };
}
