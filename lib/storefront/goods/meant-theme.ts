import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import type { SearchGroups } from "#lib/contract/schemas/search.ts";
import { themesIn } from "./themes.ts";

/** Id of the theme that a search clearly means: the first category that it found, when no other theme is among them; else null. */
export function meantTheme(tree: CategoryNode[], { categories }: Pick<SearchGroups, "categories">): number | null {
	const themes = new Set(themesIn(tree)?.subcategories.map(({ id }) => id));
	const found = categories.filter(({ id }) => themes.has(id));
	return found.length === 1 && found[0] === categories[0] ? (found[0]?.id ?? null) : null;
}
