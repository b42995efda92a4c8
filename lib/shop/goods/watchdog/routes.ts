import * as calls from "../../../contract/routes/watchdog.ts";
import { customerOf, customersOnly, refused, refusedWith, router } from "../../kernel/http.ts";
import { clientAddressOf } from "../../kernel/rate-limits/client-address.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import { askToWatch, confirmWatch, findWatch } from "./guest-watch.ts";
import { endWatch, listWatches, unwatchVariant, watchVariant } from "./watchdog.ts";

const guarded = router();
// Guests and mailed links have deeper paths that this does not match: a hash proves whose watch it is.
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
	.openapi(calls.askToWatch, async (context) => {
		const asked = { ...context.req.valid("param"), ...context.req.valid("json") };
		const answer = await askToWatch(context.var.shop, asked, clientAddressOf(context));
		return answer.ok ? context.json({}, 200) : refusedWith(context, answer);
	})
	.openapi(calls.getWatch, async (context) => {
		const taken = await takeLimit(context.var.shop, "link", { address: clientAddressOf(context) });
		if (!taken.ok) return refusedWith(context, taken);
		const { locale, hash } = context.req.valid("param");
		const watch = await findWatch(context.var.shop, hash, locale);
		return watch ? context.json(watch, 200) : refused(context, "not_found");
	})
	.openapi(calls.confirmWatch, async (context) => {
		const taken = await takeLimit(context.var.shop, "link", { address: clientAddressOf(context) });
		if (!taken.ok) return refusedWith(context, taken);
		const { locale, hash } = context.req.valid("param");
		const confirmed = await confirmWatch(context.var.shop, hash, locale);
		return confirmed.ok ? context.json(confirmed.value, 200) : refusedWith(context, confirmed);
	})
	.openapi(calls.endWatch, async (context) => {
		const { locale, hash } = context.req.valid("param");
		const ended = await endWatch(context.var.shop, hash, locale);
		return ended.ok ? context.json(ended.value, 200) : refusedWith(context, ended);
	});
