/** Latex balloons: printed, giant and for modelling. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_PRINTED: SeedProduct[] = [
	{
		code: "BL-1005",
		name: { cs: "Balónek s puntíky 30 cm, 8 ks", en: "Polka dot balloons 30 cm, 8 pcs" },
		description: {
			cs: "Veselé puntíky potištěné z pěti stran, takže je uvidíte odkudkoliv. Osm balónků jedné barvy s bílými tečkami se nejlépe vyjímá na dětských a retro oslavách. Latex je přírodní a biologicky odbouratelný.",
			en: "Cheerful dots printed on five sides, so you see them from anywhere. Eight balloons in one colour with white spots look their best at children's and retro parties. The latex is natural and biodegradable.",
		},
		price: 79,
		brand: "balonovo",
		categories: ["latexove-balonky"],
		attributes: { material: "latex", kusu: "8", napln: "helium", motiv: "retro" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-dots", color: "#e0323f", color2: "#fbfaf7" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-dots", color: "#3f8efc", color2: "#fbfaf7" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-dots", color: "#f790b5", color2: "#fbfaf7" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-dots", color: "#8fdcc2", color2: "#fbfaf7" }] },
				stock: "none",
			},
		],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon-dots", color: "#e0323f", color2: "#fbfaf7" },
					{ art: "art:balloon-dots", color: "#3f8efc", color2: "#fbfaf7" },
					{ art: "art:balloon-dots", color: "#8fdcc2", color2: "#fbfaf7" },
					{ art: "art:balloon-dots", color: "#f790b5", color2: "#fbfaf7" },
					{ art: "art:balloon-dots", color: "#e0323f", color2: "#fbfaf7" },
				],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon-dots", color: "#e0323f", color2: "#fbfaf7" }] },
		],
		popularity: 52,
		addedDaysAgo: 400,
	},
	{
		code: "BL-1006",
		name: { cs: "Balónek s hvězdičkami 30 cm, 8 ks", en: "Star print balloons 30 cm, 8 pcs" },
		description: {
			cs: "Noční obloha na provázku. Tmavé odstíny ladí k vesmírné párty, růžové zase k oslavě pro malou tanečnici. Balení obsahuje osm balónků na helium i vzduch; balónky dětem do 8 let půjčujte jen pod dohledem.",
			en: "A night sky on a string. The darker shades go with a space party, the pink ones with a celebration for a little dancer. The pack holds eight balloons for helium or air; children under 8 need supervision.",
		},
		price: 79,
		brand: "balonovo",
		categories: ["latexove-balonky"],
		attributes: { material: "latex", kusu: "8", napln: "helium", motiv: "vesmir" },
		variants: [
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-stars", color: "#3f8efc", color2: "#fbd041" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-stars", color: "#26232e", color2: "#fbd041" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:balloon-stars", color: "#f790b5", color2: "#fbfaf7" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:balloon-stars", color: "#3f8efc", color2: "#fbd041" },
					{ art: "art:balloon-stars", color: "#26232e", color2: "#d6a832" },
					{ art: "art:balloon-stars", color: "#f790b5", color2: "#fbfaf7" },
				],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon-stars", color: "#3f8efc", color2: "#fbd041" }] },
		],
		popularity: 44,
		addedDaysAgo: 260,
	},
	{
		code: "BL-1007",
		name: { cs: "Obří latexový balónek 80 cm", en: "Giant latex balloon 80 cm" },
		description: {
			cs: "Jeden velký balónek udělá víc parády než deset malých. Fotografové jej rádi používají při svatebních portrétech, rodiče při focení prvních narozenin. Na naplnění je potřeba asi 250 l helia, proto vám jej rádi nafoukneme přímo v prodejně. Vydrží ve vzduchu 24–36 hodin.",
			en: "One big balloon makes more of a show than ten small ones. Photographers like it for wedding portraits, parents for first-birthday pictures. It takes around 250 l of helium, so let us fill it for you in store. It floats for 24–36 hours.",
		},
		price: 99,
		brand: "fiesta",
		categories: ["latexove-balonky", "svatba"],
		attributes: { material: "latex", kusu: "1", napln: "helium", motiv: "svatba" },
		variants: [
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#fbfaf7" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#f790b5" }] },
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				price: 119,
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#d6a832" }] },
			},
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:balloon", color: "#e0323f" }] },
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:tassel", color: "#d6a832" },
					{ art: "art:tassel", color: "#f790b5" },
				],
			},
			{ layout: "single", pieces: [{ art: "art:balloon", color: "#f790b5" }] },
			{ layout: "scale", cm: 80, pieces: [{ art: "art:balloon", color: "#fbfaf7" }] },
		],
		popularity: 47,
		addedDaysAgo: 500,
	},
	{
		code: "BL-1008",
		name: { cs: "Modelovací balónky, mix barev, 50 ks", en: "Modelling balloons, assorted, 50 pcs" },
		description: {
			cs: "Dlouhé balónky na pejsky, meče i kytičky. Uvnitř najdete obrázkový návod na pět zvířat, první jezevčík se podaří zhruba na třetí pokus. Nafukujte je pumpičkou a na konci nechte 10 cm prázdných, ať je kam vytlačit vzduch.",
			en: "Long balloons for dogs, swords and flowers. There is a picture guide to five animals inside; the first dachshund usually works out on the third try. Use a pump and leave 10 cm empty at the end so the air has somewhere to go.",
		},
		price: 149,
		brand: "hravec",
		categories: ["latexove-balonky", "hry-a-darky"],
		attributes: { material: "latex", kusu: "50", napln: "vzduch", vek: ["6-8", "9-12"], motiv: "zvirata" },
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:balloon-dog", color: "#3f8efc" },
					{ art: "art:balloon-dog", color: "#f790b5" },
					{ art: "art:balloon-dog", color: "#fbd041" },
				],
			},
			{
				layout: "pair",
				pieces: [
					{ art: "art:balloon-dog", color: "#e0323f" },
					{ art: "art:pump", color: "#3f8efc" },
				],
			},
		],
		popularity: 58,
		addedDaysAgo: 380,
	},
	{
		code: "BL-1009",
		name: { cs: "Balónky „Všechno nejlepší“ 30 cm, 8 ks", en: "“Všechno nejlepší” birthday balloons 30 cm, 8 pcs" },
		description: {
			cs: "Český narozeninový nápis z obou stran a čtyři barvy v jednom balení, od každé dva kusy. Potisk se při nafukování nerozpíjí, jen nepřekračujte průměr 30 cm. Hodí se ke dveřím, nad stůl i na plot na zahradě.",
			en: "A Czech “All the best” birthday greeting on both sides and four colours in one pack, two of each. The print stays crisp as long as you keep to a 30 cm diameter. Good for doors, above the table or along the garden fence.",
		},
		price: 89,
		brand: "konfety",
		categories: ["latexove-balonky"],
		attributes: {
			material: "latex",
			kusu: "8",
			napln: "helium",
			motiv: "narozeniny",
			barva: ["cervena", "zluta", "modra", "zelena"],
		},
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon-stars", color: "#e0323f", color2: "#fbfaf7" },
					{ art: "art:balloon", color: "#fbd041", print: "birthday-cake" },
					{ art: "art:balloon-stars", color: "#3f8efc", color2: "#fbfaf7" },
					{ art: "art:balloon", color: "#4fae58", print: "birthday-cake" },
					{ art: "art:balloon", color: "#4fae58", print: "birthday-cake" },
				],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon-stars", color: "#e0323f", color2: "#fbfaf7" }] },
		],
		popularity: 76,
		addedDaysAgo: 450,
	},
	{
		code: "BL-1010",
		name: { cs: "Pirátské balónky s lebkou 30 cm, 8 ks", en: "Pirate skull balloons 30 cm, 8 pcs" },
		description: {
			cs: "Černá, červená a bílá s lebkou a zkříženými hnáty: kdo je uvidí na plotě, hned ví, kde kotví vaše loď. V balení osm kusů, na posádku o deseti námořnících doporučujeme dvě balení. Nafouknout je můžete vzduchem i heliem.",
			en: "Black, red and white with a skull and crossbones: anyone who spots them on the fence knows where your ship is moored. Eight in a pack; take two packs for a crew of ten. Fill them with air or helium.",
		},
		price: 89,
		brand: "konfety",
		categories: ["latexove-balonky", "pirati"],
		attributes: { material: "latex", kusu: "8", napln: "helium", motiv: "pirati", barva: ["cerna", "cervena", "bila"] },
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon", color: "#26232e", print: "skull-and-crossbones" },
					{ art: "art:balloon", color: "#e0323f", print: "skull-and-crossbones" },
					{ art: "art:balloon", color: "#fbfaf7", print: "skull-and-crossbones" },
					{ art: "art:balloon", color: "#26232e", print: "skull-and-crossbones" },
					{ art: "art:balloon", color: "#26232e", print: "skull-and-crossbones" },
				],
			},
			{
				layout: "set",
				pieces: [{ art: "art:balloon", color: "#26232e" }, "emoji:skull-and-crossbones", "emoji:pirate-flag"],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon", color: "#26232e", print: "skull-and-crossbones" }] },
		],
		popularity: 63,
		addedDaysAgo: 340,
	},
	{
		code: "BL-1011",
		name: { cs: "Balónky Jednorožec a duha 30 cm, 8 ks", en: "Unicorn and rainbow balloons 30 cm, 8 pcs" },
		description: {
			cs: "Jemná růžová, lila a mátová se stříbrným potiskem jednorožce, duhy a obláčků. Balónky nafouknuté ráno vydrží létat až do večerního krájení dortu. Latexové balónky nejsou hračka pro děti do 8 let bez dozoru dospělého.",
			en: "Soft pink, lilac and mint with a silver print of a unicorn, rainbow and clouds. Fill them in the morning and they will float until the cake is cut in the evening. Latex balloons are not for children under 8 without adult supervision.",
		},
		price: 89,
		sale: 69,
		brand: "konfety",
		categories: ["latexove-balonky", "jednorozci"],
		attributes: {
			material: "latex",
			kusu: "8",
			napln: "helium",
			motiv: "jednorozec",
			barva: ["ruzova", "mint", "fialova"],
		},
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon-stars", color: "#f790b5", color2: "#fbfaf7" },
					{ art: "art:balloon", color: "#8fdcc2", print: "unicorn" },
					{ art: "art:balloon", color: "#c9a7eb", print: "unicorn" },
					{ art: "art:balloon-stars", color: "#c9a7eb", color2: "#fbfaf7" },
					{ art: "art:balloon", color: "#c9a7eb", print: "unicorn" },
				],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon-stars", color: "#f790b5", color2: "#fbfaf7" }] },
		],
		popularity: 71,
		addedDaysAgo: 280,
	},
	{
		code: "BL-1012",
		name: {
			cs: "Halloweenské balónky dýně a netopýr 30 cm, 10 ks",
			en: "Halloween pumpkin and bat balloons 30 cm, 10 pcs",
		},
		description: {
			cs: "Pět oranžových s vyřezávanou dýní a pět černých s hejnem netopýrů. Zavěste je na chodbu ve výšce očí a zhasněte, zbytek obstará fantazie. Výborně se doplňují s pavučinou a svíčkami.",
			en: "Five orange ones with a carved pumpkin and five black ones with a swarm of bats. Hang them in the hall at eye level, turn off the lights and let imagination do the rest. They pair nicely with cobwebs and candles.",
		},
		price: 99,
		brand: "konfety",
		categories: ["latexove-balonky", "halloween"],
		attributes: { material: "latex", kusu: "10", napln: "helium", motiv: "halloween", barva: ["oranzova", "cerna"] },
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon", color: "#f58634", print: "bat" },
					{ art: "art:balloon", color: "#26232e", print: "jack-o-lantern" },
					{ art: "art:balloon-dots", color: "#f58634", color2: "#26232e" },
					{ art: "art:balloon", color: "#f58634", print: "bat" },
					{ art: "art:balloon", color: "#f58634", print: "jack-o-lantern" },
				],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon", color: "#f58634", print: "bat" }] },
		],
		stock: "warehouse",
		popularity: 38,
		addedDaysAgo: 420,
	},
	{
		code: "BL-1013",
		name: {
			cs: "Svatební balónky bílé se srdíčky 30 cm, 10 ks",
			en: "White wedding balloons with hearts 30 cm, 10 pcs",
		},
		description: {
			cs: "Bílé balónky s drobnými zlatými srdíčky k obřadu, na auto i do sálu. Na oblouk nad vchod připravte tři balení, na židle v první řadě stačí jedno. Potisk je jemný, takže na fotkách neruší.",
			en: "White balloons with tiny gold hearts for the ceremony, the car and the hall. Have three packs ready for an arch over the entrance; one is enough for the front-row chairs. The print is delicate and does not distract in photographs.",
		},
		price: 109,
		brand: "fiesta",
		categories: ["latexove-balonky", "svatba"],
		attributes: { material: "latex", kusu: "10", napln: "helium", motiv: "svatba", barva: ["bila", "zlata"] },
		labels: ["new"],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon-dots", color: "#fbfaf7", color2: "#d6a832" },
					{ art: "art:balloon", color: "#fbfaf7", print: "white-heart" },
					{ art: "art:balloon", color: "#d6a832", print: "white-heart" },
					{ art: "art:balloon-dots", color: "#fbfaf7", color2: "#d6a832" },
					{ art: "art:balloon", color: "#fbfaf7", print: "white-heart" },
				],
			},
			{
				layout: "set",
				pieces: [{ art: "art:balloon-dots", color: "#fbfaf7", color2: "#d6a832" }, "emoji:ring", "emoji:bouquet"],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon-dots", color: "#fbfaf7", color2: "#d6a832" }] },
		],
		popularity: 55,
		addedDaysAgo: 9,
	},
];
