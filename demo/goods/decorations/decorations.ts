/** Bunting and letter banners. */

import type { SeedProduct } from "../../facts/format.ts";

export const DECORATIONS: SeedProduct[] = [
	{
		code: "DE-3001",
		name: { cs: "Papírová vlaječková girlanda 3 m", en: "Paper bunting 3 m" },
		description: {
			cs: "Dvanáct trojúhelníkových praporků z pevného papíru, prošitých na bavlněnou pásku. Jedna girlanda ozdobí okno nebo čelo stolu, na obývák vezměte tři. Po sbalení do obálky čeká na další narozeniny.",
			en: "Twelve triangular flags in heavy paper, stitched to cotton tape. One garland dresses a window or the end of a table; take three for a living room. Fold it into its envelope and it is ready for the next birthday.",
		},
		price: 79,
		brand: "papirna",
		categories: ["girlandy"],
		attributes: { material: "papir", kusu: "1", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:flag", color: "#e0323f" },
						{ art: "art:flag", color: "#fbfaf7" },
						{ art: "art:flag", color: "#e0323f" },
						{ art: "art:flag", color: "#fbfaf7" },
						{ art: "art:flag", color: "#e0323f" },
					],
				},
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:flag", color: "#f790b5" },
						{ art: "art:flag", color: "#fbfaf7" },
						{ art: "art:flag", color: "#f790b5" },
						{ art: "art:flag", color: "#fbfaf7" },
						{ art: "art:flag", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:flag", color: "#3f8efc" },
						{ art: "art:flag", color: "#fbfaf7" },
						{ art: "art:flag", color: "#3f8efc" },
						{ art: "art:flag", color: "#fbfaf7" },
						{ art: "art:flag", color: "#3f8efc" },
					],
				},
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:flag", color: "#8fdcc2" },
						{ art: "art:flag", color: "#fbfaf7" },
						{ art: "art:flag", color: "#8fdcc2" },
						{ art: "art:flag", color: "#fbfaf7" },
						{ art: "art:flag", color: "#8fdcc2" },
					],
				},
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:flag", color: "#d6a832" },
						{ art: "art:flag", color: "#fbfaf7" },
						{ art: "art:flag", color: "#d6a832" },
						{ art: "art:flag", color: "#fbfaf7" },
						{ art: "art:flag", color: "#d6a832" },
					],
				},
			},
			{
				name: { cs: "duhová", en: "rainbow" },
				code: "DUH",
				attributes: { barva: "duhova" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:flag", color: "#e0323f" },
						{ art: "art:flag", color: "#f58634" },
						{ art: "art:flag", color: "#fbd041" },
						{ art: "art:flag", color: "#4fae58" },
						{ art: "art:flag", color: "#3f8efc" },
						{ art: "art:flag", color: "#8e5bd0" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:flag", color: "#e0323f" },
					{ art: "art:flag", color: "#fbd041" },
					{ art: "art:flag", color: "#3f8efc" },
					{ art: "art:flag", color: "#4fae58" },
					{ art: "art:flag", color: "#f790b5" },
				],
			},
			{
				layout: "garland",
				pieces: [
					{ art: "art:flag", color: "#8fdcc2" },
					{ art: "art:flag", color: "#fbfaf7" },
					{ art: "art:flag", color: "#f790b5" },
					{ art: "art:flag", color: "#8fdcc2" },
					{ art: "art:flag", color: "#fbfaf7" },
				],
			},
		],
		popularity: 88,
		addedDaysAgo: 590,
	},
	{
		code: "DE-3002",
		name: { cs: "Banner „OSLAVA“ 1,8 m", en: "“OSLAVA” celebration banner 1.8 m" },
		description: {
			cs: "Šest praporků s písmeny, které jen navléknete na přiložený provázek. Za nápis můžete připsat jméno nebo věk oslavence, v balení jsou ještě čtyři prázdné. Papír má gramáž 300 g, takže se nekroutí.",
			en: "Six letter flags spelling the Czech word for celebration, to thread on the string provided. Four blank flags let you add a name or an age. The 300 g card does not curl.",
		},
		price: 99,
		brand: "konfety",
		categories: ["girlandy"],
		attributes: { material: "papir", kusu: "1", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "O" },
						{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "S" },
						{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "L" },
						{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "A" },
						{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "V" },
						{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "A" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:letter-flag", color: "#3f8efc", color2: "#fbfaf7", sign: "O" },
						{ art: "art:letter-flag", color: "#3f8efc", color2: "#fbfaf7", sign: "S" },
						{ art: "art:letter-flag", color: "#3f8efc", color2: "#fbfaf7", sign: "L" },
						{ art: "art:letter-flag", color: "#3f8efc", color2: "#fbfaf7", sign: "A" },
						{ art: "art:letter-flag", color: "#3f8efc", color2: "#fbfaf7", sign: "V" },
						{ art: "art:letter-flag", color: "#3f8efc", color2: "#fbfaf7", sign: "A" },
					],
				},
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#fbfaf7", sign: "O" },
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#fbfaf7", sign: "S" },
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#fbfaf7", sign: "L" },
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#fbfaf7", sign: "A" },
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#fbfaf7", sign: "V" },
						{ art: "art:letter-flag", color: "#8fdcc2", color2: "#fbfaf7", sign: "A" },
					],
				},
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:letter-flag", color: "#d6a832", color2: "#fbfaf7", sign: "O" },
						{ art: "art:letter-flag", color: "#d6a832", color2: "#fbfaf7", sign: "S" },
						{ art: "art:letter-flag", color: "#d6a832", color2: "#fbfaf7", sign: "L" },
						{ art: "art:letter-flag", color: "#d6a832", color2: "#fbfaf7", sign: "A" },
						{ art: "art:letter-flag", color: "#d6a832", color2: "#fbfaf7", sign: "V" },
						{ art: "art:letter-flag", color: "#d6a832", color2: "#fbfaf7", sign: "A" },
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
						{ art: "art:letter-flag", color: "#26232e", color2: "#fbfaf7", sign: "O" },
						{ art: "art:letter-flag", color: "#26232e", color2: "#fbfaf7", sign: "S" },
						{ art: "art:letter-flag", color: "#26232e", color2: "#fbfaf7", sign: "L" },
						{ art: "art:letter-flag", color: "#26232e", color2: "#fbfaf7", sign: "A" },
						{ art: "art:letter-flag", color: "#26232e", color2: "#fbfaf7", sign: "V" },
						{ art: "art:letter-flag", color: "#26232e", color2: "#fbfaf7", sign: "A" },
					],
				},
				stock: "few",
			},
		],
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "O" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "S" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "L" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "A" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "V" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "A" },
				],
			},
			{
				layout: "garland",
				pieces: [
					{ art: "art:letter-flag", color: "#e0323f", color2: "#fbfaf7", sign: "O" },
					{ art: "art:letter-flag", color: "#fbd041", color2: "#fbfaf7", sign: "S" },
					{ art: "art:letter-flag", color: "#3f8efc", color2: "#fbfaf7", sign: "L" },
					{ art: "art:letter-flag", color: "#4fae58", color2: "#fbfaf7", sign: "A" },
					{ art: "art:letter-flag", color: "#f58634", color2: "#fbfaf7", sign: "V" },
					{ art: "art:letter-flag", color: "#8e5bd0", color2: "#fbfaf7", sign: "A" },
				],
			},
		],
		popularity: 89,
		addedDaysAgo: 510,
	},
];
