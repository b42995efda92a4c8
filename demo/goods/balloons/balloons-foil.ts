/** Foil balloons: plain shapes. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_FOIL: SeedProduct[] = [
	{
		code: "BL-1101",
		name: { cs: "Fóliová hvězda 45 cm", en: "Foil star balloon 45 cm" },
		description: {
			cs: "Hladká jednobarevná hvězda, kterou jednoduše přidáte k číslu nebo mezi latexové balónky. S heliem se vznáší 3–5 dní, potom ji stačí dofouknout. Dodáváme nenafouknutou; ventil se po naplnění sám uzavře.",
			en: "A smooth, plain star that is easy to add to a number or a bunch of latex balloons. It floats for 3–5 days on helium and can be topped up afterwards. Supplied flat; the valve seals itself after filling.",
		},
		price: 79,
		brand: "balonovo",
		categories: ["foliove-balonky"],
		attributes: { material: "folie", kusu: "1", napln: "helium" },
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:foil-star", color: "#d6a832" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:foil-star", color: "#b9bfca" }] },
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				picture: { layout: "single", pieces: [{ art: "art:foil-star", color: "#dd9c8d" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:foil-star", color: "#f790b5" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:foil-star", color: "#3f8efc" }] },
			},
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:foil-star", color: "#e0323f" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:foil-star", color: "#26232e" }] },
			},
		],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:foil-star", color: "#d6a832" },
					{ art: "art:foil-star", color: "#b9bfca" },
					{ art: "art:foil-star", color: "#f790b5" },
					{ art: "art:foil-star", color: "#3f8efc" },
					{ art: "art:foil-star", color: "#dd9c8d" },
				],
			},
			{
				layout: "pair",
				pieces: [
					{ art: "art:foil-star", color: "#d6a832" },
					{ art: "art:balloon-confetti", color: "#d6a832" },
				],
			},
			{ layout: "scale", cm: 45, pieces: [{ art: "art:foil-star", color: "#d6a832" }] },
		],
		popularity: 87,
		addedDaysAgo: 600,
	},
	{
		code: "BL-1102",
		name: { cs: "Fóliové srdce 45 cm", en: "Foil heart balloon 45 cm" },
		description: {
			cs: "Srdce na výročí, žádost o ruku i pro maminku k svátku. Fólie lesklá z obou stran udrží helium 3–5 dní, takže můžete chystat výzdobu už den předem. Přivažte je na stuhu s malým závažím, pod strop by vám uletělo.",
			en: "A heart for an anniversary, a proposal or Mother's Day. The double-sided shiny foil holds helium for 3–5 days, so you can decorate a day ahead. Tie it to a ribbon with a small weight or it will end up on the ceiling.",
		},
		price: 79,
		brand: "balonovo",
		categories: ["foliove-balonky", "svatba"],
		attributes: { material: "folie", kusu: "1", napln: "helium", motiv: "svatba" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:foil-heart", color: "#e0323f" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:foil-heart", color: "#f790b5" }] },
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				picture: { layout: "single", pieces: [{ art: "art:foil-heart", color: "#dd9c8d" }] },
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:foil-heart", color: "#d6a832" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:foil-heart", color: "#fbfaf7" }] },
			},
		],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:foil-heart", color: "#e0323f" },
					{ art: "art:foil-heart", color: "#f790b5" },
					{ art: "art:foil-heart", color: "#d6a832" },
					{ art: "art:foil-heart", color: "#fbfaf7" },
					{ art: "art:foil-heart", color: "#e0323f" },
				],
			},
			{ layout: "scale", cm: 45, pieces: [{ art: "art:foil-heart", color: "#e0323f" }] },
		],
		popularity: 80,
		addedDaysAgo: 580,
	},
	{
		code: "BL-1103",
		name: { cs: "Fóliový balónek kulatý matný 45 cm", en: "Matt round foil balloon 45 cm" },
		description: {
			cs: "Moderní saténový povrch bez odlesků, který ladí s přírodní výzdobou. Na kulatou plochu můžete fixem napsat jméno nebo vzkaz. Po oslavě jej opatrně vypusťte brčkem a schovejte na příště.",
			en: "A modern satin finish with no glare that suits natural decorations. Write a name or a message on the round face with a marker. After the party let the air out with a straw and keep it for next time.",
		},
		price: 89,
		sale: 69,
		brand: "fiesta",
		categories: ["foliove-balonky"],
		attributes: { material: "folie", kusu: "1", napln: "helium" },
		variants: [
			{
				name: { cs: "béžová", en: "beige" },
				code: "BEZ",
				attributes: { barva: "bezova" },
				picture: { layout: "single", pieces: [{ art: "art:foil-round", color: "#e5d2b4" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:foil-round", color: "#8fdcc2" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:foil-round", color: "#f790b5" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:foil-round", color: "#3f8efc" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:foil-round", color: "#26232e" }] },
				stock: "branches",
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:foil-round", color: "#e5d2b4" },
					{ art: "art:foil-round", color: "#8fdcc2" },
					{ art: "art:foil-round", color: "#f790b5" },
				],
			},
			{ layout: "scale", cm: 45, pieces: [{ art: "art:foil-round", color: "#e5d2b4" }] },
		],
		popularity: 41,
		addedDaysAgo: 190,
	},
];
