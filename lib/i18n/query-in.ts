import type { Locale } from "../domain/locale.ts";
import type { Language } from "./languages/language.ts";
import { LANGUAGES } from "./languages/languages.ts";
import { SATISFACTION_KEYS } from "./paths.ts";

/** Keys of what a page was asked for, whatever its language: pages name their other languages without it. */
const carriedKeys = ({ listingKeys, variantKey, serviceKeys, partyKeys }: Language) => [
	listingKeys.search,
	variantKey,
	serviceKeys.costume,
	serviceKeys.branch,
	serviceKeys.day,
	partyKeys.guests,
	partyKeys.date,
	SATISFACTION_KEYS.order,
	SATISFACTION_KEYS.hash,
];

/** A query as the same page has it in another language, "?variant=5"; "" when nothing of it means anything there. */
export function queryIn(to: Locale, { from, search }: { from: Locale; search: string }): string {
	const query = new URLSearchParams(search);
	const keysThere = carriedKeys(LANGUAGES[to]);
	const carried = carriedKeys(LANGUAGES[from]).flatMap((key, index) => {
		const value = query.get(key);
		return value === null ? [] : [[keysThere[index] ?? key, value]];
	});
	return carried.length > 0 ? `?${new URLSearchParams(carried)}` : "";
}
