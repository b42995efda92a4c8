/** Business constants of promises §9, one per row, the unit in the name. */

export const SECOND_MS = 1000;
export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;

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
export const PROGRESS_MAX_PERCENT = 100;
export const CONSENT_MAX_AGE_S = 365 * DAY_S;
export const LOCALE_MAX_AGE_S = 365 * DAY_S;
export const CURRENCY_MAX_AGE_S = 365 * DAY_S;
export const DEFAULT_CURRENCY_DECIMALS = 2;
/** Tracking events are in crowns, whatever the cart's currency (promises §9, decisions 2). */
export const TRACKING_CURRENCY = "CZK";

/** Limits of this shop beyond promises §9. */
export const PRODUCTS_PER_PAGE = 24;
/** A search lists its best 100 pages and says that there is more. */
export const SEARCH_MAX_PRODUCTS = 100 * PRODUCTS_PER_PAGE;
export const SEARCH_QUERY_MAX_LENGTH = 200;
/** Words of a search that are looked for; the rest of a long text is left out. */
export const SEARCH_MAX_WORDS = 8;
export const SUGGESTED_PRODUCTS = 6;
export const SUGGESTED_OTHERS = 3;
/** From so many letters on something is suggested, a moment after the last key. */
export const SUGGEST_MIN_LENGTH = 2;
export const SUGGEST_DELAY_MS = 120;
export const RECENT_SEARCHES_MAX = 5;
export const REVIEWS_PER_PAGE = 8;
export const REVIEW_AUTHOR_MAX_LENGTH = 60;
export const REVIEW_TEXT_MIN_LENGTH = 10;
export const REVIEW_TEXT_MAX_LENGTH = 2000;
export const CART_MAX_LINES = 100;
export const CART_MAX_QUANTITY = 999;
export const CART_MAX_VOUCHERS = 10;
export const VOUCHER_CODE_MAX_LENGTH = 40;
export const NOTE_MAX_LENGTH = 500;
export const BODY_MAX_BYTES = 64 * 1024;
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
export const COURIER_REVIEW_MAX_LENGTH = 1000;
/** Variants whose prices for a customer are asked for at once. */
export const MEMBER_PRICES_MAX = 200;
/** How long the address of a video's file works. */
export const VIDEO_LINK_MAX_AGE_S = 6 * HOUR_S;
/** New customers come into this group. */
export const CUSTOMER_GROUP_ID = 1;
/** Customers of this group are influencers (promises §6). */
export const INFLUENCER_GROUP_ID = 2;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;
export const ADDRESSES_MAX = 20;
export const PICKUP_POINTS_SHOWN = 30;
/** How long an answer of the company registry is kept. */
export const COMPANY_LOOKUP_MAX_AGE_S = 24 * HOUR_S;
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
/** … and what a decoration may cost, whole crowns with VAT. */
export const PARTY_BUDGET_CZK = { min: 1000, max: 10_000_000 } as const;
/** What has come to its end is forgotten so long after it was asked for. */
export const REQUEST_KEPT_DAYS = 3 * 365;
/** How many days an invoice that is not paid yet gives. */
export const INVOICE_DUE_DAYS = 14;

/** The middleware asks so often whether the shop is in maintenance, and believes an older answer no longer. */
export const MAINTENANCE_REFRESH_MS = 2 * SECOND_MS;
export const MAINTENANCE_BELIEVED_MS = 4 * SECOND_MS;
/** The maintenance page looks again in so long a time; robots are told to come back later. */
export const MAINTENANCE_LOOK_MS = 15 * SECOND_MS;
export const MAINTENANCE_RETRY_S = 1 * MINUTE_S;
export const MAINTENANCE_MESSAGE_MAX_LENGTH = 300;
/** How likely one would recommend the shop. */
export const RECOMMENDATION = { min: 0, max: 10 } as const;
export const SATISFACTION_TEXT_MAX_LENGTH = 2000;

export const COOKIES = {
	cartTempId: "cartTempId",
	token: "token",
	/** By which a browser is known to an account; the login alone reads it. */
	device: "device",
	currencyId: "currencyId",
	/** "hidden" once the visitor has closed it. */
	topBanner: "top-banner",
	introPopup: "intro-popup",
	locale: "NEXT_LOCALE",
	acceptTechnical: "accept-technical",
	acceptAnalytical: "accept-analytical",
	acceptMarketing: "accept-marketing",
	acceptAdvertisement: "accept-advertisement",
	/** "hidden" once the visitor has decided about cookies. */
	consentBar: "cookies-show",
} as const;

/** Header with the shop's own address that every request of the storefront carries (promises §7). */
export const CLIENT_URL_HEADER = "Client-URL";
/** Header of an answer with a fresh token of the same session; the storefront keeps it instead of the one it sent. */
export const RENEWED_TOKEN_HEADER = "Renewed-Token";
/** Header with a key that only this server knows, on its calls to itself. */
export const INTERNAL_KEY_HEADER = "X-Internal-Key";
/** Header with the key of whoever may hear what changed in the shop (CHANGES_KEY). */
export const CHANGES_KEY_HEADER = "Changes-Key";
/** Header in which the server itself writes who calls; what a visitor sends under this name is thrown away. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";
