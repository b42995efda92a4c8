import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

export type HeldCurrency = { id: number; code: string; is_default: boolean; rate: string; new_rate: string };

/** Every currency, the default one first, and the rate of one whose unit costs so many crowns. Holds the rows. */
export async function lockCurrencies(tx: Database, czkPerUnit: string): Promise<HeldCurrency[]> {
	const result = await tx.execute<HeldCurrency>(sql`
		select id, code, is_default, rate::text, round(1 / ${czkPerUnit}::numeric, 8)::text as new_rate
		from currencies order by is_default desc, id for no key update`);
	return result.rows;
}

export async function writeRate(tx: Database, { id, rate }: { id: number; rate: string }): Promise<void> {
	await tx.execute(sql`update currencies set rate = ${rate} where id = ${id}`);
}
