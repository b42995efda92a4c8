/** From the Roman general to the grim reaper: more costumes for men. */

import { mensSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

export const moreMensCostumes: SeedProduct[] = [
	{
		code: "KO-7041",
		name: { cs: "Pánský kostým Vodník s fajfkou", en: "Men's Czech Water Goblin costume with pipe" },
		description: {
			cs: "Zelený frak s dlouhými šosy, pruhovaná vesta, vázanka z pentle, klobouk s lekníny a plastová fajfka bez ohně. Vlasy a vousy z umělého vlasu jsou na jedné čelence, k líčení stačí zelená barva. Frak je podšitý, ve velikosti XXL má délku rukávu 66 cm. Frak se čistí ručně, vesta snese 30 °C.",
			en: "A green tailcoat with long tails, a striped waistcoat, a ribbon tie, a hat with water lilies and a plastic pipe with no fire. The synthetic hair and beard share one headband, and a little green paint does the rest. The coat is lined; size XXL has a 66 cm sleeve. Clean the coat by hand, wash the waistcoat at 30 °C.",
		},
		price: 1190,
		brand: "maskara",
		categories: ["panske-kostymy"],
		attributes: {
			barva: ["zelena", "hneda"],
			motiv: ["pohadky", "more"],
			material: ["polyester", "plast"],
			vek: "dospeli",
			prilezitost: ["karneval", "detska-oslava"],
		},
		variants: mensSizes(["M", "L", "XL", "XXL"], { XXL: "few" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:suit", color: "#2f7d4c", color2: "#c9a24a" },
					{ art: "emoji:top-hat", hue: 120 },
					"emoji:frog",
					"emoji:hot-beverage",
				],
			},
		],
		popularity: 41,
		addedDaysAgo: 480,
		goesWith: ["KO-7011", "DO-2302"],
	},
	{
		code: "KO-7042",
		name: { cs: "Pánský kostým Římský vojevůdce", en: "Men's Roman General costume" },
		description: {
			cs: "Tunika, brnění ze stříbřitě natřené pěny, suknice z koženkových pásů a červený plášť na rameno. Chrániče holení a zápěstí jsou v balení, přilba a sandály ne. Brnění má po stranách stahovací šňůrky a obejme hrudník od 98 do 124 cm. Pěnu otírejte vlhkým hadříkem, plášť perte na 30 °C.",
			en: "A tunic, silver-painted foam armour, a skirt of leatherette strips and a red shoulder cape. Shin and wrist guards are included, helmet and sandals are not. Side laces fit the armour to chests of 98 to 124 cm. Wipe the foam with a damp cloth, wash the cape at 30 °C.",
		},
		price: 1390,
		sale: 1190,
		brand: "rubato",
		categories: ["panske-kostymy"],
		attributes: {
			barva: ["cervena", "stribrna"],
			motiv: ["retro", "hrdinove"],
			material: ["polyester", "plast"],
			vek: "dospeli",
			prilezitost: ["karneval", "rozlucka"],
		},
		variants: mensSizes(["M", "L", "XL"], { M: "none" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:cape", color: "#b8232f", color2: "#c7a24a" },
					{ art: "art:suit", color: "#c3c8d1", color2: "#b8232f" },
					"emoji:shield",
					"emoji:crossed-swords",
				],
			},
		],
		popularity: 66,
		addedDaysAgo: 230,
		goesWith: ["KO-7027", "DO-2405"],
	},
	{
		code: "KO-7043",
		name: { cs: "Pánský kostým Námořní kapitán", en: "Men's Ship's Captain costume" },
		description: {
			cs: "Bílé sako se zlatými výložkami a knoflíky s kotvou, tmavomodré kalhoty a čepice se štítkem a výšivkou. Sako má plnou podšívku a dvě kapsy, do kterých se vejde i dalekohled. Kalhoty mají v pase gumu a tkanici. Perte ručně na 30 °C, výložky se odepínají.",
			en: "A white jacket with gold epaulettes and anchor buttons, navy trousers and a peaked, embroidered cap. The jacket is fully lined and its two pockets hold a small telescope. The trousers have an elastic waist and a drawstring. Hand wash at 30 °C; the epaulettes come off.",
		},
		price: 1290,
		brand: "fiesta",
		categories: ["panske-kostymy", "more", "rozlucka"],
		attributes: {
			barva: ["bila", "modra", "zlata"],
			motiv: ["more", "rozlucka"],
			material: "polyester",
			vek: "dospeli",
			prilezitost: ["karneval", "rozlucka", "narozeniny"],
		},
		variants: mensSizes(["S", "M", "L", "XL"], { S: "warehouse" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:suit", color: "#f4f6fa", color2: "#223f7a" },
					"emoji:passenger-ship",
					"emoji:anchor",
					"emoji:compass",
				],
			},
			{ layout: "trio", pieces: ["emoji:ring-buoy", "emoji:passenger-ship", "emoji:anchor"] },
		],
		popularity: 72,
		addedDaysAgo: 365,
		goesWith: ["KO-7021"],
	},
	{
		code: "KO-7044",
		name: { cs: "Pánský kostým Lovec mamutů", en: "Men's Mammoth Hunter costume" },
		description: {
			cs: "Tunika přes jedno rameno z umělé kožešiny, chlupaté návleky na lýtka, náhrdelník s plastovými zuby a nafukovací kyj dlouhý 60 cm. Kožešina je podšitá úpletem, na holé kůži nekouše. Tunika sahá do půli stehen, doporučujeme pod ni kraťasy. Perte ručně ve studené vodě, sušte volně.",
			en: "A one-shouldered tunic of fake fur, shaggy leg warmers, a necklace of plastic teeth and an inflatable club 60 cm long. The fur is lined with jersey and does not scratch bare skin. The tunic ends mid-thigh, so we suggest shorts underneath. Hand wash in cold water, dry flat.",
		},
		price: 890,
		brand: "rubato",
		categories: ["panske-kostymy", "dinosauri"],
		attributes: {
			barva: ["hneda", "bezova"],
			motiv: ["dinosauri", "zvirata"],
			material: ["polyester", "plast"],
			vek: "dospeli",
			prilezitost: ["karneval", "narozeniny", "rozlucka"],
		},
		labels: ["new"],
		variants: mensSizes(["M", "L", "XL", "XXL"], { XL: "few" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:cape", color: "#8a5f3a", color2: "#d8b98a" },
					"emoji:mammoth",
					"emoji:bone",
					"emoji:meat-on-bone",
				],
			},
		],
		popularity: 59,
		addedDaysAgo: 9,
		goesWith: ["KO-1210"],
	},
	{
		code: "KO-7045",
		name: { cs: "Pánský kostým Šusťákovka 80. léta", en: "Men's 1980s Shell Suit costume" },
		description: {
			cs: "Souprava bundy a kalhot z lesklého šusťáku v tyrkysové, fialové a neonově růžové, k ní čelenka na čelo a potítka. Bunda má zip a rukávy na gumičku, kalhoty kapsu na kazetu. Střih je volný, menší velikosti se proto berou i ženám. Perte na 30 °C, nežehlete.",
			en: "A shell suit of shiny rustling fabric in turquoise, purple and neon pink, with a sweatband and wristbands. The jacket zips and has elastic cuffs; the trousers have a pocket for a cassette. The cut is loose, so the smaller sizes suit women as well. Wash at 30 °C, do not iron.",
		},
		price: 749,
		brand: "lumina",
		categories: ["panske-kostymy"],
		attributes: {
			barva: ["duhova", "fialova", "modra"],
			motiv: "retro",
			material: "polyester",
			vek: "dospeli",
			prilezitost: ["karneval", "silvestr", "rozlucka"],
		},
		variants: mensSizes(["S", "M", "L", "XL", "XXL"], { L: "branches" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:suit", color: "#2fb7b3", color2: "#c64bd1" },
					"emoji:radio",
					"emoji:roller-skate",
					"emoji:videocassette",
				],
			},
		],
		popularity: 88,
		addedDaysAgo: 160,
		goesWith: ["KO-7023", "DO-2101"],
	},
	{
		code: "KO-7046",
		name: { cs: "Pánský kostým Smrtka s kapucí", en: "Men's Grim Reaper costume with hood" },
		description: {
			cs: "Dlouhý černý plášť s kapucí přes oči, síťovaná maska, přes kterou je vidět ven, ale ne dovnitř, provazový pásek a rukavice s kostmi. Plášť měří ve velikosti L 150 cm a po stranách má rozparky na svižný krok. Kosa není součástí. Perte na 30 °C.",
			en: "A long black robe with a deep hood, a mesh face cover you can see out of but nobody can see into, a rope belt and bone-print gloves. Size L is 150 cm long, with side slits for a brisk step. The scythe is not included. Wash at 30 °C.",
		},
		price: 699,
		brand: "maskara",
		categories: ["panske-kostymy", "halloween"],
		attributes: {
			barva: ["cerna", "bila"],
			motiv: "halloween",
			material: "polyester",
			vek: "dospeli",
			prilezitost: ["halloween", "karneval"],
		},
		variants: mensSizes(["M", "L", "XL", "XXL"]),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:cape", color: "#1f1d24", color2: "#3a3742" },
					{ art: "art:gloves", color: "#1f1d24", color2: "#f2efe4" },
					"emoji:skull",
					"emoji:hourglass-not-done",
				],
			},
		],
		popularity: 81,
		addedDaysAgo: 545,
		goesWith: ["TE-3402", "DO-2006", "KO-7026"],
		safety: {
			cs: "Síťovaná maska omezuje výhled, zejména za tmy. Při chůzi po schodech a u silnice ji odkryjte. Udržujte mimo dosah otevřeného ohně.",
			en: "The mesh mask limits your view, above all in the dark. Lift it on stairs and near roads. Keep away from open flames.",
		},
	},
];
