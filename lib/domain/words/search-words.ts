import type { Locale } from "../locale.ts";
import { czechStem } from "./czech-stem.ts";
import { englishStem } from "./english-stem.ts";
import { fold } from "./fold.ts";

/** Longer words are cut: nobody types them, and the index limits their length. */
const WORD_MAX_LENGTH = 40;

/**
 * Words of a text in order, folded: runs of letters and runs of digits, so that "30cm" and "30 cm" give the same two
 * words. Everything else (signs, emoji, control characters) separates words.
 */
export function wordsOf(text: string): string[] {
	const words = fold(text)
		.replace(/['’]s(?![\p{L}\p{N}])/gu, "")
		.match(/\p{L}+|\p{N}+/gu);
	return (words ?? []).map((word) => word.slice(0, WORD_MAX_LENGTH));
}

/** A product code for comparison: letters and digits alone, "BL-1021-CER" → "bl1021cer"; "" when there are none. */
export function codeOf(text: string): string {
	return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join("").slice(0, WORD_MAX_LENGTH);
}

/** Languages without a stemmer are searched by whole words. */
const STEM: Partial<Record<Locale, (word: string) => string>> = { cs: czechStem, en: englishStem };

/** Stem of a folded word, equal for all its cases and numbers. */
export function stemOf(locale: Locale, word: string): string {
	return STEM[locale]?.(word) ?? word;
}

/** Words that carry no meaning of their own: they part what goods are from what they are for ("pumpička na balónky"). */
const SMALL_WORDS: Partial<Record<Locale, ReadonlySet<string>>> = {
	cs: new Set("a bez do i k ke ku na nad o od po pod pro pred pri s se u v ve z ze za".split(" ")),
	en: new Set("a an and at by for from in of on or the to with without".split(" ")),
};

/** Whether a folded word is in `SMALL_WORDS`. */
export function isSmallWord(locale: Locale, word: string): boolean {
	return SMALL_WORDS[locale]?.has(word) ?? false;
}
