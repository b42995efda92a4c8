/** How sales make goods popular: "recommended" lists and searches show popular goods first. */

/** After so many days a purchase counts half: what sold well for Halloween is not what sells for New Year's Eve. */
export const PURCHASE_HALVES_DAYS = 14;
/** Older purchases count no more. */
export const PURCHASE_COUNTS_DAYS = 365;
