/** What kinds of test goods there are, and what goods of a kind have. */
import type { DemoText } from "#demo/facts/languages.ts";

/** Gender and number of a Czech noun, with which its adjective agrees; `p` means plural. */
export type Gender = "m" | "f" | "n" | "mp" | "fp" | "np";
export type Thing = readonly [cs: string, gender: Gender, en: string];

export type Kind = {
	/** Percent of all goods; the sum of all kinds is 100. */
	share: number;
	/** The first ones are the most frequent. */
	things: readonly Thing[];
	/** Whole crowns with VAT. */
	price: readonly [from: number, to: number];
	/** Values of the attribute "material". */
	materials: readonly string[];
	/** Last part of the name; none for goods whose variants are sizes. */
	sizes: readonly DemoText[];
	/** What variants differ in. */
	variants: "barva" | "velikost";
	/** Attributes that a product may have besides material and occasion, with their values. */
	attributes: Readonly<Record<string, readonly string[]>>;
	/** Category of the demo shop whose pictures they share. */
	pictures: string;
	openings: readonly DemoText[];
};

const same = (...texts: string[]): DemoText[] => texts.map((text) => ({ cs: text, en: text }));
const packs = (...counts: number[]): DemoText[] => counts.map((count) => ({ cs: `${count} ks`, en: `${count} pcs` }));
const AGES = ["3-5", "6-8", "9-12", "dospeli"];

export const KINDS: readonly Kind[] = [
	{
		share: 20,
		things: [
			["balónek", "m", "balloon"],
			["latexový balónek", "m", "latex balloon"],
			["fóliový balónek", "m", "foil balloon"],
			["nafukovací balónek", "m", "inflatable balloon"],
			["obří balónek", "m", "giant balloon"],
			["srdcový balónek", "m", "heart balloon"],
			["hvězdicový balónek", "m", "star balloon"],
			["nápisový balónek", "m", "letter balloon"],
			["číslicový balónek", "m", "number balloon"],
			["bublinový balónek", "m", "bubble balloon"],
			["modelovací balónek", "m", "modelling balloon"],
		],
		price: [19, 399],
		materials: ["latex", "folie", "plast"],
		sizes: same("23 cm", "30 cm", "45 cm", "60 cm", "80 cm", "100 cm"),
		variants: "barva",
		attributes: { napln: ["vzduch", "helium"], kusu: ["1", "5", "10", "25", "50", "100"] },
		pictures: "latexove-balonky",
		openings: [
			{
				cs: "Na vzduch i helium, s ventilkem, který se sám uzavře.",
				en: "For air and helium, with a valve that closes by itself.",
			},
			{ cs: "Nafouknutý vydrží celý večer a nepotřebuje zátěž.", en: "Once inflated it lasts the whole evening." },
			{ cs: "Ladí s girlandami i stolováním stejné řady.", en: "It matches garlands and tableware of the same line." },
		],
	},
	{
		share: 12,
		things: [
			["kostým", "m", "costume"],
			["šaty", "fp", "dress"],
			["overal", "m", "onesie"],
			["plášť", "m", "cape"],
			["tunika", "f", "tunic"],
			["sukně", "f", "skirt"],
			["vesta", "f", "waistcoat"],
			["kabátek", "m", "jacket"],
			["kombinéza", "f", "jumpsuit"],
			["kalhoty", "fp", "trousers"],
			["halenka", "f", "blouse"],
		],
		price: [249, 1999],
		materials: ["polyester", "bavlna", "plst"],
		sizes: [],
		variants: "velikost",
		attributes: { vek: AGES },
		pictures: "detske-kostymy",
		openings: [
			{ cs: "Lehký materiál, ve kterém se dá tancovat až do rána.", en: "A light fabric to dance in until morning." },
			{ cs: "Zapínání na zádech, pere se v ruce.", en: "Fastens at the back, hand wash." },
			{ cs: "Stačí přidat masku a je hotovo.", en: "Add a mask and you are done." },
		],
	},
	{
		share: 15,
		things: [
			["maska", "f", "mask"],
			["čelenka", "f", "headband"],
			["klobouk", "m", "hat"],
			["paruka", "f", "wig"],
			["škraboška", "f", "eye mask"],
			["korunka", "f", "tiara"],
			["hůlka", "f", "wand"],
			["křídla", "np", "wings"],
			["brýle", "fp", "glasses"],
			["šerpa", "f", "sash"],
			["motýlek", "m", "bow tie"],
			["rukavice", "fp", "gloves"],
			["náhrdelník", "m", "necklace"],
			["boa", "n", "boa"],
			["závoj", "m", "veil"],
			["vousy", "mp", "beard"],
			["ocásek", "m", "tail"],
			["šavle", "f", "sabre"],
		],
		price: [29, 699],
		materials: ["polyester", "plast", "plst", "kov"],
		sizes: [
			{ cs: "dětská velikost", en: "children's size" },
			{ cs: "univerzální velikost", en: "one size" },
			{ cs: "pro dospělé", en: "for adults" },
		],
		variants: "barva",
		attributes: { vek: AGES, velikost: ["univerzalni"] },
		pictures: "masky",
		openings: [
			{
				cs: "Doplněk, který z obyčejného oblečení udělá kostým.",
				en: "The piece that turns plain clothes into a costume.",
			},
			{ cs: "Pohodlně sedí a nikde neškrábe.", en: "It fits well and does not scratch." },
			{ cs: "Hodí se do fotokoutku i na karneval.", en: "For the photo booth and the carnival." },
		],
	},
	{
		share: 18,
		things: [
			["talíře", "mp", "plates"],
			["ubrousky", "mp", "napkins"],
			["kelímky", "mp", "cups"],
			["brčka", "np", "straws"],
			["misky", "fp", "bowls"],
			["ubrus", "m", "tablecloth"],
			["jmenovky", "fp", "place cards"],
			["příbory", "mp", "cutlery"],
			["košíčky", "mp", "muffin cases"],
			["prostírání", "n", "placemats"],
			["běhoun", "m", "table runner"],
			["podnos", "m", "tray"],
			["sklenice", "fp", "glasses"],
		],
		price: [29, 349],
		materials: ["papir", "plast", "drevo", "sklo"],
		sizes: packs(6, 8, 10, 12, 16, 20),
		variants: "barva",
		attributes: { kusu: ["6", "8", "10", "12", "16", "20"] },
		pictures: "taliry-a-misky",
		openings: [
			{ cs: "Pevný papír, který unese i druhý kousek dortu.", en: "Sturdy enough for a second piece of cake." },
			{ cs: "Po oslavě putuje do tříděného odpadu.", en: "After the party it goes into the recycling bin." },
			{ cs: "Vhodné pro styk s potravinami.", en: "Suitable for contact with food." },
		],
	},
	{
		share: 20,
		things: [
			["girlanda", "f", "garland"],
			["vlaječky", "fp", "bunting"],
			["banner", "m", "banner"],
			["lampion", "m", "lantern"],
			["konfety", "fp", "confetti"],
			["závěs", "m", "curtain"],
			["rozeta", "f", "rosette"],
			["pompon", "m", "pompom"],
			["stuha", "f", "ribbon"],
			["serpentiny", "fp", "streamers"],
			["spirála", "f", "swirl"],
			["řetěz", "m", "chain"],
			["věnec", "m", "wreath"],
			["samolepky", "fp", "stickers"],
			["pozadí", "n", "backdrop"],
			["třásně", "fp", "tassels"],
			["fotorámeček", "m", "photo frame"],
			["vývěska", "f", "sign"],
		],
		price: [25, 599],
		materials: ["papir", "folie", "drevo", "plast"],
		sizes: same("1,5 m", "2 m", "3 m", "4 m", "5 m", "6 m"),
		variants: "barva",
		attributes: { kusu: ["1", "2", "3", "4", "5"] },
		pictures: "girlandy",
		openings: [
			{ cs: "Zavěsí se za pár minut, provázek je v balení.", en: "Hung in minutes, the string is in the pack." },
			{ cs: "Drží na zdi, na dveřích i nad stolem.", en: "For a wall, a door or above the table." },
			{ cs: "Dá se složit a použít znovu.", en: "It folds up and can be used again." },
		],
	},
	{
		share: 8,
		things: [
			["svíčka", "f", "candle"],
			["dortová ozdoba", "f", "cake topper"],
			["svíčky", "fp", "candles"],
			["prskavka", "f", "sparkler"],
			["dortová fontána", "f", "cake fountain"],
			["posyp", "m", "sprinkles"],
			["jedlý obrázek", "m", "edible picture"],
			["dortový stojan", "m", "cake stand"],
			["dortová krabice", "f", "cake box"],
		],
		price: [19, 449],
		materials: ["vosk", "papir", "plast", "kov"],
		sizes: same("6 cm", "8 cm", "10 cm", "12 cm", "15 cm"),
		variants: "barva",
		attributes: { kusu: ["1", "2", "6", "12", "24"] },
		pictures: "svicky-na-dort",
		openings: [
			{ cs: "Na dort, bábovku i hromadu palačinek.", en: "For a cake, a bundt or a pile of pancakes." },
			{ cs: "Ve chvíli přání se všichni dívají na dort.", en: "When the wish is made, all eyes are on the cake." },
		],
	},
	{
		share: 7,
		things: [
			["piňata", "f", "piñata"],
			["bublifuk", "m", "bubbles"],
			["stolní hra", "f", "board game"],
			["tetování", "n", "tattoos"],
			["frkačka", "f", "party blower"],
			["razítko", "n", "stamp"],
			["omalovánky", "fp", "colouring book"],
			["kvíz", "m", "quiz"],
			["píšťalka", "f", "whistle"],
			["skládačka", "f", "jigsaw"],
		],
		price: [19, 899],
		materials: ["papir", "plast", "drevo"],
		sizes: same("12 cm", "20 cm", "30 cm", "40 cm", "50 cm"),
		variants: "barva",
		attributes: { vek: AGES, kusu: ["1", "2", "6", "12"] },
		pictures: "pinaty",
		openings: [
			{ cs: "Zabaví malé hosty, než přijde dort.", en: "It keeps small guests busy until the cake comes." },
			{ cs: "Pravidla se vejdou na jednu stránku.", en: "The rules fit on one page." },
		],
	},
];
