import type { Database } from "../../kernel/db/client.ts";
import { WORK } from "../../kernel/jobs/work-queues.ts";
import type { Shop } from "../../kernel/shop.ts";

/**
 * Has an order's buyer asked how it went, in the transaction in which the order becomes certain: paid, or accepted to be paid at
 * the door. One that expires unpaid is never told of. Does nothing when the shop has no survey or the buyer refused it.
 */
export async function queueSurvey(
	shop: Shop,
	tx: Database,
	{ orderId, isRefused }: { orderId: number; isRefused: boolean },
): Promise<void> {
	if (shop.survey.isOn && !isRefused) await shop.jobs.enqueue(tx, WORK.survey, { orderId });
}
