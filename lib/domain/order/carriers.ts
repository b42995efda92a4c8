/** Carriers whose import files the shop writes. */
export const CARRIER_KEYS = ["zasilkovna", "ppl", "balikovna"] as const;
export type CarrierKey = (typeof CARRIER_KEYS)[number];

/** What is said of every parcel. */
export type Parcels = {
	/** Variants have no weight of their own, and carriers weigh parcels anyway. */
	weightGrams: number;
	/** By which of its senders Zásilkovna knows the shop ("Označení odesílatele"); "": it has one. */
	zasilkovnaSender: string;
};

/** As long as the shop sets nothing (`settings set parcels`). */
export const PARCELS: Parcels = { weightGrams: 1000, zasilkovnaSender: "" };

/** No carrier of the three takes more. */
export const PARCEL_MAX_GRAMS = 50_000;
