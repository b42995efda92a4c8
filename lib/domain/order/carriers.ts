/** Carriers whose import files the shop writes. */
export const CARRIER_KEYS = ["zasilkovna", "ppl", "balikovna"] as const;
export type CarrierKey = (typeof CARRIER_KEYS)[number];

/** Details that every parcel shares. */
export type Parcels = {
	/** One weight for all: variants have none, and carriers weigh parcels anyway. */
	weightGrams: number;
	/** Sender id at Zásilkovna ("Označení odesílatele"); "": the account has a single sender. */
	zasilkovnaSender: string;
};

/** Default until the shop sets its own (`settings set parcels`). */
export const PARCELS: Parcels = { weightGrams: 1000, zasilkovnaSender: "" };

/** None of the three carriers takes more. */
export const PARCEL_MAX_GRAMS = 50_000;
