import { orderFirstPictures } from "../content/pictures/studio.ts";
import { isInMaintenance } from "../content/settings/maintenance.ts";
import { announceTurnedBanners } from "../content/settings/turn-banners.ts";
import type { Env } from "../kernel/base/env.ts";
import { errorText } from "../kernel/base/error-text.ts";
import { log } from "../kernel/base/log.ts";
import type { JobData, MailQueue } from "../kernel/jobs/queue.ts";
import type { Shop } from "../kernel/shop.ts";
import { sweepCompanies } from "../people/company/find-company.ts";
import { sweepCarts } from "../selling/cart/cart.ts";
import { recheckPayments } from "../selling/payment/check-payment.ts";
import { expireOrders } from "../selling/payment/expire-orders.ts";
import { sendRefund } from "../selling/payment/send-refund.ts";
import { expireRequests } from "../selling/request/expire-requests.ts";
import { unansweredNote } from "../telling/mail/mail-texts.ts";
import { MAILS } from "../telling/mail/mails.ts";
import { sendSurvey } from "../telling/survey/send-survey.ts";
import { sweepForgotten } from "./sweep.sql.ts";
import { workBatch } from "./work-batch.ts";

/** Starts working the shop's queues in this process. A failed job is tried again, later and later. */
export async function startWorkers(shop: Shop, env: Env): Promise<void> {
	const boss = await shop.jobs.boss();
	const report =
		(queue: string) =>
		(error: unknown): never => {
			log.error({ queue, error: errorText(error) }, "job failed");
			throw error;
		};
	const eager = { pollingIntervalSeconds: 0.5, batchSize: 1 };
	const workMails = <Name extends MailQueue>(name: Name) =>
		workBatch(boss, name, ({ id, data }) => MAILS[name](shop, env, { ...data, jobId: id }));
	for (const name of Object.keys(MAILS) as MailQueue[]) await workMails(name);
	await boss.work<JobData["payment.refund"]>("payment.refund", eager, async ([job]) => {
		if (job) await sendRefund(shop, job.data.refundId).catch(report("payment.refund"));
	});
	await boss.work<JobData["survey.order"]>("survey.order", eager, async ([job]) => {
		if (job) await sendSurvey(shop, job.data.orderId).catch(report("survey.order"));
	});
	await boss.work("payment.check", async () => {
		const decided = await recheckPayments(shop).catch((error: unknown) => report("payment.check")(error));
		if (decided > 0) log.info({ decided }, "payments decided without a notification");
	});
	await boss.work("cart.sweep", async () => {
		const swept = await sweepCarts(shop).catch((error: unknown) => report("cart.sweep")(error));
		await sweepForgotten(shop).catch(report("cart.sweep"));
		await sweepCompanies(shop).catch(report("cart.sweep"));
		if (swept > 0) log.info({ swept }, "old guest carts deleted");
	});
	await boss.work("order.expire", async () => {
		// Nobody can pay meanwhile.
		if (await isInMaintenance(shop)) return;
		const expired = await expireOrders(shop).catch((error: unknown) => report("order.expire")(error));
		if (expired > 0) log.info({ expired }, "unpaid orders cancelled");
	});
	await boss.work("request.expire", async () => {
		const expired = await expireRequests(shop, unansweredNote).catch((error: unknown) =>
			report("request.expire")(error),
		);
		if (expired > 0) log.info({ expired }, "unanswered requests declined");
	});
	await boss.work("banner.turn", async () => {
		await announceTurnedBanners(shop).catch(report("banner.turn"));
	});
	await boss.work("media.make", async () => {
		await orderFirstPictures().catch(report("media.make"));
	});
	await boss.schedule("cart.sweep", "17 * * * *");
	await boss.schedule("payment.check", "*/5 * * * *");
	await boss.schedule("order.expire", "* * * * *");
	await boss.schedule("request.expire", "*/15 * * * *");
	await boss.schedule("banner.turn", "* * * * *");
	// Each machine keeps its own pictures, so starting is its own affair and no job in the queue.
	if (env.PICTURES_AHEAD === "0") return;
	orderFirstPictures().catch((error: unknown) => log.error({ error: errorText(error) }, "pictures were not made"));
}
