import { eachLocale, LOCALE_FACTS, type Locale } from "../locale.ts";
import { addDays, daysBetween, pragueDay, pragueTime, weekdayOf } from "./calendar-day.ts";
import { type Holiday, holidayOf } from "./holidays.ts";

/** Monday first. */
export const WEEKDAYS = ["1", "2", "3", "4", "5", "6", "7"] as const;

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
/** Monday's first, each with a capital letter. */
const NAMES = eachLocale((locale) => {
	const { tag } = LOCALE_FACTS[locale];
	const name = new Intl.DateTimeFormat(tag, { weekday: "short", timeZone: "UTC" });
	return DAYS.map((_, index) => {
		// 1 January 2024 was a Monday.
		const short = name.format(Date.UTC(2024, 0, index + 1));
		return short.slice(0, 1).toLocaleUpperCase(tag) + short.slice(1);
	});
});

/** Opening hours as carriers write them ("Mo-Fr 08:00-18:00; Sa 09:00-12:00") for reading: "Po–Pá 8:00–18:00, So 9:00–12:00". */
export function formatOpeningHours(hours: string, locale: Locale): string {
	return hours
		.replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => NAMES[locale][DAYS.indexOf(day as (typeof DAYS)[number])] ?? day)
		.replace(/\b0(\d:)/g, "$1")
		.replaceAll("-", "–")
		.replaceAll(";", ",");
}

/** From and to in Prague time, "09:00" and "18:00", on the same day. */
export type Hours = [from: string, to: string];

export type OpeningBranch = {
	/** Weekday 1–7 → hours; a missing day is closed. */
	openingHours: Partial<Record<string, Hours>>;
	/** Above 200 m². */
	isLargeShop: boolean;
	/** Days that differ from the week; null: closed. */
	exceptions: readonly { day: string; hours: Hours | null }[];
};

/** Days on which Act 223/2016 closes shops above 200 m². */
const LAW_CLOSES: ReadonlySet<Holiday> = new Set([
	"newYear",
	"easterMonday",
	"liberationDay",
	"statehoodDay",
	"independenceDay",
	"christmasDay",
	"stStephen",
]);
/** On Christmas Eve it closes them at noon. */
const CHRISTMAS_EVE_CLOSING = "12:00";
/** The law does not bind small shops; ours close on these days by choice. */
const SMALL_SHOPS_CLOSE: ReadonlySet<Holiday> = new Set(["newYear", "christmasEve", "christmasDay", "stStephen"]);
/** Minutes before the end at which a branch counts as closing soon. */
const CLOSES_SOON_MINUTES = 60;
/** Days ahead in which the next opening is searched. */
const LOOK_AHEAD_DAYS = 60;

/**
 * Opening hours of a branch on a calendar day in Prague; null: closed. Exceptions override the week and the small
 * shops' Christmas and New Year. The law overrides everything: a shop above 200 m² is closed on the days of Act
 * 223/2016 and after noon on Christmas Eve. Other public holidays are like other days.
 */
export function openingOf(branch: OpeningBranch, day: string): Hours | null {
	const holiday = holidayOf(day);
	const exception = branch.exceptions.find((one) => one.day === day);
	if (exception) return withinLaw(branch, holiday, exception.hours);
	if (holiday && !branch.isLargeShop && SMALL_SHOPS_CLOSE.has(holiday)) return null;
	return withinLaw(branch, holiday, branch.openingHours[weekdayOf(day)] ?? null);
}

/** The part of these hours that the law allows. */
function withinLaw({ isLargeShop }: OpeningBranch, holiday: Holiday | null, hours: Hours | null): Hours | null {
	if (!isLargeShop || !holiday || !hours) return hours;
	if (LAW_CLOSES.has(holiday)) return null;
	if (holiday !== "christmasEve" || hours[1] <= CHRISTMAS_EVE_CLOSING) return hours;
	return hours[0] < CHRISTMAS_EVE_CLOSING ? [hours[0], CHRISTMAS_EVE_CLOSING] : null;
}

/** Open or closed, and until when; `inDays` counts from today. `opens` is null if the branch stays closed for 60 days. */
export type OpeningState =
	| { kind: "open"; until: string; closesSoon: boolean }
	| { kind: "closed"; opens: { day: string; inDays: number; at: string } | null };

/** Whether a branch is open at a moment in Prague; the end of its hours is exclusive. */
export function stateAt(branch: OpeningBranch, now: Date): OpeningState {
	const today = pragueDay(now);
	const time = pragueTime(now);
	const hours = openingOf(branch, today);
	if (hours && hours[0] <= time && time < hours[1]) {
		const [, until] = hours;
		return { kind: "open", until, closesSoon: minutesOf(until) - minutesOf(time) <= CLOSES_SOON_MINUTES };
	}
	const first = hours && time < hours[0] ? 0 : 1;
	const day = openDayFrom(branch, addDays(today, first));
	const next = day && openingOf(branch, day);
	return { kind: "closed", opens: next ? { day, inDays: daysBetween(today, day), at: next[0] } : null };
}

/** The first day from this one on that the branch is open; null if it stays closed for 60 days. */
export function openDayFrom(branch: OpeningBranch, from: string): string | null {
	for (let inDays = 0; inDays < LOOK_AHEAD_DAYS; inDays++) {
		const day = addDays(from, inDays);
		if (openingOf(branch, day)) return day;
	}
	return null;
}

function minutesOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

type SpecialDay = { day: string; hours: Hours | null; holiday: Holiday | null };

/**
 * Days to announce among `count` days from `from`, with their hours: public holidays and days that differ from the
 * week. A holiday on a weekday when the branch is closed anyway is left out.
 */
export function specialDays(branch: OpeningBranch, from: string, count: number): SpecialDay[] {
	return Array.from({ length: count }, (_, index) => addDays(from, index)).flatMap((day) => {
		const holiday = holidayOf(day);
		const isException = branch.exceptions.some((one) => one.day === day);
		const isUsual = branch.openingHours[weekdayOf(day)] !== undefined;
		return isException || (holiday && isUsual) ? [{ day, hours: openingOf(branch, day), holiday }] : [];
	});
}

type WeekRun = { from: number; to: number; hours: Hours };

/** The week in short: consecutive weekdays with the same hours become one run. */
export function weekRuns(week: OpeningBranch["openingHours"]): WeekRun[] {
	const runs: WeekRun[] = [];
	for (let weekday = 1; weekday <= 7; weekday++) {
		const hours = week[weekday];
		if (!hours) continue;
		const last = runs.at(-1);
		if (last && last.to === weekday - 1 && last.hours.join() === hours.join()) last.to = weekday;
		else runs.push({ from: weekday, to: weekday, hours });
	}
	return runs;
}

/** A week for reading: "Po–Pá 9:00–18:00", "So 9:00–13:00"; empty when it is never open. */
export function formatWeek(week: OpeningBranch["openingHours"], locale: Locale): string[] {
	const nameOf = (weekday: number) => NAMES[locale][weekday - 1] ?? "";
	return weekRuns(week).map(({ from, to, hours }) => {
		const days = from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
		return `${days}\u00a0${formatHours(hours)}`;
	});
}

/** "9:00–18:00" */
export function formatHours([from, to]: Hours): string {
	return [from, to].map((time) => time.replace(/^0/, "")).join("–");
}
