import type { Order } from "../../../contract/schemas/order.ts";
import type { Locale } from "../../../domain/locale.ts";
import { promiseText } from "../../../domain/order/promise-text.ts";
import { pageLinks } from "../../kernel/links.ts";
import { requireOrder } from "../../selling/order/read-order.ts";
import { ORDER_PLACED } from "../../selling/order/tell-buyer.ts";
import { paymentQrAttachment } from "./attachments.ts";
import { type Letterhead, letterheadOf } from "./letterhead.ts";
import { type MailBranch, mailBranch } from "./mail-branch.ts";
import { longDate, longMoment } from "./mail-dates.ts";
import { mailOf } from "./mail-kind.ts";
import { loadMailTexts, loadPromiseTexts } from "./mail-texts.ts";
import { sendToBuyer } from "./recipient.ts";
import { renderMail } from "./render-mail.ts";
import { type Mail, sendMail } from "./send-mail.ts";

export type PlacedOrder = {
	order: Order & { hash: string };
	locale: Locale;
	/** Whether the customer has proved the e-mail. */
	isProved: boolean;
	branch: MailBranch | null;
};

/** Mails the confirmation of an order in the order's language, when it is the recipient's turn (`sendToBuyer`). */
export const orderMail = mailOf(ORDER_PLACED, async (shop, env, { orderId, jobId }) => {
	const { order, hash, locale } = await requireOrder(shop, orderId);
	const isNeedlessLate = order.state === "cancelled" && !order.is_paid;
	await sendToBuyer(shop, { orderId, email: order.email, isNeedlessLate }, async (isProved) => {
		const [head, branch] = await Promise.all([letterheadOf(shop, locale), mailBranch(shop, order.branch, locale)]);
		await sendMail(env, jobId, await renderOrderMail(head, { order: { ...order, hash }, locale, isProved, branch }));
	});
});

/** The confirmation as a mail, HTML and text; without typed text for an unproved e-mail. */
export async function renderOrderMail(head: Letterhead, placed: PlacedOrder): Promise<Mail> {
	const { order, locale, isProved, branch } = placed;
	const date = longDate(locale, order.date);
	const expires = order.expires_at === null ? null : longMoment(locale, order.expires_at);
	const promise = promiseText(await loadPromiseTexts(locale), order);
	const [parts, transfer] = await Promise.all([loadMailTexts("orderParts", locale), loadMailTexts("transfer", locale)]);
	const links = {
		order: `${head.shopUrl}${pageLinks.order(locale, order)}`,
		withdrawal: `${head.shopUrl}${pageLinks.withdrawal(locale, order)}`,
		terms: `${head.shopUrl}${pageLinks.legal(locale, "terms")}`,
	};
	const written = await renderMail(
		{ name: "order", locale, head },
		{
			subject: (t) => t("subject", { number: order.number }),
			page: async (t, frame) => {
				const { OrderConfirmation } = await import("./templates/order-confirmation.tsx");
				const of = { order, isProved, branch, frame, parts };
				return OrderConfirmation({ of, t, transfer, date, expires, promise, links });
			},
		},
	);
	const attachments = order.qr_payment === null ? [] : [await paymentQrAttachment(order.qr_payment)];
	return { to: order.email, ...written, attachments };
}
