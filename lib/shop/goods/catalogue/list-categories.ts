import type { Given } from "../../../domain/locale.ts";
import type { Shop } from "../../kernel/shop.ts";
import { countedCategoryRows } from "./list-categories.sql.ts";

/** A category as its people see it: `depth` is 0 at the top, `goods` are those on sale in it and below. */
export type ListedCategory = { key: string; names: Given<string>; depth: number; goods: number; isActive: boolean };

/** Every category, hidden ones too, in menu order, children after their parent. */
export async function listCategories(shop: Shop): Promise<ListedCategory[]> {
	const byParent = Map.groupBy(await countedCategoryRows(shop.db), (row) => row.parent_id);
	const below = (parentId: number | null, depth: number): ListedCategory[] =>
		(byParent.get(parentId) ?? []).flatMap(({ id, key, names, goods, is_active: isActive }) => [
			{ key, names, depth, goods, isActive },
			...below(id, depth + 1),
		]);
	return below(null, 0);
}
