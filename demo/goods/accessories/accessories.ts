import type { SeedProduct } from "../../facts/format.ts";

/** Masks and fangs. */
export const masks: SeedProduct[] = [
	{
		code: "DO-2001",
		name: { cs: "Benátská škraboška s krajkou", en: "Venetian eye mask with lace" },
		description: {
			cs:
				"Pevná škraboška potažená saténem, s krajkou a kamínky kolem očí. Vzadu se váže na stuhu, takže sedne i přes složitý účes, a zevnitř je " +
				"vystlaná měkkou látkou. Nosí ji hosté maškarních plesů, kteří nechtějí celý kostým.",
			en:
				"A firm eye mask covered in satin, with lace and small stones round the eyes. It ties with a ribbon, so it sits well over an elaborate " +
				"hairdo, and it is lined with soft fabric. The choice of ball guests who do not want a whole costume.",
		},
		price: 149,
		brand: "maskara",
		categories: ["masky"],
		attributes: { velikost: "univerzalni", vek: "dospeli", material: ["plast", "polyester"] },
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:mask-eye", color: "#e0b23c", color2: "#8a5a1c" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CER",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:mask-eye", color: "#23202a", color2: "#c3c8d1" }] },
			},
			{
				name: { cs: "červená", en: "red" },
				code: "RUD",
				attributes: { barva: "cervena" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:mask-eye", color: "#c21f34", color2: "#e0b23c" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:mask-eye", color: "#f7f3ea", color2: "#e0b23c" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:mask-eye", color: "#e0b23c", color2: "#8a5a1c" },
					{ art: "art:mask-eye", color: "#23202a", color2: "#c3c8d1" },
					{ art: "art:mask-eye", color: "#c21f34", color2: "#e0b23c" },
				],
			},
		],
		popularity: 87,
	},
	{
		code: "DO-2002",
		name: { cs: "Škraboška s pavím pérem", en: "Peacock feather eye mask" },
		description: {
			cs:
				"Tyrkysová škraboška, ze které se na boku zvedá skutečné paví pero a kohoutí peříčka. Pero měří 25 cm a drží na drátku, dá se lehce ohnout " +
				"do strany. Přepravujeme ji v krabičce, ať dorazí nepomačkaná.",
			en:
				"A turquoise eye mask with a real peacock feather and hackles rising from one side. The feather is 25 cm long and wired, so you can bend " +
				"it gently aside. We ship it in a box to keep it uncrushed.",
		},
		price: 229,
		sale: 189,
		brand: "maskara",
		categories: ["masky"],
		attributes: { barva: ["modra", "zelena"], velikost: "univerzalni", vek: "dospeli" },
		pictures: [
			{ layout: "pair", pieces: [{ art: "art:mask-eye", color: "#1c9aa0", color2: "#2f62b5" }, "emoji:peacock"] },
		],
		stock: "few",
		popularity: 44,
	},
	{
		code: "DO-2003",
		name: { cs: "Latexová maska Tyranosaurus", en: "Latex mask T. rex" },
		description: {
			cs:
				"Celohlavová maska s otevřenou tlamou, kterou vidíte i dýcháte. Latex po vybalení chvíli voní, nechte ji den vyvětrat. Z hygienických " +
				"důvodů je zatavená v sáčku a po otevření ji nelze vrátit.",
			en:
				"A full-head mask with an open mouth that you see and breathe through. New latex has a smell, so air it for a day. Sealed in a bag for " +
				"hygiene; it cannot be returned once opened.",
		},
		price: 299,
		brand: "maskara",
		categories: ["masky", "dinosauri"],
		attributes: {
			barva: "zelena",
			motiv: ["dinosauri", "zvirata"],
			material: "latex",
			velikost: "univerzalni",
			vek: "dospeli",
		},
		pictures: [{ layout: "single", pieces: ["art:mask-trex"] }],
		popularity: 56,
	},
	{
		code: "DO-2004",
		name: { cs: "Latexová maska Jednorožec", en: "Latex mask Unicorn" },
		description: {
			cs:
				"Hlava bílého jednorožce se zlatým rohem a růžovou hřívou z umělého vlasu. Vnitřní obvod 60 cm, otvory k vidění jsou v nozdrách. Zábava na " +
				"fotky, rozlučky i cyklojízdy; maska je hygienicky balená a rozbalenou ji nepřijímáme zpět.",
			en:
				"A white unicorn head with a golden horn and a pink mane of synthetic hair. Inner circumference 60 cm, with eye holes in the nostrils. " +
				"Good fun for photos, stag nights and fancy-dress rides; sealed for hygiene and not returnable once unwrapped.",
		},
		price: 289,
		brand: "maskara",
		categories: ["masky", "jednorozci"],
		attributes: {
			barva: ["bila", "ruzova"],
			motiv: ["jednorozec", "zvirata"],
			material: "latex",
			velikost: "univerzalni",
			vek: "dospeli",
		},
		pictures: [
			{ layout: "single", pieces: ["emoji:unicorn"] },
			{ layout: "pair", pieces: ["emoji:unicorn", "emoji:partying-face"] },
		],
		popularity: 59,
	},
	{
		code: "DO-2005",
		name: { cs: "Čertovská maska s jazykem", en: "Devil mask with tongue" },
		description: {
			cs:
				"Tradiční mikulášská maska z tvrzeného plastu s chlupatým obočím, rohy a vyplazeným jazykem z plsti. Drží na široké gumě a zakrývá jen " +
				"obličej, takže pod ní unesete čepici. Menší děti varujte předem, je opravdu ošklivá.",
			en:
				"A traditional Czech devil mask of rigid plastic with hairy eyebrows, horns and a felt tongue sticking out. It has a wide elastic band and " +
				"covers only the face, leaving room for a warm hat. Warn small children first, for it is properly ugly.",
		},
		price: 199,
		brand: "maskara",
		categories: ["masky", "cert-a-mikulas", "halloween"],
		attributes: {
			barva: ["cervena", "cerna"],
			motiv: "mikulas",
			material: ["plast", "plst"],
			velikost: "univerzalni",
			vek: "dospeli",
		},
		pictures: [
			{
				layout: "set",
				pieces: ["emoji:ogre", { art: "art:horns", color: "#5b3a2a" }, { art: "art:chain", color: "#8d93a0" }],
			},
		],
		stock: "warehouse",
		popularity: 69,
	},
	{
		code: "DO-2006",
		name: { cs: "Maska Lebka bílá", en: "White skull mask" },
		description: {
			cs:
				"Lehká plastová maska lebky na gumičce. Dá se nosit tak, jak je, nebo přetřít akrylem do barev mexického Dne mrtvých, matný povrch barvu " +
				"dobře drží. Otvory pro oči jsou potažené síťkou.",
			en:
				"A light plastic skull mask on an elastic band. Wear it as it is or paint it with acrylics for the Mexican Day of the Dead; the matt " +
				"surface takes paint well. The eye holes are covered with mesh.",
		},
		price: 89,
		brand: "fiesta",
		categories: ["masky", "halloween"],
		attributes: { barva: "bila", motiv: "halloween", material: "plast", velikost: "univerzalni" },
		pictures: [{ layout: "single", pieces: ["emoji:skull"] }],
		popularity: 65,
	},
	{
		code: "DO-2007",
		name: { cs: "Papírové masky Zvířátka z lesa, 8 ks", en: "Paper masks Woodland animals, pack of 8" },
		description: {
			cs:
				"Osm masek z pevného kartonu: liška, medvěd, sova, vlk, jezevec, zajíc, srnka a ježek. Gumičky jsou už provlečené, stačí rozdat. Zadní " +
				"strana je nepotištěná, a tak se na ni dá napsat jméno nebo úkol do bojovky.",
			en:
				"Eight masks of sturdy card: fox, bear, owl, wolf, badger, hare, deer and hedgehog. The elastic is already threaded, so just hand them " +
				"out. The back is blank and takes a name or a treasure-hunt task.",
		},
		price: 119,
		brand: "papirna",
		categories: ["masky", "hry-a-darky"],
		attributes: { motiv: "zvirata", material: "papir", kusu: "8", vek: ["3-5", "6-8"] },
		pictures: [
			{
				layout: "grid",
				pieces: [
					"emoji:fox",
					"emoji:bear",
					"emoji:owl",
					"emoji:wolf",
					"emoji:badger",
					"emoji:rabbit-face",
					"emoji:deer",
					"emoji:hedgehog",
				],
			},
		],
		popularity: 72,
	},
	{
		code: "DO-2008",
		name: { cs: "Upíří zuby tvarovatelné", en: "Mouldable vampire fangs" },
		description: {
			cs:
				"Dva špičáky a granule, které v horké vodě změknou a přilnou přesně na vaše zuby, bez lepidla. Mluvit se s nimi dá, jíst raději ne. " +
				"Krabička je zapečetěná, po porušení pečeti zboží z hygienických důvodů nelze vrátit.",
			en:
				"Two fangs and granules that soften in hot water and mould to your own teeth, no glue needed. You can talk with them, but better not eat. " +
				"The case is sealed; for hygiene it cannot be returned once the seal is broken.",
		},
		price: 129,
		brand: "maskara",
		categories: ["liceni", "halloween"],
		attributes: { barva: "bila", motiv: "halloween", material: "plast", kusu: "2", vek: "dospeli" },
		pictures: [{ layout: "single", pieces: ["art:fangs"] }],
		popularity: 53,
	},
];
