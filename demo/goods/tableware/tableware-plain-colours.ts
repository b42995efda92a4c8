/** Plain plates, trays and bowls in more colours and sizes. */

import type { SeedProduct } from "../../facts/format.ts";

export const TABLEWARE_PLAIN_COLOURS: SeedProduct[] = [
	{
		code: "ST-7101",
		name: { cs: "Velké papírové talíře 27 cm, 10 ks", en: "Large paper plates 27 cm, 10 pcs" },
		description: {
			cs: "Jednobarevné talíře na hlavní chod o průměru 27 cm. Karton o gramáži 350 g/m² se pod řízkem se salátem neprohne a zvýšený okraj udrží i omáčku. Deset kusů v balení; nejsou určené do mikrovlnné trouby.",
			en: "Plain dinner plates, 27 cm across. The 350 g/m² board does not bend under schnitzel and potato salad, and the raised rim keeps gravy in its place. Ten in a pack; not for the microwave.",
		},
		price: 99,
		brand: "papirna",
		categories: ["taliry-a-misky"],
		attributes: {
			barva: ["bezova", "fialova", "oranzova", "cerna", "stribrna"],
			material: "papir",
			kusu: "10",
			prilezitost: ["narozeniny", "svatba", "detska-oslava"],
		},
		variants: [
			{
				name: { cs: "béžová", en: "beige" },
				code: "BEZ",
				attributes: { barva: "bezova" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#e3cfae", color2: "#fbf4e6" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#8a63c9", color2: "#efe6fb" }] },
			},
			{
				name: { cs: "oranžová", en: "orange" },
				code: "ORA",
				attributes: { barva: "oranzova" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#f28a2e", color2: "#fff0df" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#33303a", color2: "#55515e" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#bcc3cd", color2: "#f2f4f7" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:plate", color: "#e3cfae", color2: "#fbf4e6" },
					{ art: "art:plate", color: "#8a63c9", color2: "#efe6fb" },
					{ art: "art:plate", color: "#f28a2e", color2: "#fff0df" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:plate", color: "#33303a", color2: "#55515e" },
					{ art: "art:cutlery", color: "#bcc3cd" },
					{ art: "art:napkin", color: "#f28a2e", color2: "#fff0df" },
				],
			},
		],
		popularity: 81,
		addedDaysAgo: 470,
		goesWith: ["ST-7121", "ST-7111", "ST-2010"],
	},
	{
		code: "ST-7102",
		name: { cs: "Talíře z hnědého papíru 20 cm, 12 ks", en: "Brown paper plates 20 cm, 12 pcs" },
		description: {
			cs: "Talíře z nebarveného hnědého papíru s vroubkovaným okrajem, na který jde psát fixem jména hostů. Průměr 20 cm stačí na obložené chlebíčky i na dva zákusky. V balení je dvanáct kusů; do mikrovlnné trouby nepatří.",
			en: "Plates of undyed brown paper with a scalloped rim that takes guests' names in felt-tip. At 20 cm across they hold open sandwiches or two pastries. Twelve in a pack; not for the microwave.",
		},
		price: 89,
		brand: "papirna",
		categories: ["taliry-a-misky"],
		attributes: {
			barva: "hneda",
			material: "papir",
			kusu: "12",
			prilezitost: ["narozeniny", "svatba"],
		},
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:plate", color: "#b98d5c", color2: "#d9b88c" },
					{ art: "art:plate", color: "#b98d5c", color2: "#d9b88c" },
				],
				tint: "#f3e6d3",
			},
			{
				layout: "set",
				pieces: [{ art: "art:plate", color: "#b98d5c", color2: "#d9b88c" }, "emoji:sandwich", "emoji:olive"],
				tint: "#f3e6d3",
			},
		],
		stock: "branches",
		popularity: 35,
		addedDaysAgo: 710,
		goesWith: ["ST-7112", "ST-2010"],
	},
	{
		code: "ST-7103",
		name: { cs: "Kulaté tácy s metalickým povrchem 30 cm, 4 ks", en: "Round metallic trays 30 cm, 4 pcs" },
		description: {
			cs: "Tácy o průměru 30 cm z lepenky potažené metalickou fólií, s vlnitým okrajem. Unesou zhruba jeden a půl kilogramu chlebíčků nebo cukroví a po akci se otřou vlhkým hadříkem. Čtyři kusy v balení, povrch je určený pro přímý styk s potravinami.",
			en: "Trays 30 cm across, of board covered with metallic foil, with a wavy rim. They carry about one and a half kilos of open sandwiches or biscuits and wipe clean with a damp cloth. Four in a pack; the surface is safe for direct contact with food.",
		},
		price: 89,
		sale: 69,
		brand: "lumina",
		categories: ["taliry-a-misky", "silvestr"],
		attributes: {
			barva: ["zlata", "stribrna", "ruzove-zlata"],
			motiv: "silvestr",
			material: ["papir", "folie"],
			kusu: "4",
			prilezitost: ["silvestr", "svatba", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:plate", color: "#d3a537", color2: "#f4e1a4" },
						{ art: "art:plate", color: "#d3a537", color2: "#f4e1a4" },
					],
				},
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:plate", color: "#aab2be", color2: "#e9edf2" },
						{ art: "art:plate", color: "#aab2be", color2: "#e9edf2" },
					],
				},
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				stock: "none",
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:plate", color: "#d3968c", color2: "#f8ddd6" },
						{ art: "art:plate", color: "#d3968c", color2: "#f8ddd6" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:plate", color: "#d3a537", color2: "#f4e1a4" },
					{ art: "art:plate", color: "#aab2be", color2: "#e9edf2" },
					{ art: "art:plate", color: "#d3968c", color2: "#f8ddd6" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:plate", color: "#d3a537", color2: "#f4e1a4" },
					"emoji:shrimp",
					"emoji:cheese-wedge",
					"emoji:grapes",
				],
			},
		],
		popularity: 62,
		addedDaysAgo: 330,
		goesWith: ["ST-2107", "ST-7123"],
	},
	{
		code: "ST-7104",
		name: { cs: "Zmrzlinové misky 240 ml, 12 ks", en: "Ice cream bowls 240 ml, 12 pcs" },
		description: {
			cs: "Misky se svislými bílými proužky na zmrzlinu, ovocný salát nebo popcorn u filmu. Objem 240 ml odpovídá dvěma kopečkům a hrsti malin, vnitřní vrstva brání promáčení aspoň hodinu. Barvy ladí s ubrousky, talíři i brčky stejného odstínu; v balení je dvanáct misek bez lžiček.",
			en: "Bowls with upright white stripes for ice cream, fruit salad or popcorn at film time. The 240 ml holds two scoops and a handful of raspberries, and the lining keeps the wet in for at least an hour. The colours match our napkins, plates and straws; twelve bowls in a pack, spoons not included.",
		},
		price: 79,
		brand: "konfety",
		categories: ["taliry-a-misky"],
		attributes: {
			barva: ["ruzova", "mint", "zluta", "fialova"],
			material: "papir",
			kusu: "12",
			prilezitost: ["detska-oslava", "narozeniny", "miminko"],
		},
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:bowl", color: "#f6a6c1", color2: "#ffffff" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:bowl", color: "#94dbc4", color2: "#ffffff" }] },
			},
			{
				name: { cs: "žlutá", en: "yellow" },
				code: "ZLU",
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "art:bowl", color: "#f9d65c", color2: "#ffffff" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:bowl", color: "#b79be3", color2: "#ffffff" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:bowl", color: "#f6a6c1", color2: "#ffffff" },
					{ art: "art:bowl", color: "#94dbc4", color2: "#ffffff" },
					{ art: "art:bowl", color: "#f9d65c", color2: "#ffffff" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:bowl", color: "#b79be3", color2: "#ffffff" },
					"emoji:ice-cream",
					"emoji:strawberry",
					"emoji:popcorn",
				],
			},
		],
		popularity: 74,
		addedDaysAgo: 205,
		goesWith: ["ST-7114", "ST-2201"],
	},
];
