import type { SeedProduct } from "../../facts/format.ts";

/** Halloween and St Nicholas. */
export const autumnThemes: SeedProduct[] = [
	{
		code: "TE-3401",
		name: { cs: "Umělá dýně svítící", en: "Light-up artificial pumpkin" },
		description: {
			cs:
				"Lehká dýně s vyřezaným úsměvem a blikajícím LED plamínkem, která na rozdíl od té pravé nezplesniví. Postavte ji na schody nebo do okna, " +
				"venku ale jen pod střechu. Dvě baterie AAA nejsou součástí. Ta větší unese i čarodějnický klobouk.",
			en:
				"A lightweight pumpkin with a carved grin and a flickering LED flame that, unlike the real thing, never goes mouldy. For steps or windows; " +
				"outdoors only under a roof. Two AAA batteries not included. The large one will even carry a witch hat.",
		},
		price: 199,
		brand: "lumina",
		categories: ["halloween", "lampiony"],
		attributes: { barva: "oranzova", motiv: "halloween", material: "plast" },
		variants: [
			{ name: { cs: "malá, 15 cm", en: "small, 15 cm" }, code: "M15", attributes: { velikost: "s" } },
			{
				name: { cs: "velká, 24 cm", en: "large, 24 cm" },
				code: "V24",
				price: 329,
				attributes: { velikost: "l" },
				stock: "few",
			},
		],
		pictures: [
			{ layout: "single", pieces: ["emoji:jack-o-lantern"] },
			{
				layout: "set",
				pieces: ["emoji:jack-o-lantern", { art: "art:witch-hat", color: "#2b2233", color2: "#7b4bc4" }, "emoji:candle"],
			},
		],
		popularity: 92,
	},
	{
		code: "TE-3402",
		name: { cs: "Pavučina s pavouky 100 g", en: "Cobweb with spiders 100 g" },
		description: {
			cs:
				"Jemná vlákna, která roztáhnete prsty po keři, zábradlí i lustru; sto gramů pokryje asi šest metrů čtverečních. Čím víc ji natáhnete, tím " +
				"věrněji vypadá. V sáčku číhá i šest plastových pavouků. Nedávejte ji ke svíčkám.",
			en:
				"Fine fibres to pull over a bush, a railing or a chandelier; a hundred grams covers about six square metres. The further you stretch it, " +
				"the more real it looks. Six plastic spiders lurk in the bag. Keep away from candles.",
		},
		price: 79,
		sale: 59,
		brand: "fiesta",
		categories: ["halloween"],
		attributes: { barva: "bila", motiv: "halloween", material: "polyester", kusu: "1" },
		pictures: [{ layout: "pair", pieces: ["emoji:spider-web", "emoji:spider"] }],
		popularity: 89,
	},
	{
		code: "TE-3403",
		name: { cs: "Závěsní duchové z gázy, 3 ks", en: "Hanging gauze ghosts, pack of 3" },
		description: {
			cs:
				"Tři duchové s roztřepenou gázou a svítícíma očima, největší má 90 cm. Zavěste je na silonku do chodby nebo pod pergolu, stačí lehký " +
				"průvan a ožijí. Baterie v očích se dají vyměnit.",
			en:
				"Three ghosts in ragged gauze with glowing eyes, the tallest 90 cm. Hang them on fishing line in a hall or under a pergola, and the " +
				"slightest draught brings them to life. The eye batteries can be replaced.",
		},
		price: 249,
		brand: "lumina",
		categories: ["halloween", "girlandy"],
		attributes: { barva: "bila", motiv: "halloween", material: "bavlna", kusu: "3" },
		labels: ["new"],
		pictures: [{ layout: "set", pieces: ["art:ghost", "art:ghost", "art:ghost"] }],
		popularity: 64,
		addedDaysAgo: 4,
	},
	{
		code: "TE-3501",
		name: { cs: "Mikulášská berla skládací 180 cm", en: "Folding St Nicholas crosier 180 cm" },
		description: {
			cs:
				"Čtyři do sebe šroubované díly a zatočená hlavice v matně zlaté barvě. Na rozdíl od papírových se neprohne ani ve větru a po sezoně zmizí " +
				"ve vaku dlouhém půl metru. Hmotnost jen 450 g, ruka po celém paneláku nebolí.",
			en:
				"Four screw-together sections and a curled head in matt gold. Unlike paper ones it stays straight in the wind, and after the season it " +
				"disappears into a bag half a metre long. At 450 g it will not tire your arm, not even after a whole block of flats.",
		},
		price: 349,
		brand: "maskara",
		categories: ["cert-a-mikulas", "rekvizity"],
		attributes: { barva: "zlata", motiv: "mikulas", material: "plast", kusu: "1" },
		pictures: [
			{ layout: "single", pieces: [{ art: "art:crosier", color: "#e0b23c" }] },
			{
				layout: "pair",
				pieces: [
					{ art: "art:crosier", color: "#e0b23c" },
					{ art: "art:mitre", color: "#b81d2f", color2: "#e0b23c" },
				],
			},
		],
		popularity: 85,
	},
	{
		code: "TE-3502",
		name: { cs: "Mikulášská mitra se zlatým křížem", en: "St Nicholas mitre with gold cross" },
		description: {
			cs:
				"Vyztužená biskupská čepice ze saténu se stuhami vzadu a stavitelným obvodem 56–62 cm. Vydrží i sněžení, stačí ji nechat oschnout " +
				"rozloženou. Bílou volí farnosti, červená se hodí k hotovému kostýmu.",
			en:
				"A stiffened satin bishop's hat with lappets at the back and an adjustable fit of 56–62 cm. It survives snowfall if left to dry unfolded. " +
				"Parishes go for white; red matches the ready-made costume.",
		},
		price: 259,
		sale: 219,
		brand: "maskara",
		categories: ["cert-a-mikulas", "klobouky"],
		attributes: { motiv: "mikulas", material: "polyester", velikost: "univerzalni", vek: "dospeli" },
		variants: [
			{
				name: { cs: "červená", en: "red" },
				code: "RUD",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:mitre", color: "#b81d2f", color2: "#e0b23c" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				stock: "warehouse",
				picture: { layout: "single", pieces: [{ art: "art:mitre", color: "#f7f3ea", color2: "#e0b23c" }] },
			},
		],
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:mitre", color: "#b81d2f", color2: "#e0b23c" },
					{ art: "art:mitre", color: "#f7f3ea", color2: "#e0b23c" },
				],
			},
		],
		popularity: 78,
	},
	{
		code: "TE-3503",
		name: { cs: "Čertovský řetěz plastový 2 m", en: "Plastic devil's chain 2 m" },
		description: {
			cs:
				"Masivní oka s rezavou patinou, která váží zlomek kovového řetězu, a přesto po schodech řinčí přesvědčivě. Konce jsou opatřené karabinami, " +
				"takže řetěz jde zkrátit nebo spojit s druhým. Neškrábe dlažbu.",
			en:
				"Massive links with a rusty patina that weigh a fraction of a metal chain yet clatter convincingly on the stairs. Snap hooks at the ends " +
				"let you shorten it or join two together. It does not scratch floors.",
		},
		price: 119,
		brand: "fiesta",
		categories: ["cert-a-mikulas", "rekvizity", "halloween"],
		attributes: { barva: ["cerna", "hneda"], motiv: ["mikulas", "halloween"], material: "plast", kusu: "1" },
		pictures: [{ layout: "single", pieces: [{ art: "art:chain", color: "#7d6a5f" }] }],
		popularity: 76,
	},
	{
		code: "TE-3504",
		name: { cs: "Jutový pytel na nadílku", en: "Jute sack for treats" },
		description: {
			cs:
				"Pevný pytel s hvězdou na jedné a čertem na druhé straně, stačí ho včas otočit. Pojme nadílku pro tři děti i s mandarinkami. " +
				"Rozměr 50 × 75 cm, horní okraj se stahuje šňůrou.",
			en:
				"A sturdy sack with a star on one side and a devil on the other; just turn it in time. It holds treats for three children, " +
				"tangerines included. 50 × 75 cm with a drawstring top.",
		},
		price: 149,
		brand: "konfety",
		categories: ["cert-a-mikulas"],
		attributes: { barva: "bezova", motiv: "mikulas", material: "bavlna", kusu: "1" },
		labels: ["gift"],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:sack", color: "#c9a875", color2: "#b81d2f", print: "star" },
					"emoji:tangerine",
					"emoji:peanuts",
				],
			},
		],
		popularity: 70,
	},
];
