import type { Locale } from "../../../domain/locale.ts";
import { editDistance } from "../../../domain/words/edit-distance.ts";
import type { Database } from "../../kernel/db/client.ts";
import { mapWords, type Term, wordIn, wordsIn } from "./query-terms.ts";
import { alikeWords, knownWords } from "./words.sql.ts";

export type Respelt = {
	/**
	 * The query with misspelt words replaced: first only unknown words, then also those that only share a stem with a known
	 * one.
	 */
	respellings: Term[][];
	/** The query, respelt, without unknown words that are like no known one. */
	meaningful: Term[];
};

const SHORT_WORD = 5;

/** Corrects misspelt words: one missing in `search_words` is replaced by the most similar one there. */
export async function respell(db: Database, locale: Locale, terms: readonly Term[]): Promise<Respelt> {
	// A word that has others of its meaning is no slip.
	const words = wordsIn(terms).filter(({ word, same }) => !/\p{N}/u.test(word) && same.length === 0);
	const known = words.length === 0 ? [] : await knownWords(db, locale, words);
	const nearest = new Map<string, string>();
	for (const { word } of known.filter(({ isWritten }) => !isWritten)) {
		const near = nearestOf(word, await alikeWords(db, locale, word));
		if (near !== undefined) nearest.set(word, near);
	}
	const unknown = new Set(known.filter(({ isKnown }) => !isKnown).map(({ word }) => word));
	const onlyUnknown = new Map([...nearest].filter(([word]) => unknown.has(word)));
	const first = replaced(locale, terms, onlyUnknown);
	return {
		respellings: [
			...(onlyUnknown.size > 0 ? [first] : []),
			...(nearest.size > onlyUnknown.size ? [replaced(locale, terms, nearest)] : []),
		],
		meaningful: first.filter(({ words }) => words.every(({ word }) => !unknown.has(word))),
	};
}

function replaced(locale: Locale, terms: readonly Term[], nearest: ReadonlyMap<string, string>): Term[] {
	return mapWords(terms, (asked) => {
		const word = nearest.get(asked.word);
		return word === undefined ? asked : wordIn(locale, word);
	});
}

/**
 * The candidate with the smallest edit distance, at most 1 for a short word and 2 for a long one; at 2 the first letter must
 * be equal; of equals the first.
 */
function nearestOf(word: string, candidates: readonly string[]): string | undefined {
	const max = word.length <= SHORT_WORD ? 1 : 2;
	let best: { candidate: string; distance: number } | undefined;
	for (const candidate of candidates) {
		const distance = editDistance(word, candidate, max);
		if (distance > 1 && candidate[0] !== word[0]) continue;
		if (distance <= max && (best === undefined || distance < best.distance)) best = { candidate, distance };
	}
	return best?.candidate;
}
