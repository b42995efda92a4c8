/** Settings, methods and texts of the demo shop. Links name routes of lib/i18n by their address in each language. */
import type { CarrierKey } from "#lib/domain/order/carriers.ts";
import { slugify } from "#lib/domain/words/slug.ts";
import { CATEGORIES, type CategoryKey } from "./dictionary.ts";
import type { Text } from "./text.ts";

export const CURRENCIES = [
	{ code: "CZK", isDefault: true, symbolBefore: "", symbolAfter: "Kč", decimals: 2, rate: "1" },
	{ code: "EUR", isDefault: false, symbolBefore: "", symbolAfter: "€", decimals: 2, rate: "0.0405" },
];

export const COUNTRIES: { code: string; phonePrefix: string; name: Text; shippedByMarkets: string[] }[] = [
	{ code: "CZ", phonePrefix: "+420", name: { cs: "Česká republika", en: "Czech Republic" }, shippedByMarkets: ["cz"] },
	{ code: "SK", phonePrefix: "+421", name: { cs: "Slovensko", en: "Slovakia" }, shippedByMarkets: ["sk"] },
	{ code: "DE", phonePrefix: "+49", name: { cs: "Německo", en: "Germany" }, shippedByMarkets: [] },
	{ code: "AT", phonePrefix: "+43", name: { cs: "Rakousko", en: "Austria" }, shippedByMarkets: [] },
	{ code: "PL", phonePrefix: "+48", name: { cs: "Polsko", en: "Poland" }, shippedByMarkets: [] },
];

export const SEARCH_PLACEHOLDERS: Text[] = [
	{ cs: "balónky na oslavu", en: "balloons for a party" },
	{ cs: "kostým pirát", en: "pirate costume" },
	{ cs: "jednorožec", en: "unicorn" },
	{ cs: "girlanda k narozeninám", en: "birthday garland" },
	{ cs: "mikulášská nadílka", en: "St Nicholas" },
];

export const DELIVERIES: {
	key: string;
	kind: "branch" | "courier" | "pickup_point";
	price: number;
	days: [number, number];
	/** Its name at Heureka; null: not offered there. */
	heurekaId: string | null;
	/** Who carries its parcels; null: nobody. */
	carrier: CarrierKey | null;
	name: Text;
	description: Text;
	payments: string[];
}[] = [
	{
		key: "branch",
		kind: "branch",
		price: 0,
		days: [1, 5],
		heurekaId: null,
		carrier: null,
		name: { cs: "Osobní odběr na pobočce", en: "Pickup at a branch" },
		description: {
			cs: "Zdarma na kterékoli pobočce. Platba předem kartou nebo převodem.",
			en: "Free at any of our branches. Paid in advance by card or bank transfer.",
		},
		// Personal pickup requires prior online payment by card or bank transfer (spec §5).
		payments: ["card", "transfer"],
	},
	{
		key: "courier",
		kind: "courier",
		price: 119,
		days: [1, 2],
		heurekaId: "PPL",
		carrier: "ppl",
		name: { cs: "Kurýr na adresu", en: "Courier to your address" },
		description: {
			cs: "Až ke dveřím, řidič předem zavolá.",
			en: "To your door; the driver calls first.",
		},
		payments: ["card", "transfer", "cod"],
	},
	{
		key: "post",
		kind: "courier",
		price: 99,
		days: [2, 3],
		heurekaId: "CESKA_POSTA",
		carrier: "balikovna",
		name: { cs: "Balík do ruky", en: "Parcel to your door" },
		description: {
			cs: "Poštou na vaši adresu.",
			en: "By post to your address.",
		},
		payments: ["card", "transfer", "cod"],
	},
	{
		key: "pickup_point",
		kind: "pickup_point",
		price: 79,
		days: [1, 3],
		heurekaId: "ZASILKOVNA",
		carrier: "zasilkovna",
		name: { cs: "Výdejní místa a\u00a0boxy", en: "Pickup points and lockers" },
		description: {
			cs: "Vyzvednete si, kdy se vám to hodí. V\u00a0boxu i\u00a0o\u00a0víkendu.",
			en: "Collect it whenever it suits you; lockers are open at weekends too.",
		},
		payments: ["card", "transfer", "cod"],
	},
];

export const PAYMENTS: {
	key: string;
	kind: "card" | "transfer" | "cash_on_delivery";
	price: number;
	name: Text;
	description: Text;
}[] = [
	{
		key: "card",
		kind: "card",
		price: 0,
		name: { cs: "Kartou online", en: "Card online" },
		description: { cs: "Zaplatíte hned po odeslání objednávky.", en: "You pay right after placing the order." },
	},
	{
		key: "transfer",
		kind: "transfer",
		price: 0,
		name: { cs: "Bankovním převodem", en: "Bank transfer" },
		description: {
			cs: "Údaje k platbě najdete ve shrnutí a\u00a0v\u00a0e-mailu.",
			en: "Payment details are in the summary and in the e-mail.",
		},
	},
	{
		key: "cod",
		kind: "cash_on_delivery",
		price: 39,
		name: { cs: "Dobírkou", en: "Cash on delivery" },
		description: {
			cs: "Zaplatíte při převzetí, částku zaokrouhlíme na celé koruny.",
			en: "You pay on delivery; the amount is rounded to whole crowns.",
		},
	},
];

const MENU_CATEGORIES = [
	"balonky",
	"kostymy",
	"doplnky",
	"stolovani",
	"dekorace",
	"dort-a-hry",
	"sady",
	"temata",
] as const;

/** Of them, those that the main menu names; all are behind the button beside it. */
const NAMED_CATEGORIES = ["balonky", "kostymy", "temata"] as const;

export type MenuEntry = { text: Text; link: Text; leave: boolean };

export const entry = (cs: [text: string, link: string], en: [text: string, link: string]): MenuEntry => ({
	text: { cs: cs[0], en: en[0] },
	link: { cs: cs[1], en: en[1] },
	leave: false,
});

/** Entries of a menu in one language. */
export const inLocale = (locale: "cs" | "en", entries: MenuEntry[]) =>
	entries.map((entry) => ({ text: entry.text[locale], link: entry.link[locale], leave: entry.leave }));

export const SALE = entry(["Zboží v\u00a0akci", "/produkty/akce"], ["On sale", "/en/products/sale"]);
const RENTAL = entry(["Půjčovna kostýmů", "/info/pujcovna-kostymu"], ["Costume rental", "/en/info/costume-rental"]);
const INFLATION = entry(
	["Nafukování balónků", "/info/nafukovani-balonku"],
	["Balloon inflation", "/en/info/balloon-inflation"],
);
const DECORATION = entry(
	["Výzdoba na klíč", "/info/party-vyzdoba-na-klic"],
	["Party decoration", "/en/info/turnkey-party-decoration"],
);
export const BLOG = entry(["Blog", "/blog"], ["Blog", "/en/blog"]);

/** What every shop has. */
export const ALL_GOODS = entry(["Celý sortiment", "/eshop"], ["All goods", "/en/eshop"]);
export const NEW_GOODS = entry(["Novinky", "/produkty/novinky"], ["New goods", "/en/products/new"]);
export const DELIVERY = entry(
	["Doprava a\u00a0platba", "/info/doprava-a-platba"],
	["Delivery and payment", "/en/info/delivery-and-payment"],
);
export const STORES = entry(["Prodejny", "/prodejny"], ["Stores", "/en/stores"]);
export const CONTACT = entry(["Kontakt", "/info/kontakt"], ["Contact", "/en/info/contact"]);

const SHOPPING: MenuEntry[] = [
	ALL_GOODS,
	SALE,
	NEW_GOODS,
	entry(["Značky", "/znacky"], ["Brands", "/en/brands"]),
	DELIVERY,
	STORES,
	RENTAL,
	INFLATION,
	DECORATION,
];

const ABOUT: MenuEntry[] = [
	entry(["O\u00a0nás", "/info/o-nas"], ["About us", "/en/info/about-us"]),
	CONTACT,
	BLOG,
	entry(["Akce a\u00a0workshopy", "/eventy"], ["Events", "/en/events"]),
	entry(["Kariéra", "/kariera"], ["Careers", "/en/careers"]),
	entry(["Jak jste s\u00a0námi spokojeni?", "/spokojenost"], ["How did we do?", "/en/satisfaction"]),
];

/** In Czech alone. */
const CZECH_ABOUT: MenuEntry[] = [
	entry(["Koho kontaktovat", "/kontakty"], ["", ""]),
	entry(["Dokumenty ke stažení", "/dokumenty"], ["", ""]),
];

const SOCIAL = [
	{ name: "Facebook", url: "https://www.facebook.com/konfety.example/" },
	{ name: "Instagram", url: "https://www.instagram.com/konfety.example/" },
	{ name: "YouTube", url: "https://www.youtube.com/@konfety.example" },
];

/** Settings entries of specification §3. `idOf` gives the id of a category. */
export function settingEntries(idOf: (key: CategoryKey) => number | undefined) {
	const categoryLink = (key: CategoryKey) => {
		const { name } = CATEGORIES[key];
		const id = idOf(key);
		return { text: name, link: { cs: `/${id}/${slugify(name.cs)}`, en: `/en/${id}/${slugify(name.en)}` } };
	};
	const named: MenuEntry[] = NAMED_CATEGORIES.map((key) => ({ ...categoryLink(key), leave: false }));
	return (["cs", "en"] as const).flatMap((locale) => [
		{ key: "topmenu", locale, value: inLocale(locale, [...named, SALE, RENTAL, INFLATION, DECORATION, BLOG]) },
		{
			key: "bottommenu",
			locale,
			value: [
				{
					title: locale === "cs" ? "Nakupování a\u00a0služby" : "Shopping and services",
					links: inLocale(locale, SHOPPING),
				},
				{
					title: locale === "cs" ? "O\u00a0Konfetách" : "About Konfety",
					links: inLocale(locale, locale === "cs" ? [...ABOUT, ...CZECH_ABOUT] : ABOUT),
				},
			],
		},
		{ key: "categoriesMenu", locale, value: { keys: MENU_CATEGORIES } },
		{
			key: "contacts",
			locale,
			value: {
				company: "Konfety s.r.o.",
				street: "Nádražní 62",
				city: "150 00 Praha 5",
				companyId: "00000001",
				taxId: "CZ00000001",
				registration:
					locale === "cs"
						? "Zapsáno v obchodním rejstříku vedeném Městským soudem v Praze, oddíl C, vložka 1"
						: "Registered in the Commercial Register kept by the Municipal Court in Prague, section C, file 1",
				phone: "+420 800 100 200",
				email: "ahoj@konfety.example",
				openingHours: locale === "cs" ? "Po–Pá 9–18, So 9–13" : "Mon–Fri 9–18, Sat 9–13",
				bankAccount: "19-2000145399/0800",
				social: SOCIAL,
			},
		},
		{ key: "intropopup", locale, value: { is_enabled: true } },
		{ key: "maintenance", locale, value: { is_enabled: false } },
	]);
}
