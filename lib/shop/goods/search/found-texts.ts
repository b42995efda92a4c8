import type { SearchGroups } from "../../../contract/schemas/search.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Shop } from "../../kernel/shop.ts";
import { eachTerm, ladderOf } from "../search-index/levels.ts";
import { withLongerWords } from "../search-index/longer-words.ts";
import { type Query, type Term, termsOf } from "../search-index/query-terms.ts";
import { respell } from "../search-index/respell.ts";
import { type FoundTextRow, foundTextRows } from "./found-texts.sql.ts";

/** Most names of each kind on the page of a search. */
const LISTED_OF_EACH = 20;

/**
 * Categories, brands, articles and pages that match a query; misspelt words are replaced when nothing matches as typed. Any
 * text is safe.
 */
export async function searchGroups(shop: Shop, locale: Locale, text: string): Promise<SearchGroups> {
	return findTexts(shop, locale, await withLongerWords(shop.db, locale, termsOf(locale, text)), LISTED_OF_EACH);
}

/** As `searchGroups`, for a parsed query and at most `each` of a kind. */
export async function findTexts(shop: Shop, locale: Locale, query: Query, each: number): Promise<SearchGroups> {
	const { terms } = query;
	if (terms.length === 0) return groupsOf([]);
	const find = (asked: Term[]) => foundTextRows(shop.db, locale, queriesOf(asked), { each, now: shop.now() });
	const rows = await find(terms);
	if (rows.length > 0) return groupsOf(rows);
	for (const respelt of (await respell(shop.db, locale, terms)).respellings) {
		const found = await find(respelt);
		if (found.length > 0) return groupsOf(found);
	}
	return groupsOf([]);
}

/** First all words in the name, then all in wider places; last any word in the name, since a category seldom has all. */
function queriesOf(terms: Term[]): string[] {
	const levels = ladderOf({ terms, code: null }).map(({ level }) => level.join(" & "));
	const any = eachTerm(terms).map(({ named }) => `(${named})`);
	return [...levels, any.join(" | ")];
}

function groupsOf(rows: FoundTextRow[]): SearchGroups {
	const of = (kind: FoundTextRow["kind"]) =>
		rows.filter((row) => row.kind === kind).map(({ id, name, url }) => ({ id, name, url }));
	return { categories: of("category"), brands: of("brand"), articles: of("article"), pages: of("page") };
}
