import type { SeedProduct } from "../../facts/format.ts";

/** Weddings and hen parties. */
export const weddingTheme: SeedProduct[] = [
	{
		code: "TE-3601",
		name: { cs: "Svatební balónkový oblouk bílo-zlatý", en: "Wedding balloon arch, white and gold" },
		description: {
			cs:
				"Sada na oblouk dlouhý až čtyři metry: 90 latexových balónků ve třech velikostech, 10 balónků s konfetami, děrovaná páska, lepicí body " +
				"a obrázkový návod. Dva lidé s pumpičkou jsou hotovi za hodinu a půl. Helium není potřeba, stojan se prodává zvlášť.",
			en:
				"A kit for an arch up to four metres long: 90 latex balloons in three sizes, 10 confetti balloons, garland tape, glue dots and illustrated " +
				"instructions. Two people with a pump finish in an hour and a half. No helium needed; the stand is sold separately.",
		},
		price: 690,
		sale: 590,
		brand: "balonovo",
		categories: ["svatba", "balonkove-girlandy"],
		attributes: { barva: ["bila", "zlata"], motiv: "svatba", material: "latex", kusu: "100", napln: "vzduch" },
		pictures: [
			{
				layout: "arch",
				pieces: [
					{ art: "art:balloon", color: "#fdfaf4" },
					{ art: "art:balloon", color: "#e0b23c" },
					{ art: "art:balloon-confetti", color: "#fdfaf4", color2: "#e0b23c" },
					{ art: "art:balloon", color: "#f3e6cf" },
					{ art: "art:balloon", color: "#fdfaf4" },
					{ art: "art:balloon", color: "#e0b23c" },
					{ art: "art:balloon", color: "#f3e6cf" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon-confetti", color: "#fdfaf4", color2: "#e0b23c" },
					"emoji:wedding",
					"emoji:herb",
					"emoji:bouquet",
				],
			},
		],
		popularity: 86,
	},
	{
		code: "TE-3602",
		name: { cs: "Svatební konfety z okvětních plátků", en: "Petal wedding confetti" },
		description: {
			cs:
				"Sušené plátky růží, chrpy a pivoněk, které smíte házet i před kostelem a v zámeckém parku, protože se samy rozloží. Litrový sáček vystačí " +
				"na dvacet hrstí. Skladujte v suchu, ať barvy vydrží až do obřadu.",
			en:
				"Dried rose, cornflower and peony petals that may be thrown in churchyards and castle gardens because they decompose by themselves. The " +
				"one-litre bag gives twenty handfuls. Keep dry so the colours last until the ceremony.",
		},
		price: 229,
		brand: "konfety",
		categories: ["svatba", "konfety"],
		attributes: { motiv: "svatba" },
		variants: [
			{
				name: { cs: "růžová směs", en: "pink mix" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:petal", color: "#f29ab6" },
						{ art: "art:petal", color: "#e0566b" },
						{ art: "art:petal", color: "#f7c6dc" },
					],
				},
			},
			{
				name: { cs: "bílá směs", en: "white mix" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:petal", color: "#fbfaf7" },
						{ art: "art:petal", color: "#f3ece0" },
						{ art: "art:petal", color: "#f8e7e2" },
					],
				},
			},
			{
				name: { cs: "modrá směs", en: "blue mix" },
				code: "MOD",
				attributes: { barva: "modra" },
				stock: "few",
				picture: {
					layout: "scatter",
					pieces: [
						{ art: "art:petal", color: "#5f7fd6" },
						{ art: "art:petal", color: "#8fa6e8" },
						{ art: "art:petal", color: "#6f5fc9" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "scatter",
				pieces: [
					{ art: "art:petal", color: "#fbfaf7" },
					{ art: "art:petal", color: "#f4c9cd" },
					{ art: "art:petal", color: "#f1e4cc" },
					{ art: "art:petal", color: "#f9e3df" },
				],
			},
		],
		popularity: 81,
	},
	{
		code: "TE-3603",
		name: { cs: "Eukalyptová girlanda umělá 180 cm", en: "Artificial eucalyptus garland 180 cm" },
		description: {
			cs:
				"Šedozelené lístky na ohebném drátku, které na stole vypadají k nerozeznání od čerstvých a nezvadnou ani v srpnu. Proplétejte ji mezi " +
				"svícny, kolem židlí nebo po slavobráně. Po svatbě ji opláchněte a pověste doma.",
			en:
				"Grey-green leaves on a bendable wire that look just like fresh ones and never wilt, not even in August. Weave it between candlesticks, " +
				"round chairs or over an arch. Rinse it after the wedding and hang it at home.",
		},
		price: 189,
		brand: "konfety",
		categories: ["svatba", "girlandy"],
		attributes: { barva: "zelena", motiv: "svatba", material: ["polyester", "plast"], kusu: "1" },
		pictures: [{ layout: "single", pieces: ["art:eucalyptus"] }],
		popularity: 74,
	},
	{
		code: "TE-3604",
		name: { cs: "Svatební bublifuky, 24 ks", en: "Wedding bubbles, box of 24" },
		description: {
			cs:
				"Malé tuby s víčkem ve tvaru srdce pro špalír hostů. Bubliny na fotkách vyniknou víc než rýže a nikdo je nemusí zametat. Náplň nezanechává " +
				"skvrny na šatech; pozor jen na kluzkou mramorovou podlahu.",
			en:
				"Little tubes with heart-shaped lids for a guard of honour. Bubbles look better than rice in photos and nobody has to sweep them up. The " +
				"liquid leaves no marks on a dress; just mind slippery marble floors.",
		},
		price: 289,
		sale: 249,
		brand: "fiesta",
		categories: ["svatba", "hry-a-darky"],
		attributes: { barva: "bila", motiv: "svatba", material: "plast", kusu: "24" },
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:bubbles", color: "#fdfaf4" },
					{ art: "art:bubbles", color: "#f3e6cf" },
					{ art: "art:bubbles", color: "#fdfaf4" },
				],
			},
			{ layout: "pair", pieces: [{ art: "art:bubbles", color: "#fdfaf4" }, "emoji:white-heart"] },
		],
		popularity: 68,
	},
	{
		code: "TE-3605",
		name: { cs: "Girlanda Novomanželé na auto", en: "Just married car garland (Czech print)" },
		description: {
			cs:
				"Plátěné vlaječky s ručně malovaným nápisem „Novomanželé“ a dvěma srdci na krajích. Na kapotu či kufr drží přísavkami, které nepoškrábou " +
				"lak. Do rychlosti 50 km/h spolehlivě, na dálnici ji sundejte.",
			en:
				"Canvas flags hand-lettered with the Czech for newlyweds, with a heart at either end. Suction cups hold it to bonnet or boot without " +
				"scratching the paint. Safe up to 50 km/h; take it off for the motorway.",
		},
		price: 199,
		brand: "papirna",
		categories: ["svatba", "girlandy"],
		attributes: { barva: ["bezova", "bila"], motiv: "svatba", material: "bavlna", kusu: "1" },
		pictures: [
			{
				layout: "garland",
				pieces: [
					"emoji:red-heart",
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "N" },
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "O" },
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "V" },
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "O" },
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "M" },
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "A" },
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "N" },
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "Ž" },
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "E" },
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "L" },
					{ art: "art:letter-flag", color: "#efe2c6", color2: "#a5713f", sign: "É" },
					"emoji:red-heart",
				],
			},
		],
		popularity: 59,
	},
	{
		code: "TE-3606",
		name: { cs: "Svatební fotokoutek, 20 rekvizit", en: "Wedding photo booth, 20 props" },
		description: {
			cs:
				"Brýle, kníry, klobouky, bubliny s hláškami a zlatý rámeček na tyčkách. Hláška „Já jsem tu kvůli dortu“ zmizí vždycky jako první. Tyčky se " +
				"přilepují přiloženými polštářky, příprava trvá deset minut.",
			en:
				"Glasses, moustaches, hats, speech bubbles with Czech one-liners and a golden frame, all on sticks. The one that says “I'm only here for " +
				"the cake” always goes first. The sticks attach with the pads supplied in ten minutes.",
		},
		price: 249,
		brand: "papirna",
		categories: ["svatba", "fotokoutek"],
		attributes: { barva: ["zlata", "cerna"], motiv: "svatba", material: ["papir", "drevo"], kusu: "20" },
		labels: ["new"],
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:photo-prop-glasses", color: "#e0b23c", color2: "#23202a" },
					{ art: "art:photo-prop-moustache", color: "#23202a" },
					"emoji:top-hat",
					"emoji:ring",
					"emoji:speech-balloon",
					"emoji:kiss-mark",
				],
			},
		],
		stock: "few",
		popularity: 63,
		addedDaysAgo: 16,
	},
];
