/** Hen and stag parties: games from the age of 18 and cups. */

import type { SeedProduct } from "../../facts/format.ts";

export const HEN_PARTY_GAMES: SeedProduct[] = [
	{
		code: "TM-5222",
		name: { cs: "Stírací losy s úkoly na rozlučku, 24 ks", en: "Scratch-off dare cards for hen parties, 24 pcs" },
		description: {
			cs: "Dvacet čtyři losů velikosti platební karty: seškrábnete stříbrné pole a pod ním čeká úkol, otázka nebo volná vstupenka. Osm losů je jen pro nevěstu, zbytek pro partu, žádný úkol není ponižující. Prodej pouze osobám starším 18 let.",
			en: "Twenty-four cards the size of a bank card: scratch the silver field to find a task, a question or a free pass. Eight are for the bride alone and the rest for her friends, and none is humiliating. Texts are in Czech. Sold only to persons over 18.",
		},
		price: 129,
		brand: "hravec",
		categories: ["hry-18", "rozlucka"],
		attributes: {
			barva: ["ruzova", "stribrna"],
			motiv: "rozlucka",
			material: "papir",
			kusu: "24",
			vek: "dospeli",
			prilezitost: "rozlucka",
		},
		minimumAge: 18,
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:card-deck", color: "#f790b5", color2: "#b9bfca" }, "emoji:coin", "emoji:ring"],
			},
			{
				layout: "row",
				pieces: [
					{ art: "art:card-deck", color: "#f790b5", color2: "#b9bfca" },
					{ art: "art:card-deck", color: "#b9bfca", color2: "#f790b5" },
					{ art: "art:card-deck", color: "#8e5bd0", color2: "#b9bfca" },
				],
			},
		],
		popularity: 72,
		addedDaysAgo: 340,
		goesWith: ["DH-4305", "TM-5217"],
	},
	{
		code: "TM-5223",
		name: { cs: "Hra Jak dobře znáš nevěstu?", en: "How Well Do You Know the Bride? game" },
		description: {
			cs: "Šedesát otázek, deset hlasovacích tabulek a dva stíratelné fixy. Nevěsta si odpovědi napíše dopředu, družičky pak hádají a za každou trefu si posunou srdíčko po hracím plánu. Hraje 4–10 osob asi hodinu, část otázek je ryze dospělácká, proto od 18 let.",
			en: "Sixty questions, ten answer boards and two wipe-off pens. The bride writes her answers beforehand, her friends guess and move a heart along the board for each one they get right. For 4–10 players, about an hour; some questions are strictly grown-up, hence from 18. In Czech.",
		},
		price: 249,
		brand: "hravec",
		categories: ["hry-18", "rozlucka"],
		attributes: {
			barva: ["ruzova", "bila"],
			motiv: "rozlucka",
			material: ["papir", "plast"],
			kusu: "1",
			vek: "dospeli",
			prilezitost: "rozlucka",
		},
		labels: ["new"],
		minimumAge: 18,
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:game-box", color: "#f7c6dc", color2: "#e0323f" },
					"emoji:red-question-mark",
					"emoji:woman-with-veil",
					"emoji:thinking-face",
				],
			},
		],
		popularity: 57,
		addedDaysAgo: 16,
		goesWith: ["TM-5222", "TM-5219"],
	},
	{
		code: "TM-5224",
		name: { cs: "Rozlučkové bingo do města, 10 karet", en: "Night-out bingo for hen and stag parties, 10 cards" },
		description: {
			cs: "Deset různých karet s 16 úkoly, které se dají splnit během procházky po hospodách: vyfoťte se s cizím psem, sežeňte radu do manželství, zazpívejte taxikáři. Laminované karty o rozměru 10 × 15 cm se píšou smývatelným fixem z balení. Část úkolů počítá s barem, hra je od 18 let.",
			en: "Ten different cards with 16 tasks to tick off on a walk round the pubs: a photo with a stranger's dog, a piece of marriage advice, a song for the taxi driver. The laminated 10 × 15 cm cards are marked with the washable pen supplied. Some tasks involve a bar, so from 18. In Czech.",
		},
		price: 149,
		brand: "hravec",
		categories: ["hry-18", "rozlucka"],
		attributes: {
			barva: ["ruzova", "modra"],
			motiv: "rozlucka",
			material: "papir",
			kusu: "10",
			vek: "dospeli",
			prilezitost: "rozlucka",
		},
		variants: [
			{
				name: { cs: "pro ženy", en: "hen edition" },
				code: "NEV",
				attributes: { barva: "ruzova" },
				picture: { layout: "set", pieces: ["emoji:memo", "emoji:check-mark-button", "emoji:lipstick"] },
			},
			{
				name: { cs: "pro muže", en: "stag edition" },
				code: "ZEN",
				attributes: { barva: "modra" },
				picture: { layout: "set", pieces: ["emoji:memo", "emoji:check-mark-button", "emoji:beer-mug"] },
			},
		],
		minimumAge: 18,
		pictures: [
			{
				layout: "set",
				pieces: ["emoji:cityscape-at-dusk", "emoji:memo", "emoji:oncoming-taxi", "emoji:check-mark-button"],
			},
		],
		popularity: 49,
		addedDaysAgo: 205,
	},
	{
		code: "TM-5225",
		name: { cs: "Dřevěná věž s úkoly pro dospělé", en: "Wooden tumbling tower with dares for adults" },
		description: {
			cs: "Padesát čtyři dílků z lipového dřeva, na každém druhém je úkol nebo otázka. Kdo věž shodí, připravuje příští snídani. Postavená měří 27 cm, dílky se uklízejí do bavlněného pytlíku; prodej od 18 let.",
			en: "Fifty-four limewood blocks, every other one with a dare or a question in Czech. Whoever brings the tower down makes breakfast. It stands 27 cm tall and packs away in a cotton bag; sold from the age of 18.",
		},
		price: 349,
		sale: 279,
		brand: "modrypes",
		categories: ["hry-18", "rozlucka"],
		attributes: {
			barva: "bezova",
			motiv: "rozlucka",
			material: ["drevo", "bavlna"],
			kusu: "1",
			vek: "dospeli",
			prilezitost: ["rozlucka", "narozeniny"],
		},
		minimumAge: 18,
		pictures: [
			{ layout: "single", pieces: ["art:block-tower"] },
			{ layout: "pair", pieces: ["art:block-tower", "emoji:clinking-beer-mugs"] },
		],
		stock: "warehouse",
		popularity: 67,
		addedDaysAgo: 480,
		goesWith: ["DH-4301", "DH-4303"],
	},
	{
		code: "TM-5226",
		name: { cs: "Kelímek s víčkem a brčkem na rozlučku 480 ml", en: "Hen party tumbler with lid and straw 480 ml" },
		description: {
			cs: "Dvoustěnný plastový kelímek, který se na stole nepotí a v ruce nestudí. Šroubovací víčko má těsnicí kroužek, brčko je pevné a omyvatelné. Myjte v ruce, potisk v myčce praská; není na horké nápoje.",
			en: "A double-walled plastic tumbler that leaves no rings on the table and does not chill your hand. The screw lid has a seal and the straw is rigid and washable. Wash by hand, as a dishwasher cracks the print; not for hot drinks. The lettering is in Czech.",
		},
		price: 139,
		brand: "fiesta",
		categories: ["kelimky-a-brcka", "rozlucka"],
		attributes: {
			barva: ["bila", "ruzova", "modra"],
			motiv: "rozlucka",
			material: "plast",
			kusu: "1",
			vek: "dospeli",
			prilezitost: "rozlucka",
		},
		variants: [
			{
				name: { cs: "bílá, Nevěsta", en: "white, Bride" },
				code: "NEV",
				attributes: { barva: "bila" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cup", color: "#fbfaf7", color2: "#e0a597" },
						{ art: "art:straw", color: "#e0a597" },
					],
				},
			},
			{
				name: { cs: "růžová, Parta nevěsty", en: "pink, Bride's crew" },
				code: "PAR",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cup", color: "#f790b5", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "modrá, Ženich", en: "blue, Groom" },
				code: "ZEN",
				attributes: { barva: "modra" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cup", color: "#2f62b5", color2: "#fbfaf7" },
						{ art: "art:straw", color: "#2f62b5" },
					],
				},
				stock: "none",
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:cup", color: "#fbfaf7", color2: "#f790b5" },
					{ art: "art:straw", color: "#f790b5" },
					"emoji:tropical-drink",
					"emoji:ring",
				],
			},
		],
		popularity: 60,
		addedDaysAgo: 140,
		goesWith: ["TM-5217"],
	},
	{
		code: "TM-5227",
		name: { cs: "Panáky na krk s korálky, 6 ks", en: "Shot glass necklaces with beads, 6 pcs" },
		description: {
			cs: "Šest plastových panáků o objemu 40 ml na korálkovém náhrdelníku, který se při zatáhnutí rozepne. Pět je růžových a jeden bílý pro nevěstu. Panák se dá z očka vyvléknout a umýt v ruce.",
			en: "Six 40 ml plastic shot glasses on bead necklaces with a breakaway clasp. Five are pink and one is white for the bride. The glass slips out of its ring for washing by hand.",
		},
		price: 149,
		brand: "fiesta",
		categories: ["kelimky-a-brcka", "rozlucka"],
		attributes: {
			barva: ["ruzova", "bila"],
			motiv: "rozlucka",
			material: "plast",
			kusu: "6",
			vek: "dospeli",
			prilezitost: "rozlucka",
		},
		pictures: [
			{ layout: "set", pieces: ["emoji:tumbler-glass", "emoji:prayer-beads", { art: "emoji:prayer-beads", hue: 300 }] },
		],
		popularity: 41,
		addedDaysAgo: 400,
	},
];
