import { LOCALE_FACTS, type Locale } from "../../../domain/locale.ts";

/** "20. listopadu 2026": a day in Prague. */
export function longDate(locale: Locale, moment: string | Date): string {
	const format = new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { dateStyle: "long", timeZone: "Europe/Prague" });
	return format.format(new Date(moment));
}

/** "20. listopadu 2026 v 11:00": a moment in Prague, to the minute. */
export function longMoment(locale: Locale, moment: string | Date): string {
	const format = new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: "Europe/Prague",
	});
	return format.format(new Date(moment));
}

/** "čtvrtek 24. prosince": a calendar day. */
export function weekdayDate(locale: Locale, day: string): string {
	const format = new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, {
		weekday: "long",
		day: "numeric",
		month: "long",
		timeZone: "UTC",
	});
	return format.format(new Date(day));
}
