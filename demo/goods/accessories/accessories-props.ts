import type { SeedProduct } from "../../facts/format.ts";

/** Boas, wings, wands and weapons. */
export const costumeProps: SeedProduct[] = [
	{
		code: "DO-2401",
		name: { cs: "Boa z peří 180 cm", en: "Feather boa 180 cm" },
		description: {
			cs:
				"Husté boa z krůtího peří, které se nesype, dokud za něj někdo netahá. Váží jen 60 gramů a dá se omotat i třikrát kolem krku. Nezbytný kus " +
				"k charlestonu, ke kabaretu i do fotokoutku. Nenamáčet, oklepat a pověsit.",
			en:
				"A dense turkey feather boa that does not moult unless pulled. It weighs only 60 grams and wraps round the neck three times. Essential for " +
				"Charleston, cabaret and the photo booth. Do not wet; shake out and hang up.",
		},
		price: 179,
		brand: "fiesta",
		categories: ["rekvizity"],
		attributes: { motiv: "retro", velikost: "univerzalni" },
		variants: [
			{
				name: { cs: "červené", en: "red" },
				code: "RUD",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:boa", color: "#d6203a" }] },
			},
			{
				name: { cs: "černé", en: "black" },
				code: "CER",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:boa", color: "#23202a" }] },
			},
			{
				name: { cs: "bílé", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:boa", color: "#f7f3ea" }] },
			},
			{
				name: { cs: "růžové", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:boa", color: "#f47bb0" }] },
			},
			{
				name: { cs: "fialové", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:boa", color: "#7b4bc4" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:boa", color: "#d6203a" },
					{ art: "art:boa", color: "#23202a" },
					{ art: "art:boa", color: "#f47bb0" },
				],
			},
		],
		popularity: 81,
	},
	{
		code: "DO-2402",
		name: { cs: "Andělská křídla z peří 60 cm", en: "Feather angel wings 60 cm" },
		description: {
			cs:
				"Ručně lepené peří na drátěné kostře, kterou přihnete do rozletu i do klidu. Popruhy přes ramena jsou z měkké gumy a uvezou je děti od " +
				"šesti let. Bílá volí andělé, černá padlí andělé a havrani.",
			en:
				"Hand-glued feathers on a wire frame that bends into flight or rest. The shoulder straps are soft elastic, fine for children from six. " +
				"White for angels, black for fallen ones and for ravens.",
		},
		price: 349,
		sale: 299,
		brand: "maskara",
		categories: ["rekvizity", "cert-a-mikulas", "halloween"],
		attributes: { motiv: "mikulas", velikost: "univerzalni" },
		variants: [
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:wings", color: "#fdfdfb" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CER",
				attributes: { barva: "cerna" },
				stock: "warehouse",
				picture: { layout: "single", pieces: [{ art: "art:wings", color: "#2b2730" }] },
			},
		],
		pictures: [
			{ layout: "single", pieces: [{ art: "art:wings", color: "#fdfdfb" }] },
			{ layout: "set", pieces: [{ art: "art:wings", color: "#fdfdfb" }, "emoji:feather", "emoji:glowing-star"] },
		],
		popularity: 77,
	},
	{
		code: "DO-2403",
		name: { cs: "Vílí křídla s třpytkami", en: "Glitter fairy wings" },
		description: {
			cs:
				"Průsvitná motýlí křídla s duhovým odleskem, lehká jako pavučina. Oblékají se jako batůžek a skládají se na půl, takže zaberou místo " +
				"jednoho sešitu. Rozpětí 50 cm, pro děti od tří let.",
			en:
				"See-through butterfly wings with a rainbow sheen, as light as a cobweb. They go on like a rucksack and fold in half to the size of an " +
				"exercise book. Span 50 cm, from three years.",
		},
		price: 159,
		brand: "hravec",
		categories: ["rekvizity", "princezny", "jednorozci"],
		attributes: {
			motiv: ["pohadky", "princezny"],
			material: "polyester",
			velikost: "univerzalni",
			vek: ["3-5", "6-8"],
		},
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:wings", color: "#f7a8d0" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:wings", color: "#8fd9be" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				stock: "none",
				picture: { layout: "single", pieces: [{ art: "art:wings", color: "#a98be0" }] },
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:wings", color: "#f7a8d0" }, "emoji:woman-fairy", "emoji:magic-wand", "emoji:sparkles"],
			},
		],
		popularity: 73,
	},
	{
		code: "DO-2404",
		name: { cs: "Kouzelná hůlka s hvězdou a stuhami", en: "Star wand with ribbons" },
		description: {
			cs:
				"Dřevěná tyčka s polstrovanou saténovou hvězdou a dlouhými stuhami, které při mávání krásně vlají. Bez baterek a bez zvuků, rodiče ji " +
				"milují. Délka 35 cm, hvězda se dá otřít hadříkem.",
			en:
				"A wooden stick with a padded satin star and long ribbons that stream when waved. No batteries and no sounds, which parents love. Length " +
				"35 cm; the star wipes clean.",
		},
		price: 69,
		brand: "hravec",
		categories: ["rekvizity", "princezny"],
		attributes: { motiv: ["princezny", "pohadky"], material: ["drevo", "polyester"], vek: ["3-5", "6-8"] },
		labels: ["gift"],
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:wand", color: "#e0b23c" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:wand", color: "#f47bb0" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:wand", color: "#6fb6ee" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:wand", color: "#e0b23c" },
					{ art: "art:wand", color: "#f47bb0" },
					{ art: "art:wand", color: "#6fb6ee" },
				],
			},
		],
		popularity: 86,
	},
	{
		code: "DO-2405",
		name: { cs: "Pirátská šavle z pěny 52 cm", en: "Foam pirate sabre 52 cm" },
		description: {
			cs:
				"Šavle z tuhé pěny s košíčkem na ruku. Souboj na zahradě s ní končí smíchem, ne náplastí. Čepel má stříbrný potisk a ohnutá se sama " +
				"narovná; od tří let.",
			en:
				"A stiff foam sabre with a hand guard. Garden duels end in laughter, not plasters. The blade is printed silver and springs back when bent; " +
				"from three years.",
		},
		price: 119,
		brand: "hravec",
		categories: ["rekvizity", "pirati"],
		attributes: { barva: ["stribrna", "hneda"], motiv: "pirati", material: "plast", vek: ["3-5", "6-8", "9-12"] },
		pictures: [{ layout: "single", pieces: [{ art: "art:sword", color: "#c3c8d1" }] }],
		popularity: 74,
	},
	{
		code: "DO-2406",
		name: { cs: "Čertovské vidle skládací 120 cm", en: "Folding devil's pitchfork 120 cm" },
		description: {
			cs:
				"Třídílné plastové vidle, které do sebe zacvaknou a po nadílce se rozložené vejdou do batohu. Hroty jsou tupé a zakulacené, při brání " +
				"neposlušných dětí tak hrozí nejvýš lechtání.",
			en:
				"A three-part plastic pitchfork that clicks together and fits a rucksack when taken apart. The prongs are blunt and rounded, so naughty " +
				"children risk nothing worse than a tickle.",
		},
		price: 139,
		brand: "maskara",
		categories: ["rekvizity", "cert-a-mikulas", "halloween"],
		attributes: { barva: "cervena", motiv: ["mikulas", "halloween"], material: "plast" },
		pictures: [{ layout: "single", pieces: [{ art: "art:fork", color: "#c22a3a" }] }],
		popularity: 63,
	},
];
