import { ORDER_STANDINGS, ORDER_STATES, type OrderState, type SaleStanding } from "../order/order-states.ts";

/**
 * What an order is to the shop's sales: `sold` once it is certain, paid or accepted on delivery, `returned` less what its buyer
 * gave back, `lost` not at all.
 */
type Sale = "sold" | "returned" | "lost";
const SALES: Record<SaleStanding, Sale> = { open: "lost", certain: "sold", returned: "returned", lost: "lost" };

/** States in which orders are this to the shop's sales. */
export function statesOfSale(sale: Sale): OrderState[] {
	return ORDER_STATES.filter((state) => SALES[ORDER_STANDINGS[state].sale] === sale);
}

export const SALES_GROUPS = ["day", "product", "category", "branch"] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];
