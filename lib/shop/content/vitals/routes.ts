import * as calls from "../../../contract/routes/vitals.ts";
import { refusedWith, router } from "../../kernel/http.ts";
import { clientAddressOf } from "../../kernel/rate-limits/client-address.ts";
import { countVitals } from "./count-vitals.ts";

export const vitalsRoutes = router().openapi(calls.tellVitals, async (context) => {
	const counted = await countVitals(context.var.shop, context.req.valid("json"), clientAddressOf(context));
	return counted.ok ? context.json({}, 200) : refusedWith(context, counted);
});
