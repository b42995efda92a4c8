import { TRACKING_CURRENCY } from "#lib/domain/limits.ts";
import { track } from "./data-layer.ts";
import type { Item, ItemList, ListEvent } from "./events.ts";

/** `first` is the position of the first of these items in the whole list. */
export function listEventOf(event: ListEvent["event"], list: ItemList, items: Item[], first: number): ListEvent {
	return {
		event,
		ecommerce: {
			currency: TRACKING_CURRENCY,
			item_list_id: list.id,
			item_list_name: list.name,
			items: items.map((item, at) => ({ ...item, index: first + at })),
		},
	};
}

export function trackList(list: ItemList, items: Item[], first: number): void {
	track(() => listEventOf("view_item_list", list, items, first));
}

/** A shopper follows the link of an item in a list. */
export function trackSelection(list: ItemList, item: Item, place: number): void {
	track(() => listEventOf("select_item", list, [item], place));
}
