import { notFound, permanentRedirect } from "next/navigation";
import type { Category, Product } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { fetchCategory, fetchEntry, fetchProduct } from "../goods/catalogue.ts";

export type CataloguePage = { type: "category"; category: Category } | { type: "product"; product: Product };

const ID = /^[1-9]\d{0,8}$/;

/** The id of an address, or null for what can be none. */
export function idOf(word: string): number | null {
	return ID.test(word) ? Number(word) : null;
}

/** What the address `/{id}/{words}` shows; null when there is nothing. Does not look at the words. */
export async function findCataloguePage(locale: Locale, idWord: string): Promise<CataloguePage | null> {
	const id = idOf(idWord);
	const entry = id === null ? null : await fetchEntry(locale, id);
	if (!entry) return null;
	if (entry.type === "category") {
		const category = await fetchCategory(locale, entry.id);
		return category && { type: "category", category };
	}
	const product = await fetchProduct(locale, entry.id);
	return product && { type: "product", product };
}

/** As findCataloguePage; nothing there is the 404 page, a right id with wrong words leads to the right address (decisions 5). */
export async function requireCataloguePage(locale: Locale, idWord: string, path: string): Promise<CataloguePage> {
	const page = await findCataloguePage(locale, idWord);
	if (!page) notFound();
	const url = page.type === "category" ? page.category.url : page.product.url;
	if (path !== url) permanentRedirect(url);
	return page;
}
