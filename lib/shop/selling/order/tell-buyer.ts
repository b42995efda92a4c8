import { z } from "zod";
import { MAILED_STATES, ORDER_ACTORS } from "../../../domain/order/order-states.ts";
import { UNTIL_SENT } from "../../kernel/jobs/queue.ts";

/** Has the confirmation of an order sent. */
export const ORDER_PLACED = { name: "mail.order", data: z.object({ orderId: z.int() }), keeps: UNTIL_SENT };

/** Has a buyer told of a step of the order; `cause` is who made it. A copy of a receipt goes to the order's own e-mail. */
export const ORDER_STEP = {
	name: "mail.order-step",
	data: z.object({
		orderId: z.int(),
		step: z.enum(MAILED_STATES),
		cause: z.enum(ORDER_ACTORS),
		isCopy: z.literal(true).optional(),
	}),
	keeps: UNTIL_SENT,
};
