/** Plain napkins, a square tablecloth and a runner. */

import type { SeedProduct } from "../../facts/format.ts";

export const TABLEWARE_PLAIN_COLOUR_NAPKINS: SeedProduct[] = [
	{
		code: "ST-7121",
		name: { cs: "Koktejlové ubrousky 25 × 25 cm, 20 ks", en: "Cocktail napkins 25 × 25 cm, 20 pcs" },
		description: {
			cs: "Malé třívrstvé ubrousky pod sklenku, ke kávě nebo k jednohubkám. Po složení měří 12,5 × 12,5 cm a vejdou se do stojánku i do dlaně. Barvy pocházejí ze stejné řady jako velké talíře a kelímky 350 ml.",
			en: "Small three-ply napkins for under a glass, with coffee or with canapés. Folded they measure 12.5 × 12.5 cm and fit a holder or the palm of your hand. The colours come from the same range as our large plates and 350 ml cups.",
		},
		price: 39,
		brand: "papirna",
		categories: ["ubrousky-a-ubrusy"],
		attributes: {
			barva: ["cerna", "oranzova", "fialova", "stribrna", "bezova"],
			material: "papir",
			kusu: "20",
			prilezitost: ["narozeniny", "svatba", "silvestr"],
		},
		variants: [
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#33303a", color2: "#33303a" }] },
			},
			{
				name: { cs: "oranžová", en: "orange" },
				code: "ORA",
				attributes: { barva: "oranzova" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#f28a2e", color2: "#f28a2e" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#8a63c9", color2: "#8a63c9" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#bcc3cd", color2: "#bcc3cd" }] },
			},
			{
				name: { cs: "béžová", en: "beige" },
				code: "BEZ",
				attributes: { barva: "bezova" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#e3cfae", color2: "#e3cfae" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:napkin", color: "#f28a2e", color2: "#f28a2e" },
					{ art: "art:napkin", color: "#8a63c9", color2: "#8a63c9" },
					{ art: "art:napkin", color: "#33303a", color2: "#33303a" },
				],
			},
			{
				layout: "set",
				pieces: [{ art: "art:napkin", color: "#bcc3cd", color2: "#bcc3cd" }, "emoji:cocktail-glass", "emoji:olive"],
			},
		],
		popularity: 86,
		addedDaysAgo: 620,
		goesWith: ["ST-7101", "ST-7111"],
	},
	{
		code: "ST-7122",
		name: { cs: "Ubrousky jako z látky 40 × 40 cm, 25 ks", en: "Linen-feel napkins 40 × 40 cm, 25 pcs" },
		description: {
			cs: "Ubrousky z netkané celulózy airlaid, které se na dotek podobají látce a nerozpadnou se ani mokré. Rozměr 40 × 40 cm dovolí složit kapsu na příbor nebo leknín, návod na tři sklady je na obalu. Pětadvacet kusů, pro svatební tabuli počítejte jeden na hosta a pár navíc.",
			en: "Airlaid cellulose napkins that feel like cloth and do not fall apart when wet. At 40 × 40 cm they fold into a cutlery pocket or a water lily; three folds are shown on the wrapper. Twenty-five pieces: for a wedding allow one per guest and a few to spare.",
		},
		price: 149,
		sale: 119,
		brand: "fiesta",
		categories: ["ubrousky-a-ubrusy", "svatba"],
		attributes: {
			barva: ["bila", "bezova", "zelena", "modra"],
			motiv: "svatba",
			material: "papir",
			kusu: "25",
			prilezitost: ["svatba", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:napkin", color: "#fdfcf8", color2: "#fdfcf8" },
						{ art: "art:napkin", color: "#fdfcf8", color2: "#fdfcf8" },
					],
				},
			},
			{
				name: { cs: "béžová", en: "beige" },
				code: "BEZ",
				attributes: { barva: "bezova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:napkin", color: "#d9c3a0", color2: "#d9c3a0" },
						{ art: "art:napkin", color: "#d9c3a0", color2: "#d9c3a0" },
					],
				},
			},
			{
				name: { cs: "zelená", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				stock: "warehouse",
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:napkin", color: "#5f7f5a", color2: "#5f7f5a" },
						{ art: "art:napkin", color: "#5f7f5a", color2: "#5f7f5a" },
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
						{ art: "art:napkin", color: "#2b426f", color2: "#2b426f" },
						{ art: "art:napkin", color: "#2b426f", color2: "#2b426f" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:napkin", color: "#fdfcf8", color2: "#fdfcf8" },
					{ art: "art:napkin", color: "#d9c3a0", color2: "#d9c3a0" },
					{ art: "art:napkin", color: "#5f7f5a", color2: "#5f7f5a" },
					{ art: "art:napkin", color: "#2b426f", color2: "#2b426f" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:napkin", color: "#5f7f5a", color2: "#5f7f5a" },
					{ art: "art:cutlery", color: "#cfa443" },
					"emoji:leafy-green",
				],
			},
		],
		popularity: 77,
		addedDaysAgo: 280,
		goesWith: ["ST-2009", "ST-7124"],
	},
	{
		code: "ST-7123",
		name: { cs: "Čtvercový omyvatelný ubrus 140 × 140 cm", en: "Square wipe-clean tablecloth 140 × 140 cm" },
		description: {
			cs: "Ubrus 140 × 140 cm pro čtyři až šest lidí, na desce o straně 90 cm přesahuje dolů o 25 cm. Folie PEVA je na dotek měkká, pruhy po skládání se vyrovnají přes noc. Skvrny setřete houbičkou; lem nestříhejte, ubrus by se mohl natrhnout.",
			en: "A 140 × 140 cm tablecloth for four to six; on a table 90 cm square it hangs 25 cm on every side. The PEVA film is soft to the touch and the folds drop out overnight. Sponge off stains; do not trim the hem, or it may tear.",
		},
		price: 119,
		brand: "lumina",
		categories: ["ubrousky-a-ubrusy"],
		attributes: {
			barva: ["zlata", "fialova", "zelena", "cerna"],
			material: "plast",
			kusu: "1",
			prilezitost: ["narozeniny", "silvestr", "svatba"],
		},
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:tablecloth", color: "#d3a537", color2: "#f6e6b4" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:tablecloth", color: "#8a63c9", color2: "#e3d4f7" }] },
			},
			{
				name: { cs: "zelená", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				picture: { layout: "single", pieces: [{ art: "art:tablecloth", color: "#3f7f55", color2: "#d3e8d7" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				stock: "none",
				picture: { layout: "single", pieces: [{ art: "art:tablecloth", color: "#33303a", color2: "#6a6675" }] },
			},
		],
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:tablecloth", color: "#8a63c9", color2: "#e3d4f7" },
					{ art: "art:tablecloth", color: "#d3a537", color2: "#f6e6b4" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:tablecloth", color: "#3f7f55", color2: "#d3e8d7" },
					"emoji:birthday-cake",
					"emoji:bottle-with-popping-cork",
				],
			},
		],
		popularity: 53,
		addedDaysAgo: 450,
		goesWith: ["ST-7103"],
	},
	{
		code: "ST-7124",
		name: { cs: "Organzový běhoun na stůl 36 cm × 9 m", en: "Organza table runner 36 cm × 9 m" },
		description: {
			cs: "Průsvitný běhoun z organzy v roli dlouhé devět metrů. Prostírá se středem tabule pod svícny a květiny, zbytek se dá nastříhat na mašle k židlím; okraje jsou z výroby zapečené a netřepí se. Žehlete přes utěrku na nejnižší stupeň.",
			en: "A sheer organza runner on a nine-metre roll. Lay it down the middle of the table under candlesticks and flowers and cut the rest into chair bows; the edges are heat-sealed and do not fray. Iron on the lowest setting through a cloth.",
		},
		price: 159,
		brand: "fiesta",
		categories: ["ubrousky-a-ubrusy", "svatba"],
		attributes: {
			barva: ["bila", "ruzova", "zlata"],
			motiv: "svatba",
			material: "polyester",
			kusu: "1",
			prilezitost: ["svatba", "narozeniny", "miminko"],
		},
		variants: [
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:ribbon", color: "#f4efe4", color2: "#ffffff" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:ribbon", color: "#eeb3c4", color2: "#fdeaf0" }] },
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:ribbon", color: "#cfa443", color2: "#f6e6b4" }] },
			},
		],
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:ribbon", color: "#f4efe4", color2: "#ffffff" },
					{ art: "art:ribbon", color: "#eeb3c4", color2: "#fdeaf0" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:tablecloth", color: "#ffffff", color2: "#eeb3c4" },
					{ art: "art:ribbon", color: "#cfa443", color2: "#f6e6b4" },
					"emoji:bouquet",
				],
			},
		],
		stock: "few",
		popularity: 39,
		addedDaysAgo: 760,
		goesWith: ["ST-7122", "TE-3603"],
	},
];
