/** Tableware sets put together by colour. */

import type { SeedProduct } from "../../facts/format.ts";

export const SETS_TABLEWARE_COLOURS: SeedProduct[] = [
	{
		code: "SA-6008",
		name: {
			cs: "Mátová sada stolování na oslavu miminka pro 8 hostů",
			en: "Mint baby shower tableware set for 8 guests",
		},
		description: {
			cs: "Neutrální mátová s bílou, která se hodí, ať čekáte kluka, holku, nebo překvapení. Obsahuje 8 talířů, 8 kelímků na studené i teplé nápoje, 20 bílých ubrousků, 25 mátových brček a omyvatelný ubrus 137 × 274 cm. Na kelímky napište tipy na jméno.",
			en: "Neutral mint and white, whether you are expecting a boy, a girl or a surprise. It holds 8 plates, 8 cups for hot and cold drinks, 20 white napkins, 25 mint straws and a wipe-clean tablecloth of 137 × 274 cm. Write your name guesses on the cups.",
		},
		price: 279,
		sale: 239,
		brand: "papirna",
		categories: ["sady-stolovani", "miminko"],
		attributes: { barva: ["mint", "bila"], motiv: "miminko", material: ["papir", "plast"], prilezitost: "miminko" },
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#8fdcc2" },
					{ art: "art:cup", color: "#8fdcc2" },
					{ art: "art:napkin", color: "#fbfaf7" },
					{ art: "art:straw", color: "#8fdcc2", color2: "#fbfaf7" },
					{ art: "art:tablecloth", color: "#8fdcc2" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#8fdcc2", count: 8 },
					{ art: "art:cup", color: "#8fdcc2", count: 8 },
					{ art: "art:napkin", color: "#fbfaf7", count: 20 },
					{ art: "art:straw", color: "#8fdcc2", color2: "#fbfaf7", count: 25 },
					{ art: "art:tablecloth", color: "#8fdcc2", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#8fdcc2" },
					{ art: "art:cup", color: "#8fdcc2" },
					{ art: "art:napkin", color: "#fbfaf7" },
				],
			},
		],
		popularity: 69,
		addedDaysAgo: 120,
		set: [
			{ code: "ST-2001-MAT", quantity: 1 },
			{ code: "ST-2101-MAT", quantity: 1 },
			{ code: "ST-2201-BIL", quantity: 1 },
			{ code: "ST-2108-MAT", quantity: 1 },
			{ code: "ST-2208-MAT", quantity: 1 },
		],
		goesWith: ["BL-1508", "DE-3102"],
	},
	{
		code: "SA-6009",
		name: { cs: "Růžová sada stolování pro 16 hostů", en: "Pink tableware set for 16 guests" },
		description: {
			cs: "Šestnáct talířů 23 cm, šestnáct kelímků 250 ml, 20 třívrstvých ubrousků a 25 brček s proužkem, všechno v jedné růžové. Sada nemá žádný potisk, takže ji snadno doplníte balónky nebo dortem libovolného motivu. Vnitřní strana talířů odpuzuje mastnotu.",
			en: "Sixteen 23 cm plates, sixteen 250 ml cups, 20 three-ply napkins and 25 striped straws, all in one pink. There is no print on the set, so it goes with balloons or a cake of any theme. The inside of the plates resists grease.",
		},
		price: 309,
		brand: "papirna",
		categories: ["sady-stolovani"],
		attributes: {
			barva: "ruzova",
			motiv: "narozeniny",
			material: "papir",
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["narozeniny", "detska-oslava", "rozlucka"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#f790b5" },
					{ art: "art:cup", color: "#f790b5" },
					{ art: "art:napkin", color: "#f790b5" },
					{ art: "art:straw", color: "#f790b5", color2: "#fbfaf7" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#f790b5", count: 16 },
					{ art: "art:cup", color: "#f790b5", count: 16 },
					{ art: "art:napkin", color: "#f790b5", count: 20 },
					{ art: "art:straw", color: "#f790b5", color2: "#fbfaf7", count: 25 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#f790b5" },
					{ art: "art:cup", color: "#f790b5" },
					{ art: "art:napkin", color: "#f790b5" },
				],
			},
		],
		popularity: 60,
		addedDaysAgo: 640,
		set: [
			{ code: "ST-2001-RUZ", quantity: 2 },
			{ code: "ST-2101-RUZ", quantity: 2 },
			{ code: "ST-2201-RUZ", quantity: 1 },
			{ code: "ST-2108-RUZ", quantity: 1 },
		],
		goesWith: ["DE-3002", "DH-4003"],
	},
	{
		code: "SA-6010",
		name: { cs: "Sada stolování Mořská hostina pro 16 hostů", en: "Under the sea tableware set for 16 guests" },
		description: {
			cs: "Modré talíře, mátové kelímky, modré ubrousky a ubrus 137 × 274 cm jako hladina. Talířů i kelímků je šestnáct, ubrousků dvacet. Mezi talíře rozložte mušle z dovolené a na každý kelímek přilepte rybku, kterou si děti samy vybarví.",
			en: "Blue plates, mint cups, blue napkins and a 137 × 274 cm tablecloth for the surface of the sea. There are sixteen plates and cups and twenty napkins. Scatter holiday shells between the plates and stick on each cup a fish the children have coloured in.",
		},
		price: 349,
		brand: "papirna",
		categories: ["sady-stolovani", "more"],
		attributes: {
			barva: ["modra", "mint"],
			motiv: "more",
			material: ["papir", "plast"],
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:tablecloth", color: "#3f8efc" },
					{ art: "art:plate", color: "#3f8efc" },
					{ art: "art:cup", color: "#8fdcc2" },
					{ art: "art:napkin", color: "#3f8efc" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#3f8efc", count: 16 },
					{ art: "art:cup", color: "#8fdcc2", count: 16 },
					{ art: "art:napkin", color: "#3f8efc", count: 20 },
					{ art: "art:tablecloth", color: "#3f8efc", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#3f8efc" },
					{ art: "art:cup", color: "#8fdcc2" },
					{ art: "art:napkin", color: "#3f8efc" },
				],
			},
		],
		popularity: 45,
		addedDaysAgo: 275,
		set: [
			{ code: "ST-2001-MOD", quantity: 2 },
			{ code: "ST-2101-MAT", quantity: 2 },
			{ code: "ST-2201-MOD", quantity: 1 },
			{ code: "ST-2208-MOD", quantity: 1 },
		],
		goesWith: ["BL-1501", "BL-1522"],
	},
	{
		code: "SA-6011",
		name: { cs: "Retro sada stolování Bistro pro 8 hostů", en: "Retro bistro tableware set for 8 guests" },
		description: {
			cs: "Červeno-bílé prostírání na burgery a popcorn: 8 talířů, 8 bílých kelímků, 8 misek 400 ml, 20 ubrousků, 25 proužkovaných brček a omyvatelný ubrus 137 × 274 cm. Misky zvládnou popcorn i polévku do 80 °C. Hodí se k filmovému večeru i k oslavě ve stylu padesátých let.",
			en: "Red and white for burgers and popcorn: 8 plates, 8 white cups, 8 bowls of 400 ml, 20 napkins, 25 striped straws and a wipe-clean tablecloth of 137 × 274 cm. The bowls take popcorn or soup up to 80 °C. For a film night or a fifties party.",
		},
		price: 339,
		brand: "papirna",
		categories: ["sady-stolovani"],
		attributes: {
			barva: ["cervena", "bila"],
			motiv: "retro",
			material: ["papir", "plast"],
			prilezitost: ["narozeniny", "detska-oslava"],
		},
		labels: ["new"],
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:bowl", color: "#e0323f" },
					{ art: "art:cup", color: "#fbfaf7" },
					{ art: "art:straw", color: "#e0323f", color2: "#fbfaf7" },
					{ art: "art:plate", color: "#e0323f" },
					{ art: "art:napkin", color: "#e0323f" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#e0323f", count: 8 },
					{ art: "art:cup", color: "#fbfaf7", count: 8 },
					{ art: "art:bowl", color: "#e0323f", count: 8 },
					{ art: "art:napkin", color: "#e0323f", count: 20 },
					{ art: "art:straw", color: "#e0323f", color2: "#fbfaf7", count: 25 },
					{ art: "art:tablecloth", color: "#e0323f", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:cup", color: "#fbfaf7" },
					{ art: "art:plate", color: "#e0323f" },
					{ art: "art:napkin", color: "#e0323f" },
				],
			},
		],
		popularity: 53,
		addedDaysAgo: 15,
		set: [
			{ code: "ST-2001-CERV", quantity: 1 },
			{ code: "ST-2101-BIL", quantity: 1 },
			{ code: "ST-2003-CERV", quantity: 1 },
			{ code: "ST-2201-CERV", quantity: 1 },
			{ code: "ST-2108-CERV", quantity: 1 },
			{ code: "ST-2208-CERV", quantity: 1 },
		],
		goesWith: ["BL-1005", "DE-3009"],
	},
	{
		code: "SA-6012",
		name: {
			cs: "Silvestrovská sada stolování Zlatá půlnoc pro 8 hostů",
			en: "Golden midnight New Year's tableware set for 8 guests",
		},
		description: {
			cs: "Zlaté talíře a ubrousky, černé kelímky, zlatá brčka a zlatý omyvatelný ubrus pro osm hostů. Ubrousků je dvacet, brček pětadvacet, ubrus měří 137 × 274 cm. Kelímky 250 ml jsou i na teplý punč. Skleničky na přípitek najdete samostatně.",
			en: "Gold plates and napkins, black cups, gold straws and a gold wipe-clean tablecloth for eight guests. There are twenty napkins and twenty-five straws, and the cloth is 137 × 274 cm. The 250 ml cups take hot punch too. Toasting flutes are sold separately.",
		},
		price: 299,
		brand: "papirna",
		categories: ["sady-stolovani", "silvestr"],
		attributes: {
			barva: ["zlata", "cerna"],
			motiv: "silvestr",
			material: ["papir", "plast"],
			vek: "dospeli",
			prilezitost: ["silvestr", "narozeniny"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#d6a832" },
					{ art: "art:cup", color: "#26232e" },
					{ art: "art:napkin", color: "#d6a832" },
					{ art: "art:straw", color: "#d6a832", color2: "#fbfaf7" },
					{ art: "art:tablecloth", color: "#d6a832" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#d6a832", count: 8 },
					{ art: "art:cup", color: "#26232e", count: 8 },
					{ art: "art:napkin", color: "#d6a832", count: 20 },
					{ art: "art:straw", color: "#d6a832", color2: "#fbfaf7", count: 25 },
					{ art: "art:tablecloth", color: "#d6a832", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#d6a832" },
					{ art: "art:cup", color: "#26232e" },
					{ art: "art:napkin", color: "#d6a832" },
				],
			},
		],
		popularity: 56,
		addedDaysAgo: 380,
		set: [
			{ code: "ST-2001-ZLA", quantity: 1 },
			{ code: "ST-2101-CERN", quantity: 1 },
			{ code: "ST-2201-ZLA", quantity: 1 },
			{ code: "ST-2108-ZLA", quantity: 1 },
			{ code: "ST-2208-ZLA", quantity: 1 },
		],
		goesWith: ["ST-2107", "BL-1506", "DH-4204"],
	},
	{
		code: "SA-6013",
		name: { cs: "Sada stolování Hrdinská svačina pro 8 hostů", en: "Heroes' snack tableware set for 8 guests" },
		description: {
			cs: "Žluté talíře, modré kelímky, červené ubrousky a červená brčka, barvy rovnou z komiksu. Každého dílu je dost pro osm hrdinů, ubrousků dvacet a brček 25. Na okraj talíře si každé dítě může fixou nakreslit vlastní znak.",
			en: "Yellow plates, blue cups, red napkins and red straws: colours straight from a comic book. There is enough of everything for eight heroes, with twenty napkins and 25 straws. Let the children draw their own emblem on the rim of the plates in felt-tip.",
		},
		price: 199,
		brand: "papirna",
		categories: ["sady-stolovani", "hrdinove"],
		attributes: {
			barva: ["zluta", "modra", "cervena"],
			motiv: "hrdinove",
			material: "papir",
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny", "karneval"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#fbd041" },
					{ art: "art:cup", color: "#3f8efc" },
					{ art: "art:napkin", color: "#e0323f" },
					{ art: "art:straw", color: "#e0323f", color2: "#fbfaf7" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#fbd041", count: 8 },
					{ art: "art:cup", color: "#3f8efc", count: 8 },
					{ art: "art:napkin", color: "#e0323f", count: 20 },
					{ art: "art:straw", color: "#e0323f", color2: "#fbfaf7", count: 25 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#fbd041" },
					{ art: "art:cup", color: "#3f8efc" },
					{ art: "art:napkin", color: "#e0323f" },
				],
			},
		],
		popularity: 50,
		addedDaysAgo: 90,
		set: [
			{ code: "ST-2001-ZLU", quantity: 1 },
			{ code: "ST-2101-MOD", quantity: 1 },
			{ code: "ST-2201-CERV", quantity: 1 },
			{ code: "ST-2108-CERV", quantity: 1 },
		],
		goesWith: ["BL-1509", "DH-4203"],
	},
	{
		code: "SA-6014",
		name: {
			cs: "Sada stolování Safari s dřevěnými příbory pro 16 hostů",
			en: "Safari tableware set with wooden cutlery for 16 guests",
		},
		description: {
			cs: "Zelené talíře, žluté kelímky, 20 zelených ubrousků a dvě sady březových příborů, v každé je osm vidliček, nožů a lžic. Stačí na oběd pro šestnáct cestovatelů včetně dortu. Mezi talíře postavte pár figurek a stůl je savana.",
			en: "Green plates, yellow cups, 20 green napkins and two sets of birch cutlery, each with eight forks, knives and spoons. Enough for lunch and cake for sixteen explorers. Stand a few toy animals among the plates and the table is a savannah.",
		},
		price: 399,
		brand: "papirna",
		categories: ["sady-stolovani", "safari"],
		attributes: {
			barva: ["zelena", "zluta", "bezova"],
			motiv: "zvirata",
			material: ["papir", "drevo"],
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#4fae58" },
					{ art: "art:cup", color: "#fbd041" },
					{ art: "art:napkin", color: "#4fae58" },
					{ art: "art:cutlery", color: "#e5d2b4", color2: "#e5d2b4" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#4fae58", count: 16 },
					{ art: "art:cup", color: "#fbd041", count: 16 },
					{ art: "art:napkin", color: "#4fae58", count: 20 },
					{ art: "art:cutlery", color: "#e5d2b4", color2: "#e5d2b4", count: 48 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#4fae58" },
					{ art: "art:cup", color: "#fbd041" },
					{ art: "art:napkin", color: "#4fae58" },
					{ art: "art:cutlery", color: "#e5d2b4", color2: "#e5d2b4" },
				],
			},
		],
		popularity: 41,
		addedDaysAgo: 205,
		set: [
			{ code: "ST-2001-ZEL", quantity: 2 },
			{ code: "ST-2101-ZLU", quantity: 2 },
			{ code: "ST-2201-ZEL", quantity: 1 },
			{ code: "ST-2010-BEZ", quantity: 2 },
		],
		goesWith: ["BL-1523", "BL-1503", "DO-2007"],
	},
];
