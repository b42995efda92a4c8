import { offerId } from "../../../domain/goods/offer-id.ts";
import { isCertain } from "../../../domain/order/order-states.ts";
import { log } from "../../kernel/base/log.ts";
import type { Shop } from "../../kernel/shop.ts";
import { surveyedOrderRow } from "./survey.sql.ts";

/**
 * Sends an order to the survey in its current state; nothing when it has ended, or its buyer must no longer be asked. Throws
 * when the survey is away, so that the job is retried; a final refusal is logged and given up. A lost reply sends the order
 * again under the same number, which the survey recognises.
 */
export async function sendSurvey(shop: Shop, orderId: number): Promise<void> {
	if (!shop.survey.isOn) return;
	const order = await surveyedOrderRow(shop.db, orderId);
	if (!order || order.is_survey_refused || !isCertain(order.state)) return;
	const sent = await shop.survey.send({
		email: order.email,
		orderId: Number(order.number),
		productItemIds: [...new Set(order.goods.map(offerId))],
	});
	if (sent.ok) return;
	if (sent.error === "survey_unavailable") throw new Error(`The survey is away: ${sent.value}`);
	log.error({ order: order.number, why: sent.value }, "the survey refused an order, its buyer is not asked");
}
