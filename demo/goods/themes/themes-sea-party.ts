/** Under the sea: decorations, cake, games and costumes. */

import { childSizes, mensSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

export const SEA_THEME_PARTY: SeedProduct[] = [
	{
		code: "TM-5047",
		name: { cs: "Závěsné medúzy z lampionů, 3 ks", en: "Hanging jellyfish lanterns, 3 pcs" },
		description: {
			cs: "Papírový lampion jako zvon a metrová chapadla z krepu a saténových stuh, která se hýbou v každém průvanu. Průměr 20, 25 a 30 cm, vše složíte za čtvrt hodiny. Dovnitř se vejde LED světýlko, zavěšení je na silonu.",
			en: "A paper lantern for the bell and metre-long tentacles of crepe and satin ribbon that stir in every draught. They are 20, 25 and 30 cm across and take a quarter of an hour to put together. An LED light fits inside; they hang on nylon line.",
		},
		price: 239,
		brand: "lumina",
		categories: ["lampiony", "more"],
		attributes: {
			barva: ["ruzova", "fialova", "bila"],
			material: ["papir", "polyester"],
			kusu: "3",
			motiv: ["more", "zvirata"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "set",
				pieces: [
					"emoji:jellyfish",
					{ art: "art:lantern", color: "#f0a6d2" },
					{ art: "art:lantern", color: "#a98be0" },
					"emoji:bubbles",
				],
			},
			{
				layout: "trio",
				pieces: ["emoji:jellyfish", { art: "emoji:jellyfish", hue: 60 }, { art: "emoji:jellyfish", hue: 300 }],
			},
		],
		stock: "none",
		popularity: 68,
		addedDaysAgo: 205,
		goesWith: ["DE-3104", "TM-5048"],
	},
	{
		code: "TM-5048",
		name: { cs: "Girlanda Korálový útes 3 m", en: "Coral reef garland 3 m" },
		description: {
			cs: "Rybky, hvězdice, mušle a korály z oboustranně barveného kartonu, dohromady 18 dílků na modré šňůře. Největší dílek měří 16 cm. Můžete ji napnout nad stůl nebo nechat viset svisle jako závěs.",
			en: "Fish, starfish, shells and corals in card coloured on both sides, eighteen pieces on a blue cord. The largest is 16 cm. Stretch it above the table or let it hang down like a curtain.",
		},
		price: 109,
		brand: "konfety",
		categories: ["more", "girlandy"],
		attributes: {
			barva: ["modra", "oranzova", "ruzova"],
			material: "papir",
			kusu: "1",
			motiv: ["more", "zvirata"],
			prilezitost: ["detska-oslava", "narozeniny", "miminko"],
		},
		pictures: [
			{
				layout: "garland",
				pieces: [
					"emoji:tropical-fish",
					"emoji:coral",
					"emoji:blowfish",
					"emoji:spiral-shell",
					"emoji:crab",
					{ art: "emoji:tropical-fish", hue: 180 },
				],
				tint: "#d9eefb",
			},
		],
		popularity: 59,
		addedDaysAgo: 435,
		goesWith: ["TM-5047", "DE-3302"],
	},
	{
		code: "TM-5049",
		name: { cs: "Svíčky Mořský svět, 6 ks", en: "Sea life candles, 6 pcs" },
		description: {
			cs: "Želva, velryba, krab, delfín, hvězdice a mušle z vosku, vysoké 3,5 cm, na plastových zápichách délky 3 cm. Hoří asi osm minut. Před zapálením je zapíchněte až po okraj figurky, aby se knot nenaklonil.",
			en: "A turtle, a whale, a crab, a dolphin, a starfish and a shell in wax, 3.5 cm tall on 3 cm plastic picks. They burn for about eight minutes. Push each in up to the figure before lighting, so that the wick stays upright.",
		},
		price: 105,
		brand: "sladkosti",
		categories: ["svicky-na-dort", "more"],
		attributes: {
			barva: ["modra", "zelena", "cervena"],
			material: ["vosk", "plast"],
			kusu: "6",
			motiv: ["more", "zvirata"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "grid",
				pieces: ["emoji:turtle", "emoji:whale", "emoji:crab", "emoji:dolphin", "emoji:coral", "emoji:oyster"],
			},
		],
		popularity: 45,
		addedDaysAgo: 275,
		goesWith: ["DH-4001"],
	},
	{
		code: "TM-5050",
		name: { cs: "Piňata Velryba 45 cm, tahací", en: "Whale pull-string piñata 45 cm" },
		description: {
			cs: "Modrá velryba s krepovým vodotryskem, dlouhá 45 cm a široká 25 cm. Na břiše má dvířka a deset stuh, otevírá jedna z nich; děti se drží každé za svou a na povel zatáhnou. Objem stačí na 1 kg bonbonů.",
			en: "A blue whale with a spout of crepe paper, 45 cm long and 25 cm wide. There is a flap in the belly and ten ribbons, one of which opens it; each child takes hold of one and they pull together. It has room for 1 kg of sweets.",
		},
		price: 379,
		brand: "fiesta",
		categories: ["pinaty", "more"],
		attributes: {
			barva: "modra",
			material: "papir",
			kusu: "1",
			motiv: ["more", "zvirata"],
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "set",
				pieces: ["emoji:spouting-whale", { art: "art:ribbon", color: "#3f92cc" }, "emoji:candy", "emoji:lollipop"],
			},
		],
		stock: "warehouse",
		popularity: 53,
		addedDaysAgo: 485,
		goesWith: ["DH-4105", "DH-4202"],
	},
	{
		code: "TM-5051",
		name: { cs: "Škraboška Mořská víla se šupinami", en: "Mermaid scale mask" },
		description: {
			cs: "Plastová škraboška s měňavým potiskem šupin, perličkami podél obočí a jednou hvězdicí na spánku. Drží na saténové stuze, takže sedne dívkám i dospělým. Okraje jsou zabroušené a podlepené plstí.",
			en: "A plastic eye mask printed with iridescent scales, with beads along the brow and a starfish at the temple. It ties with satin ribbon, so it fits girls and grown-ups alike. The edges are smoothed and backed with felt.",
		},
		price: 129,
		sale: 99,
		brand: "maskara",
		categories: ["masky", "more"],
		attributes: {
			material: ["plast", "polyester", "plst"],
			velikost: "univerzalni",
			kusu: "1",
			motiv: ["more", "pohadky"],
			vek: ["9-12", "dospeli"],
			prilezitost: ["karneval", "narozeniny", "rozlucka"],
		},
		variants: [
			{
				name: { cs: "tyrkysová", en: "turquoise" },
				code: "TYR",
				attributes: { barva: "mint" },
				picture: {
					layout: "pair",
					pieces: [{ art: "art:mask-eye", color: "#3fb9b1", color2: "#e8f6d0" }, "emoji:coral"],
				},
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: {
					layout: "pair",
					pieces: [{ art: "art:mask-eye", color: "#8a5fcb", color2: "#8fe0dc" }, "emoji:spiral-shell"],
				},
			},
			{
				name: { cs: "perleťově růžová", en: "pearl pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "pair",
					pieces: [{ art: "art:mask-eye", color: "#f2a9c4", color2: "#fbf3e6" }, "emoji:oyster"],
				},
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:mask-eye", color: "#3fb9b1", color2: "#e8f6d0" },
					{ art: "art:mask-eye", color: "#8a5fcb", color2: "#8fe0dc" },
					{ art: "art:mask-eye", color: "#f2a9c4", color2: "#fbf3e6" },
				],
			},
		],
		popularity: 28,
		addedDaysAgo: 830,
		goesWith: ["KO-1107"],
		safety: {
			cs: "Není hračka pro děti do 3 let: obsahuje malé části a stuhy, které se mohou omotat kolem krku. Děti ji nosí jen pod dohledem dospělé osoby. Maska omezuje výhled, nepoužívejte ji v silničním provozu.",
			en: "Not suitable for children under 3 years: contains small parts and ribbons that could wind round the neck. Children wear it only under adult supervision. The mask limits the field of view; do not use it in traffic.",
		},
	},
	{
		code: "TM-5052",
		name: { cs: "Dětský kostým Mořská víla", en: "Children's Mermaid costume" },
		description: {
			cs: "Šaty s flitrovým topem a sukní ze šupin, která se pod koleny rozšiřuje do tylové ploutve, takže se v ní dá normálně chodit i tančit. K nim čelenka s hvězdicí. Flitry jsou podšité bavlnou a neškrábou. Velikosti podle výšky dítěte, praní v ruce.",
			en: "A dress with a sequin top and a scaly skirt that flares into a tulle fin below the knee, so walking and dancing are no trouble. A starfish headband is included. The sequins are lined with cotton and do not scratch. Sizes by the child's height; hand wash.",
		},
		price: 749,
		brand: "rubato",
		categories: ["detske-kostymy", "more"],
		attributes: {
			barva: ["mint", "fialova"],
			material: ["polyester", "bavlna"],
			motiv: ["more", "pohadky"],
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["karneval", "detska-oslava", "narozeniny"],
		},
		labels: ["gift"],
		variants: childSizes(["98", "110", "122", "134"], { "110": "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-mermaid-child"] },
			{ layout: "pair", pieces: ["emoji:woman-merpeople", "emoji:coral"], tint: "#dcf3f2" },
		],
		popularity: 92,
		addedDaysAgo: 220,
		goesWith: ["DO-2304", "TM-5044"],
	},
	{
		code: "TM-5053",
		name: { cs: "Dětský kostým Žralok", en: "Children's Shark costume" },
		description: {
			cs: "Šedý overal s bílým břichem, ploutví na zádech a kapucí, které nad čelem vyčnívají dvě řady plstěných zubů. Obličej zůstává volný a chodidla mají protiskluzové tečky. Materiál je teplý fleece, takže poslouží i jako pyžamo. Velikost odpovídá výšce dítěte v cm.",
			en: "A grey jumpsuit with a white belly, a fin on the back and a hood with two rows of felt teeth above the forehead. The face stays free and the feet have non-slip dots. It is warm fleece, so it doubles as pyjamas. Sizes match the child's height in cm.",
		},
		price: 799,
		brand: "maskara",
		categories: ["detske-kostymy", "more"],
		attributes: {
			barva: ["stribrna", "bila"],
			material: ["polyester", "plst"],
			motiv: ["more", "zvirata"],
			vek: ["3-5", "6-8"],
			prilezitost: ["karneval", "detska-oslava", "halloween"],
		},
		labels: ["new"],
		variants: childSizes(["98", "110", "122"], { "98": "none" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-shark"] },
			{ layout: "pair", pieces: ["emoji:shark", "emoji:water-wave"] },
		],
		popularity: 77,
		addedDaysAgo: 24,
		goesWith: ["TM-5041"],
	},
	{
		code: "TM-5054",
		name: { cs: "Pánský kostým Neptun, vládce moří", en: "Men's Neptune, Lord of the Seas costume" },
		description: {
			cs: "Tyrkysová řasená tunika, plášť se vzorem rybích šupin, opasek s mušlemi a koruna z pružné pěny. Skládací trojzubec měří 115 cm a do auta se rozloží na tři díly. Vousy si můžete nechat narůst nebo dokoupit paruku. Praní na 30 °C bez odstřeďování.",
			en: "A pleated turquoise tunic, a fish-scale cloak, a belt with shells and a crown in flexible foam. The trident is 115 cm long and comes apart into three for the car. Grow your own beard or add a wig. Wash at 30 °C without spinning.",
		},
		price: 1290,
		sale: 990,
		brand: "rubato",
		categories: ["panske-kostymy", "more"],
		attributes: {
			barva: ["mint", "zlata"],
			material: ["polyester", "plast"],
			motiv: ["more", "pohadky"],
			vek: "dospeli",
			prilezitost: ["karneval", "silvestr"],
		},
		variants: mensSizes(["M", "L", "XL", "XXL"]),
		pictures: [
			{ layout: "single", pieces: ["art:costume-neptune"] },
			{ layout: "trio", pieces: ["emoji:trident-emblem", "emoji:man-merpeople", "emoji:water-wave"] },
		],
		popularity: 19,
		addedDaysAgo: 760,
		goesWith: ["KO-1107"],
	},
];
