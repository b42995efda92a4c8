/** Settings and texts of the demo shop. Links name routes of lib/i18n by their address in each language. */
import { DISPATCH } from "#lib/domain/time/promised-dates.ts";
import { slugify } from "#lib/domain/words/slug.ts";
import { CATEGORIES, type CategoryKey } from "./dictionary.ts";
import { DEMO_LOCALES, type DemoText } from "./languages.ts";
import {
	ALL_GOODS,
	BLOG,
	CONTACT,
	DELIVERY,
	entry,
	inLocale,
	type MenuEntry,
	NEW_GOODS,
	SALE,
	STORES,
} from "./menu-entries.ts";

export const SEARCH_PLACEHOLDERS: DemoText[] = [
	{ cs: "balónky na oslavu", en: "balloons for a party" },
	{ cs: "kostým pirát", en: "pirate costume" },
	{ cs: "jednorožec", en: "unicorn" },
	{ cs: "girlanda k narozeninám", en: "birthday garland" },
	{ cs: "mikulášská nadílka", en: "St Nicholas" },
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

/** Categories with an entry in the main menu; all categories are behind the button beside it. */
const NAMED_CATEGORIES = ["balonky", "kostymy", "temata"] as const;

const RENTAL = entry(["Půjčovna kostýmů", "/info/pujcovna-kostymu"], ["Costume rental", "/en/info/costume-rental"]);
const INFLATION = entry(
	["Nafukování balónků", "/info/nafukovani-balonku"],
	["Balloon inflation", "/en/info/balloon-inflation"],
);
const DECORATION = entry(
	["Výzdoba na klíč", "/info/party-vyzdoba-na-klic"],
	["Party decoration", "/en/info/turnkey-party-decoration"],
);

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

/** Entries for Czech only. */
const CZECH_ABOUT: MenuEntry[] = [
	entry(["Koho kontaktovat", "/kontakty"], ["", ""]),
	entry(["Dokumenty ke stažení", "/dokumenty"], ["", ""]),
];

const SOCIAL = [
	{ name: "Facebook", url: "https://www.facebook.com/konfety.example/" },
	{ name: "Instagram", url: "https://www.instagram.com/konfety.example/" },
	{ name: "YouTube", url: "https://www.youtube.com/@konfety.example" },
];

/** Settings entries of promises §3. `idOf` gives the id of a category. */
export function settingEntries(idOf: (key: CategoryKey) => number | undefined) {
	const categoryLink = (key: CategoryKey) => {
		const { name } = CATEGORIES[key];
		const id = idOf(key);
		return { text: name, link: { cs: `/${id}/${slugify(name.cs)}`, en: `/en/${id}/${slugify(name.en)}` } };
	};
	const named: MenuEntry[] = NAMED_CATEGORIES.map((key) => ({ ...categoryLink(key), leave: false }));
	return DEMO_LOCALES.flatMap((locale) => [
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
		{ key: "dispatch", locale, value: DISPATCH },
	]);
}
