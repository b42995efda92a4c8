import type { OrderCreated } from "../../../contract/schemas/order.ts";
import type { Result } from "../../../domain/result.ts";
import { countedNetwork } from "../../kernel/rate-limits/counted-network.sql.ts";
import { giveBack, orGiveBack, takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { provedOwner } from "../../people/customer/proved-owner.ts";
import type { Asker } from "../cart/cart.ts";
import { orderOfCart } from "./order.sql.ts";
import { type OrderRefusal, placeOrder, type SentOrder } from "./place-order.ts";

type Sent = SentOrder & {
	/** Where it was sent from; blank when unknown. */
	address: string;
};

/**
 * Places the order of a cart unless too many come from the address, or from there for an e-mail that the asker has not proved;
 * then the refusal's value is the seconds to wait. An order that is refused, or repeated, does not count for the e-mail. How
 * often the e-mail is written to keeps no order back: its mails wait (lib/shop/telling/mail/recipient.ts).
 */
export async function takeOrder(
	shop: Shop,
	asker: Asker,
	{ address, ...sent }: Sent,
): Promise<Result<{ order: OrderCreated; isRepeat: boolean }, OrderRefusal | "too_many_requests">> {
	const { cartId, body } = sent;
	const { email, captchaToken: token } = body;
	const taken = await takeLimit(shop, "order", { address });
	if (!taken.ok) return taken;
	// Asked outside the transaction, which holds rows that others wait for.
	const isPerson = await shop.captcha.verify({ token, action: "order", address });
	const ownerId = await provedOwner(shop, asker.userId, email);
	const sender = { email, ownerId, network: await countedNetwork(shop, { address, ownerId }), isPerson };
	if (ownerId !== null) return placeOrder(shop, asker, sent, sender);
	const who = { address, email };
	const here = await takeLimit(shop, "order_email_here", who);
	// Whoever repeats an order gets it, whatever was ordered for the e-mail meanwhile.
	if (!here.ok && !(await orderOfCart(shop.db, cartId))) return here;
	const giveBackHere = async () => {
		if (here.ok) await giveBack(shop, "order_email_here", who);
	};
	const placed = await orGiveBack(() => placeOrder(shop, asker, sent, sender), giveBackHere);
	if (!placed.ok || placed.value.isRepeat) await giveBackHere();
	return placed;
}
