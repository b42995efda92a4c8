import type { Locale } from "../../../domain/locale.ts";
import { sameStemsBeginning } from "../../../domain/words/same-words.ts";
import type { Database } from "../../kernel/db/client.ts";
import { mapWords, type Query, type QueryWord, wordsIn } from "./query-terms.ts";
import { longerStems } from "./words.sql.ts";

/** Shortest word, in letters, that also finds longer words beginning with it. */
const PREFIX_MIN_LENGTH = 3;
const LONGER_MAX = 40;
/** Many words begin with the same one or two letters. */
const LONGER_MAX_TYPED = 300;

const HAS_DIGIT = /\p{N}/u;

const isShort = ({ word }: QueryWord) => word.length < PREFIX_MIN_LENGTH && !HAS_DIGIT.test(word);

/**
 * Whether the last word is one or two letters that cannot end a code. While it is typed, only best sellers are searched: such
 * a beginning matches half of the shop.
 */
export function isBarelyTyped({ terms }: Query): boolean {
	return terms.at(-1)?.code === null && wordsIn(terms).slice(-1).some(isShort);
}

/**
 * The query, each word with the stems of longer words that begin with it. `isTyping`: the last word is unfinished, however
 * short.
 */
export async function withLongerWords(
	db: Database,
	locale: Locale,
	query: Query,
	options: { isTyping?: boolean } = {},
): Promise<Query> {
	const words = wordsIn(query.terms);
	const last = options.isTyping ? words.at(-1) : undefined;
	const asked = words.filter((word) => !HAS_DIGIT.test(word.word) && (word === last || !isShort(word)));
	const max = last && isShort(last) ? LONGER_MAX_TYPED : LONGER_MAX;
	const longer = await longerStems(db, locale, asked, max);
	const longerOf = (word: QueryWord) => {
		const same = word === last && !isShort(word) ? sameStemsBeginning(locale, word.word) : [];
		return [...(longer.get(word.word) ?? []), ...same];
	};
	return { ...query, terms: mapWords(query.terms, (word) => ({ ...word, longer: longerOf(word) })) };
}
