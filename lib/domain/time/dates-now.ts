import type { WorkingDays } from "../goods/availability.ts";
import type { Locale } from "../locale.ts";
import { pragueDay } from "./calendar-day.ts";
import { type DatesTexts, datesText } from "./dates-text.ts";
import { countedDay, type Dispatch, promisedDates } from "./promised-dates.ts";

/** What a page says of an order of now. */
export function datesNow(t: DatesTexts, locale: Locale, dispatch: Dispatch, now: Date) {
	const text = (days: WorkingDays) => datesText(t, locale, promisedDates(days, now, dispatch), now);
	return {
		/** "zítra ve středu 25. 11." */
		text,
		/** The dates first, then the words of the promise: "ve středu 25. 11. (za 1–2 pracovní dny)". */
		textWith: (days: WorkingDays, words: string) => t("both", { dates: text(days), days: words }),
		/** Whether it still counts from today. */
		isInTime: countedDay(now, dispatch) === pragueDay(now),
	};
}
