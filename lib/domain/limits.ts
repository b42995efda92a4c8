import { DAY_S, HOUR_S, SECOND_MS } from "./durations.ts";

/** Business constants of promises §9, one per row, the unit in the name. */

export const FREE_DELIVERY_ABOVE_CZK = 1500;
export const AGE_GATE_YEARS = 18;
export const REVIEW_STARS = { min: 1, max: 5 } as const;

/** 1209600 s (promises §9). */
export const GUEST_CART_MAX_AGE_S = 14 * DAY_S;
export const POPUP_HIDE_MS = 3333;
export const LAST_VIEWED_MAX = 3;
export const CART_WIDGET_MAX_ITEMS = 5;
export const SUBMENU_COLLAPSED_ITEMS = 3;
/** Below this width of the screen the menu is behind a button (promises §2). */
export const MOBILE_BREAKPOINT_PX = 1024;
export const INTRO_POPUP_DELAY_MS = 3 * SECOND_MS;
export const INTRO_POPUP_COOKIE_MAX_AGE_S = 14 * DAY_S;
export const TOP_BANNER_SHOWN_MS = 30 * SECOND_MS;
export const TOP_BANNER_COOKIE_MAX_AGE_S = 24 * HOUR_S;
export const SEARCH_TYPING_MS_PER_CHAR = 50;
export const LOADING_SHOWN_MIN_MS = 200;
/** A page that lacks one of its scripts is loaded again at most once in so long a time (promises §4, §9). */
export const CHUNK_RELOAD_GUARD_MS = 60 * SECOND_MS;
/** What may be prefetched waits for an idle moment so long (promises §7). */
export const PREFETCH_IDLE_TIMEOUT_MS = 2 * SECOND_MS;
/** Pages of cards in view that are prefetched from one page at most (decisions 52). */
export const PREFETCH_CARDS_MAX = 24;
/** Nobody has scrolled for so long: what is in view is being looked at. */
export const SCROLL_REST_MS = 200;
/** So long a picture takes from its card to its page. */
export const PICTURE_WAY_MS = 180;
/** And so long goods fall into the bag, across the page. */
export const DROP_MS = 420;
/** No fall begins later than this after the popup: nobody would know what it belongs to. */
export const DROP_WAIT_MS = 300;
/** Confetti after an order is gone after so long. */
export const CONFETTI_MS = 1800;
export const CONSENT_MAX_AGE_S = 365 * DAY_S;
export const LOCALE_MAX_AGE_S = 365 * DAY_S;
export const CURRENCY_MAX_AGE_S = 365 * DAY_S;
export const DEFAULT_CURRENCY_DECIMALS = 2;
/** Tracking events are in crowns, whatever the cart's currency (promises §9, decisions 2). */
export const TRACKING_CURRENCY = "CZK";
