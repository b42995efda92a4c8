import type { DeliveryTexts, NewDelivery } from "#lib/shop/backoffice/new/deliveries.ts";

/** The demo's way of delivery to its pickup points. */
export const PICKUP_DELIVERY: NewDelivery & DeliveryTexts = {
	key: "pickup_point",
	kind: "pickup_point",
	price: 79,
	days: [1, 3],
	heurekaId: "ZASILKOVNA",
	carrier: "zasilkovna",
	name: { cs: "Výdejní místa a\u00a0boxy", en: "Pickup points and lockers" },
	description: {
		cs: "Vyzvednete si, kdy se vám to hodí. V\u00a0boxu i\u00a0o\u00a0víkendu.",
		en: "Collect it whenever it suits you; lockers are open at weekends too.",
	},
	payments: ["card", "transfer", "cod"],
};
