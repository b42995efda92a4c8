import { CODE_MARK, MARKS, type Mark, NUMBER_MARK } from "./marks.ts";
import { type Query, type QueryWord, type Term, wordsIn } from "./query-terms.ts";

/** Texts of tsqueries that must all match. */
export type Level = string[];

type Place = {
	mark: Mark;
	/** Other words of the same meaning count. */
	hasSame: boolean;
	hasLonger: boolean;
	hasCodes: boolean;
	/** An age is what the goods have or are put together for: no size, no amount. */
	isAged?: true;
};

const own = { hasSame: false, hasLonger: false, hasCodes: false };
const same = { ...own, hasSame: true };
const longer = { ...same, hasLonger: true };
const all = { ...longer, hasCodes: true };

/** Where words are searched, the most relevant place first; each place includes the one before. */
const PLACES: Place[] = [
	{ mark: MARKS.head, ...own },
	{ mark: MARKS.name, ...own },
	{ mark: MARKS.head, ...same },
	{ mark: MARKS.name, ...same },
	{ mark: MARKS.name, ...longer },
	{ mark: MARKS.kind, ...all },
	{ mark: MARKS.about, ...all },
	{ mark: MARKS.anywhere, ...all },
];
/** Goods for an age come before those of that size. */
const AGED: Place[] = [
	{ mark: MARKS.name, ...longer, isAged: true },
	{ mark: MARKS.about, ...longer, isAged: true },
];
const IN_NAME: Place = { mark: MARKS.name, ...longer };
const ANYWHERE: Place = { mark: MARKS.anywhere, ...all };

/** Levels of relevance, best first, each with the place that all its words stand in; null where they have none in common. */
export type Ladder = { level: Level; place: Place | null }[];

/** The query as a code, goods for an age, then all words in the name, in name or brand, and so on. */
export function ladderOf({ terms, code }: Query): Ladder {
	const words = wordsIn(terms);
	const hasLonger = words.some((word) => word.longer.length > 0);
	const hasSame = words.some((word) => word.same.length > 0);
	const places = PLACES.filter((place) => place.hasCodes || (place.hasLonger ? hasLonger : hasSame || !place.hasSame));
	const aged = words.some(({ isAge }) => isAge) ? AGED : [];
	return [
		...(code === null ? [] : unplaced([[`'${CODE_MARK}${code}'`]])),
		...unplaced(aged.map((place) => levelAt(terms, place))),
		...places.map((place) => ({ level: levelAt(terms, place), place })),
	];
}

export function unplaced(levels: readonly Level[]): Ladder {
	return levels.map((level) => ({ level, place: null }));
}

/** The fewest levels that together match all that any does. */
export function widest(ladder: Ladder): Level[] {
	return ladder
		.filter(({ place }) => !ladder.some((other) => other.place !== place && isWithin(place, other.place)))
		.map(({ level }) => level);
}

/** All levels, each without what those before it match. */
export function apart(ladder: Ladder): Level[] {
	return ladder.map(({ level: [first = "", ...others] }, at) => {
		const known = widest(ladder.slice(0, at)).map((level) => `!(${level.join(" & ")})`);
		return [[first, ...known].join(" & "), ...others];
	});
}

/** Whether goods that have the words in one place have them in the other, too. */
function isWithin(place: Place | null, other: Place | null): boolean {
	if (place === null || other === null) return false;
	const flags = ["hasSame", "hasLonger", "hasCodes"] as const;
	return place.mark <= other.mark && flags.every((flag) => other[flag] || !place[flag]);
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

function wordQuery(word: QueryWord, { mark, hasSame, hasLonger, isAged }: Place): string {
	const { stem, same, longer, isAge } = word;
	const stems = [stem, ...(hasSame ? same : []), ...(hasLonger ? longer : [])];
	const ways = isAge && isAged ? [] : stems.map((one) => `'${mark}${one}'`);
	if (isAge && hasLonger) ways.push(...ageQueries(stem));
	return `(${ways.join(" | ")})`;
}

/** Goods that are of this number, and those that it is put together from: a balloon 3 and a balloon 0. */
function ageQueries(age: string): string[] {
	const digits = [...new Set(age)].map((digit) => `'${NUMBER_MARK}${digit}'`);
	return [`'${NUMBER_MARK}${age}'`, `(${digits.join(" & ")})`];
}
