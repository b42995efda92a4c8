import { eachLocale } from "../../../domain/locale.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { FoundPage } from "./found-page.ts";

/** Screens with a page of their own, found by search engines; what changed on them nobody knows, but for the papers. */
export function fixedPages(papersChangedAt: Date | null): FoundPage[] {
	return pageLinks.screenList
		.filter(([, row]) => row.isIndexed && pageLinks.hasOwnPage(row))
		.map(([screen, row]) => ({
			paths: eachLocale((locale) => (pageLinks.isIn(locale, row) ? pageLinks.screen(locale, screen) : null)),
			changedAt: screen === "documents" ? papersChangedAt : null,
			pictures: [],
		}));
}
