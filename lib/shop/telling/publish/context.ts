import type { Database } from "../../kernel/db/client.ts";

/** Data for writing all published files. */
export type PublishContext = {
	db: Database;
	/** The shop's own address without a trailing slash. */
	shopUrl: string;
	now: Date;
	/** The folder of published files, for `openSnapshot`. */
	dir: string;
};
