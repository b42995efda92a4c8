/** Napkins and tablecloths. */

import type { SeedProduct } from "../../facts/format.ts";

export const TABLEWARE_NAPKINS: SeedProduct[] = [
	{
		code: "ST-2201",
		name: { cs: "Ubrousky třívrstvé 33 × 33 cm, 20 ks", en: "Three-ply napkins 33 × 33 cm, 20 pcs" },
		description: {
			cs: "Savé ubrousky v sytých barvách, které na prstech nepouštějí. Na dětskou oslavu počítejte tři na hosta, na raut čtyři. Snadno se skládají do vějíře i do kapsy na příbor.",
			en: "Absorbent napkins in rich colours that do not come off on fingers. Allow three per guest for a children's party, four for a buffet. They fold easily into a fan or a cutlery pocket.",
		},
		price: 49,
		brand: "papirna",
		categories: ["ubrousky-a-ubrusy"],
		attributes: { material: "papir", kusu: "20" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#e0323f" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#f790b5" }] },
			},
			{
				name: { cs: "žlutá", en: "yellow" },
				code: "ZLU",
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#fbd041" }] },
			},
			{
				name: { cs: "zelená", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#4fae58" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#8fdcc2" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#3f8efc" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#fbfaf7" }] },
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				price: 59,
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:napkin", color: "#d6a832" }] },
			},
		],
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:napkin", color: "#e0323f" },
					{ art: "art:napkin", color: "#fbd041" },
					{ art: "art:napkin", color: "#8fdcc2" },
					{ art: "art:napkin", color: "#3f8efc" },
					{ art: "art:napkin", color: "#f790b5" },
					{ art: "art:napkin", color: "#fbfaf7" },
				],
			},
		],
		popularity: 85,
		addedDaysAgo: 600,
	},
	{
		code: "ST-2202",
		name: { cs: "Ubrousky Piráti, 20 ks", en: "Pirate napkins, 20 pcs" },
		description: {
			cs: "Po rozložení se z ubrousku stane mapa ostrova s cestou k pokladu. Tři vrstvy utřou i pořádně zamazaného kapitána. Rozměr 33 × 33 cm.",
			en: "Unfold the napkin and it becomes an island map with a route to the treasure. Three layers will clean up even a very sticky captain. Size 33 × 33 cm.",
		},
		price: 55,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "pirati"],
		attributes: { material: "papir", kusu: "20", motiv: "pirati", barva: "cervena" },
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:napkin", color: "#e0323f", print: "pirate-flag" },
					{ art: "art:napkin", color: "#e0323f", print: "world-map" },
				],
			},
		],
		popularity: 53,
		addedDaysAgo: 310,
	},
	{
		code: "ST-2203",
		name: { cs: "Ubrousky Jednorožec, 16 ks", en: "Unicorn napkins, 16 pcs" },
		description: {
			cs: "Lila ubrousky s jednorožcem na obláčku a duhovým lemem. Potisk je jen na horní vrstvě, spodní dvě zůstaly bílé a savé. Šestnáct kusů pro osm hostů a jejich zvědavé sourozence.",
			en: "Lilac napkins with a unicorn on a cloud and a rainbow border. Only the top layer is printed; the lower two stay white and absorbent. Sixteen for eight guests and their curious siblings.",
		},
		price: 55,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "jednorozci"],
		attributes: { material: "papir", kusu: "16", motiv: "jednorozec", barva: "fialova" },
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:napkin", color: "#c9a7eb", print: "unicorn" },
					{ art: "art:napkin", color: "#c9a7eb", print: "rainbow" },
				],
			},
		],
		popularity: 58,
		addedDaysAgo: 290,
	},
	{
		code: "ST-2204",
		name: { cs: "Ubrousky Dinosauři, 16 ks", en: "Dinosaur napkins, 16 pcs" },
		description: {
			cs: "Řada dinosauřích siluet na mátovém podkladu, každý ubrousek začíná jiným druhem. Děti se u svačiny předhánějí, kdo pozná triceratopse. Rozložené mají 33 × 33 cm.",
			en: "A row of dinosaur silhouettes on mint, each napkin starting with a different species. Children compete to spot the triceratops over their snack. They open out to 33 × 33 cm.",
		},
		price: 55,
		sale: 45,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "dinosauri"],
		attributes: { material: "papir", kusu: "16", motiv: "dinosauri", barva: "mint" },
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:napkin", color: "#8fdcc2", print: "sauropod" },
					{ art: "art:napkin", color: "#8fdcc2", print: "t-rex" },
				],
			},
		],
		popularity: 62,
		addedDaysAgo: 270,
	},
	{
		code: "ST-2205",
		name: { cs: "Ubrousky Princezny, 16 ks", en: "Princess napkins, 16 pcs" },
		description: {
			cs: "Krajkový okraj a zlaté korunky na světle růžové. Složené do trojúhelníku připomínají šlechtický límec. Hodí se i ke křtinám a prvnímu svatému přijímání.",
			en: "A lace edge and gold crowns on pale pink. Folded into a triangle they look like a noble ruff. They suit christenings and first communions too.",
		},
		price: 55,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "princezny"],
		attributes: { material: "papir", kusu: "16", motiv: "princezny", barva: "ruzova" },
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:napkin", color: "#f790b5", print: "crown" },
					{ art: "art:napkin", color: "#f790b5", print: "princess" },
				],
			},
		],
		stock: "none",
		popularity: 40,
		addedDaysAgo: 300,
	},
	{
		code: "ST-2206",
		name: { cs: "Ubrousky Halloween, 20 ks", en: "Halloween napkins, 20 pcs" },
		description: {
			cs: "Černé ubrousky s duchy, kteří v ultrafialovém světle jemně září. Pod sklenicí s červeným punčem vykouzlí pořádně děsivou skvrnu, která ale neprosákne. Dvacet kusů v balení.",
			en: "Black napkins with ghosts that glow softly under UV light. Put one beneath a glass of red punch for a suitably gory stain that does not soak through. Twenty in a pack.",
		},
		price: 55,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "halloween"],
		attributes: { material: "papir", kusu: "20", motiv: "halloween", barva: "cerna" },
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:napkin", color: "#26232e", print: "ghost" },
					{ art: "art:napkin", color: "#26232e", print: "bat" },
				],
			},
		],
		stock: "branches",
		popularity: 29,
		addedDaysAgo: 360,
	},
	{
		code: "ST-2207",
		name: { cs: "Svatební ubrousky Eukalyptus, 20 ks", en: "Eucalyptus wedding napkins, 20 pcs" },
		description: {
			cs: "Akvarelové větvičky eukalyptu na bílém, jemně vytlačeném papíru. Podložte jimi skleničky s výslužkou nebo je převažte provázkem s jmenovkou. Na padesát hostů postačí čtyři balení.",
			en: "Watercolour sprigs of eucalyptus on white embossed paper. Slip them under wedding favours or tie them with twine and a name tag. Four packs are enough for fifty guests.",
		},
		price: 69,
		brand: "fiesta",
		categories: ["ubrousky-a-ubrusy", "svatba"],
		attributes: { material: "papir", kusu: "20", motiv: "svatba", barva: ["bila", "zelena"] },
		labels: ["new"],
		pictures: [
			{
				layout: "pair",
				pieces: [{ art: "art:napkin", color: "#fbfaf7", print: "leaf-fluttering-in-wind" }, "emoji:herb"],
			},
			{
				layout: "grid",
				pieces: [
					{ art: "art:plate", color: "#fbfaf7", color2: "#d6a832" },
					{ art: "art:napkin", color: "#fbfaf7" },
					{ art: "art:cutlery", color: "#d6a832" },
					"emoji:herb",
				],
			},
		],
		popularity: 60,
		addedDaysAgo: 6,
	},
	{
		code: "ST-2208",
		name: { cs: "Omyvatelný ubrus 137 × 274 cm", en: "Wipe-clean tablecloth 137 × 274 cm" },
		description: {
			cs: "Jeden ubrus zakryje pivní set nebo jídelní stůl pro osm lidí. Rozlitou limonádu setřete houbičkou a příště jej rozložíte znovu. Na větru jej přichyťte sponami.",
			en: "One cloth covers a beer table or a dining table for eight. Wipe up spilt lemonade with a sponge and use it again next time. Hold it down with clips if it is windy.",
		},
		price: 99,
		sale: 79,
		brand: "papirna",
		categories: ["ubrousky-a-ubrusy"],
		attributes: { material: "plast", kusu: "1" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:tablecloth", color: "#e0323f" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:tablecloth", color: "#3f8efc" }] },
			},
			{
				name: { cs: "mátová", en: "mint" },
				code: "MAT",
				attributes: { barva: "mint" },
				picture: { layout: "single", pieces: [{ art: "art:tablecloth", color: "#8fdcc2" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:tablecloth", color: "#f790b5" }] },
				stock: "warehouse",
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:tablecloth", color: "#fbfaf7" }] },
			},
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:tablecloth", color: "#d6a832" }] },
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:tablecloth", color: "#3f8efc" },
					{ art: "art:tablecloth", color: "#e0323f" },
					{ art: "art:tablecloth", color: "#8fdcc2" },
				],
			},
		],
		popularity: 64,
		addedDaysAgo: 440,
	},
	{
		code: "ST-2209",
		name: { cs: "Ubrus Piráti 120 × 180 cm", en: "Pirate tablecloth 120 × 180 cm" },
		description: {
			cs: "Moře, ostrovy, krakeni a tečkovaná trasa přes celý stůl. Papír s voskovanou vrstvou odolá rozlitému džusu a po mapě se dá kreslit pastelkami. Pro delší tabuli kupte dva a spojte je oboustrannou páskou.",
			en: "Sea, islands, krakens and a dotted route across the table. The waxed paper resists spilt juice and children can draw on the map with crayons. For a longer table join two with double-sided tape.",
		},
		price: 109,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "pirati"],
		attributes: { material: "papir", kusu: "1", motiv: "pirati", barva: "modra" },
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:tablecloth", color: "#3f8efc", print: "pirate-flag" },
					{ art: "art:tablecloth", color: "#3f8efc", print: "octopus" },
				],
			},
		],
		popularity: 44,
		addedDaysAgo: 300,
	},
	{
		code: "ST-2210",
		name: { cs: "Ubrus Jednorožec 120 × 180 cm", en: "Unicorn tablecloth 120 × 180 cm" },
		description: {
			cs: "Obláčky a hvězdy po celé ploše, duha lemuje spodní okraj. Je z papíru s voskovanou vrstvou, drobky z něj jednoduše setřesete. Sada s talíři a kelímky prostře osmi dětem za pět minut.",
			en: "Clouds and stars all over and a rainbow along the hem. It is waxed paper, so crumbs shake straight off. With the plates and cups it sets a table for eight children in five minutes.",
		},
		price: 109,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "jednorozci"],
		attributes: { material: "papir", kusu: "1", motiv: "jednorozec", barva: "ruzova" },
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:tablecloth", color: "#f790b5", print: "unicorn" },
					{ art: "art:tablecloth", color: "#f790b5", print: "rainbow" },
				],
			},
		],
		stock: "few",
		popularity: 48,
		addedDaysAgo: 290,
	},
];
