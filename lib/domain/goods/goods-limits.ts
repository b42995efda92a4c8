import { HOUR_S } from "../durations.ts";

/** How much of the goods is listed, searched, suggested and reviewed. */

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
/** Variants whose prices for a customer are asked for at once. */
export const MEMBER_PRICES_MAX = 200;
/** How long the address of a video's file works. */
export const VIDEO_LINK_MAX_AGE_S = 6 * HOUR_S;

/** Levels of categories in the menus: those at the top, and theirs. */
export const MENU_LEVELS = 2;
