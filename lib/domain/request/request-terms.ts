import { HOUR_S, MINUTE_S } from "../durations.ts";

/** Terms of rental, inflation, decoration and events. */

/** Days for cleaning after each rental of a costume, on which nobody can have it. */
export const RENTAL_CLEANING_DAYS = 2;
/** A costume is lent for so many days at most, the first and the last counted in … */
export const RENTAL_MAX_DAYS = 14;
/** … beginning tomorrow at the earliest and so many days ahead at the latest. */
export const RENTAL_EARLIEST_DAYS = 1;
export const RENTAL_LATEST_DAYS = 60;
/** Lengths up to which one price holds; each day above the second costs extra. */
export const RENTAL_SHORT_DAYS = 3;
export const RENTAL_WEEK_DAYS = 7;
/** On its last day a costume comes back by this time in Prague; the shop's texts about rental say it too. */
export const RENTAL_RETURN_TIME = "12:00";
/** Whoever asked can cancel until so many days before the costume is handed over. */
export const RENTAL_CANCEL_DAYS = 2;
/** Days of the calendar that are asked for at once. */
export const RENTAL_CALENDAR_DAYS = { usual: 42, max: 92 } as const;
/** Balloons are inflated in the half hour before they are fetched … */
export const INFLATION_SLOT_S = 30 * MINUTE_S;
/** … which must be at least so long from now, and so many days at most. */
export const INFLATION_LEAD_S = 3 * HOUR_S;
export const INFLATION_LATEST_DAYS = 60;
/** Balloons of one kind in one request. */
export const BALLOONS_OF_KIND = { min: 1, max: 200 } as const;
/** Whoever asked can cancel until so long before they are fetched. */
export const INFLATION_CANCEL_S = 24 * HOUR_S;
/** Decorations and events are asked for from tomorrow on, so many days ahead at most. */
export const PARTY_LATEST_DAYS = 730;
/** For how many guests the shop decorates or holds a party … */
export const PARTY_GUESTS = { min: 1, max: 5000 } as const;
/** … and what a decoration may cost, whole crowns with VAT: from what the smallest costs, which the shop's texts say too. */
export const PARTY_BUDGET_CZK = { min: 3900, max: 10_000_000 } as const;
/** What has come to its end is forgotten so long after it was asked for. */
export const REQUEST_KEPT_DAYS = 3 * 365;
