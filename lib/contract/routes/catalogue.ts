import { z } from "@hono/zod-openapi";
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
} from "../catalogue.ts";
import * as fields from "../fields.ts";
import { listing, listingQuery } from "../listing.ts";
import { memberPricesBody, memberPricesReply } from "../member-prices.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Catalogue";

/** It holds itself: only under a name does the OpenAPI document end. */
export const categoryNode: z.ZodType<CategoryNode> = z
	.lazy(() =>
		categoryLink.extend({
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
		/** How many levels; all without it. */
		query: z.object({ depth: z.coerce.number().int().min(1).max(10).optional() }),
	},
	reply: z.array(categoryNode),
	errors: ["not_found", "invalid"],
});

export const getCategory = defineCall({
	method: "get",
	path: "/catalog/category/{locale}/{id}",
	tag,
	summary: "One category",
	request: byId,
	reply: category,
	errors: ["not_found"],
});

export const listProducts = defineCall({
	method: "get",
	path: "/catalog/products/{locale}",
	tag,
	summary: "A page of goods, filtered and sorted, with facets when asked",
	request: { params: z.object({ locale: fields.locale }), query: listingQuery },
	reply: listing,
	errors: ["not_found", "invalid"],
});

export const getProduct = defineCall({
	method: "get",
	path: "/catalog/product/{locale}/{id}",
	tag,
	summary: "One product with its variants",
	request: byId,
	reply: product,
	errors: ["not_found"],
});

export const getCatalogueEntry = defineCall({
	method: "get",
	path: "/catalog/entry/{locale}/{id}",
	tag,
	summary: "What an id in an address names, and its right address",
	request: byId,
	reply: catalogueEntry,
	errors: ["not_found"],
});

export const getRelatedProducts = defineCall({
	method: "get",
	path: "/catalog/product/{locale}/{id}/related",
	tag,
	summary: "Goods of the same motif, what goes with it, and related goods",
	request: byId,
	reply: relatedProducts,
	errors: ["not_found"],
});

export const listBrands = defineCall({
	method: "get",
	path: "/catalog/brands/{locale}",
	tag,
	summary: "Brands that have goods on sale, by name",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(brandCount),
	errors: ["not_found"],
});

export const getBrand = defineCall({
	method: "get",
	path: "/catalog/brand/{locale}/{id}",
	tag,
	summary: "One brand",
	request: byId,
	reply: brand,
	errors: ["not_found"],
});

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);

/** For old addresses, which name goods by their words. */
export const getEntryBySlug = defineCall({
	method: "get",
	path: "/catalog/slug/{locale}/{type}/{slug}",
	tag,
	summary: "The category or product with this word in its address",
	request: { params: z.object({ locale: fields.locale, type: z.enum(["category", "product"]), slug }) },
	reply: catalogueEntry,
	errors: ["not_found"],
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
});
