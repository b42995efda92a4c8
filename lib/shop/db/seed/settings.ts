/** Settings, methods and texts of the demo shop. Links name routes of lib/i18n by their address in each language. */
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
	name: Text;
	description: Text;
	payments: string[];
}[] = [
	{
		key: "branch",
		kind: "branch",
		price: 0,
		days: [1, 5],
		name: { cs: "Osobní odběr na pobočce", en: "Pickup at a branch" },
		description: {
			cs: "Zdarma na kterékoli ze 13 poboček. Platba předem kartou nebo převodem.",
			en: "Free at any of our 13 branches. Paid in advance by card or bank transfer.",
		},
		// Personal pickup requires prior online payment by card or bank transfer (spec §5).
		payments: ["card", "transfer"],
	},
	{
		key: "courier",
		kind: "courier",
		price: 119,
		days: [1, 2],
		name: { cs: "Kurýr na adresu", en: "Courier to your address" },
		description: {
			cs: "Doručíme do druhého pracovního dne, řidič předem zavolá.",
			en: "Delivered by the second working day; the driver calls first.",
		},
		payments: ["card", "transfer", "cod"],
	},
	{
		key: "post",
		kind: "courier",
		price: 99,
		days: [2, 3],
		name: { cs: "Balík do ruky", en: "Parcel to your door" },
		description: {
			cs: "Poštou na adresu během dvou až tří pracovních dnů.",
			en: "By post to your address in two to three working days.",
		},
		payments: ["card", "transfer", "cod"],
	},
	{
		key: "pickup_point",
		kind: "pickup_point",
		price: 79,
		days: [1, 3],
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

type MenuEntry = { text: Text; link: Text; leave: boolean };

/** Settings entries of specification §3. `categoryLink` gives a category's address once its id is known. */
export function settingEntries(categoryLink: (key: (typeof MENU_CATEGORIES)[number]) => { text: Text; link: Text }) {
	const menu: MenuEntry[] = MENU_CATEGORIES.map((key) => ({ ...categoryLink(key), leave: false }));
	const terms: MenuEntry = {
		text: { cs: "Obchodní podmínky", en: "Terms and conditions" },
		link: { cs: "/obchodni-podminky", en: "/en/terms-and-conditions" },
		leave: false,
	};
	const privacy: MenuEntry = {
		text: { cs: "Ochrana osobních údajů", en: "Privacy" },
		link: { cs: "/ochrana-osobnich-udaju", en: "/en/privacy" },
		leave: false,
	};
	const goods: MenuEntry[] = [
		{ text: { cs: "Celý sortiment", en: "All goods" }, link: { cs: "/eshop", en: "/en/eshop" }, leave: false },
		{
			text: { cs: "Zboží v akci", en: "Goods on sale" },
			link: { cs: "/produkty/akce", en: "/en/products/sale" },
			leave: false,
		},
		{
			text: { cs: "Novinky", en: "New goods" },
			link: { cs: "/produkty/novinky", en: "/en/products/new" },
			leave: false,
		},
		{ text: { cs: "Značky", en: "Brands" }, link: { cs: "/znacky", en: "/en/brands" }, leave: false },
		{ text: { cs: "Blog", en: "Blog" }, link: { cs: "/blog", en: "/en/blog" }, leave: false },
	];
	const inLocale = (locale: "cs" | "en", entries: MenuEntry[]) =>
		entries.map((entry) => ({ text: entry.text[locale], link: entry.link[locale], leave: entry.leave }));

	return (["cs", "en"] as const).flatMap((locale) => [
		{ key: "topmenu", locale, value: inLocale(locale, menu) },
		{
			key: "bottommenu",
			locale,
			value: [
				{ title: locale === "cs" ? "Sortiment" : "Our goods", links: inLocale(locale, menu) },
				{ title: locale === "cs" ? "O nákupu" : "Shopping", links: inLocale(locale, [...goods, terms, privacy]) },
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
			},
		},
		{ key: "intropopup", locale, value: { is_enabled: false } },
		{ key: "maintenance", locale, value: { is_enabled: false } },
	]);
}
