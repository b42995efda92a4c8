/** Party games for adults, sold from the age of 18. */

import type { SeedProduct } from "../../facts/format.ts";

export const PARTY_GAMES_18: SeedProduct[] = [
	{
		code: "DH-4301",
		name: { cs: "Karetní hra Pravda, nebo úkol 18+", en: "Truth or Dare card game 18+" },
		description: {
			cs: "Sto deset karet rozdělených podle odvahy, od rozehřívacích otázek po ty, po kterých se ztiší i kuchyně. Hrají tři až dvanáct lidí a kterýkoliv úkol lze odmítnout žolíkem. Prodej pouze osobám starším 18 let.",
			en: "A hundred and ten cards sorted by nerve, from warm-ups to questions that silence the kitchen. For three to twelve players, and any dare can be declined with a joker. Sold only to persons over 18. Cards in Czech.",
		},
		price: 299,
		brand: "hravec",
		categories: ["hry-18"],
		attributes: { material: "papir", kusu: "1", vek: "dospeli" },
		minimumAge: 18,
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:card-deck", color: "#e0323f" }, "emoji:see-no-evil-monkey", "emoji:zipper-mouth-face"],
			},
			{
				layout: "row",
				pieces: [
					{ art: "art:card-deck", color: "#e0323f" },
					{ art: "art:card-deck", color: "#26232e" },
				],
			},
		],
		popularity: 66,
		addedDaysAgo: 300,
	},
	{
		code: "DH-4302",
		name: { cs: "Večírkové kostky úkolů, 3 ks", en: "Party dare dice, 3 pcs" },
		description: {
			cs: "První kostka určí kdo, druhá co a třetí jak dlouho. Z hodu vznikne 216 kombinací přípitků, tanečků a doznání. V plátěném sáčku se vejdou i do kabelky.",
			en: "The first die decides who, the second what and the third for how long. That makes 216 combinations of toasts, dances and confessions. They come in a cloth bag that fits in a handbag.",
		},
		price: 129,
		sale: 99,
		brand: "hravec",
		categories: ["hry-18"],
		attributes: { material: "plast", kusu: "3", vek: "dospeli" },
		variants: [
			{
				name: { cs: "přátelská edice", en: "friends edition" },
				code: "PRAT",
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:dice", color: "#3f8efc" },
						{ art: "art:dice", color: "#fbfaf7" },
						{ art: "art:dice", color: "#fbd041" },
					],
				},
			},
			{
				name: { cs: "párová edice", en: "couples edition" },
				code: "PAR",
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:dice", color: "#e0323f" },
						{ art: "art:dice", color: "#f790b5" },
						{ art: "art:dice", color: "#fbfaf7" },
					],
				},
				stock: "few",
			},
		],
		minimumAge: 18,
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:dice", color: "#e0323f" },
					{ art: "art:dice", color: "#26232e" },
					{ art: "art:dice", color: "#fbfaf7" },
				],
			},
		],
		popularity: 48,
		addedDaysAgo: 240,
	},
	{
		code: "DH-4303",
		name: { cs: "Sada na beer pong, 24 kelímků", en: "Beer pong set, 24 cups" },
		description: {
			cs: "Čtyřiadvacet červených kelímků 450 ml, čtyři míčky a česká pravidla pro dva týmy. Postavte dva trojúhelníky po deseti, čtyři kelímky zbudou na oplachování míčků. Hrát se dá i s nealkem. Pijte s mírou.",
			en: "Twenty-four red 450 ml cups, four balls and Czech rules for two teams. Build two triangles of ten and use the remaining four for rinsing the balls. Works with alcohol-free beer too. Please drink responsibly.",
		},
		price: 199,
		brand: "fiesta",
		categories: ["hry-18", "kelimky-a-brcka"],
		attributes: { material: "plast", kusu: "24", vek: "dospeli" },
		minimumAge: 18,
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:cup", color: "#e0323f" },
					{ art: "art:cup", color: "#e0323f" },
					{ art: "art:cup", color: "#e0323f" },
					{ art: "art:cup", color: "#e0323f" },
					{ art: "art:cup", color: "#e0323f" },
					{ art: "art:cup", color: "#e0323f" },
				],
			},
			{ layout: "set", pieces: [{ art: "art:cup", color: "#e0323f" }, "emoji:ping-pong", "emoji:clinking-beer-mugs"] },
		],
		popularity: 75,
		addedDaysAgo: 330,
	},
	{
		code: "DH-4304",
		name: { cs: "Hra Já nikdy… pro dospělé", en: "Never Have I Ever for adults" },
		description: {
			cs: "Dvě stě výroků, které prověří, jak dobře znáte své přátele. Kdo se přizná, sbírá žetony, kdo jich má na konci nejvíc, myje nádobí. Pro čtyři a více hráčů, jedna partie trvá asi 45 minut.",
			en: "Two hundred statements to test how well you know your friends. Own up and you collect a token; whoever has most at the end does the washing-up. For four or more players, about 45 minutes a round. Cards in Czech.",
		},
		price: 249,
		brand: "hravec",
		categories: ["hry-18"],
		attributes: { material: "papir", kusu: "1", vek: "dospeli" },
		labels: ["new"],
		minimumAge: 18,
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:game-box", color: "#8e5bd0" },
					{ art: "art:card-deck", color: "#fbd041" },
					"emoji:shushing-face",
				],
			},
		],
		popularity: 53,
		addedDaysAgo: 18,
	},
	{
		code: "DH-4305",
		name: { cs: "Rozlučkový kvíz Poslední večer svobody", en: "Last Night of Freedom party quiz" },
		description: {
			cs: "Kvíz, úkoly do města a šerpa pro hlavní hvězdu rozlučky se svobodou. Odpovědi snoubence si předem vyžádáte kartou, kterou najdete v krabici. Úkoly jsou vtipné, nikoho neponíží a nikdo kvůli nim neskončí na služebně.",
			en: "A quiz, tasks for a night on the town and a sash for the star of the stag or hen do. A card in the box helps you collect the partner's answers in advance. The tasks are funny, humiliate no one and will not land anyone at the police station. In Czech.",
		},
		price: 279,
		brand: "hravec",
		categories: ["hry-18", "svatba"],
		attributes: { material: "papir", kusu: "1", vek: "dospeli", motiv: "svatba" },
		variants: [
			{
				name: { cs: "pro nevěstu", en: "for the bride" },
				code: "NEV",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "set",
					pieces: [{ art: "art:game-box", color: "#f790b5" }, "emoji:ring", "emoji:crown", "emoji:cocktail-glass"],
				},
			},
			{
				name: { cs: "pro ženicha", en: "for the groom" },
				code: "ZEN",
				attributes: { barva: "modra" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:game-box", color: "#3f8efc" },
						"emoji:ring",
						"emoji:top-hat",
						"emoji:clinking-beer-mugs",
					],
				},
				stock: "branches",
			},
		],
		minimumAge: 18,
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:game-box", color: "#f790b5" }, "emoji:ring", "emoji:cocktail-glass", "emoji:crown"],
			},
		],
		popularity: 43,
		addedDaysAgo: 200,
	},
];
