import { track } from "./data-layer.ts";
import type { SearchEvent } from "./events.ts";

/** Google Analytics cuts longer values. */
const TERM_MAX_LENGTH = 100;
/** Nine digits or more, with or without separators. */
const PHONE = /\d(?:[\s()./-]*\d){8}/;

/** The query as analytics may get it; null if it looks like an e-mail address or a phone number. */
export function tellableTerm(query: string): string | null {
	const term = query.trim();
	if (term === "" || term.includes("@") || PHONE.test(term)) return null;
	return [...term].slice(0, TERM_MAX_LENGTH).join("").trim();
}

let told: string | null = null;

/** Tracks a search whose results are shown. Sorting, filtering and returning to the results do not count as a new search. */
export function trackSearch(query: string): void {
	const term = tellableTerm(query);
	if (term === null || term === told) return;
	told = term;
	track((): SearchEvent => ({ event: "search", search_term: term }));
}
