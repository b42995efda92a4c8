import { and, eq } from "drizzle-orm";
import { LOCALES } from "../../../../domain/locale.ts";
import { slugify } from "../../../../domain/words/slug.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { categories, categoryTranslations } from "../../../kernel/db/schema/catalogue.ts";
import { nextCatalogueIds, nextCategoryPosition } from "../import.sql.ts";
import { IMPORT_CATEGORY, keepImportCategory } from "../import-category.ts";
import { keepPictures } from "../import-pictures.ts";
import { pathKey } from "../terms.ts";
import { categoryLook } from "./category-look.ts";
import { freeName } from "./free-name.ts";
import { type CategoryLine, type Mapping, type Names, pathText } from "./mapping.ts";
import { openResolver } from "./resolve-mapping.ts";
import type { ShopCategory, ShopTerms } from "./shop-terms.ts";

export type KeptCategories = {
	/** Id of the category for each path of the mapping; for skipped paths only those that the file uses. */
	ids: Map<string, number>;
	made: Set<number>;
	/** Categories whose names or parent changed. */
	changed: Set<number>;
	newPictures: number;
};

/**
 * Creates the new categories of a valid mapping, at the end of the menu, and renames and moves those that an import made
 * earlier; never changes others. `named` are the paths of the file's goods.
 */
export async function keepCategories(
	tx: Database,
	mapping: Mapping,
	{ shop, named }: { shop: ShopTerms; named: Set<string> },
): Promise<KeptCategories> {
	const resolver = openResolver(mapping, shop);
	const kept: KeptCategories = { ids: new Map(), made: new Set(), changed: new Set(), newPictures: 0 };
	const keys = new Set(["new", "skip", IMPORT_CATEGORY.key, ...[...shop.categories.values()].map(({ key }) => key)]);
	const done = new Map<CategoryLine, ShopCategory>();
	let position = await nextCategoryPosition(tx);

	const make = async (line: CategoryLine, names: Names, parent: ShopCategory | null): Promise<ShopCategory> => {
		const importPath = pathKey(line.path);
		const { tint, picture } = categoryLook(importPath, parent?.tint ?? null);
		const { ids, added } = await keepPictures(tx, [picture]);
		kept.newPictures += added;
		const [id = 0] = await nextCatalogueIds(tx, 1);
		const key = freeName(slugify(pathText(line.path)), keys);
		const parentId = parent?.id ?? null;
		const pictureId = ids.get(picture.key) ?? null;
		await tx.insert(categories).values({ id, key, parentId, tint, pictureId, importPath, position: position++ });
		await tx
			.insert(categoryTranslations)
			.values(LOCALES.map((locale) => ({ categoryId: id, locale, ...withSlug(names[locale]) })));
		kept.made.add(id);
		return { id, key, parentId, tint, importPath, names, isActive: true };
	};
	const change = async (known: ShopCategory, names: Names, parent: ShopCategory | null): Promise<ShopCategory> => {
		const parentId = parent?.id ?? null;
		const renamed = LOCALES.filter((locale) => known.names[locale] !== names[locale]);
		for (const locale of renamed) await renameCategory(tx, known.id, locale, names[locale]);
		if (parentId !== known.parentId) await tx.update(categories).set({ parentId }).where(eq(categories.id, known.id));
		if (renamed.length > 0 || parentId !== known.parentId) kept.changed.add(known.id);
		return { ...known, names, parentId };
	};
	type Way = ReturnType<typeof resolver.category>;
	/** The category of a name, created when a line makes it; null when its goods go to the category of imported goods. */
	const categoryOf = async (way: Way): Promise<ShopCategory | null> => {
		if (way.kind === "known") return way.known;
		if (way.kind !== "line") return null;
		const { line, target } = way;
		const before = done.get(line);
		if (before) return before;
		const parent = target.parent === "" ? null : await categoryOf(resolver.category(target.parent));
		const known = shop.categoryMadeFrom(pathKey(line.path));
		const category = known ? await change(known, target.names, parent) : await make(line, target.names, parent);
		done.set(line, category);
		return category;
	};

	for (const line of mapping.categories) {
		const key = pathKey(line.path);
		const category = await categoryOf(resolver.categoryOfLine(line));
		if (category) kept.ids.set(key, category.id);
		else if (named.has(key)) kept.ids.set(key, (await keepImportCategory(tx)).id);
	}
	return kept;
}

const withSlug = (name: string) => ({ name, slug: slugify(name) });

async function renameCategory(tx: Database, id: number, locale: keyof Names, name: string): Promise<void> {
	await tx
		.update(categoryTranslations)
		.set(withSlug(name))
		.where(and(eq(categoryTranslations.categoryId, id), eq(categoryTranslations.locale, locale)));
}
