import type { PaymentKind } from "../../../domain/order/payment-kinds.ts";
import type { Messages } from "../../kernel/messages.ts";

/** Ways of payment that every shop has, in the order in which it offers them; messages name them. Prices are whole crowns with VAT. */
export const PAYMENTS = [
	{ key: "card", kind: "card", price: 0 },
	{ key: "transfer", kind: "transfer", price: 0 },
	{ key: "cod", kind: "cash_on_delivery", price: 39 },
] as const satisfies { key: keyof Messages["newShop"]["payments"]; kind: PaymentKind; price: number }[];
