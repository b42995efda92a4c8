import type { PgBoss } from "pg-boss";
import { SECOND_MS } from "../../domain/durations.ts";
import { errorText } from "../kernel/base/error-text.ts";
import { log } from "../kernel/base/log.ts";
import { inRequestOf } from "../kernel/jobs/job-request.ts";
import { MAIL_EXPIRES_S } from "../kernel/jobs/queue.ts";
import { MailWaits } from "../telling/mail/recipient.ts";
import { MailRefused } from "../telling/mail/send-mail.ts";
import type { NoteJob } from "./note-job.ts";

/** Ten mails a second at most: a rush of orders is mailed within minutes, and the database stays free for shoppers. */
const BATCH = { pollingIntervalSeconds: 0.5, batchSize: 5, perJobResults: true } as const;

/**
 * Time limit of a job. After `MAIL_EXPIRES_S` the queue hands the whole batch out again, with mails already sent, so a job
 * must fail alone before that.
 */
export const JOB_DEADLINE_MS = (MAIL_EXPIRES_S - 15) * SECOND_MS;

/**
 * Works a queue of mails, a batch concurrently: a job that fails, must wait, or exceeds `deadlineMs` is retried alone; one
 * refused for good is not.
 */
export async function workBatch(
	boss: PgBoss,
	{ name }: { name: string },
	work: (job: { id: string; data: object }) => Promise<void>,
	{ deadlineMs = JOB_DEADLINE_MS, note = () => {} }: { deadlineMs?: number; note?: NoteJob } = {},
): Promise<void> {
	await boss.work<object, unknown, typeof BATCH>(name, BATCH, (jobs) =>
		Promise.all(
			jobs.map((job) =>
				inRequestOf(name, job, async () => {
					try {
						await inTime(work(job), deadlineMs);
						note(name, "done");
						return { id: job.id, status: "completed" as const };
					} catch (error) {
						note(name, outcomeOf(error));
						return failed(name, job, error);
					}
				}),
			),
		),
	);
}

async function inTime(work: Promise<void>, deadlineMs: number): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`not done within ${deadlineMs} ms`)), deadlineMs);
	});
	try {
		await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

function outcomeOf(error: unknown) {
	if (error instanceof MailWaits) return "waits";
	return error instanceof MailRefused ? "refused" : "failed";
}

/** A dead letter, in a queue without a place for them, is a job that has failed and is not tried again. */
function failed(queue: string, { id, data }: { id: string; data: object }, error: unknown) {
	const message = errorText(error);
	if (error instanceof MailWaits) {
		log.info({ queue, message }, "mail waits");
		return { id, status: "failed" as const, output: { message } };
	}
	if (!(error instanceof MailRefused)) {
		log.error({ queue, error: message }, "job failed");
		return { id, status: "failed" as const, output: { message } };
	}
	const about = "orderId" in data ? { orderId: data.orderId } : {};
	log.error({ queue, ...about, refusal: error.reply }, "mail refused for good");
	return { id, status: "deadletter" as const, output: { message } };
}
