import { z } from "@hono/zod-openapi";
import * as examples from "../examples/written.ts";
import * as fields from "../fields.ts";
import { page, post, postCategory, postsPage } from "../schemas/content.ts";
import { langQuery } from "../schemas/lists.ts";
import { defineCall } from "./define-call.ts";

const tag = "Blog";
const word = z.string().regex(/^[a-z0-9-]{1,80}$/);
const localeAndId = z.object({ locale: fields.locale, id: fields.pathId });

export const listPostCategories = defineCall({
	method: "get",
	path: "/blog/categories/list",
	tag,
	summary: "Categories of the blog",
	request: { query: langQuery },
	reply: z.array(postCategory),
	errors: ["invalid"],
	example: { query: { lang: "cs" }, reply: [examples.postCategory] },
});

export const listPosts = defineCall({
	method: "get",
	path: "/blog/posts/{locale}",
	tag,
	summary: "A page of published articles, the newest first; 404 past the end and for a category that is not there",
	request: {
		params: z.object({ locale: fields.locale }),
		query: z.object({
			page: z.coerce.number().int().min(1).max(10_000).default(1),
			category: fields.pathId.optional(),
			per_page: z.coerce.number().int().min(1).max(48).default(12),
		}),
	},
	reply: postsPage,
	errors: ["not_found", "invalid"],
	example: { params: { locale: "cs" }, query: { page: 1, per_page: 12 }, reply: examples.postsPage },
});

export const getPost = defineCall({
	method: "get",
	path: "/blog/posts/{locale}/{id}",
	tag,
	summary: "A published article",
	request: { params: localeAndId },
	reply: post,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "1" }, reply: examples.post },
});

export const getPage = defineCall({
	method: "get",
	path: "/pages/{locale}/{slug}",
	tag: "Shop",
	summary: "A page of text by the word of its address, such as the terms",
	request: { params: z.object({ locale: fields.locale, slug: word }) },
	reply: page,
	errors: ["not_found"],
	example: { params: { locale: "cs", slug: "obchodni-podminky" }, reply: examples.page },
});

export const getPageByKey = defineCall({
	method: "get",
	path: "/pages/{locale}/key/{key}",
	tag: "Shop",
	summary: "A page of text by its key, which is the same in all languages",
	request: { params: z.object({ locale: fields.locale, key: word }) },
	reply: page,
	errors: ["not_found"],
	example: { params: { locale: "cs", key: "terms" }, reply: examples.page },
});

export const getPageById = defineCall({
	method: "get",
	path: "/pages/{locale}/id/{id}",
	tag: "Shop",
	summary: "A page of text by its id",
	request: { params: localeAndId },
	reply: page,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "1" }, reply: examples.page },
});
