import { giveBack, orGiveBack, takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { hasPaidOrder, isProvedByBuyer } from "./recipient.sql.ts";

/** An e-mail that nobody has proved had so many mails of orders just now that this one waits for its turn. */
export class MailWaits extends Error {
	constructor(waitS: number) {
		super(`the recipient's next mail may go in ${waitS} s`);
	}
}

type OrderMail = {
	orderId: number;
	/** Where it goes. */
	email: string;
	/** Whether it tells its reader nothing that matters once it is late. */
	isNeedlessLate: boolean;
};

/**
 * Sends a mail about an order: whole when its customer has proved the e-mail, otherwise (`isProved` false) without a word that
 * its sender typed, and no more often than the e-mail's limit. Beyond that throws `MailWaits`, or sends nothing when it is
 * needless late. A mail that fails does not count.
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
