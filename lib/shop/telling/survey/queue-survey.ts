import type { Database } from "../../kernel/db/client.ts";
import { WORK } from "../../kernel/jobs/work-queues.ts";
import type { Shop } from "../../kernel/shop.ts";

/**
 * Queues an order for the survey, in the transaction that makes the order certain: paid, or accepted for cash on delivery. An
 * order that expires unpaid is never sent. Does nothing without a survey, or when the buyer refused it.
 */
export async function queueSurvey(
	shop: Shop,
	tx: Database,
	{ orderId, isRefused }: { orderId: number; isRefused: boolean },
): Promise<void> {
	if (shop.survey.isOn && !isRefused) await shop.jobs.enqueue(tx, WORK.survey, { orderId });
}
