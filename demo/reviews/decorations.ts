import type { SeedReview } from "../facts/review-format.ts";

/** Reviews of garlands, lanterns, confetti and photo props. */
export const DECORATION_REVIEWS: SeedReview[] = [
	{ stars: 5, text: "Za půl hodiny byl z obýváku taneční sál.", locale: "cs" },
	{ stars: 5, text: "Nejhezčí část celé výzdoby, na fotkách je skoro na každé.", locale: "cs" },
	{ stars: 5, text: "Barvy jsou krásné a sedí k tomu, co už jsme měli doma z loňska.", locale: "cs" },
	{ stars: 5, text: "Udělalo to velkou parádu za málo peněz.", locale: "cs" },
	{
		stars: 5,
		text: "Zdobili jsme sál sokolovny na padesátiny a báli jsme se, že se to v něm ztratí. Neztratilo. Oslavenec se ve dveřích zastavil a chvíli jen koukal.",
		locale: "cs",
	},
	{ stars: 5, text: "Dobře zabalené, nic se nepomačkalo a nic nechybělo.", locale: "cs" },
	{
		stars: 5,
		text: "Doprava rychlá, provedení přesně podle obrázku. Kamarádka si hned objednala totéž na křtiny.",
		locale: "cs",
	},
	{ stars: 5, text: "Jednoduché, a přitom slavnostní. Teta to chce na stříbrnou svatbu.", locale: "cs" },
	{
		stars: 5,
		text: "Oslava vypadala jako od profesionálů, a to jsme ji chystali po večerech u televize.",
		locale: "cs",
	},
	{ stars: 5, text: "Líbilo se dětem i dospělým, víc není co dodat.", locale: "cs" },
	{
		stars: 5,
		text: "Poslední dobou zdobíme doma kdeco a tohle patří k tomu nejlepšímu, co jsme zkusili. Poměr ceny a efektu je výborný.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Hezké, jen si na zdobení nechte víc času, než si myslíte. Začínali jsme hodinu před příchodem hostů a končili s nimi. Ve dvou to jde o dost líp.",
		locale: "cs",
	},
	{ stars: 4, text: "Povedená věc, odstín je ve skutečnosti o něco jemnější.", locale: "cs" },
	{ stars: 4, text: "Pěkné, ale po oslavě je s tím trochu uklízení. S tím se asi musí počítat.", locale: "cs" },
	{ stars: 3, text: "Na fotce to působí větší. Nakonec jsme museli dokoupit ještě jedno balení.", locale: "cs" },
	{ stars: 3, text: "Na jeden večer dobré, na víc už asi ne. Materiál je docela tenký.", locale: "cs" },
	{ stars: 2, text: "Dorazilo pomačkané a přes noc pod knihami se to srovnalo jen napůl.", locale: "cs" },
	{
		stars: 1,
		text: "Objednáno hlavně kvůli barvě a přišla úplně jiná. Peníze vrátili bez řečí, ale oslava se musela obejít bez výzdoby.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Transformed our village hall in half an hour. People took photos of the room before they even took their coats off.",
		locale: "en",
	},
	{ stars: 5, text: "Simple, cheerful and very good value.", locale: "en" },
	{
		stars: 4,
		text: "Looks great, though leave yourself more time for decorating than you think you need.",
		locale: "en",
	},
];
