/** Heroes with a comic-book look: decorations, cake, games and costumes. */

import { childSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

export const HEROES_THEME_PARTY: SeedProduct[] = [
	{
		code: "TM-5066",
		name: { cs: "Girlanda Komiksové bubliny 2,5 m", en: "Comic bubble garland 2.5 m" },
		description: {
			cs: "Deset výbušných bublin s nápisy jako „Bum!“, „Vzhůru!“ a „Hurá!“ na červené stuze, každá široká 18 cm. Dvě bubliny jsou prázdné na jméno oslavence a jeho věk. Dílky drží na stuze zářezem, pořadí si určíte sami.",
			en: "Ten explosive bubbles with Czech shouts such as “Bum!”, “Vzhůru!” and “Hurá!” on a red ribbon, each 18 cm wide. Two are blank for the birthday child's name and age. The pieces slot onto the ribbon in any order you like.",
		},
		price: 109,
		sale: 79,
		brand: "papirna",
		categories: ["hrdinove", "girlandy"],
		attributes: {
			barva: ["cervena", "zluta", "modra"],
			material: "papir",
			kusu: "1",
			motiv: "hrdinove",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:flag", color: "#dc2f3c", color2: "#f7c52b", print: "collision" },
					{ art: "art:flag", color: "#2f62c9", color2: "#ffffff", print: "high-voltage" },
					{ art: "art:flag", color: "#dc2f3c", color2: "#f7c52b", print: "collision" },
					{ art: "art:flag", color: "#2f62c9", color2: "#ffffff", print: "high-voltage" },
				],
				tint: "#fdf0cd",
			},
		],
		popularity: 39,
		addedDaysAgo: 640,
		goesWith: ["TM-5062"],
	},
	{
		code: "TM-5067",
		name: { cs: "Piňata Komiksový výbuch 45 cm", en: "Comic explosion piñata 45 cm" },
		description: {
			cs: "Dvanácticípá hvězda s nápisem „Prásk!“ na obou stranách, průměr 45 cm a hloubka 10 cm. Rozbíjí se tyčí, která v balení není; u menších dětí uvolněte předperforované dno a připevněte stuhy. Pojme asi 900 g sladkostí.",
			en: "A twelve-pointed star with “Prásk!” on both sides, 45 cm across and 10 cm deep. It is broken with a stick, not included; for smaller children open the perforated base and fix ribbons to it. It holds about 900 g of sweets.",
		},
		price: 359,
		brand: "hravec",
		categories: ["pinaty", "hrdinove"],
		attributes: {
			barva: ["zluta", "cervena"],
			material: "papir",
			kusu: "1",
			motiv: "hrdinove",
			vek: ["6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "set",
				pieces: ["emoji:collision", "emoji:candy", "emoji:star", { art: "art:ribbon", color: "#2f62c9" }],
			},
		],
		stock: "few",
		popularity: 47,
		addedDaysAgo: 420,
		goesWith: ["DH-4105"],
	},
	{
		code: "TM-5068",
		name: { cs: "Svíčky Blesky a hvězdy, 6 ks", en: "Bolt and star candles, 6 pcs" },
		description: {
			cs: "Tři žluté blesky a tři červené hvězdy z vosku s modrým okrajem, vysoké 4 cm. Plastový zápich měří 3,5 cm a drží i v šlehačkovém krému. Hoří zhruba devět minut.",
			en: "Three yellow bolts and three red stars in wax with a blue edge, 4 cm tall. The plastic pick is 3.5 cm long and holds even in whipped cream. They burn for about nine minutes.",
		},
		price: 89,
		brand: "sladkosti",
		categories: ["svicky-na-dort", "hrdinove"],
		attributes: {
			barva: ["zluta", "cervena"],
			material: ["vosk", "plast"],
			kusu: "6",
			motiv: "hrdinove",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:candle", color: "#f7c52b", color2: "#2f62c9" },
					"emoji:high-voltage",
					{ art: "art:candle", color: "#dc2f3c", color2: "#2f62c9" },
					"emoji:star",
				],
			},
		],
		popularity: 35,
		addedDaysAgo: 305,
		goesWith: ["DH-4001"],
	},
	{
		code: "TM-5069",
		name: { cs: "Plstěné škrabošky Hrdinové, 6 ks", en: "Felt hero masks, 6 pcs" },
		description: {
			cs: "Šest škrabošek v šesti barvách pro celý hrdinský tým, každá s jiným znakem na čele. Dvojitá plst se nekroutí, gumička je přišitá a zkrátíte ji uzlíkem. Padnou dětem od čtyř do deseti let.",
			en: "Six masks in six colours for a whole team of heroes, each with its own sign on the forehead. Double felt does not curl, and the sewn-in elastic is shortened with a knot. They fit children from four to ten.",
		},
		price: 149,
		brand: "hravec",
		categories: ["masky", "hrdinove"],
		attributes: {
			barva: ["cervena", "modra", "zluta", "zelena", "fialova", "cerna"],
			material: "plst",
			velikost: "univerzalni",
			kusu: "6",
			motiv: "hrdinove",
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["detska-oslava", "karneval", "narozeniny"],
		},
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:mask-eye", color: "#dc2f3c", color2: "#f7c52b" },
					{ art: "art:mask-eye", color: "#2f62c9", color2: "#ffffff" },
					{ art: "art:mask-eye", color: "#f7c52b", color2: "#dc2f3c" },
					{ art: "art:mask-eye", color: "#3f9b52", color2: "#fff3c4" },
					{ art: "art:mask-eye", color: "#7b3fa8", color2: "#f4b6de" },
					{ art: "art:mask-eye", color: "#2b2a30", color2: "#b9c0cc" },
				],
			},
		],
		popularity: 72,
		addedDaysAgo: 385,
		goesWith: ["KO-1017", "TM-5070"],
	},
	{
		code: "TM-5070",
		name: { cs: "Dětský kostým Hrdinka Kometa", en: "Children's Comet Heroine costume" },
		description: {
			cs: "Fialový top s našitou zlatou hvězdou, sukně do půlkruhu se žlutým páskem, růžový plášť na suchý zip a chrániče na předloktí. Plášť se při zatažení sám rozepne. Legíny nejsou součástí, hodí se k němu modré nebo černé. Velikost vybírejte podle výšky dítěte v cm. Na obrázku navíc: škraboška, legíny a boty.",
			en: "A purple top with an appliquéd golden star, a half-circle skirt with a yellow belt, a pink cape with a hook-and-loop fastening and forearm guards. The cape comes undone by itself when pulled. Leggings are not included; blue or black go well. Choose by the child's height in cm. Also in the picture, not in the pack: the mask, leggings and boots.",
		},
		price: 669,
		brand: "rubato",
		categories: ["detske-kostymy", "hrdinove"],
		attributes: {
			barva: ["fialova", "ruzova"],
			material: "polyester",
			motiv: ["hrdinove", "vesmir"],
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["karneval", "detska-oslava", "narozeniny"],
		},
		variants: childSizes(["98", "110", "122", "134"], { "134": "none" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-heroine"] },
			{ layout: "parts", without: ["mask", "tights", "shoes"], pieces: ["art:costume-heroine"] },
			{ layout: "scale", cm: 116, sizes: "98-140 CM", pieces: ["art:costume-heroine"] },
		],
		popularity: 69,
		addedDaysAgo: 250,
		goesWith: ["TM-5069", "DO-2301"],
	},
];
