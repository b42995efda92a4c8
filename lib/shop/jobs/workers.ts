import { sweepCarts } from "../cart/cart.ts";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { sendOrderMail } from "../mail/order-mail.ts";
import { orderAllPictures } from "../media/studio.ts";
import type { Shop } from "../shop.ts";
import type { JobData } from "./queue.ts";
import { sweepForgotten } from "./sweep.sql.ts";

/** Starts working the shop's queues in this process. A failed job is tried again, later and later. */
export async function startWorkers(shop: Shop, env: Env): Promise<void> {
	const boss = await shop.jobs.boss();
	const report =
		(queue: string) =>
		(error: unknown): never => {
			log.error({ queue, error: String(error) }, "job failed");
			throw error;
		};
	await boss.work<JobData["mail.order"]>("mail.order", { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
		if (job) await sendOrderMail(shop, env, { orderId: job.data.orderId, jobId: job.id }).catch(report("mail.order"));
	});
	await boss.work("cart.sweep", async () => {
		const swept = await sweepCarts(shop).catch((error: unknown) => report("cart.sweep")(error));
		await sweepForgotten(shop).catch(report("cart.sweep"));
		if (swept > 0) log.info({ swept }, "old guest carts deleted");
	});
	await boss.work("media.make", async () => {
		await orderAllPictures().catch(report("media.make"));
	});
	await boss.schedule("cart.sweep", "17 * * * *");
	// Each machine keeps its own pictures, so starting is its own affair and no job in the queue.
	orderAllPictures().catch((error: unknown) => log.error({ error: String(error) }, "pictures were not made"));
}
