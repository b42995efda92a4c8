import { and, eq, gt, lt } from "drizzle-orm";
import type { Company } from "../../../contract/schemas/company.ts";
import type { Database } from "../../kernel/db/client.ts";
import { companyLookups } from "../../kernel/db/schema/shop.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

export type LookupRow = { company: Company | null };

/** What the registry said of a company since `since`; undefined when it was not asked. Locks nothing. */
export async function lookupRow(db: Database, companyId: string, since: Date): Promise<LookupRow | undefined> {
	const [row] = await db
		.select({ company: companyLookups.company })
		.from(companyLookups)
		.where(and(eq(companyLookups.companyId, companyId), gt(companyLookups.fetchedAt, since)));
	return row;
}

/** Keeps what the registry said, "no such company" too; the latest answer wins. */
export async function keepLookup(
	db: Database,
	{ companyId, company, now }: { companyId: string; company: Company | null; now: Date },
): Promise<void> {
	const answer = { company, fetchedAt: now };
	await db
		.insert(companyLookups)
		.values({ companyId, ...answer })
		.onConflictDoUpdate({ target: companyLookups.companyId, set: answer });
}

/** Deletes answers older than `before`. */
export async function sweepLookups(db: Database, before: Date): Promise<void> {
	await sweepRows(db, companyLookups, lt(companyLookups.fetchedAt, before));
}
