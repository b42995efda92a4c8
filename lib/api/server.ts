import { cacheLife, cacheTag } from "next/cache";
import type {
	CatalogueEntry,
	Category,
	CategoryNode,
	Listing,
	ListingQuery,
	Product,
} from "#lib/contract/catalogue.ts";
import type { Page, Poster, Settings } from "#lib/contract/lists.ts";
import { CLIENT_URL_HEADER } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { embeddedShop } from "#lib/shop/embedded-shop.ts";

/**
 * One GET of the shop's API: in process, or over HTTP when SHOP_API_URL points to another shop. Null for a 404; any other
 * refusal throws, because an outage must not look like an empty shelf.
 */
async function get<Reply>(path: string): Promise<Reply | null> {
	const remote = process.env.SHOP_API_URL?.replace(/\/+$/, "");
	const headers = { [CLIENT_URL_HEADER]: process.env.SHOP_URL ?? "" };
	const reply = remote
		? await fetch(`${remote}/api${path}`, { headers, signal: AbortSignal.timeout(10_000) })
		: await embeddedShop().app.request(`/api${path}`, { headers });
	if (reply.status === 404) return null;
	if (!reply.ok) throw new Error(`The shop answered ${reply.status} to ${path}`);
	return (await reply.json()) as Reply;
}

async function require<Reply>(path: string): Promise<Reply> {
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

export async function fetchCategoryTree(locale: Locale): Promise<CategoryNode[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue");
	return require(`/catalog/category/${locale}`);
}

export async function fetchCategory(locale: Locale, id: number): Promise<Category | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `category:${id}`);
	return get(`/catalog/category/${locale}/${id}`);
}

export async function fetchListing(locale: Locale, query: Partial<ListingQuery>): Promise<Listing> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", "listings");
	const words = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
	const listing = await require<Listing>(`/catalog/products/${locale}?${new URLSearchParams(words)}`);
	// A change of one of these goods changes this page.
	cacheTag(...listing.products.map((product) => `product:${product.id}`));
	return listing;
}

export async function fetchProduct(locale: Locale, id: number): Promise<Product | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `product:${id}`);
	return get(`/catalog/product/${locale}/${id}`);
}

export async function fetchSettings(locale: Locale): Promise<Settings> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return require(`/settings?lang=${locale}`);
}

export async function fetchPoster(locale: Locale): Promise<Poster> {
	"use cache";
	// Banners begin and end by the clock, which announces nothing.
	cacheLife({ stale: 300, revalidate: 60, expire: 86_400 });
	cacheTag("settings");
	return require(`/poster?lang=${locale}`);
}

export async function fetchPage(locale: Locale, slug: string): Promise<Page | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return get(`/pages/${locale}/${encodeURIComponent(slug)}`);
}
