/** Baby showers: games, a sash and little gifts. */

import type { SeedProduct } from "../../facts/format.ts";

export const BABY_GAMES: SeedProduct[] = [
	{
		code: "TM-5243",
		name: { cs: "Baby bingo pro 12 hráčů", en: "Baby shower bingo for 12 players" },
		description: {
			cs: "Dvanáct různých karet s obrázky z dětské výbavičky, padesát losovacích kartiček a pytlík žetonů ze dřeva. Hraje se při rozbalování dárků: co maminka vybalí, to si odškrtnete. Jedna hra trvá asi dvacet minut.",
			en: "Twelve different cards with pictures of baby things, fifty draw cards and a bag of wooden counters. Play it while the presents are opened: whatever the mother-to-be unwraps, you cover. One game takes about twenty minutes.",
		},
		price: 149,
		sale: 119,
		brand: "hravec",
		categories: ["hry-a-darky", "miminko"],
		attributes: {
			barva: ["mint", "zluta"],
			motiv: "miminko",
			material: ["papir", "drevo"],
			kusu: "12",
			vek: ["6-8", "9-12", "dospeli"],
			prilezitost: "miminko",
		},
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:game-box", color: "#8fdcc2", color2: "#fbd041" },
					"emoji:baby-bottle",
					"emoji:socks",
					"emoji:teddy-bear",
				],
			},
		],
		popularity: 50,
		addedDaysAgo: 370,
		goesWith: ["TM-5244"],
	},
	{
		code: "TM-5244",
		name: {
			cs: "Tipovací lístky „Kdy se narodím?“, 24 ks",
			en: "“When will I be born?” prediction cards (Czech text), 24 pcs",
		},
		description: {
			cs: "Lístky A6, na které hosté zapíšou tip na datum, váhu, míru, barvu očí a jméno, dole zbývá místo na vzkaz. Papír se nerozpíjí pod propiskou ani fixem. Po narození vyhlaste vítěze a ostatní lístky vlepte do alba.",
			en: "A6 cards on which guests guess the date, weight, length, eye colour and name, with room for a message at the bottom. The paper takes ballpoint or felt tip without bleeding. Announce the winner after the birth and stick the rest in the album.",
		},
		price: 99,
		brand: "papirna",
		categories: ["hry-a-darky", "miminko"],
		attributes: {
			barva: ["bila", "mint"],
			motiv: "miminko",
			material: "papir",
			kusu: "24",
			vek: ["9-12", "dospeli"],
			prilezitost: "miminko",
		},
		labels: ["new"],
		pictures: [
			{ layout: "set", pieces: ["emoji:spiral-calendar", "emoji:baby", "emoji:balance-scale", "emoji:pencil"] },
		],
		popularity: 36,
		addedDaysAgo: 22,
		goesWith: ["TM-5243"],
	},
	{
		code: "TM-5245",
		name: {
			cs: "Mini dudlíky na hru Neříkej „miminko“, 50 ks",
			en: "Mini dummies for the Don't Say Baby game, 50 pcs",
		},
		description: {
			cs: "Každý host dostane při příchodu tři plastové mini dudlíky na stužce. Kdo vysloví zakázané slovo, jeden odevzdá tomu, kdo ho nachytal. V balení je 50 kusů o délce 3,5 cm, 15 m stužky a kartička s pravidly; dudlíky poslouží i jako ozdoba dárků.",
			en: "Give each guest three plastic mini dummies on a ribbon as they arrive. Anyone who says the forbidden word hands one to whoever caught them. The pack holds 50 pieces 3.5 cm long, 15 m of ribbon and a card of rules in Czech; they also make pretty gift trimmings.",
		},
		price: 119,
		brand: "hravec",
		categories: ["hry-a-darky", "miminko"],
		attributes: {
			barva: ["ruzova", "modra", "duhova"],
			motiv: "miminko",
			material: "plast",
			kusu: "50",
			vek: "dospeli",
			prilezitost: "miminko",
		},
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:pacifier", color: "#f790b5" },
						{ art: "art:pacifier", color: "#f7a9c5" },
						{ art: "art:pacifier", color: "#ef7aa0" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:pacifier", color: "#7db8ee" },
						{ art: "art:pacifier", color: "#9ccbf5" },
						{ art: "art:pacifier", color: "#5f9fdd" },
					],
				},
			},
			{
				name: { cs: "pastelový mix", en: "pastel mix" },
				code: "MIX",
				attributes: { barva: "duhova" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:pacifier", color: "#c9a7eb" },
						{ art: "art:pacifier", color: "#8fdcc2" },
						{ art: "art:pacifier", color: "#fbd98a" },
					],
				},
			},
		],
		safety: {
			cs: "Dekorace na hru dospělých, není dudlík ani hračka. Nedávejte dětem do 3 let, malé části hrozí vdechnutím.",
			en: "Decoration for an adults' game, neither a soother nor a toy. Keep away from children under 3: small parts, choking hazard.",
		},
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:pacifier", color: "#f790b5" },
					{ art: "art:pacifier", color: "#7db8ee" },
					{ art: "art:pacifier", color: "#8fdcc2" },
				],
			},
		],
		popularity: 31,
		addedDaysAgo: 205,
	},
	{
		code: "TM-5249",
		name: { cs: "Šerpa pro maminku a placka pro tatínka", en: "Mum-to-be sash and dad-to-be badge (Czech text)" },
		description: {
			cs: "Saténová šerpa „Budoucí maminka“ (180 × 10 cm, sedí i přes velké bříško) a kovová placka „Budoucí tatínek“ o průměru 7,5 cm. Šerpa se spíná přiloženým špendlíkem, pere se ručně na 30 °C. Zabaleno v krabičce s mašlí, stačí předat.",
			en: "A satin sash for the mum-to-be (180 × 10 cm, long enough to go round a big bump) and a 7.5 cm metal badge for the dad-to-be, both with Czech lettering. The sash fastens with the pin supplied and is hand washed at 30 °C. Packed in a box with a bow, ready to hand over.",
		},
		price: 169,
		brand: "fiesta",
		categories: ["rekvizity", "miminko"],
		attributes: {
			barva: ["ruzova", "modra", "bila"],
			motiv: "miminko",
			material: ["polyester", "kov"],
			kusu: "2",
			velikost: "univerzalni",
			vek: "dospeli",
			prilezitost: "miminko",
		},
		labels: ["gift"],
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:sash", color: "#f790b5", color2: "#fff8fb" },
						{ art: "art:badge", color: "#7db8ee" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:sash", color: "#7db8ee", color2: "#fff8fb" },
						{ art: "art:badge", color: "#7db8ee" },
					],
				},
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:sash", color: "#fbfaf7", color2: "#d9929b" },
						{ art: "art:badge", color: "#7db8ee" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:sash", color: "#f790b5", color2: "#fff8fb" },
					{ art: "art:badge", color: "#7db8ee" },
				],
			},
		],
		popularity: 58,
		addedDaysAgo: 255,
		goesWith: ["TM-5244"],
	},
	{
		code: "TM-5250",
		name: { cs: "Krabičky na mandle Kočárek, 12 ks", en: "Pram favour boxes, 12 pcs" },
		description: {
			cs: "Skládací krabičky ve tvaru kočárku se stužkou, do kterých se vejde asi 40 g mandlí v čokoládě nebo dražé. Rozměr po složení 9 × 8 × 5 cm, lepidlo není potřeba. Dodávají se naplocho a bez náplně.",
			en: "Fold-up boxes in the shape of a pram with a ribbon, each holding about 40 g of chocolate almonds or sugar-coated sweets. 9 × 8 × 5 cm when assembled, no glue needed. Supplied flat and empty.",
		},
		price: 149,
		brand: "papirna",
		categories: ["hry-a-darky", "miminko"],
		attributes: {
			barva: ["ruzova", "modra", "mint"],
			motiv: "miminko",
			material: "papir",
			kusu: "12",
			prilezitost: "miminko",
		},
		labels: ["new"],
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:pram-box", color: "#f790b5" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:pram-box", color: "#7db8ee" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:pram-box", color: "#8fdcc2" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:pram-box", color: "#f790b5" },
					{ art: "art:pram-box", color: "#7db8ee" },
					{ art: "art:pram-box", color: "#8fdcc2" },
				],
			},
		],
		stock: "warehouse",
		popularity: 29,
		addedDaysAgo: 9,
	},
];
