import * as calls from "../../../contract/routes/content.ts";
import { refused, router } from "../../kernel/http.ts";
import { getPage } from "./pages.ts";
import { getPost, listPostCategories, listPosts } from "./posts.ts";

/** The blog, and pages of text. */
export const contentRoutes = router()
	.openapi(calls.listPostCategories, async (context) => {
		return context.json(await listPostCategories(context.var.shop, context.req.valid("query").lang), 200);
	})
	.openapi(calls.listPosts, async (context) => {
		const { locale } = context.req.valid("param");
		const page = await listPosts(context.var.shop, locale, context.req.valid("query"));
		return page ? context.json(page, 200) : refused(context, "not_found");
	})
	.openapi(calls.getPost, async (context) => {
		const { locale, id } = context.req.valid("param");
		const post = await getPost(context.var.shop, locale, id);
		return post ? context.json(post, 200) : refused(context, "not_found");
	})
	.openapi(calls.getPage, async (context) => {
		const { locale, slug } = context.req.valid("param");
		const page = await getPage(context.var.shop, locale, { slug });
		return page ? context.json(page, 200) : refused(context, "not_found");
	})
	.openapi(calls.getPageByKey, async (context) => {
		const { locale, key } = context.req.valid("param");
		const page = await getPage(context.var.shop, locale, { key });
		return page ? context.json(page, 200) : refused(context, "not_found");
	})
	.openapi(calls.getPageById, async (context) => {
		const { locale, id } = context.req.valid("param");
		const page = await getPage(context.var.shop, locale, { id });
		return page ? context.json(page, 200) : refused(context, "not_found");
	});
