import type { PgBoss } from "pg-boss";
import { errorText } from "../error-text.ts";
import { log } from "../log.ts";
import type { JobData } from "./queue.ts";

/** Ten mails a second at most: a rush of orders is told within minutes, and shoppers find the database free meanwhile. */
const BATCH = { pollingIntervalSeconds: 0.5, batchSize: 5, perJobResults: true } as const;

type MailQueue = Extract<keyof JobData, `mail.${string}`>;

/** Works a queue of mails, some at once and each for itself: one that fails is tried again alone. */
export async function workBatch<Name extends MailQueue>(
	boss: PgBoss,
	name: Name,
	work: (job: { id: string; data: JobData[Name] }) => Promise<void>,
): Promise<void> {
	await boss.work<JobData[Name], unknown, typeof BATCH>(name, BATCH, (jobs) =>
		Promise.all(
			jobs.map(async (job) => {
				try {
					await work(job);
					return { id: job.id, status: "completed" as const };
				} catch (error) {
					const message = errorText(error);
					log.error({ queue: name, error: message }, "job failed");
					return { id: job.id, status: "failed" as const, output: { message } };
				}
			}),
		),
	);
}
