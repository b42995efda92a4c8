import { type Locale, otherLocale } from "../domain/locale.ts";
import { COSTUME_KEY, LISTING_KEYS, SATISFACTION_KEYS, VARIANT_KEY } from "./paths.ts";

const sameIn = (key: string) => ({ cs: key, en: key });

/** What a page was asked for, whatever its language: pages name their other language without it. */
const CARRIED: Record<Locale, string>[] = [
	LISTING_KEYS.search,
	VARIANT_KEY,
	COSTUME_KEY,
	sameIn(SATISFACTION_KEYS.order),
	sameIn(SATISFACTION_KEYS.hash),
];

/** A query as the same page has it in the other language, "?variant=5"; "" when nothing of it means anything there. */
export function queryIn(to: Locale, search: string): string {
	const from = otherLocale(to);
	const query = new URLSearchParams(search);
	const carried = CARRIED.flatMap((key) => {
		const value = query.get(key[from]);
		return value === null ? [] : [[key[to], value]];
	});
	return carried.length > 0 ? `?${new URLSearchParams(carried)}` : "";
}
