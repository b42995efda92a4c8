/**
 * The shop's screens, each said once: what a screen is, everything else about it follows from here (promises §2 Routes,
 * decisions 14 and 15). Its address each language says (languages). Pure, for server, browser and next.config.js.
 */
import type { Locale } from "../domain/locale.ts";
import type { ScreenKind } from "../domain/vitals/screen-kinds.ts";

/** Guards of a screen, applied in the order listed; guards.ts has their rules. */
export type Guard = "guest-only" | "customer" | "influencer";

type AnyScreen = {
	/** Under which its speed is counted (screen-kind.ts). */
	kind: ScreenKind;
	/** In these languages alone: 404 in others, no version there in heads, sitemap and language switch. Left out: in all. */
	languages?: readonly Locale[];
	/**
	 * Folders of its pages below its own; "" is the page at its own address, which is in the sitemap when indexed. The
	 * server asks the shop whether things named by brackets exist (lib/server/app/page-table.ts). Default: "" alone.
	 */
	pages?: readonly string[];
	/** What its first page lists; the query string filters the list and becomes a folder (rewrite.ts). */
	list?: "goods" | "articles";
	/** Without the shop's header and footer, or with their most needful parts (promises §2 Layouts and shell). */
	layout?: "plain" | "checkout";
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
	home: { kind: "home", isIndexed: true },
	cart: { kind: "cart", isIndexed: false },
	checkoutDelivery: { kind: "checkout", layout: "checkout", isIndexed: false },
	checkoutSummary: { kind: "checkout", layout: "checkout", isIndexed: false },
	/** An order, by the link that its buyer got. */
	summary: { kind: "order", pages: ["[id]/[hash]", "[id]/[hash]/odstoupeni"], isIndexed: false, isSecret: true },
	search: { kind: "search", list: "goods", isIndexed: false },
	login: { kind: "account", isIndexed: false, guards: ["guest-only"] },
	register: { kind: "account", isIndexed: false, guards: ["guest-only"] },
	/** The same screen under its second address (promises §2 Routes). */
	accountRegister: { kind: "account", isIndexed: false, guards: ["guest-only"] },
	passwordReset: { kind: "account", isIndexed: false },
	newPassword: { kind: "account", pages: ["[hash]"], isIndexed: false, isSecret: true },
	confirmEmail: { kind: "account", pages: ["[hash]"], isIndexed: false, isSecret: true },
	/** The account's pages, in the order of its menu. */
	account: { kind: "account", isIndexed: false, guards: ["customer"] },
	accountInvoice: { kind: "account", isIndexed: false, guards: ["customer"] },
	accountAddresses: { kind: "account", isIndexed: false, guards: ["customer"] },
	accountWatched: { kind: "account", isIndexed: false, guards: ["customer"] },
	accountReviews: { kind: "account", isIndexed: false, guards: ["customer"] },
	accountVideos: { kind: "account", isIndexed: false, guards: ["customer"] },
	accountInfluencer: { kind: "account", isIndexed: false, guards: ["customer", "influencer"] },
	accountSettings: { kind: "account", isIndexed: false, guards: ["customer"] },
	accountOrder: { kind: "account", pages: ["[id]"], isIndexed: false, guards: ["customer"] },
	accountVideo: { kind: "account", pages: ["[[...id]]"], isIndexed: false, guards: ["customer"], hasPlayers: true },
	sale: { kind: "category", list: "goods", isIndexed: true },
	newProducts: { kind: "category", list: "goods", isIndexed: true },
	goods: { kind: "category", pages: ["", "[slug]"], list: "goods", isIndexed: true },
	brands: { kind: "other", isIndexed: true },
	brand: { kind: "category", pages: ["[id]/[slug]"], list: "goods", isIndexed: true },
	blog: { kind: "blog", pages: ["", "[id]/[slug]"], list: "articles", isIndexed: true, isWritten: true },
	blogCategory: { kind: "blog", pages: ["[id]/[slug]"], list: "articles", isIndexed: true, isWritten: true },
	careers: { kind: "text", pages: ["", "[id]/[slug]"], isIndexed: true, isWritten: true },
	/** Contacts and documents are Czech alone (promises §2 Routes). */
	contacts: { kind: "text", languages: ["cs"], isIndexed: true },
	contact: { kind: "text", languages: ["cs"], pages: ["[id]"], isIndexed: true },
	documents: { kind: "text", languages: ["cs"], isIndexed: true },
	events: { kind: "text", pages: ["", "[id]/[slug]"], isIndexed: true, isWritten: true },
	newEvent: { kind: "text", isIndexed: true },
	eventThanks: { kind: "text", isIndexed: false },
	services: { kind: "text", pages: ["", "[id]/[slug]"], isIndexed: true, isWritten: true },
	/** What somebody asked a service for. */
	request: { kind: "other", pages: ["[id]/[hash]"], isIndexed: false, isSecret: true },
	stores: { kind: "store", pages: ["", "[id]"], isIndexed: true },
	/** Its query string names the order it is about. */
	satisfaction: { kind: "other", isIndexed: false, isSecret: true },
	newsletter: { kind: "other", pages: ["[hash]"], isIndexed: false, isSecret: true },
	maintenance: { kind: "other", layout: "plain", isIndexed: false },
	/** What the server sends for every address that is not there, itself nobody's address (lib/server/app/front.ts). */
	notFound: { kind: "other", pages: [], isIndexed: false },
	info: { kind: "text", pages: ["[wordOrId]", "[wordOrId]/[slug]"], isIndexed: true, isWritten: true },
	infoDelivery: { kind: "text", pages: [], isIndexed: true, textKey: "delivery-and-payment" },
	infoContact: { kind: "text", pages: [], isIndexed: true, textKey: "contact" },
	infoInflation: { kind: "text", pages: [], isIndexed: true, textKey: "balloon-inflation" },
	infoAbout: { kind: "text", pages: [], isIndexed: true, textKey: "about-us" },
	infoDecoration: { kind: "text", pages: [], isIndexed: true, textKey: "turnkey-party-decoration" },
	infoRental: { kind: "text", pages: [], isIndexed: true, textKey: "costume-rental" },
	watchdog: { kind: "other", pages: ["[hash]"], isIndexed: false, isSecret: true },
	/** Page of the sandbox gateway. */
	payment: { kind: "other", pages: ["[id]"], isIndexed: false, isSecret: true },
	/** The party finder, and what a party of a theme takes. */
	party: { kind: "category", pages: ["", "[id]/[slug]"], isIndexed: false },
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
