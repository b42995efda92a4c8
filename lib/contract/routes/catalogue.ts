import { z } from "@hono/zod-openapi";
import * as examples from "../examples/catalogue.ts";
import { product as productExample } from "../examples/product.ts";
import * as fields from "../fields.ts";
import {
	brand,
	brandCount,
	type CategoryNode,
	catalogueEntry,
	category,
	categoryLink,
	picture,
	product,
	relatedProducts,
} from "../schemas/catalogue.ts";
import { listing, listingQuery } from "../schemas/listing.ts";
import { memberPricesBody, memberPricesReply } from "../schemas/member-prices.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Catalogue";

/** The schema is recursive; the OpenAPI document can express it only by a name. */
export const categoryNode: z.ZodType<CategoryNode> = z
	.lazy(() =>
		categoryLink.extend({
			key: z.string(),
			image: picture.nullable(),
			tint: z.string(),
			subcategories: z.array(categoryNode),
		}),
	)
	.openapi("CategoryNode");

const byId = { params: z.object({ locale: fields.locale, id: fields.pathId }) };

export const getCategoryTree = defineCall({
	method: "get",
	path: "/catalog/category/{locale}",
	tag,
	summary: "Tree of categories",
	request: {
		params: z.object({ locale: fields.locale }),
		/** Number of levels; all by default. */
		query: z.object({ depth: z.coerce.number().int().min(1).max(10).optional() }),
	},
	reply: z.array(categoryNode),
	errors: ["not_found", "invalid"],
	example: { params: { locale: "cs" }, query: { depth: 2 }, reply: [examples.node] },
});

export const getCategory = defineCall({
	method: "get",
	path: "/catalog/category/{locale}/{id}",
	tag,
	summary: "One category",
	request: byId,
	reply: category,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "1001" }, reply: examples.category },
});

export const listProducts = defineCall({
	method: "get",
	path: "/catalog/products/{locale}",
	tag,
	summary: "A page of goods, filtered and sorted, with facets when asked",
	request: { params: z.object({ locale: fields.locale }), query: listingQuery },
	reply: listing,
	errors: ["not_found", "invalid"],
	example: {
		params: { locale: "cs" },
		query: { category: 1001, sort: "cheapest", per_page: 24, attributes: "barva:cervena,modra", facets: "1" },
		reply: {
			products: [examples.card],
			total: 1,
			counts_may_be_old: false,
			is_cut: false,
			page: 1,
			pages: 1,
			per_page: 24,
			facets: examples.facets,
			corrected: null,
		},
	},
});

export const getProduct = defineCall({
	method: "get",
	path: "/catalog/product/{locale}/{id}",
	tag,
	summary: "One product with its variants",
	request: byId,
	reply: product,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "1300" }, reply: productExample },
});

export const getCatalogueEntry = defineCall({
	method: "get",
	path: "/catalog/entry/{locale}/{id}",
	tag,
	summary: "What an id in an address names, and its right address",
	request: byId,
	reply: catalogueEntry,
	errors: ["not_found"],
	example: {
		params: { locale: "cs", id: "1001" },
		reply: { type: "category", id: 1001, url: "/1001/balonky" },
	},
});

export const getRelatedProducts = defineCall({
	method: "get",
	path: "/catalog/product/{locale}/{id}/related",
	tag,
	summary:
		"Goods of the same motif, what goes with it, related goods, what to take instead when it is sold out, and what its filling with helium costs",
	request: byId,
	reply: relatedProducts,
	errors: ["not_found"],
	example: {
		params: { locale: "cs", id: "1300" },
		reply: { same_motif: [examples.card], companions: [], related: [], substitutes: [], filling: null },
	},
});

export const listBrands = defineCall({
	method: "get",
	path: "/catalog/brands/{locale}",
	tag,
	summary: "Brands that have goods on sale, by name",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(brandCount),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.brandCount] },
});

export const getBrand = defineCall({
	method: "get",
	path: "/catalog/brand/{locale}/{id}",
	tag,
	summary: "One brand",
	request: byId,
	reply: brand,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "1" }, reply: examples.brand },
});

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);

/** For old addresses, which name goods by slug instead of id. */
export const getEntryBySlug = defineCall({
	method: "get",
	path: "/catalog/slug/{locale}/{type}/{slug}",
	tag,
	summary: "The category or product with this word in its address",
	request: { params: z.object({ locale: fields.locale, type: z.enum(["category", "product"]), slug }) },
	reply: catalogueEntry,
	errors: ["not_found"],
	example: {
		params: { locale: "cs", type: "category", slug: "balonky" },
		reply: { type: "category", id: 1001, url: "/1001/balonky" },
	},
});

export const getMemberPrices = defineCall({
	method: "post",
	path: "/catalog/member-prices",
	tag,
	summary: "What goods cost the signed-in customer, whose group may have a discount; unknown ids are left out",
	auth: "required",
	request: jsonBody(memberPricesBody),
	reply: memberPricesReply,
	errors: ["unreadable", "too_large", "invalid"],
	example: {
		body: { productIds: [1155], variantIds: [701] },
		reply: {
			discount: 10,
			products: [{ id: 1155, price_with_tax: 5_900, member_price_with_tax: 5_310 }],
			variants: [{ id: 701, price_with_tax: 41_900, member_price_with_tax: 37_710 }],
		},
	},
});
