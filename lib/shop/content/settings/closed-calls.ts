import { createMiddleware } from "hono/factory";
import { refused, type ShopEnv } from "../../kernel/http.ts";
import { isInMaintenance } from "./maintenance.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Calls that stay open in maintenance. Changes that the shop owes to others, and reads whose question is too long for an
 * address (decisions 13): payment notifications and the sandbox gateway, the end of a newsletter, prices for a customer. Also
 * a withdrawal, which must be possible for the whole of its period (Directive (EU) 2023/2673).
 */
const OPEN_IN_MAINTENANCE = [
	/^\/api\/payment\/notify\//,
	/^\/api\/sandbox-gateway\//,
	/^\/api\/subscriber\/[^/]+\/end$/,
	/^\/api\/catalog\/member-prices$/,
	/^\/api\/order\/[^/]+\/[^/]+\/withdrawal$/,
];

/** Reading a guest's cart by the temporary id 0 creates one (promises §4 Cart load). */
const MAKES_A_CART = /^\/api\/cart\/anonymous\/[^/]+\/0$/;

/** Refuses shoppers' changes during maintenance, before their body is parsed. */
export const closedInMaintenance = createMiddleware<ShopEnv>(async (context, next) => {
	const { method, path } = context.req;
	const isOpen =
		(READING.has(method) && !MAKES_A_CART.test(path)) || OPEN_IN_MAINTENANCE.some((open) => open.test(path));
	if (!isOpen && (await isInMaintenance(context.var.shop))) return refused(context, "maintenance");
	return next();
});
