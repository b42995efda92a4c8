/** Addresses of the shop, one place for all languages (promises §2 Routes, decisions 15). Pure, for server and browser. */
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from "../domain/locale.ts";
import { LEGAL_PAGES, type LegalPage } from "./languages/language.ts";
import { LANGUAGES } from "./languages/languages.ts";
import { isIn, SCREEN_LIST, type Screen, type ScreenRow } from "./screens.ts";

/** What advertisements append to addresses, and the key of a product's variant. */
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
	...LOCALES.map((locale) => LANGUAGES[locale].variantKey),
]);

/** Whether the words of a path are these or lie below them. */
export function startsWith(path: readonly string[], head: readonly string[]): boolean {
	return head.every((word, index) => path[index] === word);
}

/** The default language has no prefix (promises §1). */
export function localPath(locale: Locale, path: string): string {
	return `/${[LOCALE_FACTS[locale].prefix, path.replace(/^\/+/, "")].filter(Boolean).join("/")}`;
}

/** The language of a public path and its segments after it; segments stay encoded. */
export function readPath(pathname: string): { locale: Locale; path: string[] } {
	const words = pathname.split("/").filter((word) => word !== "");
	const locale = LOCALES.find((one) => LOCALE_FACTS[one].prefix !== "" && LOCALE_FACTS[one].prefix === words[0]);
	return locale ? { locale, path: words.slice(1) } : { locale: DEFAULT_LOCALE, path: words };
}

/** The words of a screen's address below the language; none for the home page. */
export function screenWords(locale: Locale, screen: Screen): string[] {
	return LANGUAGES[locale].screens[screen].split("/").filter(Boolean);
}

export function screenPath(locale: Locale, screen: Screen): string {
	return localPath(locale, LANGUAGES[locale].screens[screen]);
}

export function legalPath(locale: Locale, page: LegalPage): string {
	return localPath(locale, LANGUAGES[locale].legalPages[page]);
}

/** A product's address with this variant chosen; goods without a choice have a variant named "". */
export function variantPath(locale: Locale, productPath: string, variant: { id: number; name: string }): string {
	return variant.name === "" ? productPath : `${productPath}?${LANGUAGES[locale].variantKey}=${variant.id}`;
}

/** The slugs of each legal page in two languages. */
export function legalSlugs(from: Locale, to: Locale): [string, string][] {
	return LEGAL_PAGES.map((page) => [LANGUAGES[from].legalPages[page], LANGUAGES[to].legalPages[page]]);
}

/** A legal page of the default language in another one; null for other paths. */
export function legalPathIn(to: Locale, path: string): string | null {
	const page = LEGAL_PAGES.find((one) => legalPath(DEFAULT_LOCALE, one) === path);
	return page ? legalPath(to, page) : null;
}

/** The screen whose address these words are, or lie below, with its words; home, which has none, is not looked for. */
export function screenAt(
	locale: Locale,
	path: readonly string[],
): { screen: Screen; row: ScreenRow; words: string[] } | undefined {
	const [found] = SCREEN_LIST.map(([screen, row]) => ({ screen, row, words: screenWords(locale, screen) }))
		.filter(({ row, words }) => isIn(locale, row) && words.length > 0 && startsWith(path, words))
		.sort((a, b) => b.words.length - a.words.length);
	return found;
}

/**
 * A screen's page in another language, for pages that name none in their head: the same words below the screen's own. Null for
 * what is no screen, for screens in Czech alone, and for what is written, perhaps in one language.
 */
export function screenPathIn(to: Locale, pathname: string): string | null {
	const { locale: from, path } = readPath(pathname);
	if (from === to) return null;
	const found = screenAt(from, path);
	if (!found || !isIn(to, found.row)) return null;
	const below = path.slice(found.words.length);
	if (below.length > 0 && found.row.isIndexed && found.row.isWritten) return null;
	return localPath(to, [...screenWords(to, found.screen), ...below].join("/"));
}

export function categoryPath(locale: Locale, category: { id: number; slug: string }): string {
	return localPath(locale, `${category.id}/${category.slug}`);
}

export function productPath(locale: Locale, product: { id: number; slug: string; categorySlug: string }): string {
	return localPath(locale, `${product.id}/${product.categorySlug}/${product.slug}`);
}

/** What a party of a theme takes; the theme is a category. */
export function partyPath(locale: Locale, theme: { id: number; slug: string }): string {
	return `${screenPath(locale, "party")}/${themeWord(theme)}`;
}

/** A theme as the finder's form sends it, which is also the end of its address. */
export function themeWord({ id, slug }: { id: number; slug: string }): string {
	return `${id}/${slug}`;
}

export function brandPath(locale: Locale, brand: { id: number; slug: string }): string {
	return `${screenPath(locale, "brand")}/${brand.id}/${brand.slug}`;
}

export function postPath(locale: Locale, post: { id: number; slug: string }): string {
	return `${screenPath(locale, "blog")}/${post.id}/${post.slug}`;
}

/** Target of the link in a watchdog's mail. */
export function watchdogPath(locale: Locale, hash: string): string {
	return `${screenPath(locale, "watchdog")}/${hash}`;
}

/** Page of a payment at the sandbox gateway. */
export function paymentPath(locale: Locale, transactionId: string): string {
	return `${screenPath(locale, "payment")}/${transactionId}`;
}

type OrderLink = { id: number | string; hash: string };

export function orderPath(locale: Locale, order: OrderLink): string {
	return `${screenPath(locale, "summary")}/${order.id}/${order.hash}`;
}

/** Page for the withdrawal from an order (decisions 15). */
export function withdrawalPath(locale: Locale, order: OrderLink): string {
	return `${orderPath(locale, order)}/${LANGUAGES[locale].withdrawalWord}`;
}

/** Query keys of the questionnaire's page for its order. */
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

/** Target of the link in a mail about an account. */
export function accountLinkPath(locale: Locale, screen: "newPassword" | "confirmEmail", secret: string): string {
	return `${screenPath(locale, screen)}/${secret}`;
}

/** Pages below their list are `{id}/{slug}` (promises §2 Routes). */
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

/** In Czech only. */
export function contactPath(contactId: number): string {
	return `${screenPath("cs", "contact")}/${contactId}`;
}

/** Page where the customer sees the state of a request. */
export function requestPath(locale: Locale, request: { id: number; hash: string }): string {
	return `${screenPath(locale, "request")}/${request.id}/${request.hash}`;
}

/** Page where the newsletter is confirmed and ended. */
export function newsletterPath(locale: Locale, hash: string): string {
	return `${screenPath(locale, "newsletter")}/${hash}`;
}
