/** Stands, weights and ribbons for balloons. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_HOLDERS: SeedProduct[] = [
	{
		code: "BL-1531",
		name: { cs: "Konstrukce na balónkový oblouk 2,5 × 2,2 m", en: "Balloon arch frame 2.5 × 2.2 m" },
		description: {
			cs: "Volně stojící oblouk ze sklolaminátových prutů, který sestavíte bez nářadí za deset minut. Dvě patky naplníte vodou a v balení je i 50 plastových spon na svazky balónků. Na hustý oblouk počítejte 120 až 150 balónků o průměru 30 cm. Rozložený se vejde do tašky dlouhé 60 cm; venku jej přivažte, jinak ho převrhne vítr.",
			en: "A free-standing arch of fibreglass rods that goes together without tools in ten minutes. Two bases take water, and 50 plastic clips for balloon clusters are included. A dense arch takes 120 to 150 balloons of 30 cm. Taken apart it fits a 60 cm bag; outdoors tie it down, or the wind will topple it.",
		},
		price: 799,
		sale: 649,
		brand: "balonovo",
		categories: ["helium-a-doplnky", "balonkove-girlandy"],
		attributes: {
			barva: "bila",
			material: "plast",
			kusu: "1",
			napln: "vzduch",
			prilezitost: ["svatba", "narozeniny", "detska-oslava"],
		},
		pictures: [
			{ layout: "single", pieces: ["art:balloon-arch"] },
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon", color: "#e5d2b4" },
					{ art: "art:pump", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#d6a832" },
					{ art: "art:weight", color: "#fbfaf7" },
				],
			},
		],
		popularity: 39,
		addedDaysAgo: 560,
		goesWith: ["BL-1001", "BL-1404", "BL-1512"],
	},
	{
		code: "BL-1532",
		name: { cs: "Stolní stojan na balónky 70 cm, 7 tyček", en: "Table balloon stand 70 cm, 7 sticks" },
		description: {
			cs: "Kytice balónků bez helia: sedm průhledných tyček různé délky s kalíšky v jedné patce. Sestaví se zacvaknutím, použít ho můžete opakovaně. Vejdou se na něj balónky do 25 cm, větší by se navzájem tlačily. Balónky nejsou součástí.",
			en: "A balloon bouquet without helium: seven clear sticks of different lengths with cups in one base. It clicks together and can be used again and again. It holds balloons of up to 25 cm; bigger ones would crowd each other. Balloons are not included.",
		},
		price: 129,
		brand: "balonovo",
		categories: ["helium-a-doplnky"],
		attributes: {
			material: "plast",
			kusu: "1",
			napln: "vzduch",
			prilezitost: ["narozeniny", "detska-oslava", "miminko"],
		},
		labels: ["new"],
		pictures: [
			{ layout: "single", pieces: ["art:balloon-stand"] },
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon", color: "#f7b58f" },
					{ art: "art:straw", color: "#fbfaf7" },
					{ art: "art:weight", color: "#b9bfca" },
					{ art: "art:balloon", color: "#8fdcc2" },
				],
			},
		],
		popularity: 75,
		addedDaysAgo: 26,
		goesWith: ["BL-1001", "BL-1403"],
	},
	{
		code: "BL-1533",
		name: { cs: "Tyčky s kalíškem na balónky 40 cm, 10 ks", en: "Balloon sticks with cups 40 cm, 10 pcs" },
		description: {
			cs: "Deset plastových tyček a deset kalíšků, do jejichž zářezu zasunete hrdlo balónku. Udrží balónky nafouknuté vzduchem do průměru 30 cm a fólie do 45 cm. Děti si je odnesou domů v ruce, aniž by jim uletěly.",
			en: "Ten plastic sticks and ten cups with a notch for the neck of the balloon. They hold air-filled balloons of up to 30 cm and foils of up to 45 cm. Children can carry them home without losing them to the sky.",
		},
		price: 45,
		brand: "balonovo",
		categories: ["helium-a-doplnky"],
		attributes: {
			material: "plast",
			kusu: "10",
			napln: "vzduch",
			prilezitost: ["detska-oslava", "narozeniny", "karneval"],
		},
		variants: [
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:straw", color: "#fbfaf7", color2: "#fbfaf7" },
						{ art: "art:balloon", color: "#e0323f" },
					],
				},
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CER",
				attributes: { barva: "cerna" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:straw", color: "#26232e", color2: "#26232e" },
						{ art: "art:balloon", color: "#fbd041" },
					],
				},
				stock: "warehouse",
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				price: 55,
				attributes: { barva: "zlata" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:straw", color: "#d6a832", color2: "#d6a832" },
						{ art: "art:balloon", color: "#fbfaf7" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:straw", color: "#fbfaf7", color2: "#fbfaf7" },
					{ art: "art:balloon", color: "#e0323f" },
					{ art: "art:straw", color: "#d6a832", color2: "#d6a832" },
					{ art: "art:balloon", color: "#fbd041" },
				],
			},
		],
		popularity: 52,
		addedDaysAgo: 740,
		goesWith: ["BL-1001", "BL-1103"],
	},
	{
		code: "BL-1534",
		name: { cs: "Střapcový ocásek na balónek 1 m", en: "Tassel tail for a balloon 1 m" },
		description: {
			cs: "Šňůra s osmi střapci z hedvábného papíru místo obyčejné stuhy. Patří pod obří balónek od 60 cm, menší by s ním na helium nevzlétl. Střapce přijdou složené, rozstříhané a stačí je zkroutit podle obrázku na obalu.",
			en: "A cord with eight tissue tassels instead of plain ribbon. It goes under a giant balloon of 60 cm or more; a smaller one would not lift it on helium. The tassels arrive folded and cut, ready to twist as shown on the pack.",
		},
		price: 79,
		brand: "papirna",
		categories: ["helium-a-doplnky"],
		attributes: { material: "papir", kusu: "1", prilezitost: ["svatba", "narozeniny", "miminko"] },
		variants: [
			{
				name: { cs: "růžovo-zlatý", en: "pink and gold" },
				code: "RUZZLA",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:tassel", color: "#f790b5" },
						{ art: "art:tassel", color: "#d6a832" },
						{ art: "art:tassel", color: "#f7c6dc" },
					],
				},
			},
			{
				name: { cs: "mátovo-bílý", en: "mint and white" },
				code: "MATBIL",
				attributes: { barva: "mint" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:tassel", color: "#8fdcc2" },
						{ art: "art:tassel", color: "#fbfaf7" },
						{ art: "art:tassel", color: "#8fdcc2" },
					],
				},
			},
			{
				name: { cs: "modro-stříbrný", en: "blue and silver" },
				code: "MODSTR",
				attributes: { barva: "modra" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:tassel", color: "#3f8efc" },
						{ art: "art:tassel", color: "#b9bfca" },
						{ art: "art:tassel", color: "#9cc9ff" },
					],
				},
				stock: "few",
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:tassel", color: "#f790b5" },
					{ art: "art:tassel", color: "#8fdcc2" },
					{ art: "art:tassel", color: "#3f8efc" },
				],
			},
			{
				layout: "garland",
				pieces: [
					{ art: "art:tassel", color: "#f790b5" },
					{ art: "art:tassel", color: "#d6a832" },
					{ art: "art:tassel", color: "#f7c6dc" },
					{ art: "art:tassel", color: "#8fdcc2" },
					{ art: "art:tassel", color: "#fbfaf7" },
				],
			},
		],
		popularity: 29,
		addedDaysAgo: 480,
		goesWith: ["BL-1007", "BL-1518"],
	},
];
