import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";

const hours = z.tuple([z.string(), z.string()]);

const openBranch = z.strictObject({
	id: z.int(),
	openingHours: z.record(z.string(), hours),
	isLargeShop: z.boolean(),
	/** Balloons that the branch can inflate in half an hour; 0: it inflates none. */
	balloonsPerSlot: z.int(),
	exceptions: z.array(z.strictObject({ day: z.string(), hours: hours.nullable() })),
});
/** A public branch, with the data of its opening hours. */
export type ServiceBranch = z.infer<typeof openBranch>;

/** Undefined for a branch that does not exist or is closed for good. `lock` locks its row until the transaction ends. */
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
