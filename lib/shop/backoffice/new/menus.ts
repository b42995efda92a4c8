import type { Locale } from "../../../domain/locale.ts";
import { ALL_GOODS, BLOG, CONTACT, DELIVERY, inLocale, NEW_GOODS, SALE, STORES } from "./menu-entries.ts";

/** Menus of a shop that has nothing yet: what is there from the first day on. */
export function menusOf(locale: Locale) {
	const titles = { cs: ["Nakupování", "O\u00a0nás"], en: ["Shopping", "About us"] }[locale];
	return {
		topmenu: inLocale(locale, [ALL_GOODS, SALE, NEW_GOODS]),
		bottommenu: [
			{ title: titles[0], links: inLocale(locale, [ALL_GOODS, SALE, NEW_GOODS, DELIVERY]) },
			{ title: titles[1], links: inLocale(locale, [CONTACT, STORES, BLOG]) },
		],
		/** All of the top categories. */
		categoriesMenu: { keys: [] },
	};
}

/** Contacts of a shop that nobody has named a company for. */
export const NO_CONTACTS = {
	company: "",
	street: "",
	city: "",
	companyId: "",
	taxId: "",
	registration: "",
	phone: "",
	email: "",
	openingHours: "",
	bankAccount: "",
	social: [],
};
