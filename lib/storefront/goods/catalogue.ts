/** The catalogue for pages: cached by tag, and reloaded after a change. */
import { cacheLife, cacheTag } from "next/cache";
import type {
	Brand,
	BrandCount,
	CatalogueEntry,
	Category,
	CategoryNode,
	Product,
	Rating,
	RelatedProducts,
} from "#lib/contract/schemas/catalogue.ts";
import type { Listing } from "#lib/contract/schemas/listing.ts";
import type { ReviewsPage } from "#lib/contract/schemas/review.ts";
import type { SearchGroups } from "#lib/contract/schemas/search.ts";
import { MENU_LEVELS } from "#lib/domain/goods/goods-limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ask, requireAnswer } from "../client/server.ts";
import { UNKEPT_TAG } from "../client/unkept.ts";
import type { ListingParams } from "./listing-params.ts";

export async function fetchEntry(locale: Locale, id: number): Promise<CatalogueEntry | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `product:${id}`, `category:${id}`);
	return ask("GET /catalog/entry/{locale}/{id}", { params: { locale, id } });
}

/** The category or product that an old address names by its slug. */
export async function fetchEntryBySlug(
	locale: Locale,
	type: CatalogueEntry["type"],
	slug: string,
): Promise<CatalogueEntry | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue");
	return ask("GET /catalog/slug/{locale}/{type}/{slug}", { params: { locale, type, slug } });
}

export async function fetchCategoryTree(locale: Locale): Promise<CategoryNode[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue");
	return requireAnswer("GET /catalog/category/{locale}", { params: { locale }, query: { depth: MENU_LEVELS } });
}

export async function fetchCategory(locale: Locale, id: number): Promise<Category | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `category:${id}`);
	return ask("GET /catalog/category/{locale}/{id}", { params: { locale, id } });
}

/** A page that was made anew because of a change may show counts of before: it is made again a minute later. */
const RECOUNTED = { stale: 300, revalidate: 60, expire: 86_400 };

export async function fetchListing(locale: Locale, params: ListingParams): Promise<Listing> {
	"use cache";
	cacheTag("catalogue", "listings");
	const listing = await requireAnswer("GET /catalog/products/{locale}", { params: { locale }, query: params });
	if (listing.counts_may_be_old && params.facets === "1") cacheLife(RECOUNTED);
	else cacheLife("catalogue");
	// A change of one of these goods changes this page.
	cacheTag(...listing.products.map((product) => `product:${product.id}`));
	if (listing.products.length === 0) cacheTag(UNKEPT_TAG);
	return listing;
}

export async function fetchBrands(locale: Locale): Promise<BrandCount[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", "listings");
	return requireAnswer("GET /catalog/brands/{locale}", { params: { locale } });
}

export async function fetchBrand(locale: Locale, id: number): Promise<Brand | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue");
	return ask("GET /catalog/brand/{locale}/{id}", { params: { locale, id } });
}

export async function fetchProduct(locale: Locale, id: number): Promise<Product | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `product:${id}`);
	const product = await ask("GET /catalog/product/{locale}/{id}", { params: { locale, id } });
	// The page of a set shows price and stock of its parts.
	cacheTag(...(product?.parts ?? []).map((part) => `product:${part.product.id}`));
	return product;
}

export async function fetchRelated(locale: Locale, id: number): Promise<RelatedProducts | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `product:${id}`);
	const related = await ask("GET /catalog/product/{locale}/{id}/related", { params: { locale, id } });
	const cards = related
		? [...related.same_motif, ...related.companions, ...related.related, ...related.substitutes]
		: [];
	cacheTag(...[...cards, related?.filling ?? []].flat().map(({ id }) => `product:${id}`));
	return related;
}

/** The first page of a product's reviews. */
export async function fetchReviews(id: number): Promise<ReviewsPage | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue", `product:${id}`);
	return ask("GET /review/{productId}", { params: { productId: id } });
}

/** How all goods together are rated; null without a review. An hour old at most, since every page says it and no review makes all anew. */
export async function fetchShopRating(): Promise<Rating | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue");
	// A remote shop of an earlier version lacks this call; pages work without it.
	return (await ask("GET /reviews/summary"))?.rating ?? null;
}

/** Search results besides goods. */
export async function fetchSearchGroups(locale: Locale, query: string): Promise<SearchGroups> {
	"use cache";
	// No event announces the publication of an article.
	cacheLife({ stale: 300, revalidate: 300, expire: 86_400 });
	cacheTag("catalogue", "pages");
	return requireAnswer("GET /catalog/search/{locale}", { params: { locale }, query: { q: query } });
}
