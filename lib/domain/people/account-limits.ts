import { DAY_S, HOUR_S } from "../durations.ts";

/** How long people stay signed in, and how much an account keeps. */

/** A session ends so long after it was last used … */
export const SESSION_MAX_AGE_S = 14 * DAY_S;
/** … and in any case so long after the login. */
export const SESSION_WHOLE_AGE_S = 90 * DAY_S;
/** A browser is known to an account so long after the last login there; browsers keep no cookie for more than 400 days. */
export const DEVICE_MAX_AGE_S = 365 * DAY_S;
/** So many sessions are remembered of a customer: of more, ended ones go first, then those unused the longest. */
export const SESSIONS_MAX = 50;
/** A token so old is exchanged for a fresh one of the same session. */
export const SESSION_RENEW_AFTER_S = 24 * HOUR_S;
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;
/** How long a link by mail works. */
export const RESET_LINK_MAX_AGE_S = 1 * HOUR_S;
export const EMAIL_LINK_MAX_AGE_S = 7 * DAY_S;
export const ORDERS_PER_PAGE = 10;
/** So many goods of an order are shown as pictures in the list. */
export const ORDER_PICTURES = 3;
/** So many requests for services are listed, the latest ones. */
export const OWN_REQUESTS_MAX = 50;
/** New customers come into this group. */
export const CUSTOMER_GROUP_ID = 1;
/** Customers of this group are influencers (promises §6). */
export const INFLUENCER_GROUP_ID = 2;
export const ADDRESSES_MAX = 20;
/** How long an answer of the company registry is kept. */
export const COMPANY_LOOKUP_MAX_AGE_S = 24 * HOUR_S;
