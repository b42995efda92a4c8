import type { SeedProduct } from "../../facts/format.ts";

/** Pirates and dinosaurs. */
export const adventureThemes: SeedProduct[] = [
	{
		code: "TE-3001",
		name: { cs: "Pirátská vlajka 90 × 60 cm", en: "Pirate flag 90 × 60 cm" },
		description: {
			cs:
				"Černá vlajka s lebkou a zkříženými šavlemi z pevného polyesteru, který snese i déšť. Má dvě kovová očka, takže ji uvážete na plot, stožár " +
				"i bunkr v obýváku. Při silném větru ji raději stáhněte.",
			en:
				"A black flag with a skull and crossed sabres in sturdy polyester that puts up with rain. Two metal eyelets let you tie it to a fence, a " +
				"pole or the den in the living room. Lower it in strong wind.",
		},
		price: 129,
		brand: "fiesta",
		categories: ["pirati", "girlandy"],
		attributes: { barva: ["cerna", "bila"], motiv: "pirati", material: "polyester", kusu: "1" },
		pictures: [
			{ layout: "single", pieces: ["emoji:pirate-flag"] },
			{ layout: "pair", pieces: ["art:pirate-ship", "emoji:pirate-flag"] },
		],
		popularity: 84,
	},
	{
		code: "TE-3002",
		name: { cs: "Piráti: party set pro 8 dětí", en: "Pirates: party set for 8 children" },
		description: {
			cs:
				"Krabice, ve které je celá oslava: 8 talířů, 8 kelímků, 16 ubrousků, ubrus 120 × 180 cm, vlaječková girlanda a 8 papírových klobouků. " +
				"Stačí doplnit dort a poklad. Papírové díly patří po oslavě do tříděného odpadu.",
			en:
				"A whole party in one box: 8 plates, 8 cups, 16 napkins, a 120 × 180 cm tablecloth, a flag garland and 8 paper hats. Just add cake and " +
				"treasure. The paper parts can be recycled afterwards.",
		},
		price: 499,
		sale: 429,
		brand: "papirna",
		categories: ["pirati", "taliry-a-misky"],
		attributes: {
			barva: ["cerna", "cervena"],
			motiv: ["pirati", "narozeniny"],
			material: "papir",
			vek: ["3-5", "6-8", "9-12"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#23202a", color2: "#f7f3ea", print: "pirate-flag" },
					{ art: "art:cup", color: "#c22a3a", color2: "#f7f3ea", print: "pirate-flag" },
					{ art: "art:napkin", color: "#f7f3ea", color2: "#c22a3a", print: "pirate-flag" },
					{ art: "art:tablecloth", color: "#f0d9a8", color2: "#c22a3a" },
					{ art: "art:flag", color: "#23202a", color2: "#f7f3ea", print: "skull-and-crossbones" },
					{ art: "art:flag", color: "#c22a3a", color2: "#f7f3ea", print: "pirate-flag" },
					{ art: "art:pirate-hat", color: "#23202a" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#23202a", color2: "#f7f3ea", print: "pirate-flag", count: 8 },
					{ art: "art:cup", color: "#c22a3a", color2: "#f7f3ea", print: "pirate-flag", count: 8 },
					{ art: "art:napkin", color: "#f7f3ea", color2: "#c22a3a", print: "pirate-flag", count: 16 },
					{ art: "art:tablecloth", color: "#f0d9a8", color2: "#c22a3a", count: 1 },
					{ art: "art:flag", color: "#23202a", color2: "#f7f3ea", print: "skull-and-crossbones", count: 1 },
					{ art: "art:pirate-hat", color: "#23202a", count: 8 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#23202a", color2: "#f7f3ea", print: "pirate-flag" },
					{ art: "art:cup", color: "#c22a3a", color2: "#f7f3ea", print: "pirate-flag" },
					{ art: "art:napkin", color: "#f7f3ea", color2: "#c22a3a", print: "pirate-flag" },
				],
			},
		],
		popularity: 90,
	},
	{
		code: "TE-3003",
		name: { cs: "Pirátská sada do tašky pro hosty", en: "Pirate party bag fillers" },
		description: {
			cs:
				"Páska přes oko, skládací dalekohled, tři zlaté dukáty, lepicí tetování a mapa k vybarvení, všechno v papírové taštičce se jmenovkou. " +
				"Počítejte jednu sadu na dítě. Obsahuje drobné části, pro děti od tří let.",
			en:
				"An eye patch, a folding spyglass, three gold ducats, a temporary tattoo and a map to colour in, all in a paper bag with a name tag. Allow " +
				"one per child. Contains small parts, from three years.",
		},
		price: 69,
		brand: "hravec",
		categories: ["pirati", "hry-a-darky"],
		attributes: { motiv: "pirati", kusu: "5", vek: ["3-5", "6-8"] },
		labels: ["gift"],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:party-bag", color: "#8a5a34", color2: "#23202a" },
					"emoji:coin",
					"emoji:world-map",
					"emoji:telescope",
					"emoji:skull-and-crossbones",
				],
			},
		],
		popularity: 72,
	},
	{
		code: "TE-3004",
		name: { cs: "Hledání pokladu: sada stop a šifer", en: "Treasure hunt: trail and ciphers kit" },
		description: {
			cs:
				"Dvanáct karet s úkoly, šifrovací kolo, dvacet papírových stop a truhla ze skládaného kartonu. Připravíte ho za čtvrt hodiny v bytě " +
				"i v lese a hra trvá zhruba hodinu. Úkoly jsou ve dvou obtížnostech, takže vydrží i mladší sourozenci.",
			en:
				"Twelve task cards, a cipher wheel, twenty paper footprints and a fold-up card chest. It takes a quarter of an hour to set up, indoors or " +
				"in the woods, and about an hour to play. Tasks come in two levels, so younger siblings keep up. Texts are in Czech.",
		},
		price: 249,
		brand: "modrypes",
		categories: ["pirati", "hry-a-darky"],
		attributes: { motiv: ["pirati", "more"], material: "papir", vek: ["6-8", "9-12"] },
		labels: ["new"],
		pictures: [
			{ layout: "set", pieces: ["emoji:world-map", "emoji:compass", "emoji:old-key", "emoji:coin", "emoji:gem-stone"] },
		],
		popularity: 69,
		addedDaysAgo: 8,
	},
	{
		code: "TE-3201",
		name: { cs: "Dinosauři: party set pro 8 dětí", en: "Dinosaurs: party set for 8 children" },
		description: {
			cs:
				"Osm talířů s tyranosaurem, osm kelímků se sopkou, 16 ubrousků, ubrus a vlaječková girlanda s dinosaury, všechno v jedné krabici. " +
				"Barvy jsou schválně tlumené, takže se sada líbí i devítiletým znalcům druhohor.",
			en:
				"Eight T. rex plates, eight volcano cups, 16 napkins, a tablecloth and dinosaur bunting, all in one box. " +
				"The colours are deliberately muted, so even nine-year-old experts on the Mesozoic approve.",
		},
		price: 529,
		sale: 459,
		brand: "papirna",
		categories: ["dinosauri", "taliry-a-misky"],
		attributes: {
			barva: ["zelena", "oranzova"],
			motiv: ["dinosauri", "narozeniny"],
			material: "papir",
			vek: ["3-5", "6-8", "9-12"],
		},
		pictures: [
			{
				layout: "table",
				pieces: [
					{ art: "art:plate", color: "#8fbf6a", color2: "#f2e2a0", print: "t-rex" },
					{ art: "art:cup", color: "#e08a3c", color2: "#f2e2a0", print: "volcano" },
					{ art: "art:napkin", color: "#f2e2a0", color2: "#4fa65a", print: "sauropod" },
					{ art: "art:tablecloth", color: "#d9e9c2", color2: "#8fbf6a" },
					{ art: "art:flag", color: "#8fbf6a", color2: "#f2e2a0", print: "sauropod" },
					{ art: "art:flag", color: "#e08a3c", color2: "#f2e2a0", print: "t-rex" },
				],
			},
			{
				layout: "contents",
				pieces: [
					{ art: "art:plate", color: "#8fbf6a", color2: "#f2e2a0", print: "t-rex", count: 8 },
					{ art: "art:cup", color: "#e08a3c", color2: "#f2e2a0", print: "volcano", count: 8 },
					{ art: "art:napkin", color: "#f2e2a0", color2: "#4fa65a", print: "sauropod", count: 16 },
					{ art: "art:tablecloth", color: "#d9e9c2", color2: "#8fbf6a", count: 1 },
					{ art: "art:flag", color: "#8fbf6a", color2: "#f2e2a0", print: "sauropod", count: 1 },
				],
			},
			{
				layout: "setting",
				pieces: [
					{ art: "art:plate", color: "#8fbf6a", color2: "#f2e2a0", print: "t-rex" },
					{ art: "art:cup", color: "#e08a3c", color2: "#f2e2a0", print: "volcano" },
					{ art: "art:napkin", color: "#f2e2a0", color2: "#4fa65a", print: "sauropod" },
				],
			},
		],
		popularity: 95,
	},
	{
		code: "TE-3202",
		name: { cs: "Dinosauří vejce k vykopání", en: "Dig-it-out dinosaur egg" },
		description: {
			cs:
				"Sádrové vejce s dlátkem a štětečkem. Po dvaceti minutách trpělivé práce se objeví jeden ze šesti dinosaurů a karta s jeho jménem. Pod " +
				"vejce dejte noviny, bude se prášit. Pro děti od pěti let.",
			en:
				"A plaster egg with a chisel and a little brush. Twenty patient minutes reveal one of six dinosaurs and a card with its name. Put " +
				"newspaper underneath, for there will be dust. From five years.",
		},
		price: 79,
		brand: "hravec",
		categories: ["dinosauri", "hry-a-darky"],
		attributes: { motiv: "dinosauri", kusu: "1", vek: ["6-8", "9-12"] },
		labels: ["gift"],
		pictures: [
			{ layout: "set", pieces: ["emoji:egg", "emoji:t-rex", "emoji:pick", "emoji:bone"] },
			{ layout: "trio", pieces: ["emoji:egg", "emoji:hatching-chick", { art: "emoji:sauropod", hue: 90 }] },
		],
		popularity: 87,
	},
	{
		code: "TE-3203",
		name: { cs: "Dinosauří stopy na podlahu, 20 ks", en: "Dinosaur floor footprints, pack of 20" },
		description: {
			cs:
				"Snímatelné samolepky stop, které dovedou hosty od výtahu až k dortu. Drží na dlažbě, lině i lakovaném dřevě a nezanechávají lepidlo. " +
				"Deset velkých stop a deset od mláděte.",
			en:
				"Removable footprint stickers that lead the guests from the lift to the cake. They hold on tiles, lino and varnished wood and leave no " +
				"glue. Ten big prints and ten of the baby.",
		},
		price: 99,
		brand: "papirna",
		categories: ["dinosauri"],
		attributes: { barva: "zelena", motiv: "dinosauri", material: "papir", kusu: "20" },
		pictures: [
			{
				layout: "scatter",
				pieces: [
					"art:dino-print",
					{ art: "art:dino-print", color: "#7cb36b" },
					{ art: "art:dino-print", color: "#4d8a4b" },
				],
			},
		],
		popularity: 48,
	},
];
