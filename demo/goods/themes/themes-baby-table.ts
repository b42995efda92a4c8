/** Baby showers: tableware with a teddy. */

import type { SeedProduct } from "../../facts/format.ts";

export const BABY_TABLE: SeedProduct[] = [
	{
		code: "TM-5239",
		name: { cs: "Talíře Medvídek na obláčku 23 cm, 8 ks", en: "Teddy on a Cloud plates 23 cm, 8 pcs" },
		description: {
			cs: "Béžové papírové talíře se spícím medvídkem a bílým vlnitým okrajem. Papír o gramáži 300 g udrží i chlebíček s majonézou. Osm kusů, ladí ke kelímkům a ubrouskům ze stejné řady.",
			en: "Beige paper plates with a sleeping teddy and a wavy white rim. The 300 g paper copes with an open sandwich and mayonnaise. Eight in a pack, matching the cups and napkins of the same series.",
		},
		price: 79,
		brand: "konfety",
		categories: ["taliry-a-misky", "miminko"],
		attributes: {
			barva: ["bezova", "bila"],
			motiv: ["miminko", "zvirata"],
			material: "papir",
			kusu: "8",
			prilezitost: ["miminko", "detska-oslava"],
		},
		pictures: [
			{
				layout: "pair",
				pieces: [{ art: "art:plate", color: "#e3cfae", color2: "#fbfaf7", print: "teddy-bear" }, "emoji:cloud"],
			},
			{
				layout: "grid",
				pieces: [
					{ art: "art:plate", color: "#e3cfae", color2: "#fbfaf7", print: "teddy-bear" },
					{ art: "art:cup", color: "#e3cfae", color2: "#fbfaf7", print: "teddy-bear" },
					{ art: "art:napkin", color: "#fbfaf7", color2: "#e3cfae", print: "teddy-bear" },
				],
			},
		],
		popularity: 65,
		addedDaysAgo: 290,
		goesWith: ["TM-5240", "TM-5241"],
	},
	{
		code: "TM-5240",
		name: { cs: "Kelímky Medvídek na obláčku 250 ml, 8 ks", en: "Teddy on a Cloud cups 250 ml, 8 pcs" },
		description: {
			cs: "Kelímky na limonádu i teplý čaj do 80 °C, po obvodu plují obláčky a medvídek se drží balónku. Na bílém pruhu u dna je místo na jméno hosta. V balení osm kusů.",
			en: "Cups for lemonade or for tea up to 80 °C, with clouds floating round the side and a teddy holding on to a balloon. A white band near the base leaves room for the guest's name. Eight in a pack.",
		},
		price: 69,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "miminko"],
		attributes: {
			barva: ["bezova", "bila"],
			motiv: ["miminko", "zvirata"],
			material: "papir",
			kusu: "8",
			prilezitost: ["miminko", "detska-oslava"],
		},
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:cup", color: "#e3cfae", color2: "#fbfaf7", print: "teddy-bear" },
					{ art: "art:cup", color: "#e3cfae", color2: "#fbfaf7", print: "balloon" },
				],
			},
		],
		popularity: 54,
		addedDaysAgo: 290,
		goesWith: ["TM-5239", "ST-2108"],
	},
	{
		code: "TM-5241",
		name: { cs: "Ubrousky Medvídek na obláčku 33 × 33 cm, 16 ks", en: "Teddy on a Cloud napkins 33 × 33 cm, 16 pcs" },
		description: {
			cs: "Třívrstvé ubrousky s medvídkem v rohu, po složení 16,5 × 16,5 cm. Potisk je jen z vrchní strany, takže se barva nedotýká úst. Šestnáct kusů v balení.",
			en: "Three-ply napkins with a teddy in the corner, 16.5 × 16.5 cm when folded. They are printed on the top side only, so the ink stays away from your mouth. Sixteen in a pack.",
		},
		price: 59,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "miminko"],
		attributes: {
			barva: ["bezova", "bila"],
			motiv: ["miminko", "zvirata"],
			material: "papir",
			kusu: "16",
			prilezitost: ["miminko", "detska-oslava"],
		},
		pictures: [
			{
				layout: "pair",
				pieces: [{ art: "art:napkin", color: "#fbfaf7", color2: "#e3cfae", print: "teddy-bear" }, "emoji:cloud"],
			},
		],
		popularity: 43,
		addedDaysAgo: 290,
		goesWith: ["TM-5239"],
	},
	{
		code: "TM-5242",
		name: { cs: "Sada stolování Medvídek na obláčku pro 8 hostů", en: "Teddy on a Cloud tableware set for 8 guests" },
		description: {
			cs: "Talíře, kelímky a ubrousky jedné řady zabalené spolu: 8 talířů 23 cm, 8 kelímků 250 ml a 16 ubrousků. Vyjde levněji než po kusech a na stole přibude jen ubrus. Pro šestnáct hostů vezměte sady dvě.",
			en: "Plates, cups and napkins of one series packed together: 8 plates of 23 cm, 8 cups of 250 ml and 16 napkins. It costs less than buying them one by one; all the table needs is a cloth. For sixteen guests take two.",
		},
		price: 179,
		brand: "konfety",
		categories: ["sady-stolovani", "miminko"],
		attributes: {
			barva: ["bezova", "bila"],
			motiv: ["miminko", "zvirata"],
			material: "papir",
			kusu: "1",
			prilezitost: ["miminko", "detska-oslava"],
		},
		set: [
			{ code: "TM-5239", quantity: 1 },
			{ code: "TM-5240", quantity: 1 },
			{ code: "TM-5241", quantity: 1 },
		],
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#e3cfae", color2: "#fbfaf7", print: "teddy-bear" },
					{ art: "art:cup", color: "#e3cfae", color2: "#fbfaf7", print: "teddy-bear" },
					{ art: "art:napkin", color: "#fbfaf7", color2: "#e3cfae", print: "teddy-bear" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#e3cfae", color2: "#fbfaf7", print: "teddy-bear", count: 8 },
					{ art: "art:cup", color: "#e3cfae", color2: "#fbfaf7", print: "teddy-bear", count: 8 },
					{ art: "art:napkin", color: "#fbfaf7", color2: "#e3cfae", print: "teddy-bear", count: 16 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#e3cfae", color2: "#fbfaf7", print: "teddy-bear" },
					{ art: "art:cup", color: "#e3cfae", color2: "#fbfaf7", print: "teddy-bear" },
					{ art: "art:napkin", color: "#fbfaf7", color2: "#e3cfae", print: "teddy-bear" },
				],
			},
		],
		popularity: 69,
		addedDaysAgo: 285,
		goesWith: ["ST-2208", "TM-5237"],
	},
];
