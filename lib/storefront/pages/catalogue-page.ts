import { notFound, permanentRedirect } from "next/navigation";
import type { CatalogueEntry } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { fetchEntry } from "../goods/catalogue.ts";

const ID = /^[1-9]\d{0,8}$/;

/** The id in an address; null if malformed. */
export function idOf(word: string): number | null {
	return ID.test(word) ? Number(word) : null;
}

/**
 * What the id of an address names, when this is its address; the 404 page when it names nothing. A right id with wrong words leads
 * to the right address (decisions 5).
 */
export async function requireEntry(locale: Locale, id: number, path: string): Promise<CatalogueEntry> {
	const entry = await fetchEntry(locale, id);
	if (!entry) notFound();
	if (path !== entry.url) permanentRedirect(entry.url);
	return entry;
}
