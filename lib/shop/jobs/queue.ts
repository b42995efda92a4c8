import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Database } from "../db/client.ts";

/** Every queue of the shop and what a job in it carries. */
export type JobData = {
	/** Sends the confirmation of an order. */
	"mail.order": { orderId: number };
	/** Deletes guest carts past their age. */
	"cart.sweep": Record<string, never>;
	/** Makes the pictures that are missing. */
	"media.make": Record<string, never>;
};
type QueueName = keyof JobData;

const QUEUES: {
	name: QueueName;
	options: {
		retryLimit: number;
		retryDelay: number;
		retryBackoff: boolean;
		expireInSeconds: number;
		policy?: "singleton";
	};
}[] = [
	{ name: "mail.order", options: { retryLimit: 20, retryDelay: 10, retryBackoff: true, expireInSeconds: 60 } },
	{
		name: "cart.sweep",
		options: { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 300, policy: "singleton" },
	},
	{
		name: "media.make",
		options: { retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 3600, policy: "singleton" },
	},
];

/** Creates the queue's own tables and the shop's queues; part of migrating. */
export async function installJobs(databaseUrl: string): Promise<void> {
	const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
	boss.on("error", () => {});
	await boss.start();
	try {
		for (const queue of QUEUES) {
			if (!(await boss.getQueue(queue.name))) await boss.createQueue(queue.name, queue.options);
		}
	} finally {
		await boss.stop({ graceful: false });
	}
}

export type Jobs = {
	/** Puts a job into its queue inside the caller's transaction, so that it exists exactly when the change does. */
	enqueue<Name extends QueueName>(tx: Database, name: Name, data: JobData[Name]): Promise<void>;
	/** The queue itself, started; for workers. */
	boss(): Promise<PgBoss>;
	stop(): Promise<void>;
};

/** A connection to the queue, opened by its first use. Works no job by itself. */
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
		const queue = new PgBoss({ connectionString: databaseUrl, max: 3, migrate: false, supervise, schedule: supervise });
		queue.on("error", options.onError);
		await queue.start();
		return queue;
	};
	return {
		boss,
		enqueue: async (tx, name, data) => {
			const id = await (await boss()).send(name, data, { db: fromDrizzle(tx, sql) });
			if (!id) throw new Error(`Queue ${name} refused a job`);
		},
		stop: async () => {
			await (await started)?.stop({ graceful: true, timeout: 3_000 });
		},
	};
}
