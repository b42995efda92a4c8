"use client";
import { trackSearch } from "#lib/storefront/analytics/search-event.ts";
import { useShown } from "./use-shown.ts";

/** Tracks the search query on the page of its results. */
export function TrackSearch({ query }: { query: string }) {
	useShown(query, () => trackSearch(query));
	return null;
}
