import type { JobQueue } from "../../kernel/jobs/queue.ts";
import type { Shop } from "../../kernel/shop.ts";
import type { MailEnv } from "./send-mail.ts";

/** A mail of the shop: the queue that asks for it, and what sends it. */
export type MailKind = {
	queue: JobQueue<object>;
	/** Sends what a job of the queue tells, or nothing when there is nothing to tell any more. A repeat of the job is the same mail: its id is the job's. */
	send(shop: Shop, env: MailEnv, job: { id: string; data: object }): Promise<void>;
};

/** A mail whose jobs are read as their queue writes them; a job of any other shape throws. */
export function mailOf<Data extends object>(
	queue: JobQueue<Data>,
	send: (shop: Shop, env: MailEnv, job: Data & { jobId: string }) => Promise<void>,
): MailKind {
	return { queue, send: (shop, env, { id, data }) => send(shop, env, { ...queue.data.parse(data), jobId: id }) };
}
