import type { Metadata } from "next";
import type { Locale } from "#lib/domain/locale.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { findCataloguePage } from "./catalogue-page.ts";

const DESCRIPTION_MAX = 160;

/** Title, description and addresses of a category or a product; the 404 title when there is nothing. */
export async function catalogueMetadata(locale: Locale, idWord: string): Promise<Metadata> {
	const page = await findCataloguePage(locale, idWord);
	if (!page) return notFoundMetadata(locale);
	const { name, description, urls } = page.type === "category" ? page.category : page.product;
	const short =
		description.length > DESCRIPTION_MAX ? `${description.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : description;
	return { title: name, description: short.replace(/\s+/g, " "), ...alternates(locale, urls) };
}
