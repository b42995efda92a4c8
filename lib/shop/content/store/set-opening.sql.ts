import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Hours } from "../../../domain/time/opening-hours.ts";
import { writtenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { branchExceptions, branches } from "../../kernel/db/schema/places.ts";

/** Hours of one day, null: closed; and why, by language. */
export type Exception = { hours: Hours | null; note: Partial<Record<Locale, string>> };

const hours = z.tuple([z.string(), z.string()]);

const branchRow = z.strictObject({
	id: z.int(),
	slug: z.string(),
	name: z.string(),
	opening_hours: z.record(z.string(), hours),
	is_large_shop: z.boolean(),
	/** The day's exception; null: the weekly hours apply. */
	exception: z
		.strictObject({
			hours: hours.nullable(),
			note: writtenTexts,
		})
		.nullable(),
});
export type BranchRow = z.infer<typeof branchRow>;

/** The active branch with this slug or id, with its exception for a day. Locks nothing. */
export function branchOfDay(tx: Database, word: string, day: string): Promise<BranchRow | undefined> {
	return readRow(
		tx,
		branchRow,
		sql`
		select b.id, b.slug, b.name, b.opening_hours, b.is_large_shop,
			(select json_build_object('hours', e.hours, 'note', e.note) from branch_exceptions e
				where e.branch_id = b.id and e.day = ${day}) as exception
		from branches b where b.is_active and (b.slug = ${word} or b.id::text = ${word})`,
	);
}

export async function branchSlugs(db: Database): Promise<string[]> {
	const rows = await db
		.select({ slug: branches.slug })
		.from(branches)
		.where(eq(branches.isActive, true))
		.orderBy(branches.slug);
	return rows.map(({ slug }) => slug);
}

export async function writeException(tx: Database, branchId: number, day: string, exception: Exception): Promise<void> {
	await tx
		.insert(branchExceptions)
		.values({ branchId, day, ...exception })
		.onConflictDoUpdate({ target: [branchExceptions.branchId, branchExceptions.day], set: exception });
}

/** The weekly hours apply again. */
export async function removeException(tx: Database, branchId: number, day: string): Promise<void> {
	await tx.delete(branchExceptions).where(and(eq(branchExceptions.branchId, branchId), eq(branchExceptions.day, day)));
}
