import { cacheLife, cacheTag } from "next/cache";
import type {
	Brand,
	BrandCount,
	CatalogueEntry,
	Category,
	CategoryNode,
	Product,
	RelatedProducts,
} from "#lib/contract/catalogue.ts";
import type { DeliveryMethod } from "#lib/contract/delivery.ts";
import type { Listing } from "#lib/contract/listing.ts";
import type { Country, ListedCurrency, Poster, Settings } from "#lib/contract/lists.ts";
import type { ReviewsPage } from "#lib/contract/review.ts";
import type { SearchGroups } from "#lib/contract/search.ts";
import { CLIENT_URL_HEADER } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { embeddedShop } from "#lib/shop/embedded-shop.ts";
import type { ListingParams } from "../goods/listing-params.ts";
import { remoteShopUrl } from "./remote-shop.ts";
import { UNKEPT_TAG } from "./unkept.ts";

/**
 * One GET of the shop's API: in process, or over HTTP when SHOP_API_URL points to another shop. Null for a 404; any other
 * refusal throws, because an outage must not look like an empty shelf.
 */
export async function get<Reply>(path: string): Promise<Reply | null> {
	const remote = remoteShopUrl();
	const headers = { [CLIENT_URL_HEADER]: process.env.SHOP_URL ?? "" };
	const reply = remote
		? await fetch(`${remote}/api${path}`, { headers, signal: AbortSignal.timeout(10_000) })
		: await embeddedShop().app.request(`/api${path}`, { headers });
	if (reply.status === 404) return null;
	if (!reply.ok) throw new Error(`The shop answered ${reply.status} to ${path}`);
	return (await reply.json()) as Reply;
}

/** The same of what is always there: a 404 throws too. */
export async function requireReply<Reply>(path: string): Promise<Reply> {
	const reply = await get<Reply>(path);
	if (reply === null) throw new Error(`The shop does not know ${path}`);
	return reply;
}

export async function fetchEntry(locale: Locale, id: number): Promise<CatalogueEntry | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `product:${id}`, `category:${id}`);
	return get(`/catalog/entry/${locale}/${id}`);
}

/** Levels of categories that the menu and the home page show. */
const MENU_LEVELS = 2;

export async function fetchCategoryTree(locale: Locale): Promise<CategoryNode[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue");
	return requireReply(`/catalog/category/${locale}?depth=${MENU_LEVELS}`);
}

export async function fetchCategory(locale: Locale, id: number): Promise<Category | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `category:${id}`);
	return get(`/catalog/category/${locale}/${id}`);
}

export async function fetchListing(locale: Locale, params: ListingParams): Promise<Listing> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", "listings");
	const listing = await requireReply<Listing>(`/catalog/products/${locale}?${new URLSearchParams(params)}`);
	// A change of one of these goods changes this page.
	cacheTag(...listing.products.map((product) => `product:${product.id}`));
	if (listing.products.length === 0) cacheTag(UNKEPT_TAG);
	return listing;
}

/** The category or product that an old address names by its word. */
export async function fetchEntryBySlug(
	locale: Locale,
	type: CatalogueEntry["type"],
	slug: string,
): Promise<CatalogueEntry | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue");
	return get(`/catalog/slug/${locale}/${type}/${encodeURIComponent(slug)}`);
}

export async function fetchBrands(locale: Locale): Promise<BrandCount[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", "listings");
	return requireReply(`/catalog/brands/${locale}`);
}

export async function fetchBrand(locale: Locale, id: number): Promise<Brand | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue");
	return get(`/catalog/brand/${locale}/${id}`);
}

export async function fetchProduct(locale: Locale, id: number): Promise<Product | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `product:${id}`);
	const product = await get<Product>(`/catalog/product/${locale}/${id}`);
	// The page of a set says what its parts cost and how many there are.
	cacheTag(...(product?.parts ?? []).map((part) => `product:${part.product.id}`));
	return product;
}

export async function fetchRelated(locale: Locale, id: number): Promise<RelatedProducts | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `product:${id}`);
	const related = await get<RelatedProducts>(`/catalog/product/${locale}/${id}/related`);
	const cards = related ? [...related.same_motif, ...related.companions, ...related.related] : [];
	cacheTag(...cards.map((card) => `product:${card.id}`));
	return related;
}

/** The first page of a product's reviews. */
export async function fetchReviews(id: number): Promise<ReviewsPage | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `product:${id}`);
	return get(`/review/${id}`);
}

export async function fetchSettings(locale: Locale): Promise<Settings> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return requireReply(`/settings?lang=${locale}`);
}

/** Ways in which the shop delivers, whatever is bought. */
export async function fetchDeliveryMethods(locale: Locale): Promise<DeliveryMethod[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	// A shop of an earlier version does not tell, and its goods are shown all the same.
	return (await get<DeliveryMethod[]>(`/delivery/methods/${locale}`)) ?? [];
}

/** Countries by their names in this language, and whether the shop ships there. */
export async function fetchCountries(locale: Locale): Promise<Country[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return requireReply(`/lists/countries/${locale}`);
}

export async function fetchCurrencies(): Promise<ListedCurrency[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return requireReply("/lists/currencies");
}

export async function fetchPoster(locale: Locale): Promise<Poster> {
	"use cache";
	// A job announces those that begin or end by the clock (lib/shop/content/settings/turn-banners.ts).
	cacheLife("catalogue");
	cacheTag("settings");
	// Not asked for in maintenance (spec §7).
	if ((await fetchSettings(locale)).maintenance.value.is_enabled) return {};
	return requireReply(`/poster?lang=${locale}`);
}

/** Texts that the search box shows in turn. */
export async function fetchSearchPlaceholders(locale: Locale): Promise<string[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	const texts = await requireReply<{ text: string }[]>(`/lists/searchPlaceholders?lang=${locale}`);
	return texts.map(({ text }) => text);
}

/** What a search finds beside goods. */
export async function fetchSearchGroups(locale: Locale, query: string): Promise<SearchGroups> {
	"use cache";
	// Articles are published by the clock, which announces nothing.
	cacheLife({ stale: 300, revalidate: 300, expire: 86_400 });
	cacheTag("catalogue", "pages");
	return requireReply(`/catalog/search/${locale}?${new URLSearchParams({ q: query })}`);
}
