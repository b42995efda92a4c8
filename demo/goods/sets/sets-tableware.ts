/** Tableware sets: motifs. */

import type { SeedProduct } from "../../facts/format.ts";

export const SETS_TABLEWARE: SeedProduct[] = [
	{
		code: "SA-6001",
		name: { cs: "Sada stolování Piráti pro 8 hostů", en: "Pirate tableware set for 8 guests" },
		description: {
			cs: "Prostřený stůl pro osmičlennou posádku: 8 talířů 23 cm, 8 kelímků 250 ml, 20 ubrousků s mapou a voskovaný papírový ubrus 120 × 180 cm. Po ubruse se dá kreslit pastelkami, než kapitán přinese dort. Všechny díly jsou z jedné řady, takže motiv i barvy sedí.",
			en: "A table laid for a crew of eight: 8 plates of 23 cm, 8 cups of 250 ml, 20 map napkins and a waxed paper tablecloth of 120 × 180 cm. Children can draw on the cloth with crayons until the captain brings the cake. All parts come from one series, so pattern and colours match.",
		},
		price: 259,
		brand: "konfety",
		categories: ["sady-stolovani", "pirati"],
		attributes: {
			barva: ["cerna", "cervena", "modra"],
			motiv: "pirati",
			material: "papir",
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#26232e", print: "pirate-flag" },
					{ art: "art:cup", color: "#e0323f", print: "pirate-flag" },
					{ art: "art:napkin", color: "#e0323f", print: "pirate-flag" },
					{ art: "art:tablecloth", color: "#3f8efc", print: "pirate-flag" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#26232e", print: "pirate-flag", count: 8 },
					{ art: "art:cup", color: "#e0323f", print: "pirate-flag", count: 8 },
					{ art: "art:napkin", color: "#e0323f", print: "pirate-flag", count: 20 },
					{ art: "art:tablecloth", color: "#3f8efc", print: "pirate-flag", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#26232e", print: "pirate-flag" },
					{ art: "art:cup", color: "#e0323f", print: "pirate-flag" },
					{ art: "art:napkin", color: "#e0323f", print: "pirate-flag" },
				],
			},
		],
		popularity: 88,
		addedDaysAgo: 360,
		set: [
			{ code: "ST-2004", quantity: 1 },
			{ code: "ST-2102", quantity: 1 },
			{ code: "ST-2202", quantity: 1 },
			{ code: "ST-2209", quantity: 1 },
		],
		goesWith: ["DH-4104", "DE-3005", "BL-1304"],
	},
	{
		code: "SA-6002",
		name: { cs: "Sada stolování Jednorožec pro 8 hostů", en: "Unicorn tableware set for 8 guests" },
		description: {
			cs: "Osm talířů se zlatou ražbou, osm mátových kelímků, 16 lila ubrousků a 25 růžových papírových brček. Na každého hosta tak vyjdou dva ubrousky a brčko i na druhý pohár. Kelímky i talíře jsou jednorázové, do myčky nepatří.",
			en: "Eight plates with gold foil, eight mint cups, 16 lilac napkins and 25 pink paper straws. That gives each guest two napkins and a straw for a second glass. The cups and plates are disposable and not for the dishwasher.",
		},
		price: 209,
		brand: "konfety",
		categories: ["sady-stolovani", "jednorozci"],
		attributes: {
			barva: ["ruzova", "mint", "fialova"],
			motiv: "jednorozec",
			material: "papir",
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#f7c6dc", print: "unicorn" },
					{ art: "art:cup", color: "#8fdcc2", print: "unicorn" },
					{ art: "art:napkin", color: "#c9a7eb", print: "unicorn" },
					{ art: "art:straw", color: "#f790b5", color2: "#fbfaf7" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#f7c6dc", print: "unicorn", count: 8 },
					{ art: "art:cup", color: "#8fdcc2", print: "unicorn", count: 8 },
					{ art: "art:napkin", color: "#c9a7eb", print: "unicorn", count: 16 },
					{ art: "art:straw", color: "#f790b5", color2: "#fbfaf7", count: 25 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#f7c6dc", print: "unicorn" },
					{ art: "art:cup", color: "#8fdcc2", print: "unicorn" },
					{ art: "art:napkin", color: "#c9a7eb", print: "unicorn" },
				],
			},
		],
		popularity: 91,
		addedDaysAgo: 300,
		set: [
			{ code: "ST-2005", quantity: 1 },
			{ code: "ST-2103", quantity: 1 },
			{ code: "ST-2203", quantity: 1 },
			{ code: "ST-2108-RUZ", quantity: 1 },
		],
		goesWith: ["ST-2210", "DH-4007", "BL-1104"],
	},
	{
		code: "SA-6003",
		name: { cs: "Sada stolování Dinosauři pro 16 hostů", en: "Dinosaur tableware set for 16 guests" },
		description: {
			cs: "Velká výbava pro celou školkovou třídu: 16 zelených talířů 23 cm, 16 oranžových kelímků 250 ml, 32 ubrousků a omyvatelný mátový ubrus 137 × 274 cm. Ubrus zakryje pivní set na zahradě i jídelní stůl. Zbylé díly poslouží při další svačině.",
			en: "A big kit for a whole nursery class: 16 green plates of 23 cm, 16 orange cups of 250 ml, 32 napkins and a wipe-clean mint tablecloth of 137 × 274 cm. The cloth covers a beer table in the garden or a dining table. Anything left over will do for the next snack.",
		},
		price: 419,
		brand: "konfety",
		categories: ["sady-stolovani", "dinosauri"],
		attributes: {
			barva: ["zelena", "oranzova", "mint"],
			motiv: "dinosauri",
			material: ["papir", "plast"],
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#4fae58", print: "t-rex" },
					{ art: "art:cup", color: "#f58634", print: "sauropod" },
					{ art: "art:napkin", color: "#8fdcc2", print: "sauropod" },
					{ art: "art:tablecloth", color: "#8fdcc2" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#4fae58", print: "t-rex", count: 16 },
					{ art: "art:cup", color: "#f58634", print: "sauropod", count: 16 },
					{ art: "art:napkin", color: "#8fdcc2", print: "sauropod", count: 32 },
					{ art: "art:tablecloth", color: "#8fdcc2", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#4fae58", print: "t-rex" },
					{ art: "art:cup", color: "#f58634", print: "sauropod" },
					{ art: "art:napkin", color: "#8fdcc2", print: "sauropod" },
				],
			},
		],
		popularity: 76,
		addedDaysAgo: 250,
		set: [
			{ code: "ST-2006", quantity: 2 },
			{ code: "ST-2104", quantity: 2 },
			{ code: "ST-2204", quantity: 2 },
			{ code: "ST-2208-MAT", quantity: 1 },
		],
		goesWith: ["DH-4006", "BL-1302", "DE-3006"],
	},
	{
		code: "SA-6004",
		name: { cs: "Sada stolování Princezny pro 8 hostů", en: "Princess tableware set for 8 guests" },
		description: {
			cs: "Královská tabule pro osm: talíře tvarované do květu, růžové kelímky s korunkou, 16 ubrousků s krajkovým okrajem a 25 zlatých brček. Ubrousky složte do trojúhelníku a opřete o kelímek, budou vypadat jako límec. Porcelán zůstane bezpečně ve skříni.",
			en: "A royal table for eight: flower-shaped plates, pink cups with a crown, 16 napkins with a lace edge and 25 gold straws. Fold the napkins into triangles, lean them against the cups and they look like ruffs. The china stays safely in the cupboard.",
		},
		price: 209,
		brand: "konfety",
		categories: ["sady-stolovani", "princezny"],
		attributes: {
			barva: ["ruzova", "zlata"],
			motiv: ["princezny", "pohadky"],
			material: "papir",
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#f790b5", print: "castle" },
					{ art: "art:cup", color: "#f790b5", print: "crown" },
					{ art: "art:napkin", color: "#f790b5", print: "crown" },
					{ art: "art:straw", color: "#d6a832", color2: "#fbfaf7" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#f790b5", print: "castle", count: 8 },
					{ art: "art:cup", color: "#f790b5", print: "crown", count: 8 },
					{ art: "art:napkin", color: "#f790b5", print: "crown", count: 16 },
					{ art: "art:straw", color: "#d6a832", color2: "#fbfaf7", count: 25 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#f790b5", print: "castle" },
					{ art: "art:cup", color: "#f790b5", print: "crown" },
					{ art: "art:napkin", color: "#f790b5", print: "crown" },
				],
			},
		],
		popularity: 55,
		addedDaysAgo: 410,
		set: [
			{ code: "ST-2007", quantity: 1 },
			{ code: "ST-2105", quantity: 1 },
			{ code: "ST-2205", quantity: 1 },
			{ code: "ST-2108-ZLA", quantity: 1 },
		],
		goesWith: ["BL-1107", "DO-2203", "BL-1504"],
	},
	{
		code: "SA-6005",
		name: { cs: "Sada stolování Halloween pro 8 hostů", en: "Halloween tableware set for 8 guests" },
		description: {
			cs: "Dýňové talíře, černé kelímky s pavučinou, 20 zelených ubrousků jako sliz a sáček pavučiny se šesti plastovými pavouky. Pavučinu natáhněte mezi mísy, ale nikdy ne k hořícím svíčkám. Vystačí osmi strašidlům a talíře unesou i teplé jídlo.",
			en: "Pumpkin plates, black cobweb cups, 20 slime-green napkins and a bag of cobweb with six plastic spiders. Stretch the web between the bowls, but never near lit candles. Enough for eight ghouls, and the plates take hot food too.",
		},
		price: 229,
		brand: "lumina",
		categories: ["sady-stolovani", "halloween"],
		attributes: {
			barva: ["oranzova", "cerna", "zelena"],
			motiv: "halloween",
			material: ["papir", "polyester"],
			prilezitost: "halloween",
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#f58634", print: "jack-o-lantern" },
					{ art: "art:cup", color: "#26232e", print: "spider-web" },
					{ art: "art:napkin", color: "#4fae58" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#f58634", print: "jack-o-lantern", count: 8 },
					{ art: "art:cup", color: "#26232e", print: "spider-web", count: 8 },
					{ art: "art:napkin", color: "#4fae58", count: 20 },
					{ art: "emoji:spider-web", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#f58634", print: "jack-o-lantern" },
					{ art: "art:cup", color: "#26232e", print: "spider-web" },
					{ art: "art:napkin", color: "#4fae58" },
				],
			},
		],
		popularity: 49,
		addedDaysAgo: 395,
		set: [
			{ code: "ST-2008", quantity: 1 },
			{ code: "ST-2106", quantity: 1 },
			{ code: "ST-2201-ZEL", quantity: 1 },
			{ code: "TE-3402", quantity: 1 },
		],
		goesWith: ["BL-1505", "DE-3007"],
	},
	{
		code: "SA-6006",
		name: {
			cs: "Svatební sada stolování se zlatým okrajem pro 10 hostů",
			en: "Gold-rim wedding tableware set for 10 guests",
		},
		description: {
			cs: "Na malou svatbu na zahradě: deset mělkých talířů 26 cm, deset dezertních 19 cm, 20 ubrousků s eukalyptem a deset čirých flétniček 150 ml. Talíře mají úzký zlatý proužek, a proto nepatří do mikrovlnné trouby. Flétničky se dají opláchnout a použít znovu.",
			en: "For a small garden wedding: ten 26 cm dinner plates, ten 19 cm dessert plates, 20 eucalyptus napkins and ten clear 150 ml flutes. The plates have a slim gold band, so keep them out of the microwave. The flutes can be rinsed and used again.",
		},
		price: 359,
		brand: "fiesta",
		categories: ["sady-stolovani", "svatba"],
		attributes: {
			barva: ["bila", "zlata", "zelena"],
			motiv: "svatba",
			material: ["papir", "plast"],
			vek: "dospeli",
			prilezitost: "svatba",
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" },
					{ art: "art:napkin", color: "#fbfaf7", print: "leaf-fluttering-in-wind" },
					{ art: "emoji:clinking-glasses" },
					"emoji:herb",
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832", count: 10 },
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832", count: 10 },
					{ art: "art:napkin", color: "#fbfaf7", print: "leaf-fluttering-in-wind", count: 20 },
					{ art: "emoji:clinking-glasses", count: 10 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" },
					{ art: "art:napkin", color: "#fbfaf7", print: "leaf-fluttering-in-wind" },
				],
			},
		],
		popularity: 62,
		addedDaysAgo: 230,
		set: [
			{ code: "ST-2009-26", quantity: 1 },
			{ code: "ST-2009-19", quantity: 1 },
			{ code: "ST-2207", quantity: 1 },
			{ code: "ST-2107-CIRE", quantity: 1 },
		],
		goesWith: ["TE-3603", "BL-1303", "DH-4005"],
	},
	{
		code: "SA-6007",
		name: {
			cs: "Svatební sada stolování pro 20 hostů s ubrusy",
			en: "Wedding tableware set for 20 guests with tablecloths",
		},
		description: {
			cs: "Dva stoly na jedno objednání: 20 talířů 26 cm, 20 dezertních talířků 19 cm, 40 ubrousků, 20 flétniček na přípitek a dva bílé omyvatelné ubrusy 137 × 274 cm. Jeden ubrus pokryje stůl pro deset lidí. Jako dárek přikládáme 20 papírových jmenovek.",
			en: "Two tables in one order: 20 plates of 26 cm, 20 dessert plates of 19 cm, 40 napkins, 20 toasting flutes and two white wipe-clean tablecloths of 137 × 274 cm. One cloth covers a table for ten. Twenty paper place cards come as a free gift.",
		},
		price: 889,
		brand: "fiesta",
		categories: ["sady-stolovani", "svatba"],
		attributes: {
			barva: ["bila", "zlata"],
			motiv: "svatba",
			material: ["papir", "plast"],
			vek: "dospeli",
			prilezitost: "svatba",
		},
		labels: ["gift"],
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" },
					{ art: "art:napkin", color: "#fbfaf7", print: "leaf-fluttering-in-wind" },
					{ art: "art:tablecloth", color: "#fbfaf7" },
					{ art: "emoji:clinking-glasses" },
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" },
					"emoji:bottle-with-popping-cork",
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832", count: 20 },
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832", count: 20 },
					{ art: "art:napkin", color: "#fbfaf7", print: "leaf-fluttering-in-wind", count: 40 },
					{ art: "emoji:clinking-glasses", count: 20 },
					{ art: "art:tablecloth", color: "#fbfaf7", count: 2 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" },
					{ art: "art:napkin", color: "#fbfaf7", print: "leaf-fluttering-in-wind" },
				],
			},
		],
		popularity: 38,
		addedDaysAgo: 170,
		set: [
			{ code: "ST-2009-26", quantity: 2 },
			{ code: "ST-2009-19", quantity: 2 },
			{ code: "ST-2207", quantity: 2 },
			{ code: "ST-2107-CIRE", quantity: 2 },
			{ code: "ST-2208-BIL", quantity: 2 },
		],
		goesWith: ["ST-2010", "DE-3205", "TE-3604"],
	},
];
