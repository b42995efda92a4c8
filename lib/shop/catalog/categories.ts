import type { Category, CategoryLink, CategoryNode } from "../../contract/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import { categoryPath } from "../../i18n/paths.ts";
import type { Shop } from "../shop.ts";
import { type CategoryRow, categoryRows } from "./categories.sql.ts";
import { pictureOf } from "./picture-of.ts";

function linkOf(row: CategoryRow, locale: Locale): CategoryLink {
	return { id: row.id, slug: row.slug, name: row.name, url: categoryPath(locale, row) };
}

/** The tree of categories in menu order. */
export async function getCategoryTree(shop: Shop, locale: Locale): Promise<CategoryNode[]> {
	const rows = await categoryRows(shop.db, locale);
	const below = (parentId: number | null): CategoryNode[] =>
		rows
			.filter((row) => row.parent_id === parentId)
			.map((row) => ({
				...linkOf(row, locale),
				image: pictureOf(row.picture_key, row.name),
				tint: row.tint,
				count: row.count,
				subcategories: below(row.id),
			}));
	return below(null);
}

/** One category with its way from the top; null when there is none. */
export async function getCategory(shop: Shop, locale: Locale, id: number): Promise<Category | null> {
	const rows = await categoryRows(shop.db, locale);
	const row = rows.find((candidate) => candidate.id === id);
	if (!row) return null;
	return {
		...linkOf(row, locale),
		description: row.description,
		tint: row.tint,
		image: pictureOf(row.picture_key, row.name),
		breadcrumb: wayTo(rows, row).map((step) => linkOf(step, locale)),
		subcategories: rows
			.filter((child) => child.parent_id === id)
			.map((child) => ({
				...linkOf(child, locale),
				image: pictureOf(child.picture_key, child.name),
				count: child.count,
			})),
		urls: { cs: categoryPath("cs", { id, slug: row.slug_cs }), en: categoryPath("en", { id, slug: row.slug_en }) },
	};
}

/** From the top category down to this one, both included. */
export function wayTo(rows: CategoryRow[], last: CategoryRow): CategoryRow[] {
	const way = [last];
	for (let row = last; row.parent_id !== null; ) {
		const parent = rows.find((candidate) => candidate.id === row.parent_id);
		if (!parent || way.includes(parent)) break;
		way.unshift(parent);
		row = parent;
	}
	return way;
}
