import type { CarrierKey } from "../../../domain/order/carriers.ts";
import type { DeliveryKind } from "../../../domain/order/delivery-kinds.ts";
import type { Text } from "../../../domain/words/text.ts";

export type NewDelivery = {
	key: string;
	kind: DeliveryKind;
	/** Whole crowns with VAT. */
	price: number;
	days: [number, number];
	/** Its name at Heureka; null: not offered there. */
	heurekaId: string | null;
	/** Who carries its parcels; null: nobody. */
	carrier: CarrierKey | null;
	name: Text;
	description: Text;
	/** Keys of the ways of payment that go with it. */
	payments: string[];
};

/** Ways of delivery that every shop can offer, in the order in which it does. */
export const DELIVERIES: NewDelivery[] = [
	{
		key: "branch",
		kind: "branch",
		price: 0,
		days: [1, 5],
		heurekaId: null,
		carrier: null,
		name: { cs: "Osobní odběr na pobočce", en: "Pickup at a branch" },
		description: {
			cs: "Zdarma na kterékoli pobočce. Platba předem kartou nebo převodem.",
			en: "Free at any of our branches. Paid in advance by card or bank transfer.",
		},
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
		name: { cs: "Kurýr na adresu", en: "Courier to your address" },
		description: {
			cs: "Až ke dveřím, řidič předem zavolá.",
			en: "To your door; the driver calls first.",
		},
		payments: ["card", "transfer", "cod"],
	},
	{
		key: "post",
		kind: "courier",
		price: 99,
		days: [2, 3],
		heurekaId: "CESKA_POSTA",
		carrier: "balikovna",
		name: { cs: "Balík do ruky", en: "Parcel to your door" },
		description: {
			cs: "Poštou na vaši adresu.",
			en: "By post to your address.",
		},
		payments: ["card", "transfer", "cod"],
	},
];
