/** New Year's Eve: what to wear, blow and throw at midnight. */

import type { SeedProduct } from "../../facts/format.ts";

export const NEW_YEAR_THEME: SeedProduct[] = [
	{
		code: "TM-5201",
		name: { cs: "Silvestrovské frkačky černo-zlaté, 8 ks", en: "New Year's Eve party blowers, black and gold, 8 pcs" },
		description: {
			cs: "Papírové frkačky s plastovým náustkem a zlatými hvězdičkami na černém podkladu. Rozvinou se do délky 32 cm a ozvou se tak, že odpočet zaslechne i hostitel v kuchyni. V balení je osm kusů; než frkačku půjčíte dál, náustek otřete.",
			en: "Paper blowers with a plastic mouthpiece and gold stars on black. They unroll to 32 cm and are loud enough for the host in the kitchen to hear the countdown. Eight in a pack; wipe the mouthpiece before lending a blower to somebody else.",
		},
		price: 59,
		brand: "konfety",
		categories: ["hry-a-darky", "silvestr"],
		attributes: {
			barva: ["cerna", "zlata"],
			motiv: "silvestr",
			material: ["papir", "plast"],
			kusu: "8",
			vek: ["6-8", "9-12", "dospeli"],
			prilezitost: "silvestr",
		},
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:blowout", color: "#26232e", color2: "#d6a832" },
					{ art: "art:blowout", color: "#d6a832", color2: "#26232e" },
					{ art: "art:blowout", color: "#26232e", color2: "#f3e6c0" },
				],
			},
			{
				layout: "pair",
				pieces: [{ art: "art:blowout", color: "#26232e", color2: "#d6a832" }, "emoji:twelve-oclock"],
			},
		],
		popularity: 92,
		addedDaysAgo: 420,
		goesWith: ["TM-5202", "TM-5204"],
	},
	{
		code: "TM-5202",
		name: { cs: "Mini cylindry na gumičce Půlnoc, 8 ks", en: "Midnight mini top hats on elastic, 8 pcs" },
		description: {
			cs: "Kartonové cylindry vysoké 11 cm s třpytivou stuhou a gumičkou pod bradu. Dodávají se složené naplocho, každý sestavíte za půl minuty a bez lepidla. Průměr krempy je 15 cm, takže sedí dospělým i školákům.",
			en: "Card top hats, 11 cm tall, with a glittery band and elastic under the chin. They come flat and each goes together in half a minute without glue. The brim is 15 cm across, so they suit adults and schoolchildren alike.",
		},
		price: 129,
		brand: "papirna",
		categories: ["klobouky", "silvestr"],
		attributes: {
			barva: ["zlata", "stribrna", "cerna"],
			motiv: "silvestr",
			material: "papir",
			kusu: "8",
			velikost: "univerzalni",
			vek: ["6-8", "9-12", "dospeli"],
			prilezitost: ["silvestr", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "pair",
					pieces: ["emoji:top-hat", { art: "art:streamer", color: "#d6a832", color2: "#f3e6c0" }],
				},
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: {
					layout: "pair",
					pieces: ["emoji:top-hat", { art: "art:streamer", color: "#b9bfca", color2: "#fbfaf7" }],
				},
				stock: "few",
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: {
					layout: "pair",
					pieces: ["emoji:top-hat", { art: "art:streamer", color: "#26232e", color2: "#d6a832" }],
				},
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: ["emoji:top-hat", "emoji:sparkles", { art: "art:blowout", color: "#b9bfca", color2: "#26232e" }],
			},
		],
		popularity: 71,
		addedDaysAgo: 365,
		goesWith: ["TM-5201", "TM-5206"],
	},
	{
		code: "TM-5203",
		name: { cs: "Třpytivá čelenka „2027“", en: "Glitter “2027” headband" },
		description: {
			cs: "Čtyři číslice z pěny potažené třpytkami na pružinkách, které se při tanci rozkývají. Plastová čelenka je zevnitř potažená látkou a netlačí za ušima. Výška číslic 7 cm, jedna univerzální velikost.",
			en: "Four glitter-covered foam digits on springs that bob about when you dance. The plastic band is lined with fabric and does not pinch behind the ears. Digits 7 cm tall, one size.",
		},
		price: 79,
		brand: "fiesta",
		categories: ["klobouky", "silvestr"],
		attributes: {
			barva: ["zlata", "stribrna", "ruzove-zlata"],
			motiv: "silvestr",
			material: "plast",
			kusu: "1",
			velikost: "univerzalni",
			vek: ["9-12", "dospeli"],
			prilezitost: "silvestr",
		},
		labels: ["new"],
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:year-band", color: "#d6a832" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:year-band", color: "#b9bfca" }] },
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				picture: { layout: "single", pieces: [{ art: "art:year-band", color: "#e0a597" }] },
				stock: "warehouse",
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:year-band", color: "#d6a832" },
					{ art: "art:year-band", color: "#b9bfca" },
					{ art: "art:year-band", color: "#e0a597" },
				],
			},
		],
		popularity: 64,
		addedDaysAgo: 12,
		goesWith: ["TM-5206"],
	},
	{
		code: "TM-5204",
		name: { cs: "Vystřelovací konfety Půlnoc 30 cm, 2 ks", en: "Midnight confetti cannons 30 cm, 2 pcs" },
		description: {
			cs: "Dvě tuby na stlačený vzduch, které pootočením spodní části vyhodí konfety pět až šest metrů vysoko. Nejde o pyrotechniku, smějí tedy i do sálu. Fóliové lístky se z parket nejlépe sbírají širokým smetákem.",
			en: "Two compressed-air tubes; twist the base and the confetti flies five to six metres up. They are not fireworks, so they may be used indoors. A wide broom is the quickest way to get the foil pieces off the floor.",
		},
		price: 149,
		sale: 119,
		brand: "fiesta",
		categories: ["konfety", "silvestr"],
		attributes: {
			barva: ["zlata", "stribrna", "cerna"],
			motiv: "silvestr",
			material: ["folie", "papir"],
			kusu: "2",
			vek: "dospeli",
			prilezitost: ["silvestr", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cannon", color: "#26232e", color2: "#d6a832" },
						{ art: "art:confetti", color: "#d6a832", color2: "#f3e6c0" },
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
						{ art: "art:cannon", color: "#26232e", color2: "#b9bfca" },
						{ art: "art:confetti", color: "#b9bfca", color2: "#fbfaf7" },
					],
				},
			},
			{
				name: { cs: "černo-zlatá", en: "black and gold" },
				code: "CZL",
				attributes: { barva: "cerna" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cannon", color: "#d6a832", color2: "#26232e" },
						{ art: "art:confetti", color: "#26232e", color2: "#d6a832" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:cannon", color: "#26232e", color2: "#d6a832" },
					{ art: "art:confetti", color: "#d6a832", color2: "#b9bfca" },
					"emoji:twelve-oclock",
					"emoji:sparkles",
				],
			},
		],
		popularity: 95,
		addedDaysAgo: 510,
		goesWith: ["DE-3203", "TM-5205"],
	},
	{
		code: "TM-5205",
		name: { cs: "Konfety na stůl „2027“ a hvězdičky, 15 g", en: "“2027” and star table confetti, 15 g" },
		description: {
			cs: "Drobné číslice a hvězdičky z oboustranně lesklé fólie, největší mají 18 mm. Sáček 15 g vystačí zhruba na dva metry stolu. Sypte je mezi talíře, ne na jídlo, a po oslavě je setřete suchým hadříkem.",
			en: "Tiny digits and stars in foil that shines on both sides, 18 mm at most. A 15 g bag covers about two metres of table. Scatter them between the plates, not on the food, and sweep them up with a dry cloth afterwards.",
		},
		price: 39,
		brand: "konfety",
		categories: ["konfety", "silvestr"],
		attributes: { barva: ["zlata", "cerna"], motiv: "silvestr", material: "folie", kusu: "1", prilezitost: "silvestr" },
		pictures: [
			{
				layout: "scatter",
				pieces: [
					{ art: "art:foil-number", color: "#d6a832", sign: "2" },
					{ art: "art:foil-number", color: "#26232e", sign: "0" },
					{ art: "art:foil-number", color: "#d6a832", sign: "7" },
					"emoji:star",
				],
			},
		],
		popularity: 47,
		addedDaysAgo: 48,
		goesWith: ["TM-5215", "TM-5207"],
	},
	{
		code: "TM-5206",
		name: { cs: "Párty brýle „2027“", en: "“2027” party glasses" },
		description: {
			cs: "Plastové obroučky ve tvaru letopočtu, na oči vycházejí průhledy v prostřední nule a dvojce. Nemají skla, takže se dají nasadit i přes dioptrické brýle. Šířka 15 cm, nožičky se rozevřou dětem i dospělým.",
			en: "Plastic frames in the shape of the year; you look out through the 0 and the 2 in the middle. There are no lenses, so they fit over prescription glasses. 15 cm wide, with arms that open for children and adults alike.",
		},
		price: 69,
		sale: 55,
		brand: "fiesta",
		categories: ["rekvizity", "silvestr"],
		attributes: {
			barva: ["zlata", "stribrna", "cerna"],
			motiv: "silvestr",
			material: "plast",
			kusu: "1",
			velikost: "univerzalni",
			vek: ["6-8", "9-12", "dospeli"],
			prilezitost: "silvestr",
		},
		labels: ["new"],
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:glasses-year", color: "#d6a832" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:glasses-year", color: "#b9bfca" }] },
				stock: "none",
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:glasses-year", color: "#26232e" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:glasses-year", color: "#d6a832" },
					{ art: "art:glasses-year", color: "#b9bfca" },
					{ art: "art:glasses-year", color: "#26232e" },
				],
			},
		],
		popularity: 83,
		addedDaysAgo: 19,
		goesWith: ["TM-5203", "TM-5209"],
	},
];
