import * as calls from "../contract/routes/changes.ts";
import { changesSince } from "./change-log.ts";
import { router } from "./http.ts";

export const changesRoutes = router().openapi(calls.listChanges, (context) =>
	context.json(changesSince(context.req.valid("query")), 200),
);
