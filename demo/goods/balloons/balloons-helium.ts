/** Helium and accessories for balloons. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_HELIUM: SeedProduct[] = [
	{
		code: "BL-1401",
		name: { cs: "Helium v jednorázové láhvi", en: "Disposable helium cylinder" },
		description: {
			cs: "Lehká ocelová láhev s gumovou tryskou, kterou zvládnete obsluhovat sami. Menší naplní 30 balónků o průměru 23 cm (nebo asi 16 třiceticentimetrových), větší 50. Prázdnou láhev odevzdejte v kovovém odpadu. Helium nikdy nevdechujte a láhev nenechávejte na slunci.",
			en: "A light steel cylinder with a rubber nozzle that you can work on your own. The smaller one fills 30 balloons of 23 cm (or about 16 of 30 cm), the larger one 50. Recycle the empty cylinder as metal. Never inhale helium and keep the cylinder out of the sun.",
		},
		price: 999,
		brand: "balonovo",
		categories: ["helium-a-doplnky"],
		attributes: { material: "kov", kusu: "1" },
		variants: [
			{
				name: { cs: "na 30 balónků", en: "for 30 balloons" },
				code: "30",
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:helium-tank", color: "#f790b5" },
						{ art: "art:balloon", color: "#e0323f" },
						{ art: "art:balloon", color: "#fbd041" },
						{ art: "art:balloon", color: "#3f8efc" },
					],
				},
			},
			{
				name: { cs: "na 50 balónků", en: "for 50 balloons" },
				code: "50",
				price: 1399,
				picture: {
					layout: "set",
					pieces: [
						{ art: "art:helium-tank", color: "#3f8efc" },
						{ art: "art:balloon", color: "#4fae58" },
						{ art: "art:balloon", color: "#fbd041" },
						{ art: "art:balloon", color: "#e0323f" },
						{ art: "art:balloon", color: "#8e5bd0" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:helium-tank", color: "#f790b5" },
					{ art: "art:balloon", color: "#e0323f" },
					{ art: "art:balloon", color: "#fbd041" },
					{ art: "art:balloon", color: "#3f8efc" },
				],
			},
			{ layout: "single", pieces: [{ art: "art:helium-tank", color: "#f790b5" }] },
		],
		popularity: 94,
		addedDaysAgo: 650,
	},
	{
		code: "BL-1402",
		name: { cs: "Párty sada s heliem, 30 balónků a stuha", en: "Helium party set with 30 balloons and ribbon" },
		description: {
			cs: "Všechno v jedné krabici: láhev s heliem, 30 barevných balónků 23 cm a 30 m stuhy. Balónky nafukujte až těsně před příchodem hostů, v této velikosti létají 5–7 hodin. Jako dárek přidáváme šest závaží na stůl.",
			en: "Everything in one box: a helium cylinder, 30 coloured 23 cm balloons and 30 m of ribbon. Fill the balloons just before guests arrive, as this size floats for 5–7 hours. Six table weights come as a free gift.",
		},
		price: 1149,
		sale: 999,
		brand: "balonovo",
		categories: ["helium-a-doplnky"],
		attributes: { material: ["kov", "latex"], motiv: "narozeniny" },
		labels: ["gift"],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:helium-tank", color: "#3f8efc" },
					{ art: "art:balloon", color: "#e0323f" },
					{ art: "art:ribbon", color: "#fbd041" },
					{ art: "art:balloon", color: "#fbd041" },
					{ art: "art:balloon", color: "#4fae58" },
				],
			},
		],
		popularity: 79,
		addedDaysAgo: 230,
	},
	{
		code: "BL-1403",
		name: { cs: "Ruční pumpička na balónky", en: "Hand balloon pump" },
		description: {
			cs: "Fouká při pohybu tam i zpět, takže na třiceticentimetrový balónek stačí osm zdvihů. Užší koncovka padne i do modelovacích balónků. Vejde se do zásuvky a poradí si s ní školák.",
			en: "It blows on both strokes, so eight pumps fill a 30 cm balloon. The narrow tip fits modelling balloons too. Small enough for a drawer and easy for a school-age child.",
		},
		price: 69,
		brand: "balonovo",
		categories: ["helium-a-doplnky"],
		attributes: { material: "plast", kusu: "1" },
		variants: [
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:pump", color: "#3f8efc" }] },
			},
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:pump", color: "#e0323f" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:pump", color: "#f790b5" }] },
			},
		],
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:pump", color: "#3f8efc" },
					{ art: "art:balloon", color: "#fbd041" },
				],
			},
		],
		popularity: 65,
		addedDaysAgo: 520,
	},
	{
		code: "BL-1404",
		name: { cs: "Elektrická pumpa na balónky se dvěma tryskami", en: "Electric balloon pump with two nozzles" },
		description: {
			cs: "Nafoukne dva balónky najednou, každý zhruba za dvě sekundy. Na stovku balónků do girlandy ji doporučujeme každému, kdo má rád své plíce. Po deseti minutách provozu ji nechte chvíli vychladnout.",
			en: "It fills two balloons at once in about two seconds each. For a hundred-balloon garland we recommend it to anyone fond of their lungs. Let it cool for a while after ten minutes of use.",
		},
		price: 699,
		sale: 599,
		brand: "balonovo",
		categories: ["helium-a-doplnky"],
		attributes: { material: "plast", kusu: "1" },
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:pump", color: "#e0323f" },
					{ art: "art:balloon", color: "#3f8efc" },
					{ art: "art:balloon", color: "#fbd041" },
					"emoji:electric-plug",
				],
			},
		],
		stock: "few",
		popularity: 54,
		addedDaysAgo: 260,
	},
	{
		code: "BL-1405",
		name: { cs: "Stuha na balónky 5 mm × 225 m", en: "Balloon ribbon 5 mm × 225 m" },
		description: {
			cs: "Lesklá stuha, která se nůžkami snadno zkroutí do spirály. Na jeden balónek potřebujete 1,5 m, celá cívka tedy vystačí na 150 kusů. Použijete ji také na dárky.",
			en: "A shiny ribbon that curls easily with scissors. One balloon needs 1.5 m, so a spool lasts for 150. It is just as handy for wrapping presents.",
		},
		price: 49,
		brand: "papirna",
		categories: ["helium-a-doplnky"],
		attributes: { kusu: "1" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:ribbon", color: "#e0323f" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:ribbon", color: "#f790b5" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:ribbon", color: "#3f8efc" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:ribbon", color: "#fbfaf7" }] },
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:ribbon", color: "#d6a832" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:ribbon", color: "#b9bfca" }] },
				stock: "warehouse",
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:ribbon", color: "#e0323f" },
					{ art: "art:ribbon", color: "#d6a832" },
					{ art: "art:ribbon", color: "#3f8efc" },
					{ art: "art:ribbon", color: "#f790b5" },
				],
			},
		],
		popularity: 72,
		addedDaysAgo: 540,
	},
	{
		code: "BL-1406",
		name: { cs: "Závaží na balónky 150 g", en: "Balloon weight 150 g" },
		description: {
			cs: "Udrží kytici až dvanácti latexových balónků nebo jedno velké číslo s hvězdami. Fóliový obal se třpytí, takže závaží na stole nevadí ani bez ubrousku. Nahoře je očko k provlečení stuhy.",
			en: "It holds a bouquet of up to twelve latex balloons or one large number with stars. The glittering foil wrap means you need not hide it on the table. A loop at the top takes the ribbon.",
		},
		price: 35,
		brand: "balonovo",
		categories: ["helium-a-doplnky"],
		attributes: { kusu: "1", material: "folie" },
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:weight", color: "#d6a832" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:weight", color: "#b9bfca" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:weight", color: "#f790b5" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:weight", color: "#3f8efc" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:weight", color: "#26232e" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:weight", color: "#d6a832" },
					{ art: "art:weight", color: "#b9bfca" },
					{ art: "art:weight", color: "#f790b5" },
				],
			},
		],
		popularity: 68,
		addedDaysAgo: 500,
	},
	{
		code: "BL-1407",
		name: { cs: "Hi-Float, gel pro delší let balónků", en: "Hi-Float gel for longer floating" },
		description: {
			cs: "Několik kapek gelu do latexového balónku před plněním a helium z něj neuteče tak rychle. Místo 8–10 hodin poletí třiceticentimetrový balónek i několik dní. Menší lahvička postačí asi na 40 balónků, velká i s dávkovačem na 200.",
			en: "A few drops of gel in a latex balloon before filling keep the helium in. Instead of 8–10 hours, a 30 cm balloon floats for several days. The small bottle treats about 40 balloons, the large one with a dispenser 200.",
		},
		price: 229,
		brand: "balonovo",
		categories: ["helium-a-doplnky"],
		attributes: { kusu: "1" },
		variants: [
			{
				name: { cs: "150 ml", en: "150 ml" },
				code: "150",
				picture: { layout: "pair", pieces: ["emoji:lotion-bottle", { art: "art:balloon", color: "#3f8efc" }] },
			},
			{
				name: { cs: "710 ml s dávkovačem", en: "710 ml with dispenser" },
				code: "710",
				price: 649,
				picture: {
					layout: "set",
					pieces: [
						"emoji:lotion-bottle",
						{ art: "art:balloon", color: "#3f8efc" },
						{ art: "art:balloon", color: "#fbfaf7" },
						{ art: "art:balloon", color: "#f790b5" },
					],
				},
				stock: "warehouse",
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					"emoji:lotion-bottle",
					{ art: "art:balloon", color: "#3f8efc" },
					{ art: "art:balloon", color: "#fbfaf7" },
				],
			},
		],
		popularity: 43,
		addedDaysAgo: 370,
	},
	{
		code: "BL-1408",
		name: { cs: "Páska na girlandu 5 m a lepicí body, 100 ks", en: "Garland tape 5 m with glue dots, 100 pcs" },
		description: {
			cs: "Průhledná páska s otvory ve dvou velikostech drží uzlíky balónků na místě. Lepicími body pak doplníte malé balónky a listy, ze zdi je sloupnete beze stop. Pro girlandu ze sta balónků stačí jedno balení.",
			en: "Clear tape with holes in two sizes holds the balloon knots in place. Use the glue dots to add small balloons and leaves; they peel off walls without a trace. One pack is enough for a hundred-balloon garland.",
		},
		price: 59,
		brand: "balonovo",
		categories: ["helium-a-doplnky", "balonkove-girlandy"],
		attributes: { material: "plast" },
		pictures: [{ layout: "single", pieces: ["art:balloon-tape"] }],
		popularity: 48,
		addedDaysAgo: 410,
	},
];
