import { useSyncExternalStore } from "react";
import { pragueDay } from "#lib/domain/time/calendar-day.ts";

const never = () => () => {};
const today = () => pragueDay(new Date());

/** The calendar day in Prague; null during hydration, since static HTML cannot know it. */
export function useToday(): string | null {
	return useSyncExternalStore(never, today, () => null);
}
