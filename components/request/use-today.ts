import { useSyncExternalStore } from "react";
import { pragueDay } from "#lib/domain/time/calendar-day.ts";

const never = () => () => {};
const today = () => pragueDay(new Date());

/** The calendar day in Prague; null while the page is being hydrated, since static pages know no clock. */
export function useToday(): string | null {
	return useSyncExternalStore(never, today, () => null);
}
