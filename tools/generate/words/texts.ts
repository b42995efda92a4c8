/** Names of the test goods' categories and brands, and sentences of their descriptions. */
import type { DemoText } from "#demo/facts/languages.ts";

export const TOP: { name: DemoText; description: DemoText } = {
	name: { cs: "Zkušební zboží", en: "Test goods" },
	description: {
		cs: "Vymyšlené zboží, na kterém se zkouší, jak obchod zvládá velký katalog.",
		en: "Invented goods that show how the shop copes with a great catalogue.",
	},
};

export const DEPARTMENTS: readonly DemoText[] = [
	{ cs: "Zkušební narozeniny", en: "Test birthdays" },
	{ cs: "Zkušební karneval", en: "Test carnival" },
	{ cs: "Zkušební svatba", en: "Test wedding" },
	{ cs: "Zkušební křtiny", en: "Test christening" },
	{ cs: "Zkušební Halloween", en: "Test Halloween" },
	{ cs: "Zkušební Vánoce", en: "Test Christmas" },
	{ cs: "Zkušební Silvestr", en: "Test New Year's Eve" },
	{ cs: "Zkušební rozlučka", en: "Test hen party" },
	{ cs: "Zkušební zahradní slavnost", en: "Test garden party" },
	{ cs: "Zkušební školní slavnost", en: "Test school party" },
];

export const GROUPS: readonly DemoText[] = [
	{ cs: "Pastelové tóny", en: "Pastel tones" },
	{ cs: "Zlaté tóny", en: "Golden tones" },
	{ cs: "Duhové barvy", en: "Rainbow colours" },
	{ cs: "Přírodní styl", en: "Natural style" },
	{ cs: "Staré časy", en: "Old times" },
	{ cs: "Pohádkový les", en: "Enchanted forest" },
	{ cs: "Pod hladinou", en: "Below the surface" },
	{ cs: "Cesta ke hvězdám", en: "Journey to the stars" },
	{ cs: "Za divočinou", en: "Into the wild" },
	{ cs: "Noční město", en: "City by night" },
];

export const GROUP_DESCRIPTION: DemoText = { cs: "Výběr zkušebního zboží.", en: "A choice of test goods." };

export const TINTS = ["#ffe1e6", "#e9e4ff", "#ffeccf", "#d9f2ea", "#dcefff", "#fff3bf", "#e3f4d7", "#fbe3f4"] as const;

export const BRANDS: readonly string[] = [
	..."Alvena Arlet Bambino Barvínek Belano Bonparty Bublinka Calypso Dárkárna Decora Delfína Duhovka".split(" "),
	..."Elysia Estrela Fantazie Festino Filipka Fleurette Galanto Girlandis Hopsárek Hvězdárna Iskra Jahůdka".split(" "),
	..."Kašpárek Kolibri Kvítek Lampionárna Luciola Lunapark Malina Marabu Medúza Mydlinka Nadílka Nautilo".split(" "),
	..."Obláček Oříšek Papilio Pastelka Pavučinka Pohádkář Radost Rolnička Sněženka Tereziánka Třpytka Veselka".split(
		" ",
	),
	..."Vinetka Vločka Zázvorek Zvonek Kometka Korálek Lískovka Mašlička Perníček Svatojánek Tulipánek Vrabčák".split(
		" ",
	),
];

export const BRAND_DESCRIPTION: DemoText = { cs: "Zkušební značka.", en: "A test brand." };

export const CLOSINGS: readonly DemoText[] = [
	{ cs: "Odesíláme v krabici z recyklovaného papíru.", en: "Sent in a box of recycled paper." },
	{ cs: "Návod je v češtině i angličtině.", en: "Instructions in Czech and English." },
	{ cs: "Skvěle se kombinuje s ostatním zbožím řady.", en: "It goes well with the rest of the line." },
	{ cs: "Oblíbená volba školek a kroužků.", en: "A favourite of nursery schools and clubs." },
	{ cs: "Barvy se na obrazovce mohou mírně lišit.", en: "Colours may differ slightly on the screen." },
	{ cs: "Vyrobeno v Evropské unii.", en: "Made in the European Union." },
	{ cs: "Balíme po kusech, nic se nepomačká.", en: "Packed one by one, nothing gets creased." },
	{ cs: "Po oslavě se dá uschovat na příště.", en: "Keep it for the next party." },
];
