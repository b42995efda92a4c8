import type { Locale } from "#lib/domain/locale.ts";
import { fetchEntry, fetchEntryBySlug } from "../goods/catalogue.ts";
import { idOf } from "./catalogue-page.ts";

/**
 * Today's address for `/backup-products/{id?}/{category}` and `/backup-products/{id?}/{category?}/{product}`: by the id
 * if it still exists, else by the last word as a product or, when alone, as a category. Null when nothing matches.
 */
export async function findLegacyUrl(locale: Locale, words: string[]): Promise<string | null> {
	const id = idOf(words[0] ?? "");
	const names = id === null ? words : words.slice(1);
	if (names.length > 2) return null;
	const byId = id === null ? null : await fetchEntry(locale, id);
	if (byId) return byId.url;
	const last = names.at(-1);
	if (last === undefined) return null;
	const category = names.length === 1 ? await fetchEntryBySlug(locale, "category", last) : null;
	const found = category ?? (await fetchEntryBySlug(locale, "product", last));
	return found?.url ?? null;
}
