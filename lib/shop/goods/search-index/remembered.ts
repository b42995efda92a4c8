import { eachLocale, type Locale } from "../../../domain/locale.ts";

/** Results of a pure function of a language and a text, kept so that a million goods with the same words do not work them out anew. */
export function remembered<Result>(of: (locale: Locale, text: string) => Result, max: number) {
	const kept = eachLocale(() => new Map<string, Result>());
	return (locale: Locale, text: string): Result => {
		const known = kept[locale].get(text);
		if (known !== undefined) return known;
		// Starting over is rare and needs no bookkeeping.
		if (kept[locale].size >= max) kept[locale].clear();
		const result = of(locale, text);
		kept[locale].set(text, result);
		return result;
	};
}
