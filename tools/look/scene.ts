import type { Page } from "playwright";
import type { Asking } from "#tests/support/browser/e2e.ts";
import type { Locale } from "#tests/support/browser/e2e-checkout.ts";
import type { Width } from "./devices.ts";

/** A browser that nobody has used, on its way to what is looked at; `asking` asks the same shop beside it. */
export type Visit = { page: Page; locale: Locale; asking: Asking };

/** What comes over pages by itself, and is kept away by a cookie where it is not what is looked at. */
export type Popup = "introPopup" | "topBanner" | "consentBar";

/** A page, or a state of one, that is looked at. */
export type Scene = {
	/** A row of the route table as it is written there, or words. */
	name: string;
	/** The screen as it stands instead of the whole page, so that bars are where they are seen. */
	isView?: boolean;
	/** There is no English one. */
	isCzech?: boolean;
	/** "mail": reads what the shop wrote; "closed": the shop is in maintenance. Another's shop shows neither. */
	ofOwnShop?: "mail" | "closed";
	/** Widths in pixels that have it; all without them. */
	widths?: readonly Width[];
	/** Those that may come. */
	popups?: readonly Popup[];
	/** Makes what it shows, before anything is looked at: an order is on other pages too. */
	prepare?: (asking: Asking, locale: Locale) => Promise<unknown>;
	/** Goes there. Throws when it cannot be reached. */
	open: (visit: Visit) => Promise<void>;
};
