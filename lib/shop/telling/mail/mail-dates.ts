import type { Locale } from "../../../domain/locale.ts";

const LANGUAGES = { cs: "cs-CZ", en: "en-GB" } as const;

/** "20. listopadu 2026": a day in Prague. */
export function longDate(locale: Locale, moment: string | Date): string {
	const format = new Intl.DateTimeFormat(LANGUAGES[locale], { dateStyle: "long", timeZone: "Europe/Prague" });
	return format.format(new Date(moment));
}

/** "20. listopadu 2026 v 11:00": a moment in Prague, to the minute. */
export function longMoment(locale: Locale, moment: string | Date): string {
	const format = new Intl.DateTimeFormat(LANGUAGES[locale], {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: "Europe/Prague",
	});
	return format.format(new Date(moment));
}
