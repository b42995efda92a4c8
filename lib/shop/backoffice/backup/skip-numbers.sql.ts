import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

/**
 * Leaves out numbers in every series of documents of these years, also in one that has not begun: whoever has an invoice or a credit note
 * that the shop has lost keeps its number alone.
 */
export async function skipDocumentNumbers(
	tx: Database,
	{ years, skipped }: { years: readonly number[]; skipped: number },
): Promise<void> {
	await tx.execute(sql`
		insert into invoice_series (kind, year, last)
		select kind, year, ${skipped} from unnest(enum_range(null::invoice_kind)) kind, unnest(${sql.param([...new Set(years)])}::int[]) year
		on conflict (kind, year) do update set last = invoice_series.last + ${skipped}`);
}
