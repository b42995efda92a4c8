/** Plain cups and straws in more colours and sizes. */

import type { SeedProduct } from "../../facts/format.ts";

export const TABLEWARE_PLAIN_COLOUR_CUPS: SeedProduct[] = [
	{
		code: "ST-7111",
		name: { cs: "Papírové kelímky 350 ml, 10 ks", en: "Paper cups 350 ml, 10 pcs" },
		description: {
			cs: "Větší kelímky na limonádu s ledem, horkou čokoládu i domácí bramboračku. Dvojitá stěna z papíru hřeje méně do prstů než běžný kelímek, okraj je zarolovaný a nekape. Vejdou se do držáku ve většině aut i do skládacích stojanů na raut.",
			en: "Bigger cups for lemonade with ice, hot chocolate or home-made potato soup. The double paper wall is kinder to the fingers than an ordinary cup, and the rolled rim does not drip. They fit most car cup holders and folding buffet stands.",
		},
		price: 89,
		brand: "papirna",
		categories: ["kelimky-a-brcka"],
		attributes: {
			barva: ["oranzova", "fialova", "zlata", "bezova", "cerna"],
			material: "papir",
			kusu: "10",
			prilezitost: ["narozeniny", "svatba", "detska-oslava"],
		},
		labels: ["new"],
		variants: [
			{
				name: { cs: "oranžová", en: "orange" },
				code: "ORA",
				attributes: { barva: "oranzova" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#f28a2e", color2: "#f28a2e" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#8a63c9", color2: "#8a63c9" }] },
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#cf9f33", color2: "#cf9f33" }] },
			},
			{
				name: { cs: "béžová", en: "beige" },
				code: "BEZ",
				attributes: { barva: "bezova" },
				stock: "warehouse",
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#e3cfae", color2: "#e3cfae" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#33303a", color2: "#33303a" }] },
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:cup", color: "#f28a2e", color2: "#f28a2e" },
					{ art: "art:cup", color: "#8a63c9", color2: "#8a63c9" },
					{ art: "art:cup", color: "#cf9f33", color2: "#cf9f33" },
					{ art: "art:cup", color: "#33303a", color2: "#33303a" },
				],
			},
		],
		popularity: 65,
		addedDaysAgo: 14,
		goesWith: ["ST-7101", "ST-7114"],
	},
	{
		code: "ST-7112",
		name: { cs: "Kelímky na espresso 120 ml, 20 ks", en: "Espresso cups 120 ml, 20 pcs" },
		description: {
			cs: "Malé kelímky na espresso, vaječný koňak nebo ochutnávku domácí švestkovice. Rýhovaná stěna nepálí do ruky ani bez návleku. Dvacet kusů vystačí na kávu po svatební hostině u jednoho stolu.",
			en: "Small cups for espresso, eggnog or a taste of home-made plum brandy. The ribbed wall does not burn the hand and needs no sleeve. Twenty are enough for coffee after the wedding feast at one long table.",
		},
		price: 85,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "svatba"],
		attributes: {
			barva: ["hneda", "bila", "cervena"],
			motiv: "svatba",
			material: "papir",
			kusu: "20",
			vek: "dospeli",
			prilezitost: ["svatba", "narozeniny", "silvestr"],
		},
		variants: [
			{
				name: { cs: "hnědá", en: "brown" },
				code: "HNE",
				attributes: { barva: "hneda" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cup", color: "#8d6242", color2: "#8d6242" },
						{ art: "art:cup", color: "#8d6242", color2: "#8d6242" },
					],
				},
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cup", color: "#f8f6f0", color2: "#f8f6f0" },
						{ art: "art:cup", color: "#f8f6f0", color2: "#f8f6f0" },
					],
				},
			},
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cup", color: "#c9303a", color2: "#c9303a" },
						{ art: "art:cup", color: "#c9303a", color2: "#c9303a" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:cup", color: "#8d6242", color2: "#8d6242" }, "emoji:hot-beverage", "emoji:cookie"],
			},
			{
				layout: "trio",
				pieces: [
					{ art: "art:cup", color: "#8d6242", color2: "#8d6242" },
					{ art: "art:cup", color: "#f8f6f0", color2: "#f8f6f0" },
					{ art: "art:cup", color: "#c9303a", color2: "#c9303a" },
				],
			},
		],
		popularity: 43,
		addedDaysAgo: 560,
	},
	{
		code: "ST-7113",
		name: { cs: "Plastové kelímky do myčky 400 ml, 4 ks", en: "Dishwasher-safe plastic cups 400 ml, 4 pcs" },
		description: {
			cs: "Pevné kelímky z polypropylenu, které snesou pád na dlažbu i mytí v horním koši myčky. Mají matný povrch, rysku po 100 ml a dají se zasunout do sebe, čtyři kusy tak zaberou místo dvou. Objem 400 ml, výška 12,5 cm.",
			en: "Sturdy polypropylene cups that survive a fall on the patio and the top rack of the dishwasher. They have a matt surface and a line every 100 ml, and nest so that four take the room of two. 400 ml, 12.5 cm tall.",
		},
		price: 129,
		brand: "modrypes",
		categories: ["kelimky-a-brcka"],
		attributes: {
			barva: ["modra", "ruzova", "mint", "zluta"],
			material: "plast",
			kusu: "4",
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#2f6fd0", color2: "#2f6fd0" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#ef7fae", color2: "#ef7fae" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#79d0b6", color2: "#79d0b6" }] },
			},
			{
				name: { cs: "žlutá", en: "yellow" },
				code: "ZLU",
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#f4c430", color2: "#f4c430" }] },
			},
		],
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:cup", color: "#2f6fd0", color2: "#2f6fd0" },
					{ art: "art:cup", color: "#ef7fae", color2: "#ef7fae" },
					{ art: "art:cup", color: "#79d0b6", color2: "#79d0b6" },
					{ art: "art:cup", color: "#f4c430", color2: "#f4c430" },
				],
			},
		],
		popularity: 58,
		addedDaysAgo: 395,
		goesWith: ["ST-7114"],
	},
	{
		code: "ST-7114",
		name: { cs: "Jednobarevná papírová brčka 20 cm, 50 ks", en: "Plain paper straws 20 cm, 50 pcs" },
		description: {
			cs: "Brčka ze čtyř vrstev papíru, průměr 6 mm a délka 20 cm. V limonádě vydrží pevná zhruba dvě hodiny, v hustém koktejlu o něco méně. Balení 50 kusů v uzavíratelné krabičce; hodí se i jako tyčky k vlaječkám na muffiny.",
			en: "Straws of four paper layers, 6 mm wide and 20 cm long. They stay firm for about two hours in lemonade, a little less in a thick milkshake. Fifty in a resealable box; they also make good sticks for cupcake flags.",
		},
		price: 69,
		brand: "papirna",
		categories: ["kelimky-a-brcka"],
		attributes: {
			barva: ["cerna", "bila", "zelena", "oranzova", "fialova"],
			material: "papir",
			kusu: "50",
			prilezitost: ["narozeniny", "svatba", "detska-oslava"],
		},
		variants: [
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:straw", color: "#2c2933", color2: "#2c2933" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:straw", color: "#faf8f2", color2: "#f1ece0" }] },
			},
			{
				name: { cs: "zelená", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				stock: "branches",
				picture: { layout: "single", pieces: [{ art: "art:straw", color: "#4a9a55", color2: "#4a9a55" }] },
			},
			{
				name: { cs: "oranžová", en: "orange" },
				code: "ORA",
				attributes: { barva: "oranzova" },
				picture: { layout: "single", pieces: [{ art: "art:straw", color: "#f28a2e", color2: "#f28a2e" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:straw", color: "#8a63c9", color2: "#8a63c9" }] },
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:straw", color: "#2c2933", color2: "#2c2933" },
					{ art: "art:straw", color: "#4a9a55", color2: "#4a9a55" },
					{ art: "art:straw", color: "#f28a2e", color2: "#f28a2e" },
					{ art: "art:straw", color: "#8a63c9", color2: "#8a63c9" },
				],
			},
			{
				layout: "set",
				pieces: [{ art: "art:straw", color: "#f28a2e", color2: "#f28a2e" }, "emoji:cup-with-straw", "emoji:lemon"],
			},
		],
		popularity: 70,
		addedDaysAgo: 600,
		goesWith: ["ST-7111", "ST-2101"],
	},
];
