import { SEARCH_MAX_WORDS } from "../../../domain/goods/goods-limits.ts";
import type { Locale } from "../../../domain/locale.ts";
import { isAge, isOfAge } from "../../../domain/words/ages.ts";
import { sameStems } from "../../../domain/words/same-words.ts";
import { codeOf, isSmallWord, stemOf, wordsOf } from "../../../domain/words/search-words.ts";

export type QueryWord = {
	word: string;
	stem: string;
	/** Stems of words that mean the same. */
	same: string[];
	/** Stems of longer words that begin with it. */
	longer: string[];
	/** Whether it is somebody's age. */
	isAge: boolean;
};
/** Words that were typed without a space between them, and the code that they may begin: "bl-1021", "chain-brac". */
export type Term = { words: QueryWord[]; code: string | null };
export type Query = {
	terms: Term[];
	/** The whole text as a code or EAN; null when it cannot be one. */
	code: string | null;
};

const CODE_MIN_LENGTH = 3;
const HAS_DIGIT = /\p{N}/u;

/** A query as words of the index: at most SEARCH_MAX_WORDS, without prepositions except a last one ("písmeno A"). */
export function termsOf(locale: Locale, text: string): Query {
	const chunks = text.toWellFormed().split(/[\s\p{Cc}]+/u);
	const found = withAges(
		locale,
		chunks.flatMap((chunk) => {
			const words = wordsOf(chunk).map((word) => wordIn(locale, word));
			return words.length > 0 ? [{ words, code: isBeginning(chunk) ? asCode(chunk) : null }] : [];
		}),
	);
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
	// Several words are a code only if they have a digit: "bl 1021".
	return { terms, code: found.length === 1 || HAS_DIGIT.test(text) ? asCode(text) : null };
}

/** A word by itself, without what hangs on its neighbours and on the index. */
export function wordIn(locale: Locale, word: string): QueryWord {
	return { word, stem: stemOf(locale, word), same: sameStems(locale, word), longer: [], isAge: false };
}

/** The terms with their ages known, without what only says that these are ages. */
function withAges(locale: Locale, terms: readonly Term[]): Term[] {
	const all = wordsIn(terms);
	const aged = new Map(
		terms.flatMap(({ words: [first] }) => {
			const at = first ? all.indexOf(first) : -1;
			return first && isAge(first.word, { before: all[at - 1]?.word, after: all[at + 1]?.word })
				? [[first, { ...first, isAge: true }] as const]
				: [];
		}),
	);
	const isLeftOut = (word: QueryWord) => {
		const before = all[all.indexOf(word) - 1];
		return before !== undefined && aged.has(before) && isOfAge(locale, word.word);
	};
	return terms.flatMap(({ words, code }) => {
		const left = words.filter((word) => !isLeftOut(word)).map((word) => aged.get(word) ?? word);
		return left.length > 0 ? [{ words: left, code }] : [];
	});
}

function asCode(text: string): string | null {
	const code = codeOf(text);
	return code.length >= CODE_MIN_LENGTH ? code : null;
}

/** Whether the text looks like the beginning of a code: it has a digit, or "-" or "_" after a letter. */
function isBeginning(chunk: string): boolean {
	return HAS_DIGIT.test(chunk) || /\p{L}[-_]/u.test(chunk);
}

export function wordsIn(terms: readonly Term[]): QueryWord[] {
	return terms.flatMap(({ words }) => words);
}

/** The terms with `change` applied to each word. */
export function mapWords(terms: readonly Term[], change: (word: QueryWord) => QueryWord): Term[] {
	return terms.map((term) => ({ ...term, words: term.words.map(change) }));
}

/** The query as searched, without diacritics. */
export function textOf(terms: readonly Term[]): string {
	return wordsIn(terms)
		.map(({ word }) => word)
		.join(" ");
}
