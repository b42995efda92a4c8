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
 * Places the order of a cart unless too many come from the address, or for an e-mail that the asker has not proved; then the
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
	if (await isOwnEmail(shop, asker, email)) return placeOrder(shop, asker, cartId, body, idempotencyKey);
	const here = await takeLimit(shop, "order_email_here", { address, email });
	const anywhere = here.ok ? await takeLimit(shop, "order_email", { email }) : here;
	const giveBackMail = async () => {
		if (here.ok) await giveBack(shop, "order_email_here", { address, email });
		if (here.ok && anywhere.ok) await giveBack(shop, "order_email", { email });
	};
	// Whoever repeats an order gets it, whatever was ordered for the e-mail meanwhile.
	if (!anywhere.ok && !(await orderOfCart(shop.db, cartId))) {
		await giveBackMail();
		return anywhere;
	}
	const placed = await orGiveBack(() => placeOrder(shop, asker, cartId, body, idempotencyKey), giveBackMail);
	if (!placed.ok || placed.value.isRepeat) await giveBackMail();
	return placed;
}

/** Whether the e-mail is the one that the customer has proved. */
async function isOwnEmail(shop: Shop, { userId }: Asker, email: string): Promise<boolean> {
	const account = userId === null ? undefined : await accountRow(shop.db, userId);
	return account?.is_confirmed === true && account.email.toLowerCase() === email.toLowerCase();
}
