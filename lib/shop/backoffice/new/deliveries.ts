import type { Given } from "../../../domain/locale.ts";
import type { CarrierKey } from "../../../domain/order/carriers.ts";
import type { DeliveryKind } from "../../../domain/order/delivery-kinds.ts";
import type { Messages } from "../../kernel/messages.ts";

export type NewDelivery = {
	key: string;
	kind: DeliveryKind;
	/** Whole crowns with VAT. */
	price: number;
	days: [number, number];
	/** Its name at Heureka; null: not offered there. */
	heurekaId: string | null;
	/** Carrier of its parcels; null: none. */
	carrier: CarrierKey | null;
	/** Keys of the ways of payment that go with it. */
	payments: string[];
};

/** How a way of delivery is called. */
export type DeliveryTexts = { name: Given<string>; description: Given<string> };

/** Ways of delivery that every shop can offer, in the order in which it does; messages name them. */
export const DELIVERIES: (NewDelivery & { key: keyof Messages["newShop"]["deliveries"] })[] = [
	{
		key: "branch",
		kind: "branch",
		price: 0,
		days: [1, 5],
		heurekaId: null,
		carrier: null,
		// Personal pickup requires prior online payment by card or bank transfer (promises §5).
		payments: ["card", "transfer"],
	},
	{
		key: "courier",
		kind: "courier",
		price: 119,
		days: [1, 2],
		heurekaId: "PPL",
		carrier: "ppl",
		payments: ["card", "transfer", "cod"],
	},
	{
		key: "post",
		kind: "courier",
		price: 99,
		days: [2, 3],
		heurekaId: "CESKA_POSTA",
		carrier: "balikovna",
		payments: ["card", "transfer", "cod"],
	},
];
