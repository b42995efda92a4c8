import { CODE_MARK, DIGIT_MARK, MARKS, type Mark } from "./marks.ts";
import type { Query, QueryWord, Term } from "./query-terms.ts";

/** Texts of tsqueries that must all match. */
export type Level = string[];

type Place = { mark: Mark; hasLonger: boolean; hasCodes: boolean };

/** An age, which is put together from goods of one digit each. */
const AGE = /^\d\d$/;

/** Where words are searched, the most relevant place first; each place includes the one before. */
const PLACES: Place[] = [
	{ mark: MARKS.head, hasLonger: false, hasCodes: false },
	{ mark: MARKS.name, hasLonger: false, hasCodes: false },
	{ mark: MARKS.name, hasLonger: true, hasCodes: false },
	{ mark: MARKS.kind, hasLonger: true, hasCodes: true },
	{ mark: MARKS.about, hasLonger: true, hasCodes: true },
	{ mark: MARKS.anywhere, hasLonger: true, hasCodes: true },
];
const IN_NAME: Place = { mark: MARKS.name, hasLonger: true, hasCodes: false };
const ANYWHERE: Place = { mark: MARKS.anywhere, hasLonger: true, hasCodes: true };

/** Levels of relevance, best first: the query as a code, then all words in the name, in name or brand, and so on. */
export function levelsOf({ terms, code }: Query): Level[] {
	const hasLonger = terms.some(({ words }) => words.some(({ stem, longer }) => longer.length > 0 || AGE.test(stem)));
	const places = PLACES.filter((place, index) => hasLonger || index === 0 || place.mark !== PLACES[index - 1]?.mark);
	const levels = places.map((place) => levelAt(terms, place));
	return code === null ? levels : [[`'${CODE_MARK}${code}'`], ...levels];
}

/** Levels that leave out one word, the last word first; for three or four words alone, since more have too many combinations. */
export function levelsWithoutOne(terms: readonly Term[]): Level[] {
	if (terms.length < 3 || terms.length > 4) return [];
	const shorter = terms.map((_, left) => terms.filter((_, index) => index !== left)).reverse();
	return [IN_NAME, ANYWHERE].flatMap((place) => shorter.map((some) => levelAt(some, place)));
}

/** The tsqueries of each term: in a name, and anywhere. */
export function eachTerm(terms: readonly Term[]): { named: string; anywhere: string }[] {
	const together = (term: Term, place: Place) => levelAt([term], place).join(" & ");
	return terms.map((term) => ({ named: together(term, IN_NAME), anywhere: together(term, ANYWHERE) }));
}

function levelAt(terms: readonly Term[], place: Place): Level {
	return terms.flatMap(({ words, code }) => {
		const queries = words.map((word) => wordQuery(word, place));
		return code !== null && place.hasCodes ? [`((${queries.join(" & ")}) | '${CODE_MARK}${code}':*)`] : queries;
	});
}

function wordQuery({ stem, longer }: QueryWord, { mark, hasLonger }: Place): string {
	const stems = hasLonger ? [stem, ...longer] : [stem];
	const ways = stems.map((one) => `'${mark}${one}'`);
	if (hasLonger && AGE.test(stem)) {
		const digits = [...new Set(stem)].map((digit) => `'${DIGIT_MARK}${digit}'`);
		ways.push(`(${digits.join(" & ")})`);
	}
	return `(${ways.join(" | ")})`;
}
