import { hasEnded, isCertain, isMailed } from "../domain/order/order-states.ts";
import type { OrderFollower } from "./kernel/shop.ts";
import { returnStock } from "./selling/order/stock/return-stock.ts";
import { ORDER_PLACED, ORDER_STEP } from "./selling/order/tell-buyer.ts";
import { requestRefund } from "./selling/payment/request-refund.ts";
import { returnVouchers } from "./selling/voucher/return-vouchers.ts";
import { issueCreditNote, issueInvoice } from "./telling/document/issue.ts";
import { queueSurvey } from "./telling/survey/queue-survey.ts";

/** A withdrawn order used its vouchers; a cancelled one is as if it had never been. */
const givesVouchersBack: OrderFollower = async (_, tx, { orderId, to }) => {
	if (to === "cancelled") await returnVouchers(tx, orderId);
};

/** What has left the shop comes back by hand, when and as it arrives. */
const putsStockBack: OrderFollower = async (shop, tx, { orderId, to, hasLeftShop }) => {
	if (hasEnded(to) && !hasLeftShop) await returnStock(shop, tx, orderId);
};

/** Goods that have left the shop are waited for. */
const givesMoneyBack: OrderFollower = async (shop, tx, { orderId, to, wasPaid, hasLeftShop, takenBack }) => {
	if (!hasEnded(to) || !wasPaid) return;
	const part = takenBack && { amountMinor: takenBack.totalMinor };
	await requestRefund(shop, tx, { orderId, reason: to, isHeld: hasLeftShop, ...part });
};

/** What is paid at the door gets its invoice on the way there; of the others this finds the one they have. */
const issuesPapers: OrderFollower = async (shop, tx, { orderId, to, takenBack }) => {
	if (hasEnded(to)) await issueCreditNote(shop, tx, orderId, takenBack);
	if (to === "paid" || to === "handed_over" || to === "delivered") await issueInvoice(shop, tx, orderId);
};

/** An order is certain once it is paid, or placed to be paid at the door. */
const asksBuyer: OrderFollower = async (shop, tx, { orderId, from, to, isSurveyRefused }) => {
	const wasCertain = from !== null && isCertain(from);
	if (isCertain(to) && !wasCertain) await queueSurvey(shop, tx, { orderId, isRefused: isSurveyRefused });
};

const writesMail: OrderFollower = async ({ jobs }, tx, { orderId, from, to, actor }) => {
	if (from === null) await jobs.enqueue(tx, ORDER_PLACED, { orderId });
	else if (isMailed(to)) await jobs.enqueue(tx, ORDER_STEP, { orderId, step: to, cause: actor });
};

/** All that an order's move brings about, in the lock order of docs/orders.md: papers hold their series of numbers to the end. */
export const onOrderMoved: readonly OrderFollower[] = [
	givesVouchersBack,
	putsStockBack,
	givesMoneyBack,
	issuesPapers,
	asksBuyer,
	writesMail,
];
