import type { Order } from "../../contract/order.ts";
import type { OrderActor } from "../../domain/order-states.ts";
import { orderPath, satisfactionPath, withdrawalPath } from "../../i18n/paths.ts";
import { creditNoteAttachment, invoiceAttachment } from "../document/attachments.ts";
import type { Env } from "../env.ts";
import type { OrderStep } from "../jobs/queue.ts";
import { requireOrder } from "../order/read-order.ts";
import { withdrawalRow } from "../order/withdrawal.sql.ts";
import type { Shop } from "../shop.ts";
import { loadOrderStepTexts } from "./mail-texts.ts";
import { type Mail, sendMail } from "./send-mail.ts";
import type { OrderStepNews } from "./templates/order-step.tsx";

/**
 * Mails a buyer what happened with the order, in the order's language; the receipt of a withdrawal goes where it asked for it,
 * its copy to the order's e-mail. A repeat of the job is the same mail (its id is the job's).
 */
export async function sendOrderStepMail(
	shop: Shop,
	env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">,
	job: { orderId: number; step: OrderStep; cause: OrderActor; isCopy?: true; jobId: string },
): Promise<void> {
	const { order, hash, locale } = await requireOrder(shop, job.orderId);
	const withdrawal = job.step === "withdrawn" ? await withdrawalRow(shop.db, job.orderId) : null;
	const attached = await attachedPaper(shop, order, job.step);
	const mail = await renderOrderStepMail(shop.shopUrl, {
		step: job.step,
		cause: job.cause,
		order: { ...order, hash },
		locale,
		withdrawal,
		paper: attached?.paper ?? null,
	});
	await sendMail(env, job.jobId, {
		...mail,
		...(job.isCopy && { to: order.email }),
		...(attached && { attachments: [attached.file] }),
	});
}

const PAPERS: Partial<Record<OrderStep, "invoice" | "credit_note">> = {
	paid: "invoice",
	handed_over: "invoice",
	cancelled: "credit_note",
	withdrawn: "credit_note",
};

/** The paper that a step brings; an invoice comes on the way only to those who pay at the door. */
async function attachedPaper(shop: Shop, order: Order, step: OrderStep) {
	const paper = PAPERS[step];
	if (!paper || (step === "handed_over" && order.payment.kind !== "cash_on_delivery")) return null;
	const file = await (paper === "invoice" ? invoiceAttachment : creditNoteAttachment)(shop, order.id);
	return file && { paper, file };
}

/** The mail, HTML and text. */
export async function renderOrderStepMail(shopUrl: string, news: OrderStepNews): Promise<Mail> {
	const { order, locale, step, withdrawal } = news;
	// The mail components are large and only this job needs them.
	const [{ render, toPlainText }, { OrderStepMail }, t] = await Promise.all([
		import("react-email"),
		import("./templates/order-step.tsx"),
		loadOrderStepTexts(locale),
	]);
	const links = {
		order: `${shopUrl}${orderPath(locale, order)}`,
		withdrawal: `${shopUrl}${withdrawalPath(locale, order)}`,
		satisfaction: `${shopUrl}${satisfactionPath(locale, order)}`,
	};
	const html = await render(OrderStepMail({ news, t, links }));
	const to = withdrawal?.email ?? order.email;
	return { to, subject: t(`${step}.subject`, { number: order.number }), html, text: toPlainText(html) };
}
