/** The query string of the party finder: "?hoste=12&datum=2026-12-05". */
import type { Locale } from "../domain/locale.ts";
import { PARTY_GUESTS } from "../domain/party/party-guests.ts";
import { LANGUAGES } from "./languages/languages.ts";
import { screenPath, screenWords } from "./paths.ts";

/** What a party is planned for; `date` is a calendar day, null when nobody said. */
export type Party = { guests: number; date: string | null };

/** Reads what was asked for; what is malformed counts as not said, and numbers out of range as the nearest in it. */
export function readParty(locale: Locale, query: URLSearchParams): Party {
	const { guests, date } = LANGUAGES[locale].partyKeys;
	const number = /^\d{1,4}$/.test(query.get(guests) ?? "") ? Number(query.get(guests)) : PARTY_GUESTS.usual;
	return {
		guests: Math.min(PARTY_GUESTS.max, Math.max(PARTY_GUESTS.min, number)),
		date: dayOf(query.get(date) ?? ""),
	};
}

/** A day of the calendar in the form in which browsers send it; null for all else, as 30 February. */
function dayOf(text: string): string | null {
	if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return null;
	const moment = new Date(`${text}T12:00:00Z`);
	return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text ? null : text;
}

const THEME = /^[1-9]\d{0,8}\/[a-z0-9-]{1,80}$/;

/**
 * Where the finder's form leads: it sends the theme beside the rest to one address, since a form without scripts has no other,
 * and the theme's page is below that. Null for all other addresses.
 */
export function chosenParty(
	locale: Locale,
	path: readonly string[],
	query: URLSearchParams,
): { path: string; search: string } | null {
	if (path.join("/") !== screenWords(locale, "party").join("/")) return null;
	const { theme, ...others } = LANGUAGES[locale].partyKeys;
	const word = query.get(theme) ?? "";
	if (!THEME.test(word)) return null;
	const rest = new URLSearchParams(
		Object.values(others).flatMap((key) => (query.get(key) ? [[key, query.get(key) ?? ""]] : [])),
	);
	return { path: `${screenPath(locale, "party")}/${word}`, search: rest.size > 0 ? `?${rest}` : "" };
}
