import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AccountingPeriod } from "../../../domain/money/accounting-period.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

const documentRow = z.strictObject({ data: z.unknown(), country: z.string() });
type DocumentRow = z.infer<typeof documentRow>;

/**
 * Invoices and credit notes with their tax point in a period, each with its buyer's country, by number, invoices first. Locks
 * nothing.
 */
export async function documentRows(db: Database, { from, to }: AccountingPeriod): Promise<DocumentRow[]> {
	return readRows(
		db,
		documentRow,
		sql`
		select i.data, o.invoice ->> 'country' as country
		from invoices i join orders o on o.id = i.order_id
		where i.data ->> 'taxPointOn' between ${from} and ${to}
		order by i.kind, i.number collate "C"`,
	);
}
