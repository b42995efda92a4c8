import type { Database } from "../../kernel/db/client.ts";

/** What everything published is written with. */
export type PublishContext = {
	db: Database;
	/** The shop's own address without a slash at the end. */
	shopUrl: string;
	now: Date;
	/** The folder of published files, for `openSnapshot`. */
	dir: string;
};
