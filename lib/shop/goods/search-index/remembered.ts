import { eachLocale, type Locale } from "../../../domain/locale.ts";

/** Caches results of a pure function of a language and a text, so that a million goods with the same words compute each once. */
export function remembered<Result>(of: (locale: Locale, text: string) => Result, max: number) {
	const kept = eachLocale(() => new Map<string, Result>());
	return (locale: Locale, text: string): Result => {
		const known = kept[locale].get(text);
		if (known !== undefined) return known;
		// Emptying the cache is rare and needs no bookkeeping.
		if (kept[locale].size >= max) kept[locale].clear();
		const result = of(locale, text);
		kept[locale].set(text, result);
		return result;
	};
}
