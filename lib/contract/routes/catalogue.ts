import { z } from "@hono/zod-openapi";
import {
	type CategoryNode,
	catalogueEntry,
	category,
	categoryLink,
	listing,
	listingQuery,
	picture,
	product,
} from "../catalogue.ts";
import * as fields from "../fields.ts";
import { defineCall } from "./define-call.ts";

const tag = "Catalogue";

/** It holds itself: only under a name does the OpenAPI document end. */
export const categoryNode: z.ZodType<CategoryNode> = z
	.lazy(() =>
		categoryLink.extend({
			image: picture.nullable(),
			tint: z.string(),
			/** Goods in it and in everything below it. */
			count: z.number().int(),
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
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(categoryNode),
	errors: ["not_found"],
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
	summary: "A page of goods, sorted",
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
