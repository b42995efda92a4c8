import type { OrderState } from "../order/order-states.ts";

/**
 * What an order in each state is to the shop's sales: `sold` once it is certain, paid or accepted on delivery, `returned` less
 * what its buyer gave back, `lost` not at all.
 */
export const SALE_STATES: Record<OrderState, "sold" | "returned" | "lost"> = {
	waiting_for_payment: "lost",
	paid: "sold",
	accepted: "sold",
	packed: "sold",
	handed_over: "sold",
	ready_at_branch: "sold",
	delivered: "sold",
	cancelled: "lost",
	withdrawn: "returned",
};

export const SALES_GROUPS = ["day", "product", "category", "branch"] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];
