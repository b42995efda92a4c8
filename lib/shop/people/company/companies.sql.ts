import { sql } from "drizzle-orm";
import type { Company } from "../../../contract/company.ts";
import type { Database } from "../../kernel/db/client.ts";
import { companyLookups } from "../../kernel/db/schema/shop.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

export type LookupRow = { company: Company | null };

/** What the registry said of a company since `since`; undefined when it was not asked. Locks nothing. */
export async function lookupRow(db: Database, companyId: string, since: Date): Promise<LookupRow | undefined> {
	const result = await db.execute<LookupRow>(sql`
		select company from company_lookups where company_id = ${companyId} and fetched_at > ${since}`);
	return result.rows[0];
}

/** Keeps what the registry said, "no such company" too; the latest answer wins. */
export async function keepLookup(
	db: Database,
	lookup: { companyId: string; company: Company | null; now: Date },
): Promise<void> {
	const company = lookup.company === null ? null : JSON.stringify(lookup.company);
	await db.execute(sql`
		insert into company_lookups (company_id, company, fetched_at) values (${lookup.companyId}, ${company}::jsonb, ${lookup.now})
		on conflict (company_id) do update set company = excluded.company, fetched_at = excluded.fetched_at`);
}

/** Deletes answers older than `before`. */
export async function sweepLookups(db: Database, before: Date): Promise<void> {
	await sweepRows(db, companyLookups, sql`fetched_at < ${before}`);
}
