import { transaction } from "../../kernel/db/client.ts";
import type { JobQueue } from "../../kernel/jobs/queue.ts";
import { WORK } from "../../kernel/jobs/work-queues.ts";
import type { Shop } from "../../kernel/shop.ts";
import { MAILS } from "../../telling/mail/mails.ts";
import { type HeldJob, heldJobsOf, takeHeldJobs } from "./held-jobs.sql.ts";

const QUEUES: readonly JobQueue<object>[] = [WORK.refund, WORK.survey, ...MAILS.map(({ queue }) => queue)];

/** Jobs that are held, of one queue if it is named. */
export const listHeldJobs = ({ db }: Pick<Shop, "db">, queue?: string): Promise<HeldJob[]> => heldJobsOf(db, queue);

/**
 * Puts held jobs into their queues, or drops them, in one transaction; of one queue if it is named. Returns how many. Those of a queue
 * that this version does not have stay, since nobody would work them.
 */
export async function endHolding(
	shop: Pick<Shop, "db" | "jobs">,
	{ queue, isDropped }: { queue?: string; isDropped: boolean },
): Promise<number> {
	return transaction(shop.db, async (tx) => {
		const held = await heldJobsOf(tx, queue);
		const known = held.filter((job) => isDropped || queueOf(job) !== undefined);
		const taken = await takeHeldJobs(
			tx,
			known.map(({ id }) => id),
		);
		if (isDropped) return taken.length;
		for (const job of taken.toSorted((one, other) => one.id - other.id)) {
			const into = queueOf(job);
			if (into) await shop.jobs.enqueue(tx, into, job.data);
		}
		return taken.length;
	});
}

const queueOf = ({ queue }: HeldJob) => QUEUES.find(({ name }) => name === queue);
