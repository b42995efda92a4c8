/** Whole-party sets for children's parties and the autumn feasts. */

import type { SeedProduct } from "../../facts/format.ts";

export const SETS_PARTY: SeedProduct[] = [
	{
		code: "SA-6021",
		name: {
			cs: "Pirátská oslava pro 8 dětí: stůl, balónky a girlanda",
			en: "Pirate party for 8 children: table, balloons and bunting",
		},
		description: {
			cs: "Sada na celou plavbu: 8 talířů, 8 kelímků, 20 ubrousků, 8 balónků s lebkou, látková girlanda 4 m a 8 párty čepiček. Balónky jsou na vzduch i helium, girlanda vydrží venku i mírný déšť. Zbývá jen zakopat poklad.",
			en: "Everything for the voyage: 8 plates, 8 cups, 20 napkins, 8 skull balloons, a 4 m fabric bunting and 8 party hats. The balloons take air or helium, and the bunting puts up with light rain outdoors. All that is left is to bury the treasure.",
		},
		price: 379,
		brand: "konfety",
		categories: ["sady-oslavy", "pirati"],
		attributes: {
			barva: ["cerna", "cervena"],
			motiv: "pirati",
			material: ["papir", "latex", "polyester"],
			napln: "helium",
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:balloon", color: "#26232e", print: "skull-and-crossbones" },
					{ art: "art:plate", color: "#26232e", print: "pirate-flag" },
					{ art: "art:cup", color: "#e0323f", print: "pirate-flag" },
					{ art: "art:flag", color: "#26232e", print: "skull-and-crossbones" },
					{ art: "art:party-hat", color: "#e0323f", color2: "#fbd041" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#26232e", print: "pirate-flag", count: 8 },
					{ art: "art:cup", color: "#e0323f", print: "pirate-flag", count: 8 },
					{ art: "art:napkin", color: "#e0323f", print: "pirate-flag", count: 20 },
					{ art: "art:balloon", color: "#26232e", print: "skull-and-crossbones", count: 8 },
					{ art: "art:flag", color: "#26232e", print: "skull-and-crossbones", count: 1 },
					{ art: "art:party-hat", color: "#e0323f", color2: "#fbd041", count: 8 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#26232e", print: "pirate-flag" },
					{ art: "art:cup", color: "#e0323f", print: "pirate-flag" },
				],
			},
		],
		popularity: 93,
		addedDaysAgo: 220,
		set: [
			{ code: "ST-2004", quantity: 1 },
			{ code: "ST-2102", quantity: 1 },
			{ code: "ST-2202", quantity: 1 },
			{ code: "BL-1010", quantity: 1 },
			{ code: "DE-3005", quantity: 1 },
			{ code: "DH-4203-DUH", quantity: 1 },
		],
		goesWith: ["DH-4104", "DH-4205", "ST-2209"],
		safety: {
			cs: "Obsahuje latexové balónky: děti do 8 let se mohou nenafouknutým nebo prasklým balónkem udusit. Nafukujte pumpičkou a pod dohledem dospělé osoby, prasklé balónky ihned vyhoďte.",
			en: "Contains latex balloons: children under eight can choke or suffocate on uninflated or broken balloons. Use a pump and adult supervision, and discard broken balloons at once.",
		},
	},
	{
		code: "SA-6022",
		name: {
			cs: "Jednorožčí oslava pro 8 dětí s hrou a balónky",
			en: "Unicorn party for 8 children with a game and balloons",
		},
		description: {
			cs: "Talíře, kelímky a ubrousky pro osm dětí, velký fóliový jednorožec 90 cm, osm latexových balónků a hra s plakátem 50 × 70 cm. Jednorožce vám heliem naplníme v prodejně, objednejte si ho aspoň tři hodiny předem. Hra zabaví děti zhruba na půl hodiny, pravidla pochopí i čtyřletí.",
			en: "Plates, cups and napkins for eight children, a big 90 cm foil unicorn, eight latex balloons and a game with a 50 × 70 cm poster. Our shops fill the unicorn with helium; order that at least three hours ahead. The game keeps children busy for about half an hour, and even four-year-olds get the rules.",
		},
		price: 479,
		sale: 419,
		brand: "konfety",
		categories: ["sady-oslavy", "jednorozci"],
		attributes: {
			barva: ["ruzova", "mint", "fialova", "duhova"],
			motiv: "jednorozec",
			material: ["papir", "latex", "folie"],
			napln: "helium",
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#f7c6dc", print: "unicorn" },
					{ art: "art:cup", color: "#8fdcc2", print: "unicorn" },
					{ art: "art:balloon-stars", color: "#f790b5", color2: "#fbfaf7" },
					{ art: "art:game-box", color: "#f790b5" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#f7c6dc", print: "unicorn", count: 8 },
					{ art: "art:cup", color: "#8fdcc2", print: "unicorn", count: 8 },
					{ art: "art:napkin", color: "#c9a7eb", print: "unicorn", count: 16 },
					{ art: "emoji:unicorn", count: 1 },
					{ art: "art:balloon-stars", color: "#f790b5", color2: "#fbfaf7", count: 8 },
					{ art: "art:game-box", color: "#f790b5", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#f7c6dc", print: "unicorn" },
					{ art: "art:cup", color: "#8fdcc2", print: "unicorn" },
				],
			},
		],
		popularity: 97,
		addedDaysAgo: 260,
		set: [
			{ code: "ST-2005", quantity: 1 },
			{ code: "ST-2103", quantity: 1 },
			{ code: "ST-2203", quantity: 1 },
			{ code: "BL-1104", quantity: 1 },
			{ code: "BL-1011", quantity: 1 },
			{ code: "DH-4206", quantity: 1 },
		],
		goesWith: ["DH-4102", "DH-4007"],
		safety: {
			cs: "Obsahuje latexové balónky: děti do 8 let se mohou nenafouknutým nebo prasklým balónkem udusit. Nafukujte pumpičkou a pod dohledem dospělé osoby, prasklé balónky ihned vyhoďte.",
			en: "Contains latex balloons: children under eight can choke or suffocate on uninflated or broken balloons. Use a pump and adult supervision, and discard broken balloons at once.",
		},
	},
	{
		code: "SA-6023",
		name: { cs: "Dinosauří oslava pro 8 dětí s tyranosaurem", en: "Dinosaur party for 8 children with a T. rex" },
		description: {
			cs: "Osm talířů, osm kelímků a 16 ubrousků, metrový fóliový tyranosaurus, plstěná girlanda 3 m a pět dinosauřích svíček na dort. Na naplnění tyranosaura počítejte 45 l helia, zavěšenému stačí vzduch. Girlandu po oslavě přestěhujte do dětského pokoje.",
			en: "Eight plates, eight cups and 16 napkins, a metre-long foil T. rex, a 3 m felt garland and five dinosaur cake candles. The T. rex takes 45 l of helium; hung up, it only needs air. After the party the garland can move to the children's room.",
		},
		price: 499,
		brand: "konfety",
		categories: ["sady-oslavy", "dinosauri"],
		attributes: {
			barva: ["zelena", "oranzova", "mint"],
			motiv: "dinosauri",
			material: ["papir", "folie", "plst", "vosk"],
			napln: "helium",
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#4fae58", print: "t-rex" },
					{ art: "art:cup", color: "#f58634", print: "sauropod" },
					{ art: "art:candle", color: "#4fae58" },
					{ art: "emoji:t-rex" },
					{ art: "emoji:sauropod" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#4fae58", print: "t-rex", count: 8 },
					{ art: "art:cup", color: "#f58634", print: "sauropod", count: 8 },
					{ art: "art:napkin", color: "#8fdcc2", print: "sauropod", count: 16 },
					{ art: "emoji:t-rex", count: 1 },
					{ art: "emoji:sauropod", count: 1 },
					{ art: "art:candle", color: "#4fae58", count: 5 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#4fae58", print: "t-rex" },
					{ art: "art:cup", color: "#f58634", print: "sauropod" },
				],
			},
		],
		popularity: 85,
		addedDaysAgo: 185,
		set: [
			{ code: "ST-2006", quantity: 1 },
			{ code: "ST-2104", quantity: 1 },
			{ code: "ST-2204", quantity: 1 },
			{ code: "BL-1105-TREX", quantity: 1 },
			{ code: "DE-3006", quantity: 1 },
			{ code: "DH-4006", quantity: 1 },
		],
		goesWith: ["TE-3202", "BL-1302", "TE-3203"],
	},
	{
		code: "SA-6024",
		name: { cs: "Princeznovská oslava pro 8 hostů s korunkou", en: "Princess party for 8 guests with a tiara" },
		description: {
			cs: "Růžové talíře a ubrousky, kelímky s korunkou, banner „OSLAVA“ 1,8 m, fóliová koruna 75 cm a korunka s kamínky pro oslavenkyni. Na banner lze na volné praporky dopsat jméno. Fóliovou korunu naplníme heliem v každé prodejně. Jako dárek přidáváme osm pozvánek.",
			en: "Pink plates and napkins, cups with a crown, a 1.8 m banner with the Czech word for celebration, a 75 cm foil crown and a tiara with stones for the birthday girl. Spare flags on the banner leave room for a name. Any of our shops will fill the foil crown with helium. Eight invitations come as a free gift.",
		},
		price: 449,
		brand: "konfety",
		categories: ["sady-oslavy", "princezny"],
		attributes: {
			barva: "ruzova",
			motiv: ["princezny", "pohadky"],
			material: ["papir", "folie", "plast"],
			napln: "helium",
			vek: ["3-5", "6-8"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		labels: ["gift"],
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#f790b5" },
					{ art: "art:cup", color: "#f790b5", print: "crown" },
					{ art: "art:foil-round", color: "#f790b5" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "O" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "S" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "L" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "A" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "V" },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "A" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#f790b5", count: 8 },
					{ art: "art:cup", color: "#f790b5", print: "crown", count: 8 },
					{ art: "art:napkin", color: "#f790b5", count: 20 },
					{ art: "emoji:crown", hue: 300, count: 1 },
					{ art: "emoji:crown", hue: 290, count: 1 },
					{ art: "art:letter-flag", color: "#f790b5", color2: "#fbfaf7", sign: "O", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#f790b5" },
					{ art: "art:cup", color: "#f790b5", print: "crown" },
				],
			},
		],
		popularity: 79,
		addedDaysAgo: 150,
		set: [
			{ code: "ST-2001-RUZ", quantity: 1 },
			{ code: "ST-2105", quantity: 1 },
			{ code: "ST-2201-RUZ", quantity: 1 },
			{ code: "BL-1107-RUZ", quantity: 1 },
			{ code: "DO-2203-RUZ", quantity: 1 },
			{ code: "DE-3002-RUZ", quantity: 1 },
		],
		goesWith: ["BL-1504", "DO-2404"],
	},
	{
		code: "SA-6025",
		name: { cs: "Halloweenská oslava: dýně, netopýři a pavučiny", en: "Halloween party: pumpkins, bats and cobwebs" },
		description: {
			cs: "Osm dýňových talířů, osm kelímků, deset latexových balónků, fóliová dýně 55 cm, girlanda 3 m a sto gramů pavučiny s pavouky. Pavučina pokryje asi šest metrů čtverečních, tedy celé vstupní dveře. Nedávejte ji ke svíčkám ani k topení.",
			en: "Eight pumpkin plates, eight cups, ten latex balloons, a 55 cm foil pumpkin, a 3 m garland and a hundred grams of cobweb with spiders. The web covers about six square metres, which is a whole front door. Keep it away from candles and heaters.",
		},
		price: 439,
		brand: "lumina",
		categories: ["sady-oslavy", "halloween"],
		attributes: {
			barva: ["oranzova", "cerna", "bila"],
			motiv: "halloween",
			material: ["papir", "latex", "folie", "polyester"],
			napln: "helium",
			prilezitost: "halloween",
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#f58634", print: "jack-o-lantern" },
					{ art: "art:cup", color: "#26232e", print: "spider-web" },
					{ art: "art:balloon", color: "#f58634", print: "bat" },
					"emoji:jack-o-lantern",
					"emoji:candy",
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#f58634", print: "jack-o-lantern", count: 8 },
					{ art: "art:cup", color: "#26232e", print: "spider-web", count: 8 },
					{ art: "art:balloon", color: "#f58634", print: "bat", count: 10 },
					{ art: "art:foil-round", color: "#f58634", print: "jack-o-lantern", count: 1 },
					{ art: "emoji:bat", count: 1 },
					{ art: "emoji:spider-web", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#f58634", print: "jack-o-lantern" },
					{ art: "art:cup", color: "#26232e", print: "spider-web" },
				],
			},
		],
		popularity: 61,
		addedDaysAgo: 430,
		set: [
			{ code: "ST-2008", quantity: 1 },
			{ code: "ST-2106", quantity: 1 },
			{ code: "BL-1012", quantity: 1 },
			{ code: "BL-1108-DYNE", quantity: 1 },
			{ code: "DE-3007", quantity: 1 },
			{ code: "TE-3402", quantity: 1 },
		],
		goesWith: ["TE-3401", "BL-1505"],
		safety: {
			cs: "Obsahuje latexové balónky: děti do 8 let se mohou nenafouknutým nebo prasklým balónkem udusit. Nafukujte pumpičkou a pod dohledem dospělé osoby, prasklé balónky ihned vyhoďte. Pavučinu držte dál od otevřeného ohně.",
			en: "Contains latex balloons: children under eight can choke or suffocate on uninflated or broken balloons. Use a pump and adult supervision, and discard broken balloons at once. Keep the cobweb away from open flames.",
		},
	},
	{
		code: "SA-6026",
		name: {
			cs: "Mikulášská nadílka: výbava pro Mikuláše, čerta a anděla",
			en: "St Nicholas' Eve kit for saint, devil and angel",
		},
		description: {
			cs: "Červená mitra, skládací berla 180 cm, svatozář s peříčky, blikající čertovské rohy, plastový řetěz 2 m a jutový pytel na nadílku. Vybavíte tím tři postavy, kostýmy a vousy si zvolte zvlášť. Mitra má stavitelný obvod 56–62 cm, rohy i svatozář jsou na čelence.",
			en: "A red mitre, a 180 cm folding crosier, a feathered halo, flashing devil horns, a 2 m plastic chain and a jute sack for the treats. It equips three characters; choose costumes and a beard separately. The mitre adjusts from 56 to 62 cm, while horns and halo sit on headbands.",
		},
		price: 899,
		brand: "maskara",
		categories: ["sady-oslavy", "cert-a-mikulas"],
		attributes: {
			barva: ["cervena", "zlata", "cerna"],
			motiv: "mikulas",
			material: ["polyester", "plast", "bavlna"],
			velikost: "univerzalni",
			vek: "dospeli",
			prilezitost: "mikulas",
		},
		labels: ["new"],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:mitre", color: "#e0323f", color2: "#d6a832" },
					{ art: "art:crosier", color: "#d6a832" },
					{ art: "art:horns", color: "#e0323f" },
					{ art: "art:chain", color: "#8a5b3c" },
					"art:halo-band",
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:mitre", color: "#b81d2f", color2: "#e0b23c", count: 1 },
					{ art: "art:crosier", color: "#e0b23c", count: 1 },
					{ art: "art:halo-band", count: 1 },
					{ art: "art:horns", color: "#d6203a", count: 1 },
					{ art: "art:chain", color: "#7d6a5f", count: 1 },
					{ art: "art:party-bag", color: "#c9a875", color2: "#b81d2f", print: "baby-angel", count: 1 },
				],
			},
		],
		popularity: 67,
		addedDaysAgo: 20,
		set: [
			{ code: "TE-3502-RUD", quantity: 1 },
			{ code: "TE-3501", quantity: 1 },
			{ code: "DO-2206", quantity: 1 },
			{ code: "DO-2205", quantity: 1 },
			{ code: "TE-3503", quantity: 1 },
			{ code: "TE-3504", quantity: 1 },
		],
		goesWith: ["DO-2106", "KO-1204", "KO-1205"],
		safety: {
			cs: "Rohy obsahují knoflíkové baterie: při spolknutí hrozí vážná vnitřní poranění, uchovávejte mimo dosah dětí. Řetěz neovíjejte kolem krku.",
			en: "The horns contain button batteries: swallowing them can cause severe internal injuries, so keep them out of children's reach. Do not wind the chain round the neck.",
		},
	},
];
