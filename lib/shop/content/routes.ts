import * as calls from "../../contract/routes/content.ts";
import { refused, router } from "../http.ts";
import { getPost, listPosts } from "./posts.ts";

export const contentRoutes = router()
	.openapi(calls.listPosts, async (context) => {
		return context.json(await listPosts(context.var.shop, context.req.valid("param").locale), 200);
	})
	.openapi(calls.getPost, async (context) => {
		const { locale, id } = context.req.valid("param");
		const post = await getPost(context.var.shop, locale, id);
		return post ? context.json(post, 200) : refused(context, "not_found");
	});
