import type { Locale } from "../../../domain/locale.ts";

const NBSP = "\u00a0";
/** A Czech one-letter word must not end a line. */
const ONE_LETTER = /(?<![\p{L}\p{N}])([ksvzouai])[ \n](?=\S|$)/giu;
/** A number and its unit, groups of thousands, and the parts of a date. */
const UNIT =
	/(?<=\d)[ \n](?=(?:Kč|CZK|€|%|°C|mm|cm|dm|m|km|m²|mg|g|kg|ml|l|s|min|h|ks|hodin\p{L}*|minut\p{L}*|den|dn\p{L}*|let|hours?|minutes?|days?|pcs)(?![\p{L}\p{N}]))/gu;
const THOUSANDS = /(?<=\d)[ \n](?=\d{3}(?!\d))/g;
const DATE = /(?<=\d\.)[ \n](?=\d)/g;

/** Joins words that belong on one line by no-break spaces. */
export function typographic(text: string, locale: Locale): string {
	const held = text.replace(UNIT, NBSP).replace(THOUSANDS, NBSP).replace(DATE, NBSP);
	return locale === "cs" ? held.replace(ONE_LETTER, `$1${NBSP}`) : held;
}
