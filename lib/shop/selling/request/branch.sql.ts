import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";

const hours = z.tuple([z.string(), z.string()]);

const openBranch = z.strictObject({
	id: z.int(),
	openingHours: z.record(z.string(), hours),
	isLargeShop: z.boolean(),
	/** Balloons that are inflated there in half an hour; 0 where none are. */
	balloonsPerSlot: z.int(),
	exceptions: z.array(z.strictObject({ day: z.string(), hours: hours.nullable() })),
});
/** A branch that is open to the public, with what its opening hours are made of. */
export type ServiceBranch = z.infer<typeof openBranch>;

/** Undefined for one that is not there, or not any more. With `lock` its row is held to the end of the transaction. */
export async function serviceBranch(
	db: Database,
	branchId: number,
	{ lock = false } = {},
): Promise<ServiceBranch | undefined> {
	return readRow(
		db,
		openBranch,
		sql`
		select b.id, b.opening_hours as "openingHours", b.is_large_shop as "isLargeShop", b.balloons_per_slot as "balloonsPerSlot",
			coalesce((select json_agg(json_build_object('day', e.day, 'hours', e.hours) order by e.day)
				from branch_exceptions e where e.branch_id = b.id), '[]') as exceptions
		from branches b where b.id = ${branchId} and b.is_active ${lock ? sql`for no key update of b` : sql``}`,
	);
}
