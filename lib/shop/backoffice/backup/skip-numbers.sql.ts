import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

/** Leaves out numbers of invoices and credit notes in the series that were used last: whoever has one that the shop has lost keeps it alone. */
export async function skipDocumentNumbers(tx: Database, skipped: number): Promise<void> {
	await tx.execute(
		sql`update invoice_series set last = last + ${skipped} where year = (select max(year) from invoice_series)`,
	);
}
