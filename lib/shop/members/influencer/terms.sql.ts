import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";

const commissionTerms = z.strictObject({ percent: z.string(), payable_after_days: z.int(), is_own: z.boolean() });
export type TermsRow = z.infer<typeof commissionTerms>;

/** Terms of an influencer, their own before the general ones; null reads the general ones. */
export async function termsRow(db: Database, userId: number | null): Promise<TermsRow> {
	const row = await readRow(
		db,
		commissionTerms,
		sql`
		select percent::text, payable_after_days, user_id is not null as is_own from commission_terms
		where user_id is null or user_id = ${userId}::int order by user_id nulls last limit 1`,
	);
	if (!row) throw new Error("The shop has no terms of commission");
	return row;
}

/** Writes an influencer's own terms, or the general ones. */
export async function keepTerms(
	tx: Database,
	userId: number | null,
	terms: { percent: string; payableAfterDays: number },
): Promise<void> {
	await tx.execute(sql`
		insert into commission_terms (user_id, percent, payable_after_days)
		values (${userId}, ${terms.percent}, ${terms.payableAfterDays})
		on conflict (coalesce(user_id, 0)) do update
		set percent = excluded.percent, payable_after_days = excluded.payable_after_days`);
}
