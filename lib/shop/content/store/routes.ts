import * as calls from "../../../contract/routes/store.ts";
import { refused, router } from "../../kernel/http.ts";
import { getStore, listStores } from "./stores.ts";

export const storeRoutes = router()
	.openapi(calls.listStores, async (context) => {
		return context.json(await listStores(context.var.shop, context.req.valid("param").locale), 200);
	})
	.openapi(calls.getStore, async (context) => {
		const { locale, id } = context.req.valid("param");
		const store = await getStore(context.var.shop, locale, id);
		return store ? context.json(store, 200) : refused(context, "not_found");
	});
