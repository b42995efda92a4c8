/** Letter balloons and words. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_LETTERS: SeedProduct[] = [
	{
		code: "BL-1204",
		name: { cs: "Fóliové písmeno 35 cm zlaté, na vzduch", en: "Gold foil letter 35 cm, for air" },
		description: {
			cs: "Složte jméno, přezdívku nebo vzkaz přes celou stěnu. Háčky a čárky vystřihněte ze zlatého papíru, v balení je šablona i brčko na nafouknutí. Pětipísmenné jméno zabere zhruba 1,3 m.",
			en: "Spell a name, a nickname or a message across the wall. Each pack has an inflating straw and a template for Czech accents to cut from gold paper. A five-letter name takes up roughly 1.3 m.",
		},
		price: 39,
		brand: "balonovo",
		categories: ["balonkova-cisla"],
		attributes: { barva: "zlata", material: "folie", kusu: "1", napln: "vzduch" },
		variants: [
			{
				name: { cs: "A", en: "A" },
				code: "A",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "A" }] },
			},
			{
				name: { cs: "B", en: "B" },
				code: "B",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "B" }] },
			},
			{
				name: { cs: "C", en: "C" },
				code: "C",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "C" }] },
			},
			{
				name: { cs: "D", en: "D" },
				code: "D",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "D" }] },
			},
			{
				name: { cs: "E", en: "E" },
				code: "E",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "E" }] },
			},
			{
				name: { cs: "F", en: "F" },
				code: "F",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "F" }] },
			},
			{
				name: { cs: "G", en: "G" },
				code: "G",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "G" }] },
			},
			{
				name: { cs: "H", en: "H" },
				code: "H",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "H" }] },
			},
			{
				name: { cs: "I", en: "I" },
				code: "I",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "I" }] },
			},
			{
				name: { cs: "J", en: "J" },
				code: "J",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "J" }] },
			},
			{
				name: { cs: "K", en: "K" },
				code: "K",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "K" }] },
			},
			{
				name: { cs: "L", en: "L" },
				code: "L",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "L" }] },
			},
			{
				name: { cs: "M", en: "M" },
				code: "M",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "M" }] },
			},
			{
				name: { cs: "N", en: "N" },
				code: "N",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "N" }] },
			},
			{
				name: { cs: "O", en: "O" },
				code: "O",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "O" }] },
			},
			{
				name: { cs: "P", en: "P" },
				code: "P",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "P" }] },
			},
			{
				name: { cs: "R", en: "R" },
				code: "R",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "R" }] },
			},
			{
				name: { cs: "S", en: "S" },
				code: "S",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "S" }] },
			},
			{
				name: { cs: "T", en: "T" },
				code: "T",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "T" }] },
			},
			{
				name: { cs: "U", en: "U" },
				code: "U",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "U" }] },
			},
			{
				name: { cs: "V", en: "V" },
				code: "V",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "V" }] },
			},
			{
				name: { cs: "Y", en: "Y" },
				code: "Y",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "Y" }] },
			},
			{
				name: { cs: "Z", en: "Z" },
				code: "Z",
				picture: { layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "Z" }] },
			},
		],
		pictures: [
			{ layout: "single", pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "A" }] },
			{
				layout: "garland",
				pieces: [
					{ art: "art:foil-letter", color: "#d6a832", sign: "J" },
					{ art: "art:foil-letter", color: "#d6a832", sign: "A" },
					{ art: "art:foil-letter", color: "#d6a832", sign: "K" },
					{ art: "art:foil-letter", color: "#d6a832", sign: "U" },
					{ art: "art:foil-letter", color: "#d6a832", sign: "B" },
				],
			},
			{ layout: "scale", cm: 35, pieces: [{ art: "art:foil-letter", color: "#d6a832", sign: "A" }] },
		],
		popularity: 64,
		addedDaysAgo: 430,
	},
	{
		code: "BL-1205",
		name: { cs: "Balónkový nápis „LOVE“ 40 cm", en: "“LOVE” foil letter banner 40 cm" },
		description: {
			cs: "Čtyři fóliová písmena na vzduch k zasnoubení, svatbě i k valentýnské večeři. Navléknete je na přiloženou stuhu dlouhou 3 m a pověsíte nad pódium. Sestavení zabere čtvrt hodiny.",
			en: "Four air-filled foil letters for an engagement, a wedding or a Valentine's dinner. Thread them on the 3 m ribbon provided and hang them above the stage. Assembly takes a quarter of an hour.",
		},
		price: 159,
		brand: "fiesta",
		categories: ["balonkova-cisla", "svatba"],
		attributes: { material: "folie", kusu: "4", napln: "vzduch", motiv: "svatba" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:foil-letter", color: "#e0323f", sign: "L" },
						{ art: "art:foil-letter", color: "#e0323f", sign: "O" },
						{ art: "art:foil-letter", color: "#e0323f", sign: "V" },
						{ art: "art:foil-letter", color: "#e0323f", sign: "E" },
					],
				},
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:foil-letter", color: "#d6a832", sign: "L" },
						{ art: "art:foil-letter", color: "#d6a832", sign: "O" },
						{ art: "art:foil-letter", color: "#d6a832", sign: "V" },
						{ art: "art:foil-letter", color: "#d6a832", sign: "E" },
					],
				},
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:foil-letter", color: "#dd9c8d", sign: "L" },
						{ art: "art:foil-letter", color: "#dd9c8d", sign: "O" },
						{ art: "art:foil-letter", color: "#dd9c8d", sign: "V" },
						{ art: "art:foil-letter", color: "#dd9c8d", sign: "E" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:foil-letter", color: "#e0323f", sign: "L" },
					{ art: "art:foil-letter", color: "#e0323f", sign: "O" },
					{ art: "art:foil-letter", color: "#e0323f", sign: "V" },
					{ art: "art:foil-letter", color: "#e0323f", sign: "E" },
				],
			},
			{ layout: "scale", cm: 40, pieces: [{ art: "art:foil-letter", color: "#e0323f", sign: "L" }] },
		],
		popularity: 46,
		addedDaysAgo: 200,
	},
];
