import { useLocale, useTranslations } from "next-intl";
import { useMinute } from "#components/dates/use-minute.ts";
import { useNeeded } from "#components/ui/use-needed.ts";
import type { Dispatch } from "#lib/domain/time/promised-dates.ts";

const load = async () => (await import("#lib/domain/time/dates-now.ts")).datesNow;

/** Dates of an order of this minute, on a kept page; null until the browser has a clock and the code of the calendar. */
export function useDatesNow(dispatch: Dispatch) {
	const t = useTranslations("promisedDates");
	const locale = useLocale();
	const now = useMinute();
	const { part: datesNow } = useNeeded(load, true);
	return now && (datesNow?.(t, locale, dispatch, now) ?? null);
}
