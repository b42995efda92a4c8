import { LOCALE_FACTS, type Locale } from "../locale.ts";
import { addDays, pragueDay, weekdayOf } from "./calendar-day.ts";
import type { PromisedDates } from "./promised-dates.ts";
import { workingDayAfter } from "./working-days.ts";

/** Texts of the namespace `promisedDates`. */
export type DatesTexts = (
	key: "day" | "dayBetween" | "on" | "tomorrow" | "or" | "tomorrowOr" | "between" | "by" | "both",
	values: Record<string, string>,
) => string;

/**
 * Wording of promised days for screens and mails: "ve středu 25. 11.", "mezi středou 25. 11. a pátkem 27. 11.",
 * "nejpozději v pátek 4. 12.". `now` is for screens that are read at once: "zítra ve středu 25. 11.".
 */
export function datesText(t: DatesTexts, locale: Locale, { from, to }: PromisedDates, now: Date | null = null): string {
	const say = (key: "day" | "dayBetween", day: string) =>
		t(key, { weekday: String(weekdayOf(day)), date: dateText(locale, day, now) });
	if (from === null) return t("by", { day: say("day", to) });
	const isTomorrow = now !== null && from === addDays(pragueDay(now), 1);
	if (from === to) return t(isTomorrow ? "tomorrow" : "on", { day: say("day", to) });
	if (to === workingDayAfter(from, 1))
		return t(isTomorrow ? "tomorrowOr" : "or", { from: say("day", from), to: say("day", to) });
	return t("between", { from: say("dayBetween", from), to: say("dayBetween", to) });
}

/** A day half a year away or more could be taken for the one of another year. */
const YEAR_FROM_DAYS = 183;

/** "25. 11." or "25 November", far from `now` with its year, which no line breaks. */
function dateText(locale: Locale, day: string, now: Date | null): string {
	const { tag, month } = LOCALE_FACTS[locale];
	const isFar = now !== null && day > addDays(pragueDay(now), YEAR_FROM_DAYS);
	const year = isFar ? ({ year: "numeric" } as const) : {};
	const format = new Intl.DateTimeFormat(tag, { day: "numeric", month, ...year, timeZone: "UTC" });
	return format.format(new Date(day)).replace(/\s/g, "\u00a0");
}
