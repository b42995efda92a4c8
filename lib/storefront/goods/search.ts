import type { Suggestions } from "#lib/contract/schemas/search.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { call } from "../client/browser.ts";

/** Suggestions of each kind for a query that is being typed. */
export function fetchSuggestions(locale: Locale, query: string, signal: AbortSignal): Promise<Suggestions> {
	return call("GET /catalog/suggest/{locale}", { params: { locale }, query: { q: query }, signal });
}

/** Address of a search's results. */
export function searchUrl(locale: Locale, query: string): string {
	return `${screenPath(locale, "search")}?${new URLSearchParams({ q: query })}`;
}
