/** Piñatas and what goes in them. */

import type { SeedProduct } from "../../facts/format.ts";

export const PINATAS: SeedProduct[] = [
	{
		code: "DH-4101",
		name: { cs: "Piňata Oslík 40 cm", en: "Donkey piñata 40 cm" },
		description: {
			cs: "Tradiční mexický oslík z kartonu a krepového papíru. Otvorem na hřbetě jej naplníte až kilogramem bonbonů a hraček, na deset dětí stačí polovina. Mlátí se holí se zavázanýma očima, ostatní zatím couvnou o dva metry. Náplň a hůl nejsou součástí balení.",
			en: "The traditional Mexican donkey in card and crêpe paper. Through the flap on its back it takes up to a kilogram of sweets and toys; half is enough for ten children. Players hit it blindfolded while everyone else stands back two metres. Filling and stick not included.",
		},
		price: 349,
		brand: "modrypes",
		categories: ["pinaty"],
		attributes: { material: "papir", kusu: "1", vek: ["6-8", "9-12"], motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:pinata", color: "#f790b5", color2: "#fbd041" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:pinata", color: "#3f8efc", color2: "#fbd041" }] },
			},
			{
				name: { cs: "duhová", en: "rainbow" },
				code: "DUH",
				attributes: { barva: "duhova" },
				picture: { layout: "single", pieces: [{ art: "art:pinata", color: "#e0323f", color2: "#3f8efc" }] },
			},
		],
		pictures: [
			{ layout: "single", pieces: [{ art: "art:pinata", color: "#f790b5", color2: "#fbd041" }] },
			{
				layout: "set",
				pieces: [{ art: "art:pinata", color: "#3f8efc", color2: "#f58634" }, "emoji:candy", "emoji:lollipop"],
			},
		],
		popularity: 80,
		addedDaysAgo: 480,
	},
	{
		code: "DH-4102",
		name: { cs: "Piňata Jednorožec, tahací", en: "Unicorn pull-string piñata" },
		description: {
			cs: "Místo rány holí děti zatáhnou za jednu z dvanácti stužek a jen jedna otevře dvířka. Bezpečná volba do bytu a pro školkové děti. Vejde se do ní asi 500 g sladkostí.",
			en: "Instead of swinging a stick, children pull one of twelve ribbons and only one opens the hatch. A safe choice for indoors and for nursery children. It holds around 500 g of sweets.",
		},
		price: 399,
		sale: 339,
		brand: "modrypes",
		categories: ["pinaty", "jednorozci"],
		attributes: { material: "papir", kusu: "1", vek: ["3-5", "6-8"], motiv: "jednorozec", barva: "duhova" },
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:pinata", color: "#fbfaf7", color2: "#f790b5" },
					"emoji:unicorn",
					"emoji:rainbow",
					"emoji:candy",
				],
			},
		],
		popularity: 73,
		addedDaysAgo: 270,
	},
	{
		code: "DH-4103",
		name: { cs: "Piňata Číslo 50 cm", en: "Number piñata 50 cm" },
		description: {
			cs: "Piňata ve tvaru číslice, kterou oslavenec rozbije na počest nového roku života. Než přijde na řadu, poslouží jako stojící dekorace za dortem. Plnění otvorem na zadní straně, háček nahoře unese 2 kg.",
			en: "A piñata in the shape of a digit to be smashed in honour of the year ahead. Until then it stands behind the cake as decoration. Fill it through the back; the hook at the top holds 2 kg.",
		},
		price: 379,
		brand: "modrypes",
		categories: ["pinaty"],
		attributes: { material: "papir", kusu: "1", motiv: "narozeniny", vek: ["3-5", "6-8", "9-12"] },
		variants: [
			{
				name: { cs: "1", en: "1" },
				code: "1",
				picture: {
					layout: "single",
					pieces: [{ art: "art:pinata-number", color: "#f790b5", color2: "#fbd041", sign: "1" }],
				},
			},
			{
				name: { cs: "2", en: "2" },
				code: "2",
				picture: {
					layout: "single",
					pieces: [{ art: "art:pinata-number", color: "#3f8efc", color2: "#fbd041", sign: "2" }],
				},
			},
			{
				name: { cs: "3", en: "3" },
				code: "3",
				picture: {
					layout: "single",
					pieces: [{ art: "art:pinata-number", color: "#4fae58", color2: "#fbd041", sign: "3" }],
				},
			},
			{
				name: { cs: "4", en: "4" },
				code: "4",
				picture: {
					layout: "single",
					pieces: [{ art: "art:pinata-number", color: "#f58634", color2: "#fbd041", sign: "4" }],
				},
			},
			{
				name: { cs: "5", en: "5" },
				code: "5",
				picture: {
					layout: "single",
					pieces: [{ art: "art:pinata-number", color: "#8e5bd0", color2: "#fbd041", sign: "5" }],
				},
			},
			{
				name: { cs: "6", en: "6" },
				code: "6",
				picture: {
					layout: "single",
					pieces: [{ art: "art:pinata-number", color: "#f790b5", color2: "#fbd041", sign: "6" }],
				},
			},
			{
				name: { cs: "7", en: "7" },
				code: "7",
				picture: {
					layout: "single",
					pieces: [{ art: "art:pinata-number", color: "#3f8efc", color2: "#fbd041", sign: "7" }],
				},
			},
			{
				name: { cs: "8", en: "8" },
				code: "8",
				picture: {
					layout: "single",
					pieces: [{ art: "art:pinata-number", color: "#4fae58", color2: "#fbd041", sign: "8" }],
				},
			},
			{
				name: { cs: "9", en: "9" },
				code: "9",
				picture: {
					layout: "single",
					pieces: [{ art: "art:pinata-number", color: "#f58634", color2: "#fbd041", sign: "9" }],
				},
				stock: "warehouse",
			},
		],
		pictures: [{ layout: "single", pieces: [{ art: "art:pinata-number", color: "#8e5bd0", sign: "5" }] }],
		popularity: 60,
		addedDaysAgo: 300,
	},
	{
		code: "DH-4104",
		name: { cs: "Piňata Pirátská truhla", en: "Treasure chest piñata" },
		description: {
			cs: "Truhla se zlatým kováním, pod jejímž víkem cinkají čokoládové dukáty. Pověste ji na strom a nechte posádku hledat podle mapy. Stěny jsou záměrně pevnější, vydrží nejméně deset ran.",
			en: "A chest with gold fittings and chocolate ducats jingling under the lid. Hang it in a tree and let the crew find it with a map. The walls are deliberately tougher and last for at least ten blows.",
		},
		price: 369,
		brand: "modrypes",
		categories: ["pinaty", "pirati"],
		attributes: { material: "papir", kusu: "1", motiv: "pirati", barva: "hneda", vek: ["6-8", "9-12"] },
		pictures: [{ layout: "single", pieces: ["art:pinata-chest"] }],
		stock: "few",
		popularity: 51,
		addedDaysAgo: 290,
	},
	{
		code: "DH-4105",
		name: { cs: "Sladká náplň do piňaty 500 g", en: "Sweet piñata filling 500 g" },
		description: {
			cs: "Bonbony, lízátka a želatinky jednotlivě zabalené, aby pád na trávník nevadil. Na jedno dítě počítejte 50 g, jeden sáček tedy podělí deset malých hostů. Obsahuje mléko, může obsahovat stopy ořechů.",
			en: "Individually wrapped sweets, lollies and jellies that do not mind landing on the lawn. Allow 50 g per child, so one bag goes round ten small guests. Contains milk; may contain traces of nuts.",
		},
		price: 169,
		vat: 12,
		brand: "sladkosti",
		categories: ["pinaty"],
		attributes: { kusu: "1" },
		pictures: [
			{ layout: "scatter", pieces: ["emoji:candy", "emoji:lollipop", "emoji:chocolate-bar", "emoji:candy"] },
			{ layout: "pair", pieces: ["emoji:piata", "emoji:candy"] },
		],
		popularity: 62,
		addedDaysAgo: 190,
	},
];
