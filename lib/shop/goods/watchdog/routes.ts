import * as calls from "../../../contract/routes/watchdog.ts";
import { customerOf, customersOnly, refusedWith, router } from "../../kernel/http.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import { endWatch, listWatches, unwatchVariant, watchVariant } from "./watchdog.ts";

const guarded = router();
// The mailed link has a deeper path that this does not match: its hash proves the customer.
guarded.use("/watchdog/:variantOrLocale", customersOnly);

export const watchdogRoutes = guarded
	.openapi(calls.listWatches, async (context) => {
		const { locale } = context.req.valid("param");
		return context.json(await listWatches(context.var.shop, customerOf(context).userId, locale), 200);
	})
	.openapi(calls.watchVariant, async (context) => {
		const taken = await takeLimit(context.var.shop, "watchdog", customerOf(context));
		if (!taken.ok) return refusedWith(context, taken);
		const watch = { ...customerOf(context), ...context.req.valid("param") };
		const watched = await watchVariant(context.var.shop, watch, context.req.valid("json").locale);
		return watched.ok ? context.json(watched.value, 200) : refusedWith(context, watched);
	})
	.openapi(calls.unwatchVariant, async (context) => {
		const watch = { ...customerOf(context), ...context.req.valid("param") };
		return context.json(await unwatchVariant(context.var.shop, watch), 200);
	})
	.openapi(calls.endWatch, async (context) => {
		const { locale, hash } = context.req.valid("param");
		const ended = await endWatch(context.var.shop, hash, locale);
		return ended.ok ? context.json(ended.value, 200) : refusedWith(context, ended);
	});
