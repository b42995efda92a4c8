import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { eachTerm, type Ladder, ladderOf, levelsWithoutOne, unplaced } from "./levels.ts";
import { isBarelyTyped, withLongerWords } from "./longer-words.ts";
import { type Term, termsOf, textOf } from "./query-terms.ts";
import { idsWithSome, rankedIds } from "./ranked-ids.sql.ts";
import { respell } from "./respell.ts";

export type FoundProducts = {
	/** Goods on sale, most relevant first. */
	ids: number[];
	/** Whether the limit left some out. */
	isCut: boolean;
	/** The query with misspelt words replaced, without diacritics; null when none was replaced. */
	corrected: string | null;
};

/**
 * Goods that match a query, at most `limit`: by code or EAN, by all words, by all words with misspelt ones replaced, by some
 * of the words; the first of these that finds any. `isTyping`: the last word is unfinished, and one or two letters of it find
 * best sellers. Any text is safe.
 */
export async function findProducts(
	db: Database,
	locale: Locale,
	text: string,
	limit: number,
	options: { isTyping?: boolean } = {},
): Promise<FoundProducts> {
	const plain = termsOf(locale, text);
	const { isTyping = false } = options;
	const leadingOnly = isTyping && isBarelyTyped(plain);
	const find = (ladder: Ladder) => rankedIds(db, locale, ladder, { limit: limit + 1, leadingOnly });
	const reply = (ids: number[], corrected: string | null = null) => {
		const once = [...new Set(ids)];
		return { ids: once.slice(0, limit), isCut: once.length > limit, corrected };
	};
	if (plain.terms.length === 0) return reply([]);

	const query = await withLongerWords(db, locale, plain, { isTyping });
	const exact = await find(ladderOf(query));
	if (exact.length > 0) return reply(exact);
	const { respellings, meaningful } = await respell(db, locale, query.terms);
	for (const terms of respellings) {
		const ids = await find(ladderOf({ terms, code: null }));
		if (ids.length > 0) return reply(ids, textOf(terms));
	}
	if (meaningful.length < query.terms.length) {
		const ids = meaningful.length === 0 ? [] : await find(ladderOf({ terms: meaningful, code: null }));
		if (ids.length > 0) return reply(ids);
	}
	return reply(meaningful.length < 2 ? [] : await findSome(db, locale, meaningful, limit + 1));
}

/** Goods that match all words but one, then those that match any. */
async function findSome(db: Database, locale: Locale, terms: readonly Term[], limit: number): Promise<number[]> {
	const most = await rankedIds(db, locale, unplaced(levelsWithoutOne(terms)), { limit });
	return most.length === limit ? most : [...most, ...(await idsWithSome(db, locale, eachTerm(terms), limit))];
}
