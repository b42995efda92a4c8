import type { Locale } from "../../../domain/locale.ts";

/** Ground of what has no picture. */
export const NO_TINT = "#ffffff";

type Slugs = { slug_cs: string | null; slug_en: string | null };

/** Address in each language; null where it is not written in it. */
export function urlsOf({ slug_cs, slug_en }: Slugs, path: (locale: Locale, slug: string) => string) {
	return { cs: slug_cs === null ? null : path("cs", slug_cs), en: slug_en === null ? null : path("en", slug_en) };
}
