import type { OrderState } from "./order-states.ts";

/** What a buyer is shown of the way of an order, the first one first. */
export type ProgressStep = "ordered" | "paid" | "packed" | "onTheWay" | "waiting" | "delivered";

/** `reached` is the index of the present step. */
export type OrderProgress = { steps: readonly ProgressStep[]; reached: number };

/** The step that a state belongs to; null for the ends, which lead nowhere. */
const STEP_OF: Record<OrderState, ProgressStep | null> = {
	waiting_for_payment: "ordered",
	paid: "paid",
	accepted: "paid",
	packed: "packed",
	handed_over: "onTheWay",
	ready_at_branch: "waiting",
	delivered: "delivered",
	cancelled: null,
	withdrawn: null,
};

/**
 * The steps of an order to its buyer, and how far it has come; null once it was cancelled or withdrawn. An order that is paid
 * on delivery has no step of its own for the payment.
 */
export function orderProgress(order: { state: OrderState; isPickup: boolean; isCash: boolean }): OrderProgress | null {
	const step = STEP_OF[order.state];
	if (step === null) return null;
	const steps: ProgressStep[] = [
		"ordered",
		...(order.isCash ? [] : (["paid"] as const)),
		"packed",
		order.isPickup ? "waiting" : "onTheWay",
		"delivered",
	];
	return { steps, reached: Math.max(0, steps.indexOf(step)) };
}
