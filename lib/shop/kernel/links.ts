import { eachLocale, LOCALES, type Locale } from "../../domain/locale.ts";
import { LANGUAGES } from "../../i18n/languages/languages.ts";
import {
	accountLinkPath,
	brandPath,
	categoryPath,
	contactPath,
	FOREIGN_KEYS,
	localPath,
	newsletterPath,
	orderPath,
	paymentPath,
	postPath,
	productPath,
	requestPath,
	satisfactionPath,
	screenPath,
	storePath,
	watchdogPath,
	withdrawalPath,
	writtenPath,
} from "../../i18n/paths.ts";
import { hasOwnPage, INFO_SCREENS, isIn, SCREEN_LIST } from "../../i18n/screens.ts";

/**
 * Addresses of the storefront's pages, as the shop tells them in replies, mails, feeds and sitemaps. The one door to the storefront:
 * for another one, this is the file that names its addresses.
 */
export const pageLinks = {
	foreignKeys: FOREIGN_KEYS,
	infoScreens: INFO_SCREENS,
	/** Words of a listing's address in every language. */
	listingWords: LOCALES.flatMap((locale) => Object.values(LANGUAGES[locale].listingKeys)),
	/** What each screen's address is below the language. */
	screenPaths: (locale: Locale) => Object.values(LANGUAGES[locale].screens),
	screenList: SCREEN_LIST,
	variantKey: eachLocale((locale) => LANGUAGES[locale].variantKey),
	accountLink: accountLinkPath,
	brand: brandPath,
	category: categoryPath,
	contact: contactPath,
	hasOwnPage,
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
