import type { SeedReview } from "../facts/review-format.ts";

/** Reviews that suit all goods. */
export const ANY_REVIEWS: SeedReview[] = [
	{ stars: 5, text: "Všechno proběhlo hladce, od objednávky po oslavu.", locale: "cs" },
	{ stars: 5, text: "Spokojenost, doporučujeme dál.", locale: "cs" },
	{ stars: 5, text: "Přišlo dřív, než jsme čekali, a pečlivě zabalené.", locale: "cs" },
	{ stars: 5, text: "Odpovídá popisu i fotce.", locale: "cs" },
	{
		stars: 5,
		text: "Vyzvednuto na pobočce, milá obsluha a žádné čekání. Ještě nám poradili, co se k tomu hodí, a přitom nic nevnucovali.",
		locale: "cs",
	},
	{ stars: 5, text: "Paráda, příště zas!", locale: "cs" },
	{ stars: 5, text: "Za ty peníze nečekaná kvalita. Na oslavě se na to ptali snad všichni.", locale: "cs" },
	{ stars: 5, text: "Objednáváme tu potřetí a pokaždé dorazilo přesně to, co jsme chtěli.", locale: "cs" },
	{ stars: 5, text: "Líbilo se úplně všem, i věčně nespokojenému strýci.", locale: "cs" },
	{
		stars: 5,
		text: "Původně jsme to chtěli jen vyzkoušet, teď už to patří k výbavě každé naší oslavy. Objednávka zabere dvě minuty, balík je tu do dvou dnů. Víc si člověk před oslavou nemůže přát.",
		locale: "cs",
	},
	{ stars: 5, text: "Nemáme co vytknout. Snad jen to, že jsme nevzali rovnou dvakrát tolik.", locale: "cs" },
	{ stars: 4, text: "Dobrý nákup, jen doručení mohlo být o den rychlejší.", locale: "cs" },
	{ stars: 4, text: "Líbí se nám to, i když naživo to vypadá trochu jinak než na displeji.", locale: "cs" },
	{ stars: 4, text: "Za tu cenu výborné. K dokonalosti chybí jen o něco pevnější obal.", locale: "cs" },
	{ stars: 3, text: "Nenadchlo, neurazilo. Svůj účel to splnilo.", locale: "cs" },
	{
		stars: 3,
		text: "Čekání se protáhlo na pět dní a na dotaz přišla odpověď až druhý den. Samotné zboží je v pořádku. Kdyby to dorazilo včas, byly by čtyři hvězdičky.",
		locale: "cs",
	},
	{ stars: 2, text: "Podle fotky jsme čekali lepší zpracování. Použili jsme to, ale podruhé už asi ne.", locale: "cs" },
	{
		stars: 1,
		text: "Balík dorazil promáčený a obsah byl k nepoužití. Reklamaci uznali, dobrý zážitek to ovšem nebyl.",
		locale: "cs",
	},
	{ stars: 5, text: "Just as described and delivered in two days.", locale: "en" },
	{ stars: 5, text: "Very happy with it, and the staff at the branch were lovely.", locale: "en" },
	{
		stars: 4,
		text: "Good quality for the money, although the delivery took a day longer than promised.",
		locale: "en",
	},
];
