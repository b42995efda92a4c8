import type { Locale } from "../../../domain/locale.ts";
import { typographic } from "../markdown/typography.ts";
import { type FontName, fontMetrics } from "./font.ts";

const NBSP = "\u00a0";
/** Replacements for letters that fonts lack. */
const STAND_INS: Record<string, string> = {
	"\u2011": "-",
	"\u2010": "-",
	"\u2212": "–",
	"\u202f": NBSP,
	"\u2009": NBSP,
};

/**
 * A text with only letters that the font has, so that no box replaces an emoji or another script, no character turns the
 * direction and no marks pile up; short words are joined to the next one. "" when nothing is left. Never throws.
 */
export function drawnText(text: string, font: FontName, locale: Locale): string {
	const { has } = fontMetrics(font);
	const letters = [...text.normalize("NFC").replace(/[\s\u2028\u2029]+/gu, (spaces) => (spaces === NBSP ? NBSP : " "))]
		.map((letter) => STAND_INS[letter] ?? letter)
		.filter((letter) => !/[\p{M}\p{C}]/u.test(letter) && has(letter.codePointAt(0) ?? 0))
		.join("");
	// A line must not begin with a dash.
	const held = letters
		.replace(/ +/g, " ")
		.trim()
		.replace(/ ([–-]) /g, `${NBSP}$1 `);
	return typographic(held, locale);
}
