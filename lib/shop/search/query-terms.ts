import { SEARCH_MAX_WORDS } from "../../domain/limits.ts";
import type { Locale } from "../../domain/locale.ts";
import { codeOf, isSmallWord, stemOf, wordsOf } from "../../domain/search-words.ts";

export type QueryWord = {
	word: string;
	stem: string;
	/** Stems of longer words that it may be the beginning of. */
	longer: string[];
};
/** Words that were written together, and the code they may be: "bl-1021". */
export type Term = { words: QueryWord[]; code: string | null };
export type Query = {
	terms: Term[];
	/** What the whole text would be as a code or EAN; null when it can be none. */
	code: string | null;
};

const CODE_MIN_LENGTH = 3;

/** A query in the words of the index: at most SEARCH_MAX_WORDS, prepositions left out unless they come last ("písmeno A"). */
export function termsOf(locale: Locale, text: string): Query {
	const found: Term[] = [];
	for (const chunk of text.toWellFormed().split(/[\s\p{Cc}]+/u)) {
		const words = wordsOf(chunk).map((word) => ({ word, stem: stemOf(locale, word), longer: [] }));
		if (words.length > 0) found.push({ words, code: asCode(chunk) });
	}
	const meaning = found.filter(
		({ words }, index) => index === found.length - 1 || words.some(({ word }) => !isSmallWord(locale, word)),
	);
	const terms: Term[] = [];
	let room = SEARCH_MAX_WORDS;
	for (const term of meaning) {
		if (room <= 0) break;
		terms.push({ ...term, words: term.words.slice(0, room) });
		room -= term.words.length;
	}
	return { terms, code: asCode(text) };
}

/** What a code has and a word has not: a digit, and three characters at least. */
function asCode(text: string): string | null {
	const code = codeOf(text);
	return /\p{N}/u.test(code) && code.length >= CODE_MIN_LENGTH ? code : null;
}

/** Every word of these terms. */
export function wordsIn(terms: readonly Term[]): QueryWord[] {
	return terms.flatMap(({ words }) => words);
}

/** The terms with each word replaced by what `change` makes of it. */
export function mapWords(terms: readonly Term[], change: (word: QueryWord) => QueryWord): Term[] {
	return terms.map((term) => ({ ...term, words: term.words.map(change) }));
}

/** The query as it is understood, without diacritics. */
export function textOf(terms: readonly Term[]): string {
	return wordsIn(terms)
		.map(({ word }) => word)
		.join(" ");
}
