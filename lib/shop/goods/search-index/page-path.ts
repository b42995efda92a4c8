import type { PageKind } from "../../../domain/content/content-kinds.ts";
import type { Locale } from "../../../domain/locale.ts";
import { pageLinks } from "../../kernel/links.ts";

type AddressedPage = { id: number; key: string; kind: PageKind; slug: string };

/** Info pages of promises §2 Routes have their own addresses, others `/info/{id}/{slug}`, generic ones `/{slug}`. */
export function pagePath(locale: Locale, { id, key, kind, slug }: AddressedPage): string {
	if (kind === "generic") return pageLinks.local(locale, slug);
	const named = pageLinks.infoScreens.find(({ textKey }) => textKey === key);
	return named ? pageLinks.screen(locale, named.screen) : pageLinks.written(locale, "info", { id, slug });
}
