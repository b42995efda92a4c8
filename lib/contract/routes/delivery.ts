import { z } from "zod";
import { deliveryMethod as deliveryMethodExample, pickupPoint as pickupPointExample } from "../examples/content.ts";
import * as fields from "../fields.ts";
import { deliveryMethod, pickupPoint } from "../schemas/delivery.ts";
import { defineCall } from "./define-call.ts";

export const listDeliveryMethods = defineCall({
	method: "get",
	path: "/delivery/methods/{locale}",
	tag: "Order",
	summary: "Ways in which the shop delivers now, their prices and days, before anything is in a cart",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(deliveryMethod),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [deliveryMethodExample] },
});

export const listPickupPoints = defineCall({
	method: "get",
	path: "/delivery/pickup-points/{locale}/{deliveryId}",
	tag: "Order",
	summary: "Up to 30 pickup points of a delivery that fit a town, postcode, street or name, the best first",
	request: {
		params: z.object({ locale: fields.locale, deliveryId: fields.pathId }),
		query: z.object({
			/** Town, postcode, street or name; without it points are listed by town. */
			q: fields.optionalLine(100),
			/** "1": only points with staff, for goods with a minimum age. */
			staffed: z.literal("1").optional(),
		}),
	},
	reply: z.array(pickupPoint),
	errors: ["not_found", "invalid"],
	example: { params: { locale: "cs", deliveryId: "4" }, query: { q: "Brno" }, reply: [pickupPointExample] },
});
