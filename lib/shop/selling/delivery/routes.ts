import * as calls from "../../../contract/routes/delivery.ts";
import { PICKUP_POINTS_SHOWN } from "../../../domain/order/order-terms.ts";
import { formatOpeningHours } from "../../../domain/time/opening-hours.ts";
import { refused, router } from "../../kernel/http.ts";
import { listDeliveryMethods } from "./methods.ts";
import { pickupPoints } from "./pickup-points.ts";

export const deliveryRoutes = router()
	.openapi(calls.listDeliveryMethods, async (context) => {
		return context.json(await listDeliveryMethods(context.var.shop, context.req.valid("param").locale), 200);
	})
	.openapi(calls.listPickupPoints, async (context) => {
		const { locale, deliveryId } = context.req.valid("param");
		const { q: query, staffed } = context.req.valid("query");
		const staffedOnly = staffed !== undefined;
		const question = { deliveryId, query, staffedOnly, limit: PICKUP_POINTS_SHOWN };
		const points = await pickupPoints.search(context.var.shop.db, question);
		if (!points) return refused(context, "not_found");
		const replies = points.map(({ isStaffed, openingHours, ...point }) => ({
			...point,
			is_staffed: isStaffed,
			opening_hours: formatOpeningHours(openingHours, locale),
		}));
		return context.json(replies, 200);
	});
