/** New Year's Eve: fireworks of the categories F1 (from 15 years) and F2 (from 18 years). */

import type { SeedProduct } from "../../facts/format.ts";

export const NEW_YEAR_SPARKLERS: SeedProduct[] = [
	{
		code: "TM-5211",
		name: { cs: "Ledová fontána na dort a sekt 12 cm, 4 ks", en: "Ice fountain for cakes and bottles 12 cm, 4 pcs" },
		description: {
			cs: "Zlaté tuby, ze kterých půl minuty prší bílé jiskry do výšky asi 30 cm. Přiložené plastové bodce je udrží v dortu, dvě spony na hrdle lahve. Pyrotechnika kategorie F1 určená i do místnosti, prodej od 15 let.",
			en: "Gold tubes that give off white sparks about 30 cm high for half a minute. Plastic spikes hold them in a cake and two clips on the neck of a bottle; both are supplied. Category F1 firework that may be used indoors, sold from the age of 15.",
		},
		price: 139,
		brand: "lumina",
		categories: ["svicky-na-dort", "silvestr"],
		attributes: {
			barva: "zlata",
			motiv: ["silvestr", "narozeniny"],
			material: ["papir", "plast"],
			kusu: "4",
			vek: "dospeli",
			prilezitost: ["silvestr", "narozeniny", "svatba"],
		},
		minimumAge: 15,
		safety: {
			cs: "Pyrotechnika kategorie F1, od 15 let. Fontánu postavte svisle a pevně, po zapálení odstupte nejméně na 1 m a nenaklánějte se nad ni. Nepoužívejte pod závěsy, girlandami a balónky. Tuba je po dohoření horká.",
			en: "Category F1 firework, from 15 years. Stand the fountain upright and firmly, step back at least 1 m once lit and do not lean over it. Keep away from curtains, garlands and balloons. The tube stays hot after burning.",
		},
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:candle-sparkler", color: "#f0d58a", color2: "#26232e" },
					{ art: "art:candle-sparkler", color: "#d6a832", color2: "#26232e" },
					{ art: "art:candle-sparkler", color: "#f0d58a", color2: "#26232e" },
				],
			},
			{
				layout: "set",
				pieces: ["emoji:bottle-with-popping-cork", { art: "art:candle-sparkler", color: "#d6a832" }, "emoji:sparkles"],
			},
		],
		popularity: 88,
		addedDaysAgo: 450,
		goesWith: ["TM-5215", "ST-2107"],
	},
	{
		code: "TM-5212",
		name: { cs: "Prskavky zlaté, 10 ks", en: "Gold sparklers, 10 pcs" },
		description: {
			cs: "Klasické prskavky na drátku, kratší hoří asi půl minuty, delší kolem minuty a čtvrt. Používejte je venku nebo na terase a dohořelé drátky odkládejte do kbelíku s vodou či pískem. Pyrotechnika kategorie F1, prodej od 15 let.",
			en: "Classic sparklers on a wire: the shorter ones burn for about half a minute, the longer ones for about a minute and a quarter. Use them outdoors or on the terrace and put the spent wires into a bucket of water or sand. Category F1 firework, sold from the age of 15.",
		},
		price: 29,
		brand: "lumina",
		categories: ["konfety", "silvestr"],
		attributes: {
			barva: "zlata",
			motiv: "silvestr",
			material: "kov",
			kusu: "10",
			vek: "dospeli",
			prilezitost: ["silvestr", "svatba"],
		},
		variants: [
			{
				name: { cs: "16 cm", en: "16 cm" },
				code: "16",
				picture: { layout: "single", pieces: ["art:sparkler"] },
			},
			{
				name: { cs: "28 cm", en: "28 cm" },
				code: "28",
				price: 59,
				picture: { layout: "pair", pieces: ["art:sparkler", "art:sparkler"] },
			},
		],
		minimumAge: 15,
		safety: {
			cs: "Pyrotechnika kategorie F1, od 15 let. Zapalujte jednotlivě, držte v natažené ruce a dál od obličeje, vlasů a hořlavých látek. Drát zůstává po dohoření žhavý. Nevdechujte kouř a nepoužívejte v uzavřené místnosti.",
			en: "Category F1 firework, from 15 years. Light one at a time, hold at arm's length away from face, hair and anything flammable. The wire stays red-hot after burning. Do not breathe in the smoke or use in a closed room.",
		},
		pictures: [{ layout: "trio", pieces: ["art:sparkler", "art:sparkler", "art:sparkler"] }],
		popularity: 90,
		addedDaysAgo: 880,
	},
	{
		code: "TM-5213",
		name: { cs: "Bouchací konfety na provázek, 12 ks", en: "Pull-string party poppers, 12 pcs" },
		description: {
			cs: "Malé lahvičky, ze kterých po zatáhnutí za provázek vyletí papírové serpentiny do vzdálenosti dvou metrů. Uvnitř je nepatrné množství pyrotechnické slože, proto jde o pyrotechniku kategorie F1 s prodejem od 15 let. Dvanáct kusů v šesti barvách, použít je lze i v místnosti.",
			en: "Little bottles that shoot paper streamers up to two metres when you pull the string. There is a tiny pyrotechnic charge inside, so they count as category F1 fireworks and are sold from the age of 15. Twelve pieces in six colours, suitable for indoor use.",
		},
		price: 65,
		brand: "fiesta",
		categories: ["konfety", "silvestr"],
		attributes: {
			barva: "duhova",
			motiv: "silvestr",
			material: ["plast", "papir"],
			kusu: "12",
			vek: "dospeli",
			prilezitost: ["silvestr", "narozeniny"],
		},
		minimumAge: 15,
		safety: {
			cs: "Pyrotechnika kategorie F1, od 15 let. Držte v natažené ruce, nemiřte na osoby, zvířata ani na otevřený oheň a neotvírejte. Neodpalujte blízko uší. Po použití vyhoďte do směsného odpadu.",
			en: "Category F1 firework, from 15 years. Hold at arm's length, do not point at people, animals or open flames and do not take apart. Do not fire close to ears. Dispose of with general waste after use.",
		},
		pictures: [
			{
				layout: "grid",
				pieces: [
					"emoji:party-popper",
					{ art: "emoji:party-popper", hue: 90 },
					{ art: "emoji:party-popper", hue: 180 },
					{ art: "emoji:party-popper", hue: 270 },
				],
			},
			{ layout: "set", pieces: ["emoji:party-popper", { art: "art:streamer", color: "#d6a832", color2: "#3f8efc" }] },
		],
		popularity: 76,
		addedDaysAgo: 640,
		goesWith: ["TM-5201"],
	},
	{
		code: "TM-5214",
		name: { cs: "Venkovní fontána Zlatý déšť 14 cm", en: "Golden Rain garden fountain 14 cm" },
		description: {
			cs: "Kuželová fontána na zahradu či dvůr: 40 sekund zlatého deště do výšky dvou metrů, bez ran. Postavte ji na rovnou pevnou zem a knot zapalujte v natažené ruce. Pyrotechnika kategorie F2, prodej pouze osobám starším 18 let.",
			en: "A cone fountain for the garden or yard: 40 seconds of golden rain up to two metres high, without bangs. Stand it on firm level ground and light the fuse at arm's length. Category F2 firework, sold only to persons over 18.",
		},
		price: 149,
		brand: "lumina",
		categories: ["konfety", "silvestr"],
		attributes: {
			barva: "zlata",
			motiv: "silvestr",
			material: "papir",
			kusu: "1",
			vek: "dospeli",
			prilezitost: "silvestr",
		},
		minimumAge: 18,
		safety: {
			cs: "Pyrotechnika kategorie F2, od 18 let, jen pro venkovní použití. Po zapálení odstupte nejméně na 8 m. K nezažehnuté nebo zhaslé fontáně se 15 minut nepřibližujte. Nepoužívejte v ochranných pásmech nemocnic, domovů pro seniory a chovů zvířat.",
			en: "Category F2 firework, from 18 years, outdoor use only. Step back at least 8 m once lit. Do not approach a fountain that failed or went out for 15 minutes. Do not use in the protection zones of hospitals, care homes and animal farms.",
		},
		pictures: [{ layout: "single", pieces: ["art:fountain"] }],
		stock: "branches",
		popularity: 51,
		addedDaysAgo: 390,
	},
];
