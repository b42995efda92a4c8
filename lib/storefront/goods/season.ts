import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import { SEASON_CATEGORIES, type Season } from "#lib/domain/time/season.ts";

/** The season of these days, for which the shop has goods, with their category; null in none. */
export function seasonIn(
	{ season }: Pick<Settings, "season">,
	tree: CategoryNode[],
): { season: Season; category: CategoryNode } | null {
	// A remote shop of an earlier version tells no season.
	if (!season) return null;
	const key = SEASON_CATEGORIES[season];
	const category = tree.flatMap((top) => [top, ...top.subcategories]).find((one) => one.key === key);
	return category ? { season, category } : null;
}
