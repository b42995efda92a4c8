import { ORDER_STANDINGS, ORDER_STATES, type OrderState, type SaleStanding } from "../order/order-states.ts";

/**
 * How an order counts in the sales: `sold` in full, once paid or accepted for cash on delivery; `returned` less the
 * returned goods; `lost` not at all.
 */
type Sale = "sold" | "returned" | "lost";
const SALES: Record<SaleStanding, Sale> = { open: "lost", certain: "sold", returned: "returned", lost: "lost" };

/** Order states that count in the sales as `sale`. */
export function statesOfSale(sale: Sale): OrderState[] {
	return ORDER_STATES.filter((state) => SALES[ORDER_STANDINGS[state].sale] === sale);
}

export const SALES_GROUPS = ["day", "product", "category", "branch"] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];
