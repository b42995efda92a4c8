import { hasEnded, isCertain, isMailed } from "../domain/order/order-states.ts";
import type { OrderFollower } from "./kernel/shop.ts";
import { promiseFromPayment } from "./selling/order/order-dates.ts";
import { returnStock } from "./selling/order/stock/return-stock.ts";
import { ORDER_PLACED, ORDER_STEP } from "./selling/order/tell-buyer.ts";
import { requestRefund } from "./selling/payment/request-refund.ts";
import { returnVouchers } from "./selling/voucher/return-vouchers.ts";
import { issueCreditNote, issueInvoice } from "./telling/document/issue.ts";
import { queueSurvey } from "./telling/survey/queue-survey.ts";

/** A withdrawn order has used its vouchers; a cancelled one has not. */
const givesVouchersBack: OrderFollower = async (_, tx, { orderId, to }) => {
	if (to === "cancelled") await returnVouchers(tx, orderId);
};

/** Goods that have left the shop are returned to stock by hand when they arrive. */
const putsStockBack: OrderFollower = async (shop, tx, { orderId, to, hasLeftShop }) => {
	if (hasEnded(to) && !hasLeftShop) await returnStock(shop, tx, orderId);
};

/** Goods that are paid first are promised from the payment on. */
const promisesDates: OrderFollower = async (shop, tx, { orderId, to }) => {
	if (to === "paid") await promiseFromPayment(shop, tx, orderId);
};

/** When the goods have left the shop, the refund waits for them. */
const givesMoneyBack: OrderFollower = async (shop, tx, { orderId, to, wasPaid, hasLeftShop, takenBack }) => {
	if (!hasEnded(to) || !wasPaid) return;
	const part = takenBack && { amountMinor: takenBack.totalMinor };
	await requestRefund(shop, tx, { orderId, reason: to, isHeld: hasLeftShop, ...part });
};

/** An order with cash on delivery gets its invoice at dispatch; for others this finds the existing one. */
const issuesPapers: OrderFollower = async (shop, tx, { orderId, to, takenBack }) => {
	if (hasEnded(to)) await issueCreditNote(shop, tx, orderId, takenBack);
	if (to === "paid" || to === "handed_over" || to === "delivered") await issueInvoice(shop, tx, orderId);
};

/** An order is certain once it is paid, or placed with cash on delivery. */
const asksBuyer: OrderFollower = async (shop, tx, { orderId, from, to, isSurveyRefused }) => {
	const wasCertain = from !== null && isCertain(from);
	if (isCertain(to) && !wasCertain) await queueSurvey(shop, tx, { orderId, isRefused: isSurveyRefused });
};

const writesMail: OrderFollower = async ({ jobs }, tx, { orderId, from, to, actor }) => {
	if (from === null) await jobs.enqueue(tx, ORDER_PLACED, { orderId });
	else if (isMailed(to)) await jobs.enqueue(tx, ORDER_STEP, { orderId, step: to, cause: actor });
};

/** Consequences of an order's move, in the lock order of docs/orders.md: documents lock their number series until the end. */
export const onOrderMoved: readonly OrderFollower[] = [
	givesVouchersBack,
	putsStockBack,
	promisesDates,
	givesMoneyBack,
	issuesPapers,
	asksBuyer,
	writesMail,
];
