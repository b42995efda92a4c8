/** Number balloons; each digit is a variant. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_NUMBERS: SeedProduct[] = [
	{
		code: "BL-1201",
		name: { cs: "Fóliové číslo 86 cm zlaté", en: "Gold foil number 86 cm" },
		description: {
			cs: "Velké zlaté číslo ke kulatinám i prvním narozeninám, vyberte si číslici 0–9. Naplněné heliem drží ve vzduchu 5–7 dní a potřebuje závaží alespoň 80 g. Ke každému číslu doporučujeme přidat čtyři latexové balónky a je hotovo.",
			en: "A big gold number for milestone and first birthdays; choose a digit from 0–9. On helium it floats for 5–7 days and needs a weight of at least 80 g. Add four latex balloons to each number and the job is done.",
		},
		price: 149,
		brand: "balonovo",
		categories: ["balonkova-cisla"],
		attributes: { barva: "zlata", material: "folie", kusu: "1", napln: "helium", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "0", en: "0" },
				code: "0",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "0" }] },
			},
			{
				name: { cs: "1", en: "1" },
				code: "1",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "1" }] },
			},
			{
				name: { cs: "2", en: "2" },
				code: "2",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "2" }] },
			},
			{
				name: { cs: "3", en: "3" },
				code: "3",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "3" }] },
			},
			{
				name: { cs: "4", en: "4" },
				code: "4",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "4" }] },
			},
			{
				name: { cs: "5", en: "5" },
				code: "5",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "5" }] },
			},
			{
				name: { cs: "6", en: "6" },
				code: "6",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "6" }] },
				stock: "few",
			},
			{
				name: { cs: "7", en: "7" },
				code: "7",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "7" }] },
			},
			{
				name: { cs: "8", en: "8" },
				code: "8",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "8" }] },
			},
			{
				name: { cs: "9", en: "9" },
				code: "9",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "9" }] },
			},
		],
		pictures: [
			{ layout: "single", pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "5" }] },
			{
				layout: "set",
				pieces: [
					{ art: "art:foil-number", color: "#d6a832", sign: "5" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon-confetti", color: "#d6a832" },
				],
			},
			{ layout: "scale", cm: 86, pieces: [{ art: "art:foil-number", color: "#d6a832", sign: "5" }] },
		],
		popularity: 96,
		addedDaysAgo: 560,
	},
	{
		code: "BL-1202",
		name: { cs: "Fóliové číslo 86 cm stříbrné", en: "Silver foil number 86 cm" },
		description: {
			cs: "Stříbrné provedení oblíbené k padesátinám a stříbrné svatbě. Číslo má nahoře poutko, takže jej nafouknuté vzduchem můžete i zavěsit. Jedno číslo spotřebuje asi 40 l helia.",
			en: "The silver version, popular for fiftieth birthdays and silver weddings. A loop at the top lets you hang it when filled with air. One number takes about 40 l of helium.",
		},
		price: 149,
		brand: "balonovo",
		categories: ["balonkova-cisla"],
		attributes: { barva: "stribrna", material: "folie", kusu: "1", napln: "helium", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "0", en: "0" },
				code: "0",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "0" }] },
			},
			{
				name: { cs: "1", en: "1" },
				code: "1",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "1" }] },
			},
			{
				name: { cs: "2", en: "2" },
				code: "2",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "2" }] },
			},
			{
				name: { cs: "3", en: "3" },
				code: "3",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "3" }] },
			},
			{
				name: { cs: "4", en: "4" },
				code: "4",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "4" }] },
			},
			{
				name: { cs: "5", en: "5" },
				code: "5",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "5" }] },
			},
			{
				name: { cs: "6", en: "6" },
				code: "6",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "6" }] },
			},
			{
				name: { cs: "7", en: "7" },
				code: "7",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "7" }] },
			},
			{
				name: { cs: "8", en: "8" },
				code: "8",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "8" }] },
			},
			{
				name: { cs: "9", en: "9" },
				code: "9",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "9" }] },
			},
		],
		pictures: [
			{ layout: "single", pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "5" }] },
			{ layout: "scale", cm: 86, pieces: [{ art: "art:foil-number", color: "#b9bfca", sign: "5" }] },
		],
		popularity: 83,
		addedDaysAgo: 560,
	},
	{
		code: "BL-1203",
		name: { cs: "Fóliové číslo 35 cm růžově zlaté, na vzduch", en: "Rose gold foil number 35 cm, for air" },
		description: {
			cs: "Malé číslo na zeď, dveře nebo jako zápich na stůl se sladkostmi. Nafukuje se brčkem, které je v balení, helium by jej neuneslo. Otvory po stranách slouží k navlečení na provázek.",
			en: "A small number for a wall, a door or the sweet table. Blow it up with the straw in the pack; helium would not lift it. Holes at the sides let you thread it on a string.",
		},
		price: 39,
		sale: 29,
		brand: "balonovo",
		categories: ["balonkova-cisla"],
		attributes: { barva: "ruzove-zlata", material: "folie", kusu: "1", napln: "vzduch", motiv: "narozeniny" },
		variants: [
			{
				name: { cs: "0", en: "0" },
				code: "0",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "0" }] },
			},
			{
				name: { cs: "1", en: "1" },
				code: "1",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "1" }] },
			},
			{
				name: { cs: "2", en: "2" },
				code: "2",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "2" }] },
			},
			{
				name: { cs: "3", en: "3" },
				code: "3",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "3" }] },
			},
			{
				name: { cs: "4", en: "4" },
				code: "4",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "4" }] },
			},
			{
				name: { cs: "5", en: "5" },
				code: "5",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "5" }] },
			},
			{
				name: { cs: "6", en: "6" },
				code: "6",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "6" }] },
			},
			{
				name: { cs: "7", en: "7" },
				code: "7",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "7" }] },
				stock: "none",
			},
			{
				name: { cs: "8", en: "8" },
				code: "8",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "8" }] },
			},
			{
				name: { cs: "9", en: "9" },
				code: "9",
				picture: { layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "9" }] },
			},
		],
		pictures: [
			{ layout: "single", pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "5" }] },
			{ layout: "scale", cm: 35, pieces: [{ art: "art:foil-number", color: "#dd9c8d", sign: "5" }] },
		],
		popularity: 61,
		addedDaysAgo: 350,
	},
];
