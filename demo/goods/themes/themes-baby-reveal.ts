/** Gender reveals: balloons, cannons and smoke. */

import type { SeedProduct } from "../../facts/format.ts";

export const BABY_REVEAL: SeedProduct[] = [
	{
		code: "TM-5233",
		name: {
			cs: "Balónky „Kluk, nebo holka?“ s konfetami 30 cm, 10 ks",
			en: "“Boy or girl?” confetti balloons (Czech print) 30 cm, 10 pcs",
		},
		description: {
			cs: "Šest bílých balónků s českou otázkou a čtyři průhledné, ve kterých se třepetají růžové a modré papírové konfety. Před nafouknutím konfety v průhledných balónkách protřepte a po naplnění je přejeďte svetrem, statická elektřina je přichytí na stěny. Vhodné na vzduch i helium.",
			en: "Six white balloons with the question in Czech and four clear ones with pink and blue paper confetti fluttering inside. Shake the clear ones before inflating and rub them with a jumper afterwards; static makes the confetti cling to the sides. For air or helium.",
		},
		price: 129,
		brand: "balonovo",
		categories: ["latexove-balonky", "miminko"],
		attributes: {
			barva: ["bila", "ruzova", "modra"],
			motiv: "miminko",
			material: ["latex", "papir"],
			kusu: "10",
			napln: "helium",
			prilezitost: "miminko",
		},
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon-confetti", color: "#fbfaf7", color2: "#f790b5" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon-confetti", color: "#fbfaf7", color2: "#3f8efc" },
					{ art: "art:balloon", color: "#f7c6dc" },
					{ art: "art:balloon", color: "#a9d3f5" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon", color: "#fbfaf7" },
					"emoji:red-question-mark",
					"emoji:pink-heart",
					"emoji:light-blue-heart",
				],
			},
		],
		popularity: 82,
		addedDaysAgo: 320,
		goesWith: ["TM-5234", "BL-1403"],
	},
	{
		code: "TM-5234",
		name: { cs: "Obří balónek na odhalení pohlaví 90 cm", en: "Giant gender reveal balloon 90 cm" },
		description: {
			cs: "Neprůhledný latexový balónek s otazníky, který po propíchnutí vysype konfety správné barvy. V balení je sáček růžových i modrých konfet (po 15 g), trychtýř a stuha; nepoužitý sáček svěřte tomu, kdo tajemství zná. Na naplnění heliem je potřeba asi 350 l, zavěšený na vzduch poslouží stejně.",
			en: "An opaque latex balloon covered in question marks that showers confetti in the right colour when popped. The pack holds a bag each of pink and blue confetti (15 g), a funnel and ribbon; give the spare bag to whoever knows the secret. It takes about 350 l of helium, though hung up with air it does the job just as well.",
		},
		price: 149,
		brand: "balonovo",
		categories: ["latexove-balonky", "miminko"],
		attributes: {
			barva: ["cerna", "bila"],
			motiv: "miminko",
			material: ["latex", "papir"],
			kusu: "1",
			napln: "helium",
			prilezitost: "miminko",
		},
		variants: [
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "set", pieces: [{ art: "art:balloon", color: "#26232e" }, "emoji:white-question-mark"] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "set", pieces: [{ art: "art:balloon", color: "#fbfaf7" }, "emoji:red-question-mark"] },
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon", color: "#26232e" },
					{ art: "art:confetti", color: "#f790b5", color2: "#f7c6dc" },
					{ art: "art:confetti", color: "#3f8efc", color2: "#a9d3f5" },
				],
			},
		],
		popularity: 91,
		addedDaysAgo: 540,
		goesWith: ["BL-1401", "TM-5233"],
	},
	{
		code: "TM-5235",
		name: { cs: "Vystřelovací tuba na odhalení pohlaví 40 cm", en: "Gender reveal cannon 40 cm" },
		description: {
			cs: "Bílá tuba s otazníky funguje na stlačený vzduch a o barvě náplně zvenku nic neprozradí. Označuje ji jen nálepka na dně, kterou před oslavou sloupněte. Papírové konfety vyletí asi šest metrů, prášek z obarveného kukuřičného škrobu vytvoří oblak a patří výhradně ven.",
			en: "A white tube covered in question marks, powered by compressed air and giving nothing away. The colour is shown only by a sticker on the base; peel it off before the party. The paper confetti flies about six metres, while the powder, dyed cornflour, makes a cloud and is for outdoors only.",
		},
		price: 129,
		brand: "fiesta",
		categories: ["konfety", "miminko"],
		attributes: {
			barva: ["ruzova", "modra"],
			motiv: "miminko",
			material: "papir",
			kusu: "1",
			vek: "dospeli",
			prilezitost: "miminko",
		},
		variants: [
			{
				name: { cs: "růžové konfety", en: "pink confetti" },
				code: "KRUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cannon", color: "#fbfaf7", color2: "#f790b5" },
						{ art: "art:confetti", color: "#f790b5", color2: "#f7c6dc" },
					],
				},
			},
			{
				name: { cs: "modré konfety", en: "blue confetti" },
				code: "KMOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cannon", color: "#fbfaf7", color2: "#3f8efc" },
						{ art: "art:confetti", color: "#3f8efc", color2: "#a9d3f5" },
					],
				},
			},
			{
				name: { cs: "růžový prášek", en: "pink powder" },
				code: "PRUZ",
				price: 179,
				attributes: { barva: "ruzova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cannon", color: "#fbfaf7", color2: "#f790b5" },
						{ art: "emoji:dashing-away", hue: 45 },
					],
				},
			},
			{
				name: { cs: "modrý prášek", en: "blue powder" },
				code: "PMOD",
				price: 179,
				attributes: { barva: "modra" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:cannon", color: "#fbfaf7", color2: "#3f8efc" },
						{ art: "emoji:dashing-away", hue: 325 },
					],
				},
				stock: "warehouse",
			},
		],
		safety: {
			cs: "Tubu držte oběma rukama od těla, nemiřte na osoby, zvířata ani elektrické vedení. Prášek nevystřelujte v místnosti ani poblíž otevřeného ohně a cigaret, chraňte oči a dýchací cesty. Děti nechte nejméně 3 m stranou.",
			en: "Hold the tube away from your body with both hands and do not point it at people, animals or power lines. Do not fire powder indoors or near open flames and cigarettes; protect eyes and airways. Keep children at least 3 m away.",
		},
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:cannon", color: "#fbfaf7", color2: "#d6a832" },
					"emoji:pink-heart",
					"emoji:light-blue-heart",
					"emoji:red-question-mark",
				],
			},
		],
		popularity: 86,
		addedDaysAgo: 230,
		goesWith: ["TM-5237", "TM-5233"],
	},
	{
		code: "TM-5236",
		name: { cs: "Dýmovnice na odhalení pohlaví, 60 s", en: "Gender reveal smoke, 60 s" },
		description: {
			cs: "Hustý barevný dým po dobu jedné minuty, odpaluje se pojistkou s kroužkem bez sirek. Fotí se nejlépe za bezvětří a proti tmavému pozadí, třeba u lesa. Pyrotechnický výrobek kategorie P1 jen pro venkovní použití, prodej osobám od 18 let.",
			en: "Dense coloured smoke for one minute, set off with a pull ring, so no matches are needed. It photographs best on a still day against a dark background such as the edge of a wood. Category P1 pyrotechnic article for outdoor use only, sold from the age of 18.",
		},
		price: 189,
		brand: "lumina",
		categories: ["konfety", "miminko"],
		attributes: {
			barva: ["ruzova", "modra"],
			motiv: "miminko",
			material: "papir",
			kusu: "1",
			vek: "dospeli",
			prilezitost: ["miminko", "svatba"],
		},
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "emoji:firecracker", hue: 330 },
						{ art: "emoji:dashing-away", hue: 45 },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "emoji:firecracker", hue: 210 },
						{ art: "emoji:dashing-away", hue: 325 },
					],
				},
			},
		],
		minimumAge: 18,
		safety: {
			cs: "Pyrotechnika kategorie P1, od 18 let, jen venku. Držte v rukavici v natažené ruce po větru, kouř nevdechujte. Tělo dýmovnice je horké ještě 10 minut, odložte ji na nehořlavý povrch. Dým může obarvit oblečení.",
			en: "Category P1 pyrotechnic article, from 18 years, outdoors only. Hold downwind at arm's length in a gloved hand and do not breathe in the smoke. The body stays hot for 10 minutes; put it on a non-flammable surface. The smoke may stain clothes.",
		},
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "emoji:dashing-away", hue: 45 },
					{ art: "emoji:dashing-away", hue: 325 },
					"emoji:evergreen-tree",
					"emoji:camera",
				],
			},
		],
		stock: "branches",
		popularity: 48,
		addedDaysAgo: 180,
		goesWith: ["TM-5235"],
	},
];
