import type { Metadata } from "next";
import type { Locale } from "#lib/domain/locale.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";

type Written = { title: string; perex: string; urls: Record<Locale, string | null> };

/** Head of a written page: what it is about, and its address in each language in which it is written. */
export async function writtenMetadata(locale: Locale, page: Written | null): Promise<Metadata> {
	if (!page) return notFoundMetadata(locale);
	return {
		title: page.title,
		...(page.perex === "" ? {} : { description: page.perex }),
		...alternates(locale, page.urls),
	};
}
