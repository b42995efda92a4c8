import { sql } from "drizzle-orm";
import type { Manifest } from "#lib/shop/backoffice/backup/manifest.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";

/** What a restore that follows a loss adds to itself: maintenance is switched on, and numbers are skipped in series that have not begun. */
const CHANGED_BY_RESTORE = new Set(["settings", "invoice_series"]);

export type RestoredFacts = { numbers: ReadonlySet<string>; faults: string[] };

/** What the restored database has: its orders' numbers, and sentences about what does not agree. */
export async function restoredFacts(db: Database, { tables }: Manifest): Promise<RestoredFacts> {
	const faults: string[] = [];
	for (const { name, rows } of tables) {
		const counted = await db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${name}`));
		if (counted.rows[0]?.n !== rows && !CHANGED_BY_RESTORE.has(name))
			faults.push(`${name} has ${counted.rows[0]?.n} rows, the backup ${rows}`);
	}
	// Those of the demo have sets, whose parts are what is taken, and ends of all kinds.
	const broken = await db.execute<{ number: string }>(sql`
		select number from orders o where (email like '%@bench.example' or email like '%@zkusebni.example') and (
			total_minor is distinct from (select sum(total_minor) from order_lines where order_id = o.id)
			or (select sum(quantity) from order_lines where order_id = o.id and kind = 'goods')
				is distinct from (select sum(quantity) from order_stock_moves where order_id = o.id)
			or not exists (select from order_events where order_id = o.id))`);
	faults.push(...broken.rows.map(({ number }) => `an order that does not add up: ${number}`));
	const negative = await db.execute<{ n: number }>(sql`select count(*)::int as n from stock where quantity < 0`);
	if (negative.rows[0]?.n !== 0) faults.push("less than no pieces in stock");
	const { rows } = await db.execute<{ number: string }>(sql`select number from orders`);
	return { numbers: new Set(rows.map(({ number }) => number)), faults };
}
