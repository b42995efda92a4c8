import type { OrderBody } from "../../../contract/schemas/order.ts";
import type { OrderTotals } from "../../../domain/cart/cart.ts";
import { checkOrder, type OrderProblem } from "../../../domain/cart/check-cart.ts";
import { handoverPlace } from "../../../domain/order/delivery-kinds.ts";
import type { OrderLimits } from "../../../domain/order/order-limits.ts";
import { hasPlace } from "../../../domain/people/postal-address.ts";
import type { Refusal } from "../../../domain/result.ts";
import type { Database } from "../../kernel/db/client.ts";
import { lockSender } from "../../kernel/rate-limits/lock-sender.sql.ts";
import type { Shop } from "../../kernel/shop.ts";
import { cartFacts } from "../cart/cart-facts.ts";
import type { CheckedVoucher } from "../voucher/check-vouchers.ts";
import { countryOf, type Delivery } from "./chosen-delivery.ts";
import { type Orderer, openAmountRow } from "./open-orders.sql.ts";
import { goodsCzkMinor, type Priced } from "./pricing.ts";

/** The sender of an order, and whether the captcha took them for a person (without captcha, always). */
export type OrderSender = Orderer & { isPerson: boolean };

type Wanted = {
	priced: Priced;
	/** All vouchers of the cart, invalid ones too. */
	vouchers: CheckedVoucher[];
	/** Null: the chosen delivery and payment do not go together. */
	delivery: (Delivery & { totals: OrderTotals }) | null;
	body: OrderBody;
	sender: OrderSender;
};

/**
 * Reads what the rules of orders ask (`checkOrder`) and asks them. Parallel orders of the same sender wait for each other, so
 * that the counted unpaid orders stay true. Null: the order may be placed.
 */
export async function guardOrder(
	shop: Shop,
	tx: Database,
	{ priced, vouchers, delivery, body, sender }: Wanted,
	limits: OrderLimits,
): Promise<Refusal<OrderProblem> | null> {
	return checkOrder(cartFacts({ ...priced, goodsCzkMinor: goodsCzkMinor(priced) }, limits), {
		vouchers,
		delivery: delivery && {
			place: handoverPlace(delivery.method.delivery_kind),
			isServed: delivery.isServed,
			country: countryOf(body),
			payment: delivery.method.payment_kind,
			totalMinor: delivery.totals.totalMinor,
		},
		hasInvoicePlace: hasPlace(body.invoice),
		expectedMinor: body.expectedTotal,
		open: shop.isLimited ? await lockedOpenAmounts(tx, sender) : null,
		isPerson: sender.isPerson,
	});
}

async function lockedOpenAmounts(tx: Database, sender: OrderSender) {
	await lockSender(tx, "order", sender);
	return openAmountRow(tx, sender);
}
