import type { KeptAttributes } from "./keep-attributes.ts";
import type { KeptCategories } from "./keep-categories.ts";
import type { ShopCategory, ShopTerms } from "./shop-terms.ts";
import type { Survey } from "./survey.ts";

type State = "made" | "changed" | "known";
/** `depth` is 0 at the top; `goods` counts the file's products in it and below. */
export type CategoryShown = {
	key: string;
	name: string;
	isActive: boolean;
	depth: number;
	goods: number;
	state: State;
};
export type AttributeShown = {
	key: string;
	name: string;
	values: string[];
	goods: number;
	isFilter: boolean;
	state: State;
};

type Kept = { made: Set<number>; changed: Set<number> };
const stateOf = (id: number, { made, changed }: Kept): State =>
	made.has(id) ? "made" : changed.has(id) ? "changed" : "known";

/** Categories of the file's goods, with all above them, and newly made ones, in menu order. */
export function treeShown({ categories }: Survey, shop: ShopTerms, kept: KeptCategories): CategoryShown[] {
	const goods = new Map<number, number>();
	const note = (id: number | null | undefined, count: number) => {
		for (let one = shop.categories.get(id ?? 0); one; one = shop.categories.get(one.parentId ?? 0)) {
			goods.set(one.id, (goods.get(one.id) ?? 0) + count);
		}
	};
	for (const id of [...kept.made, ...kept.changed]) note(id, 0);
	for (const { key, goods: count } of categories) if (kept.ids.has(key)) note(kept.ids.get(key), count);
	const shown = [...shop.categories.values()].filter(({ id }) => goods.has(id));
	const byParent = Map.groupBy(shown, ({ parentId }) => parentId);
	const below = (parentId: number | null, depth: number): CategoryShown[] =>
		(byParent.get(parentId) ?? []).flatMap(({ id, key, names, isActive }: ShopCategory) => [
			{ key, name: names.cs, isActive, depth, goods: goods.get(id) ?? 0, state: stateOf(id, kept) },
			...below(id, depth + 1),
		]);
	return below(null, 0);
}

/** Attributes of the file's properties; of several properties for one attribute the most frequent one counts. */
export function attributesShown({ properties }: Survey, shop: ShopTerms, kept: KeptAttributes): AttributeShown[] {
	return shop.attributes.flatMap((attribute) => {
		const named = properties.filter(({ key }) => kept.ways.get(key)?.attributeId === attribute.id);
		if (named.length === 0) return [];
		const ids = new Set(
			named.flatMap(({ key, values }) => {
				const way = kept.ways.get(key);
				return values.map((value) => way?.valueIds.get(value.key) ?? attribute.valueOfName(value.key)?.id);
			}),
		);
		return [
			{
				...{ key: attribute.key, name: attribute.names.cs, isFilter: attribute.isFilter },
				values: attribute.values.filter(({ id }) => ids.has(id)).map(({ names }) => names.cs),
				goods: Math.max(...named.map(({ goods }) => goods)),
				state: stateOf(attribute.id, kept),
			},
		];
	});
}
