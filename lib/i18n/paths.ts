/** Addresses of the shop, one place for both languages (promises §2 Routes, decisions 15). Pure, for server and browser. */
import type { ChoiceName, ChoiceOf } from "../domain/goods/listing.ts";
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from "../domain/locale.ts";
import { isIn, SCREEN_LIST, SCREENS, type Screen } from "./screens.ts";

/** Keys of a listing's query string in each language (decisions 6; English pages use the English words). */
export const LISTING_KEYS = {
	sort: { cs: "razeni", en: "sort" },
	page: { cs: "strana", en: "page" },
	priceFrom: { cs: "cena_od", en: "price_from" },
	priceTo: { cs: "cena_do", en: "price_to" },
	brand: { cs: "znacka", en: "brand" },
	availability: { cs: "dostupnost", en: "availability" },
	branch: { cs: "pobocka", en: "branch" },
	label: { cs: "stitek", en: "label" },
	ratingFrom: { cs: "hodnoceni_od", en: "rating_from" },
	/** What is searched for. */
	search: { cs: "q", en: "q" },
} as const satisfies Record<string, Record<Locale, string>>;

/** What advertisements append to addresses. */
export const FOREIGN_KEYS: ReadonlySet<string> = new Set([
	"gclid",
	"gclsrc",
	"dclid",
	"wbraid",
	"gbraid",
	"fbclid",
	"msclkid",
	"srsltid",
	"ref",
	"variant",
	"varianta",
]);

export const SORT_WORDS = {
	recommended: { cs: "doporucene", en: "recommended" },
	cheapest: { cs: "nejlevnejsi", en: "cheapest" },
	dearest: { cs: "nejdrazsi", en: "dearest" },
	newest: { cs: "nejnovejsi", en: "newest" },
	rating: { cs: "hodnoceni", en: "rating" },
} as const satisfies Record<string, Record<Locale, string>>;

/** Words of the values of filters that have a closed set of them. */
export const CHOICE_WORDS: { [Name in ChoiceName]: Record<ChoiceOf<Name>, Record<Locale, string>> } = {
	availability: {
		in_stock: { cs: "skladem", en: "in-stock" },
		temporarily_sold_out: { cs: "docasne-vyprodano", en: "temporarily-sold-out" },
		sold_out: { cs: "vyprodano", en: "sold-out" },
	},
	label: {
		new: { cs: "novinka", en: "new" },
		sale: { cs: "akce", en: "sale" },
		gift: { cs: "darek", en: "gift" },
	},
};

/** Last word of the address of an order's withdrawal, below the order's own. */
export const WITHDRAWAL_WORD = { cs: "odstoupeni", en: "withdrawal" } as const satisfies Record<Locale, string>;

/** Pages of the shop's law, written as any other text page. */
const LEGAL_PAGES = {
	terms: { cs: "obchodni-podminky", en: "terms-and-conditions" },
	privacy: { cs: "ochrana-osobnich-udaju", en: "privacy" },
	complaints: { cs: "reklamacni-rad", en: "complaints" },
	accessibility: { cs: "prohlaseni-o-pristupnosti", en: "accessibility" },
	cookies: { cs: "cookies", en: "cookies" },
} as const satisfies Record<string, Record<Locale, string>>;
export type LegalPage = keyof typeof LEGAL_PAGES;

/** Key of a product's query string that names the variant chosen. */
export const VARIANT_KEY = { cs: "varianta", en: "variant" } as const satisfies Record<Locale, string>;

/** Key of the query string of the rental's page that names the costume asked for. */
export const COSTUME_KEY = { cs: "kostym", en: "costume" } as const satisfies Record<Locale, string>;

/** Whether the words of a path are these or lie below them. */
export function startsWith(path: readonly string[], head: readonly string[]): boolean {
	return head.every((word, index) => path[index] === word);
}

/** Czech has no prefix, English has /en (promises §1). */
export function localPath(locale: Locale, path: string): string {
	return `/${[LOCALE_FACTS[locale].prefix, path.replace(/^\/+/, "")].filter(Boolean).join("/")}`;
}

/** The language of a public path and its words below the language; words are as they were written. */
export function readPath(pathname: string): { locale: Locale; path: string[] } {
	const words = pathname.split("/").filter((word) => word !== "");
	const locale = LOCALES.find((one) => LOCALE_FACTS[one].prefix !== "" && LOCALE_FACTS[one].prefix === words[0]);
	return locale ? { locale, path: words.slice(1) } : { locale: DEFAULT_LOCALE, path: words };
}

export function screenPath(locale: Locale, screen: Screen): string {
	return localPath(locale, SCREENS[screen].paths[locale]);
}

export function legalPath(locale: Locale, page: LegalPage): string {
	return localPath(locale, LEGAL_PAGES[page][locale]);
}

/**
 * A screen's page in the other language, for pages that name none in their head: the same words below the screen's own. Null for
 * what is no screen, for screens in Czech alone, and for what is written, perhaps in one language.
 */
export function screenPathIn(to: Locale, pathname: string): string | null {
	const { locale: from, path } = readPath(pathname);
	if (from === to) return null;
	const [screen] = SCREEN_LIST.map(([, row]) => row)
		.filter((row) => isIn(from, row) && row.paths[from] !== "" && startsWith(path, row.paths[from].split("/")))
		.sort((a, b) => b.paths[from].length - a.paths[from].length);
	if (!screen || !isIn(to, screen)) return null;
	const below = path.slice(screen.paths[from].split("/").length);
	if (below.length > 0 && screen.isIndexed && screen.isWritten) return null;
	return localPath(to, [screen.paths[to], ...below].join("/"));
}

export function categoryPath(locale: Locale, category: { id: number; slug: string }): string {
	return localPath(locale, `${category.id}/${category.slug}`);
}

export function productPath(locale: Locale, product: { id: number; slug: string; categorySlug: string }): string {
	return localPath(locale, `${product.id}/${product.categorySlug}/${product.slug}`);
}

export function brandPath(locale: Locale, brand: { id: number; slug: string }): string {
	return `${screenPath(locale, "brand")}/${brand.id}/${brand.slug}`;
}

export function postPath(locale: Locale, post: { id: number; slug: string }): string {
	return `${screenPath(locale, "blog")}/${post.id}/${post.slug}`;
}

/** Where the link of a watchdog's mail leads. */
export function watchdogPath(locale: Locale, hash: string): string {
	return `${screenPath(locale, "watchdog")}/${hash}`;
}

/** Where a payment of the sandbox gateway is decided. */
export function paymentPath(locale: Locale, transactionId: string): string {
	return `${screenPath(locale, "payment")}/${transactionId}`;
}

type OrderLink = { id: number | string; hash: string };

export function orderPath(locale: Locale, order: OrderLink): string {
	return `${screenPath(locale, "summary")}/${order.id}/${order.hash}`;
}

/** Where one withdraws from the contract of an order (decisions 15). */
export function withdrawalPath(locale: Locale, order: OrderLink): string {
	return `${orderPath(locale, order)}/${WITHDRAWAL_WORD[locale]}`;
}

/** Keys of the questionnaire's query string, which names the order it is about. */
export const SATISFACTION_KEYS = { order: "objednavka", hash: "hash" } as const;

/** The questionnaire about an order. */
export function satisfactionPath(locale: Locale, { id, hash }: OrderLink): string {
	const query = new URLSearchParams({ [SATISFACTION_KEYS.order]: String(id), [SATISFACTION_KEYS.hash]: hash });
	return `${screenPath(locale, "satisfaction")}?${query}`;
}

/** An order in its customer's account. */
export function accountOrderPath(locale: Locale, orderId: number): string {
	return `${screenPath(locale, "accountOrder")}/${orderId}`;
}

export function videoPath(locale: Locale, videoId: number): string {
	return `${screenPath(locale, "accountVideo")}/${videoId}`;
}

/** Where the link of a mail about an account leads. */
export function accountLinkPath(locale: Locale, screen: "newPassword" | "confirmEmail", secret: string): string {
	return `${screenPath(locale, screen)}/${secret}`;
}

/** Below their list, things are `{id}/{slug}` (promises §2 Routes). */
export function writtenPath(
	locale: Locale,
	screen: "blogCategory" | "careers" | "events" | "services" | "info",
	thing: { id: number; slug: string },
): string {
	return `${screenPath(locale, screen)}/${thing.id}/${thing.slug}`;
}

export function storePath(locale: Locale, branchId: number): string {
	return `${screenPath(locale, "stores")}/${branchId}`;
}

/** In Czech alone. */
export function contactPath(contactId: number): string {
	return `${screenPath("cs", "contact")}/${contactId}`;
}

/** Where whoever asked a service for something sees what became of it. */
export function requestPath(locale: Locale, request: { id: number; hash: string }): string {
	return `${screenPath(locale, "request")}/${request.id}/${request.hash}`;
}

/** Where the links of the newsletter lead: to confirm it and to end it. */
export function newsletterPath(locale: Locale, hash: string): string {
	return `${screenPath(locale, "newsletter")}/${hash}`;
}
