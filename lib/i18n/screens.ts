/**
 * The shop's screens, each said once: what a screen is, everything else about it follows from here (promises §2 Routes,
 * decisions 14 and 15). Its address each language says (languages). Pure, for server, browser and next.config.js.
 */
import type { Locale } from "../domain/locale.ts";

/** Guards of a screen, applied in the order listed; guards.ts has their rules. */
export type Guard = "guest-only" | "customer" | "influencer";

type AnyScreen = {
	/** In these languages alone: 404 in others, no version there in heads, sitemap and language switch. Left out: in all. */
	languages?: readonly Locale[];
	/**
	 * Folders of its pages below its own; "" is the page at its own address, which is in the sitemap when indexed. The
	 * server asks the shop whether things named by brackets exist (lib/server/app/page-table.ts). Default: "" alone.
	 */
	pages?: readonly string[];
	/** What its first page lists; the query string filters the list and becomes a folder (rewrite.ts). */
	list?: "goods" | "articles";
	/** Without the shop's header and footer (promises §2 Layouts and shell). */
	layout?: "plain";
	/** May embed players of other services (next.config.js). */
	hasPlayers?: true;
};

/** Search engines may list it and the pages below it. */
type IndexedScreen = AnyScreen & {
	isIndexed: true;
	/** Pages below its address are edited content, maybe in one language: the language switch guesses no address there. */
	isWritten?: true;
	/** Key of the text that it shows, for screens of kind `info`. */
	textKey?: string;
};

/** Has noindex, and is in no sitemap. */
type HiddenScreen = AnyScreen & {
	isIndexed: false;
	/** Who may see it and all below it (guards.ts, called by the middleware); guarded pages are not prefetched. */
	guards?: readonly Guard[];
	/**
	 * The address alone gives access. It appears in no head and no referrer (Referrer-Policy: no-referrer), tags get only
	 * its first segments, and the server caches no answer about it.
	 */
	isSecret?: true;
};

export type ScreenRow = IndexedScreen | HiddenScreen;

const TABLE = {
	home: { isIndexed: true },
	cart: { isIndexed: false },
	checkoutDelivery: { isIndexed: false },
	checkoutSummary: { isIndexed: false },
	/** An order, by the link that its buyer got. */
	summary: { pages: ["[id]/[hash]", "[id]/[hash]/odstoupeni"], isIndexed: false, isSecret: true },
	search: { list: "goods", isIndexed: false },
	login: { isIndexed: false, guards: ["guest-only"] },
	register: { isIndexed: false, guards: ["guest-only"] },
	/** The same screen under its second address (promises §2 Routes). */
	accountRegister: { isIndexed: false, guards: ["guest-only"] },
	passwordReset: { isIndexed: false },
	newPassword: { pages: ["[hash]"], isIndexed: false, isSecret: true },
	confirmEmail: { pages: ["[hash]"], isIndexed: false, isSecret: true },
	/** The account's pages, in the order of its menu. */
	account: { isIndexed: false, guards: ["customer"] },
	accountInvoice: { isIndexed: false, guards: ["customer"] },
	accountAddresses: { isIndexed: false, guards: ["customer"] },
	accountWatched: { isIndexed: false, guards: ["customer"] },
	accountReviews: { isIndexed: false, guards: ["customer"] },
	accountVideos: { isIndexed: false, guards: ["customer"] },
	accountInfluencer: { isIndexed: false, guards: ["customer", "influencer"] },
	accountSettings: { isIndexed: false, guards: ["customer"] },
	accountOrder: { pages: ["[id]"], isIndexed: false, guards: ["customer"] },
	accountVideo: { pages: ["[[...id]]"], isIndexed: false, guards: ["customer"], hasPlayers: true },
	sale: { list: "goods", isIndexed: true },
	newProducts: { list: "goods", isIndexed: true },
	goods: { pages: ["", "[slug]"], list: "goods", isIndexed: true },
	brands: { isIndexed: true },
	brand: { pages: ["[id]/[slug]"], list: "goods", isIndexed: true },
	blog: { pages: ["", "[id]/[slug]"], list: "articles", isIndexed: true, isWritten: true },
	blogCategory: { pages: ["[id]/[slug]"], list: "articles", isIndexed: true, isWritten: true },
	careers: { pages: ["", "[id]/[slug]"], isIndexed: true, isWritten: true },
	/** Contacts and documents are Czech alone (promises §2 Routes). */
	contacts: { languages: ["cs"], isIndexed: true },
	contact: { languages: ["cs"], pages: ["[id]"], isIndexed: true },
	documents: { languages: ["cs"], isIndexed: true },
	events: { pages: ["", "[id]/[slug]"], isIndexed: true, isWritten: true },
	newEvent: { isIndexed: true },
	eventThanks: { isIndexed: false },
	services: { pages: ["", "[id]/[slug]"], isIndexed: true, isWritten: true },
	/** What somebody asked a service for. */
	request: { pages: ["[id]/[hash]"], isIndexed: false, isSecret: true },
	stores: { pages: ["", "[id]"], isIndexed: true },
	/** Its query string names the order it is about. */
	satisfaction: { isIndexed: false, isSecret: true },
	newsletter: { pages: ["[hash]"], isIndexed: false, isSecret: true },
	maintenance: { layout: "plain", isIndexed: false },
	/** What the server sends for every address that is not there, itself nobody's address (lib/server/app/front.ts). */
	notFound: { pages: [], isIndexed: false },
	info: { pages: ["[wordOrId]", "[wordOrId]/[slug]"], isIndexed: true, isWritten: true },
	infoDelivery: { pages: [], isIndexed: true, textKey: "delivery-and-payment" },
	infoContact: { pages: [], isIndexed: true, textKey: "contact" },
	infoInflation: { pages: [], isIndexed: true, textKey: "balloon-inflation" },
	infoAbout: { pages: [], isIndexed: true, textKey: "about-us" },
	infoDecoration: { pages: [], isIndexed: true, textKey: "turnkey-party-decoration" },
	infoRental: { pages: [], isIndexed: true, textKey: "costume-rental" },
	watchdog: { pages: ["[hash]"], isIndexed: false, isSecret: true },
	/** Page of the sandbox gateway. */
	payment: { pages: ["[id]"], isIndexed: false, isSecret: true },
} as const satisfies Record<string, ScreenRow>;

export type Screen = keyof typeof TABLE;
export const SCREENS: Record<Screen, ScreenRow> = TABLE;
/** All screens in the table's order. */
export const SCREEN_LIST = Object.entries(SCREENS) as [Screen, ScreenRow][];

/** The pages of a screen, as its row names them. */
export type PagesOf<Name extends Screen> = (typeof TABLE)[Name] extends { pages: readonly (infer Page)[] } ? Page : "";
/** Pages of the account that its menu has. */
export type AccountScreen = {
	[Name in Screen]: (typeof TABLE)[Name] extends { guards: readonly ["customer", ...Guard[]] }
		? "" extends PagesOf<Name>
			? Name
			: never
		: never;
}[Screen];

export function pagesOf({ pages = [""] }: ScreenRow): readonly string[] {
	return pages;
}

/** Whether the screen has a page at its own address. */
export function hasOwnPage(screen: ScreenRow): boolean {
	return pagesOf(screen).includes("");
}

export function isSecretScreen(screen: ScreenRow): boolean {
	return !screen.isIndexed && screen.isSecret === true;
}

export function guardsOfScreen(screen: ScreenRow): readonly Guard[] {
	return screen.isIndexed ? [] : (screen.guards ?? []);
}

export function isIn(locale: Locale, { languages }: ScreenRow): boolean {
	return languages === undefined || languages.includes(locale);
}

/** Info pages with a fixed address (promises §2 Routes), and the keys of their texts. */
export const INFO_SCREENS: readonly { screen: Screen; textKey: string }[] = SCREEN_LIST.flatMap(([screen, row]) =>
	row.isIndexed && row.textKey !== undefined ? [{ screen, textKey: row.textKey }] : [],
);
