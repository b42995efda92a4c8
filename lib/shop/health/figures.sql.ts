import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../kernel/db/client.ts";
import { readRows } from "../kernel/db/read-rows.ts";
import { ENDED_STATES } from "../kernel/db/schema/orders.ts";

/** A number of the shop: of its orders, payments and jobs. `of` is the state or the queue that it is about. */
const figureRow = z.object({ what: z.string(), of: z.string(), value: z.number() });
export type Figure = z.output<typeof figureRow>;

/** A gateway is asked about a payment for so long (check-payment.ts); older ones nobody waits for. */
const ASKED_FOR = sql.raw("interval '25 hours'");
const LATE = sql.raw("interval '1 hour'");

/**
 * How the shop's work stands. Reads only what is under way, by indexes of that alone, so that its cost does not grow with
 * orders and jobs of the past. Locks nothing.
 */
export async function readFigures(db: Database): Promise<Figure[]> {
	return readRows(
		db,
		figureRow,
		sql`
		select 'orders' as what, state::text as of, count(*)::int as value from orders where state not in ${ENDED_STATES} group by state
		union all
		select 'placed', '', count(*)::int from orders where created_at > now() - interval '1 hour'
		union all
		select 'payments', case when created_at < now() - ${LATE} then 'late' else 'new' end, count(*)::int
		from payments where state = 'pending' and created_at > now() - ${ASKED_FOR} group by 2
		union all
		select 'refunds', case when is_held then 'held' else 'open' end, count(*)::int
		from refunds where state = 'requested' group by 2
		union all
		select 'refund_age', '', coalesce(extract(epoch from now() - min(requested_at)), 0)::float8
		from refunds where state = 'requested' and not is_held
		union all
		select 'backup_age', '', extract(epoch from now() - updated_at)::float8 from settings where key = 'backup'
		union all
		select 'waiting', name, count(*) filter (where state = 'created')::int from pgboss.job where state < 'active' group by name
		union all
		select 'retrying', name, count(*) filter (where state = 'retry')::int from pgboss.job where state < 'active' group by name
		union all
		select 'job_age', name, coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8
		from pgboss.job where state < 'active' group by name`,
	);
}
