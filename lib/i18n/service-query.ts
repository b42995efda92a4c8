/** The query string of a service's page, which says what its form begins with: "?prodejna=3&den=2026-12-05". */
import type { Locale } from "../domain/locale.ts";
import { LANGUAGES } from "./languages/languages.ts";

/** Anchor of the form. */
export const FORM_ID = "poptavka";

/** A day of the calendar, and ids. */
type Asked = { costume?: number; branch?: number | undefined; day?: string | null };

/** The way to a service's form with what the visitor has said already; `url` is the service's. */
export function serviceFormPath(locale: Locale, url: string, asked: Asked = {}): string {
	const { serviceKeys } = LANGUAGES[locale];
	const query = new URLSearchParams();
	for (const name of ["costume", "branch", "day"] as const) {
		const value = asked[name];
		if (value !== undefined && value !== null) query.set(serviceKeys[name], String(value));
	}
	return `${url}${query.size > 0 ? `?${query}` : ""}#${FORM_ID}`;
}

/** What the query asks for, as the form's fields hold it, "" for what it does not; and the query without it. */
export function takeService(locale: Locale, search: string): { asked: Record<keyof Asked, string>; rest: string } {
	const { serviceKeys } = LANGUAGES[locale];
	const query = new URLSearchParams(search);
	const take = (key: string, pattern: RegExp) => {
		const word = query.get(key) ?? "";
		query.delete(key);
		return pattern.test(word) ? word : "";
	};
	const asked = {
		costume: take(serviceKeys.costume, /^[1-9]\d{0,8}$/),
		branch: take(serviceKeys.branch, /^[1-9]\d{0,8}$/),
		day: take(serviceKeys.day, /^2\d{3}-\d{2}-\d{2}$/),
	};
	return { asked, rest: query.size > 0 ? `?${query}` : "" };
}
