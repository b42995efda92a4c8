import type { SeedProduct } from "../../facts/format.ts";

const PLATE = { art: "art:plate", color: "#c8322f", color2: "#ffe3dc", print: "baby-angel" } as const;
const CUP = { art: "art:cup", color: "#2f6b66", color2: "#ffffff", print: "smiling-face-with-horns" } as const;
const NAPKIN = { art: "art:napkin", color: "#e0b04a", color2: "#ffffff" } as const;
const CLOTH = { art: "art:tablecloth", color: "#f3f7ff", color2: "#b8322c" } as const;

/** What a table of St Nicholas is laid with: the one that the party finder draws (tools/heroes/party-table.ts). */
export const nicholasTable: SeedProduct[] = [
	{
		code: "ST-2021",
		name: { cs: "Talíře Andílek 23 cm, 8 ks", en: "Little angel plates 23 cm, 8 pcs" },
		description: {
			cs: "Červené talíře s andílkem uprostřed a světlými puntíky po okraji. Unesou mandarinky, perníčky i kus čokolády z punčochy. Pro čerty jsou ve stejné řadě kelímky.",
			en: "Red plates with a little angel in the middle and pale dots round the rim. They hold tangerines, gingerbread and whatever the stocking brought. The cups in the same series are for the devils.",
		},
		price: 79,
		brand: "konfety",
		categories: ["taliry-a-misky", "cert-a-mikulas"],
		attributes: { material: "papir", kusu: "8", motiv: "mikulas", barva: "cervena" },
		pictures: [
			{ layout: "single", pieces: [PLATE] },
			{ layout: "setting", pieces: [PLATE, CUP, NAPKIN, CLOTH] },
		],
		popularity: 66,
		addedDaysAgo: 380,
		goesWith: ["ST-2121", "ST-2221"],
	},
	{
		code: "ST-2121",
		name: { cs: "Kelímky Čertík 250 ml, 8 ks", en: "Little devil cups 250 ml, 8 pcs" },
		description: {
			cs: "Tmavě zelené kelímky s čertíkem, který se jen tváří, že zlobí. Papírové, na dětský punč i na kakao do 60 °C. Osm kusů v balení.",
			en: "Dark green cups with a little devil who only pretends to be naughty. Paper, for children's punch and cocoa up to 60 °C. Eight in a pack.",
		},
		price: 69,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "cert-a-mikulas"],
		attributes: { material: "papir", kusu: "8", motiv: "mikulas", barva: "zelena" },
		pictures: [
			{ layout: "single", pieces: [CUP] },
			{ layout: "grid", pieces: [PLATE, CUP, NAPKIN] },
		],
		popularity: 64,
		addedDaysAgo: 380,
		goesWith: ["ST-2021"],
	},
	{
		code: "ST-2221",
		name: { cs: "Zlaté puntíkované ubrousky Mikuláš, 20 ks", en: "St Nicholas napkins, gold with dots, 20 pcs" },
		description: {
			cs: "Zlaté ubrousky s bílými puntíky v barvě Mikulášovy berly. Třívrstvé, 33 × 33 cm. Dají se do nich zabalit i ořechy pro toho, kdo umí básničku.",
			en: "Gold napkins with white dots, the colour of St Nicholas' staff. Three-ply, 33 × 33 cm. Good for wrapping nuts for whoever knows a poem.",
		},
		price: 49,
		brand: "papirna",
		categories: ["ubrousky-a-ubrusy", "cert-a-mikulas"],
		attributes: { material: "papir", kusu: "20", motiv: "mikulas", barva: "zlata" },
		pictures: [
			{ layout: "single", pieces: [NAPKIN] },
			{ layout: "grid", pieces: [PLATE, CUP, NAPKIN] },
		],
		popularity: 62,
		addedDaysAgo: 380,
		goesWith: ["ST-2021", "ST-2222"],
	},
	{
		code: "ST-2222",
		name: { cs: "Ubrus Zasněžená střecha 120 × 180 cm", en: "Snowy roof tablecloth 120 × 180 cm" },
		description: {
			cs: "Bílý papírový ubrus s červeným lemem, jako čerstvý sníh nad Mikulášovým pláštěm. Přikryje stůl pro osm dětí, po nadílce se jen sbalí.",
			en: "A white paper tablecloth with a red border, like fresh snow above St Nicholas' cloak. It covers a table for eight children and is simply folded up afterwards.",
		},
		price: 89,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "cert-a-mikulas"],
		attributes: { material: "papir", kusu: "1", motiv: "mikulas", barva: "bila" },
		pictures: [{ layout: "single", pieces: [CLOTH] }],
		popularity: 58,
		addedDaysAgo: 380,
	},
];
