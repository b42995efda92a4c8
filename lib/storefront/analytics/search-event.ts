import { track } from "./data-layer.ts";
import type { SearchEvent } from "./events.ts";

/** Google Analytics cuts longer values. */
const TERM_MAX_LENGTH = 100;
/** Nine digits and more, written together or apart. */
const PHONE = /\d(?:[\s()./-]*\d){8}/;

/** What may be told of a search; null for what looks like somebody's e-mail address or phone number. */
export function tellableTerm(query: string): string | null {
	const term = query.trim();
	if (term === "" || term.includes("@") || PHONE.test(term)) return null;
	return [...term].slice(0, TERM_MAX_LENGTH).join("").trim();
}

let told: string | null = null;

/** A search whose results are shown. Sorting, filtering and coming back to them is no new one. */
export function trackSearch(query: string): void {
	const term = tellableTerm(query);
	if (term === null || term === told) return;
	told = term;
	track((): SearchEvent => ({ event: "search", search_term: term }));
}
