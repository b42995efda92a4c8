import type { Locale } from "../../../domain/locale.ts";
import { isAge, isOfAge } from "../../../domain/words/ages.ts";
import { codeOf, isSmallWord, stemOf, wordsOf } from "../../../domain/words/search-words.ts";
import { remembered } from "./remembered.ts";

/**
 * Where a stem stands, as the first character of its entry in `product_search.document`. PostgreSQL's own weights would make
 * every search open each document to check them; a mark is part of the entry, so the index alone answers "in the name". A
 * stem has the mark of its best place and all marks after it, so that "at least in the brand" is one entry too.
 */
export const MARKS = {
	/** In the name before its first preposition: what the goods are. */
	head: "1",
	/** Anywhere in the name, with what they are for and what comes with them. */
	name: "2",
	/** In the name, the brand or names of categories. */
	kind: "3",
	/** In these, in attribute values or names of variants. */
	about: "4",
	/** Anywhere, including the description. */
	anywhere: "5",
} as const;
export type Mark = (typeof MARKS)[keyof typeof MARKS];

const IN_ORDER = Object.values(MARKS);

/** Precedes a whole code or EAN, letters and digits alone. */
export const CODE_MARK = "#";

/** Precedes a number of one or two digits that the goods can be had as: a balloon "3", a candle "0", confetti "30". */
export const NUMBER_MARK = "=";

export type Described = {
	name: string;
	kind: string[];
	about: string[];
	description: string;
	codes: string[];
	variants: string[];
};

export type Document = {
	/** The text of a tsvector. */
	document: string;
	/** Words with their stems, without those of the description. */
	words: Map<string, string>;
};

const BIRTHDAY: Partial<Record<Locale, string>> = { cs: stemOf("cs", "narozeniny"), en: stemOf("en", "birthday") };

const stemFor = remembered(stemOf, 100_000);
/** Texts that many goods share: brands, categories, attributes. */
const sharedWords = remembered((_, text) => wordsOf(text), 10_000);

/** Index entries of a product in one language. */
export function documentOf(locale: Locale, { name, kind, about, description, codes, variants }: Described): Document {
	const places = new Map<string, number>();
	const words = new Map<string, string>();
	const add = (found: readonly string[], mark: Mark) => {
		for (const word of found) {
			if (mark === MARKS.anywhere && isSmallWord(locale, word)) continue;
			const stem = stemFor(locale, word);
			if (!places.has(stem)) places.set(stem, IN_ORDER.indexOf(mark));
			if (mark !== MARKS.anywhere && !/\p{N}/u.test(word)) words.set(word, stem);
		}
	};
	const inName = wordsOf(name);
	const headEnd = headLength(locale, inName);
	add(inName.slice(0, headEnd), MARKS.head);
	add(inName.slice(headEnd), MARKS.name);
	for (const text of kind) add(sharedWords(locale, text), MARKS.kind);
	for (const text of [...about, ...variants]) add(sharedWords(locale, text), MARKS.about);
	add(wordsOf(description), MARKS.anywhere);
	const entries = [...places].flatMap(([stem, place]) => IN_ORDER.slice(place).map((mark) => mark + stem));
	const known = new Set(codes.map(codeOf).filter((code) => code !== ""));
	for (const code of known) entries.push(CODE_MARK + code);
	const numbers = new Set([...variants.filter((variant) => /^\d\d?$/.test(variant)), ...agesIn(locale, inName)]);
	for (const number of numbers) entries.push(NUMBER_MARK + number);
	// Entries are letters and digits after a mark, so nothing needs escaping.
	return { document: entries.map((entry) => `'${entry}'`).join(" "), words };
}

/** Ages that a name calls so: "Girlanda 30 let", "30th birthday banner". */
function agesIn(locale: Locale, words: readonly string[]): string[] {
	const isOld = (after: string | undefined) =>
		after !== undefined && (isOfAge(locale, after) || stemFor(locale, after) === BIRTHDAY[locale]);
	return words.filter((word, at) => isAge(word, { after: words[at + 1] }) && isOld(words[at + 1]));
}

/** "Pumpička na balónky" → 1 word. A name that begins with a preposition is all head. */
function headLength(locale: Locale, words: readonly string[]): number {
	const at = words.findIndex((word) => isSmallWord(locale, word));
	return at > 0 ? at : words.length;
}
