import * as calls from "../../../contract/routes/search.ts";
import { router } from "../../kernel/http.ts";
import { searchGroups } from "./found-texts.ts";
import { suggest } from "./suggest.ts";

export const searchRoutes = router()
	.openapi(calls.search, async (context) => {
		const { q } = context.req.valid("query");
		return context.json(await searchGroups(context.var.shop, context.req.valid("param").locale, q), 200);
	})
	.openapi(calls.suggest, async (context) => {
		const { q } = context.req.valid("query");
		return context.json(await suggest(context.var.shop, context.req.valid("param").locale, q), 200);
	});
