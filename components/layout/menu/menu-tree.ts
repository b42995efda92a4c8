import type { CategoryLink, CategoryNode, Picture } from "#lib/contract/schemas/catalogue.ts";

type Leaf = Pick<CategoryLink, "id" | "name" | "url">;
export type MenuCategory = Leaf & { image: Picture | null; tint: string; subcategories: Leaf[] };

/**
 * The part of the category tree that the menus show. Top categories with these keys, in
 * their order (setting `categoriesMenu`); all of them if no key exists.
 */
export function menuTree(categories: CategoryNode[], keys: string[]): MenuCategory[] {
	const byKey = new Map(categories.map((category) => [category.key, category]));
	const named = keys.flatMap((key) => byKey.get(key) ?? []);
	return (named.length > 0 ? named : categories).map(({ image, tint, subcategories, ...category }) => ({
		...leafOf(category),
		image,
		tint,
		subcategories: subcategories.map(leafOf),
	}));
}

const leafOf = ({ id, name, url }: Leaf): Leaf => ({ id, name, url });
