import type { Order } from "../../../contract/order.ts";
import type { Locale } from "../../../domain/locale.ts";
import { daysText } from "../../../domain/time/days-text.ts";
import { localPath, orderPath, withdrawalPath } from "../../../i18n/paths.ts";
import type { Env } from "../../kernel/base/env.ts";
import type { Shop } from "../../kernel/shop.ts";
import { requireOrder } from "../../selling/order/read-order.ts";
import { paymentQrAttachment } from "./attachments.ts";
import { longDate, longMoment } from "./mail-dates.ts";
import { loadDaysTexts, loadMailTexts } from "./mail-texts.ts";
import { sendToBuyer } from "./recipient.ts";
import { type Mail, sendMail } from "./send-mail.ts";

const TERMS = { cs: "obchodni-podminky", en: "terms-and-conditions" } as const;

/**
 * Mails the confirmation of an order in the order's language, when it is the recipient's turn (`sendToBuyer`). A repeat of the
 * job is the same mail (its id is the job's).
 */
export async function sendOrderMail(
	shop: Shop,
	env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">,
	{ orderId, jobId }: { orderId: number; jobId: string },
): Promise<void> {
	const { order, hash, locale } = await requireOrder(shop, orderId);
	const isNeedlessLate = order.state === "cancelled" && !order.is_paid;
	await sendToBuyer(shop, { orderId, email: order.email, isNeedlessLate }, async (isProved) =>
		sendMail(env, jobId, await renderOrderMail(shop.shopUrl, locale, { ...order, hash }, isProved)),
	);
}

/** The confirmation as a mail, HTML and text; for an e-mail that its customer has not proved without what was typed. */
export async function renderOrderMail(
	shopUrl: string,
	locale: Locale,
	order: Order & { hash: string },
	isProved: boolean,
): Promise<Mail> {
	// The mail components are large and only this job needs them.
	const [{ render, toPlainText }, { OrderConfirmation }, t, daysTexts] = await Promise.all([
		import("react-email"),
		import("./templates/order-confirmation.tsx"),
		loadMailTexts(locale),
		loadDaysTexts(locale),
	]);
	const date = longDate(locale, order.date);
	const expires = order.expires_at === null ? null : longMoment(locale, order.expires_at);
	const days = order.days && daysText(daysTexts, order.days);
	const links = {
		order: `${shopUrl}${orderPath(locale, order)}`,
		withdrawal: `${shopUrl}${withdrawalPath(locale, order)}`,
		terms: `${shopUrl}${localPath(locale, TERMS[locale])}`,
	};
	const html = await render(OrderConfirmation({ order, isProved, locale, t, date, expires, days, links }));
	const attachments = order.qr_payment === null ? [] : [await paymentQrAttachment(order.qr_payment)];
	return {
		to: order.email,
		subject: t("subject", { number: order.number }),
		html,
		text: toPlainText(html),
		attachments,
	};
}
