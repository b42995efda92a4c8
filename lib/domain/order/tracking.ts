import { type Given, givenIn, type Locale } from "../locale.ts";
import { CARRIER_KEYS, type CarrierKey } from "./carriers.ts";

/** A tracking number as carriers write it: "dr 123 m" becomes "DR123M". Not validated. */
export function normaliseTracking(typed: string): string {
	return typed.replace(/\s/g, "").toUpperCase();
}

/** Whether a normalised text can be a tracking number: 3 to 40 letters, digits and dashes. */
export function isTracking(number: string): boolean {
	return /^[A-Z0-9-]{3,40}$/.test(number);
}

/** Where carriers show a parcel, before its number (looked up in November 2026); PPL's page in English goes by another address. */
const PAGES: Record<CarrierKey, Given<string>> = {
	zasilkovna: { cs: "https://tracking.packeta.com/cs/?id=", en: "https://tracking.packeta.com/en/?id=" },
	ppl: { cs: "https://www.ppl.cz/vyhledat-zasilku?shipmentId=" },
	balikovna: {
		cs: "https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=",
		en: "https://www.postaonline.cz/en/trackandtrace/-/zasilka/cislo?parcelNumbers=",
	},
};

/** The carrier's tracking page of a parcel, in this language if there is one; null for an unknown carrier. */
export function trackingUrl(carrier: string | null, number: string, locale: Locale): string | null {
	const known = CARRIER_KEYS.find((key) => key === carrier);
	return known ? `${givenIn(PAGES[known], locale)}${encodeURIComponent(number)}` : null;
}
