import { connect, type Database } from "./db/client.ts";
import { type Jobs, openJobs } from "./jobs/queue.ts";
import { log } from "./log.ts";

/** What every use case works with. The clock is a function, so that tests can hold it still. */
export type Shop = {
	db: Database;
	jobs: Jobs;
	now: () => Date;
	/** Secret that signs session tokens. */
	sessionSecret: string;
	/** The shop's own public address, without a slash at the end. */
	shopUrl: string;
	/** Market whose countries are shipped to (decisions 18). */
	market: "cz" | "sk";
	close(): Promise<void>;
};

/** Opens the shop on a migrated database. */
export function openShop(options: {
	databaseUrl: string;
	sessionSecret: string;
	shopUrl: string;
	now?: () => Date;
	poolSize?: number;
	/** Whether this process looks after the job queue. */
	supervise?: boolean;
}): Shop {
	const onError = (error: Error) => log.warn({ error: error.message }, "database connection lost");
	const { db, close } = connect(options.databaseUrl, { max: options.poolSize ?? 10, onLost: onError });
	const jobs = openJobs(options.databaseUrl, { onError, supervise: options.supervise ?? false });
	return {
		db,
		jobs,
		now: options.now ?? (() => new Date()),
		sessionSecret: options.sessionSecret,
		shopUrl: options.shopUrl.replace(/\/+$/, ""),
		market: "cz",
		close: async () => {
			await jobs.stop();
			await close();
		},
	};
}
