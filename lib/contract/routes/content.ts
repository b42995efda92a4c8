import { z } from "@hono/zod-openapi";
import { post, postCard } from "../content.ts";
import * as examples from "../examples/content.ts";
import * as fields from "../fields.ts";
import { defineCall } from "./define-call.ts";

const tag = "Blog";

export const listPosts = defineCall({
	method: "get",
	path: "/blog/posts/{locale}",
	tag,
	summary: "Published articles, the newest first",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(postCard),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.postCard] },
});

export const getPost = defineCall({
	method: "get",
	path: "/blog/posts/{locale}/{id}",
	tag,
	summary: "A published article",
	request: { params: z.object({ locale: fields.locale, id: fields.pathId }) },
	reply: post,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "1" }, reply: examples.post },
});
