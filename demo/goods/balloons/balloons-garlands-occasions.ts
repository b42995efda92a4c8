/** Balloon garlands, bouquets and columns by occasion. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_GARLANDS_OCCASIONS: SeedProduct[] = [
	{
		code: "BL-1507",
		name: { cs: "Rozlučková girlanda Růžové bublinky, 75 ks", en: "Pink fizz hen party garland kit, 75 pcs" },
		description: {
			cs: "Růžově zlaté, pudrové a průhledné balónky s fóliovým prstenem uprostřed. V sadě je 74 latexových balónků od 13 do 30 cm, prsten vysoký 60 cm, páska a obrázkový návod v češtině. Jako dárek přikládáme růžově zlatou stuhu dlouhou 10 m. Girlanda měří 3 m a vejde se i nad sedačku v apartmánu.",
			en: "Rose gold, powder pink and clear balloons with a foil ring in the middle. The kit holds 74 latex balloons from 13 to 30 cm, a 60 cm ring, tape and illustrated instructions in Czech. A 10 m rose gold ribbon comes as a free gift. The garland is 3 m long and fits above the sofa in a holiday flat.",
		},
		price: 389,
		brand: "fiesta",
		categories: ["balonkove-girlandy", "rozlucka"],
		attributes: {
			barva: ["ruzove-zlata", "ruzova"],
			material: ["latex", "folie"],
			napln: "vzduch",
			motiv: "rozlucka",
			vek: "dospeli",
			prilezitost: "rozlucka",
		},
		labels: ["gift"],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon", color: "#dd9c8d" },
					{ art: "art:balloon", color: "#f7c6dc" },
					{ art: "art:foil-round", color: "#f7c6dc", print: "ring" },
					{ art: "art:balloon-confetti", color: "#dd9c8d", color2: "#fbfaf7" },
					{ art: "art:balloon", color: "#f790b5" },
					{ art: "art:balloon", color: "#dd9c8d" },
					{ art: "art:balloon", color: "#fbfaf7" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:foil-heart", color: "#dd9c8d" },
					{ art: "art:balloon", color: "#f7c6dc" },
					"emoji:ring",
					{ art: "art:balloon-confetti", color: "#dd9c8d", color2: "#fbfaf7" },
					"emoji:bottle-with-popping-cork",
				],
			},
		],
		stock: "few",
		popularity: 51,
		addedDaysAgo: 130,
		goesWith: ["DO-2412", "BL-1526", "DE-3301"],
	},
	{
		code: "BL-1508",
		name: { cs: "Kytice balónků Vítej, miminko, 7 ks", en: "Welcome baby balloon bouquet, 7 pcs" },
		description: {
			cs: "Fóliové srdce 45 cm, dvě hvězdy a čtyři latexové balónky do porodnice i na oslavu doma. Balónky přijdou nenafouknuté i se stuhou a závažím; heliem je naplníme v kterékoliv prodejně. Fólie se vznáší 4–6 dní, latex 8–10 hodin. Před návštěvou porodnice se zeptejte, zda balónky na pokoj smějí.",
			en: "A 45 cm foil heart, two stars and four latex balloons for the maternity ward or a party at home. They come uninflated with ribbon and a weight; any of our shops will fill them with helium. The foil floats for 4–6 days, the latex for 8–10 hours. Check that the ward allows balloons before you visit.",
		},
		price: 269,
		sale: 219,
		brand: "konfety",
		categories: ["balonkove-girlandy", "miminko"],
		attributes: { material: ["folie", "latex"], napln: "helium", motiv: "miminko", prilezitost: "miminko" },
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:foil-heart", color: "#f790b5" },
						{ art: "art:foil-star", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#f7c6dc" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:foil-star", color: "#f790b5" },
						{ art: "art:balloon", color: "#f7c6dc" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:foil-heart", color: "#3f8efc" },
						{ art: "art:foil-star", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#9cc9ff" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:foil-star", color: "#3f8efc" },
						{ art: "art:balloon", color: "#9cc9ff" },
					],
				},
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:foil-heart", color: "#8fdcc2" },
						{ art: "art:foil-star", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#8fdcc2" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#e5d2b4" },
						{ art: "art:foil-star", color: "#8fdcc2" },
						{ art: "art:balloon", color: "#8fdcc2" },
					],
				},
				stock: "branches",
			},
		],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:foil-heart", color: "#f790b5", print: "baby-bottle" },
					{ art: "art:foil-star", color: "#3f8efc" },
					{ art: "art:foil-star", color: "#fbd041" },
					{ art: "art:balloon", color: "#8fdcc2" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#f7c6dc" },
					{ art: "art:balloon", color: "#8fdcc2" },
				],
			},
		],
		popularity: 74,
		addedDaysAgo: 280,
		goesWith: ["BL-1524", "BL-1516"],
	},
	{
		code: "BL-1509",
		name: { cs: "Kytice balónků Superhrdina, 6 ks", en: "Superhero balloon bouquet, 6 pcs" },
		description: {
			cs: "Dvě fóliové hvězdy 45 cm, komiksová bublina s nápisem „BUM!“ a tři latexové balónky v modré, červené a žluté. Stačí svázat stuhou a upevnit k závaží, obojí je přiloženo. Naplnění heliem trvá v prodejně asi deset minut.",
			en: "Two 45 cm foil stars, a comic bubble saying “BUM!” (Czech for boom) and three latex balloons in blue, red and yellow. Tie them with the ribbon and fix them to the weight, both supplied. Filling with helium takes our shops about ten minutes.",
		},
		price: 259,
		brand: "hravec",
		categories: ["balonkove-girlandy", "hrdinove"],
		attributes: {
			barva: ["cervena", "modra", "zluta"],
			material: ["folie", "latex"],
			kusu: "6",
			napln: "helium",
			motiv: "hrdinove",
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny", "karneval"],
		},
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:foil-star", color: "#e0323f" },
					{ art: "art:foil-round", color: "#e0323f", print: "collision" },
					{ art: "art:balloon", color: "#3f8efc" },
					{ art: "art:balloon", color: "#fbd041" },
					{ art: "art:foil-star", color: "#3f8efc" },
					{ art: "art:balloon", color: "#e0323f" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:foil-star", color: "#3f8efc", color2: "#fbd041" },
					"emoji:high-voltage",
					{ art: "art:balloon", color: "#e0323f" },
					{ art: "art:balloon", color: "#fbd041" },
				],
			},
		],
		popularity: 59,
		addedDaysAgo: 95,
		goesWith: ["BL-1201", "SA-6013"],
	},
	{
		code: "BL-1510",
		name: { cs: "Balónkový sloup se stojanem 160 cm, 2 ks", en: "Balloon column with stand 160 cm, 2 pcs" },
		description: {
			cs: "Dva plastové stojany, teleskopické tyče a 82 balónků na pár sloupů ke vchodu, k pódiu nebo vedle dortu. Balónky se svazují po čtyřech a navlékají na tyč, na vrchol přijde jeden o průměru 45 cm. Patky naplňte vodou nebo pískem, každá pojme 1,5 l. Jako dárek přidáváme ruční pumpičku.",
			en: "Two plastic stands, telescopic poles and 82 balloons for a pair of columns by the entrance, the stage or the cake. Tie the balloons in fours, slide them onto the pole and finish with a 45 cm one on top. Fill the bases with water or sand; each takes 1.5 l. A hand pump comes as a free gift.",
		},
		price: 549,
		brand: "balonovo",
		categories: ["balonkove-girlandy"],
		attributes: {
			material: ["latex", "plast"],
			kusu: "2",
			napln: "vzduch",
			motiv: "narozeniny",
			prilezitost: ["narozeniny", "svatba", "detska-oslava"],
		},
		labels: ["gift"],
		variants: [
			{
				name: { cs: "červeno-žlutý", en: "red and yellow" },
				code: "CERZLU",
				attributes: { barva: "cervena" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:balloon-column", color: "#e0323f", color2: "#fbd041" },
						{ art: "art:balloon-column", color: "#e0323f", color2: "#fbd041" },
					],
				},
			},
			{
				name: { cs: "modro-bílý", en: "blue and white" },
				code: "MODBIL",
				attributes: { barva: "modra" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:balloon-column", color: "#3f8efc", color2: "#fbfaf7" },
						{ art: "art:balloon-column", color: "#3f8efc", color2: "#fbfaf7" },
					],
				},
			},
			{
				name: { cs: "bílo-zlatý", en: "white and gold" },
				code: "BILZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:balloon-column", color: "#fbfaf7", color2: "#d6a832" },
						{ art: "art:balloon-column", color: "#fbfaf7", color2: "#d6a832" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:balloon-column", color: "#e0323f", color2: "#fbd041" },
					{ art: "art:balloon-column", color: "#e0323f", color2: "#fbd041" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon", color: "#3f8efc" },
					{ art: "art:pump", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#9cc9ff" },
					{ art: "art:balloon", color: "#fbfaf7" },
				],
			},
		],
		popularity: 37,
		addedDaysAgo: 520,
		goesWith: ["BL-1404", "BL-1408"],
	},
];
