import type { Locale } from "#lib/domain/locale.ts";

/** An average of stars, to one digit: "4,5". */
export function formatAverage(average: number, locale: Locale): string {
	return average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
