/** Balloon garlands and bouquets. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS: SeedProduct[] = [
	{
		code: "BL-1301",
		name: { cs: "Sada na balónkovou girlandu, 100 ks", en: "Balloon garland kit, 100 pcs" },
		description: {
			cs: "Sto balónků ve čtyřech velikostech od 13 do 45 cm, páska s otvory, lepicí body a stuha. Girlandu dlouhou asi 4 m sestavíte ve dvou za hodinu, jen si půjčte elektrickou pumpu. Nafouknutá vzduchem vydrží pěkná čtyři dny, můžete ji tedy připravit den předem.",
			en: "A hundred balloons in four sizes from 13 to 45 cm, a tape with holes, glue dots and ribbon. Two people can build a garland of about 4 m in an hour, ideally with an electric pump. Filled with air it looks good for four days, so you can make it the day before.",
		},
		price: 399,
		sale: 329,
		brand: "balonovo",
		categories: ["balonkove-girlandy"],
		attributes: { material: "latex", kusu: "100", napln: "vzduch" },
		variants: [
			{
				name: { cs: "růžovo-zlatá", en: "pink and gold" },
				code: "RUZZLA",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#d6a832" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#dd9c8d" },
						{ art: "art:balloon", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "modro-stříbrná", en: "blue and silver" },
				code: "MODSTR",
				attributes: { barva: "modra" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:balloon", color: "#b9bfca" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:balloon", color: "#9cc9ff" },
					],
				},
			},
			{
				name: { cs: "šalvějovo-bílá", en: "sage and white" },
				code: "SALBIL",
				attributes: { barva: "zelena" },
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#a9bfa0" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#d6a832" },
						{ art: "art:balloon", color: "#a9bfa0" },
						{ art: "art:balloon", color: "#e5d2b4" },
					],
				},
			},
			{
				name: { cs: "barevná", en: "multicoloured" },
				code: "BAREV",
				attributes: { barva: "duhova" },
				stock: "few",
				picture: {
					layout: "swag",
					pieces: [
						{ art: "art:balloon", color: "#e0323f" },
						{ art: "art:balloon", color: "#fbd041" },
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:balloon", color: "#4fae58" },
						{ art: "art:balloon", color: "#f58634" },
						{ art: "art:balloon", color: "#8e5bd0" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "swag",
				pieces: [
					{ art: "art:balloon", color: "#f790b5" },
					{ art: "art:balloon", color: "#d6a832" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#dd9c8d" },
					{ art: "art:balloon", color: "#f790b5" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#d6a832" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon", color: "#8fdcc2" },
					{ art: "art:pump", color: "#fbfaf7" },
					{ art: "art:ribbon", color: "#d6a832" },
					{ art: "art:balloon", color: "#fbfaf7" },
				],
			},
		],
		popularity: 92,
		addedDaysAgo: 240,
	},
	{
		code: "BL-1302",
		name: { cs: "Girlanda Pravěká džungle, 85 ks", en: "Prehistoric jungle garland kit, 85 pcs" },
		description: {
			cs: "Zelené a béžové balónky, šest papírových palmových listů a čtyři fólioví dinosauři, kteří z porostu vykukují. Celá girlanda měří po sestavení 3,5 m a nejlépe se vyjímá kolem stolu s dortem. Návod v češtině s obrázky je přiložen.",
			en: "Green and beige balloons, six paper palm leaves and four foil dinosaurs peeping out of the foliage. The finished garland measures 3.5 m and looks best round the cake table. Illustrated instructions are included.",
		},
		price: 449,
		brand: "konfety",
		categories: ["balonkove-girlandy", "dinosauri"],
		attributes: { material: "latex", napln: "vzduch", motiv: "dinosauri", barva: ["zelena", "bezova"] },
		labels: ["new"],
		pictures: [
			{
				layout: "swag",
				pieces: [
					{ art: "art:balloon", color: "#4fae58" },
					{ art: "art:balloon", color: "#a9bfa0" },
					{ art: "art:balloon", color: "#e5d2b4" },
					{ art: "art:foil-round", color: "#e5d2b4", print: "t-rex" },
					"emoji:herb",
					{ art: "art:balloon", color: "#4fae58" },
				],
			},
			{ layout: "trio", pieces: ["emoji:sauropod", "emoji:palm-tree", { art: "art:balloon", color: "#4fae58" }] },
		],
		popularity: 74,
		addedDaysAgo: 5,
	},
	{
		code: "BL-1303",
		name: { cs: "Svatební balónkový oblouk 5 m", en: "Wedding balloon arch 5 m" },
		description: {
			cs: "Bílé, krémové a zlaté balónky s umělým eukalyptem na slavobránu i za hlavní stůl. V sadě je 120 balónků, ohebná páska a dva metry zelené girlandy. Na stavbu si vyhraďte dvě hodiny a pomoc svědka. Jako dárek k sadě přidáváme ruční pumpičku.",
			en: "White, cream and gold balloons with artificial eucalyptus for the gate or behind the top table. The kit holds 120 balloons, flexible tape and two metres of greenery. Set aside two hours and enlist the best man. A hand pump comes with it as a free gift.",
		},
		price: 599,
		brand: "fiesta",
		categories: ["balonkove-girlandy", "svatba"],
		attributes: { material: "latex", napln: "vzduch", motiv: "svatba", barva: ["bila", "zlata", "bezova"] },
		labels: ["gift"],
		pictures: [
			{
				layout: "arch",
				pieces: [
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#d6a832" },
					{ art: "art:balloon", color: "#e5d2b4" },
					"emoji:herb",
					{ art: "art:balloon", color: "#fbfaf7" },
					"emoji:blossom",
				],
			},
		],
		popularity: 53,
		addedDaysAgo: 180,
	},
	{
		code: "BL-1304",
		name: { cs: "Kytice balónků Pirátský poklad, 7 ks", en: "Pirate treasure balloon bouquet, 7 pcs" },
		description: {
			cs: "Fóliová lebka, dvě zlaté hvězdy a čtyři latexové balónky v pirátských barvách. Stačí naplnit heliem a svázat, stuha i závaží ve tvaru truhly jsou součástí. Latex se vznáší 8–10 hodin, fólie několik dní.",
			en: "A foil skull, two gold stars and four latex balloons in pirate colours. Just fill with helium and tie; the ribbon and a chest-shaped weight are included. The latex floats for 8–10 hours, the foil for several days.",
		},
		price: 249,
		brand: "konfety",
		categories: ["balonkove-girlandy", "pirati"],
		attributes: { napln: "helium", motiv: "pirati", material: ["latex", "folie"] },
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:foil-round", color: "#26232e" },
					{ art: "art:foil-star", color: "#d6a832" },
					{ art: "art:balloon", color: "#e0323f" },
					{ art: "art:balloon", color: "#26232e" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:foil-star", color: "#d6a832" },
					{ art: "art:foil-round", color: "#d6a832", print: "skull-and-crossbones" },
				],
			},
		],
		popularity: 45,
		addedDaysAgo: 220,
	},
	{
		code: "BL-1305",
		name: { cs: "Kytice balónků Jednorožec, 5 ks", en: "Unicorn balloon bouquet, 5 pcs" },
		description: {
			cs: "Velký jednorožec, dvě fóliová srdce a dvě hvězdy v perleťové růžové a fialové. Objednejte s vyzvednutím na prodejně a balónky na vás budou čekat nafouknuté. Doma je postavte ke křeslu oslavenkyně, závaží je v ceně.",
			en: "A big unicorn, two foil hearts and two stars in pearly pink and purple. Order with store pick-up and the balloons will be waiting, already filled. Stand them beside the birthday girl's chair; the weight is included.",
		},
		price: 289,
		sale: 239,
		brand: "konfety",
		categories: ["balonkove-girlandy", "jednorozci"],
		attributes: { material: "folie", kusu: "5", napln: "helium", motiv: "jednorozec", barva: ["ruzova", "fialova"] },
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:foil-round", color: "#f790b5", print: "unicorn" },
					{ art: "art:foil-heart", color: "#f790b5" },
					{ art: "art:foil-star", color: "#8e5bd0" },
					{ art: "art:foil-heart", color: "#8e5bd0" },
					{ art: "art:foil-star", color: "#f790b5" },
				],
			},
		],
		stock: "branches",
		popularity: 60,
		addedDaysAgo: 140,
	},
];
