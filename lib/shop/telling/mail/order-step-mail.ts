import type { Order } from "../../../contract/schemas/order.ts";
import type { DocumentKind } from "../../../domain/order/order-papers.ts";
import type { MailedState } from "../../../domain/order/order-states.ts";
import { isCash } from "../../../domain/order/payment-kinds.ts";
import { promiseText } from "../../../domain/order/promise-text.ts";
import { pageLinks } from "../../kernel/links.ts";
import { requireOrder } from "../../selling/order/read-order.ts";
import { ORDER_STEP } from "../../selling/order/tell-buyer.ts";
import { withdrawalRow } from "../../selling/order/withdrawal/withdrawal.sql.ts";
import { creditNoteAttachment, invoiceAttachment } from "./attachments.ts";
import { type Letterhead, letterheadOf } from "./letterhead.ts";
import { mailBranch } from "./mail-branch.ts";
import { mailOf } from "./mail-kind.ts";
import { loadMailTexts, loadPromiseTexts } from "./mail-texts.ts";
import { sendToBuyer } from "./recipient.ts";
import { renderMail } from "./render-mail.ts";
import { type Mail, sendMail } from "./send-mail.ts";
import type { OrderStepNews } from "./templates/order-step-news.ts";

/**
 * Mails a buyer what happened with the order, in the order's language; the receipt of a withdrawal goes where it asked for it,
 * its copy to the order's e-mail. Each when it is its recipient's turn (`sendToBuyer`).
 */
export const orderStepMail = mailOf(ORDER_STEP, async (shop, env, job) => {
	const { orderId, step, cause } = job;
	const { order, hash, locale } = await requireOrder(shop, orderId);
	const withdrawal = step === "withdrawn" ? await withdrawalRow(shop.db, orderId) : null;
	const email = job.isCopy ? order.email : (withdrawal?.email ?? order.email);
	// The buyer cancelled it, or was told that it would expire.
	const isNeedlessLate = step === "cancelled" && !order.is_paid && (cause === "shopper" || cause === "job");
	await sendToBuyer(shop, { orderId, email, isNeedlessLate }, async (isProved) => {
		const paper = paperOf(order, step);
		const file = paper && isProved ? await ATTACHMENT[paper](shop, orderId) : null;
		const [head, branch] = await Promise.all([letterheadOf(shop, locale), mailBranch(shop, order.branch, locale)]);
		const news = { step, cause, order: { ...order, hash }, isProved, locale, withdrawal, paper, branch };
		const mail = await renderOrderStepMail(head, news);
		await sendMail(env, job.jobId, { ...mail, to: email, ...(file && { attachments: [file] }) });
	});
});

const PAPERS: Partial<Record<MailedState, DocumentKind>> = {
	paid: "invoice",
	handed_over: "invoice",
	cancelled: "credit_note",
	withdrawn: "credit_note",
};

const ATTACHMENT = { invoice: invoiceAttachment, credit_note: creditNoteAttachment };

/** The document attached to a step; an invoice at dispatch only for cash on delivery. */
function paperOf({ payment, documents }: Order, step: MailedState): OrderStepNews["paper"] {
	const paper = PAPERS[step];
	if (!paper || (step === "handed_over" && !isCash(payment.kind))) return null;
	return documents.some(({ kind }) => kind === paper) ? paper : null;
}

/** The mail, HTML and text; without typed text for an unproved e-mail. */
export async function renderOrderStepMail(head: Letterhead, news: OrderStepNews): Promise<Mail> {
	const { order, isProved, branch, locale, step, withdrawal } = news;
	const links = {
		order: `${head.shopUrl}${pageLinks.order(locale, order)}`,
		withdrawal: `${head.shopUrl}${pageLinks.withdrawal(locale, order)}`,
		satisfaction: `${head.shopUrl}${pageLinks.satisfaction(locale, order)}`,
	};
	const [texts, parts] = await Promise.all([loadPromiseTexts(locale), loadMailTexts("orderParts", locale)]);
	const promise = order.dates && isOnItsWay(step) ? promiseText(texts, order) : null;
	const written = await renderMail(
		{ name: "orderStep", locale, head },
		{
			subject: (t) => t(`${step}.subject`, { number: order.number }),
			page: async (t, frame) => {
				const { OrderStepMail } = await import("./templates/order-step.tsx");
				return OrderStepMail({ news, of: { order, isProved, branch, frame, parts }, t, links, promise });
			},
		},
	);
	return { to: withdrawal?.email ?? order.email, ...written };
}

/** Whether the goods of an order in this step are still to come, so that its promise is worth saying. */
function isOnItsWay(step: MailedState): boolean {
	return step === "paid" || step === "handed_over";
}
