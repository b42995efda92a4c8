import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { currencies } from "../../kernel/db/schema/shop.ts";

const lockedCurrency = z.strictObject({
	id: z.int(),
	code: z.string(),
	is_default: z.boolean(),
	rate: z.string(),
	new_rate: z.string(),
});
export type LockedCurrency = z.infer<typeof lockedCurrency>;

/** Every currency, the default one first, and the rate of one whose unit costs `czkPerUnit` crowns. Locks the rows. */
export function lockCurrencies(tx: Database, czkPerUnit: string): Promise<LockedCurrency[]> {
	return readRows(
		tx,
		lockedCurrency,
		sql`
		select id, code, is_default, rate::text, round(1 / ${czkPerUnit}::numeric, 8)::text as new_rate
		from currencies order by is_default desc, id for no key update`,
	);
}

export async function writeRate(tx: Database, { id, rate }: { id: number; rate: string }): Promise<void> {
	await tx.update(currencies).set({ rate }).where(eq(currencies.id, id));
}
