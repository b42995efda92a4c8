import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Queue } from "pg-boss";
import type { z } from "zod";
import { DAY_S } from "../../../domain/durations.ts";
import type { Database } from "../db/client.ts";
import { withAsker } from "./job-request.ts";

/** A queue of the shop: what a job in it carries, and how it keeps and tries its jobs. Names stay: jobs that wait in a database have them. */
export type JobQueue<Data extends object> = {
	name: string;
	data: z.ZodType<Data>;
	keeps: Omit<Queue, "name" | "policy">;
};

/** Seconds until the queue hands an unfinished batch of mails out again; work-batch.ts ends it before that. */
export const MAIL_EXPIRES_S = 90;

/** Tried every quarter of an hour at least, for two months: no order stays without its mails. */
export const UNTIL_SENT = {
	retryLimit: 10_000,
	retryDelay: 10,
	retryBackoff: true,
	retryDelayMax: 900,
	expireInSeconds: MAIL_EXPIRES_S,
	retentionSeconds: 60 * DAY_S,
};

/** Tried for about two days; later the news would be old. */
export const WHILE_NEW = { ...UNTIL_SENT, retryLimit: 200, retentionSeconds: 3 * DAY_S };

/** Creates the queue's own tables and these queues; part of migrating. */
export async function installJobs(databaseUrl: string, queues: readonly JobQueue<object>[]): Promise<void> {
	const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
	boss.on("error", () => {});
	await boss.start();
	try {
		for (const { name, keeps } of queues) {
			if (await boss.getQueue(name)) await boss.updateQueue(name, keeps);
			else await boss.createQueue(name, keeps);
		}
	} finally {
		await boss.stop({ graceful: false });
	}
}

export type Jobs = {
	/** Puts a job into its queue inside the caller's transaction, so that it exists exactly when the change does. */
	enqueue<Data extends object>(tx: Database, queue: JobQueue<Data>, data: NoInfer<Data>): Promise<void>;
	/** The queue itself, started; for workers. */
	boss(): Promise<PgBoss>;
	/** Waits so long for jobs that this process works; what is not done by then is tried again. */
	stop(withinMs: number): Promise<void>;
};

/** A connection to the queue, opened on first use. Does not work jobs itself; one that only puts jobs in has their transactions' connections. */
export function openJobs(databaseUrl: string, options: { onError: (error: Error) => void; supervise?: boolean }): Jobs {
	let started: Promise<PgBoss> | undefined;
	const boss = () => {
		started ??= start().catch((error: unknown) => {
			started = undefined;
			throw error;
		});
		return started;
	};
	const start = async () => {
		const supervise = options.supervise ?? false;
		const queue = new PgBoss({
			connectionString: databaseUrl,
			max: supervise ? 3 : 1,
			migrate: false,
			supervise,
			schedule: supervise,
		});
		// Some are plain objects with what the error had.
		queue.on("error", (error) => options.onError(Object.assign(new Error(error.message), error)));
		await queue.start();
		return queue;
	};
	return {
		boss,
		enqueue: async (tx, { name }, data) => {
			const id = await (await boss()).send(name, withAsker(data), { db: fromDrizzle(tx, sql) });
			if (!id) throw new Error(`Queue ${name} refused a job`);
		},
		stop: async (withinMs) => {
			await (await started)?.stop({ graceful: true, timeout: withinMs });
		},
	};
}
