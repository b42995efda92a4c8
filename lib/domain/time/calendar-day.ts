const HOUR_MS = 3_600_000;

/** "2026-11-20 09:05", as Swedes write it. */
const pragueClock = new Intl.DateTimeFormat("sv", {
	timeZone: "Europe/Prague",
	dateStyle: "short",
	timeStyle: "short",
});

/** The calendar day in Prague at a moment, "2026-11-20". */
export function pragueDay(moment: Date): string {
	return pragueClock.format(moment).slice(0, 10);
}

/** The day `days` days later. */
export function addDays(day: string, days: number): string {
	const date = new Date(`${day}T12:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

/** Days from the first to the second day. */
export function daysBetween(earlier: string, later: string): number {
	return Math.round((Date.parse(later) - Date.parse(earlier)) / (24 * HOUR_MS));
}

/** The time in Prague at a moment, "09:05". */
export function pragueTime(moment: Date): string {
	return pragueClock.format(moment).slice(-5);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
	return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** Hours that Prague is ahead of UTC, in summer and in winter. */
const AHEAD_HOURS = [2, 1];

/** The instant of a local time in Prague, "09:30", on a day; a time skipped in spring is an hour later. */
export function pragueMoment(day: string, time: string): Date {
	const wallMs = Date.parse(`${day}T${time}:00Z`);
	const candidates = AHEAD_HOURS.map((hours) => new Date(wallMs - hours * HOUR_MS));
	const shown = candidates.find((moment) => pragueTime(moment) === time);
	return shown ?? new Date(wallMs - HOUR_MS);
}
