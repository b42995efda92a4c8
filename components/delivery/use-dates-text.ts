import { useLocale, useTranslations } from "next-intl";
import type { WorkingDays } from "#lib/domain/goods/availability.ts";
import { datesText } from "#lib/domain/time/dates-text.ts";
import type { PromisedDates } from "#lib/domain/time/promised-dates.ts";
import { useDaysText } from "./use-days-text.ts";

/** The text of promised days, the same on every screen; with the moment of reading also "zítra". */
export function useDatesText(now: Date | null = null): (dates: PromisedDates) => string {
	const t = useTranslations("promisedDates");
	const locale = useLocale();
	return (dates) => datesText(t, locale, dates, now);
}

/** The dates first, then the words of the promise: "ve středu 25. 11. (za 1–2 pracovní dny)". */
export function useDatesAndDaysText(): (promise: { dates: PromisedDates; days: WorkingDays }) => string {
	const t = useTranslations("promisedDates");
	const [datesText, daysText] = [useDatesText(), useDaysText()];
	return ({ dates, days }) => t("both", { dates: datesText(dates), days: daysText(days) });
}
