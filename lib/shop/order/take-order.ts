import type { OrderBody, OrderCreated } from "../../contract/order.ts";
import type { Result } from "../../domain/result.ts";
import type { Asker } from "../cart/cart.ts";
import { giveBack, orGiveBack, takeLimit } from "../limits/limits.ts";
import type { Shop } from "../shop.ts";
import { orderOfCart } from "./order.sql.ts";
import { type OrderRefusal, placeOrder } from "./place-order.ts";

type Sent = {
	cartId: string;
	body: OrderBody;
	/** The shopper's own, so that a repeat is known as one. */
	idempotencyKey?: string | undefined;
	/** Where it was sent from; blank when unknown. */
	address: string;
};

/**
 * Places the order of a cart unless too many come from the address, or for the e-mail, which nobody has proved; then the
 * refusal's value is the seconds to wait. An order that is refused, or repeated, sends no mail and does not count for the e-mail.
 */
export async function takeOrder(
	shop: Shop,
	asker: Asker,
	{ cartId, body, idempotencyKey, address }: Sent,
): Promise<Result<{ order: OrderCreated; isRepeat: boolean }, OrderRefusal | "too_many_requests">> {
	const { email } = body;
	const taken = await takeLimit(shop, "order", { address });
	if (!taken.ok) return taken;
	const mailed = await takeLimit(shop, "order_email", { email });
	// Whoever repeats an order gets it, whatever was ordered for the e-mail meanwhile.
	if (!mailed.ok && !(await orderOfCart(shop.db, cartId))) return mailed;
	const giveBackMail = async () => {
		if (mailed.ok) await giveBack(shop, "order_email", { email });
	};
	const placed = await orGiveBack(() => placeOrder(shop, asker, cartId, body, idempotencyKey), giveBackMail);
	if (!placed.ok || placed.value.isRepeat) await giveBackMail();
	return placed;
}
