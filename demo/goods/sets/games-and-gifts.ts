/** Games and small gifts. */

import type { SeedProduct } from "../../facts/format.ts";

export const GAMES_AND_GIFTS: SeedProduct[] = [
	{
		code: "DH-4201",
		name: { cs: "Bublifuk do taštičky, 6 ks", en: "Party bag bubbles, 6 pcs" },
		description: {
			cs: "Šest lahviček po 50 ml s hrou s kuličkou ve víčku. Roztok je bez parfémů a z oblečení se snadno vypere. Potěší děti na oslavě a hosty na svatbě místo rýže.",
			en: "Six 50 ml bottles with a ball puzzle in the lid. The solution is fragrance-free and washes out of clothes easily. Fun for children at a party, or for wedding guests instead of rice.",
		},
		price: 79,
		brand: "hravec",
		categories: ["hry-a-darky"],
		attributes: { material: "plast", kusu: "6", vek: ["3-5", "6-8"] },
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:bubbles", color: "#f790b5" },
					{ art: "art:bubbles", color: "#3f8efc" },
					{ art: "art:bubbles", color: "#4fae58" },
				],
			},
		],
		popularity: 67,
		addedDaysAgo: 450,
	},
	{
		code: "DH-4202",
		name: { cs: "Dárkové taštičky papírové, 8 ks", en: "Paper party bags, 8 pcs" },
		description: {
			cs: "Taštičky s uchem na drobnosti, které si hosté odnesou domů. Dovnitř se vejde bublifuk, kousek dortu a hrst bonbonů. Na bílé pole napište jméno, ať nevzniknou hádky.",
			en: "Handled bags for the little things guests take home. There is room for bubbles, a slice of cake and a handful of sweets. Write names in the white panel to prevent arguments.",
		},
		price: 69,
		brand: "papirna",
		categories: ["hry-a-darky"],
		attributes: { material: "papir", kusu: "8", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:party-bag", color: "#f790b5" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:party-bag", color: "#3f8efc" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:party-bag", color: "#8fdcc2" }] },
			},
			{
				name: { cs: "žlutá", en: "yellow" },
				code: "ZLU",
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "art:party-bag", color: "#fbd041" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:party-bag", color: "#fbfaf7" }] },
				stock: "none",
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:party-bag", color: "#fbd041" },
					{ art: "art:party-bag", color: "#8fdcc2" },
					{ art: "art:party-bag", color: "#f790b5" },
				],
			},
		],
		popularity: 71,
		addedDaysAgo: 490,
	},
	{
		code: "DH-4203",
		name: { cs: "Párty čepičky s bambulkou, 8 ks", en: "Party hats with pompoms, 8 pcs" },
		description: {
			cs: "Papírové kloboučky s měkkou bambulí a gumičkou, která neškrtí. Sluší dětem, dědečkům i trpělivým psům. Čtyři vzory v jednom balení, od každého dva kusy.",
			en: "Paper hats with a soft pompom and elastic that does not pinch. They suit children, grandfathers and patient dogs. Four designs in a pack, two of each.",
		},
		price: 75,
		sale: 59,
		brand: "konfety",
		categories: ["hry-a-darky"],
		attributes: { material: "papir", kusu: "8", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "pastelové", en: "pastel" },
				code: "PAST",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:party-hat", color: "#f790b5", color2: "#fbfaf7" },
						{ art: "art:party-hat", color: "#8fdcc2", color2: "#fbfaf7" },
						{ art: "art:party-hat", color: "#c9a7eb", color2: "#fbfaf7" },
					],
				},
			},
			{
				name: { cs: "duhové", en: "rainbow" },
				code: "DUH",
				attributes: { barva: "duhova" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:party-hat", color: "#e0323f", color2: "#fbd041" },
						{ art: "art:party-hat", color: "#3f8efc", color2: "#fbd041" },
						{ art: "art:party-hat", color: "#4fae58", color2: "#f58634" },
					],
				},
			},
			{
				name: { cs: "zlaté", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:party-hat", color: "#d6a832", color2: "#fbfaf7" },
						{ art: "art:party-hat", color: "#d6a832", color2: "#26232e" },
						{ art: "art:party-hat", color: "#d6a832", color2: "#fbfaf7" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:party-hat", color: "#f790b5", color2: "#fbd041" },
					{ art: "art:party-hat", color: "#3f8efc", color2: "#fbfaf7" },
					{ art: "art:party-hat", color: "#8fdcc2", color2: "#e0323f" },
				],
			},
			{ layout: "set", pieces: ["emoji:dog-face", { art: "art:party-hat", color: "#e0323f", color2: "#fbd041" }] },
		],
		popularity: 70,
		addedDaysAgo: 360,
	},
	{
		code: "DH-4204",
		name: { cs: "Frkačky na oslavu, 6 ks", en: "Party blowouts, 6 pcs" },
		description: {
			cs: "Vyfouknou se do délky 25 cm a přitom vydávají přesně ten zvuk, který si pamatujete. Náustek je z tvrdého plastu, aby se nerozmočil. Sousedy raději upozorněte předem.",
			en: "They roll out to 25 cm and make exactly the sound you remember. The mouthpiece is hard plastic, so it will not go soggy. Better warn the neighbours.",
		},
		price: 55,
		brand: "konfety",
		categories: ["hry-a-darky"],
		attributes: { material: "papir", kusu: "6", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:blowout", color: "#e0323f", color2: "#fbd041" },
						{ art: "art:blowout", color: "#e0323f", color2: "#fbfaf7" },
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
						{ art: "art:blowout", color: "#3f8efc", color2: "#fbd041" },
						{ art: "art:blowout", color: "#3f8efc", color2: "#fbfaf7" },
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
						{ art: "art:blowout", color: "#f790b5", color2: "#fbd041" },
						{ art: "art:blowout", color: "#f790b5", color2: "#fbfaf7" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:blowout", color: "#e0323f" },
					{ art: "art:blowout", color: "#3f8efc" },
					{ art: "art:blowout", color: "#fbd041" },
				],
			},
		],
		popularity: 54,
		addedDaysAgo: 510,
	},
	{
		code: "DH-4205",
		name: { cs: "Hra Cesta za pokladem", en: "Treasure hunt game" },
		description: {
			cs: "Dvanáct hádanek, mapa a deset diplomů na hodinu a půl pátrání po bytě nebo zahradě. Obálky rozmístíte podle návodu za čtvrt hodiny, poklad dodáte sami. Hraje tři až deset dětí, čtenář v posádce nutný. Dárkem ke hře je deset čokoládových dukátů.",
			en: "Twelve riddles, a map and ten certificates for an hour and a half of searching indoors or in the garden. Hide the envelopes in a quarter of an hour and supply the treasure yourself. For three to ten children, one of whom needs to read Czech. Ten chocolate ducats come as a free gift.",
		},
		price: 199,
		brand: "hravec",
		categories: ["hry-a-darky", "pirati"],
		attributes: { material: "papir", kusu: "1", motiv: "pirati", vek: ["6-8", "9-12"] },
		labels: ["gift"],
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:game-box", color: "#8a5b3c" }, "emoji:world-map", "emoji:compass", "emoji:old-key"],
			},
			{ layout: "row", pieces: ["emoji:scroll", "emoji:coin", "emoji:compass"] },
		],
		popularity: 64,
		addedDaysAgo: 230,
	},
	{
		code: "DH-4206",
		name: { cs: "Hra Přišpendli roh jednorožci", en: "Pin the horn on the unicorn" },
		description: {
			cs: "Plakát o rozměru 50 × 70 cm, šestnáct samolepicích rohů a škraboška přes oči. Špendlíky nejsou potřeba, rohy jdou znovu odlepit. Pravidla pochopí i čtyřletí.",
			en: "A 50 × 70 cm poster, sixteen sticker horns and a blindfold. No pins needed, and the horns peel off again. Even four-year-olds get the rules.",
		},
		price: 99,
		brand: "hravec",
		categories: ["hry-a-darky", "jednorozci"],
		attributes: { material: "papir", kusu: "1", motiv: "jednorozec", vek: ["3-5", "6-8"] },
		labels: ["new"],
		pictures: [
			{
				layout: "set",
				pieces: [
					"emoji:unicorn",
					{ art: "art:mask-eye", color: "#8e5bd0" },
					"emoji:bullseye",
					{ art: "art:game-box", color: "#f790b5" },
				],
			},
		],
		popularity: 57,
		addedDaysAgo: 16,
	},
	{
		code: "DH-4207",
		name: { cs: "Mikulášský balíček pro hodné děti", en: "St Nicholas treat bag" },
		description: {
			cs: "Jutový pytlík s čokoládovým čertem, perníčkem, mandarinkovými bonbony a jedním uhlíkem z lékořice, pro jistotu. Stačí přidat jméno a nechat za dveřmi. Perník obsahuje lepek a vejce, čokoláda mléko.",
			en: "A jute bag with a chocolate devil, gingerbread, mandarin sweets and one lump of liquorice coal, just in case. Add a name and leave it at the door. The gingerbread contains gluten and eggs, the chocolate milk.",
		},
		price: 129,
		sale: 99,
		vat: 12,
		brand: "sladkosti",
		categories: ["hry-a-darky", "cert-a-mikulas"],
		attributes: { kusu: "1", motiv: "mikulas", vek: ["3-5", "6-8", "9-12"] },
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:party-bag", color: "#c9a06a", color2: "#a97d48", print: "smiling-face-with-horns", hue: 85 },
					"emoji:cookie",
					"emoji:candy",
					"emoji:tangerine",
					"emoji:rock",
				],
			},
		],
		stock: "warehouse",
		popularity: 22,
		addedDaysAgo: 35,
	},
	{
		code: "DH-4208",
		name: { cs: "Mini dárečky do taštiček, 50 ks", en: "Party bag toys, 50 pcs" },
		description: {
			cs: "Káči, píšťalky, gumy, prstýnky a skákací míčky: padesát drobností do piňaty i do losování. Pro deset dětí vychází pět překvapení na každé. Malé části, nevhodné pro děti do 3 let.",
			en: "Spinning tops, whistles, erasers, rings and bouncy balls: fifty little things for a piñata or a lucky dip. For ten children that makes five surprises each. Small parts; not suitable for children under 3.",
		},
		price: 229,
		brand: "modrypes",
		categories: ["hry-a-darky"],
		attributes: { material: "plast", kusu: "50", vek: ["3-5", "6-8", "9-12"] },
		pictures: [
			{
				layout: "scatter",
				pieces: ["emoji:yo-yo", "emoji:ring", "emoji:crayon", "emoji:puzzle-piece", "emoji:soccer-ball", "emoji:kite"],
			},
		],
		popularity: 61,
		addedDaysAgo: 380,
	},
];
