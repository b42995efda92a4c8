import { sql } from "drizzle-orm";
import type { AccountingPeriod } from "../../../domain/money/accounting-period.ts";
import type { Database } from "../../kernel/db/client.ts";

/**
 * Invoices and credit notes whose tax point is in a period, each with the country of its buyer, in the order of their numbers, invoices
 * first. Locks nothing.
 */
export async function documentRows(
	db: Database,
	{ from, to }: AccountingPeriod,
): Promise<{ data: unknown; country: string }[]> {
	const result = await db.execute<{ data: unknown; country: string }>(sql`
		select i.data, o.invoice ->> 'country' as country
		from invoices i join orders o on o.id = i.order_id
		where i.data ->> 'taxPointOn' between ${from} and ${to}
		order by i.kind, i.number collate "C"`);
	return result.rows;
}
