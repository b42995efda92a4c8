import type { Locale } from "../../../domain/locale.ts";
import { pageLinks } from "../../kernel/links.ts";
import { loadMessages } from "../../kernel/messages.ts";

const GOODS = ["goods", "sale", "newProducts"] as const;
const ABOUT = ["infoContact", "stores", "blog"] as const;

/** Menus of a shop that has nothing yet: what is there from the first day on. */
export async function menusOf(locale: Locale) {
	const texts = (await loadMessages(locale)).newShop.menus;
	const entry = (screen: (typeof GOODS)[number] | (typeof ABOUT)[number] | "infoDelivery") => ({
		text: texts[screen],
		link: pageLinks.screen(locale, screen),
		leave: false,
	});
	return {
		topmenu: GOODS.map(entry),
		bottommenu: [
			{ title: texts.shopping, links: [...GOODS, "infoDelivery" as const].map(entry) },
			{ title: texts.about, links: ABOUT.map(entry) },
		],
		/** All top categories. */
		categoriesMenu: { keys: [] },
	};
}

/** Contacts of a shop without a company. */
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
