/** More candles for the cake. */

import type { SeedProduct } from "../../facts/format.ts";

export const moreCandles: SeedProduct[] = [
	{
		code: "DH-7201",
		name: { cs: "Kouzelné nesfouknutelné svíčky, 10 ks", en: "Magic relighting candles, 10 pcs" },
		description: {
			cs: "Tenké svíčky s knotem, který se po sfouknutí sám znovu rozhoří, obvykle třikrát až pětkrát. Výška 6 cm, součástí je deset plastových držáků. Na závěr knot ponořte do sklenice s vodou, teprve pak svíčky vyhoďte.",
			en: "Slim candles with a wick that lights itself again after being blown out, usually three to five times. 6 cm tall, with ten plastic holders. To finish, dip the wicks in a glass of water before throwing the candles away.",
		},
		price: 49,
		brand: "lumina",
		categories: ["svicky-na-dort"],
		attributes: {
			barva: "duhova",
			motiv: "narozeniny",
			material: ["vosk", "plast"],
			kusu: "10",
			prilezitost: ["narozeniny", "detska-oslava"],
		},
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:candle", color: "#e5484d", color2: "#fff3dc" },
					{ art: "art:candle", color: "#f5a623", color2: "#fff3dc" },
					{ art: "art:candle", color: "#3fa66b", color2: "#fff3dc" },
					{ art: "art:candle", color: "#3b7dd8", color2: "#fff3dc" },
					{ art: "art:candle", color: "#9a5fd0", color2: "#fff3dc" },
				],
			},
			{
				layout: "set",
				pieces: [
					"emoji:birthday-cake",
					{ art: "art:candle", color: "#e5484d", color2: "#fff3dc" },
					"emoji:dashing-away",
				],
			},
		],
		popularity: 68,
		addedDaysAgo: 375,
		goesWith: ["DH-4004"],
		safety: {
			cs: "Svíčky se po sfouknutí znovu vznítí. Uhaste je ponořením do vody a do koše je dávejte až zcela vychladlé. Nenechávejte hořet bez dozoru.",
			en: "The candles reignite after being blown out. Put them out by dipping them in water and bin them only when completely cold. Never leave burning unattended.",
		},
	},
	{
		code: "DH-7202",
		name: { cs: "Dlouhé metalické svíčky 15 cm, 12 ks", en: "Tall metallic candles 15 cm, 12 pcs" },
		description: {
			cs: "Štíhlé svíčky o průměru 5 mm s metalickým povrchem, které z obyčejného dortu udělají slavnostní. Hoří přibližně dvanáct minut, stihnete tedy zazpívat i vyfotit celou rodinu. V krabičce je dvanáct svíček a stejný počet čirých držáků.",
			en: "Slender 5 mm candles with a metallic finish that dress up a plain cake. They burn for about twelve minutes, long enough to sing and photograph the whole family. The box holds twelve candles and as many clear holders.",
		},
		price: 79,
		brand: "sladkosti",
		categories: ["svicky-na-dort"],
		attributes: {
			barva: ["zlata", "stribrna", "ruzove-zlata", "modra"],
			motiv: "narozeniny",
			material: "vosk",
			kusu: "12",
			prilezitost: ["narozeniny", "svatba", "silvestr"],
		},
		labels: ["gift"],
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle", color: "#c9982f", color2: "#fbeec6" },
						{ art: "art:candle", color: "#c9982f", color2: "#fbeec6" },
						{ art: "art:candle", color: "#c9982f", color2: "#fbeec6" },
					],
				},
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle", color: "#aeb6c2", color2: "#f4f6f9" },
						{ art: "art:candle", color: "#aeb6c2", color2: "#f4f6f9" },
						{ art: "art:candle", color: "#aeb6c2", color2: "#f4f6f9" },
					],
				},
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				stock: "few",
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle", color: "#d3968c", color2: "#fbe6e0" },
						{ art: "art:candle", color: "#d3968c", color2: "#fbe6e0" },
						{ art: "art:candle", color: "#d3968c", color2: "#fbe6e0" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle", color: "#2c4f9e", color2: "#dbe4f6" },
						{ art: "art:candle", color: "#2c4f9e", color2: "#dbe4f6" },
						{ art: "art:candle", color: "#2c4f9e", color2: "#dbe4f6" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:candle", color: "#c9982f", color2: "#fbeec6" },
					{ art: "art:candle", color: "#aeb6c2", color2: "#f4f6f9" },
					{ art: "art:candle", color: "#d3968c", color2: "#fbe6e0" },
					{ art: "art:candle", color: "#2c4f9e", color2: "#dbe4f6" },
				],
			},
			{
				layout: "set",
				pieces: ["emoji:shortcake", { art: "art:candle", color: "#c9982f", color2: "#fbeec6" }, "emoji:sparkles"],
			},
		],
		popularity: 83,
		addedDaysAgo: 240,
		goesWith: ["DH-4004", "ST-2002"],
	},
	{
		code: "DH-7203",
		name: { cs: "Jubilejní svíčka s dvojčíslím 8 cm", en: "Jubilee number candle 8 cm, two digits" },
		description: {
			cs: "Dvě číslice spojené do jedné svíčky, vysoké 8 cm, se třpytivou hranou. Spodní bodec má 4 cm a drží i v dortu z mascarpone. Hoří asi patnáct minut oběma knoty; zapalte je naráz, ať ubývají stejně.",
			en: "Two digits joined in a single 8 cm candle with a glittery edge. The 4 cm spike holds even in a mascarpone cake. Both wicks burn for about fifteen minutes; light them together so they go down evenly.",
		},
		price: 89,
		brand: "konfety",
		categories: ["svicky-na-dort"],
		attributes: {
			barva: ["ruzova", "modra", "zelena", "zlata", "cervena", "fialova"],
			motiv: "narozeniny",
			material: "vosk",
			kusu: "1",
			prilezitost: "narozeniny",
		},
		variants: [
			{
				name: { cs: "18", en: "18" },
				code: "18",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle-number", color: "#d23a7c", color2: "#fff6df", sign: "1" },
						{ art: "art:candle-number", color: "#d23a7c", color2: "#fff6df", sign: "8" },
					],
				},
			},
			{
				name: { cs: "30", en: "30" },
				code: "30",
				attributes: { barva: "modra" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle-number", color: "#2f7fd0", color2: "#fff6df", sign: "3" },
						{ art: "art:candle-number", color: "#2f7fd0", color2: "#fff6df", sign: "0" },
					],
				},
			},
			{
				name: { cs: "40", en: "40" },
				code: "40",
				attributes: { barva: "zelena" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle-number", color: "#3f9e62", color2: "#fff6df", sign: "4" },
						{ art: "art:candle-number", color: "#3f9e62", color2: "#fff6df", sign: "0" },
					],
				},
			},
			{
				name: { cs: "50", en: "50" },
				code: "50",
				attributes: { barva: "zlata" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle-number", color: "#c9982f", color2: "#fff6df", sign: "5" },
						{ art: "art:candle-number", color: "#c9982f", color2: "#fff6df", sign: "0" },
					],
				},
			},
			{
				name: { cs: "60", en: "60" },
				code: "60",
				attributes: { barva: "cervena" },
				stock: "branches",
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle-number", color: "#c4303a", color2: "#fff6df", sign: "6" },
						{ art: "art:candle-number", color: "#c4303a", color2: "#fff6df", sign: "0" },
					],
				},
			},
			{
				name: { cs: "70", en: "70" },
				code: "70",
				attributes: { barva: "fialova" },
				picture: {
					layout: "row",
					pieces: [
						{ art: "art:candle-number", color: "#7b4bc4", color2: "#fff6df", sign: "7" },
						{ art: "art:candle-number", color: "#7b4bc4", color2: "#fff6df", sign: "0" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:candle-number", color: "#c9982f", color2: "#fff6df", sign: "5" },
					{ art: "art:candle-number", color: "#c9982f", color2: "#fff6df", sign: "0" },
				],
			},
			{
				layout: "grid",
				pieces: [
					{ art: "art:candle-number", color: "#d23a7c", color2: "#fff6df", sign: "1" },
					{ art: "art:candle-number", color: "#d23a7c", color2: "#fff6df", sign: "8" },
					{ art: "art:candle-number", color: "#2f7fd0", color2: "#fff6df", sign: "3" },
					{ art: "art:candle-number", color: "#2f7fd0", color2: "#fff6df", sign: "0" },
				],
			},
		],
		popularity: 91,
		addedDaysAgo: 500,
		goesWith: ["DH-7202", "BL-1201"],
	},
	{
		code: "DH-7204",
		name: { cs: "Svíčky Autíčka, 5 ks", en: "Little car candles, 5 pcs" },
		description: {
			cs: "Závoďák, hasiči, policie, traktor a dodávka z probarveného vosku na plastových bodcích. Autíčka jsou 3–4 cm vysoká a hoří kolem šesti minut, vosk nestéká na polevu. Kdo dort nakrájí podle nich, má pět dílků bez hádání.",
			en: "A racing car, a fire engine, a police car, a tractor and a van in coloured wax on plastic spikes. The vehicles are 3–4 cm tall and burn for about six minutes without dripping on the icing. Cut the cake between them and you get five slices with no arguments.",
		},
		price: 99,
		brand: "sladkosti",
		categories: ["svicky-na-dort"],
		attributes: {
			barva: ["cervena", "modra", "zelena"],
			motiv: "narozeniny",
			material: ["vosk", "plast"],
			kusu: "5",
			vek: ["3-5", "6-8"],
			prilezitost: ["narozeniny", "detska-oslava"],
		},
		labels: ["new"],
		pictures: [
			{
				layout: "row",
				pieces: ["emoji:racing-car", "emoji:fire-engine", "emoji:police-car", "emoji:tractor", "emoji:delivery-truck"],
			},
			{
				layout: "set",
				pieces: [
					"emoji:birthday-cake",
					"emoji:racing-car",
					{ art: "art:candle", color: "#d0202f", color2: "#ffe9c9" },
					"emoji:chequered-flag",
				],
			},
		],
		popularity: 56,
		addedDaysAgo: 27,
		goesWith: ["KO-1016", "KO-7068", "DH-4001"],
	},
];
