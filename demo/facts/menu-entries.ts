type Both = { cs: string; en: string };

/** An entry of a menu; `link` is the page's address in each language (lib/i18n/paths.ts). */
export type MenuEntry = { text: Both; link: Both; leave: boolean };

export const entry = (cs: [text: string, link: string], en: [text: string, link: string]): MenuEntry => ({
	text: { cs: cs[0], en: en[0] },
	link: { cs: cs[1], en: en[1] },
	leave: false,
});

/** Entries of a menu in one language, as settings have them. */
export const inLocale = (locale: keyof Both, entries: MenuEntry[]) =>
	entries.map((entry) => ({ text: entry.text[locale], link: entry.link[locale], leave: entry.leave }));

export const ALL_GOODS = entry(["Celý sortiment", "/eshop"], ["All goods", "/en/eshop"]);
export const NEW_GOODS = entry(["Novinky", "/produkty/novinky"], ["New goods", "/en/products/new"]);
export const SALE = entry(["Zboží v\u00a0akci", "/produkty/akce"], ["On sale", "/en/products/sale"]);
export const DELIVERY = entry(
	["Doprava a\u00a0platba", "/info/doprava-a-platba"],
	["Delivery and payment", "/en/info/delivery-and-payment"],
);
export const STORES = entry(["Prodejny", "/prodejny"], ["Stores", "/en/stores"]);
export const CONTACT = entry(["Kontakt", "/info/kontakt"], ["Contact", "/en/info/contact"]);
export const BLOG = entry(["Blog", "/blog"], ["Blog", "/en/blog"]);
