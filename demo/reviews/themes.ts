import type { SeedReview } from "../facts/review-format.ts";

/** Reviews of goods of one theme. */
export const THEME_REVIEWS: SeedReview[] = [
	{ stars: 5, text: "Konečně obchod, kde k jednomu motivu ladí opravdu všechno.", locale: "cs" },
	{ stars: 5, text: "Propracované do detailu, hosté si na to ukazovali už od dveří.", locale: "cs" },
	{
		stars: 5,
		text: "Tematická oslava se povedla i díky tomuhle. Oslavenec si přál přesně tohle a nic jiného.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Drží to při sobě s ostatními věcmi z řady, které jsme přikoupili. Nic netluče do očí.",
		locale: "cs",
	},
	{ stars: 5, text: "Super!", locale: "cs" },
	{ stars: 5, text: "Ještě týden po oslavě o tom doma mluvíme. A už se plánuje další.", locale: "cs" },
	{
		stars: 5,
		text: "Dlouho jsme hledali něco, co nebude vypadat kýčovitě. Tohle je vkusné, dobře zpracované a hostům se to líbilo. Cena nás příjemně překvapila.",
		locale: "cs",
	},
	{ stars: 5, text: "Přidali jsme pár balónků a občerstvení ve stejných barvách a bylo vymyšleno.", locale: "cs" },
	{ stars: 5, text: "Rychlé dodání, hezky zabalené, přesně podle popisu.", locale: "cs" },
	{ stars: 5, text: "Sousedi si půjčili nápad a za měsíc slavili ve stejném stylu.", locale: "cs" },
	{ stars: 5, text: "Atmosféra jako z filmu. Stačilo ztlumit světlo a pustit muziku.", locale: "cs" },
	{ stars: 4, text: "Motiv krásný, jen bychom uvítali větší výběr barev.", locale: "cs" },
	{
		stars: 4,
		text: "Povedené, kvalita odpovídá ceně. Při chystání se nám to trochu ohnulo, ale na efektu to neubralo.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Líbilo se moc, jen jsme čekali o trochu větší rozměr. Přečtěte si popis pořádně, je to tam napsané.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Hezké a originální. Balík přišel až poslední den, takže jsme chystali do noci. Stihlo se to a ráno to stálo za všechny ty ponocované hodiny.",
		locale: "cs",
	},
	{
		stars: 3,
		text: "Ujde to. Samo o sobě trochu chudé, je potřeba přikoupit něco dalšího ze stejné řady.",
		locale: "cs",
	},
	{ stars: 3, text: "Nápad výborný, zpracování průměrné.", locale: "cs" },
	{
		stars: 2,
		text: "Na obrázku to září, ve skutečnosti je barva docela mdlá. Oslavu zachránila až ostatní výzdoba.",
		locale: "cs",
	},
	{ stars: 5, text: "Exactly the theme we were after, and it goes with everything else in the range.", locale: "en" },
	{ stars: 5, text: "Made the whole party feel special. Quick delivery as well.", locale: "en" },
	{ stars: 4, text: "Lovely design; I only wish it were a little bigger.", locale: "en" },
];
