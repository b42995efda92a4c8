import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { searchKindEnum } from "../../kernel/db/schema/listing.ts";

const foundText = z.strictObject({
	kind: z.enum(searchKindEnum.enumValues),
	id: z.int(),
	name: z.string(),
	url: z.string(),
});
export type FoundTextRow = z.infer<typeof foundText>;

/**
 * Categories, brands, published articles and pages that match one of these tsqueries: at most `each` of a kind, matches of
 * the first query first, then shorter names. Locks nothing.
 */
export async function foundTextRows(
	db: Database,
	locale: Locale,
	queries: readonly string[],
	options: { each: number; now: Date },
): Promise<FoundTextRow[]> {
	if (queries.length === 0) return [];
	const level = sql.join(
		queries.map((query, index) => sql`when document @@ ${query}::tsquery then ${index}::int`),
		sql` `,
	);
	return readRows(
		db,
		foundText,
		sql`
		select kind, id, name, url from (
			select f.*, row_number() over (partition by kind order by level, length(name), id) as place
			from (
				select kind, ref_id as id, name, url, case ${level} end as level from search_texts
				where locale = ${locale} and document @@ ${queries.map((query) => `(${query})`).join(" | ")}::tsquery
			) f
			where kind <> 'article' or exists (select from posts p where p.id = f.id and p.published_at <= ${options.now})
		) ranked
		where place <= ${options.each} order by kind, place`,
	);
}
