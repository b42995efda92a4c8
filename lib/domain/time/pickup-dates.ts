import { type OpeningBranch, openDayFrom } from "./opening-hours.ts";
import type { PromisedDates } from "./promised-dates.ts";

/** Promised days at a branch: those on which it is closed move to its next open day. */
export function pickupDates({ from, to }: PromisedDates, branch: OpeningBranch): PromisedDates {
	const open = (day: string) => openDayFrom(branch, day) ?? day;
	return { from: from === null ? null : open(from), to: open(to) };
}
