/** Plain plates, bowls and cutlery. */

import type { SeedProduct } from "../../facts/format.ts";

export const TABLEWARE: SeedProduct[] = [
	{
		code: "ST-2001",
		name: { cs: "Papírové talíře 23 cm, 8 ks", en: "Paper plates 23 cm, 8 pcs" },
		description: {
			cs: "Jednobarevné talíře z pevného papíru, které se neprohnou ani pod porcí chlebíčků. Vnitřní strana odpuzuje mastnotu a vodu. Na oslavu pro dvanáct lidí vezměte tři balení, ať máte i na dort.",
			en: "Plain plates in sturdy card that will not sag under a helping of open sandwiches. The inside resists grease and water. For a party of twelve take three packs, so there are enough for the cake as well.",
		},
		price: 69,
		brand: "papirna",
		categories: ["taliry-a-misky"],
		attributes: { material: "papir", kusu: "8" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#e0323f" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#f790b5" }] },
			},
			{
				name: { cs: "žlutá", en: "yellow" },
				code: "ZLU",
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#fbd041" }] },
			},
			{
				name: { cs: "zelená", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#4fae58" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#8fdcc2" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#3f8efc" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#fbfaf7" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#26232e" }] },
				stock: "few",
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				price: 89,
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#d6a832" }] },
			},
		],
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:plate", color: "#e0323f" },
					{ art: "art:plate", color: "#fbd041" },
					{ art: "art:plate", color: "#4fae58" },
					{ art: "art:plate", color: "#3f8efc" },
					{ art: "art:plate", color: "#f790b5" },
					{ art: "art:plate", color: "#fbfaf7" },
				],
			},
			{
				layout: "row",
				pieces: [
					{ art: "art:plate", color: "#f790b5" },
					{ art: "art:plate", color: "#fbfaf7" },
					{ art: "art:plate", color: "#d6a832" },
				],
			},
		],
		popularity: 91,
		addedDaysAgo: 620,
	},
	{
		code: "ST-2002",
		name: { cs: "Dezertní talířky 18 cm, 20 ks", en: "Dessert plates 18 cm, 20 pcs" },
		description: {
			cs: "Menší talířky na dort, jednohubky a ovoce. Dvacet kusů obslouží většinu školní třídy. Papír pochází z lesů s certifikátem FSC a po použití patří do tříděného odpadu.",
			en: "Smaller plates for cake, canapés and fruit. Twenty will serve most of a school class. The card comes from FSC-certified forests and can be recycled when clean.",
		},
		price: 89,
		sale: 75,
		brand: "papirna",
		categories: ["taliry-a-misky"],
		attributes: { material: "papir", kusu: "20" },
		variants: [
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:plate", color: "#fbfaf7" },
						{ art: "art:plate", color: "#fbfaf7" },
					],
				},
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:plate", color: "#f790b5" },
						{ art: "art:plate", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:plate", color: "#8fdcc2" },
						{ art: "art:plate", color: "#8fdcc2" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:plate", color: "#3f8efc" },
						{ art: "art:plate", color: "#3f8efc" },
					],
				},
			},
			{
				name: { cs: "žlutá", en: "yellow" },
				code: "ZLU",
				attributes: { barva: "zluta" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:plate", color: "#fbd041" },
						{ art: "art:plate", color: "#fbd041" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:plate", color: "#8fdcc2" },
					{ art: "art:plate", color: "#fbfaf7" },
					{ art: "art:plate", color: "#f790b5" },
				],
			},
		],
		popularity: 73,
		addedDaysAgo: 480,
	},
	{
		code: "ST-2003",
		name: { cs: "Papírové misky 400 ml, 8 ks", en: "Paper bowls 400 ml, 8 pcs" },
		description: {
			cs: "Na popcorn, brambůrky, zmrzlinu i hrnek gulášovky. Vysoký okraj udrží polévku do teploty 80 °C. Misky se skládají do sebe, takže zaberou minimum místa.",
			en: "For popcorn, crisps, ice cream or a helping of goulash soup. The high rim copes with soup up to 80 °C. The bowls nest, so they take up very little room.",
		},
		price: 79,
		brand: "papirna",
		categories: ["taliry-a-misky"],
		attributes: { material: "papir", kusu: "8" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:bowl", color: "#e0323f" }] },
			},
			{
				name: { cs: "žlutá", en: "yellow" },
				code: "ZLU",
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "art:bowl", color: "#fbd041" }] },
				stock: "warehouse",
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:bowl", color: "#3f8efc" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:bowl", color: "#fbfaf7" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:bowl", color: "#e0323f" },
					{ art: "art:bowl", color: "#fbd041" },
					{ art: "art:bowl", color: "#3f8efc" },
				],
			},
		],
		popularity: 51,
		addedDaysAgo: 390,
	},
	{
		code: "ST-2010",
		name: { cs: "Dřevěné příbory, sada 24 ks", en: "Wooden cutlery, set of 24" },
		description: {
			cs: "Osm vidliček, osm nožů a osm lžic z hladce broušené břízy, třísek se bát nemusíte. Barevné rukojeti pomáhají dětem poznat ten svůj příbor. Po oslavě mohou do bioodpadu.",
			en: "Eight forks, eight knives and eight spoons in smoothly sanded birch, so no splinters. Coloured handles help children recognise their own. They can be composted afterwards.",
		},
		price: 85,
		brand: "papirna",
		categories: ["taliry-a-misky"],
		attributes: { material: "drevo", kusu: "24" },
		variants: [
			{
				name: { cs: "béžová", en: "beige" },
				code: "BEZ",
				attributes: { barva: "bezova" },
				picture: { layout: "single", pieces: [{ art: "art:cutlery", color: "#e5d2b4", color2: "#e5d2b4" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:cutlery", color: "#8fdcc2", color2: "#e5d2b4" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:cutlery", color: "#f790b5", color2: "#e5d2b4" }] },
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:cutlery", color: "#e5d2b4" },
					{ art: "art:cutlery", color: "#8fdcc2" },
					{ art: "art:cutlery", color: "#f790b5" },
				],
			},
		],
		popularity: 47,
		addedDaysAgo: 330,
	},
];
