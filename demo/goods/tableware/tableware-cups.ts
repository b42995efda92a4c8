/** Cups, flutes and straws. */

import type { SeedProduct } from "../../facts/format.ts";

export const TABLEWARE_CUPS: SeedProduct[] = [
	{
		code: "ST-2101",
		name: { cs: "Papírové kelímky 250 ml, 8 ks", en: "Paper cups 250 ml, 8 pcs" },
		description: {
			cs: "Kelímky na limonádu, kávu i horké kakao, s rolovaným okrajem, který neteče. Napište na ně jména, ušetříte polovinu spotřeby. Barvy ladí s talíři a ubrousky ze stejné řady.",
			en: "Cups for lemonade, coffee or hot cocoa, with a rolled rim that does not drip. Write names on them and you will use half as many. The colours match our plates and napkins.",
		},
		price: 59,
		brand: "papirna",
		categories: ["kelimky-a-brcka"],
		attributes: { material: "papir", kusu: "8" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#e0323f" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#f790b5" }] },
			},
			{
				name: { cs: "žlutá", en: "yellow" },
				code: "ZLU",
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#fbd041" }] },
			},
			{
				name: { cs: "zelená", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#4fae58" }] },
				stock: "branches",
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#8fdcc2" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#3f8efc" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#fbfaf7" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:cup", color: "#26232e" }] },
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:cup", color: "#e0323f" },
					{ art: "art:cup", color: "#fbd041" },
					{ art: "art:cup", color: "#4fae58" },
					{ art: "art:cup", color: "#3f8efc" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:cup", color: "#f790b5" },
					{ art: "art:straw", color: "#fbfaf7" },
					{ art: "art:straw", color: "#8fdcc2" },
				],
			},
		],
		popularity: 86,
		addedDaysAgo: 610,
	},
	{
		code: "ST-2102",
		name: { cs: "Kelímky Piráti 250 ml, 8 ks", en: "Pirate cups 250 ml, 8 pcs" },
		description: {
			cs: "Nalejte dovnitř džus a říkejte mu grog. Červené kelímky s lebkou a proužky jako námořnické triko jsou určeny na studené i teplé nápoje. Osm kusů v balení.",
			en: "Fill them with juice and call it grog. Red cups with a skull and sailor stripes, for cold and hot drinks. Eight in a pack.",
		},
		price: 65,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "pirati"],
		attributes: { material: "papir", kusu: "8", motiv: "pirati", barva: "cervena" },
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:cup", color: "#e0323f", print: "pirate-flag" },
					{ art: "art:cup", color: "#e0323f", print: "skull-and-crossbones" },
				],
			},
		],
		popularity: 62,
		addedDaysAgo: 310,
	},
	{
		code: "ST-2103",
		name: { cs: "Kelímky Jednorožec 250 ml, 8 ks", en: "Unicorn cups 250 ml, 8 pcs" },
		description: {
			cs: "Mátové kelímky s jednorožcem, duhou a třpytivým proužkem, který se v rukou neotírá. Skvěle vypadají naplněné popcornem nebo cukrovou vatou. Do myčky nepatří, zato poputují do papíru.",
			en: "Mint cups with a unicorn, a rainbow and a sparkly band that does not rub off. They look great filled with popcorn or candy floss. Not for the dishwasher, but they go in the paper bin.",
		},
		price: 65,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "jednorozci"],
		attributes: { material: "papir", kusu: "8", motiv: "jednorozec", barva: "mint" },
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:cup", color: "#8fdcc2", print: "unicorn" },
					{ art: "art:cup", color: "#8fdcc2", print: "rainbow" },
				],
			},
			{ layout: "set", pieces: [{ art: "art:cup", color: "#8fdcc2" }, "emoji:popcorn"] },
		],
		popularity: 70,
		addedDaysAgo: 290,
	},
	{
		code: "ST-2104",
		name: { cs: "Kelímky Dinosauři 250 ml, 8 ks", en: "Dinosaur cups 250 ml, 8 pcs" },
		description: {
			cs: "Oranžová sopka z jedné strany, stádo brontosaurů z druhé. Na páté narozeniny počítejte dva kelímky na dítě, jeden se vždycky převrhne. Doplňte je zelenými brčky.",
			en: "An orange volcano on one side, a herd of sauropods on the other. For a fifth birthday allow two cups per child, as one always gets knocked over. Add green straws.",
		},
		price: 65,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "dinosauri"],
		attributes: { material: "papir", kusu: "8", motiv: "dinosauri", barva: "oranzova" },
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:cup", color: "#f58634", print: "sauropod" },
					{ art: "art:cup", color: "#f58634", print: "volcano" },
				],
			},
		],
		popularity: 75,
		addedDaysAgo: 270,
	},
	{
		code: "ST-2105",
		name: { cs: "Kelímky Princezny 250 ml, 8 ks", en: "Princess cups 250 ml, 8 pcs" },
		description: {
			cs: "Růžové kelímky se zlatou korunkou na královský punč z malin. Objem 250 ml je tak akorát pro malé ruce. Dobře se stohují a dají se použít i jako kelímky na pastelky.",
			en: "Pink cups with a gold crown for a royal raspberry punch. At 250 ml they are just right for small hands. They stack neatly and make good crayon pots too.",
		},
		price: 65,
		sale: 49,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "princezny"],
		attributes: { material: "papir", kusu: "8", motiv: "princezny", barva: "ruzova" },
		pictures: [{ layout: "single", pieces: [{ art: "art:cup", color: "#f790b5", print: "crown" }] }],
		popularity: 46,
		addedDaysAgo: 300,
	},
	{
		code: "ST-2106",
		name: { cs: "Kelímky Halloween s pavučinou 250 ml, 8 ks", en: "Halloween cobweb cups 250 ml, 8 pcs" },
		description: {
			cs: "Černé kelímky omotané bílou pavučinou, v níž číhá pavouk. Na lektvar zamíchejte zelenou limonádu s trochou vanilkové zmrzliny a nechte ji pěnit. Vhodné pro studené i teplé nápoje.",
			en: "Black cups wrapped in a white cobweb with a spider lying in wait. For a potion mix green lemonade with a little vanilla ice cream and watch it foam. Suitable for cold and hot drinks.",
		},
		price: 65,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "halloween"],
		attributes: { material: "papir", kusu: "8", motiv: "halloween", barva: "cerna" },
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:cup", color: "#26232e", print: "spider-web" },
					{ art: "art:cup", color: "#26232e", print: "spider" },
				],
			},
		],
		popularity: 31,
		addedDaysAgo: 360,
	},
	{
		code: "ST-2107",
		name: { cs: "Flétny na přípitek 150 ml, 10 ks", en: "Toasting flutes 150 ml, 10 pcs" },
		description: {
			cs: "Odnímatelná nožka, čirý plast a tenký okraj: přípitek vychutnáte i na louce, kam se sklo nehodí. Deset flétniček naplníte ze dvou lahví sektu. Dají se opláchnout a použít znovu.",
			en: "A detachable foot, clear plastic and a thin rim: a proper toast even on a meadow where glass would not do. Two bottles of sparkling wine fill ten. They can be rinsed and used again.",
		},
		price: 119,
		brand: "fiesta",
		categories: ["kelimky-a-brcka", "svatba"],
		attributes: { material: "plast", kusu: "10", motiv: "svatba" },
		variants: [
			{
				name: { cs: "čiré", en: "clear" },
				code: "CIRE",
				picture: { layout: "single", pieces: ["emoji:clinking-glasses"] },
			},
			{
				name: { cs: "se zlatým okrajem", en: "with gold rim" },
				code: "ZLATE",
				price: 149,
				attributes: { barva: "zlata" },
				picture: {
					layout: "set",
					pieces: ["emoji:clinking-glasses", { art: "art:confetti", color: "#d6a832", color2: "#fbfaf7" }],
				},
				stock: "few",
			},
		],
		pictures: [{ layout: "pair", pieces: ["emoji:clinking-glasses", "emoji:bottle-with-popping-cork"] }],
		popularity: 54,
		addedDaysAgo: 230,
	},
	{
		code: "ST-2108",
		name: { cs: "Papírová brčka s proužkem, 25 ks", en: "Striped paper straws, 25 pcs" },
		description: {
			cs: "Třívrstvý papír, který v limonádě vydrží celé odpoledne. Rovná brčka dlouhá 20 cm použijte i jako tyčky k dortovým zápichům. Barvy tištěné potravinářským inkoustem.",
			en: "Three-layer paper that survives a whole afternoon in lemonade. The straight 20 cm straws double as sticks for cake toppers. Printed with food-safe ink.",
		},
		price: 49,
		brand: "papirna",
		categories: ["kelimky-a-brcka"],
		attributes: { material: "papir", kusu: "25", motiv: "retro" },
		labels: ["new"],
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:straw", color: "#e0323f", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#e0323f", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#e0323f", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#e0323f", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#e0323f", color2: "#fbfaf7" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:straw", color: "#3f8efc", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#3f8efc", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#3f8efc", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#3f8efc", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#3f8efc", color2: "#fbfaf7" },
					],
				},
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:straw", color: "#f790b5", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#f790b5", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#f790b5", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#f790b5", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#f790b5", color2: "#fbfaf7" },
					],
				},
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:straw", color: "#8fdcc2", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#8fdcc2", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#8fdcc2", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#8fdcc2", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#8fdcc2", color2: "#fbfaf7" },
					],
				},
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:straw", color: "#d6a832", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#d6a832", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#d6a832", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#d6a832", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#d6a832", color2: "#fbfaf7" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:straw", color: "#e0323f" },
					{ art: "art:straw", color: "#3f8efc" },
					{ art: "art:straw", color: "#8fdcc2" },
					{ art: "art:straw", color: "#d6a832" },
					{ art: "art:straw", color: "#f790b5" },
				],
			},
		],
		popularity: 66,
		addedDaysAgo: 14,
	},
];
