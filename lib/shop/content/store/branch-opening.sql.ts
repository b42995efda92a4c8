import { sql } from "drizzle-orm";
import { z } from "zod";

const hours = z.tuple([z.string(), z.string()]);

/** What decides when a branch is open (`openingOf`). */
export const branchOpening = z.strictObject({
	openingHours: z.record(z.string(), hours),
	isLargeShop: z.boolean(),
	exceptions: z.array(z.strictObject({ day: z.string(), hours: hours.nullable() })),
});

/** Its columns, of the branch that a statement calls `b`. */
export const OPENING_COLUMNS = sql`b.opening_hours as "openingHours", b.is_large_shop as "isLargeShop",
	coalesce((select json_agg(json_build_object('day', e.day, 'hours', e.hours) order by e.day)
		from branch_exceptions e where e.branch_id = b.id), '[]') as exceptions`;

/** The same as one value. */
export const OPENING = sql`(select to_json(opening) from (select ${OPENING_COLUMNS}) opening)`;
