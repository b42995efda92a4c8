import * as calls from "../contract/routes/changes.ts";
import { changesSince } from "./change-log.ts";
import { refused, router } from "./http.ts";
import { isSameHash } from "./order/order-key.ts";

export const changesRoutes = router().openapi(calls.listChanges, (context) => {
	const { changesKey } = context.var.shop;
	const given = context.req.valid("header")["changes-key"] ?? "";
	if (changesKey === null || !isSameHash(changesKey, given)) return refused(context, "not_found");
	return context.json(changesSince(context.req.valid("query")), 200);
});
