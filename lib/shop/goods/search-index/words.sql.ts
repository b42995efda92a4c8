import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

const knownWord = z.strictObject({
	word: z.string(),
	/** `search_words` has exactly this word. */
	isWritten: z.boolean(),
	/** `search_words` has a word with the same stem, or one that begins with this one. */
	isKnown: z.boolean(),
});
export type KnownWord = z.infer<typeof knownWord>;

/** Looks these words up in `search_words`. */
export function knownWords(
	db: Database,
	locale: Locale,
	words: readonly { word: string; stem: string }[],
): Promise<KnownWord[]> {
	return readRows(
		db,
		knownWord,
		sql`
		select asked.word,
			exists (select from search_words w where w.locale = ${locale} and w.word = asked.word) as "isWritten",
			exists (select from search_words w where w.locale = ${locale} and w.stem = asked.stem)
				or exists (select from search_words w where w.locale = ${locale} and w.word like asked.word || '%') as "isKnown"
		from unnest(${sql.param(words.map(({ word }) => word))}::text[],
			${sql.param(words.map(({ stem }) => stem))}::text[]) asked (word, stem)`,
	);
}

/**
 * Stems of longer words that begin with these words, by word: at most `max` for each, of the shortest words first. "kos" →
 * "kost", "kostym", "kosmonaut".
 */
export async function longerStems(
	db: Database,
	locale: Locale,
	words: readonly { word: string; stem: string }[],
	max: number,
): Promise<Map<string, string[]>> {
	if (words.length === 0) return new Map();
	const rows = await readRows(
		db,
		z.strictObject({ word: z.string(), stems: z.array(z.string()) }),
		sql`
		select asked.word, longer.stems
		from unnest(${sql.param(words.map(({ word }) => word))}::text[],
			${sql.param(words.map(({ stem }) => stem))}::text[]) asked (word, stem)
		cross join lateral (
			select array_agg(stem) as stems from (
				select w.stem from search_words w
				where w.locale = ${locale} and w.word like asked.word || '%' and w.stem <> asked.stem
				group by w.stem order by min(length(w.word)), w.stem limit ${max}
			) w
		) longer
		where longer.stems is not null`,
	);
	return new Map(rows.map(({ word, stems }) => [word, stems]));
}

/** Words of `search_words` that share most trigrams with this one, the most similar first. */
export async function alikeWords(db: Database, locale: Locale, word: string): Promise<string[]> {
	const rows = await readRows(
		db,
		z.strictObject({ word: z.string() }),
		sql`
		select word from search_words where locale = ${locale} and word % ${word}
		order by similarity(word, ${word}) desc, word limit 60`,
	);
	return rows.map((row) => row.word);
}
