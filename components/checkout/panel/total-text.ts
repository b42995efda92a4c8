import type { Cart } from "#lib/contract/schemas/cart.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import type { Chosen } from "../../form/form-values.ts";

/** What is to be paid with the chosen payment; before a choice, the goods. */
export function totalText(cart: Cart, { payment }: Chosen): string {
	return formatMoney(payment?.prices.total_with_tax ?? cart.totals.total_with_tax, cart.currency);
}
