import type { DemoText } from "./languages.ts";

type SeedBalloonType = {
	key: string;
	name: DemoText;
	/** Hours in the air, at least and at most. */
	floats: [min: number, max: number];
	/** The same with gel, which only latex balloons take. */
	floatsWithGel?: [min: number, max: number];
	/** Whole crowns with VAT: with the shop's balloon, with the customer's, for the gel. */
	price: number;
	ownPrice: number;
	gelPrice?: number;
};

/** Kinds of balloons that branches inflate with helium. */
export const BALLOON_TYPES: SeedBalloonType[] = [
	{
		key: "latex-30",
		name: { cs: "Latexový balónek 30\u00a0cm", en: "Latex balloon, 30\u00a0cm" },
		floats: [8, 10],
		floatsWithGel: [48, 72],
		price: 39,
		ownPrice: 29,
		gelPrice: 9,
	},
	{
		key: "chrome-30",
		name: { cs: "Chromový balónek 30\u00a0cm", en: "Chrome balloon, 30\u00a0cm" },
		floats: [8, 10],
		floatsWithGel: [36, 72],
		price: 45,
		ownPrice: 29,
		gelPrice: 9,
	},
	{
		key: "confetti-30",
		name: { cs: "Průhledný balónek s\u00a0konfetami 30\u00a0cm", en: "Clear balloon with confetti, 30\u00a0cm" },
		floats: [6, 10],
		floatsWithGel: [24, 48],
		price: 55,
		ownPrice: 35,
		gelPrice: 12,
	},
	{
		key: "latex-45",
		name: { cs: "Velký latexový balónek 45\u00a0cm", en: "Large latex balloon, 45\u00a0cm" },
		floats: [12, 24],
		floatsWithGel: [72, 120],
		price: 119,
		ownPrice: 89,
		gelPrice: 25,
	},
	{
		key: "latex-90",
		name: { cs: "Obří latexový balónek 90\u00a0cm", en: "Giant latex balloon, 90\u00a0cm" },
		floats: [24, 36],
		floatsWithGel: [96, 168],
		price: 349,
		ownPrice: 259,
		gelPrice: 59,
	},
	{
		key: "foil-45",
		name: { cs: "Fóliový balónek 45\u00a0cm", en: "Foil balloon, 45\u00a0cm" },
		floats: [72, 120],
		price: 129,
		ownPrice: 79,
	},
	{
		key: "foil-number-86",
		name: {
			cs: "Fóliové číslo, písmeno nebo tvar 55–100\u00a0cm",
			en: "Foil number, letter or shape, 55–100\u00a0cm",
		},
		floats: [120, 168],
		price: 319,
		ownPrice: 219,
	},
	{
		key: "bubble-60",
		name: { cs: "Průhledná bublina 60\u00a0cm", en: "Clear bubble balloon, 60\u00a0cm" },
		floats: [120, 240],
		price: 399,
		ownPrice: 249,
	},
];
