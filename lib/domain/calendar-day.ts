const prague = new Intl.DateTimeFormat("en-US", {
	timeZone: "Europe/Prague",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
});

/** The calendar day of a moment in Prague, "2026-11-20". */
export function pragueDay(moment: Date): string {
	const parts = new Map(prague.formatToParts(moment).map(({ type, value }) => [type, value]));
	return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/** The day that comes this many days later. */
export function addDays(day: string, days: number): string {
	const date = new Date(`${day}T12:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}
