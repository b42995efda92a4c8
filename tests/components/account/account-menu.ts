import { accountScreens } from "#components/account/frame/account-screens.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";

const LINKS = { cs: cs.accountWidget.links, en: en.accountWidget.links };

/** "Recenze /ucet/hodnoceni": each page of the account in the order of the table of screens, as every customer sees them. */
export const accountMenu = (locale: keyof typeof LINKS) =>
	accountScreens(1).map((screen) => `${LINKS[locale][screen]} ${screenPath(locale, screen)}`);
