import type { SeedProduct } from "../../facts/format.ts";

/** Make-up, face paint and temporary tattoos. */
export const makeUp: SeedProduct[] = [
	{
		code: "DO-2301",
		name: { cs: "Sada barev na obličej, 8 odstínů", en: "Face paint set, 8 shades" },
		description: {
			cs:
				"Vodové barvy v paletě se dvěma štětci a houbičkou, které vystačí asi na čtyřicet dětských obličejů. Nanášejí se navlhčeným štětcem " +
				"a smyjí se mýdlem a vodou. Dermatologicky testováno, přesto barvu den předem zkuste na předloktí. Otevřenou paletu z hygienických důvodů " +
				"nelze vrátit.",
			en:
				"Water-based paints in a palette with two brushes and a sponge, enough for about forty children's faces. Apply with a damp brush and wash " +
				"off with soap and water. Dermatologically tested, but try a little on the forearm the day before. For hygiene an opened palette cannot be " +
				"returned.",
		},
		price: 349,
		sale: 299,
		brand: "hravec",
		categories: ["liceni"],
		attributes: { barva: "duhova", kusu: "8", vek: ["3-5", "6-8", "9-12"] },
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:face-paint", color: "#d6203a", color2: "#2f7fd6" },
					"emoji:tiger-face",
					"emoji:butterfly",
					"emoji:paintbrush",
				],
			},
			{ layout: "trio", pieces: ["emoji:tiger-face", "emoji:butterfly", "emoji:panda"] },
		],
		popularity: 93,
	},
	{
		code: "DO-2302",
		name: { cs: "Obličejová barva v tyčince", en: "Face paint stick" },
		description: {
			cs:
				"Vysouvací tyčinka, se kterou si poradí i dítě: stačí malovat rovnou na kůži. Jedna vydrží na celou sezonu fandění. Odlíčíte ji krémem " +
				"nebo tělovým mlékem. Víčko je přelepené pečetí a po jejím porušení nelze tyčinku vrátit.",
			en:
				"A twist-up stick that even a child can handle, used straight on the skin. One lasts a whole season of cheering. Remove with cream or body " +
				"lotion. The cap carries a seal; once broken, the stick cannot be returned.",
		},
		price: 49,
		brand: "hravec",
		categories: ["liceni"],
		attributes: { kusu: "1" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "RUD",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:paint-stick", color: "#d6203a" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:paint-stick", color: "#2f7fd6" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:paint-stick", color: "#f7f5f0" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CER",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:paint-stick", color: "#23202a", color2: "#b9b3c6" }] },
			},
			{
				name: { cs: "zelená", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:paint-stick", color: "#3fa34d" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:paint-stick", color: "#f7f5f0" },
					{ art: "art:paint-stick", color: "#d6203a" },
					{ art: "art:paint-stick", color: "#2f7fd6" },
				],
			},
		],
		popularity: 70,
	},
	{
		code: "DO-2303",
		name: { cs: "Umělá krev v tubě 30 ml", en: "Fake blood tube 30 ml" },
		description: {
			cs:
				"Hustá krev, která pomalu stéká a nezasychá do prášku. Z kůže dolů stačí teplá voda, světlé látky ale může obarvit natrvalo, chraňte je " +
				"tedy ubrouskem. Neobsahuje cukr, vosy nepřilákáte. Tuba je uzavřená fólií, otevřenou nevracíme.",
			en:
				"Thick blood that runs slowly and does not dry to powder. Warm water takes it off the skin, but pale fabrics may stain for good, so cover " +
				"them. It contains no sugar and attracts no wasps. The tube is foil-sealed and not returnable once opened.",
		},
		price: 69,
		brand: "maskara",
		categories: ["liceni", "halloween"],
		attributes: { barva: "cervena", motiv: "halloween", kusu: "1" },
		pictures: [{ layout: "single", pieces: ["art:make-up-tube"] }],
		popularity: 79,
	},
	{
		code: "DO-2304",
		name: { cs: "Třpytky na obličej a tělo v gelu", en: "Face and body glitter gel" },
		description: {
			cs:
				"Hvězdičky a drobné třpytky v průhledném gelu, který drží bez lepidla. Rozetřete ho prstem na líce, klíční kosti i do vlasů. Třpytky jsou " +
				"z celulózy, ne z plastu. Kelímek 10 ml má hygienickou fólii pod víčkem a po jejím stržení ho nelze vrátit.",
			en:
				"Stars and fine glitter in a clear gel that stays on without glue. Spread it with a finger on cheeks, collarbones or hair. The glitter is " +
				"cellulose, not plastic. The 10 ml pot has a hygiene foil under the lid and cannot be returned once it is removed.",
		},
		price: 119,
		brand: "lumina",
		categories: ["liceni", "jednorozci"],
		attributes: { motiv: "jednorozec" },
		labels: ["new"],
		variants: [
			{
				name: { cs: "duhové", en: "rainbow" },
				code: "DUH",
				attributes: { barva: "duhova" },
				picture: { layout: "single", pieces: [{ art: "art:glitter-pot", color: "#8e5bd0", color2: "#3fb8c9" }] },
			},
			{
				name: { cs: "zlaté", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:glitter-pot", color: "#e3b23c", color2: "#c9973a" }] },
			},
			{
				name: { cs: "růžové", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:glitter-pot", color: "#f290b5", color2: "#c95a8a" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:glitter-pot", color: "#8e5bd0", color2: "#3fb8c9" },
					{ art: "art:glitter-pot", color: "#e3b23c", color2: "#c9973a" },
					{ art: "art:glitter-pot", color: "#f290b5", color2: "#c95a8a" },
				],
			},
		],
		popularity: 64,
		addedDaysAgo: 7,
	},
	{
		code: "DO-2305",
		name: { cs: "Líčicí sada Zombie s tekutým latexem", en: "Zombie make-up kit with liquid latex" },
		description: {
			cs:
				"Tekutý latex, šedá a zelená barva, umělá krev, houbička a návod krok za krokem. Latex nanášejte ve slabých vrstvách s kousky ubrousku, " +
				"schne pět minut a sloupne se. Nevhodné pro alergiky na latex a pro děti do 14 let. Rozbalenou sadu nelze z hygienických důvodů vrátit.",
			en:
				"Liquid latex, grey and green paint, fake blood, a sponge and step-by-step instructions. Build thin layers of latex with scraps of tissue; " +
				"it dries in five minutes and peels off. Not for anyone allergic to latex, nor for children under 14. For hygiene an opened kit cannot be " +
				"returned.",
		},
		price: 249,
		brand: "maskara",
		categories: ["liceni", "halloween"],
		attributes: { barva: ["zelena", "cervena"], motiv: "halloween", material: "latex", vek: "dospeli" },
		pictures: [
			{
				layout: "set",
				pieces: [
					"emoji:person-zombie",
					{ art: "art:face-paint", color: "#7d9a6a", color2: "#8d93a0" },
					"emoji:drop-of-blood",
					"emoji:paintbrush",
				],
			},
			{ layout: "pair", pieces: [{ art: "art:face-paint", color: "#7d9a6a", color2: "#8d93a0" }, "emoji:brain"] },
		],
		popularity: 71,
	},
	{
		code: "DO-2306",
		name: { cs: "Lepicí tetování Piráti a mapy, 12 ks", en: "Temporary tattoos Pirates and maps, pack of 12" },
		description: {
			cs:
				"Kotvy, lebky, kompasy a mapa pokladu na celé předloktí. Přitisknete, navlhčíte houbičkou, počkáte půl minuty a je hotovo. Vydrží dva až " +
				"tři dny, dolů jdou dětským olejem. Potěší v taštičkách pro hosty.",
			en:
				"Anchors, skulls, compasses and a treasure map for the whole forearm. Press on, damp with a sponge, wait half a minute and you are done. " +
				"They last two or three days and come off with baby oil. A treat for party bags.",
		},
		price: 59,
		brand: "papirna",
		categories: ["liceni", "pirati"],
		attributes: { motiv: ["pirati", "more"], kusu: "12", vek: ["3-5", "6-8", "9-12"] },
		pictures: [
			{
				layout: "grid",
				pieces: [
					"emoji:anchor",
					"emoji:skull-and-crossbones",
					"emoji:compass",
					"emoji:ship",
					"emoji:parrot",
					"emoji:world-map",
				],
			},
		],
		popularity: 67,
	},
	{
		code: "DO-2307",
		name: { cs: "Lepicí tetování Dinosauři, 12 ks", en: "Temporary tattoos Dinosaurs, pack of 12" },
		description: {
			cs:
				"Dvanáct obtisků s popisky, aby bylo jasné, že stegosaurus není triceratops. Barvy jsou zdravotně nezávadné a vyhovují normě pro hračky. " +
				"Voda, houbička a trpělivost na třicet vteřin. Jednotlivé archy lze rozstříhat.",
			en:
				"Twelve transfers with captions, so nobody takes a stegosaurus for a triceratops. The inks are safe and meet the toy standard. Water, a " +
				"sponge and thirty seconds of patience. The sheets can be cut apart.",
		},
		price: 59,
		brand: "papirna",
		categories: ["liceni", "dinosauri"],
		attributes: { motiv: "dinosauri", kusu: "12", vek: ["3-5", "6-8"] },
		pictures: [
			{
				layout: "grid",
				pieces: ["emoji:t-rex", "emoji:sauropod", "emoji:volcano", "emoji:egg", "emoji:footprints", "emoji:bone"],
			},
		],
		popularity: 62,
	},
];
