/** Foil balloons: characters and themes. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_FOIL_THEMES: SeedProduct[] = [
	{
		code: "BL-1104",
		name: { cs: "Fóliový balónek Jednorožec 90 cm", en: "Unicorn foil balloon 90 cm" },
		description: {
			cs: "Velká hlava jednorožce s duhovou hřívou, která na oslavě vítá hosty. Heliem ji po objednání aspoň tři hodiny předem naplníme v prodejně, ve vzduchu zůstane čtyři až šest dní. Samozavírací ventil umožňuje dofouknutí.",
			en: "A big unicorn head with a rainbow mane to greet your guests. We fill it with helium in store if you order at least three hours ahead, and it floats for four to six days. The self-sealing valve lets you top it up.",
		},
		price: 179,
		brand: "fiesta",
		categories: ["foliove-balonky", "jednorozci"],
		attributes: { material: "folie", kusu: "1", napln: "helium", motiv: "jednorozec", barva: "duhova" },
		pictures: [
			{ layout: "single", pieces: [{ art: "emoji:unicorn", foil: true }] },
			{ layout: "scale", cm: 90, pieces: [{ art: "emoji:unicorn", foil: true }] },
		],
		popularity: 78,
		addedDaysAgo: 310,
	},
	{
		code: "BL-1105",
		name: { cs: "Fóliový balónek Dinosaurus 100 cm", en: "Dinosaur foil balloon 100 cm" },
		description: {
			cs: "Metrový pravěký host, vyberte si mezi zubatým tyranosaurem a mírným brontosaurem. Na naplnění počítejte asi 45 l helia, vzduch ale postačí, když jej zavěsíte na vlasec. Fólii chraňte před ostrým sluncem, teplo ji napíná.",
			en: "A metre-long prehistoric guest: choose between a toothy T. rex and a gentle sauropod. It takes about 45 l of helium, though air is enough if you hang it on fishing line. Keep the foil out of strong sun, which makes it stretch.",
		},
		price: 189,
		brand: "fiesta",
		categories: ["foliove-balonky", "dinosauri"],
		attributes: { material: "folie", kusu: "1", napln: "helium", motiv: "dinosauri", barva: "zelena" },
		variants: [
			{
				name: { cs: "tyranosaurus", en: "T. rex" },
				code: "TREX",
				picture: { layout: "single", pieces: [{ art: "emoji:t-rex", foil: true }] },
			},
			{
				name: { cs: "brontosaurus", en: "sauropod" },
				code: "BRON",
				picture: { layout: "single", pieces: [{ art: "emoji:sauropod", foil: true }] },
			},
		],
		pictures: [
			{ layout: "single", pieces: [{ art: "emoji:t-rex", foil: true }] },
			{ layout: "scale", cm: 100, pieces: [{ art: "emoji:t-rex", foil: true }] },
		],
		popularity: 82,
		addedDaysAgo: 250,
	},
	{
		code: "BL-1106",
		name: { cs: "Fóliový balónek Pirátská loď 80 cm", en: "Pirate ship foil balloon 80 cm" },
		description: {
			cs: "Dvoustěžník s napnutými plachtami připlouvá vzduchem. Potisk je oboustranný, loď tedy může viset uprostřed místnosti. Uvnitř balení najdete i 2 m stuhy; helium přidáme v kterékoliv prodejně.",
			en: "A two-master under full sail, arriving by air. It is printed on both sides, so it can hang in the middle of the room. The pack includes 2 m of ribbon, and any of our shops will add the helium.",
		},
		price: 199,
		sale: 159,
		brand: "fiesta",
		categories: ["foliove-balonky", "pirati"],
		attributes: { material: "folie", kusu: "1", napln: "helium", motiv: "pirati" },
		pictures: [
			{ layout: "single", pieces: [{ art: "art:pirate-ship", foil: true }] },
			{ layout: "scale", cm: 80, pieces: [{ art: "art:pirate-ship", foil: true }] },
		],
		stock: "few",
		popularity: 49,
		addedDaysAgo: 290,
	},
	{
		code: "BL-1107",
		name: { cs: "Fóliový balónek Korunka 75 cm", en: "Crown foil balloon 75 cm" },
		description: {
			cs: "Koruna pro oslavenkyni, pod kterou se fotí celé království. Krásně vynikne nad židlí u hlavního stolu. Helium ji udrží ve vzduchu čtyři až pět dní.",
			en: "A crown for the birthday girl, with the whole kingdom lining up for a photo beneath it. It looks splendid above the chair at the head of the table. Helium keeps it up for four to five days.",
		},
		price: 149,
		brand: "fiesta",
		categories: ["foliove-balonky", "princezny"],
		attributes: { material: "folie", kusu: "1", napln: "helium", motiv: "princezny" },
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "emoji:crown", foil: true }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "emoji:crown", hue: 300, foil: true }] },
			},
		],
		pictures: [
			{ layout: "single", pieces: [{ art: "emoji:crown", foil: true }] },
			{ layout: "scale", cm: 75, pieces: [{ art: "emoji:crown", foil: true }] },
		],
		popularity: 57,
		addedDaysAgo: 330,
	},
	{
		code: "BL-1108",
		name: { cs: "Fóliový strašák na Halloween 55 cm", en: "Spooky Halloween foil balloon 55 cm" },
		description: {
			cs: "Tři postavy, které straší jen tak trochu: usměvavá dýně, nesmělý duch a netopýr s rozepjatými křídly. Vznáší se 3–5 dní, zavěšené za okno tedy vydrží od pátku do dušiček. Bez helia je můžete přilepit na stěnu.",
			en: "Three characters who are only a little scary: a grinning pumpkin, a shy ghost and a bat with its wings spread. They float for 3–5 days, so a window display lasts the whole Halloween weekend. Without helium, stick them to the wall.",
		},
		price: 119,
		brand: "balonovo",
		categories: ["foliove-balonky", "halloween"],
		attributes: { material: "folie", kusu: "1", napln: "helium", motiv: "halloween" },
		variants: [
			{
				name: { cs: "dýně", en: "pumpkin" },
				code: "DYNE",
				attributes: { barva: "oranzova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:foil-round", color: "#f58634" },
						{ art: "emoji:jack-o-lantern", foil: true },
					],
				},
			},
			{
				name: { cs: "duch", en: "ghost" },
				code: "DUCH",
				attributes: { barva: "bila" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:foil-round", color: "#fbfaf7" },
						{ art: "emoji:ghost", foil: true },
					],
				},
			},
			{
				name: { cs: "netopýr", en: "bat" },
				code: "NETO",
				attributes: { barva: "cerna" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:foil-round", color: "#26232e" },
						{ art: "emoji:bat", foil: true },
					],
				},
				stock: "few",
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "emoji:jack-o-lantern", foil: true },
					{ art: "emoji:ghost", foil: true },
					{ art: "emoji:bat", foil: true },
				],
			},
			{ layout: "scale", cm: 55, pieces: [{ art: "emoji:jack-o-lantern", foil: true }] },
		],
		popularity: 36,
		addedDaysAgo: 30,
	},
	{
		code: "BL-1109",
		name: { cs: "Fóliový balónek Čert a Mikuláš 45 cm", en: "Devil and St Nicholas foil balloon 45 cm" },
		description: {
			cs: "Z jedné strany hodný Mikuláš s berlou, z druhé čertík s vyplazeným jazykem. Děti si při nadílce balónek otočí podle toho, jak byly celý rok hodné. Helium vydrží 3–5 dní.",
			en: "Kind St Nicholas with his crosier on one side, a cheeky devil on the other. Children turn it to suit how good they have been all year. Helium keeps it up for 3–5 days.",
		},
		price: 89,
		brand: "balonovo",
		categories: ["foliove-balonky", "cert-a-mikulas"],
		attributes: { material: "folie", kusu: "1", napln: "helium", motiv: "mikulas", barva: ["cervena", "bila"] },
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:foil-round", color: "#e0323f", print: "smiling-face-with-horns", hue: 85 },
					{ art: "art:foil-round", color: "#fbfaf7", print: "santa-claus" },
				],
			},
			{ layout: "single", pieces: [{ art: "art:foil-round", color: "#fbfaf7", print: "santa-claus" }] },
			{
				layout: "scale",
				cm: 45,
				pieces: [{ art: "art:foil-round", color: "#e0323f", print: "smiling-face-with-horns", hue: 85 }],
			},
		],
		stock: "warehouse",
		popularity: 27,
		addedDaysAgo: 300,
	},
	{
		code: "BL-1110",
		name: { cs: "Fóliové srdce „Právě svoji“ 60 cm", en: "“Just married” foil heart (Czech text) 60 cm" },
		description: {
			cs: "Bílé srdce se zlatým nápisem pro vchod do sálu nebo na zadní sedadlo kabrioletu. Při jízdě jej nezapomeňte pořádně přivázat za oba konce. Naplněné heliem vydrží celý svatební víkend.",
			en: "A white heart with gold lettering in Czech for the entrance to the hall or the back seat of a convertible. Tie it down at both ends before you drive off. Filled with helium it lasts the whole wedding weekend.",
		},
		price: 129,
		brand: "fiesta",
		categories: ["foliove-balonky", "svatba"],
		attributes: { material: "folie", kusu: "1", napln: "helium", motiv: "svatba", barva: ["bila", "zlata"] },
		pictures: [
			{ layout: "single", pieces: [{ art: "art:foil-heart", color: "#fbfaf7", color2: "#d6a832" }] },
			{ layout: "scale", cm: 60, pieces: [{ art: "art:foil-heart", color: "#fbfaf7", color2: "#d6a832" }] },
		],
		popularity: 50,
		addedDaysAgo: 270,
	},
	{
		code: "BL-1111",
		name: { cs: "Chodicí fóliové zvířátko 60 cm", en: "Walking foil animal balloon 60 cm" },
		description: {
			cs: "Díky papírovým tlapkám se drží těsně nad zemí a při tahání za vodítko opravdu kráčí. Plní se heliem, procházet se s ním dá dva až tři dny. Je to dárek, u kterého se smějí i prarodiče.",
			en: "Paper paws keep it just above the ground, so it really walks when you pull the lead. Fill it with helium and take it for walks for two to three days. A present that makes grandparents laugh too.",
		},
		price: 169,
		sale: 139,
		brand: "modrypes",
		categories: ["foliove-balonky", "hry-a-darky"],
		attributes: { material: "folie", kusu: "1", napln: "helium", motiv: "zvirata", vek: ["3-5", "6-8"] },
		variants: [
			{
				name: { cs: "pejsek", en: "dog" },
				code: "PES",
				picture: { layout: "single", pieces: [{ art: "emoji:dog", foil: true }] },
			},
			{
				name: { cs: "ovečka", en: "sheep" },
				code: "OVCE",
				picture: { layout: "single", pieces: [{ art: "emoji:ewe", foil: true }] },
			},
			{
				name: { cs: "tygřík", en: "tiger" },
				code: "TYGR",
				picture: { layout: "single", pieces: [{ art: "emoji:tiger", foil: true }] },
				stock: "branches",
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "emoji:dog", foil: true },
					{ art: "emoji:ewe", foil: true },
					{ art: "emoji:tiger", foil: true },
				],
			},
			{ layout: "scale", cm: 60, pieces: [{ art: "emoji:dog", foil: true }] },
		],
		popularity: 69,
		addedDaysAgo: 150,
	},
];
