import { pragueDay, pragueTime } from "#lib/domain/time/calendar-day.ts";

const HOUR_MS = 3_600_000;

/** A moment in Prague time with its UTC offset: "2026-12-05T15:00:00+01:00". Seconds are set to 0. */
export function pragueDateTime(moment: Date): string {
	const wall = `${pragueDay(moment)}T${pragueTime(moment)}:00`;
	const aheadHours = Math.round((Date.parse(`${wall}Z`) - moment.getTime()) / HOUR_MS);
	return `${wall}+${String(aheadHours).padStart(2, "0")}:00`;
}
