import type { Sheet } from "../../../domain/goods/picture-sheet.ts";
import { DEFAULT_LOCALE } from "../../../domain/locale.ts";
import { getCategory, getCategoryTree } from "../../goods/catalogue/categories.ts";
import type { Shop } from "../../kernel/shop.ts";

/** Pictures of the tiles of a category's subcategories, or of the top categories (0); null when there are none to show. */
export async function findSheet(shop: Shop, id: number): Promise<Sheet | null> {
	// Every category is written in all languages, and their order has none.
	const shown =
		id === 0
			? await getCategoryTree(shop, DEFAULT_LOCALE, 1)
			: ((await getCategory(shop, DEFAULT_LOCALE, id))?.subcategories ?? []);
	return shown.length === 0 ? null : { id, srcs: shown.map(({ image }) => image?.src ?? null) };
}
