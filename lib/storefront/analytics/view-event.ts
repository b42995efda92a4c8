import { offerId } from "#lib/domain/goods/offer-id.ts";
import { TRACKING_CURRENCY } from "#lib/domain/limits.ts";
import type { ShownPrice } from "../goods/price.ts";
import { track } from "./data-layer.ts";
import type { GoodsEvent } from "./events.ts";
import { itemOf } from "./items.ts";

type Viewed = {
	product: { name: string; category: string; brand: { name: string } | null };
	variant: { id: number; code: string; name: string; price: Pick<ShownPrice, "nowMinor"> };
};

/** A view of a product's page with this variant chosen, at the public price. */
export function viewEventOf({ product, variant }: Viewed): GoodsEvent {
	const item = itemOf({
		id: offerId(variant),
		name: product.name,
		czkMinor: variant.price.nowMinor,
		brand: product.brand?.name,
		category: product.category,
		variant: variant.name,
	});
	return { event: "view_item", ecommerce: { currency: TRACKING_CURRENCY, value: item.price, items: [item] } };
}

export function trackView(viewed: Viewed): void {
	track(() => viewEventOf(viewed));
}
