import type { OrderBody, OrderCreated } from "../../contract/order.ts";
import type { Result } from "../../domain/result.ts";
import { accountRow } from "../account/account.sql.ts";
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
 * Places the order of a cart unless too many come from the address, or from there for an e-mail that the asker has not proved;
 * then the refusal's value is the seconds to wait. An order that is refused, or repeated, does not count for the e-mail. How
 * often the e-mail is written to keeps no order back: its mails wait (lib/shop/mail/recipient.ts).
 */
export async function takeOrder(
	shop: Shop,
	asker: Asker,
	{ cartId, body, idempotencyKey, address }: Sent,
): Promise<Result<{ order: OrderCreated; isRepeat: boolean }, OrderRefusal | "too_many_requests">> {
	const { email } = body;
	const taken = await takeLimit(shop, "order", { address });
	if (!taken.ok) return taken;
	if (await isOwnEmail(shop, asker, email)) return placeOrder(shop, asker, cartId, body, idempotencyKey);
	const who = { address, email };
	const here = await takeLimit(shop, "order_email_here", who);
	// Whoever repeats an order gets it, whatever was ordered for the e-mail meanwhile.
	if (!here.ok && !(await orderOfCart(shop.db, cartId))) return here;
	const giveBackHere = async () => {
		if (here.ok) await giveBack(shop, "order_email_here", who);
	};
	const placed = await orGiveBack(() => placeOrder(shop, asker, cartId, body, idempotencyKey), giveBackHere);
	if (!placed.ok || placed.value.isRepeat) await giveBackHere();
	return placed;
}

/** Whether the e-mail is the one that the customer has proved. */
async function isOwnEmail(shop: Shop, { userId }: Asker, email: string): Promise<boolean> {
	const account = userId === null ? undefined : await accountRow(shop.db, userId);
	return account?.is_confirmed === true && account.email.toLowerCase() === email.toLowerCase();
}
