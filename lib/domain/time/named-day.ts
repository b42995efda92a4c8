import { LOCALE_FACTS, type Locale } from "../locale.ts";

/** "čtvrtek 31. 12." or "Thursday 31 December": a calendar day near enough to need no year, which no line breaks. */
export function namedDay(locale: Locale, day: string): string {
	const { tag, month } = LOCALE_FACTS[locale];
	const format = new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month, timeZone: "UTC" });
	return format.format(new Date(day)).replace(/\s/g, "\u00a0");
}
