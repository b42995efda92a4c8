/** A broom, a knight's set, bat wings and garlands. */

import type { SeedProduct } from "../../facts/format.ts";

export const moreProps: SeedProduct[] = [
	{
		code: "KO-7069",
		name: { cs: "Čarodějnické koště z větviček 100 cm", en: "Twig witch's broom 100 cm" },
		description: {
			cs: "Koště s násadou z lískového dřeva a svazkem březových větviček svázaným jutovým provázkem. Násada je obroušená, ale ne rovná, každý kus má vlastní křivku. Délka 100 cm vyhovuje dospělým i dětem od osmi let. Na opravdové zametání není určené.",
			en: "A broom with a hazel handle and a bundle of birch twigs tied with jute. The handle is sanded but not straight; each has a curve of its own. At 100 cm it suits adults and children from eight. Not meant for real sweeping.",
		},
		price: 219,
		brand: "maskara",
		categories: ["rekvizity", "halloween"],
		attributes: {
			barva: "hneda",
			motiv: ["halloween", "pohadky"],
			material: "drevo",
			velikost: "univerzalni",
			kusu: "1",
			vek: ["9-12", "dospeli"],
			prilezitost: ["halloween", "karneval"],
		},
		pictures: [{ layout: "pair", pieces: ["emoji:broom", "emoji:crescent-moon"] }],
		popularity: 60,
		addedDaysAgo: 530,
		goesWith: ["KO-1012", "KO-1102", "DO-2202"],
	},
	{
		code: "KO-7070",
		name: { cs: "Pěnový štít a meč pro rytíře", en: "Foam shield and sword for knights" },
		description: {
			cs: "Štít o průměru 30 cm s držadlem na předloktí a meč dlouhý 55 cm s rukojetí v imitaci kůže. Oba kusy jsou z husté pěny s laminovaným potiskem, takže na nábytku nedělají stopy. Erb si dokreslíte podle sebe, součástí je arch samolepek. Pro děti od čtyř let.",
			en: "A 30 cm shield with a forearm grip and a 55 cm sword with a leather-look handle. Both are dense foam with a laminated print and leave no marks on the furniture. Design your own coat of arms with the sheet of stickers in the pack. From four years.",
		},
		price: 199,
		brand: "hravec",
		categories: ["rekvizity"],
		attributes: {
			barva: ["stribrna", "modra"],
			motiv: ["hrdinove", "pohadky"],
			material: "plast",
			velikost: "univerzalni",
			kusu: "2",
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["karneval", "detska-oslava", "narozeniny"],
		},
		labels: ["gift"],
		pictures: [
			{
				layout: "set",
				pieces: ["emoji:shield", { art: "art:sword", color: "#8d93a3", color2: "#3460b4" }, "emoji:castle"],
			},
			{
				layout: "pair",
				pieces: [{ art: "art:sword", color: "#8d93a3", color2: "#3460b4" }, "emoji:shield"],
			},
		],
		popularity: 76,
		addedDaysAgo: 175,
		goesWith: ["KO-1011", "KO-7042"],
	},
	{
		code: "KO-7071",
		name: { cs: "Netopýří křídla na záda 120 cm", en: "Bat wings 120 cm" },
		description: {
			cs: "Křídla s rozpětím 120 cm z černého plátna, na konci každého prstu poutko na ruku, takže se rozevřou, kdykoli zvednete paže. Drží na dvou gumách přes ramena a bez kovové kostry se dají sbalit do kapsy kabátu. Vhodné pro dospělé i děti od sedmi let.",
			en: "Black fabric wings with a 120 cm span and a loop at each finger end for the hands, so they open whenever you lift your arms. They hold with two shoulder straps and, with no metal frame, fold into a coat pocket. For adults and children from seven.",
		},
		price: 249,
		brand: "lumina",
		categories: ["rekvizity", "halloween"],
		attributes: {
			barva: "cerna",
			motiv: ["halloween", "zvirata"],
			material: "polyester",
			velikost: "univerzalni",
			vek: ["6-8", "9-12", "dospeli"],
			prilezitost: ["halloween", "karneval"],
		},
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:wings", color: "#2a2733", color2: "#6a4a8c" }, "emoji:bat", "emoji:full-moon"],
			},
		],
		popularity: 38,
		addedDaysAgo: 640,
		stock: "warehouse",
	},
	{
		code: "KO-7072",
		name: { cs: "Havajské květinové věnce, 4 ks", en: "Hawaiian flower garlands, 4 pcs" },
		description: {
			cs: "Čtyři věnce z látkových květů na gumičce, každý o obvodu 90 cm, ve žluté, růžové, modré a oranžové. Pro hosty letní zahradní slavnosti i jako výzdoba plotu; déšť jim neublíží, jen je po oslavě rozložte a usušte. Guma se natáhne a přetáhnete je i přes klobouk.",
			en: "Four garlands of fabric flowers on elastic, each 90 cm round, in yellow, pink, blue and orange. For guests at a summer garden party or to decorate the fence; rain does no harm, just spread them out to dry. The elastic stretches enough to go over a hat.",
		},
		price: 129,
		brand: "fiesta",
		categories: ["rekvizity", "more"],
		attributes: {
			barva: "duhova",
			motiv: "more",
			material: "polyester",
			velikost: "univerzalni",
			kusu: "4",
			prilezitost: ["narozeniny", "rozlucka", "detska-oslava"],
		},
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:flower-wreath", color: "#f7c93f", color2: "#fbe7a0" },
					{ art: "art:flower-wreath", color: "#f06fa0", color2: "#fbc6d8" },
					{ art: "art:flower-wreath", color: "#4f9fe0", color2: "#bfe0fa" },
					{ art: "art:flower-wreath", color: "#f2853a", color2: "#fbd0a0" },
				],
			},
			{ layout: "trio", pieces: ["emoji:hibiscus", "emoji:palm-tree", "emoji:tropical-drink"] },
		],
		stock: "none",
		popularity: 55,
		addedDaysAgo: 90,
	},
];
