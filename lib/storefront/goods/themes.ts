import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import { THEMES_KEY } from "#lib/domain/goods/themes.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { screenPath, themeWord } from "#lib/i18n/paths.ts";

/** The category of themes in the tree of categories; undefined in a shop without themes. */
export function themesIn(tree: CategoryNode[]): CategoryNode | undefined {
	const themes = tree.find(({ key }) => key === THEMES_KEY);
	return themes && themes.subcategories.length > 0 ? themes : undefined;
}

/** What the form of the party finder needs to know of its addresses. */
export function partyWay(locale: Locale, themes: CategoryNode) {
	return {
		action: screenPath(locale, "party"),
		keys: LANGUAGES[locale].partyKeys,
		themes: themes.subcategories.map((theme): [string, string] => [themeWord(theme), theme.name]),
	};
}
