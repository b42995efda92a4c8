import { eachLocale, type Locale } from "../../../domain/locale.ts";

/** Background of texts without a picture. */
export const NO_TINT = "#ffffff";

type Written = { slugs: Partial<Record<Locale, string>> };

/** Address in each language; null where it is not written in it. */
export function urlsOf({ slugs }: Written, path: (locale: Locale, slug: string) => string) {
	return eachLocale((locale) => {
		const slug = slugs[locale];
		return slug === undefined ? null : path(locale, slug);
	});
}
