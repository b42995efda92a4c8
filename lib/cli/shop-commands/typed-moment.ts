import { accept } from "#lib/domain/result.ts";
import { misuse, type Typed } from "./read-args.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Prague's offsets from UTC in minutes, in summer and in winter. */
const AHEAD_MINUTES = [120, 60];

const pragueTime = new Intl.DateTimeFormat("sv-SE", {
	timeZone: "Europe/Prague",
	dateStyle: "short",
	timeStyle: "short",
});

/** "2026-12-24 18:00" in Prague. */
export function momentText(moment: Date): string {
	return pragueTime.format(moment);
}

/**
 * Parses a day, "2026-12-24", or a day and time, "2026-12-24 18:00", of Prague to an instant. A day alone is its first
 * instant; with `isEnd` the first one after it. A time that occurs twice is the first, one that is skipped is an hour later.
 */
export function typedMoment(text: string, option: string, isEnd = false): Typed<Date> {
	const match = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d))?$/.exec(text.trim());
	const [, year, month, day, hours, minutes] = (match ?? []).map(Number);
	const wallMs = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hours || 0, minutes || 0);
	const typed = match && `${match[1]}-${match[2]}-${match[3]} ${match[4] ?? "00"}:${match[5] ?? "00"}`;
	// An invalid day, such as 30 February, becomes another one in the calculation.
	if (!match || new Date(wallMs).toISOString().slice(0, 16).replace("T", " ") !== typed) {
		return misuse(`${option} is a day such as 2026-12-24, or a time such as "2026-12-24 18:00", not "${text}".`);
	}
	const isWholeDay = match[4] === undefined;
	return accept(instantOf(isWholeDay && isEnd ? wallMs + DAY_MS : wallMs));
}

/** The instant of a wall-clock time in Prague; `wallMs` is that time as if in UTC. */
function instantOf(wallMs: number): Date {
	const shown = new Date(wallMs).toISOString().slice(0, 16).replace("T", " ");
	const candidates = AHEAD_MINUTES.map((minutes) => new Date(wallMs - minutes * MINUTE_MS));
	return candidates.find((candidate) => momentText(candidate) === shown) ?? new Date(wallMs - 60 * MINUTE_MS);
}
