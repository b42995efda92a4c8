import { rankGoods } from "../backoffice/sales/rank-goods.ts";
import { orderFirstPictures } from "../content/pictures/studio.ts";
import { isInMaintenance } from "../content/settings/maintenance.ts";
import { announceTurnedBanners } from "../content/settings/turn-banners.ts";
import { announceTurnedSeason } from "../content/settings/turn-season.ts";
import type { Env } from "../kernel/base/env.ts";
import { errorText } from "../kernel/base/error-text.ts";
import { log } from "../kernel/base/log.ts";
import { inRequestOf } from "../kernel/jobs/job-request.ts";
import type { JobQueue } from "../kernel/jobs/queue.ts";
import { WORK } from "../kernel/jobs/work-queues.ts";
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
import type { NoteJob } from "./note-job.ts";
import { sweepForgotten } from "./sweep.sql.ts";
import { workBatch } from "./work-batch.ts";

/** Starts working the shop's queues in this process; `note` hears how each job ends. A failed job is retried after growing delays. */
export async function startWorkers(shop: Shop, env: Env, note: NoteJob = () => {}): Promise<void> {
	const boss = await shop.jobs.boss();
	for (const { queue, send } of MAILS) await workBatch(boss, queue, (job) => send(shop, env, job), { note });
	const report = (error: unknown, queue: string): never => {
		note(queue, "failed");
		log.error({ queue, error: errorText(error) }, "job failed");
		throw error;
	};
	/** Works the queue's jobs as they come, one at a time. */
	const workEach = <Data extends object>({ name, data }: JobQueue<Data>, work: (data: Data) => Promise<void>) =>
		boss.work<object>(name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
			if (!job) return;
			await inRequestOf(name, job, () => work(data.parse(job.data)).catch((error) => report(error, name)));
			note(name, "done");
		});
	/** Works the queue by the clock of Prague; without `cron` whoever needs it asks for it. */
	const workAt = async ({ name }: JobQueue<object>, cron: string | null, work: () => Promise<unknown>) => {
		await boss.work(name, async ([job]) => {
			if (!job) return;
			await inRequestOf(name, job, () => work().catch((error) => report(error, name)));
			note(name, "done");
		});
		if (cron !== null) await boss.schedule(name, cron, null, { tz: "Europe/Prague" });
	};
	await workEach(WORK.refund, ({ refundId }) => sendRefund(shop, refundId));
	await workEach(WORK.survey, ({ orderId }) => sendSurvey(shop, orderId));
	await workAt(WORK.payments, "*/5 * * * *", async () => {
		const decided = await recheckPayments(shop);
		if (decided > 0) log.info({ decided }, "payments decided without a notification");
	});
	await workAt(WORK.carts, "17 * * * *", async () => {
		const swept = await sweepCarts(shop);
		await sweepForgotten(shop);
		await sweepCompanies(shop);
		if (swept > 0) log.info({ swept }, "old guest carts deleted");
	});
	await workAt(WORK.orders, "* * * * *", async () => {
		// Nobody can pay meanwhile.
		if (await isInMaintenance(shop)) return;
		const expired = await expireOrders(shop);
		if (expired > 0) log.info({ expired }, "unpaid orders cancelled");
	});
	await workAt(WORK.requests, "*/15 * * * *", async () => {
		const expired = await expireRequests(shop, unansweredNote);
		if (expired > 0) log.info({ expired }, "unanswered requests declined");
	});
	await workAt(WORK.banners, "* * * * *", async () => {
		await announceTurnedBanners(shop);
		await announceTurnedSeason(shop);
	});
	await workAt(WORK.ranks, "40 3 * * *", async () => {
		const ranking = await rankGoods(env.DATABASE_URL ?? "", { now: shop.now() });
		if (ranking) log.info(ranking, "goods ranked by their sales");
	});
	await workAt(WORK.pictures, null, orderFirstPictures);
	// Each machine keeps its own pictures, so starting is its own affair and no job in the queue.
	if (env.PICTURES_AHEAD === "0") return;
	orderFirstPictures().catch((error: unknown) => log.error({ error: errorText(error) }, "pictures were not made"));
}
