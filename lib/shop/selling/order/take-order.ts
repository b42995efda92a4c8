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
	/** Sender's address; blank when unknown. */
	address: string;
};

/**
 * Places the order of a cart, unless too many come from the address, or from the address for an e-mail that the sender has
 * not proved; the refusal's value is the seconds to wait. A refused or repeated order does not count for the e-mail. The
 * limit of mails to the e-mail refuses no order: its mails wait (lib/shop/telling/mail/recipient.ts).
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
	// Called before the transaction, so that no locked rows wait for it.
	const isPerson = await shop.captcha.verify({ token, action: "order", address });
	const ownerId = await provedOwner(shop, asker.userId, email);
	const sender = { email, ownerId, network: await countedNetwork(shop, { address, ownerId }), isPerson };
	if (ownerId !== null) return placeOrder(shop, asker, sent, sender);
	const who = { address, email };
	const here = await takeLimit(shop, "order_email_here", who);
	// A repeat gets its order even when the e-mail's limit is reached.
	if (!here.ok && !(await orderOfCart(shop.db, cartId))) return here;
	const giveBackHere = async () => {
		if (here.ok) await giveBack(shop, "order_email_here", who);
	};
	const placed = await orGiveBack(() => placeOrder(shop, asker, sent, sender), giveBackHere);
	if (!placed.ok || placed.value.isRepeat) await giveBackHere();
	return placed;
}
