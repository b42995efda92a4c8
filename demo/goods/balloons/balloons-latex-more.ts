/** Further latex balloons: mini, natural tones and lit. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_LATEX_MORE: SeedProduct[] = [
	{
		code: "BL-1511",
		name: { cs: "Mini latexové balónky 13 cm, 50 ks", en: "Mini latex balloons 13 cm, 50 pcs" },
		description: {
			cs: "Malé kulaté balónky, kterými zaplníte mezery v girlandě nebo vyrobíte shluky na židle a svícny. Plní se jen vzduchem, na helium jsou příliš malé. Nejlepší tvar mají nafouknuté na 10–12 cm. V balení je padesát kusů jedné barvy.",
			en: "Small round balloons to fill the gaps in a garland or make clusters for chairs and candlesticks. Air only: they are too small to float on helium. They keep the best shape at 10–12 cm. Fifty of one colour in a pack.",
		},
		price: 89,
		brand: "balonovo",
		categories: ["latexove-balonky"],
		attributes: {
			material: "latex",
			kusu: "50",
			napln: "vzduch",
			prilezitost: ["narozeniny", "svatba", "detska-oslava"],
		},
		variants: [
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "grid",
					pieces: [
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#fbfaf7" },
					],
				},
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "grid",
					pieces: [
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "grid",
					pieces: [
						{ art: "art:balloon", color: "#8fdcc2" },
						{ art: "art:balloon", color: "#8fdcc2" },
						{ art: "art:balloon", color: "#8fdcc2" },
						{ art: "art:balloon", color: "#8fdcc2" },
						{ art: "art:balloon", color: "#8fdcc2" },
						{ art: "art:balloon", color: "#8fdcc2" },
					],
				},
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "grid",
					pieces: [
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:balloon", color: "#3f8efc" },
					],
				},
			},
			{
				name: { cs: "zlatá metalická", en: "metallic gold" },
				code: "ZLA",
				price: 109,
				attributes: { barva: "zlata" },
				picture: {
					layout: "grid",
					pieces: [
						{ art: "art:balloon", color: "#d6a832" },
						{ art: "art:balloon", color: "#d6a832" },
						{ art: "art:balloon", color: "#d6a832" },
						{ art: "art:balloon", color: "#d6a832" },
						{ art: "art:balloon", color: "#d6a832" },
						{ art: "art:balloon", color: "#d6a832" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:balloon", color: "#f790b5" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#8fdcc2" },
					{ art: "art:balloon", color: "#d6a832" },
					{ art: "art:balloon", color: "#3f8efc" },
					{ art: "art:balloon", color: "#f790b5" },
					{ art: "art:balloon", color: "#8fdcc2" },
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#d6a832" },
				],
			},
			{ layout: "scale", cm: 13, pieces: [{ art: "art:balloon", color: "#f790b5" }] },
		],
		popularity: 77,
		addedDaysAgo: 610,
		goesWith: ["BL-1301", "BL-1408", "BL-1403"],
	},
	{
		code: "BL-1512",
		name: { cs: "Balónky v přírodních odstínech 30 cm, 12 ks", en: "Natural tone balloons 30 cm, 12 pcs" },
		description: {
			cs: "Tlumené matné barvy bez lesku, které jdou dohromady se sušenými květinami, jutou i dřevem. Latex je dvouvrstvý, a proto barva po nafouknutí neprosvítá. Dvanáct kusů jednoho odstínu, na helium i na vzduch.",
			en: "Muted matt colours that go with dried flowers, jute and wood. The latex is double-layered, so the colour does not turn see-through once inflated. Twelve of one shade, for helium or air.",
		},
		price: 99,
		brand: "balonovo",
		categories: ["latexove-balonky", "svatba"],
		attributes: {
			material: "latex",
			kusu: "12",
			napln: "helium",
			motiv: ["retro", "svatba"],
			prilezitost: ["svatba", "miminko", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "písková", en: "sand" },
				code: "PIS",
				attributes: { barva: "bezova" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:balloon", color: "#d9c3a0" },
						{ art: "art:balloon", color: "#d9c3a0" },
						{ art: "art:balloon", color: "#d9c3a0" },
					],
				},
			},
			{
				name: { cs: "cihlová", en: "brick" },
				code: "CIH",
				attributes: { barva: "oranzova" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:balloon", color: "#b5654a" },
						{ art: "art:balloon", color: "#b5654a" },
						{ art: "art:balloon", color: "#b5654a" },
					],
				},
			},
			{
				name: { cs: "šalvějová", en: "sage" },
				code: "SAL",
				attributes: { barva: "zelena" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:balloon", color: "#a9bfa0" },
						{ art: "art:balloon", color: "#a9bfa0" },
						{ art: "art:balloon", color: "#a9bfa0" },
					],
				},
			},
			{
				name: { cs: "kávová", en: "coffee" },
				code: "KAV",
				attributes: { barva: "hneda" },
				picture: {
					layout: "trio",
					pieces: [
						{ art: "art:balloon", color: "#8a6a52" },
						{ art: "art:balloon", color: "#8a6a52" },
						{ art: "art:balloon", color: "#8a6a52" },
					],
				},
				stock: "warehouse",
			},
		],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon", color: "#d9c3a0" },
					{ art: "art:balloon", color: "#b5654a" },
					{ art: "art:balloon", color: "#a9bfa0" },
					{ art: "art:balloon", color: "#8a6a52" },
					{ art: "art:balloon", color: "#d9c3a0" },
					{ art: "art:balloon", color: "#a9bfa0" },
					{ art: "art:balloon", color: "#b5654a" },
				],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon", color: "#d9c3a0" }] },
		],
		popularity: 72,
		addedDaysAgo: 145,
		goesWith: ["TE-3603", "BL-1013"],
	},
	{
		code: "BL-1513",
		name: { cs: "Svítící LED balónky 30 cm, 5 ks", en: "LED light-up balloons 30 cm, 5 pcs" },
		description: {
			cs: "V hrdle každého balónku je LED modul, který se rozsvítí vytažením papírového proužku a svítí 10–12 hodin. S heliem létají kvůli modulu kratší dobu, asi 5 hodin, na tyčce či vlasci vydrží celou noc. Baterie jsou vložené; po oslavě modul vyjměte a odevzdejte do elektroodpadu.",
			en: "An LED module sits in the neck of each balloon; pull the paper tab and it shines for 10–12 hours. The module shortens the floating time on helium to about 5 hours, but on a stick or a line they last all night. Batteries are fitted; afterwards remove the module and take it to electrical recycling.",
		},
		price: 149,
		brand: "lumina",
		categories: ["latexove-balonky", "silvestr"],
		attributes: {
			material: "latex",
			kusu: "5",
			napln: "helium",
			motiv: ["silvestr", "narozeniny"],
			prilezitost: ["silvestr", "narozeniny", "svatba"],
		},
		labels: ["new"],
		variants: [
			{
				name: { cs: "teplá bílá", en: "warm white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "set",
					pieces: [{ art: "art:balloon", color: "#fbfaf7" }, "emoji:light-bulb", "emoji:sparkles"],
				},
			},
			{
				name: { cs: "barevný mix", en: "colour mix" },
				code: "MIX",
				attributes: { barva: "duhova" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:balloon", color: "#8e5bd0" },
						{ art: "art:balloon", color: "#fbd041" },
						{ art: "art:balloon", color: "#3f8efc" },
						"emoji:light-bulb",
						{ art: "art:balloon", color: "#e0323f" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:balloon", color: "#fbd041" },
					{ art: "art:balloon", color: "#fbfaf7" },
					"emoji:light-bulb",
				],
			},
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon", color: "#fbd041" }] },
		],
		popularity: 83,
		addedDaysAgo: 18,
		goesWith: ["BL-1533", "BL-1506"],
		safety: {
			cs: "Obsahuje knoflíkové baterie: při spolknutí mohou během dvou hodin způsobit vážná vnitřní poranění, v takovém případě ihned vyhledejte lékaře. Děti do 8 let se mohou nenafouknutým nebo prasklým balónkem udusit. Používejte jen pod dohledem dospělé osoby.",
			en: "Contains button batteries: if swallowed they can cause severe internal injuries within two hours; seek medical help at once. Children under eight can choke or suffocate on uninflated or broken balloons. Adult supervision required.",
		},
	},
];
