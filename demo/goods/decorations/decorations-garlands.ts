/** Tassels, swirls, garlands of the themes and string lights. */

import type { SeedProduct } from "../../facts/format.ts";

export const DECORATIONS_GARLANDS: SeedProduct[] = [
	{
		code: "DE-3003",
		name: { cs: "Střapcová girlanda z hedvábného papíru 2 m", en: "Tissue tassel garland 2 m" },
		description: {
			cs: "Šestnáct střapců z hedvábného papíru a metalické fólie, které se třpytí v každém průvanu. Střapce dorazí nastříhané, zkroutíte je podle obrázku za dvacet minut. Krásná pod svatební stůl i za dětskou židličku.",
			en: "Sixteen tassels in tissue paper and metallic foil that shimmer in the slightest draught. They come ready cut; twist them as shown in about twenty minutes. Lovely along a wedding table or behind a high chair.",
		},
		price: 119,
		sale: 89,
		brand: "papirna",
		categories: ["girlandy", "svatba"],
		attributes: { material: "papir", kusu: "16" },
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:tassel", color: "#f790b5" },
						{ art: "art:tassel", color: "#d6a832" },
						{ art: "art:tassel", color: "#f790b5" },
						{ art: "art:tassel", color: "#d6a832" },
						{ art: "art:tassel", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:tassel", color: "#8fdcc2" },
						{ art: "art:tassel", color: "#d6a832" },
						{ art: "art:tassel", color: "#8fdcc2" },
						{ art: "art:tassel", color: "#d6a832" },
						{ art: "art:tassel", color: "#8fdcc2" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:tassel", color: "#3f8efc" },
						{ art: "art:tassel", color: "#d6a832" },
						{ art: "art:tassel", color: "#3f8efc" },
						{ art: "art:tassel", color: "#d6a832" },
						{ art: "art:tassel", color: "#3f8efc" },
					],
				},
				stock: "branches",
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:tassel", color: "#fbfaf7" },
						{ art: "art:tassel", color: "#d6a832" },
						{ art: "art:tassel", color: "#fbfaf7" },
						{ art: "art:tassel", color: "#d6a832" },
						{ art: "art:tassel", color: "#fbfaf7" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:tassel", color: "#f790b5" },
					{ art: "art:tassel", color: "#d6a832" },
					{ art: "art:tassel", color: "#fbfaf7" },
					{ art: "art:tassel", color: "#f790b5" },
					{ art: "art:tassel", color: "#d6a832" },
				],
			},
		],
		popularity: 57,
		addedDaysAgo: 340,
	},
	{
		code: "DE-3004",
		name: { cs: "Závěsné spirály, 6 ks", en: "Hanging swirls, 6 pcs" },
		description: {
			cs: "Lesklé spirály, které se roztočí od tepla lampy i od tance pod nimi. Rozvinuté měří 60 cm, proto je věšte nad stůl, ne do dveří. Samolepicí terčíky na strop jsou v sáčku.",
			en: "Shiny swirls that spin in the warmth of a lamp or the breeze of dancing below. Unrolled they are 60 cm long, so hang them above a table rather than in a doorway. Adhesive dots for the ceiling are in the bag.",
		},
		price: 69,
		brand: "fiesta",
		categories: ["girlandy"],
		attributes: { material: "folie", kusu: "6" },
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:garland-swirl", color: "#d6a832" },
						{ art: "art:garland-swirl", color: "#d6a832" },
						{ art: "art:garland-swirl", color: "#d6a832" },
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
						{ art: "art:garland-swirl", color: "#b9bfca" },
						{ art: "art:garland-swirl", color: "#b9bfca" },
						{ art: "art:garland-swirl", color: "#b9bfca" },
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
						{ art: "art:garland-swirl", color: "#f790b5" },
						{ art: "art:garland-swirl", color: "#f790b5" },
						{ art: "art:garland-swirl", color: "#f790b5" },
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
						{ art: "art:garland-swirl", color: "#3f8efc" },
						{ art: "art:garland-swirl", color: "#3f8efc" },
						{ art: "art:garland-swirl", color: "#3f8efc" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:garland-swirl", color: "#d6a832" },
					{ art: "art:garland-swirl", color: "#f790b5" },
					{ art: "art:garland-swirl", color: "#3f8efc" },
					{ art: "art:garland-swirl", color: "#b9bfca" },
				],
			},
		],
		popularity: 50,
		addedDaysAgo: 420,
	},
	{
		code: "DE-3005",
		name: { cs: "Pirátská vlaječková girlanda 4 m", en: "Pirate bunting 4 m" },
		description: {
			cs: "Černé a červené praporky se střídají s Jolly Rogerem. Látkové provedení snese i mírný déšť, takže může vlát nad zahradním domkem celé léto. Na každém konci zbývá půl metru šňůrky k uvázání.",
			en: "Black and red flags alternate with the Jolly Roger. The fabric puts up with light rain, so it can fly over the playhouse all summer. Half a metre of cord at each end is left for tying.",
		},
		price: 89,
		brand: "konfety",
		categories: ["girlandy", "pirati"],
		attributes: { material: "polyester", kusu: "1", motiv: "pirati", barva: ["cerna", "cervena"] },
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:flag", color: "#26232e", print: "skull-and-crossbones" },
					{ art: "art:flag", color: "#e0323f", print: "skull-and-crossbones" },
					{ art: "art:flag", color: "#26232e", print: "skull-and-crossbones" },
				],
			},
		],
		popularity: 49,
		addedDaysAgo: 280,
	},
	{
		code: "DE-3006",
		name: { cs: "Girlanda Dinosauří stopa 3 m", en: "Dinosaur trail garland 3 m" },
		description: {
			cs: "Pět plstěných dinosaurů kráčí po šňůře mezi listy kapradí. Po oslavě girlandu přestěhujte nad postel, kde vydrží roky. Praní v ruce na 30 °C jí neublíží.",
			en: "Five felt dinosaurs march along a cord between fern leaves. After the party move it above the bed, where it will last for years. A hand wash at 30 °C does it no harm.",
		},
		price: 95,
		brand: "konfety",
		categories: ["girlandy", "dinosauri"],
		attributes: { material: "plst", kusu: "1", motiv: "dinosauri", barva: "zelena" },
		labels: ["new"],
		pictures: [
			{ layout: "garland", pieces: ["emoji:sauropod", "emoji:herb", "emoji:t-rex", "emoji:herb", "emoji:sauropod"] },
		],
		popularity: 55,
		addedDaysAgo: 12,
	},
	{
		code: "DE-3007",
		name: { cs: "Halloweenská girlanda netopýři a dýně 3 m", en: "Halloween bat and pumpkin garland 3 m" },
		description: {
			cs: "Deset vystřižených tvarů z černého a oranžového kartonu. Zavěste ji před bílou zeď a posviťte zespodu baterkou, stíny jsou dvakrát větší. Sestavená přijde v krabičce, jen ji roztáhnete.",
			en: "Ten die-cut shapes in black and orange card. Hang it in front of a white wall and shine a torch from below to double the size of the shadows. It arrives assembled in a box; just pull it out.",
		},
		price: 85,
		sale: 65,
		brand: "lumina",
		categories: ["girlandy", "halloween"],
		attributes: { material: "papir", kusu: "1", motiv: "halloween", barva: ["cerna", "oranzova"] },
		pictures: [
			{
				layout: "garland",
				pieces: ["emoji:bat", "emoji:jack-o-lantern", "emoji:bat", "emoji:jack-o-lantern", "emoji:bat"],
			},
		],
		stock: "warehouse",
		popularity: 34,
		addedDaysAgo: 370,
	},
	{
		code: "DE-3008",
		name: { cs: "Svatební girlanda „Novomanželé“ 2 m", en: "“Novomanželé” newlyweds garland 2 m" },
		description: {
			cs: "Písmena tištěná na přírodní jutě, mezi nimi dvě bílá srdce. Uvážete ji na nárazník, za hlavní stůl i k fotokoutku. Juta se může lehce třepit, k rustikální svatbě to patří.",
			en: "The Czech word for newlyweds printed on natural jute, framed by two white hearts. Tie it to the bumper, behind the top table or at the photo booth. Jute frays a little, which is all part of a rustic wedding.",
		},
		price: 149,
		brand: "fiesta",
		categories: ["girlandy", "svatba"],
		attributes: { material: "bavlna", kusu: "1", motiv: "svatba", barva: "bezova" },
		pictures: [
			{
				layout: "garland",
				pieces: [
					"emoji:white-heart",
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "N" },
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "O" },
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "V" },
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "O" },
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "M" },
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "A" },
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "N" },
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "Ž" },
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "E" },
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "L" },
					{ art: "art:letter-flag", color: "#e5d2b4", color2: "#6a4630", sign: "É" },
					"emoji:white-heart",
				],
			},
			{ layout: "set", pieces: [{ art: "art:flag", color: "#e5d2b4" }, "emoji:automobile", "emoji:ring"] },
		],
		popularity: 52,
		addedDaysAgo: 250,
	},
	{
		code: "DE-3009",
		name: { cs: "Světelná girlanda Retro 7,5 m, 10 žárovek", en: "Retro festoon lights 7.5 m, 10 bulbs" },
		description: {
			cs: "Teple bílé LED žárovky na venkovní i vnitřní výzdobu, krytí IP44 snese déšť. Dvě girlandy lze zapojit za sebe a osvětlit tak celou pergolu. Spotřeba je pouhých 10 W, kabel k zásuvce měří 3 m. K objednávce přidáváme deset háčků na zavěšení.",
			en: "Warm white LED bulbs for indoors and out; IP44 protection copes with rain. Two strings can be joined to light a whole pergola. They use just 10 W and have a 3 m lead. Ten hanging hooks are included as a free gift.",
		},
		price: 449,
		brand: "lumina",
		categories: ["girlandy", "svatba"],
		attributes: { material: "plast", kusu: "1", motiv: "retro" },
		labels: ["gift"],
		pictures: [
			{
				layout: "garland",
				pieces: ["art:bulb"],
			},
			{ layout: "single", pieces: ["art:bulb"] },
		],
		stock: "few",
		popularity: 63,
		addedDaysAgo: 160,
	},
];
