/** Balloon garland kits by theme. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_GARLANDS: SeedProduct[] = [
	{
		code: "BL-1501",
		name: { cs: "Girlanda Mořské hlubiny, 90 ks", en: "Deep sea garland kit, 90 pcs" },
		description: {
			cs: "Modré, tyrkysové a průhledné balónky, mezi kterými plave fóliová chobotnice a dvě tropické rybky. V sadě je 87 latexových balónků ve třech velikostech od 13 do 30 cm, tři fóliové figurky, páska s otvory 5 m a lepicí body. Hotová girlanda měří asi 3,5 m a plní se jen vzduchem. Menší průhledné balónky lepte po třech, vypadají jako bublinky.",
			en: "Blue, teal and clear balloons with a foil octopus and two tropical fish swimming among them. The kit holds 87 latex balloons in three sizes from 13 to 30 cm, three foil figures, 5 m of tape with holes and glue dots. The finished garland is about 3.5 m long and takes air only. Stick the small clear balloons on in threes and they look like bubbles.",
		},
		price: 429,
		brand: "konfety",
		categories: ["balonkove-girlandy", "more"],
		attributes: {
			barva: ["modra", "mint"],
			material: ["latex", "folie"],
			napln: "vzduch",
			motiv: "more",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "swag",
				pieces: [
					{ art: "art:balloon", color: "#3f8efc" },
					{ art: "art:balloon", color: "#1c9aa0" },
					{ art: "art:foil-round", color: "#1c9aa0", print: "octopus" },
					{ art: "art:balloon", color: "#9cc9ff" },
					{ art: "art:foil-round", color: "#9cc9ff", print: "tropical-fish" },
					{ art: "art:balloon", color: "#8fdcc2" },
					{ art: "art:balloon", color: "#fbfaf7" },
				],
			},
			{
				layout: "garland",
				pieces: [
					{ art: "art:balloon", color: "#3f8efc" },
					{ art: "art:balloon", color: "#fbfaf7" },
					"emoji:fish",
					{ art: "art:balloon", color: "#1c9aa0" },
					{ art: "art:balloon", color: "#9cc9ff" },
				],
			},
		],
		popularity: 63,
		addedDaysAgo: 160,
		goesWith: ["BL-1408", "BL-1522", "BL-1404"],
	},
	{
		code: "BL-1502",
		name: { cs: "Girlanda Mléčná dráha, 80 ks", en: "Milky Way garland kit, 80 pcs" },
		description: {
			cs: "Černé, tmavě modré a fialové balónky se stříbrnými hvězdami, ze kterých postavíte noční oblohu přes celou stěnu. Sada obsahuje 70 latexových balónků, šest fóliových hvězd 25 cm, čtyři kulaté fóliové planety a pásku 5 m. Sestavená girlanda je dlouhá 3 m. Nafukujte ji vzduchem, nejlépe večer před oslavou.",
			en: "Black, navy and purple balloons with silver stars that turn a whole wall into the night sky. The kit holds 70 latex balloons, six 25 cm foil stars, four round foil planets and 5 m of tape. The finished garland is 3 m long. Fill it with air, ideally the evening before.",
		},
		price: 459,
		brand: "lumina",
		categories: ["balonkove-girlandy", "vesmir"],
		attributes: {
			barva: ["cerna", "modra", "fialova"],
			material: ["latex", "folie"],
			napln: "vzduch",
			motiv: "vesmir",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		labels: ["new"],
		pictures: [
			{
				layout: "swag",
				pieces: [
					{ art: "art:balloon", color: "#26232e" },
					{ art: "art:balloon", color: "#2b3f7a" },
					{ art: "art:foil-star", color: "#b9bfca" },
					{ art: "art:balloon", color: "#8e5bd0" },
					{ art: "art:balloon-stars", color: "#2b3f7a", color2: "#b9bfca" },
					{ art: "art:foil-round", color: "#f58634" },
					{ art: "art:balloon", color: "#26232e" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:foil-round", color: "#8e5bd0", color2: "#fbd041" },
					{ art: "art:foil-star", color: "#b9bfca" },
					{ art: "art:balloon", color: "#2b3f7a" },
					"emoji:ringed-planet",
					"emoji:rocket",
				],
			},
		],
		popularity: 71,
		addedDaysAgo: 12,
		goesWith: ["BL-1521", "BL-1006", "BL-1404"],
	},
	{
		code: "BL-1503",
		name: { cs: "Girlanda Safari s palmovými listy, 95 ks", en: "Safari garland kit with palm leaves, 95 pcs" },
		description: {
			cs: "Olivové, pískové a zlaté balónky doplněné balónky se vzorem zebry a levharta. K 95 balónkům ve velikostech 13, 25 a 30 cm patří dvanáct látkových listů monstery, které zasunete do mezer až nakonec. Girlanda měří 4 m, ve dvou ji zvládnete za hodinu a čtvrt.",
			en: "Olive, sand and gold balloons with zebra and leopard prints among them. Along with 95 balloons of 13, 25 and 30 cm come twelve fabric monstera leaves to slip into the gaps at the end. The garland measures 4 m and takes two people an hour and a quarter.",
		},
		price: 449,
		sale: 379,
		brand: "fiesta",
		categories: ["balonkove-girlandy", "safari"],
		attributes: {
			barva: ["zelena", "bezova", "zlata"],
			material: ["latex", "polyester"],
			napln: "vzduch",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny", "miminko"],
		},
		pictures: [
			{
				layout: "swag",
				pieces: [
					{ art: "art:balloon", color: "#7a8a5a" },
					{ art: "art:balloon-dots", color: "#d6a832", color2: "#26232e" },
					{ art: "art:balloon", color: "#d9c3a0" },
					{ art: "art:foil-round", color: "#d9c3a0", print: "lion" },
					{ art: "art:balloon-dots", color: "#fbfaf7", color2: "#26232e" },
					{ art: "art:balloon", color: "#7a8a5a" },
					{ art: "art:foil-round", color: "#7a8a5a", print: "giraffe" },
				],
			},
			{
				layout: "garland",
				pieces: [
					{ art: "art:balloon", color: "#7a8a5a" },
					"emoji:herb",
					{ art: "art:balloon", color: "#d9c3a0" },
					"emoji:zebra",
					{ art: "art:balloon", color: "#d6a832" },
				],
			},
		],
		popularity: 80,
		addedDaysAgo: 210,
		goesWith: ["BL-1523", "BL-1515", "BL-1408"],
	},
	{
		code: "BL-1504",
		name: { cs: "Girlanda Růžový zámek, 100 ks", en: "Pink castle garland kit, 100 pcs" },
		description: {
			cs: "Sto balónků pro princeznovské pozadí za dortový stůl: matné, perleťové a šest průhledných s konfetami. Velikosti 13, 25 a 45 cm se střídají, aby girlanda nebyla jednotvárná. Přiložená páska má 5 m, hotový oblouk asi 4 m. Vyberte si doplňkovou barvu podle šatů oslavenkyně.",
			en: "A hundred balloons for a princess backdrop behind the cake table: matt, pearly and six clear ones with confetti. Sizes of 13, 25 and 45 cm alternate so that the garland never looks flat. The tape supplied is 5 m long, the finished arch about 4 m. Choose the second colour to match the birthday girl's dress.",
		},
		price: 419,
		brand: "balonovo",
		categories: ["balonkove-girlandy", "princezny"],
		attributes: {
			material: "latex",
			kusu: "100",
			napln: "vzduch",
			motiv: ["princezny", "pohadky"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "růžovo-fialová", en: "pink and purple" },
				code: "RUZFIA",
				attributes: { barva: "fialova" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#8e5bd0" },
						{ art: "art:balloon-confetti", color: "#f790b5", color2: "#fbfaf7" },
						{ art: "art:balloon", color: "#c9a7eb" },
						{ art: "art:balloon", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "růžovo-mátová", en: "pink and mint" },
				code: "RUZMAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#8fdcc2" },
						{ art: "art:balloon-confetti", color: "#8fdcc2", color2: "#fbfaf7" },
						{ art: "art:balloon", color: "#f7c6dc" },
						{ art: "art:balloon", color: "#8fdcc2" },
					],
				},
			},
			{
				name: { cs: "růžovo-stříbrná", en: "pink and silver" },
				code: "RUZSTR",
				attributes: { barva: "stribrna" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#b9bfca" },
						{ art: "art:balloon-confetti", color: "#b9bfca", color2: "#fbfaf7" },
						{ art: "art:balloon", color: "#f7c6dc" },
						{ art: "art:balloon", color: "#b9bfca" },
					],
				},
				stock: "few",
			},
		],
		pictures: [
			{
				layout: "swag",
				pieces: [
					{ art: "art:balloon", color: "#f790b5" },
					{ art: "art:balloon", color: "#f7c6dc" },
					{ art: "art:balloon-confetti", color: "#f790b5", color2: "#d6a832" },
					{ art: "art:foil-round", color: "#f790b5", print: "castle" },
					{ art: "art:balloon", color: "#c9a7eb" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#f790b5" },
				],
			},
		],
		popularity: 68,
		addedDaysAgo: 340,
		goesWith: ["BL-1107", "DE-3002", "BL-1404"],
	},
	{
		code: "BL-1505",
		name: {
			cs: "Halloweenská balónková girlanda s netopýry, 88 ks",
			en: "Halloween balloon garland kit with bats, 88 pcs",
		},
		description: {
			cs: "Černá, oranžová a tmavě fialová, mezi tím 24 papírových netopýrů na oboustranné lepence. Balónků je 64 ve třech velikostech a girlanda z nich vychází na 2,8 m, tedy přesně kolem vstupních dveří. Netopýry nalepte až na hotovou girlandu a pár jich nechte rozletět po zdi.",
			en: "Black, orange and dark purple, with 24 paper bats on double-sided pads. The 64 balloons come in three sizes and make a 2.8 m garland, just right round a front door. Add the bats once the garland is up and let a few fly off across the wall.",
		},
		price: 389,
		brand: "lumina",
		categories: ["balonkove-girlandy", "halloween"],
		attributes: {
			barva: ["cerna", "oranzova", "fialova"],
			material: ["latex", "papir"],
			napln: "vzduch",
			motiv: "halloween",
			prilezitost: "halloween",
		},
		pictures: [
			{
				layout: "swag",
				pieces: [
					{ art: "art:balloon", color: "#26232e" },
					{ art: "art:balloon", color: "#f58634" },
					{ art: "art:foil-round", color: "#f58634", print: "bat" },
					{ art: "art:balloon", color: "#8e5bd0" },
					{ art: "art:balloon", color: "#26232e" },
					{ art: "art:foil-round", color: "#26232e", print: "bat" },
					{ art: "art:balloon", color: "#f58634" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon", color: "#f58634" },
					"emoji:bat",
					"emoji:jack-o-lantern",
					{ art: "art:balloon", color: "#26232e" },
					"emoji:spider",
				],
			},
		],
		stock: "warehouse",
		popularity: 44,
		addedDaysAgo: 420,
		goesWith: ["BL-1108", "TE-3402"],
	},
	{
		code: "BL-1506",
		name: { cs: "Silvestrovská balónková girlanda, 96 ks", en: "New Year's Eve balloon garland kit, 96 pcs" },
		description: {
			cs: "Chromové a matné balónky ve dvou barvách, k nim osm průhledných s konfetami a čtyři fóliové hvězdy 45 cm. Girlanda dlouhá 4 m padne nad bar i k fotokoutku, kde se půlnoc fotí nejčastěji. Do balení jsme přidali pásku, lepicí body a 10 m stuhy.",
			en: "Chrome and matt balloons in two colours, with eight clear confetti balloons and four 45 cm foil stars. The 4 m garland suits the bar or the photo corner, where midnight is photographed most. The pack also holds tape, glue dots and 10 m of ribbon.",
		},
		price: 439,
		brand: "fiesta",
		categories: ["balonkove-girlandy", "silvestr"],
		attributes: {
			material: ["latex", "folie"],
			napln: "vzduch",
			motiv: "silvestr",
			prilezitost: ["silvestr", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "černo-zlatá", en: "black and gold" },
				code: "CERZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#26232e" },
						{ art: "art:balloon", color: "#d6a832" },
						{ art: "art:foil-star", color: "#d6a832" },
						{ art: "art:balloon-confetti", color: "#d6a832", color2: "#26232e" },
						{ art: "art:balloon", color: "#26232e" },
					],
				},
			},
			{
				name: { cs: "černo-stříbrná", en: "black and silver" },
				code: "CERSTR",
				attributes: { barva: "stribrna" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#26232e" },
						{ art: "art:balloon", color: "#b9bfca" },
						{ art: "art:foil-star", color: "#b9bfca" },
						{ art: "art:balloon-confetti", color: "#b9bfca", color2: "#26232e" },
						{ art: "art:balloon", color: "#26232e" },
					],
				},
			},
			{
				name: { cs: "bílo-zlatá", en: "white and gold" },
				code: "BILZLA",
				attributes: { barva: "bila" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#d6a832" },
						{ art: "art:foil-star", color: "#d6a832" },
						{ art: "art:balloon-confetti", color: "#d6a832", color2: "#fbfaf7" },
						{ art: "art:balloon", color: "#fbfaf7" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "swag",
				pieces: [
					{ art: "art:balloon", color: "#26232e" },
					{ art: "art:balloon", color: "#d6a832" },
					{ art: "art:foil-star", color: "#b9bfca" },
					{ art: "art:balloon-confetti", color: "#d6a832", color2: "#fbfaf7" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:foil-star", color: "#d6a832" },
					{ art: "art:balloon", color: "#26232e" },
				],
			},
			{ layout: "pair", pieces: [{ art: "art:foil-star", color: "#d6a832" }, "emoji:clinking-glasses"] },
		],
		popularity: 57,
		addedDaysAgo: 390,
		goesWith: ["BL-1525", "DE-3302", "DE-3202"],
	},
];
