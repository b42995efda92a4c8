import { HOUR_S } from "../durations.ts";

/** Terms of an order: what may be written in it, and how long its sides have. */

export const NOTE_MAX_LENGTH = 500;
export const COURIER_REVIEW_MAX_LENGTH = 1000;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;
export const PICKUP_POINTS_SHOWN = 30;
/**
 * While its gateway does not say whether it was paid, such an order waits so much longer: most outages end sooner, and its goods
 * are not kept from others for good.
 */
export const ORDER_EXPIRY_WAIT_S = 6 * HOUR_S;
/** So long an order whose time ran out in maintenance, when nobody could pay it, may be paid after it. */
export const AFTER_MAINTENANCE_S = 6 * HOUR_S;
/** A consumer may withdraw so many days after taking the goods over (OZ § 1829). */
export const WITHDRAWAL_DAYS = 14;
/** … and gets the money back within so many days (OZ § 1832). */
export const REFUND_DAYS = 14;
/** How many days an invoice that is not paid yet gives. */
export const INVOICE_DUE_DAYS = 14;
/** How likely one would recommend the shop. */
export const RECOMMENDATION = { min: 0, max: 10 } as const;
export const SATISFACTION_TEXT_MAX_LENGTH = 2000;
