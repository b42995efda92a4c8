/** Baby showers: balloons, banners and cake. */

import type { SeedProduct } from "../../facts/format.ts";

export const BABY_THEME: SeedProduct[] = [
	{
		code: "TM-5237",
		name: { cs: "Banner „Vítej, miminko“ 1,8 m", en: "“Vítej, miminko” welcome baby banner 1.8 m" },
		description: {
			cs: "Dvanáct kartonových praporků s písmeny a zaobleným okrajem, mezi slovy visí obláček. Každý měří 11 × 14 cm a po 2,5 m dlouhé stuze se dají posouvat. Hodí se na baby shower i na dveře, když se vracíte z porodnice.",
			en: "Twelve card pennants with rounded edges spell the Czech for “Welcome, baby”, with a cloud between the words. Each measures 11 × 14 cm and slides along a 2.5 m ribbon. Just as good for a baby shower as for the front door on the day you come home.",
		},
		price: 109,
		brand: "papirna",
		categories: ["girlandy", "miminko"],
		attributes: {
			barva: ["ruzova", "modra", "mint"],
			motiv: "miminko",
			material: "papir",
			kusu: "1",
			prilezitost: "miminko",
		},
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:letter-flag", color: "#f790b5", color2: "#ffffff", sign: "V" },
						{ art: "art:letter-flag", color: "#f790b5", color2: "#ffffff", sign: "Í" },
						{ art: "art:letter-flag", color: "#f790b5", color2: "#ffffff", sign: "T" },
						{ art: "art:letter-flag", color: "#f790b5", color2: "#ffffff", sign: "E" },
						{ art: "art:letter-flag", color: "#f790b5", color2: "#ffffff", sign: "J" },
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
						{ art: "art:letter-flag", color: "#7db8ee", color2: "#ffffff", sign: "V" },
						{ art: "art:letter-flag", color: "#7db8ee", color2: "#ffffff", sign: "Í" },
						{ art: "art:letter-flag", color: "#7db8ee", color2: "#ffffff", sign: "T" },
						{ art: "art:letter-flag", color: "#7db8ee", color2: "#ffffff", sign: "E" },
						{ art: "art:letter-flag", color: "#7db8ee", color2: "#ffffff", sign: "J" },
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
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#ffffff", sign: "V" },
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#ffffff", sign: "Í" },
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#ffffff", sign: "T" },
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#ffffff", sign: "E" },
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#ffffff", sign: "J" },
					],
				},
				stock: "few",
			},
		],
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:letter-flag", color: "#f790b5", color2: "#ffffff", sign: "V" },
					{ art: "art:letter-flag", color: "#8fdcc2", color2: "#ffffff", sign: "Í" },
					{ art: "art:letter-flag", color: "#7db8ee", color2: "#ffffff", sign: "T" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#ffffff", sign: "E" },
					{ art: "art:letter-flag", color: "#8fdcc2", color2: "#ffffff", sign: "J" },
				],
			},
			{
				layout: "set",
				pieces: [
					"emoji:baby",
					{ art: "art:letter-flag", color: "#f790b5", sign: "V" },
					{ art: "art:letter-flag", color: "#7db8ee", sign: "M" },
				],
			},
		],
		popularity: 70,
		addedDaysAgo: 430,
		goesWith: ["DE-3003", "TM-5238"],
	},
	{
		code: "TM-5238",
		name: { cs: "Plstěná girlanda s dětskými body 2,5 m", en: "Felt baby-clothes garland 2.5 m" },
		description: {
			cs: "Deset plstěných kousků na dřevěných kolíčcích: bodýčka, ponožky, čepička a bryndáčky v mátové, béžové a bílé. Díly mají 9–12 cm a po provázku se volně posouvají. Po oslavě z girlandy bude výzdoba nad přebalovací pult, nikdy ji však nevěšte nad postýlku v dosahu dítěte.",
			en: "Ten felt pieces on wooden pegs: bodysuits, socks, a bonnet and bibs in mint, beige and white. They are 9–12 cm and slide freely along the string. Afterwards it makes a decoration above the changing table, but never hang it over a cot within the child's reach.",
		},
		price: 219,
		brand: "modrypes",
		categories: ["girlandy", "miminko"],
		attributes: {
			barva: ["mint", "bezova", "bila"],
			motiv: "miminko",
			material: ["plst", "drevo"],
			kusu: "10",
			prilezitost: "miminko",
		},
		labels: ["gift"],
		safety: {
			cs: "Dekorace, není hračka. Nezavěšujte v dosahu dětí, nad postýlku ani do kočárku; provázek hrozí uškrcením a drobné díly vdechnutím.",
			en: "Decoration, not a toy. Do not hang within reach of children, over a cot or in a pram; the string is a strangulation hazard and small parts a choking hazard.",
		},
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:onesie", color: "#8fdcc2", color2: "#fbfaf7" },
					"emoji:socks",
					{ art: "art:onesie", color: "#e3cfae", color2: "#fbfaf7" },
					{ art: "emoji:socks", hue: 120 },
					{ art: "art:onesie", color: "#fbfaf7", color2: "#8fdcc2" },
				],
			},
		],
		popularity: 52,
		addedDaysAgo: 150,
		goesWith: ["TM-5237"],
	},
	{
		code: "TM-5246",
		name: { cs: "Fóliový balónek Dětská lahvička 75 cm", en: "Baby bottle foil balloon 75 cm" },
		description: {
			cs: "Lahvička s mašlí a srdíčky, potištěná z obou stran. Na naplnění počítejte s 35 l helia, pak létá čtyři až pět dní a dá se i dofouknout. Bez helia ji zavěste za poutko nad stůl s dárky.",
			en: "A baby bottle with a bow and hearts, printed on both sides. Allow 35 l of helium; it then floats for four to five days and can be topped up. Without helium, hang it by the tab above the gift table.",
		},
		price: 139,
		brand: "balonovo",
		categories: ["foliove-balonky", "miminko"],
		attributes: {
			barva: ["ruzova", "modra"],
			motiv: "miminko",
			material: "folie",
			kusu: "1",
			napln: "helium",
			prilezitost: "miminko",
		},
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "emoji:baby-bottle", foil: true }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "emoji:baby-bottle", hue: 200, foil: true }] },
			},
		],
		pictures: [{ layout: "single", pieces: [{ art: "emoji:baby-bottle", foil: true }] }],
		popularity: 63,
		addedDaysAgo: 270,
		goesWith: ["BL-1401", "BL-1406"],
	},
	{
		code: "TM-5247",
		name: { cs: "Sada na balónkovou girlandu Obláčky, 100 ks", en: "Little Clouds balloon garland kit, 100 pcs" },
		description: {
			cs: "Sto latexových balónků ve čtyřech velikostech (13, 25, 30 a 45 cm), pět metrů děrované pásky, lepicí body a háčky. Girlanda vyjde na tři až čtyři metry a ve dvou s elektrickou pumpou zabere hodinu. Plní se vzduchem, helium není potřeba.",
			en: "A hundred latex balloons in four sizes (13, 25, 30 and 45 cm), five metres of garland tape, glue dots and hooks. It makes three to four metres and takes two people with an electric pump an hour. Filled with air; no helium needed.",
		},
		price: 449,
		sale: 359,
		brand: "balonovo",
		categories: ["balonkove-girlandy", "miminko"],
		attributes: {
			barva: ["mint", "bila", "ruzova", "modra", "bezova"],
			motiv: "miminko",
			material: "latex",
			kusu: "100",
			napln: "vzduch",
			prilezitost: ["miminko", "detska-oslava"],
		},
		variants: [
			{
				name: { cs: "mátová a bílá", en: "mint and white" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#8fdcc2" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#c9efe2" },
					],
				},
			},
			{
				name: { cs: "růžová a krémová", en: "pink and cream" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#f7c6dc" },
						{ art: "art:balloon", color: "#fbf3e2" },
						{ art: "art:balloon", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "modrá a bílá", en: "blue and white" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#a9d3f5" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#7db8ee" },
					],
				},
			},
			{
				name: { cs: "béžová a bílá", en: "beige and white" },
				code: "BEZ",
				attributes: { barva: "bezova" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#e3cfae" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#cdb18a" },
					],
				},
				stock: "none",
			},
		],
		pictures: [
			{
				layout: "swag",
				pieces: [
					{ art: "art:balloon", color: "#c9efe2" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#f7c6dc" },
					{ art: "art:balloon", color: "#a9d3f5" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#8fdcc2" },
					{ art: "art:balloon", color: "#e3cfae" },
				],
			},
		],
		popularity: 78,
		addedDaysAgo: 95,
		goesWith: ["BL-1404", "BL-1408"],
	},
	{
		code: "TM-5248",
		name: { cs: "Zápich na dort „Čekáme miminko“", en: "“Baby on the way” cake topper (Czech text)" },
		description: {
			cs: "Nápis vyřezaný laserem s obláčkem a srdíčkem, šířka 15 cm, výška i s nožičkami 18 cm. Nožičky před zapíchnutím obalte potravinářskou fólií nebo do dortu vložte brčko. Po oslavě zápich otřete a schovejte, myčka mu nesvědčí.",
			en: "Laser-cut Czech lettering with a cloud and a heart, 15 cm wide and 18 cm tall including the spikes. Wrap the spikes in cling film or push a straw into the cake first. Wipe it after the party and keep it; it does not like dishwashers.",
		},
		price: 99,
		brand: "sladkosti",
		categories: ["svicky-na-dort", "miminko"],
		attributes: {
			barva: ["bezova", "zlata", "mint"],
			motiv: "miminko",
			material: ["drevo", "plast"],
			kusu: "1",
			prilezitost: "miminko",
		},
		variants: [
			{
				name: { cs: "dřevo", en: "wood" },
				code: "DREVO",
				attributes: { barva: "bezova", material: "drevo" },
				picture: {
					layout: "set",
					pieces: [{ art: "art:cake-topper", color: "#cdb18a", color2: "#8fdcc2" }, "emoji:baby-bottle"],
				},
			},
			{
				name: { cs: "zlatý plast", en: "gold plastic" },
				code: "ZLA",
				price: 119,
				attributes: { barva: "zlata", material: "plast" },
				picture: {
					layout: "set",
					pieces: [{ art: "art:cake-topper", color: "#d6a832", color2: "#f7c6dc" }, "emoji:baby-bottle"],
				},
			},
			{
				name: { cs: "mátový plast", en: "mint plastic" },
				code: "MAT",
				price: 119,
				attributes: { barva: "mint", material: "plast" },
				picture: {
					layout: "set",
					pieces: [{ art: "art:cake-topper", color: "#8fdcc2", color2: "#f7c6dc" }, "emoji:baby-bottle"],
				},
				stock: "few",
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					"emoji:birthday-cake",
					{ art: "art:cake-topper", color: "#cdb18a", color2: "#f7c6dc" },
					"emoji:baby-bottle",
				],
			},
		],
		popularity: 45,
		addedDaysAgo: 340,
		goesWith: ["DH-4003"],
	},
];
