import type { SeedProduct } from "../../facts/format.ts";

/** Unicorns and princesses. */
export const fairyTaleThemes: SeedProduct[] = [
	{
		code: "TE-3101",
		name: { cs: "Jednorožci: party set pro 8 dětí", en: "Unicorns: party set for 8 children" },
		description: {
			cs:
				"Osm pastelových talířů s jednorožcem, osm kelímků s duhou, 16 ubrousků, ubrus a osm čepiček se zlatou bambulkou. Sada prostře stůl pro osm " +
				"hostů, a když jich přijde víc, všechny díly se dají dokoupit po balíčcích.",
			en:
				"Eight pastel unicorn plates, eight rainbow cups, 16 napkins, a tablecloth and eight hats with a golden pompom. It lays a table for eight, " +
				"and if more guests turn up, every part is sold in separate packs.",
		},
		price: 529,
		brand: "papirna",
		categories: ["jednorozci", "taliry-a-misky"],
		attributes: {
			barva: ["ruzova", "duhova"],
			motiv: ["jednorozec", "narozeniny"],
			material: "papir",
			vek: ["3-5", "6-8"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#f7b9d7", color2: "#ffffff", print: "unicorn" },
					{ art: "art:cup", color: "#a9dcf5", color2: "#f7b9d7", print: "rainbow" },
					{ art: "art:napkin", color: "#e6d4fb", color2: "#f7b9d7", print: "unicorn" },
					{ art: "art:tablecloth", color: "#fbe4f0", color2: "#cbb2f2" },
					{ art: "art:party-hat", color: "#cbb2f2", color2: "#ffd23f" },
					{ art: "art:party-hat", color: "#f7b9d7", color2: "#ffd23f" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#f7b9d7", color2: "#ffffff", print: "unicorn", count: 8 },
					{ art: "art:cup", color: "#a9dcf5", color2: "#f7b9d7", print: "rainbow", count: 8 },
					{ art: "art:napkin", color: "#e6d4fb", color2: "#f7b9d7", print: "unicorn", count: 16 },
					{ art: "art:tablecloth", color: "#fbe4f0", color2: "#cbb2f2", count: 1 },
					{ art: "art:party-hat", color: "#cbb2f2", color2: "#ffd23f", count: 8 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#f7b9d7", color2: "#ffffff", print: "unicorn" },
					{ art: "art:cup", color: "#a9dcf5", color2: "#f7b9d7", print: "rainbow" },
					{ art: "art:napkin", color: "#e6d4fb", color2: "#f7b9d7", print: "unicorn" },
				],
			},
		],
		popularity: 93,
	},
	{
		code: "TE-3102",
		name: { cs: "Hra Nasaď jednorožci roh", en: "Pin the horn on the unicorn game" },
		description: {
			cs:
				"Plakát 50 × 70 cm, dvanáct samolepicích rohů a šátek na oči. Hraje se jako ocásek pro oslíka: zavázat, zatočit a trefit se. Rohy jdou " +
				"odlepit a použít znovu, takže může hrát i druhá půlka třídy.",
			en:
				"A 50 × 70 cm poster, twelve sticky horns and a blindfold. Played like pin the tail on the donkey: cover the eyes, spin round and aim. The " +
				"horns peel off and stick again, so the other half of the class gets a turn.",
		},
		price: 159,
		brand: "hravec",
		categories: ["jednorozci", "hry-a-darky"],
		attributes: { motiv: "jednorozec", material: "papir", kusu: "12", vek: ["3-5", "6-8"] },
		pictures: [{ layout: "set", pieces: ["emoji:unicorn", "emoji:bullseye", "emoji:party-popper"] }],
		popularity: 58,
	},
	{
		code: "TE-3103",
		name: { cs: "Duhový závěs s obláčky 2 m", en: "Rainbow curtain with clouds 2 m" },
		description: {
			cs:
				"Třásňový závěs v sedmi pastelových pruzích s papírovými obláčky nahoře. Přilepíte ho páskou na zeď nebo do dveří a máte pozadí za dort " +
				"i na focení. Šířka 1 m, na širší stěnu použijte dva vedle sebe.",
			en:
				"A fringe curtain in seven pastel stripes topped with paper clouds. Tape it to a wall or a doorway for a backdrop to cake and photos. It " +
				"is 1 m wide, so hang two side by side on a bigger wall.",
		},
		price: 189,
		sale: 159,
		brand: "lumina",
		categories: ["jednorozci", "fotokoutek"],
		attributes: { barva: "duhova", motiv: "jednorozec", material: ["folie", "papir"], kusu: "1" },
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:curtain", color: "#f7b9d7", color2: "#a9dcf5" },
					"emoji:cloud",
					"emoji:rainbow",
					"emoji:cloud",
				],
			},
		],
		stock: "few",
		popularity: 51,
	},
	{
		code: "TE-3301",
		name: { cs: "Princezny: party set pro 8 dětí", en: "Princesses: party set for 8 children" },
		description: {
			cs:
				"Osm růžových talířů s korunkou, osm kelímků se zámkem, 16 ubrousků, ubrus a osm papírových korunek, které si děti samy ozdobí " +
				"přiloženými kamínky. Tvoření zabere první půlhodinu, než dorazí všichni hosté.",
			en:
				"Eight pink crown plates, eight castle cups, 16 napkins, a tablecloth and eight paper crowns for the children to decorate with the stones " +
				"supplied. It fills the first half hour until every guest has arrived.",
		},
		price: 549,
		brand: "papirna",
		categories: ["princezny", "taliry-a-misky"],
		attributes: {
			barva: ["ruzova", "zlata"],
			motiv: ["princezny", "narozeniny"],
			material: "papir",
			vek: ["3-5", "6-8"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#f7a8c9", color2: "#e0b23c", print: "crown" },
					{ art: "art:cup", color: "#fbd3e4", color2: "#e0b23c", print: "castle" },
					{ art: "art:napkin", color: "#ffffff", color2: "#f7a8c9", print: "crown" },
					{ art: "art:tablecloth", color: "#fde6ef", color2: "#e0b23c" },
					{ art: "emoji:crown" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#f7a8c9", color2: "#e0b23c", print: "crown", count: 8 },
					{ art: "art:cup", color: "#fbd3e4", color2: "#e0b23c", print: "castle", count: 8 },
					{ art: "art:napkin", color: "#ffffff", color2: "#f7a8c9", print: "crown", count: 16 },
					{ art: "art:tablecloth", color: "#fde6ef", color2: "#e0b23c", count: 1 },
					{ art: "emoji:crown", count: 8 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#f7a8c9", color2: "#e0b23c", print: "crown" },
					{ art: "art:cup", color: "#fbd3e4", color2: "#e0b23c", print: "castle" },
					{ art: "art:napkin", color: "#ffffff", color2: "#f7a8c9", print: "crown" },
				],
			},
		],
		popularity: 80,
	},
	{
		code: "TE-3302",
		name: { cs: "Kartonový zámek k vymalování", en: "Cardboard castle to colour in" },
		description: {
			cs:
				"Dvě věže, padací most a cimbuří z dvouvrstvého kartonu, celý zámek je vysoký 110 cm a vejdou se do něj dvě děti. Skládá se bez lepidla, " +
				"jen zasouváním. Pastelky a fixy si připravte vlastní, plochy k malování je dost pro celou oslavu.",
			en:
				"Two towers, a drawbridge and battlements of double-layer card; the castle stands 110 cm high and holds two children. It slots together " +
				"without glue. Have your own crayons and pens ready, as there is enough to colour for the whole party.",
		},
		price: 590,
		sale: 490,
		brand: "modrypes",
		categories: ["princezny", "hry-a-darky"],
		attributes: { barva: "bila", motiv: ["princezny", "pohadky"], material: "papir", vek: ["3-5", "6-8"] },
		pictures: [{ layout: "set", pieces: ["emoji:castle", "emoji:crayon", "emoji:paintbrush", "emoji:princess"] }],
		stock: "warehouse",
		popularity: 46,
	},
];
