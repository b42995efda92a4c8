import { sql } from "drizzle-orm";
import { z } from "zod";
import { branchOpening, OPENING_COLUMNS } from "../../content/store/branch-opening.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";

const openBranch = z.strictObject({
	id: z.int(),
	...branchOpening.shape,
	/** Balloons that the branch can inflate in half an hour; 0: it inflates none. */
	balloonsPerSlot: z.int(),
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
		select b.id, b.balloons_per_slot as "balloonsPerSlot", ${OPENING_COLUMNS}
		from branches b where b.id = ${branchId} and b.is_active ${lock ? sql`for no key update of b` : sql``}`,
	);
}
