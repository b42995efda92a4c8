import { and, eq, gt, lt } from "drizzle-orm";
import type { Company } from "../../../contract/schemas/company.ts";
import type { Database } from "../../kernel/db/client.ts";
import { companyLookups } from "../../kernel/db/schema/shop.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

export type LookupRow = { company: Company | null };

/** The registry's reply about a company since `since`; undefined when there is none. Locks nothing. */
export async function lookupRow(db: Database, companyId: string, since: Date): Promise<LookupRow | undefined> {
	const [row] = await db
		.select({ company: companyLookups.company })
		.from(companyLookups)
		.where(and(eq(companyLookups.companyId, companyId), gt(companyLookups.fetchedAt, since)));
	return row;
}

/** Stores the registry's reply, "no such company" too; the latest reply wins. */
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

/** Deletes replies older than `before`. */
export async function sweepLookups(db: Database, before: Date): Promise<void> {
	await sweepRows(db, companyLookups, lt(companyLookups.fetchedAt, before));
}
