import type { Category, CategoryLink, CategoryNode } from "../../../contract/schemas/catalogue.ts";
import { stripOnWay } from "../../../domain/goods/strips.ts";
import { THEMES_KEY } from "../../../domain/goods/themes.ts";
import { eachLocale, givenIn, type Locale } from "../../../domain/locale.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { pictureOf } from "../media/picture-of.ts";
import { categoryRows, childRows, wayRows } from "./categories.sql.ts";

const DEPTH_MAX = 10;

export function categoryLinkOf(row: { id: number; slug: string; name: string }, locale: Locale): CategoryLink {
	return { id: row.id, slug: row.slug, name: row.name, url: pageLinks.category(locale, row) };
}

/** The tree of categories in menu order, `depth` levels of it. */
export async function getCategoryTree(shop: Shop, locale: Locale, depth = DEPTH_MAX): Promise<CategoryNode[]> {
	const rows = await categoryRows(shop.db, locale, depth);
	const byParent = Map.groupBy(rows, (row) => row.parent_id);
	const below = (parentId: number | null): CategoryNode[] =>
		(byParent.get(parentId) ?? []).map((row) => ({
			...categoryLinkOf(row, locale),
			key: row.key,
			image: pictureOf(row.picture_key, row.name),
			tint: row.tint,
			subcategories: below(row.id),
		}));
	return below(null);
}

/** One category with the path from the top; null when there is none. */
export async function getCategory(shop: Shop, locale: Locale, id: number): Promise<Category | null> {
	const [way, children] = await Promise.all([wayRows(shop.db, locale, id), childRows(shop.db, locale, id)]);
	const row = way.at(-1);
	if (!row) return null;
	return {
		...categoryLinkOf(row, locale),
		description: row.description,
		tint: row.tint,
		strip: stripOnWay(way.map(({ key }) => key)),
		theme: way.at(-2)?.key === THEMES_KEY ? row.key : null,
		image: pictureOf(row.picture_key, row.name),
		breadcrumb: way.map((step) => categoryLinkOf(step, locale)),
		subcategories: children.map((child) => ({
			...categoryLinkOf(child, locale),
			image: pictureOf(child.picture_key, child.name),
			tint: child.tint,
		})),
		urls: eachLocale((of) => pageLinks.category(of, { id, slug: givenIn(row.slugs, of) })),
	};
}
