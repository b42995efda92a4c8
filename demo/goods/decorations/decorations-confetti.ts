/** Confetti and streamers. */

import type { SeedProduct } from "../../facts/format.ts";

export const DECORATIONS_CONFETTI: SeedProduct[] = [
	{
		code: "DE-3201",
		name: { cs: "Papírové konfety 100 g", en: "Paper confetti 100 g" },
		description: {
			cs: "Kolečka z hedvábného papíru, která se snášejí pomalu a na fotkách jsou vidět. Sáček o hmotnosti 100 g naplní asi dvacet papírových kornoutů. Papír je nehořlavě ošetřený a v trávě se po dešti rozpadne.",
			en: "Tissue paper circles that drift down slowly and show up in photographs. A 100 g bag fills around twenty paper cones. The paper is flame-retardant and breaks down in the grass after rain.",
		},
		price: 49,
		brand: "konfety",
		categories: ["konfety"],
		attributes: { material: "papir", kusu: "1" },
		variants: [
			{
				name: { cs: "barevný mix", en: "multicoloured" },
				code: "MIX",
				attributes: { barva: "duhova" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:confetti", color: "#e0323f", color2: "#fbd041" },
						{ art: "art:confetti", color: "#3f8efc", color2: "#f790b5" },
						{ art: "art:confetti", color: "#8fdcc2", color2: "#f58634" },
					],
				},
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:confetti", color: "#f790b5", color2: "#fbfaf7" },
						{ art: "art:confetti", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:confetti", color: "#3f8efc", color2: "#fbfaf7" },
						{ art: "art:confetti", color: "#3f8efc" },
					],
				},
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:confetti", color: "#fbfaf7", color2: "#fbfaf7" },
						{ art: "art:confetti", color: "#fbfaf7" },
					],
				},
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				price: 59,
				attributes: { barva: "zlata" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:confetti", color: "#d6a832", color2: "#fbfaf7" },
						{ art: "art:confetti", color: "#d6a832" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "scatter",
				pieces: [
					{ art: "art:confetti", color: "#e0323f", color2: "#fbd041" },
					{ art: "art:confetti", color: "#3f8efc", color2: "#f790b5" },
					{ art: "art:confetti", color: "#8fdcc2", color2: "#f58634" },
				],
			},
		],
		popularity: 70,
		addedDaysAgo: 570,
	},
	{
		code: "DE-3202",
		name: { cs: "Vystřelovací konfety", en: "Confetti cannon" },
		description: {
			cs: "Otočíte spodní částí a stlačený vzduch vymrští konfety až do výšky 8 m. Miřte vždy vzhůru, nikdy na lidi, a v sále se předem domluvte na úklidu. Delší tuba znamená víc konfet i dostřelu.",
			en: "Twist the base and compressed air shoots the confetti up to 8 m high. Always aim upwards, never at people, and agree on the sweeping up beforehand. A longer tube means more confetti and more reach.",
		},
		price: 99,
		brand: "fiesta",
		categories: ["konfety"],
		attributes: { material: "papir", kusu: "1" },
		variants: [
			{
				name: { cs: "40 cm", en: "40 cm" },
				code: "40",
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:cannon", color: "#e0323f" },
						{ art: "art:confetti", color: "#d6a832", color2: "#e0323f" },
					],
				},
			},
			{
				name: { cs: "60 cm", en: "60 cm" },
				code: "60",
				price: 139,
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:cannon", color: "#3f8efc" },
						{ art: "art:confetti", color: "#3f8efc", color2: "#fbd041" },
						{ art: "art:streamer", color: "#3f8efc" },
					],
				},
			},
			{
				name: { cs: "80 cm", en: "80 cm" },
				code: "80",
				price: 189,
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:cannon", color: "#d6a832" },
						{ art: "art:confetti", color: "#d6a832", color2: "#fbfaf7" },
						{ art: "art:streamer", color: "#d6a832" },
						{ art: "art:confetti", color: "#d6a832" },
					],
				},
				stock: "branches",
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:cannon", color: "#e0323f" },
					{ art: "art:confetti", color: "#d6a832", color2: "#e0323f" },
					{ art: "art:streamer", color: "#fbd041" },
				],
			},
			{ layout: "pair", pieces: [{ art: "art:cannon", color: "#d6a832" }, "emoji:party-popper"] },
		],
		popularity: 83,
		addedDaysAgo: 460,
	},
	{
		code: "DE-3203",
		name: { cs: "Serpentiny házecí 4 m, 10 rolí", en: "Throwing streamers 4 m, 10 rolls" },
		description: {
			cs: "Papírové hady přidržte za konec a hoďte přes celý sál, letí sami. Deset kotoučků v pěti barvách patří na silvestra, ples i třídní karneval. Jednu rolku si schovejte na ozdobu klik u dveří.",
			en: "Hold one end and throw; the paper ribbon flies across the room by itself. Ten rolls in five colours for New Year's Eve, a ball or a class carnival. Save one for decorating the door handles.",
		},
		price: 39,
		brand: "konfety",
		categories: ["konfety"],
		attributes: { material: "papir", kusu: "10", motiv: "retro", barva: "duhova" },
		pictures: [
			{
				layout: "scatter",
				pieces: [
					{ art: "art:streamer", color: "#e0323f" },
					{ art: "art:streamer", color: "#fbd041" },
					{ art: "art:streamer", color: "#3f8efc" },
					{ art: "art:streamer", color: "#4fae58" },
					{ art: "art:streamer", color: "#f790b5" },
				],
			},
		],
		popularity: 59,
		addedDaysAgo: 550,
	},
	{
		code: "DE-3204",
		name: { cs: "Konfety na stůl s číslem, 14 g", en: "Number table confetti, 14 g" },
		description: {
			cs: "Drobná lesklá čísla smíchaná s hvězdičkami, která rozsypete po ubruse k výročí. Jedno balení pokryje stůl pro osm osob. Nepatří do jídla ani do rukou dětem do 3 let.",
			en: "Tiny shiny numbers mixed with stars to scatter over the tablecloth on a milestone birthday. One pack covers a table for eight. Keep it out of food and away from children under 3.",
		},
		price: 35,
		sale: 25,
		brand: "fiesta",
		categories: ["konfety"],
		attributes: { material: "folie", kusu: "1", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "18", en: "18" },
				code: "18",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:confetti", color: "#f790b5", color2: "#fbfaf7" },
						{ art: "art:foil-number", color: "#f790b5", sign: "1" },
						{ art: "art:foil-number", color: "#f790b5", sign: "8" },
					],
				},
			},
			{
				name: { cs: "30", en: "30" },
				code: "30",
				attributes: { barva: "ruzove-zlata" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:confetti", color: "#dd9c8d", color2: "#fbfaf7" },
						{ art: "art:foil-number", color: "#dd9c8d", sign: "3" },
						{ art: "art:foil-number", color: "#dd9c8d", sign: "0" },
					],
				},
			},
			{
				name: { cs: "40", en: "40" },
				code: "40",
				attributes: { barva: "modra" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:confetti", color: "#3f8efc", color2: "#fbfaf7" },
						{ art: "art:foil-number", color: "#3f8efc", sign: "4" },
						{ art: "art:foil-number", color: "#3f8efc", sign: "0" },
					],
				},
			},
			{
				name: { cs: "50", en: "50" },
				code: "50",
				attributes: { barva: "zlata" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:confetti", color: "#d6a832", color2: "#fbfaf7" },
						{ art: "art:foil-number", color: "#d6a832", sign: "5" },
						{ art: "art:foil-number", color: "#d6a832", sign: "0" },
					],
				},
			},
			{
				name: { cs: "60", en: "60" },
				code: "60",
				attributes: { barva: "stribrna" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:confetti", color: "#b9bfca", color2: "#fbfaf7" },
						{ art: "art:foil-number", color: "#b9bfca", sign: "6" },
						{ art: "art:foil-number", color: "#b9bfca", sign: "0" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "scatter",
				pieces: [
					{ art: "art:confetti", color: "#d6a832", color2: "#26232e" },
					"emoji:star",
					{ art: "art:confetti", color: "#d6a832" },
				],
			},
		],
		popularity: 39,
		addedDaysAgo: 430,
	},
	{
		code: "DE-3205",
		name: { cs: "Svatební okvětní lístky, 100 ks", en: "Wedding petals, 100 pcs" },
		description: {
			cs: "Textilní lístky růží na cestu k oltáři, na stůl i do košíčku družičky. Na rozdíl od rýže neklouzají a po obřadu je snadno posbíráte. Na uličku dlouhou 10 m počítejte pět balení.",
			en: "Fabric rose petals for the aisle, the table or the flower girl's basket. Unlike rice they are not slippery and are easy to gather after the ceremony. For a 10 m aisle allow five packs.",
		},
		price: 59,
		brand: "fiesta",
		categories: ["konfety", "svatba"],
		attributes: { material: "polyester", kusu: "100", motiv: "svatba" },
		variants: [
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:petal", color: "#fbfaf7" },
						{ art: "art:petal", color: "#f3ece0" },
						{ art: "art:petal", color: "#fbf3e2" },
					],
				},
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:petal", color: "#f790b5" },
						{ art: "art:petal", color: "#f7b3cb" },
						{ art: "art:petal", color: "#f27aa5" },
					],
				},
			},
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:petal", color: "#d6203a" },
						{ art: "art:petal", color: "#b3182f" },
						{ art: "art:petal", color: "#e0566b" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "scatter",
				pieces: [
					{ art: "art:petal", color: "#d6203a" },
					{ art: "art:petal", color: "#f790b5" },
					{ art: "art:petal", color: "#fbfaf7" },
					{ art: "art:petal", color: "#e0566b" },
				],
			},
			{ layout: "set", pieces: ["emoji:bouquet", "emoji:rose", "emoji:ring"] },
		],
		popularity: 47,
		addedDaysAgo: 390,
	},
];
