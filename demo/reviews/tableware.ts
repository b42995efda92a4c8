import type { SeedReview } from "../facts/review-format.ts";

/** Reviews of plates, cups, napkins and tablecloths. */
export const TABLEWARE_REVIEWS: SeedReview[] = [
	{ stars: 5, text: "Ladí k ostatním kouskům z řady, stůl vypadal jako z časopisu.", locale: "cs" },
	{ stars: 5, text: "Po oslavě jen pytel na odpadky a žádné nádobí. Nejlepší nápad roku.", locale: "cs" },
	{ stars: 5, text: "Překvapivě pevné, nic se nepromáčelo ani po dvou hodinách.", locale: "cs" },
	{
		stars: 5,
		text: "Slavili jsme na zahradě se čtyřiceti hosty a vystačilo to přesně. Barvy jsou syté a ve všech balíčcích stejné.",
		locale: "cs",
	},
	{ stars: 5, text: "Děti byly nadšené z barev a prarodiče z toho, že se potom nemuselo mýt nádobí.", locale: "cs" },
	{ stars: 5, text: "Krásné a za pár korun.", locale: "cs" },
	{ stars: 5, text: "Kupujeme na každé narozeniny, jen pokaždé v jiném provedení.", locale: "cs" },
	{
		stars: 5,
		text: "Vybalili jsme to ráno a za deset minut byl stůl hotový. Nic nezapáchalo, nic se netrhalo. Hosté si mysleli, že nám to chystal někdo od fochu.",
		locale: "cs",
	},
	{ stars: 5, text: "Barva přesně sedí k balónkům, které jsme brali zároveň.", locale: "cs" },
	{ stars: 5, text: "Kvalita lepší než ze supermarketu a cena skoro stejná.", locale: "cs" },
	{
		stars: 5,
		text: "Na terase foukal vítr, pes obíhal stůl a k tomu jedna vylitá limonáda. Přežilo to všechno bez úhony. Co zbylo, vezmeme v létě na chalupu.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Pěkné, jen by balení mohlo být pro větší společnost. Na dvanáct lidí jsme museli otevřít druhé.",
		locale: "cs",
	},
	{ stars: 4, text: "Vzhled výborný, odstín je naživo o něco světlejší než na monitoru.", locale: "cs" },
	{
		stars: 4,
		text: "Spokojenost, i když jedno balení bylo po cestě trochu pomačkané. Na stole si toho nikdo nevšiml.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Splnilo účel a vypadalo to hezky. Doporučujeme vzít jedno balení navíc, někdo vždycky něco převrhne.",
		locale: "cs",
	},
	{
		stars: 3,
		text: "Na dětské občerstvení dobré, na pořádné grilování slabší. Příště sáhneme po něčem pevnějším.",
		locale: "cs",
	},
	{ stars: 3, text: "Barva hezká, ale čekali jsme silnější materiál.", locale: "cs" },
	{
		stars: 2,
		text: "Dorazilo to pomačkané a na reklamaci před oslavou nezbyl čas. Na stůl jsme to dali, ale radost to nebyla.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Everything matched and the table looked wonderful. Clearing up afterwards took five minutes.",
		locale: "en",
	},
	{ stars: 5, text: "Sturdier than I expected, and the colour is exactly as shown.", locale: "en" },
	{
		stars: 4,
		text: "Very pretty. One pack was slightly squashed in the post, but nobody noticed at the party.",
		locale: "en",
	},
];
