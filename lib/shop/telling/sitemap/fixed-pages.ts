import { screenPath } from "../../../i18n/paths.ts";
import { hasOwnPage, isIn, SCREEN_LIST } from "../../../i18n/screens.ts";
import type { FoundPage } from "./found-page.ts";

/** Screens with a page of their own, found by search engines; what changed on them nobody knows, but for the papers. */
export function fixedPages(papersChangedAt: Date | null): FoundPage[] {
	return SCREEN_LIST.filter(([, row]) => row.isIndexed && hasOwnPage(row)).map(([screen, row]) => ({
		paths: {
			cs: screenPath("cs", screen),
			en: isIn("en", row) ? screenPath("en", screen) : null,
		},
		changedAt: screen === "documents" ? papersChangedAt : null,
		pictures: [],
	}));
}
