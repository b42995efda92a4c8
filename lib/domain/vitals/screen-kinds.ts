/** How pages are told apart where their speed is counted (decisions 142). */

/** Which screen is of which kind lib/i18n/screens.ts says. */
export const SCREEN_KINDS = [
	"home",
	"category",
	"product",
	"search",
	"cart",
	"checkout",
	"order",
	"account",
	"blog",
	"store",
	"text",
	"other",
] as const;
export type ScreenKind = (typeof SCREEN_KINDS)[number];

/** By the width of the window: a phone is whatever has the menu behind a button (`MOBILE_BREAKPOINT_PX`). */
export const SCREEN_DEVICES = ["phone", "computer"] as const;
export type ScreenDevice = (typeof SCREEN_DEVICES)[number];
