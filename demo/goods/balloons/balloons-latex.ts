/** Latex balloons: pastel, metallic, chrome, with confetti. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_LATEX: SeedProduct[] = [
	{
		code: "BL-1001",
		name: { cs: "Balónek latexový pastelový 30 cm, 10 ks", en: "Pastel latex balloons 30 cm, 10 pcs" },
		description: {
			cs: "Základ každé oslavy: deset balónků z přírodního latexu v jedné sytě matné barvě. S heliem se vznášejí 8–10 hodin, nafouknuté vzduchem drží pěkný tvar i týden. Na bohatou kytici počítejte sedm balónků, na výzdobu obýváku dvě až tři balení. Pozor, děti do 8 let by se mohly nenafouknutým nebo prasklým balónkem udusit.",
			en: "The staple of every party: ten natural latex balloons in one soft matt colour. With helium they float for 8–10 hours; filled with air they stay in shape for about a week. Allow seven balloons for a full bouquet and two or three packs for a living room. Warning: children under 8 can choke on uninflated or burst balloons.",
		},
		price: 59,
		brand: "balonovo",
		categories: ["latexove-balonky"],
		attributes: { material: "latex", kusu: "10", napln: "helium" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#e8595f" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#f8b6cd" }] },
			},
			{
				name: { cs: "oranžová", en: "orange" },
				code: "ORA",
				attributes: { barva: "oranzova" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#f9b587" }] },
			},
			{
				name: { cs: "žlutá", en: "yellow" },
				code: "ZLU",
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#fce394" }] },
			},
			{
				name: { cs: "zelená", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#9fd6a3" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#b7ecdb" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#9cc8f4" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#c0a5e4" }] },
				stock: "few",
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#fbfaf7" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#26232e" }] },
			},
		],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon", color: "#e8595f" },
					{ art: "art:balloon", color: "#fce394" },
					{ art: "art:balloon", color: "#9cc8f4" },
					{ art: "art:balloon", color: "#f8b6cd" },
					{ art: "art:balloon", color: "#9fd6a3" },
					{ art: "art:balloon", color: "#b7ecdb" },
					{ art: "art:balloon", color: "#c0a5e4" },
				],
			},
			{
				layout: "row",
				pieces: [
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#b7ecdb" },
					{ art: "art:balloon", color: "#f8b6cd" },
				],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon", color: "#e8595f" }] },
		],
		popularity: 98,
		addedDaysAgo: 700,
	},
	{
		code: "BL-1002",
		name: { cs: "Balónek latexový metalický 30 cm, 10 ks", en: "Metallic latex balloons 30 cm, 10 pcs" },
		description: {
			cs: "Perleťově lesklé balónky, které dobře vypadají na fotkách i při umělém světle. V balení je deset kusů jedné barvy, vhodných na helium i na vzduch. Zlaté a stříbrné se hodí k výročí a na silvestra, růžově zlaté milují nevěsty.",
			en: "Balloons with a pearly sheen that photograph well even under artificial light. Ten of one colour in a pack, for helium or air. Gold and silver suit anniversaries and New Year's Eve, and brides love the rose gold.",
		},
		price: 79,
		brand: "balonovo",
		categories: ["latexove-balonky"],
		attributes: { material: "latex", kusu: "10", napln: "helium" },
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#d6a832", color2: "#ffffff" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#b9bfca", color2: "#ffffff" }] },
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#dd9c8d", color2: "#ffffff" }] },
			},
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#e0323f", color2: "#ffffff" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#3f8efc", color2: "#ffffff" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#8e5bd0", color2: "#ffffff" }] },
			},
		],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon", color: "#d6a832" },
					{ art: "art:balloon", color: "#b9bfca" },
					{ art: "art:balloon", color: "#dd9c8d" },
					{ art: "art:balloon", color: "#d6a832" },
					{ art: "art:balloon", color: "#e0323f" },
				],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon", color: "#d6a832" }] },
		],
		popularity: 84,
		addedDaysAgo: 640,
	},
	{
		code: "BL-1003",
		name: { cs: "Balónek chromový lesklý 33 cm, 5 ks", en: "Chrome balloons 33 cm, 5 pcs" },
		description: {
			cs: "Zrcadlový lesk bez fólie: silnější latex s chromovým povrchem, který se nafukuje na 33 cm. Pět kusů stačí jako výrazný akcent do kytice z matných balónků. Na helium vydrží okolo 10 hodin.",
			en: "A mirror shine without foil: thicker latex with a chrome finish, inflated to 33 cm. Five are enough to accent a bouquet of matt balloons. They float for about 10 hours on helium.",
		},
		price: 89,
		sale: 69,
		brand: "fiesta",
		categories: ["latexove-balonky"],
		attributes: { material: "latex", kusu: "5", napln: "helium" },
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:balloon", color: "#d6a832" },
						{ art: "art:balloon", color: "#d6a832" },
					],
				},
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:balloon", color: "#b9bfca" },
						{ art: "art:balloon", color: "#b9bfca" },
					],
				},
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:balloon", color: "#dd9c8d" },
						{ art: "art:balloon", color: "#dd9c8d" },
					],
				},
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:balloon", color: "#8e5bd0" },
						{ art: "art:balloon", color: "#8e5bd0" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:balloon", color: "#3f8efc" },
					],
				},
				stock: "warehouse",
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:balloon", color: "#d6a832" },
					{ art: "art:balloon", color: "#8e5bd0" },
					{ art: "art:balloon", color: "#b9bfca" },
				],
			},
			{ layout: "scale", cm: 33, pieces: [{ art: "art:balloon", color: "#d6a832" }] },
		],
		popularity: 66,
		addedDaysAgo: 210,
	},
	{
		code: "BL-1004",
		name: { cs: "Balónek průhledný s konfetami 30 cm, 6 ks", en: "Clear confetti balloons 30 cm, 6 pcs" },
		description: {
			cs: "Průhledný latex s konfetami, které jsou už uvnitř. Po nafouknutí balónek přejeďte vlněným svetrem, statická elektřina konfety rozprostře po stěnách. Samotné i mezi jednobarevnými balónky potěší oko hosta hned ve dveřích.",
			en: "Clear latex with the confetti already inside. Once inflated, rub the balloon with a woollen jumper and static will spread the confetti over the sides. Lovely on their own or mixed with plain balloons by the front door.",
		},
		price: 119,
		sale: 95,
		brand: "balonovo",
		categories: ["latexove-balonky"],
		attributes: { material: "latex", kusu: "6", napln: "helium", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-confetti", color: "#d6a832", color2: "#fbfaf7" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-confetti", color: "#b9bfca", color2: "#fbfaf7" }] },
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-confetti", color: "#dd9c8d", color2: "#fbfaf7" }] },
			},
			{
				name: { cs: "duhová", en: "rainbow" },
				code: "DUH",
				attributes: { barva: "duhova" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-confetti", color: "#f790b5", color2: "#3f8efc" }] },
			},
		],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon-confetti", color: "#d6a832" },
					{ art: "art:balloon-confetti", color: "#dd9c8d" },
					{ art: "art:balloon-confetti", color: "#b9bfca" },
					{ art: "art:balloon-confetti", color: "#d6a832" },
					{ art: "art:balloon-confetti", color: "#f790b5" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon-confetti", color: "#d6a832" },
					{ art: "art:confetti", color: "#d6a832", color2: "#fbfaf7" },
				],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon-confetti", color: "#d6a832" }] },
		],
		popularity: 90,
		addedDaysAgo: 320,
	},
];
