/** How quick pages were for visitors who agreed to be measured: counts alone. */

import { date, integer, pgEnum, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { SCREEN_DEVICES, SCREEN_KINDS } from "../../../../domain/vitals/screen-kinds.ts";
import { VITALS } from "../../../../domain/vitals/vitals.ts";

export const screenKindEnum = pgEnum("screen_kind", SCREEN_KINDS);
export const screenDeviceEnum = pgEnum("screen_device", SCREEN_DEVICES);
export const vitalEnum = pgEnum("vital", VITALS);

/** As many rows as there are days, kinds, devices, vitals and buckets, however many visitors come. */
export const vitalCounts = pgTable(
	"vital_counts",
	{
		/** In Prague. */
		day: date("day").notNull(),
		kind: screenKindEnum("kind").notNull(),
		device: screenDeviceEnum("device").notNull(),
		vital: vitalEnum("vital").notNull(),
		/** Upper border of the bucket (lib/domain/vitals/vital-buckets.ts), not its number: borders may be drawn anew. */
		upTo: integer("up_to").notNull(),
		/** Loads of pages. */
		count: integer("count").notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.kind, table.device, table.vital, table.upTo] })],
);
