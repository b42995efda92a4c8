/** Candles and cake toppers. */

import type { SeedProduct } from "../../facts/format.ts";

export const CAKE_AND_GAMES: SeedProduct[] = [
	{
		code: "DH-4001",
		name: { cs: "Číselná svíčka na dort 7 cm", en: "Number candle 7 cm" },
		description: {
			cs: "Třpytivá svíčka na bezpečném plastovém hrotu, který drží v korpusu i v krému. Hoří asi 12 minut, zpívat tedy můžete i druhou sloku. Pro dvouciferný věk si vyberte dvě číslice.",
			en: "A glittering candle on a food-safe plastic spike that holds in sponge or cream. It burns for about 12 minutes, long enough for a second verse. For a two-figure age choose two digits.",
		},
		price: 39,
		brand: "sladkosti",
		categories: ["svicky-na-dort"],
		attributes: { material: "vosk", kusu: "1", motiv: "narozeniny", barva: "zlata" },
		variants: [
			{
				name: { cs: "0", en: "0" },
				code: "0",
				picture: { layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "0" }] },
			},
			{
				name: { cs: "1", en: "1" },
				code: "1",
				picture: { layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "1" }] },
			},
			{
				name: { cs: "2", en: "2" },
				code: "2",
				picture: { layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "2" }] },
			},
			{
				name: { cs: "3", en: "3" },
				code: "3",
				picture: { layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "3" }] },
			},
			{
				name: { cs: "4", en: "4" },
				code: "4",
				picture: { layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "4" }] },
			},
			{
				name: { cs: "5", en: "5" },
				code: "5",
				picture: { layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "5" }] },
			},
			{
				name: { cs: "6", en: "6" },
				code: "6",
				picture: { layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "6" }] },
			},
			{
				name: { cs: "7", en: "7" },
				code: "7",
				picture: { layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "7" }] },
			},
			{
				name: { cs: "8", en: "8" },
				code: "8",
				picture: { layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "8" }] },
				stock: "few",
			},
			{
				name: { cs: "9", en: "9" },
				code: "9",
				picture: { layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "9" }] },
			},
		],
		pictures: [
			{ layout: "single", pieces: [{ art: "art:candle-number", color: "#d6a832", sign: "3" }] },
			{ layout: "set", pieces: ["emoji:birthday-cake", { art: "art:candle-number", color: "#d6a832", sign: "1" }] },
		],
		popularity: 93,
		addedDaysAgo: 610,
	},
	{
		code: "DH-4002",
		name: { cs: "Svíčka prskavka na dort, 4 ks", en: "Cake sparkler candles, 4 pcs" },
		description: {
			cs: "Dortová fontána, která půl minuty jiskří studeným stříbrným plamenem. Na dort stačí jedna, u patrových použijte dvě proti sobě. Zapalujte na délku paže a až dohoří, hrot vyjměte kleštěmi, zůstává horký.",
			en: "A cake fountain that throws silver sparks for half a minute. One per cake is enough; for tiered cakes use two opposite each other. Light at arm's length and remove the hot tip with tongs once it burns out.",
		},
		price: 79,
		sale: 65,
		brand: "lumina",
		categories: ["svicky-na-dort"],
		attributes: { kusu: "4", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle-sparkler", color: "#d6a832" },
						{ art: "art:candle-sparkler", color: "#d6a832" },
						{ art: "art:candle-sparkler", color: "#d6a832" },
						{ art: "art:candle-sparkler", color: "#d6a832" },
					],
				},
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle-sparkler", color: "#b9bfca" },
						{ art: "art:candle-sparkler", color: "#b9bfca" },
						{ art: "art:candle-sparkler", color: "#b9bfca" },
						{ art: "art:candle-sparkler", color: "#b9bfca" },
					],
				},
			},
		],
		minimumAge: 15,
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:candle-sparkler", color: "#d6a832" },
					{ art: "art:candle-sparkler", color: "#d6a832" },
					{ art: "art:candle-sparkler", color: "#d6a832" },
					{ art: "art:candle-sparkler", color: "#d6a832" },
				],
			},
			{
				layout: "set",
				pieces: ["emoji:birthday-cake", { art: "art:candle-sparkler", color: "#b9bfca" }, "emoji:sparkles"],
			},
		],
		popularity: 87,
		addedDaysAgo: 520,
	},
	{
		code: "DH-4003",
		name: { cs: "Spirálové svíčky s držáky, 24 ks", en: "Spiral candles with holders, 24 pcs" },
		description: {
			cs: "Klasika z babiččina dortu: tenké kroucené svíčky s držáky, které zachytí kapky vosku. Čtyřiadvacet kusů stačí na troje dětské narozeniny. Hoří asi osm minut.",
			en: "The classic from granny's cake: slim twisted candles with holders that catch the drips. Twenty-four will see you through several children's birthdays. They burn for about eight minutes.",
		},
		price: 45,
		brand: "sladkosti",
		categories: ["svicky-na-dort"],
		attributes: { material: "vosk", kusu: "24", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "barevný mix", en: "assorted" },
				code: "MIX",
				attributes: { barva: "duhova" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle", color: "#e0323f" },
						{ art: "art:candle", color: "#fbd041" },
						{ art: "art:candle", color: "#4fae58" },
						{ art: "art:candle", color: "#3f8efc" },
						{ art: "art:candle", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle", color: "#f790b5" },
						{ art: "art:candle", color: "#f790b5" },
						{ art: "art:candle", color: "#f790b5" },
						{ art: "art:candle", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle", color: "#3f8efc" },
						{ art: "art:candle", color: "#3f8efc" },
						{ art: "art:candle", color: "#3f8efc" },
						{ art: "art:candle", color: "#3f8efc" },
					],
				},
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle", color: "#fbfaf7" },
						{ art: "art:candle", color: "#fbfaf7" },
						{ art: "art:candle", color: "#fbfaf7" },
						{ art: "art:candle", color: "#fbfaf7" },
					],
				},
				stock: "branches",
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle", color: "#d6a832" },
						{ art: "art:candle", color: "#d6a832" },
						{ art: "art:candle", color: "#d6a832" },
						{ art: "art:candle", color: "#d6a832" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:candle", color: "#f790b5" },
					{ art: "art:candle", color: "#3f8efc" },
					{ art: "art:candle", color: "#fbd041" },
					{ art: "art:candle", color: "#8fdcc2" },
				],
			},
		],
		popularity: 79,
		addedDaysAgo: 600,
	},
	{
		code: "DH-4004",
		name: { cs: "Zápich na dort „Všechno nejlepší“", en: "“Všechno nejlepší” cake topper" },
		description: {
			cs: "Ozdobné písmo vyřezané laserem, které z obyčejné bábovky udělá narozeninový dort. Zápich je široký 15 cm a po opláchnutí poslouží znovu. Vkládejte jej až těsně před podáváním.",
			en: "Ornate Czech lettering, laser-cut, turning a plain bundt into a birthday cake. The topper is 15 cm wide and can be rinsed and used again. Put it in just before serving.",
		},
		price: 89,
		brand: "sladkosti",
		categories: ["svicky-na-dort"],
		attributes: { kusu: "1", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "dřevo", en: "wood" },
				code: "DREVO",
				attributes: { material: "drevo", barva: "hneda" },
				picture: { layout: "single", pieces: [{ art: "art:cake-topper", color: "#8a5b3c" }] },
			},
			{
				name: { cs: "zlatý plast", en: "gold plastic" },
				code: "ZLATY",
				price: 99,
				attributes: { material: "plast", barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:cake-topper", color: "#d6a832" }] },
			},
			{
				name: { cs: "růžově zlatý plast", en: "rose gold plastic" },
				code: "RZL",
				price: 99,
				attributes: { material: "plast", barva: "ruzove-zlata" },
				picture: { layout: "single", pieces: [{ art: "art:cake-topper", color: "#dd9c8d" }] },
				stock: "few",
			},
		],
		pictures: [{ layout: "set", pieces: [{ art: "art:cake-topper", color: "#d6a832" }, "emoji:birthday-cake"] }],
		popularity: 68,
		addedDaysAgo: 330,
	},
	{
		code: "DH-4005",
		name: { cs: "Svatební zápich na dort „Mr & Mrs“", en: "“Mr & Mrs” wedding cake topper" },
		description: {
			cs: "Jemný nápis se dvěma prstýnky na vrchol svatebního dortu. Stojí na dvou hrotech, takže se nekývá ani při převozu. Vyrobeno z březové překližky v české dílně, jako dárek přibalíme dvě svíčky prskavky.",
			en: "A delicate inscription with two rings for the top of the wedding cake. It stands on two spikes, so it does not wobble on the road. Made of birch plywood in a Czech workshop, with two sparkler candles as a free gift.",
		},
		price: 149,
		brand: "sladkosti",
		categories: ["svicky-na-dort", "svatba"],
		attributes: { material: "drevo", kusu: "1", motiv: "svatba", barva: "bezova" },
		labels: ["gift"],
		pictures: [
			{ layout: "set", pieces: [{ art: "art:cake-topper", color: "#e5d2b4" }, "emoji:ring", "emoji:white-heart"] },
			{ layout: "pair", pieces: [{ art: "art:cake-topper", color: "#e5d2b4" }, "emoji:shortcake"] },
		],
		popularity: 44,
		addedDaysAgo: 220,
	},
	{
		code: "DH-4006",
		name: { cs: "Svíčky Dinosauři, 5 ks", en: "Dinosaur candles, 5 pcs" },
		description: {
			cs: "Pět ručně malovaných ještěrů vysokých 4 cm, kteří obsadí dort jako pravěkou louku. Kolem nich nasypte strouhanou čokoládu a máte sopečnou půdu. Děti si chtějí dinosaury nechat, proto je nechte hořet jen chvilku.",
			en: "Five hand-painted dinosaurs, 4 cm tall, to roam the cake like a prehistoric meadow. Sprinkle grated chocolate around them for volcanic soil. Children like to keep the dinosaurs, so let them burn just briefly.",
		},
		price: 99,
		brand: "lumina",
		categories: ["svicky-na-dort", "dinosauri"],
		attributes: { material: "vosk", kusu: "5", motiv: "dinosauri", barva: ["zelena", "oranzova"] },
		labels: ["new"],
		pictures: [
			{
				layout: "row",
				pieces: [
					"emoji:t-rex",
					{ art: "art:candle", color: "#4fae58" },
					"emoji:sauropod",
					{ art: "art:candle", color: "#f58634" },
				],
			},
		],
		popularity: 65,
		addedDaysAgo: 4,
	},
	{
		code: "DH-4007",
		name: { cs: "Sada na muffiny Jednorožec, 24 ks", en: "Unicorn cupcake set, 24 pcs" },
		description: {
			cs: "Čtyřiadvacet pastelových košíčků a stejný počet zápichů s rohem, oušky a duhou. Papír nepropouští mastnotu a v troubě snese 220 °C. Muffiny zdobte až vychladlé, krém by se rozpustil.",
			en: "Twenty-four pastel cases and as many toppers with a horn, ears and a rainbow. The paper is greaseproof and withstands 220 °C in the oven. Decorate the cupcakes once cool or the cream will melt.",
		},
		price: 119,
		sale: 89,
		brand: "sladkosti",
		categories: ["svicky-na-dort", "jednorozci"],
		attributes: { material: "papir", kusu: "24", motiv: "jednorozec" },
		pictures: [
			{
				layout: "set",
				pieces: ["emoji:cupcake", "emoji:unicorn", "emoji:rainbow", { art: "art:cake-topper", color: "#f790b5" }],
			},
		],
		popularity: 56,
		addedDaysAgo: 260,
	},
	{
		code: "DH-4008",
		name: { cs: "Pirátské zápichy do občerstvení, 24 ks", en: "Pirate food picks, 24 pcs" },
		description: {
			cs: "Bambusová párátka s vlaječkou do jednohubek, ovoce i muffinů. Zapíchněte je do rozpůleného melounu a pirátská flotila může vyplout. Pro děti do 3 let jsou příliš ostrá.",
			en: "Bamboo picks with a flag for canapés, fruit and cupcakes. Stick them into melon halves and your pirate fleet can set sail. Too sharp for children under 3.",
		},
		price: 59,
		brand: "konfety",
		categories: ["svicky-na-dort", "pirati"],
		attributes: { material: "drevo", kusu: "24", motiv: "pirati", barva: "cerna" },
		pictures: [
			{ layout: "row", pieces: ["emoji:pirate-flag", "emoji:cupcake", "emoji:pirate-flag"] },
			{ layout: "set", pieces: ["emoji:watermelon", "emoji:pirate-flag"] },
		],
		stock: "warehouse",
		popularity: 35,
		addedDaysAgo: 350,
	},
];
