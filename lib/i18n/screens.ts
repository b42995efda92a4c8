/**
 * The shop's screens, each said once: what a screen is, everything else about it follows from here (promises §2 Routes,
 * decisions 14 and 15). Pure, for server, browser and next.config.js.
 */
import type { Locale } from "../domain/locale.ts";

/** Guards of a screen, asked in the order in which it names them; what each one says is in guards.ts. */
export type Guard = "guest-only" | "customer" | "influencer";

type AnyScreen = {
	/**
	 * Its address below the language. The Czech one is its folder in app/[locale] too; `/en/…` is rewritten to that folder, and a
	 * Czech word under `/en` redirects to the English one (rewrite.ts).
	 */
	paths: Record<Locale, string>;
	/** In these languages alone: 404 in others, no version there in heads, sitemap and language switch. Left out: in all. */
	languages?: readonly Locale[];
	/**
	 * Its pages as folders below its own: "" is the page at its own address, which a head may name and the sitemap has when it is
	 * indexed. What the words in brackets name, the server asks the shop for (lib/server/page-table.ts). Left out: "" alone.
	 */
	pages?: readonly string[];
	/** What the first of its pages lists: its query string chooses among them, and is a folder of its own (rewrite.ts). */
	list?: "goods" | "articles";
	/** Without header and footer of the shop (promises §2 Layouts). */
	layout?: "plain";
	/** Players of other services may stand in it (next.config.js). */
	hasPlayers?: true;
};

/** Search engines may list it and what is below it. */
type IndexedScreen = AnyScreen & {
	isIndexed: true;
	/** What is below its address is written by people, perhaps in one language: the language switch guesses no address there. */
	isWritten?: true;
	/** Key of the text that it shows. Such a screen is a page of `info`. */
	textKey?: string;
};

/** Its head says noindex, and no sitemap has it. */
type HiddenScreen = AnyScreen & {
	isIndexed: false;
	/** Who may see it and all below it (guards.ts, asked by the middleware); nothing guarded is fetched before it is asked for. */
	guards?: readonly Guard[];
	/**
	 * Whoever has the address has what it leads to. It stands in no head, no other site is told it (Referrer-Policy: no-referrer),
	 * tags hear its first words alone, and the server remembers no answer about it.
	 */
	isSecret?: true;
};

export type ScreenRow = IndexedScreen | HiddenScreen;

const TABLE = {
	home: { paths: { cs: "", en: "" }, isIndexed: true },
	cart: { paths: { cs: "kosik", en: "cart" }, isIndexed: false },
	checkoutDelivery: {
		paths: { cs: "kosik/doprava-a-platba", en: "cart/delivery-and-payment" },
		isIndexed: false,
	},
	checkoutSummary: { paths: { cs: "kosik/souhrn", en: "cart/summary" }, isIndexed: false },
	/** An order, by the link that its buyer got. */
	summary: {
		paths: { cs: "shrnuti", en: "summary" },
		pages: ["[id]/[hash]", "[id]/[hash]/odstoupeni"],
		isIndexed: false,
		isSecret: true,
	},
	search: { paths: { cs: "hledani", en: "search" }, list: "goods", isIndexed: false },
	login: { paths: { cs: "prihlaseni", en: "login" }, isIndexed: false, guards: ["guest-only"] },
	register: { paths: { cs: "registrace", en: "register" }, isIndexed: false, guards: ["guest-only"] },
	/** The same screen under its second address (promises §2 Routes). */
	accountRegister: {
		paths: { cs: "account/register", en: "account/register" },
		isIndexed: false,
		guards: ["guest-only"],
	},
	passwordReset: { paths: { cs: "obnova-hesla", en: "password-reset" }, isIndexed: false },
	newPassword: {
		paths: { cs: "zmena-hesla", en: "new-password" },
		pages: ["[hash]"],
		isIndexed: false,
		isSecret: true,
	},
	confirmEmail: {
		paths: { cs: "potvrzeni-uctu", en: "account-confirmation" },
		pages: ["[hash]"],
		isIndexed: false,
		isSecret: true,
	},
	/** The account's pages, in the order of its menu. */
	account: { paths: { cs: "ucet", en: "account" }, isIndexed: false, guards: ["customer"] },
	accountInvoice: {
		paths: { cs: "ucet/fakturacni-udaje", en: "account/invoice-details" },
		isIndexed: false,
		guards: ["customer"],
	},
	accountAddresses: {
		paths: { cs: "account/addresses", en: "account/addresses" },
		isIndexed: false,
		guards: ["customer"],
	},
	accountWatched: {
		paths: { cs: "ucet/hlidane-zbozi", en: "account/watched" },
		isIndexed: false,
		guards: ["customer"],
	},
	accountReviews: { paths: { cs: "ucet/hodnoceni", en: "account/reviews" }, isIndexed: false, guards: ["customer"] },
	accountVideos: { paths: { cs: "account/videos", en: "account/videos" }, isIndexed: false, guards: ["customer"] },
	accountInfluencer: {
		paths: { cs: "account/influencer", en: "account/influencer" },
		isIndexed: false,
		guards: ["customer", "influencer"],
	},
	accountSettings: { paths: { cs: "ucet/nastaveni", en: "account/settings" }, isIndexed: false, guards: ["customer"] },
	accountOrder: {
		paths: { cs: "ucet/objednavka", en: "account/order" },
		pages: ["[id]"],
		isIndexed: false,
		guards: ["customer"],
	},
	accountVideo: {
		paths: { cs: "account/video", en: "account/video" },
		pages: ["[[...id]]"],
		isIndexed: false,
		guards: ["customer"],
		hasPlayers: true,
	},
	sale: { paths: { cs: "produkty/akce", en: "products/sale" }, list: "goods", isIndexed: true },
	newProducts: { paths: { cs: "produkty/novinky", en: "products/new" }, list: "goods", isIndexed: true },
	goods: { paths: { cs: "eshop", en: "eshop" }, pages: ["", "[slug]"], list: "goods", isIndexed: true },
	brands: { paths: { cs: "znacky", en: "brands" }, isIndexed: true },
	brand: { paths: { cs: "znacka", en: "brand" }, pages: ["[id]/[slug]"], list: "goods", isIndexed: true },
	blog: {
		paths: { cs: "blog", en: "blog" },
		pages: ["", "[id]/[slug]"],
		list: "articles",
		isIndexed: true,
		isWritten: true,
	},
	blogCategory: {
		paths: { cs: "blog/kategorie", en: "blog/category" },
		pages: ["[id]/[slug]"],
		list: "articles",
		isIndexed: true,
		isWritten: true,
	},
	careers: { paths: { cs: "kariera", en: "careers" }, pages: ["", "[id]/[slug]"], isIndexed: true, isWritten: true },
	/** Contacts and documents are Czech alone (promises §2 Routes). */
	contacts: { paths: { cs: "kontakty", en: "kontakty" }, languages: ["cs"], isIndexed: true },
	contact: { paths: { cs: "contacts", en: "contacts" }, languages: ["cs"], pages: ["[id]"], isIndexed: true },
	documents: { paths: { cs: "dokumenty", en: "dokumenty" }, languages: ["cs"], isIndexed: true },
	events: { paths: { cs: "eventy", en: "events" }, pages: ["", "[id]/[slug]"], isIndexed: true, isWritten: true },
	newEvent: { paths: { cs: "eventy/novy", en: "events/new" }, isIndexed: true },
	eventThanks: { paths: { cs: "eventy/dekujeme", en: "events/thank-you" }, isIndexed: false },
	services: { paths: { cs: "sluzby", en: "services" }, pages: ["", "[id]/[slug]"], isIndexed: true, isWritten: true },
	/** What somebody asked a service for. */
	request: { paths: { cs: "pozadavek", en: "request" }, pages: ["[id]/[hash]"], isIndexed: false, isSecret: true },
	stores: { paths: { cs: "prodejny", en: "stores" }, pages: ["", "[id]"], isIndexed: true },
	/** Its query string names the order it is about. */
	satisfaction: { paths: { cs: "spokojenost", en: "satisfaction" }, isIndexed: false, isSecret: true },
	newsletter: { paths: { cs: "newsletter", en: "newsletter" }, pages: ["[hash]"], isIndexed: false, isSecret: true },
	maintenance: { paths: { cs: "mimo-provoz", en: "maintenance" }, layout: "plain", isIndexed: false },
	/** What the server sends for every address that is not there, itself nobody's address (lib/server/front.ts). */
	notFound: { paths: { cs: "nenalezeno", en: "not-found" }, pages: [], isIndexed: false },
	info: {
		paths: { cs: "info", en: "info" },
		pages: ["[wordOrId]", "[wordOrId]/[slug]"],
		isIndexed: true,
		isWritten: true,
	},
	infoDelivery: {
		paths: { cs: "info/doprava-a-platba", en: "info/delivery-and-payment" },
		pages: [],
		isIndexed: true,
		textKey: "delivery-and-payment",
	},
	infoContact: { paths: { cs: "info/kontakt", en: "info/contact" }, pages: [], isIndexed: true, textKey: "contact" },
	infoInflation: {
		paths: { cs: "info/nafukovani-balonku", en: "info/balloon-inflation" },
		pages: [],
		isIndexed: true,
		textKey: "balloon-inflation",
	},
	infoAbout: { paths: { cs: "info/o-nas", en: "info/about-us" }, pages: [], isIndexed: true, textKey: "about-us" },
	infoDecoration: {
		paths: { cs: "info/party-vyzdoba-na-klic", en: "info/turnkey-party-decoration" },
		pages: [],
		isIndexed: true,
		textKey: "turnkey-party-decoration",
	},
	infoRental: {
		paths: { cs: "info/pujcovna-kostymu", en: "info/costume-rental" },
		pages: [],
		isIndexed: true,
		textKey: "costume-rental",
	},
	watchdog: { paths: { cs: "hlidani", en: "watchdog" }, pages: ["[hash]"], isIndexed: false, isSecret: true },
	/** Page of the sandbox gateway. */
	payment: { paths: { cs: "platba", en: "payment" }, pages: ["[id]"], isIndexed: false, isSecret: true },
} as const satisfies Record<string, ScreenRow>;

export type Screen = keyof typeof TABLE;
export const SCREENS: Record<Screen, ScreenRow> = TABLE;
/** All screens in the table's order. */
export const SCREEN_LIST = Object.entries(SCREENS) as [Screen, ScreenRow][];

type PagesOf<Row> = Row extends { pages: readonly (infer Page)[] } ? Page : "";
type Below<Path extends string, Page> = Page extends string ? (Page extends "" ? Path : `${Path}/${Page}`) : never;
/** Folders in app/[locale] of the screens' pages. */
export type Folder = {
	[Name in Screen]: Below<(typeof TABLE)[Name]["paths"]["cs"], PagesOf<(typeof TABLE)[Name]>>;
}[Screen];
/** Pages of the account that its menu has. */
export type AccountScreen = {
	[Name in Screen]: (typeof TABLE)[Name] extends { guards: readonly ["customer", ...Guard[]] }
		? "" extends PagesOf<(typeof TABLE)[Name]>
			? Name
			: never
		: never;
}[Screen];
/** Folders whose pages are of something that the address names. */
export type ThingFolder = Extract<Folder, `${string}[${string}`>;

export function pagesOf({ pages = [""] }: ScreenRow): readonly string[] {
	return pages;
}

/** Whether there is a page at the screen's own address. */
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

/** Info pages with an address of their own (promises §2 Routes), and the key of the text that each one shows. */
export const INFO_SCREENS: readonly { screen: Screen; textKey: string }[] = SCREEN_LIST.flatMap(([screen, row]) =>
	row.isIndexed && row.textKey !== undefined ? [{ screen, textKey: row.textKey }] : [],
);
