import { SEARCH_MAX_WORDS } from "../../../domain/goods/goods-limits.ts";
import type { Locale } from "../../../domain/locale.ts";
import { codeOf, isSmallWord, stemOf, wordsOf } from "../../../domain/words/search-words.ts";

export type QueryWord = {
	word: string;
	stem: string;
	/** Stems of longer words that it may be the beginning of. */
	longer: string[];
};
/** Words that were written together, and the code that they may begin: "bl-1021", "chain-brac". */
export type Term = { words: QueryWord[]; code: string | null };
export type Query = {
	terms: Term[];
	/** What the whole text would be as a code or EAN; null when it can be none. */
	code: string | null;
};

const CODE_MIN_LENGTH = 3;
const HAS_DIGIT = /\p{N}/u;

/** A query in the words of the index: at most SEARCH_MAX_WORDS, prepositions left out unless they come last ("písmeno A"). */
export function termsOf(locale: Locale, text: string): Query {
	const found: Term[] = [];
	for (const chunk of text.toWellFormed().split(/[\s\p{Cc}]+/u)) {
		const words = wordsOf(chunk).map((word) => ({ word, stem: stemOf(locale, word), longer: [] }));
		if (words.length > 0) found.push({ words, code: isBeginning(chunk) ? asCode(chunk) : null });
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
	// Several words are a code only with a digit: "bl 1021".
	return { terms, code: found.length === 1 || HAS_DIGIT.test(text) ? asCode(text) : null };
}

function asCode(text: string): string | null {
	const code = codeOf(text);
	return code.length >= CODE_MIN_LENGTH ? code : null;
}

/** Whether it has what a code has and a word hardly: a digit, or letters with a sign that joins them. */
function isBeginning(chunk: string): boolean {
	return HAS_DIGIT.test(chunk) || /\p{L}[-_]/u.test(chunk);
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
