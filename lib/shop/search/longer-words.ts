import type { Locale } from "../../domain/locale.ts";
import type { Database } from "../db/client.ts";
import { longerStems } from "./find.sql.ts";
import { mapWords, type Query, wordsIn } from "./query-terms.ts";

/** From so many letters on a word also finds words that begin with it. */
const PREFIX_MIN_LENGTH = 3;
const LONGER_MAX = 40;
/** One or two letters begin many words. */
const LONGER_MAX_TYPED = 300;

const HAS_DIGIT = /\p{N}/u;

/**
 * Whether the last word is one or two letters, which only best sellers are searched for while it is typed: half of the shop begins so. The end
 * of what may be a code is not.
 */
export function isBarelyTyped({ terms }: Query): boolean {
	const last = wordsIn(terms).at(-1);
	return (
		terms.at(-1)?.code === null &&
		last !== undefined &&
		last.word.length < PREFIX_MIN_LENGTH &&
		!HAS_DIGIT.test(last.word)
	);
}

/** The query with the words that each of its words may be the beginning of. `isTyping`: the last one is unfinished, however short. */
export async function withLongerWords(
	db: Database,
	locale: Locale,
	query: Query,
	options: { isTyping?: boolean } = {},
): Promise<Query> {
	const words = wordsIn(query.terms);
	const isShort = options.isTyping === true && isBarelyTyped(query);
	const asked = words.filter(
		({ word }, index) =>
			!HAS_DIGIT.test(word) && (word.length >= PREFIX_MIN_LENGTH || (isShort && index === words.length - 1)),
	);
	const longer = await longerStems(db, locale, asked, isShort ? LONGER_MAX_TYPED : LONGER_MAX);
	return { ...query, terms: mapWords(query.terms, (word) => ({ ...word, longer: longer.get(word.word) ?? [] })) };
}
