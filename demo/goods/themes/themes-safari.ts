/** Safari and animals: balloons and tableware. */

import type { SeedProduct } from "../../facts/format.ts";

export const SAFARI_THEME: SeedProduct[] = [
	{
		code: "TM-5021",
		name: { cs: "Stojací fóliové zvíře na vzduch", en: "Standing air-filled foil animal" },
		description: {
			cs: "Prostorový balónek, který stojí na vlastních nohách a vystačí si se vzduchem: plní se brčkem z balení nebo ruční pumpičkou. Žirafa měří na výšku 130 cm, slon 75 cm a zebra 80 cm. Nafouknutý vydrží několik týdnů, v průvanu ho přilepte oboustrannou páskou.",
			en: "A three-dimensional balloon that stands on its own legs and needs only air: fill it with the straw supplied or a hand pump. The giraffe is 130 cm tall, the elephant 75 cm and the zebra 80 cm. Once filled it keeps for several weeks; in a draught, fix it with double-sided tape.",
		},
		price: 189,
		brand: "balonovo",
		categories: ["foliove-balonky", "safari"],
		attributes: {
			material: "folie",
			kusu: "1",
			napln: "vzduch",
			motiv: "zvirata",
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny", "miminko"],
		},
		variants: [
			{
				name: { cs: "žirafa 130 cm", en: "giraffe 130 cm" },
				code: "ZIR",
				price: 239,
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "emoji:giraffe", foil: true }] },
			},
			{
				name: { cs: "slon 75 cm", en: "elephant 75 cm" },
				code: "SLON",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "emoji:elephant", foil: true }] },
			},
			{
				name: { cs: "zebra 80 cm", en: "zebra 80 cm" },
				code: "ZEB",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "emoji:zebra", foil: true }] },
				stock: "none",
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "emoji:giraffe", foil: true },
					{ art: "emoji:elephant", foil: true },
					{ art: "emoji:zebra", foil: true },
				],
			},
		],
		popularity: 85,
		addedDaysAgo: 355,
		goesWith: ["BL-1403", "TM-5022"],
	},
	{
		code: "TM-5022",
		name: { cs: "Balónky s oušky Lesní zvířátka 30 cm, 6 ks", en: "Forest animal balloons with ears 30 cm, 6 pcs" },
		description: {
			cs: "Dvě lišky, dva medvědi a dva zajíčci: latexové balónky o průměru 30 cm a k nim samolepicí uši, čumáky a tlapky z papíru. Nejdřív nafoukněte, potom lepte, s dětmi je to program na půl hodiny. Vzduchem naplněné vydrží týden, s heliem asi 12 hodin.",
			en: "Two foxes, two bears and two hares: latex balloons 30 cm across with self-adhesive paper ears, noses and paws. Inflate first, then stick; with children it fills half an hour. Filled with air they last a week, with helium about 12 hours.",
		},
		price: 99,
		brand: "balonovo",
		categories: ["latexove-balonky", "safari"],
		attributes: {
			barva: ["oranzova", "hneda", "bezova"],
			material: ["latex", "papir"],
			kusu: "6",
			napln: "helium",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny", "miminko"],
		},
		labels: ["new"],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon", color: "#ea8138", print: "fox" },
					{ art: "art:balloon", color: "#8b5a2b", print: "bear" },
					{ art: "art:balloon", color: "#8b5a2b", print: "fox" },
					{ art: "art:balloon", color: "#dcc7a6", print: "rabbit-face" },
					{ art: "art:balloon", color: "#dcc7a6", print: "bear" },
					{ art: "art:balloon", color: "#dcc7a6", print: "rabbit-face" },
				],
				tint: "#fbeed6",
			},
		],
		popularity: 60,
		addedDaysAgo: 9,
		goesWith: ["TM-5025", "BL-1405", "BL-1403"],
	},
	{
		code: "TM-5023",
		name: { cs: "Umělé tropické listy k výzdobě, 24 ks", en: "Artificial tropical leaves, 24 pcs" },
		description: {
			cs: "Textilní listy monstery, palmy a kapradiny ve třech velikostech od 16 do 35 cm, od každé osm kusů. Stonek je z drátku potaženého plastem, ohnete ho, jak potřebujete: do balónkové girlandy, kolem talířů i na dort. Po oslavě je stačí otřít a použít znovu.",
			en: "Fabric monstera, palm and fern leaves in three sizes from 16 to 35 cm, eight of each. The stem is plastic-coated wire that bends as you need: into a balloon garland, round the plates or beside the cake. Wipe them after the party and use them again.",
		},
		price: 169,
		brand: "fiesta",
		categories: ["safari", "balonkove-girlandy"],
		attributes: {
			barva: "zelena",
			material: ["polyester", "kov"],
			kusu: "24",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny", "miminko", "svatba"],
		},
		pictures: [
			{
				layout: "set",
				pieces: ["emoji:palm-tree", "emoji:herb", "emoji:leafy-green", "emoji:four-leaf-clover"],
				tint: "#e9f3db",
			},
			{ layout: "scatter", pieces: ["emoji:herb", "emoji:leafy-green", { art: "emoji:herb", hue: 20 }] },
		],
		popularity: 76,
		addedDaysAgo: 210,
		goesWith: ["BL-1503", "BL-1302", "TM-5028"],
	},
	{
		code: "TM-5024",
		name: { cs: "Talíře Vládce savany 23 cm, 8 ks", en: "Lord of the savanna plates 23 cm, 8 pcs" },
		description: {
			cs: "Žlutý talíř s usměvavou lví hlavou, hřívu tvoří zvlněný okraj. Z tuhého kartonu, na studené i teplé jídlo. Když místo ubrusu dáte na stůl pruh balicího papíru, savana je hotová za pár minut.",
			en: "A yellow plate with a smiling lion, whose mane is the scalloped rim. Stiff card for hot and cold food. Roll out brown wrapping paper instead of a tablecloth and the savanna is ready in minutes.",
		},
		price: 85,
		sale: 69,
		brand: "konfety",
		categories: ["taliry-a-misky", "safari"],
		attributes: {
			barva: ["zluta", "oranzova"],
			material: "papir",
			kusu: "8",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{ layout: "single", pieces: [{ art: "art:plate", color: "#f2b53c", color2: "#b5652a", print: "lion" }] },
			{
				layout: "grid",
				pieces: [
					{ art: "art:plate", color: "#f2b53c", color2: "#b5652a", print: "monkey" },
					{ art: "art:cup", color: "#7fae5a", color2: "#fff6e0", print: "monkey" },
					{ art: "art:napkin", color: "#e9d9b5", color2: "#8b5a2b", print: "monkey" },
				],
			},
		],
		popularity: 73,
		addedDaysAgo: 405,
		goesWith: ["TM-5026", "TM-5027", "ST-2010"],
	},
	{
		code: "TM-5025",
		name: { cs: "Misky Lesní kamarádi 350 ml, 6 ks", en: "Forest friends bowls 350 ml, 6 pcs" },
		description: {
			cs: "Liška, ježek a sova, každé zvířátko na dvou miskách. Jsou akorát na popcorn, ovocný salát nebo kopeček zmrzliny; horkou polévku do nich nelijte. Průměr nahoře 12 cm, výška 5,5 cm.",
			en: "A fox, a hedgehog and an owl, two bowls of each. Just right for popcorn, fruit salad or a scoop of ice cream, but not for hot soup. They are 12 cm across the top and 5.5 cm high.",
		},
		price: 69,
		brand: "papirna",
		categories: ["taliry-a-misky", "safari"],
		attributes: {
			barva: ["oranzova", "hneda", "zelena"],
			material: "papir",
			kusu: "6",
			motiv: "zvirata",
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny", "miminko"],
		},
		pictures: [
			{
				layout: "pair",
				pieces: [{ art: "art:bowl", color: "#d97a3a", color2: "#fff3df", print: "fox" }, "emoji:popcorn"],
			},
			{
				layout: "row",
				pieces: [
					{ art: "art:bowl", color: "#d97a3a", color2: "#fff3df" },
					{ art: "art:bowl", color: "#8a6446", color2: "#f1e2c8" },
					{ art: "art:bowl", color: "#6f9a63", color2: "#f5efda" },
				],
			},
		],
		stock: "branches",
		popularity: 32,
		addedDaysAgo: 540,
		goesWith: ["DO-2007"],
	},
	{
		code: "TM-5026",
		name: { cs: "Kelímky se zvířecím vzorem 250 ml, 8 ks", en: "Animal print cups 250 ml, 8 pcs" },
		description: {
			cs: "Jeden vzor v balení, čtyři na výběr. Namíchejte dvě balení a děti si svůj kelímek poznají podle srsti. Papír s vnitřní vrstvou proti promáčení snese vychlazenou limonádu i kakao do 60 °C.",
			en: "One pattern per pack, four to choose from. Mix two packs and the children will know their cup by its coat. Lined paper for chilled lemonade or cocoa up to 60 °C.",
		},
		price: 65,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "safari"],
		attributes: {
			material: "papir",
			kusu: "8",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny", "karneval"],
		},
		variants: [
			{
				name: { cs: "zebra", en: "zebra" },
				code: "ZEB",
				attributes: { barva: "cerna" },
				picture: {
					layout: "single",
					pieces: [{ art: "art:cup", color: "#2b2a30", color2: "#ffffff", print: "zebra" }],
				},
			},
			{
				name: { cs: "levhart", en: "leopard" },
				code: "LEV",
				attributes: { barva: "hneda" },
				picture: {
					layout: "single",
					pieces: [{ art: "art:cup", color: "#c98f45", color2: "#6b4423", print: "leopard" }],
				},
			},
			{
				name: { cs: "tygr", en: "tiger" },
				code: "TYGR",
				attributes: { barva: "oranzova" },
				picture: {
					layout: "single",
					pieces: [{ art: "art:cup", color: "#f08a34", color2: "#2b2a30", print: "tiger" }],
				},
			},
			{
				name: { cs: "žirafa", en: "giraffe" },
				code: "ZIR",
				attributes: { barva: "zluta" },
				picture: {
					layout: "single",
					pieces: [{ art: "art:cup", color: "#f4d27a", color2: "#a8682f", print: "giraffe" }],
				},
			},
		],
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:cup", color: "#2b2a30", color2: "#ffffff" },
					{ art: "art:cup", color: "#c98f45", color2: "#6b4423" },
					{ art: "art:cup", color: "#f08a34", color2: "#2b2a30" },
					{ art: "art:cup", color: "#f4d27a", color2: "#a8682f" },
				],
			},
		],
		popularity: 54,
		addedDaysAgo: 400,
		goesWith: ["TM-5024"],
	},
	{
		code: "TM-5027",
		name: { cs: "Ubrousky Opičky v liánách, 20 ks", en: "Swinging monkeys napkins, 20 pcs" },
		description: {
			cs: "Třívrstvé ubrousky 33 × 33 cm, na kterých se opičky houpou na liánách a tahají se o banán. Okraj je zelený, rub bílý. Na větší oslavu počítejte dva ubrousky na hosta.",
			en: "Three-ply napkins, 33 × 33 cm, with monkeys swinging on lianas and quarrelling over a banana. Green edge, white back. For a larger party allow two per guest.",
		},
		price: 55,
		brand: "papirna",
		categories: ["ubrousky-a-ubrusy", "safari"],
		attributes: {
			barva: ["zelena", "bila"],
			material: "papir",
			kusu: "20",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:napkin", color: "#5f9a4d", color2: "#fdf6e3", print: "monkey" },
					{ art: "art:napkin", color: "#5f9a4d", color2: "#fdf6e3", print: "banana" },
				],
			},
		],
		popularity: 38,
		addedDaysAgo: 395,
	},
];
