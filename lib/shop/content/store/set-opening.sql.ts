import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Hours, OpeningBranch } from "../../../domain/time/opening-hours.ts";
import type { Database } from "../../kernel/db/client.ts";

/** Hours of one day, null: closed; and why, in each language. */
export type Exception = { hours: Hours | null; note: Record<Locale, string> };

export type BranchRow = {
	id: number;
	slug: string;
	name: string;
	opening_hours: OpeningBranch["openingHours"];
	is_large_shop: boolean;
	/** What is written for the day already; null: its week holds. */
	exception: Exception | null;
};

/** The active branch with this slug or id, with what is written for a day. Locks nothing. */
export async function branchOfDay(tx: Database, word: string, day: string): Promise<BranchRow | undefined> {
	const { rows } = await tx.execute<BranchRow>(sql`
		select b.id, b.slug, b.name, b.opening_hours, b.is_large_shop,
			(select json_build_object('hours', e.hours, 'note', e.note) from branch_exceptions e
				where e.branch_id = b.id and e.day = ${day}) as exception
		from branches b where b.is_active and (b.slug = ${word} or b.id::text = ${word})`);
	return rows[0];
}

export async function branchSlugs(db: Database): Promise<string[]> {
	const { rows } = await db.execute<{ slug: string }>(sql`select slug from branches where is_active order by slug`);
	return rows.map(({ slug }) => slug);
}

export async function writeException(
	tx: Database,
	branchId: number,
	day: string,
	{ hours, note }: Exception,
): Promise<void> {
	const written = hours && JSON.stringify(hours);
	await tx.execute(sql`
		insert into branch_exceptions (branch_id, day, hours, note)
		values (${branchId}, ${day}, ${written}::jsonb, ${JSON.stringify(note)}::jsonb)
		on conflict (branch_id, day) do update set hours = excluded.hours, note = excluded.note`);
}

/** From then on its week holds again. */
export async function removeException(tx: Database, branchId: number, day: string): Promise<void> {
	await tx.execute(sql`delete from branch_exceptions where branch_id = ${branchId} and day = ${day}`);
}
