import type { SeedProduct } from "../../facts/format.ts";

/** Hats, crowns and headbands. */
export const hats: SeedProduct[] = [
	{
		code: "DO-2201",
		name: { cs: "Pirátský klobouk s lebkou", en: "Pirate hat with skull" },
		description: {
			cs:
				"Plstěný třírohý klobouk s vyšitou lebkou a zkříženými hnáty. Okraj drží tvar díky zapraveným drátkům, které si natvarujete. Dětská " +
				"velikost má obvod 54 cm, dospělá 59 cm.",
			en:
				"A felt tricorn with an embroidered skull and crossbones. Wire in the brim lets you set the shape. The children's size is 54 cm round, the " +
				"adult one 59 cm.",
		},
		price: 159,
		brand: "maskara",
		categories: ["klobouky", "pirati"],
		attributes: { barva: "cerna", motiv: "pirati", material: "plst" },
		variants: [
			{ name: { cs: "dětský, 54 cm", en: "children's, 54 cm" }, code: "DET", attributes: { velikost: "s" } },
			{ name: { cs: "dospělý, 59 cm", en: "adult, 59 cm" }, code: "DOS", price: 189, attributes: { velikost: "l" } },
		],
		pictures: [
			{ layout: "single", pieces: [{ art: "art:pirate-hat", color: "#23202a" }] },
			{ layout: "pair", pieces: [{ art: "art:pirate-hat", color: "#23202a" }, "emoji:skull-and-crossbones"] },
		],
		popularity: 83,
	},
	{
		code: "DO-2202",
		name: { cs: "Čarodějnický klobouk se stuhou", en: "Witch hat with ribbon" },
		description: {
			cs:
				"Špičatý klobouk se širokou krempou a saténovou stuhou. Špička je vyztužená, dá se ohnout, pomačkat a zase narovnat. Průměr krempy 38 cm, " +
				"výška 35 cm. Vyzkoušejte k němu stejně barevnou pavučinu nebo punčocháče.",
			en:
				"A pointed hat with a wide brim and a satin ribbon. The stiffened tip can be bent, crumpled and set straight again. Brim 38 cm across, " +
				"height 35 cm. Try a cobweb or tights in the same colour with it.",
		},
		price: 169,
		sale: 139,
		brand: "maskara",
		categories: ["klobouky", "halloween"],
		attributes: { motiv: "halloween", material: "polyester", velikost: "univerzalni" },
		variants: [
			{
				name: { cs: "fialová stuha", en: "purple ribbon" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:witch-hat", color: "#2b2233", color2: "#7b4bc4" }] },
			},
			{
				name: { cs: "oranžová stuha", en: "orange ribbon" },
				code: "ORA",
				attributes: { barva: "oranzova" },
				picture: { layout: "single", pieces: [{ art: "art:witch-hat", color: "#2b2233", color2: "#f58220" }] },
			},
			{
				name: { cs: "zelená stuha", en: "green ribbon" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:witch-hat", color: "#2b2233", color2: "#5aa83c" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:witch-hat", color: "#2b2233", color2: "#7b4bc4" },
					{ art: "art:witch-hat", color: "#2b2233", color2: "#f58220" },
					{ art: "art:witch-hat", color: "#2b2233", color2: "#5aa83c" },
				],
			},
		],
		popularity: 75,
	},
	{
		code: "DO-2203",
		name: { cs: "Korunka pro princeznu s kamínky", en: "Princess tiara with stones" },
		description: {
			cs:
				"Lehká korunka s broušenými kamínky a hřebínky po stranách, které ji udrží i při skákání. Okraje jsou zaoblené, škrábat nebude. Vyberte " +
				"odstín podle šatů; pro celou dětskou oslavu doporučujeme po jednom kusu od každé barvy.",
			en:
				"A light tiara with cut stones and side combs that hold it through any amount of jumping. The edges are rounded and will not scratch. Pick " +
				"the shade to match the dress, or take one of each for a whole party.",
		},
		price: 99,
		brand: "fiesta",
		categories: ["klobouky", "princezny"],
		attributes: {
			motiv: ["princezny", "pohadky"],
			material: "plast",
			velikost: "univerzalni",
			vek: ["3-5", "6-8", "9-12"],
		},
		labels: ["gift"],
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: ["emoji:crown"] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "emoji:crown", hue: 290 }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "emoji:crown", hue: 165 }] },
			},
		],
		pictures: [
			{ layout: "trio", pieces: ["emoji:crown", { art: "emoji:crown", hue: 290 }, { art: "emoji:crown", hue: 165 }] },
		],
		popularity: 91,
	},
	{
		code: "DO-2204",
		name: { cs: "Čelenka Jednorožec s květy", en: "Unicorn headband with flowers" },
		description: {
			cs:
				"Zlatý roh, růžová ouška a věneček z látkových růžiček na pružné čelence. Sluší k tylové sukni i k obyčejným džínám. Roh je vyplněný " +
				"vatou, takže si na něj může beze strachu sednout i oslavenkyně.",
			en:
				"A golden horn, pink ears and a garland of fabric roses on a flexible headband. It goes with a tulle skirt and with plain jeans. The horn " +
				"is padded, so even the birthday girl may sit on it without harm.",
		},
		price: 129,
		brand: "fiesta",
		categories: ["klobouky", "jednorozci"],
		attributes: {
			barva: ["zlata", "ruzova"],
			motiv: "jednorozec",
			material: ["polyester", "plst"],
			velikost: "univerzalni",
			vek: ["3-5", "6-8", "9-12"],
		},
		pictures: [{ layout: "set", pieces: ["emoji:unicorn", "emoji:rose", "emoji:blossom", "emoji:tulip"] }],
		popularity: 82,
	},
	{
		code: "DO-2205",
		name: { cs: "Čertovské rohy blikající", en: "Flashing devil horns" },
		description: {
			cs:
				"Červené rohy na čelence se třemi režimy blikání. Vypínač je vzadu za uchem, baterie LR44 jsou v balení a vydrží zhruba osm hodin. Jedna " +
				"velikost pro děti od šesti let i dospělé.",
			en:
				"Red horns on a headband with three flashing modes. The switch sits behind the ear; the LR44 batteries are included and last about eight " +
				"hours. One size for adults and for children from six.",
		},
		price: 79,
		brand: "lumina",
		categories: ["klobouky", "cert-a-mikulas", "halloween"],
		attributes: { barva: "cervena", motiv: ["mikulas", "halloween"], material: "plast", velikost: "univerzalni" },
		pictures: [
			{ layout: "single", pieces: [{ art: "art:horns", color: "#d6203a" }] },
			{ layout: "pair", pieces: [{ art: "art:horns", color: "#d6203a" }, "emoji:sparkles"] },
		],
		popularity: 88,
	},
	{
		code: "DO-2206",
		name: { cs: "Svatozář na čelence s peříčky", en: "Halo headband with feathers" },
		description: {
			cs:
				"Zlatý kroužek vznášející se na průhledném drátku, dokola obšitý bílými peříčky. Drátek se dá narovnat, a tak svatozář přežije i cestu " +
				"v batohu. Hodí se k andělskému kostýmu i na vánoční besídku.",
			en:
				"A golden ring floating on clear wire, trimmed all round with white feathers. The wire can be straightened, so the halo survives a trip in " +
				"a rucksack. For an angel costume or the school Christmas play.",
		},
		price: 89,
		brand: "maskara",
		categories: ["klobouky", "cert-a-mikulas"],
		attributes: { barva: ["zlata", "bila"], motiv: "mikulas", velikost: "univerzalni" },
		pictures: [{ layout: "single", pieces: ["art:halo-band"] }],
		stock: "warehouse",
		popularity: 51,
	},
	{
		code: "DO-2207",
		name: { cs: "Cylindr s flitry černý", en: "Sequin top hat, black" },
		description: {
			cs:
				"Třpytivý cylindr pro kouzelníky, silvestrovské moderátory a svědky s nadhledem. Vnitřní páska pohlcuje pot a obvod 59 cm se dá zmenšit " +
				"vložkou, kterou přikládáme. Otírejte jen nasucho.",
			en:
				"A glittering top hat for magicians, New Year's hosts and best men with a sense of humour. The inner band absorbs sweat, and the supplied " +
				"insert takes in the 59 cm circumference. Wipe dry only.",
		},
		price: 219,
		brand: "fiesta",
		categories: ["klobouky", "silvestr"],
		attributes: { barva: "cerna", motiv: "retro", material: "polyester", velikost: "univerzalni", vek: "dospeli" },
		pictures: [{ layout: "set", pieces: ["emoji:top-hat", "emoji:magic-wand", "emoji:rabbit", "emoji:sparkles"] }],
		popularity: 60,
	},
	{
		code: "DO-2208",
		name: { cs: "Kovbojský klobouk s hvězdou šerifa", en: "Cowboy hat with sheriff's star" },
		description: {
			cs:
				"Hnědý klobouk v imitaci kůže s prošívanou krempou a kovovou hvězdou, kterou lze odepnout a nosit na vestě. Šňůrka pod bradu má " +
				"bezpečnostní zarážku. Univerzální obvod 58 cm.",
			en:
				"A brown leather-look hat with a stitched brim and a metal star that unpins to wear on a waistcoat. The chin cord has a safety stop. One " +
				"size, 58 cm.",
		},
		price: 199,
		brand: "rubato",
		categories: ["klobouky"],
		attributes: { barva: "hneda", motiv: "hrdinove", material: ["polyester", "kov"], velikost: "univerzalni" },
		pictures: [{ layout: "single", pieces: ["art:cowboy-hat"] }],
		stock: "branches",
		popularity: 48,
	},
	{
		code: "DO-2209",
		name: { cs: "Závojíček pro nevěstu na rozlučku", en: "Hen party veil for the bride" },
		description: {
			cs:
				"Krátký dvouvrstvý tyl na hřebínku s nápisem „Budoucí nevěsta“ z třpytivého papíru. Připnete ho za dvě vteřiny a sundáte ho stejně rychle, " +
				"až dojde na vodní skútr. Délka 60 cm.",
			en:
				"A short two-layer tulle veil on a comb, with glitter lettering that says “Bride to be” in Czech. It goes on in two seconds and comes off " +
				"just as quickly when the jet ski arrives. Length 60 cm.",
		},
		price: 149,
		brand: "fiesta",
		categories: ["klobouky", "svatba"],
		attributes: { barva: "bila", motiv: "svatba", material: "polyester", velikost: "univerzalni", vek: "dospeli" },
		pictures: [{ layout: "single", pieces: [{ art: "art:veil", color: "#fbfaf7", color2: "#d9929b" }] }],
		popularity: 54,
	},
];
