import { z } from "@hono/zod-openapi";
import * as examples from "../examples/content.ts";
import * as fields from "../fields.ts";
import { searchGroups, searchQuery, suggestions } from "../schemas/search.ts";
import { defineCall } from "./define-call.ts";

const tag = "Search";
const request = { params: z.object({ locale: fields.locale }), query: searchQuery };

export const search = defineCall({
	method: "get",
	path: "/catalog/search/{locale}",
	tag,
	summary: "Categories, brands, articles and pages found; goods are listed by /catalog/products with `q`",
	request,
	reply: searchGroups,
	errors: ["not_found", "invalid"],
	example: { params: { locale: "cs" }, query: { q: "balonky" }, reply: examples.groups },
});

export const suggest = defineCall({
	method: "get",
	path: "/catalog/suggest/{locale}",
	tag,
	summary: "A few of each kind while a query is typed",
	request,
	reply: suggestions,
	errors: ["not_found", "invalid"],
	example: { params: { locale: "cs" }, query: { q: "balonky" }, reply: examples.suggestions },
});
