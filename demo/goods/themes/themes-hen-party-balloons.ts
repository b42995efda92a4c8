/** Hen and stag parties: balloons. */

import type { SeedProduct } from "../../facts/format.ts";

export const HEN_PARTY_BALLOONS: SeedProduct[] = [
	{
		code: "TM-5228",
		name: { cs: "Balónky na rozlučku s prstýnky 30 cm, 8 ks", en: "Hen party balloons with rings 30 cm, 8 pcs" },
		description: {
			cs: "Latexové balónky s oboustranným potiskem prstýnku a nápisem „Bude svatba“. V každém balení jsou čtyři bílé a čtyři barevné. S heliem vydrží ve vzduchu 10–14 hodin, nafouknuté vzduchem tři až pět dní.",
			en: "Latex balloons printed on both sides with a ring and the Czech for “There's going to be a wedding”. Each pack holds four white and four coloured ones. They float for 10–14 hours on helium and last three to five days on air.",
		},
		price: 95,
		brand: "balonovo",
		categories: ["latexove-balonky", "rozlucka"],
		attributes: {
			barva: ["ruzova", "cerna", "bila"],
			motiv: "rozlucka",
			material: "latex",
			kusu: "8",
			napln: "helium",
			prilezitost: "rozlucka",
		},
		variants: [
			{
				name: { cs: "bílá a růžová", en: "white and pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:balloon", color: "#fbfaf7", print: "ring" },
						{ art: "art:balloon", color: "#f790b5", print: "ring" },
						{ art: "art:balloon", color: "#fbfaf7", print: "ring" },
						{ art: "art:balloon", color: "#f790b5", print: "ring" },
						{ art: "art:balloon", color: "#f790b5", print: "ring" },
					],
				},
			},
			{
				name: { cs: "bílá a černá", en: "white and black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:balloon", color: "#fbfaf7", print: "ring" },
						{ art: "art:balloon", color: "#26232e", print: "ring" },
						{ art: "art:balloon", color: "#fbfaf7", print: "ring" },
						{ art: "art:balloon", color: "#26232e", print: "ring" },
						{ art: "art:balloon", color: "#26232e", print: "ring" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon", color: "#fbfaf7", print: "ring" },
					{ art: "art:balloon", color: "#f790b5", print: "ring" },
					{ art: "art:balloon", color: "#fbfaf7", print: "ring" },
					{ art: "art:balloon", color: "#f790b5", print: "ring" },
					{ art: "art:balloon", color: "#f790b5", print: "ring" },
				],
			},
		],
		popularity: 53,
		addedDaysAgo: 350,
		goesWith: ["BL-1405", "TM-5229"],
	},
	{
		code: "TM-5229",
		name: { cs: "Fóliový balónek Prsten s diamantem 85 cm", en: "Diamond ring foil balloon 85 cm" },
		description: {
			cs: "Obří zásnubní prsten, který si v nafouknutém stavu navléknete přes hlavu a máte fotku na titulní stranu alba. Naplní se heliem (asi 50 l) i vzduchem, s heliem létá čtyři až pět dní. Ventil se sám uzavře a balónek můžete vyfouknout a příště použít znovu.",
			en: "A giant engagement ring big enough to put your head through for the photo on the cover of the album. It takes helium (about 50 l) or air and floats for four to five days. The valve seals itself, and the balloon can be let down and used again.",
		},
		price: 159,
		brand: "balonovo",
		categories: ["foliove-balonky", "rozlucka", "svatba"],
		attributes: {
			barva: ["zlata", "ruzove-zlata", "stribrna"],
			motiv: ["rozlucka", "svatba"],
			material: "folie",
			kusu: "1",
			napln: "helium",
			prilezitost: ["rozlucka", "svatba"],
		},
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:ring", color: "#d6a832", foil: true }] },
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				picture: { layout: "single", pieces: [{ art: "art:ring", color: "#e0a597", foil: true }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:ring", color: "#b9bfca", foil: true }] },
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:ring", color: "#d6a832", foil: true },
					{ art: "art:ring", color: "#e0a597", foil: true },
					{ art: "art:ring", color: "#b9bfca", foil: true },
				],
			},
		],
		popularity: 74,
		addedDaysAgo: 110,
		goesWith: ["BL-1401", "BL-1406"],
	},
	{
		code: "TM-5230",
		name: { cs: "Balónkový nápis „BRIDE“ 40 cm", en: "“BRIDE” balloon lettering 40 cm" },
		description: {
			cs: "Pět fóliových písmen vysokých 40 cm, která se plní jen vzduchem přiloženým brčkem. Boční očka navléknete na stuhu (3 m v balení) a nápis zabere na zdi zhruba 1,6 m. Helium písmena této velikosti neunese.",
			en: "Five foil letters, 40 cm tall, filled with air only using the straw supplied. Thread the side tabs onto the ribbon (3 m included) and the word takes up about 1.6 m of wall. Letters this size will not float on helium.",
		},
		price: 179,
		brand: "balonovo",
		categories: ["balonkova-cisla", "rozlucka"],
		attributes: {
			barva: ["ruzove-zlata", "zlata"],
			motiv: "rozlucka",
			material: "folie",
			kusu: "5",
			napln: "vzduch",
			prilezitost: ["rozlucka", "svatba"],
		},
		variants: [
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:foil-letter", color: "#e0a597", sign: "B" },
						{ art: "art:foil-letter", color: "#e0a597", sign: "R" },
						{ art: "art:foil-letter", color: "#e0a597", sign: "I" },
						{ art: "art:foil-letter", color: "#e0a597", sign: "D" },
						{ art: "art:foil-letter", color: "#e0a597", sign: "E" },
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
						{ art: "art:foil-letter", color: "#d6a832", sign: "B" },
						{ art: "art:foil-letter", color: "#d6a832", sign: "R" },
						{ art: "art:foil-letter", color: "#d6a832", sign: "I" },
						{ art: "art:foil-letter", color: "#d6a832", sign: "D" },
						{ art: "art:foil-letter", color: "#d6a832", sign: "E" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:foil-letter", color: "#e0a597", sign: "B" },
					{ art: "art:foil-letter", color: "#e0a597", sign: "R" },
					{ art: "art:foil-letter", color: "#e0a597", sign: "I" },
					{ art: "art:foil-letter", color: "#e0a597", sign: "D" },
					{ art: "art:foil-letter", color: "#e0a597", sign: "E" },
				],
			},
			{
				layout: "set",
				pieces: [{ art: "art:foil-letter", color: "#e0a597", sign: "B" }, "emoji:bouquet", "emoji:clinking-glasses"],
			},
		],
		stock: "few",
		popularity: 56,
		addedDaysAgo: 260,
		goesWith: ["TM-5229", "BL-1205"],
	},
];
