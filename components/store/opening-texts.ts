import { useFormatter, useTranslations } from "next-intl";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { weekdayOf } from "#lib/domain/time/calendar-day.ts";
import { formatHours, type OpeningBranch, type OpeningState, weekRuns } from "#lib/domain/time/opening-hours.ts";

/** A weekday's key in messages. */
type Weekday = "1" | "2" | "3" | "4" | "5" | "6" | "7";
export const WEEKDAYS: readonly Weekday[] = ["1", "2", "3", "4", "5", "6", "7"];
/** Within the next week a weekday names a day; later days need a date. */
const WEEK_DAYS = 7;

/** The data of a branch that the opening rules need. */
export function branchOf(store: Pick<StoreCard, "opening_hours" | "is_large_shop" | "special_days">): OpeningBranch {
	return { openingHours: store.opening_hours, isLargeShop: store.is_large_shop, exceptions: store.special_days };
}

/** "09:00" for reading: "9:00". */
function timeText(time: string): string {
	return time.replace(/^0/, "");
}

export function useOpeningTexts() {
	const t = useTranslations("stores");
	const format = useFormatter();
	const shortDay = (weekday: number) => t(`dayShort.${WEEKDAYS[weekday - 1] ?? "1"}`);
	const dateOf = (day: string) => new Date(`${day}T12:00:00Z`);
	const said = (state: OpeningState, how: "state" | "short") => {
		if (state.kind === "open") {
			return t(`${how}.${state.closesSoon ? "soon" : "open"}`, { time: timeText(state.until) });
		}
		if (!state.opens) return t(`${how}.closed`);
		const { day, inDays, at } = state.opens;
		const time = timeText(at);
		if (inDays === 0) return t(`${how}.today`, { time });
		if (inDays === 1) return t(`${how}.tomorrow`, { time });
		if (inDays < WEEK_DAYS) {
			return t(`${how}.weekday`, { day: t(`onDay.${WEEKDAYS[weekdayOf(day) - 1] ?? "1"}`), time });
		}
		const date = format.dateTime(dateOf(day), { day: "numeric", month: "long" }).replace(/\s/g, "\u00a0");
		return t(`${how}.date`, { date, time });
	};
	return {
		/** "Po–Pá 9:00–18:00, So 9:00–13:00" */
		week: (hours: OpeningBranch["openingHours"]) =>
			weekRuns(hours)
				.map(({ from, to, hours: open }) => {
					const days = from === to ? shortDay(from) : `${shortDay(from)}–${shortDay(to)}`;
					return `${days}\u00a0${formatHours(open)}`;
				})
				.join(", "),
		/** "čtvrtek 24. prosince" */
		date: (day: string) => format.dateTime(dateOf(day), { weekday: "long", day: "numeric", month: "long" }),
		state: (state: OpeningState) => said(state, "state"),
		/** The same in a word or two, beside a name. */
		short: (state: OpeningState) => said(state, "short"),
	};
}
