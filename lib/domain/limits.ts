/** Business constants of specification §9, one per row, the unit in the name. */

export const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;

export const FREE_DELIVERY_ABOVE_CZK = 1500;
export const BRANCH_COUNT = 13;
export const AGE_GATE_YEARS = 18;
export const REVIEW_STARS = { min: 1, max: 5 } as const;

/** 1209600 s (spec §9). */
export const GUEST_CART_MAX_AGE_S = 14 * DAY_S;
export const POPUP_HIDE_MS = 3333;
export const LAST_VIEWED_MAX = 3;
export const CART_WIDGET_MAX_ITEMS = 5;
export const SUBMENU_COLLAPSED_ITEMS = 3;
export const SEARCH_TYPING_MS_PER_CHAR = 50;
export const LOADING_SHOWN_MIN_MS = 200;
export const LOCALE_MAX_AGE_S = 365 * DAY_S;
export const DEFAULT_CURRENCY_DECIMALS = 2;

/** Limits of this shop beyond the specification. */
export const PRODUCTS_PER_PAGE = 24;
export const CART_MAX_LINES = 100;
export const CART_MAX_QUANTITY = 999;
export const NOTE_MAX_LENGTH = 500;
export const BODY_MAX_BYTES = 64 * 1024;
export const SESSION_MAX_AGE_S = 14 * DAY_S;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;

export const COOKIES = {
	cartTempId: "cartTempId",
	token: "token",
	currencyId: "currencyId",
	locale: "NEXT_LOCALE",
} as const;

/** Header with the shop's own address that every request of the storefront carries (spec §7). */
export const CLIENT_URL_HEADER = "Client-URL";
