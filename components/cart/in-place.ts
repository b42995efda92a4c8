import type { CartItem } from "#lib/contract/schemas/cart.ts";

/** Where lines stood when they were taken out, by variant: put back, the shop has them last. */
export type Places = ReadonlyMap<number, number>;

/** The lines with those that were put back in their old places. */
export function inPlace(items: readonly CartItem[], places: Places): CartItem[] {
	const placeOf = (item: CartItem) => places.get(item.variant.id);
	const shown = items.filter((item) => placeOf(item) === undefined);
	const back = items.flatMap((item) => {
		const place = placeOf(item);
		return place === undefined ? [] : [{ item, place }];
	});
	for (const { item, place } of back.sort((a, b) => a.place - b.place)) shown.splice(place, 0, item);
	return shown;
}
