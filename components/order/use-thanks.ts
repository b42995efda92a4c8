import { useState } from "react";
import type { Order } from "#lib/contract/schemas/order.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { isUnpacked } from "#lib/domain/order/order-states.ts";
import { isByGateway } from "#lib/domain/order/payment-kinds.ts";

/** For this long after it was placed, the order's page shows a thank-you. */
const FRESH_MS = 30 * 60 * SECOND_MS;

/** `isDone`: the buyer is through with it; who pays by card is not before the gateway has said so. */
export type Thanks = { isThanked: boolean; isDone: boolean };

/** Whether a new order's page gives thanks. */
export function useThanks(order: Order): Thanks {
	const [isFresh] = useState(() => Date.now() - Date.parse(order.date) < FRESH_MS);
	const isThanked = isFresh && isUnpacked(order.state) && !order.is_payment_refused;
	return { isThanked, isDone: isThanked && (order.is_paid || !isByGateway(order.payment.kind)) };
}
