import * as calls from "../contract/routes/changes.ts";
import { isSameHash } from "./kernel/base/is-same-hash.ts";
import { changesSince } from "./kernel/changes/change-log.ts";
import { refused, router } from "./kernel/http.ts";

export const changesRoutes = router().openapi(calls.listChanges, (context) => {
	const { changesKey } = context.var.shop;
	const given = context.req.valid("header")["changes-key"] ?? "";
	if (changesKey === null || !isSameHash(changesKey, given)) return refused(context, "not_found");
	return context.json(changesSince(context.req.valid("query")), 200);
});
