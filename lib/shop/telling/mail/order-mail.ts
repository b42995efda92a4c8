import type { Order } from "../../../contract/schemas/order.ts";
import type { Locale } from "../../../domain/locale.ts";
import { promiseText } from "../../../domain/order/promise-text.ts";
import { pageLinks } from "../../kernel/links.ts";
import { requireOrder } from "../../selling/order/read-order.ts";
import { ORDER_PLACED } from "../../selling/order/tell-buyer.ts";
import { paymentQrAttachment } from "./attachments.ts";
import { longDate, longMoment } from "./mail-dates.ts";
import { mailOf } from "./mail-kind.ts";
import { loadPromiseTexts } from "./mail-texts.ts";
import { sendToBuyer } from "./recipient.ts";
import { renderMail } from "./render-mail.ts";
import { type Mail, sendMail } from "./send-mail.ts";

/** Mails the confirmation of an order in the order's language, when it is the recipient's turn (`sendToBuyer`). */
export const orderMail = mailOf(ORDER_PLACED, async (shop, env, { orderId, jobId }) => {
	const { order, hash, locale } = await requireOrder(shop, orderId);
	const isNeedlessLate = order.state === "cancelled" && !order.is_paid;
	await sendToBuyer(shop, { orderId, email: order.email, isNeedlessLate }, async (isProved) =>
		sendMail(env, jobId, await renderOrderMail(shop.shopUrl, locale, { ...order, hash }, isProved)),
	);
});

/** The confirmation as a mail, HTML and text; without typed text for an unproved e-mail. */
export async function renderOrderMail(
	shopUrl: string,
	locale: Locale,
	order: Order & { hash: string },
	isProved: boolean,
): Promise<Mail> {
	const date = longDate(locale, order.date);
	const expires = order.expires_at === null ? null : longMoment(locale, order.expires_at);
	const promise = promiseText(await loadPromiseTexts(locale), order);
	const links = {
		order: `${shopUrl}${pageLinks.order(locale, order)}`,
		withdrawal: `${shopUrl}${pageLinks.withdrawal(locale, order)}`,
		terms: `${shopUrl}${pageLinks.legal(locale, "terms")}`,
	};
	const written = await renderMail("order", locale, {
		subject: (t) => t("subject", { number: order.number }),
		page: async (t) => {
			const { OrderConfirmation } = await import("./templates/order-confirmation.tsx");
			return OrderConfirmation({ order, isProved, locale, t, date, expires, promise, links });
		},
	});
	const attachments = order.qr_payment === null ? [] : [await paymentQrAttachment(order.qr_payment)];
	return { to: order.email, ...written, attachments };
}
