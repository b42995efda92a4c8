/** Lanterns, rosettes and pompoms. */

import type { SeedProduct } from "../../facts/format.ts";

export const DECORATIONS_LANTERNS: SeedProduct[] = [
	{
		code: "DE-3101",
		name: { cs: "Papírový lampion kulatý", en: "Round paper lantern" },
		description: {
			cs: "Lehký lampion z rýžového papíru s drátěnou výztuhou, který složíte za půl minuty. Nejhezčí jsou v hloučku po pěti v různých výškách. Dovnitř patří jen LED světýlko, nikdy ne otevřený oheň.",
			en: "A light rice-paper lantern with a wire frame that goes together in half a minute. They look best in a cluster of five at different heights. Use only LED lights inside, never an open flame.",
		},
		price: 59,
		brand: "lumina",
		categories: ["lampiony"],
		attributes: { material: "papir", kusu: "1" },
		variants: [
			{
				name: { cs: "bílá, 25 cm", en: "white, 25 cm" },
				code: "BIL25",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:lantern", color: "#fbfaf7" }] },
			},
			{
				name: { cs: "bílá, 40 cm", en: "white, 40 cm" },
				code: "BIL40",
				price: 89,
				attributes: { barva: "bila" },
				picture: { layout: "pair", pieces: [{ art: "art:lantern", color: "#fbfaf7" }, "emoji:straight-ruler"] },
			},
			{
				name: { cs: "červená, 25 cm", en: "red, 25 cm" },
				code: "CERV25",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:lantern", color: "#e0323f" }] },
			},
			{
				name: { cs: "červená, 40 cm", en: "red, 40 cm" },
				code: "CERV40",
				price: 89,
				attributes: { barva: "cervena" },
				picture: { layout: "pair", pieces: [{ art: "art:lantern", color: "#e0323f" }, "emoji:straight-ruler"] },
			},
			{
				name: { cs: "růžová, 25 cm", en: "pink, 25 cm" },
				code: "RUZ25",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:lantern", color: "#f790b5" }] },
			},
			{
				name: { cs: "růžová, 40 cm", en: "pink, 40 cm" },
				code: "RUZ40",
				price: 89,
				attributes: { barva: "ruzova" },
				picture: { layout: "pair", pieces: [{ art: "art:lantern", color: "#f790b5" }, "emoji:straight-ruler"] },
			},
			{
				name: { cs: "mátová, 25 cm", en: "mint, 25 cm" },
				code: "MAT25",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:lantern", color: "#8fdcc2" }] },
			},
			{
				name: { cs: "mátová, 40 cm", en: "mint, 40 cm" },
				code: "MAT40",
				price: 89,
				attributes: { barva: "mint" },
				picture: { layout: "pair", pieces: [{ art: "art:lantern", color: "#8fdcc2" }, "emoji:straight-ruler"] },
				stock: "none",
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:lantern", color: "#e0323f" },
					{ art: "art:lantern", color: "#fbd041" },
					{ art: "art:lantern", color: "#8fdcc2" },
				],
			},
			{
				layout: "bunch",
				pieces: [
					{ art: "art:lantern", color: "#fbfaf7" },
					{ art: "art:lantern", color: "#f790b5" },
					{ art: "art:lantern", color: "#e5d2b4" },
					{ art: "art:lantern", color: "#fbfaf7" },
					{ art: "art:lantern", color: "#f790b5" },
				],
			},
		],
		popularity: 74,
		addedDaysAgo: 530,
	},
	{
		code: "DE-3102",
		name: { cs: "Papírové rozety, sada 6 ks", en: "Paper rosettes, set of 6" },
		description: {
			cs: "Vějíře o průměru 20, 30 a 40 cm, od každého dva. Po slepení středu vytvoří na stěně pozadí k dortovému stolu. Složené zaberou místo jednoho sešitu.",
			en: "Fans of 20, 30 and 40 cm across, two of each. Stick the centres together to make a backdrop for the cake table. Folded, they take up as much room as an exercise book.",
		},
		price: 149,
		sale: 119,
		brand: "papirna",
		categories: ["lampiony"],
		attributes: { material: "papir", kusu: "6" },
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:rosette", color: "#f790b5" },
						{ art: "art:rosette", color: "#f790b5", color2: "#fbfaf7" },
						{ art: "art:rosette", color: "#fbfaf7", color2: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:rosette", color: "#8fdcc2" },
						{ art: "art:rosette", color: "#8fdcc2", color2: "#fbfaf7" },
						{ art: "art:rosette", color: "#fbfaf7", color2: "#8fdcc2" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:rosette", color: "#3f8efc" },
						{ art: "art:rosette", color: "#3f8efc", color2: "#fbfaf7" },
						{ art: "art:rosette", color: "#fbfaf7", color2: "#3f8efc" },
					],
				},
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:rosette", color: "#fbfaf7" },
						{ art: "art:rosette", color: "#fbfaf7", color2: "#fbfaf7" },
						{ art: "art:rosette", color: "#fbfaf7", color2: "#fbfaf7" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:rosette", color: "#f790b5" },
					{ art: "art:rosette", color: "#8fdcc2" },
					{ art: "art:rosette", color: "#d6a832" },
				],
			},
		],
		popularity: 61,
		addedDaysAgo: 310,
	},
	{
		code: "DE-3103",
		name: { cs: "Pompony z hedvábného papíru, 3 ks", en: "Tissue pompoms, 3 pcs" },
		description: {
			cs: "Tři nadýchané koule o průměru 20, 25 a 35 cm. Vrstvy rozevírejte pomalu jednu po druhé, každý pompon zabere asi pět minut. Saténová stuha na zavěšení je už přivázaná.",
			en: "Three fluffy balls of 20, 25 and 35 cm. Open the layers slowly one by one; each pompom takes about five minutes. The satin hanging ribbon is already tied on.",
		},
		price: 99,
		brand: "papirna",
		categories: ["lampiony", "svatba"],
		attributes: { material: "papir", kusu: "3" },
		variants: [
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:pompom", color: "#fbfaf7" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:pompom", color: "#f790b5" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:pompom", color: "#8fdcc2" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:pompom", color: "#8e5bd0" }] },
				stock: "warehouse",
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:pompom", color: "#f790b5" },
					{ art: "art:pompom", color: "#fbfaf7" },
					{ art: "art:pompom", color: "#8fdcc2" },
				],
			},
		],
		popularity: 45,
		addedDaysAgo: 440,
	},
	{
		code: "DE-3104",
		name: { cs: "LED světýlka do lampionů, 10 ks", en: "LED lantern lights, 10 pcs" },
		description: {
			cs: "Malá světýlka s klipem do lampionů, dýní i balónků z průhledného latexu. Svítí teple bíle až 20 hodin, baterie jsou součástí. Knoflíkové články uchovávejte mimo dosah dětí.",
			en: "Small clip-in lights for lanterns, pumpkins and clear balloons. They glow warm white for up to 20 hours; batteries included. Keep button cells out of the reach of children.",
		},
		price: 129,
		brand: "lumina",
		categories: ["lampiony", "halloween"],
		attributes: { material: "plast", kusu: "10" },
		pictures: [{ layout: "pair", pieces: [{ art: "art:lantern", color: "#fbd041" }, "emoji:light-bulb"] }],
		popularity: 42,
		addedDaysAgo: 350,
	},
	{
		code: "DE-3105",
		name: { cs: "Papírový lampion Dýně 28 cm", en: "Pumpkin paper lantern 28 cm" },
		description: {
			cs: "Oranžový lampion s vystřiženým úsměvem na lampionový průvod i na verandu. K dispozici samotný, nebo s plastovou tyčkou a žárovičkou na baterie. Za deště jej schovejte pod střechu.",
			en: "An orange lantern with a cut-out smile for a lantern parade or the porch. Available on its own or with a plastic stick and a battery light. Keep it under cover in the rain.",
		},
		price: 79,
		brand: "lumina",
		categories: ["lampiony", "halloween"],
		attributes: { material: "papir", kusu: "1", motiv: "halloween", barva: "oranzova" },
		variants: [
			{
				name: { cs: "samotný lampion", en: "lantern only" },
				code: "SAM",
				picture: { layout: "pair", pieces: [{ art: "art:lantern", color: "#f58634" }, "emoji:jack-o-lantern"] },
			},
			{
				name: { cs: "se svítící tyčkou", en: "with light stick" },
				code: "SVIT",
				price: 139,
				picture: {
					layout: "set",
					pieces: [{ art: "art:lantern", color: "#f58634" }, "emoji:light-bulb", "emoji:jack-o-lantern"],
				},
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:lantern", color: "#f58634" }, "emoji:jack-o-lantern", "emoji:crescent-moon"],
			},
		],
		popularity: 37,
		addedDaysAgo: 320,
	},
];
