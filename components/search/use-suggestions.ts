import { useEffect, useState } from "react";
import type { Suggestions } from "#lib/contract/schemas/search.ts";
import { SUGGEST_DELAY_MS, SUGGEST_MIN_LENGTH } from "#lib/domain/goods/goods-limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { fetchSuggestions } from "#lib/storefront/goods/search.ts";

/**
 * Debounced suggestions for a query; the previous ones stay until new ones arrive. Null for a short query and after a
 * failure, which is not shown, since the box still works as a form.
 */
export function useSuggestions(locale: Locale, query: string): { query: string; found: Suggestions } | null {
	const [last, setLast] = useState<{ query: string; found: Suggestions } | null>(null);
	const asked = query.trim();
	const isLong = asked.length >= SUGGEST_MIN_LENGTH;
	useEffect(() => {
		if (!isLong) return setLast(null);
		const abort = new AbortController();
		const timer = window.setTimeout(() => {
			fetchSuggestions(locale, asked, abort.signal).then(
				(found) => !abort.signal.aborted && setLast({ query: asked, found }),
				() => !abort.signal.aborted && setLast(null),
			);
		}, SUGGEST_DELAY_MS);
		return () => {
			window.clearTimeout(timer);
			abort.abort();
		};
	}, [locale, asked, isLong]);
	return isLong ? last : null;
}
