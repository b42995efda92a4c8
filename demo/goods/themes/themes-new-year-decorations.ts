/** New Year's Eve: garlands, photo booth, numbers and table. */

import type { SeedProduct } from "../../facts/format.ts";

export const NEW_YEAR_DECORATIONS: SeedProduct[] = [
	{
		code: "TM-5207",
		name: {
			cs: "Girlanda „Šťastný nový rok“ černo-zlatá 2,2 m",
			en: "“Šťastný nový rok” New Year garland, black and gold 2.2 m",
		},
		description: {
			cs: "Černé kartonové praporky se zlatou ražbou a českým nápisem, mezi slovy visí hvězdy. Výška písmen je 14 cm, celková délka se šňůrkou 2,2 m. Písmena jsou předem navlečená, stačí dva háčky nebo kousek lepicí pásky.",
			en: "Black card pennants with the Czech for “Happy New Year” in gold foil and stars between the words. Letters are 14 cm tall; with the cord it measures 2.2 m. It comes threaded, so all you need is two hooks or a bit of tape.",
		},
		price: 119,
		sale: 95,
		brand: "papirna",
		categories: ["girlandy", "silvestr"],
		attributes: { barva: ["cerna", "zlata"], motiv: "silvestr", material: "papir", kusu: "1", prilezitost: "silvestr" },
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "Š" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "Ť" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "A" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "S" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "T" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "N" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "Ý" },
					{ art: "art:foil-star", color: "#d6a832" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "N" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "O" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "V" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "Ý" },
					{ art: "art:foil-star", color: "#d6a832" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "R" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "O" },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "K" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:flag", color: "#26232e", color2: "#d6a832" },
					"emoji:clinking-glasses",
					{ art: "art:foil-star", color: "#d6a832" },
				],
			},
		],
		popularity: 68,
		addedDaysAgo: 330,
		goesWith: ["TM-5208", "DE-3302"],
	},
	{
		code: "TM-5208",
		name: { cs: "Girlanda z fóliových hvězd 4 m", en: "Foil star garland 4 m" },
		description: {
			cs: "Třicet hvězd o průměru 7 cm našitých na průhledné niti, obě strany jsou lesklé. Pověste ji vodorovně nad stůl, nebo svisle do okna jako závěs. Po oslavě ji naviňte zpět na kartonovou cívku a příští rok se nezamotá.",
			en: "Thirty stars, 7 cm across, sewn on clear thread and shiny on both sides. Hang it across the table or straight down in a window like a curtain. Wind it back on its card reel afterwards and it will be tangle-free next year.",
		},
		price: 79,
		brand: "lumina",
		categories: ["girlandy", "silvestr"],
		attributes: {
			barva: ["zlata", "stribrna", "cerna"],
			motiv: "silvestr",
			material: ["folie", "papir"],
			kusu: "1",
			prilezitost: ["silvestr", "narozeniny", "svatba"],
		},
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:foil-star", color: "#d6a832" },
						{ art: "art:foil-star", color: "#f0d58a" },
					],
				},
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:foil-star", color: "#b9bfca" },
						{ art: "art:foil-star", color: "#e3e6ec" },
					],
				},
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:foil-star", color: "#26232e" },
						{ art: "art:foil-star", color: "#4a4656" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:foil-star", color: "#d6a832" },
					{ art: "art:foil-star", color: "#26232e" },
					{ art: "art:foil-star", color: "#b9bfca" },
				],
			},
		],
		popularity: 58,
		addedDaysAgo: 700,
	},
	{
		code: "TM-5209",
		name: { cs: "Silvestrovské rekvizity do fotokoutku, sada 20 ks", en: "New Year's Eve photo props, set of 20" },
		description: {
			cs: "Brýle s letopočtem, cylindry, kníry, skleničky a bubliny s předsevzetími, která do února vydrží málokomu. Motivy jsou z pevného kartonu, špejle o délce 20 cm nalepíte přiloženými lepicími body. Pět bublin je prázdných, texty na ně dopište fixem.",
			en: "Glasses with the year, top hats, moustaches, flutes and speech bubbles with resolutions few people keep past February. The motifs are stiff card; attach the 20 cm sticks with the glue dots supplied. Texts are in Czech and five bubbles are blank for your own.",
		},
		price: 159,
		brand: "papirna",
		categories: ["fotokoutek", "silvestr"],
		attributes: {
			barva: ["cerna", "zlata"],
			motiv: "silvestr",
			material: ["papir", "drevo"],
			kusu: "20",
			vek: ["9-12", "dospeli"],
			prilezitost: "silvestr",
		},
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:photo-prop-glasses", color: "#d6a832", color2: "#26232e" },
					{ art: "art:photo-prop-moustache", color: "#26232e" },
					"emoji:top-hat",
					"emoji:clinking-glasses",
					{ art: "art:photo-prop-glasses", color: "#26232e", color2: "#b9bfca" },
					"emoji:speech-balloon",
				],
			},
			{
				layout: "set",
				pieces: ["emoji:camera-with-flash", { art: "art:photo-prop-moustache", color: "#26232e" }, "emoji:top-hat"],
			},
		],
		popularity: 62,
		addedDaysAgo: 300,
		goesWith: ["DE-3302", "TM-5206"],
	},
	{
		code: "TM-5210",
		name: { cs: "Fóliová čísla 2027, sada 4 ks", en: "2027 foil number balloons, set of 4" },
		description: {
			cs: "Celý letopočet v jednom balení: číslice 2, 0, 2 a 7 s brčkem na nafouknutí a třemi metry stuhy. Menší čísla vysoká 40 cm se plní jen vzduchem a věší na zeď, velká o výšce 86 cm s heliem létají pět až sedm dní. Na sadu velkých čísel počítejte se 160 l helia.",
			en: "The whole year in one pack: digits 2, 0, 2 and 7 with a straw for inflating and three metres of ribbon. The 40 cm numbers take air only and hang on the wall; the 86 cm ones float on helium for five to seven days. Allow 160 l of helium for the big set.",
		},
		price: 149,
		brand: "balonovo",
		categories: ["balonkova-cisla", "silvestr"],
		attributes: {
			barva: ["zlata", "stribrna", "cerna"],
			motiv: "silvestr",
			material: "folie",
			kusu: "4",
			napln: ["vzduch", "helium"],
			prilezitost: "silvestr",
		},
		labels: ["new"],
		variants: [
			{
				name: { cs: "40 cm, zlatá", en: "40 cm, gold" },
				code: "40ZLA",
				attributes: { barva: "zlata", napln: "vzduch" },
				picture: {
					layout: "grid",
					pieces: [
						{ art: "art:foil-number", color: "#d6a832", sign: "2" },
						{ art: "art:foil-number", color: "#d6a832", sign: "0" },
						{ art: "art:foil-number", color: "#d6a832", sign: "2" },
						{ art: "art:foil-number", color: "#d6a832", sign: "7" },
					],
				},
			},
			{
				name: { cs: "40 cm, černá", en: "40 cm, black" },
				code: "40CERN",
				attributes: { barva: "cerna", napln: "vzduch" },
				picture: {
					layout: "grid",
					pieces: [
						{ art: "art:foil-number", color: "#26232e", sign: "2" },
						{ art: "art:foil-number", color: "#26232e", sign: "0" },
						{ art: "art:foil-number", color: "#26232e", sign: "2" },
						{ art: "art:foil-number", color: "#26232e", sign: "7" },
					],
				},
			},
			{
				name: { cs: "86 cm, zlatá", en: "86 cm, gold" },
				code: "86ZLA",
				price: 529,
				attributes: { barva: "zlata", napln: "helium" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:foil-number", color: "#d6a832", sign: "2" },
						{ art: "art:foil-number", color: "#d6a832", sign: "0" },
						{ art: "art:foil-number", color: "#d6a832", sign: "2" },
						{ art: "art:foil-number", color: "#d6a832", sign: "7" },
					],
				},
			},
			{
				name: { cs: "86 cm, stříbrná", en: "86 cm, silver" },
				code: "86STR",
				price: 529,
				attributes: { barva: "stribrna", napln: "helium" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:foil-number", color: "#b9bfca", sign: "2" },
						{ art: "art:foil-number", color: "#b9bfca", sign: "0" },
						{ art: "art:foil-number", color: "#b9bfca", sign: "2" },
						{ art: "art:foil-number", color: "#b9bfca", sign: "7" },
					],
				},
				stock: "branches",
			},
		],
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:foil-number", color: "#d6a832", sign: "2" },
					{ art: "art:foil-number", color: "#26232e", sign: "0" },
					{ art: "art:foil-number", color: "#b9bfca", sign: "2" },
					{ art: "art:foil-number", color: "#d6a832", sign: "7" },
				],
			},
		],
		popularity: 97,
		addedDaysAgo: 24,
		goesWith: ["BL-1401", "BL-1406", "TM-5208"],
	},
	{
		code: "TM-5215",
		name: { cs: "Ubrousky Půlnoční přípitek 33 × 33 cm, 16 ks", en: "Midnight Toast napkins 33 × 33 cm, 16 pcs" },
		description: {
			cs: "Třívrstvé černé ubrousky s ciferníkem, jehož ručičky ze zlaté fólie se právě potkaly na dvanáctce. Po složení měří 16,5 × 16,5 cm. Šestnáct kusů vyjde pro osm hostů na večeři i na chlebíčky po půlnoci.",
			en: "Three-ply black napkins with a clock face whose gold foil hands have just met at twelve. Folded they measure 16.5 × 16.5 cm. Sixteen pieces see eight guests through dinner and the open sandwiches after midnight.",
		},
		price: 59,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "silvestr"],
		attributes: {
			barva: ["cerna", "zlata"],
			motiv: "silvestr",
			material: "papir",
			kusu: "16",
			prilezitost: "silvestr",
		},
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:napkin", color: "#26232e", color2: "#d6a832", print: "twelve-oclock" },
					{ art: "art:napkin", color: "#26232e", color2: "#d6a832", print: "clinking-glasses" },
				],
			},
		],
		popularity: 39,
		addedDaysAgo: 310,
		goesWith: ["ST-2107", "ST-2001"],
	},
	{
		code: "TM-5216",
		name: { cs: "Silvestrovský box pro 8 hostů", en: "New Year's Eve box for 8 guests" },
		description: {
			cs: "Vše od večeře po odpočet v jednom balení: 8 frkaček, 8 zlatých mini cylindrů, dvě vystřelovací tuby se zlatými konfetami, girlanda „Šťastný nový rok“, 16 ubrousků a sáček konfet na stůl. Pyrotechniku box neobsahuje, prskavky a fontány se prodávají zvlášť.",
			en: "Everything from dinner to the countdown in one box: 8 blowers, 8 gold mini top hats, two cannons with gold confetti, a “Šťastný nový rok” garland, 16 napkins and a bag of table confetti. It contains no fireworks; sparklers and fountains are sold separately.",
		},
		price: 449,
		brand: "konfety",
		categories: ["sady-oslavy", "silvestr"],
		attributes: {
			barva: ["cerna", "zlata"],
			motiv: "silvestr",
			material: ["papir", "folie"],
			kusu: "1",
			prilezitost: "silvestr",
		},
		labels: ["gift"],
		set: [
			{ code: "TM-5201", quantity: 1 },
			{ code: "TM-5202-ZLA", quantity: 1 },
			{ code: "TM-5204-ZLA", quantity: 1 },
			{ code: "TM-5205", quantity: 1 },
			{ code: "TM-5207", quantity: 1 },
			{ code: "TM-5215", quantity: 1 },
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:cannon", color: "#26232e", color2: "#d6a832" },
					"emoji:top-hat",
					{ art: "art:blowout", color: "#26232e", color2: "#d6a832" },
					{ art: "art:napkin", color: "#26232e", color2: "#d6a832" },
					"emoji:clinking-glasses",
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:blowout", color: "#26232e", color2: "#d6a832", count: 8 },
					{ art: "emoji:top-hat", count: 8 },
					{ art: "art:cannon", color: "#26232e", color2: "#d6a832", count: 2 },
					{ art: "art:confetti", color: "#d6a832", color2: "#26232e", count: 1 },
					{ art: "art:letter-flag", color: "#26232e", color2: "#d6a832", sign: "Š", count: 1 },
					{ art: "art:napkin", color: "#26232e", color2: "#d6a832", print: "twelve-oclock", count: 16 },
				],
			},
		],
		popularity: 73,
		addedDaysAgo: 280,
		goesWith: ["TM-5210", "TM-5209"],
	},
];
