/** Plates with a motif. */

import type { SeedProduct } from "../../facts/format.ts";

export const TABLEWARE_MOTIFS: SeedProduct[] = [
	{
		code: "ST-2004",
		name: { cs: "Talíře Piráti 23 cm, 8 ks", en: "Pirate plates 23 cm, 8 pcs" },
		description: {
			cs: "Černé talíře s veselou lebkou a mapou ostrova po obvodu. Kdo dojí poslední sousto, objeví křížek označující poklad. Ladí ke kelímkům, ubrouskům a ubrusu stejné řady.",
			en: "Black plates with a jolly skull and an island map round the rim. Whoever finishes the last bite uncovers the cross that marks the treasure. They match the cups, napkins and tablecloth in the series.",
		},
		price: 79,
		brand: "konfety",
		categories: ["taliry-a-misky", "pirati"],
		attributes: { material: "papir", kusu: "8", motiv: "pirati", barva: "cerna" },
		pictures: [
			{ layout: "single", pieces: [{ art: "art:plate", color: "#26232e", print: "pirate-flag" }] },
			{
				layout: "grid",
				pieces: [
					{ art: "art:plate", color: "#26232e", print: "pirate-flag" },
					{ art: "art:cup", color: "#e0323f", print: "pirate-flag" },
					{ art: "art:napkin", color: "#e0323f", print: "pirate-flag" },
				],
			},
		],
		popularity: 67,
		addedDaysAgo: 310,
	},
	{
		code: "ST-2005",
		name: { cs: "Talíře Jednorožec 23 cm, 8 ks", en: "Unicorn plates 23 cm, 8 pcs" },
		description: {
			cs: "Pastelový talíř s hlavou jednorožce, vlnitým okrajem a zlatou ražbou na rohu. Porce dortu na něm vypadá jako z cukrárny. V balení osm kusů pro osm kouzelných hostů.",
			en: "A pastel plate with a unicorn's head, a wavy rim and gold foil on the horn. A slice of cake looks straight from the patisserie on it. Eight in a pack for eight magical guests.",
		},
		price: 79,
		brand: "konfety",
		categories: ["taliry-a-misky", "jednorozci"],
		attributes: { material: "papir", kusu: "8", motiv: "jednorozec", barva: "ruzova" },
		pictures: [
			{ layout: "single", pieces: [{ art: "art:plate", color: "#f7c6dc", print: "unicorn" }] },
			{
				layout: "grid",
				pieces: [
					{ art: "art:plate", color: "#f790b5", print: "unicorn" },
					{ art: "art:cup", color: "#8fdcc2", print: "unicorn" },
					{ art: "art:napkin", color: "#c9a7eb", print: "unicorn" },
				],
			},
		],
		popularity: 77,
		addedDaysAgo: 290,
	},
	{
		code: "ST-2006",
		name: { cs: "Talíře Dinosauři 23 cm, 8 ks", en: "Dinosaur plates 23 cm, 8 pcs" },
		description: {
			cs: "Zelené talíře se stopami a usměvavým tyranosaurem uprostřed. Pevné natolik, že unesou i druhohorní porci špaget. Po oslavě je umyjte vlhkým hadříkem a děti si na ně doma nakreslí vlastního ještěra.",
			en: "Green plates with footprints and a smiling T. rex in the middle. Strong enough for a Jurassic helping of spaghetti. Wipe them with a damp cloth after the party and children can draw a dinosaur of their own on the back.",
		},
		price: 79,
		sale: 65,
		brand: "konfety",
		categories: ["taliry-a-misky", "dinosauri"],
		attributes: { material: "papir", kusu: "8", motiv: "dinosauri", barva: "zelena" },
		pictures: [
			{ layout: "single", pieces: [{ art: "art:plate", color: "#4fae58", print: "t-rex" }] },
			{
				layout: "grid",
				pieces: [
					{ art: "art:plate", color: "#4fae58", print: "sauropod" },
					{ art: "art:cup", color: "#f58634", print: "sauropod" },
					{ art: "art:napkin", color: "#8fdcc2", print: "sauropod" },
				],
			},
		],
		popularity: 81,
		addedDaysAgo: 270,
	},
	{
		code: "ST-2007",
		name: { cs: "Talíře Princezny 23 cm, 8 ks", en: "Princess plates 23 cm, 8 pcs" },
		description: {
			cs: "Růžové talíře tvarované do květu s obrázkem zámku a korunky. Na královskou hostinu přidejte kelímky z téže řady a zlaté příbory. Balení obsahuje osm kusů.",
			en: "Pink, flower-shaped plates with a castle and a crown. For a royal feast add the cups from the same series and gold cutlery. The pack holds eight.",
		},
		price: 79,
		brand: "konfety",
		categories: ["taliry-a-misky", "princezny"],
		attributes: { material: "papir", kusu: "8", motiv: "princezny", barva: "ruzova" },
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:plate", color: "#f790b5", print: "castle" },
					{ art: "art:plate", color: "#f790b5", print: "crown" },
				],
			},
		],
		stock: "few",
		popularity: 59,
		addedDaysAgo: 300,
	},
	{
		code: "ST-2008",
		name: { cs: "Talíře Halloween s dýní 23 cm, 8 ks", en: "Halloween pumpkin plates 23 cm, 8 pcs" },
		description: {
			cs: "Oranžová dýně se zubatým úsměvem přes celý talíř. Upečte k ní sušenky ve tvaru prstů a hosté si dvakrát rozmyslí, po čem sáhnou. Vhodné i na teplá jídla.",
			en: "An orange pumpkin with a toothy grin across the whole plate. Bake some finger-shaped biscuits and guests will think twice about what they reach for. Suitable for hot food too.",
		},
		price: 75,
		brand: "konfety",
		categories: ["taliry-a-misky", "halloween"],
		attributes: { material: "papir", kusu: "8", motiv: "halloween", barva: "oranzova" },
		pictures: [{ layout: "single", pieces: [{ art: "art:plate", color: "#f58634", print: "jack-o-lantern" }] }],
		stock: "warehouse",
		popularity: 33,
		addedDaysAgo: 360,
	},
	{
		code: "ST-2009",
		name: { cs: "Svatební talíře se zlatým okrajem, 10 ks", en: "Wedding plates with a gold rim, 10 pcs" },
		description: {
			cs: "Bílý talíř s úzkým zlatým proužkem, který na první pohled nerozeznáte od porcelánu. Menší velikost je na svatební dort, větší na studený raut. Nevhodné do mikrovlnné trouby.",
			en: "A white plate with a slim gold band that passes for china at first glance. The smaller size is for the wedding cake, the larger one for a cold buffet. Not suitable for microwaves.",
		},
		price: 99,
		brand: "fiesta",
		categories: ["taliry-a-misky", "svatba"],
		attributes: { material: "papir", kusu: "10", motiv: "svatba", barva: ["bila", "zlata"] },
		variants: [
			{
				name: { cs: "dezertní 19 cm", en: "dessert 19 cm" },
				code: "19",
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" }] },
			},
			{
				name: { cs: "mělký 26 cm", en: "dinner 26 cm" },
				code: "26",
				price: 129,
				picture: { layout: "single", pieces: [{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" }] },
			},
		],
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" },
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" },
				],
			},
			{
				layout: "set",
				pieces: [{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" }, "emoji:shortcake", "emoji:herb"],
			},
		],
		popularity: 56,
		addedDaysAgo: 210,
	},
];
