import * as calls from "../../../contract/routes/satisfaction.ts";
import { refused, refusedWith, router } from "../../kernel/http.ts";
import { clientAddressOf } from "../../kernel/rate-limits/client-address.ts";
import { findSatisfaction, sendSatisfaction } from "./satisfaction.ts";

export const satisfactionRoutes = router()
	.openapi(calls.sendSatisfaction, async (context) => {
		const sent = await sendSatisfaction(context.var.shop, context.req.valid("json"), clientAddressOf(context));
		return sent.ok ? context.json({}, 201) : refusedWith(context, sent);
	})
	.openapi(calls.getSatisfaction, async (context) => {
		const found = await findSatisfaction(context.var.shop, context.req.valid("param"));
		return found ? context.json(found, 200) : refused(context, "not_found");
	});
