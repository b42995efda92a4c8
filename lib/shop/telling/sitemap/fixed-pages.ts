import { eachLocale } from "../../../domain/locale.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { FoundPage } from "./found-page.ts";

/** Screens with their own indexed page; their last change is unknown, except for that of the documents. */
export function fixedPages(papersChangedAt: Date | null): FoundPage[] {
	return pageLinks.screenList
		.filter(([, row]) => row.isIndexed && pageLinks.hasOwnPage(row))
		.map(([screen, row]) => ({
			paths: eachLocale((locale) => (pageLinks.isIn(locale, row) ? pageLinks.screen(locale, screen) : null)),
			changedAt: screen === "documents" ? papersChangedAt : null,
			pictures: [],
		}));
}
