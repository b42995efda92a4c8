import { giveBack, orGiveBack, takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { hasPaidOrder, isProvedByBuyer } from "./recipient.sql.ts";

/** The limit of mails about orders to an unproved e-mail is reached, so this one is retried later. */
export class MailWaits extends Error {
	constructor(waitS: number) {
		super(`the recipient's next mail may go in ${waitS} s`);
	}
}

type OrderMail = {
	orderId: number;
	email: string;
	/** Whether the mail is worthless once it is late. */
	isNeedlessLate: boolean;
};

/**
 * Sends a mail about an order. To an e-mail that its customer has proved, the whole mail; otherwise (`isProved` false)
 * without typed text, and within the e-mail's limit. Beyond the limit throws `MailWaits`, or sends nothing when it would be
 * worthless late. A failed mail does not count.
 */
export async function sendToBuyer(
	shop: Shop,
	{ orderId, email, isNeedlessLate }: OrderMail,
	send: (isProved: boolean) => Promise<void>,
): Promise<void> {
	if (await isProvedByBuyer(shop.db, { id: orderId, email })) return send(true);
	const limit = (await hasPaidOrder(shop.db, email)) ? "order_mail" : "order_mail_new";
	const taken = await takeLimit(shop, limit, { email });
	if (taken.ok)
		return orGiveBack(
			() => send(false),
			() => giveBack(shop, limit, { email }),
		);
	if (!isNeedlessLate) throw new MailWaits(Number(taken.value));
}
