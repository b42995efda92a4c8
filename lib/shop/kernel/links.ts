import { DEFAULT_LOCALE, LOCALES, type Locale } from "../../domain/locale.ts";
import { LANGUAGES } from "../../i18n/languages/languages.ts";
import {
	accountLinkPath,
	brandPath,
	categoryPath,
	contactPath,
	FOREIGN_KEYS,
	legalPath,
	legalPathIn,
	legalSlugs,
	localPath,
	newsletterPath,
	orderPath,
	paymentPath,
	postPath,
	productPath,
	requestPath,
	satisfactionPath,
	screenPath,
	screenPathIn,
	storePath,
	watchdogPath,
	withdrawalPath,
	writtenPath,
} from "../../i18n/paths.ts";
import { hasOwnPage, INFO_SCREENS, isIn, SCREEN_LIST } from "../../i18n/screens.ts";

/**
 * Addresses of the storefront's pages, as the shop gives them in replies, mails, feeds and sitemaps. The one place that knows
 * the storefront's addresses: for another storefront, change this file.
 */
export const pageLinks = {
	foreignKeys: FOREIGN_KEYS,
	infoScreens: INFO_SCREENS,
	/** Words of a listing's address in every language. */
	listingWords: LOCALES.flatMap((locale) => Object.values(LANGUAGES[locale].listingKeys)),
	/** What each screen's address is below the language. */
	screenPaths: (locale: Locale) => Object.values(LANGUAGES[locale].screens),
	screenList: SCREEN_LIST,
	/** Key of a product's query string that names the variant chosen. */
	variantKey: (locale: Locale) => LANGUAGES[locale].variantKey,
	accountLink: accountLinkPath,
	brand: brandPath,
	category: categoryPath,
	contact: contactPath,
	hasOwnPage,
	legal: legalPath,
	legalSlugs,
	/** The same page of the default language in another one; null for a screen that it has not. */
	into(locale: Locale, path: string): string | null {
		const isAlone = SCREEN_LIST.some(
			([screen, row]) => !isIn(locale, row) && screenPath(DEFAULT_LOCALE, screen) === path,
		);
		return isAlone ? null : (legalPathIn(locale, path) ?? screenPathIn(locale, path) ?? localPath(locale, path));
	},
	isIn,
	local: localPath,
	newsletter: newsletterPath,
	order: orderPath,
	payment: paymentPath,
	post: postPath,
	product: productPath,
	request: requestPath,
	satisfaction: satisfactionPath,
	screen: screenPath,
	store: storePath,
	watchdog: watchdogPath,
	withdrawal: withdrawalPath,
	written: writtenPath,
};
