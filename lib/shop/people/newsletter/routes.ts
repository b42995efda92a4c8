import { pathHash } from "../../../contract/fields.ts";
import * as calls from "../../../contract/routes/newsletter.ts";
import { refused, refusedWith, router } from "../../kernel/http.ts";
import { pageLinks } from "../../kernel/links.ts";
import { clientAddressOf } from "../../kernel/rate-limits/client-address.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import { confirmByLink, endByLink, findSubscription, saveSubscriber } from "./subscribe.ts";
import { subscriberByHash } from "./subscriber.sql.ts";

export const newsletterRoutes = router()
	.openapi(calls.saveSubscriber, async (context) => {
		const saved = await saveSubscriber(context.var.shop, context.req.valid("json"), clientAddressOf(context));
		return saved.ok ? context.json({}, 200) : refusedWith(context, saved, { already_exists: "email" });
	})
	.openapi(calls.getSubscriber, async (context) => {
		const taken = await takeLimit(context.var.shop, "link", { address: clientAddressOf(context) });
		if (!taken.ok) return refusedWith(context, taken);
		const found = await findSubscription(context.var.shop, context.req.valid("param").hash);
		return found ? context.json(found, 200) : refused(context, "not_found");
	})
	.openapi(calls.confirmSubscriber, async (context) => {
		const taken = await takeLimit(context.var.shop, "link", { address: clientAddressOf(context) });
		if (!taken.ok) return refusedWith(context, taken);
		const confirmed = await confirmByLink(context.var.shop, context.req.valid("param").hash);
		return confirmed ? context.json(confirmed, 200) : refused(context, "not_found");
	})
	// No rate limit: mail services call it for many users from one address.
	.openapi(calls.endSubscriber, async (context) => {
		// Mail programs send this form (RFC 8058); the shop's page sends nothing.
		const isOneClick = /\bList-Unsubscribe=One-Click\b/.test(await context.req.text());
		const { hash } = context.req.valid("param");
		const ended = await endByLink(context.var.shop, hash, isOneClick ? "one-click" : "link");
		return ended ? context.json(ended, 200) : refused(context, "not_found");
	});

// Not in the contract: a mail program without one-click support opens the header's address, which must not unsubscribe.
newsletterRoutes.get("/subscriber/:hash/end", async (context) => {
	const hash = pathHash.safeParse(context.req.param("hash"));
	const row = hash.success ? await subscriberByHash(context.var.shop.db, hash.data) : undefined;
	return row ? context.redirect(pageLinks.newsletter(row.locale, row.hash), 303) : refused(context, "not_found");
});
