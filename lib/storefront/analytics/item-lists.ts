import type { ListingPlace } from "../pages/listing-place.ts";
import type { ItemList } from "./events.ts";

/** Lists of goods, named the same in both languages. */
export const LISTS = {
	homeTop: { id: "home_top", name: "Home: top products" },
	homeSeason: { id: "home_season", name: "Home: season" },
	homeSale: { id: "home_sale", name: "Home: sale" },
	sale: { id: "sale", name: "Sale" },
	new: { id: "new", name: "New products" },
	goods: { id: "all", name: "All products" },
	/** The query is not part of the name: people type anything. */
	search: { id: "search", name: "Search results" },
	favourites: { id: "favourites", name: "Favourites where nothing was found" },
	instead: { id: "instead", name: "Instead of a list without goods" },
	companions: { id: "product_companions", name: "Product: goes with it" },
	sameMotif: { id: "product_same_motif", name: "Product: same motif" },
	substitutes: { id: "product_substitutes", name: "Product: instead of sold out" },
	related: { id: "product_related", name: "Product: similar" },
	cart: { id: "cart_companions", name: "Cart: goes with it" },
	text: { id: "text", name: "In a text" },
	article: { id: "article", name: "Article: goods" },
	party: { id: "party", name: "Party: goods of the theme" },
	store: { id: "store", name: "Store: in stock" },
} as const satisfies Record<string, ItemList>;

/** The list that a listing shows. */
export function listOf(place: ListingPlace): ItemList {
	if (place.kind === "category") return { id: `category_${place.category.id}`, name: place.category.name };
	if (place.kind === "brand") return { id: `brand_${place.brand.id}`, name: place.brand.name };
	return LISTS[place.kind];
}
