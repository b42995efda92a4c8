/** Who does the shop's work. */

import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./catalogue.ts";

/** A row for each worker that runs, or was killed and is not forgotten yet. */
export const workerBeats = pgTable(
	"worker_beats",
	{
		/** Name of the machine. */
		machine: text("machine").notNull(),
		pid: integer("pid").notNull(),
		/** Name of the build that it is of. */
		build: text("build").notNull(),
		/** When it last said that it works, by the database's clock. */
		beatAt: moment("beat_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.machine, table.pid] })],
);
