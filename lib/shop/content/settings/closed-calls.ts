import { createMiddleware } from "hono/factory";
import { refused, type ShopEnv } from "../../kernel/http.ts";
import { isInMaintenance } from "./maintenance.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Changes that the shop owes to others, and questions that are too long for an address (decisions 13): notifications of payments
 * and the sandbox that stands for a gateway, the end of a newsletter, prices for a customer. So is a withdrawal, which must be
 * possible for the whole of its period (Directive (EU) 2023/2673).
 */
const OPEN_IN_MAINTENANCE = [
	/^\/api\/payment\/notify\//,
	/^\/api\/sandbox-gateway\//,
	/^\/api\/subscriber\/[^/]+\/end$/,
	/^\/api\/catalog\/member-prices$/,
	/^\/api\/order\/[^/]+\/[^/]+\/withdrawal$/,
];

/** Reading a guest's cart by the temporary id 0 makes one (promises §4 Cart load). */
const MAKES_A_CART = /^\/api\/cart\/anonymous\/[^/]+\/0$/;

/** Refuses shoppers' changes while the shop is in maintenance, before anything of them is looked at. */
export const closedInMaintenance = createMiddleware<ShopEnv>(async (context, next) => {
	const { method, path } = context.req;
	const isOpen =
		(READING.has(method) && !MAKES_A_CART.test(path)) || OPEN_IN_MAINTENANCE.some((open) => open.test(path));
	if (!isOpen && (await isInMaintenance(context.var.shop))) return refused(context, "maintenance");
	return next();
});
