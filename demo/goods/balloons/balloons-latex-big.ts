/** Further latex balloons: linked, printed, big and for surprises. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_LATEX_BIG: SeedProduct[] = [
	{
		code: "BL-1514",
		name: { cs: "Spojovací balónky s ocáskem 28 cm, 25 ks", en: "Link balloons with a tail 28 cm, 25 pcs" },
		description: {
			cs: "Balónek má hrdlo i ocásek, takže jej přivážete z obou stran k dalšímu a vznikne řetěz bez pásky a lepení. Z pětadvaceti kusů je šňůra dlouhá přibližně 6 m. Na vzduch se hodí nad stůl či na zábradlí, s heliem z nich postavíte volně stojící oblouk.",
			en: "Each balloon has a neck and a tail, so you tie it to the next at both ends and get a chain with no tape or glue. Twenty-five make a line of about 6 m. With air it goes over a table or along a railing; with helium you can build a free-standing arch.",
		},
		price: 119,
		sale: 95,
		brand: "balonovo",
		categories: ["latexove-balonky", "balonkove-girlandy"],
		attributes: {
			material: "latex",
			kusu: "25",
			napln: "helium",
			prilezitost: ["svatba", "narozeniny", "detska-oslava"],
		},
		variants: [
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "garland",
					pieces: [
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
					layout: "garland",
					pieces: [
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#f790b5" },
						{ art: "art:balloon", color: "#f790b5" },
					],
				},
			},
			{
				name: { cs: "duhový mix", en: "rainbow mix" },
				code: "DUH",
				attributes: { barva: "duhova" },
				picture: {
					layout: "garland",
					pieces: [
						{ art: "art:balloon", color: "#e0323f" },
						{ art: "art:balloon", color: "#f58634" },
						{ art: "art:balloon", color: "#fbd041" },
						{ art: "art:balloon", color: "#4fae58" },
						{ art: "art:balloon", color: "#3f8efc" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "garland",
				pieces: [
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#f790b5" },
					{ art: "art:balloon", color: "#fbd041" },
					{ art: "art:balloon", color: "#8fdcc2" },
					{ art: "art:balloon", color: "#8e5bd0" },
				],
			},
			{
				layout: "row",
				pieces: [
					{ art: "art:balloon", color: "#fbfaf7" },
					{ art: "art:balloon", color: "#f790b5" },
					{ art: "art:balloon", color: "#3f8efc" },
				],
			},
			{ layout: "scale", cm: 28, pieces: [{ art: "art:balloon", color: "#fbfaf7" }] },
		],
		popularity: 42,
		addedDaysAgo: 455,
		goesWith: ["BL-1403", "BL-1401"],
	},
	{
		code: "BL-1515",
		name: { cs: "Balónky Safari se zvířecím vzorem 30 cm, 8 ks", en: "Animal print safari balloons 30 cm, 8 pcs" },
		description: {
			cs: "Zebra, levhart, tygr a žirafa, od každého vzoru dva kusy. Potisk je po celém obvodu, balónky se proto hodí i doprostřed kytice. Na vzduch i na helium, s heliem létají 8–10 hodin. K nim přidejte jednobarevné zelené a máte džungli.",
			en: "Zebra, leopard, tiger and giraffe, two of each pattern. The print runs all the way round, so they look good in the middle of a bouquet too. For air or helium, which keeps them up for 8–10 hours. Add plain green ones and you have a jungle.",
		},
		price: 95,
		brand: "modrypes",
		categories: ["latexove-balonky", "safari"],
		attributes: {
			barva: ["bila", "cerna", "oranzova", "zluta"],
			material: "latex",
			kusu: "8",
			napln: "helium",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny", "miminko"],
		},
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon-dots", color: "#fbfaf7", color2: "#26232e" },
					{ art: "art:balloon-dots", color: "#f58634", color2: "#26232e" },
					{ art: "art:balloon-dots", color: "#d6a832", color2: "#26232e" },
					{ art: "art:balloon-dots", color: "#fbd041", color2: "#8a5b3c" },
					{ art: "art:balloon", color: "#fbd041", print: "leopard" },
				],
			},
			{ layout: "pair", pieces: [{ art: "art:balloon-dots", color: "#fbfaf7", color2: "#26232e" }, "emoji:zebra"] },
			{ layout: "scale", cm: 30, pieces: [{ art: "art:balloon-dots", color: "#fbfaf7", color2: "#26232e" }] },
		],
		popularity: 48,
		addedDaysAgo: 175,
		goesWith: ["BL-1503", "BL-1001", "SA-6014"],
	},
	{
		code: "BL-1516",
		name: { cs: "Balónek na odhalení pohlaví 90 cm", en: "Gender reveal balloon 90 cm" },
		description: {
			cs: "Neprůhledný černý balónek s bílým nápisem „Kluk, nebo holka?“ a papírovými konfetami, které prozradí odpověď. Konfety nasypte přiloženým trychtýřem ještě před nafukováním. Plňte vzduchem, elektrickou pumpou to trvá tři minuty. Objednávku může vyřídit kamarádka, barva na krabici není uvedená.",
			en: "An opaque black balloon with white lettering asking “boy or girl?” in Czech, and paper confetti that gives the answer. Pour the confetti in with the funnel supplied before inflating. Fill with air; an electric pump takes three minutes. A friend can place the order, as the box does not mention the colour.",
		},
		price: 169,
		brand: "konfety",
		categories: ["latexove-balonky", "miminko"],
		attributes: { material: "latex", kusu: "1", napln: "vzduch", motiv: "miminko", prilezitost: "miminko" },
		variants: [
			{
				name: { cs: "s růžovými konfetami", en: "with pink confetti" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:balloon", color: "#26232e" },
						{ art: "art:confetti", color: "#f790b5", color2: "#f7c6dc" },
						"emoji:red-question-mark",
					],
				},
			},
			{
				name: { cs: "s modrými konfetami", en: "with blue confetti" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:balloon", color: "#26232e" },
						{ art: "art:confetti", color: "#3f8efc", color2: "#9cc9ff" },
						"emoji:red-question-mark",
					],
				},
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon", color: "#26232e", color2: "#fbfaf7" },
					"emoji:red-question-mark",
					{ art: "art:confetti", color: "#f790b5", color2: "#3f8efc" },
					"emoji:baby-bottle",
				],
			},
			{ layout: "scale", cm: 90, pieces: [{ art: "art:balloon", color: "#26232e", color2: "#fbfaf7" }] },
		],
		popularity: 87,
		addedDaysAgo: 330,
		goesWith: ["BL-1404", "BL-1508", "SA-6029"],
		safety: {
			cs: "Při propíchnutí stůjte na délku paže a chraňte oči, zbytky latexu hned seberte. Děti do 8 let se mohou nenafouknutým nebo prasklým balónkem udusit, konfety nedávejte dětem do 3 let.",
			en: "Stand at arm's length and protect your eyes when popping the balloon, and pick up the pieces at once. Children under eight can choke or suffocate on uninflated or broken balloons; keep confetti away from children under three.",
		},
	},
	{
		code: "BL-1517",
		name: { cs: "Skákací balónky s gumičkou 45 cm, 3 ks", en: "Punch balloons with elastic 45 cm, 3 pcs" },
		description: {
			cs: "Silnostěnné balónky na gumové smyčce, které si dítě navlékne na ruku a boxuje do nich. Uvnitř jsou dvě kuličky, které při úderu chrastí. Nafukujte pumpičkou asi na 40 cm, přefouknuté ztratí pružnost. Balení obsahuje červený, modrý a žlutý.",
			en: "Thick-walled balloons on a rubber loop that a child slips over a hand and punches. Two beads inside rattle at every blow. Inflate with a pump to about 40 cm; overfilled they lose their bounce. The pack holds one red, one blue and one yellow.",
		},
		price: 79,
		brand: "hravec",
		categories: ["latexove-balonky", "hry-a-darky"],
		attributes: {
			barva: ["cervena", "modra", "zluta"],
			material: "latex",
			kusu: "3",
			napln: "vzduch",
			vek: ["6-8", "9-12"],
			prilezitost: ["detska-oslava", "karneval"],
		},
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:balloon-dots", color: "#e0323f", color2: "#fbd041" },
					{ art: "art:balloon-dots", color: "#3f8efc", color2: "#fbd041" },
					{ art: "art:balloon-dots", color: "#fbd041", color2: "#e0323f" },
				],
			},
			{
				layout: "set",
				pieces: [{ art: "art:balloon-dots", color: "#e0323f", color2: "#fbd041" }, "emoji:boxing-glove"],
			},
			{ layout: "scale", cm: 45, pieces: [{ art: "art:balloon-dots", color: "#e0323f", color2: "#fbd041" }] },
		],
		stock: "none",
		popularity: 24,
		addedDaysAgo: 700,
		safety: {
			cs: "Gumičku neomotávejte kolem krku ani prstů a neboxujte blízko obličeje. Děti do 8 let se mohou nenafouknutým nebo prasklým balónkem udusit, uvnitř jsou malé kuličky. Hra jen pod dohledem dospělé osoby.",
			en: "Do not wind the elastic round the neck or fingers and do not punch close to the face. Children under eight can choke or suffocate on uninflated or broken balloons; there are small beads inside. Play only under adult supervision.",
		},
	},
	{
		code: "BL-1518",
		name: { cs: "Obří latexové balónky 60 cm, 3 ks", en: "Giant latex balloons 60 cm, 3 pcs" },
		description: {
			cs: "Tři velké kulaté balónky do rohu místnosti, k fotokoutku nebo jako základ girlandy. Na jeden počítejte asi 110 l helia, s nímž se vznáší kolem 24 hodin; na vzduch vydrží i týden. Zavazujte je dvojitým uzlem, hrdlo je široké.",
			en: "Three big round balloons for the corner of a room, a photo spot or the base of a garland. Each takes about 110 l of helium and floats for around 24 hours; on air they last up to a week. Tie a double knot, as the neck is wide.",
		},
		price: 139,
		brand: "fiesta",
		categories: ["latexove-balonky"],
		attributes: { material: "latex", kusu: "3", napln: "helium", prilezitost: ["svatba", "narozeniny", "miminko"] },
		variants: [
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:balloon", color: "#8fdcc2" },
						{ art: "art:balloon", color: "#8fdcc2" },
					],
				},
			},
			{
				name: { cs: "lila", en: "lilac" },
				code: "LIL",
				attributes: { barva: "fialova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:balloon", color: "#c9a7eb" },
						{ art: "art:balloon", color: "#c9a7eb" },
					],
				},
			},
			{
				name: { cs: "broskvová", en: "peach" },
				code: "BRO",
				attributes: { barva: "oranzova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:balloon", color: "#f7b58f" },
						{ art: "art:balloon", color: "#f7b58f" },
					],
				},
			},
			{
				name: { cs: "perleťově bílá", en: "pearl white" },
				code: "BIL",
				price: 149,
				attributes: { barva: "bila" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#fbfaf7" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:balloon", color: "#8fdcc2" },
					{ art: "art:balloon", color: "#c9a7eb" },
					{ art: "art:balloon", color: "#f7b58f" },
				],
			},
			{ layout: "scale", cm: 60, pieces: [{ art: "art:balloon", color: "#8fdcc2" }] },
		],
		popularity: 54,
		addedDaysAgo: 265,
		goesWith: ["BL-1534", "BL-1404"],
	},
];
