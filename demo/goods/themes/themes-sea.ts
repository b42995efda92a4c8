/** Under the sea: balloons and tableware. */

import type { SeedProduct } from "../../facts/format.ts";

export const SEA_THEME: SeedProduct[] = [
	{
		code: "TM-5041",
		name: { cs: "Fóliový balónek Žralok 100 cm", en: "Shark foil balloon 100 cm" },
		description: {
			cs: "Metrový žralok s pořádnými zuby a přátelským pohledem, potištěný z obou stran. Ploutve jsou samostatné komory, proto po naplnění drží tvar. Počítejte asi se 40 l helia, vznáší se pět dní; přes noc jej přivažte mimo topení.",
			en: "A metre-long shark with serious teeth and a friendly eye, printed on both sides. The fins are separate chambers, so it keeps its shape once filled. It takes about 40 l of helium and floats for five days; tie it away from radiators overnight.",
		},
		price: 179,
		brand: "fiesta",
		categories: ["foliove-balonky", "more"],
		attributes: {
			barva: ["modra", "bila"],
			material: "folie",
			kusu: "1",
			napln: "helium",
			motiv: ["more", "zvirata"],
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [{ layout: "single", pieces: [{ art: "emoji:shark", foil: true }] }],
		popularity: 81,
		addedDaysAgo: 295,
		goesWith: ["BL-1401", "TM-5042"],
	},
	{
		code: "TM-5042",
		name: { cs: "Bublinový balónek čirý 50 cm, 3 ks", en: "Clear bubble balloons 50 cm, 3 pcs" },
		description: {
			cs: "Průhledné koule z pružné fólie, které vypadají jako bubliny od potápěče. Před plněním je v rukou trochu vytáhněte do stran, budou pak hezky kulaté. Vzduchem naplněné vydrží týdny, s heliem asi pět dní. Nejlepší je zavěsit je v různých výškách.",
			en: "See-through globes in stretchy film that look like a diver's bubbles. Stretch them gently by hand before filling and they will come out nicely round. Filled with air they last for weeks, with helium about five days. They look best hung at different heights.",
		},
		price: 139,
		brand: "balonovo",
		categories: ["foliove-balonky", "more"],
		attributes: {
			material: "plast",
			kusu: "3",
			napln: "helium",
			motiv: "more",
			prilezitost: ["detska-oslava", "narozeniny", "svatba", "miminko"],
		},
		labels: ["new"],
		variants: [
			{
				name: { cs: "čirý s bílým okrajem", en: "clear with a white edge" },
				code: "CIRY",
				attributes: { barva: "bila" },
				picture: {
					layout: "bunch",
					pieces: [{ art: "art:balloon", color: "#eaf5fb" }],
					tint: "#d6ecf7",
				},
			},
			{
				name: { cs: "modrý", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "bunch", pieces: [{ art: "art:balloon", color: "#8cc8ee" }], tint: "#e3f1fb" },
			},
			{
				name: { cs: "tyrkysový", en: "turquoise" },
				code: "TYR",
				attributes: { barva: "mint" },
				picture: { layout: "bunch", pieces: [{ art: "art:balloon", color: "#86dcd2" }], tint: "#e0f5f2" },
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:balloon", color: "#dff0fa" },
					"emoji:bubbles",
					{ art: "art:balloon", color: "#86dcd2" },
					{ art: "art:balloon", color: "#8cc8ee" },
				],
				tint: "#e8f4fc",
			},
		],
		popularity: 48,
		addedDaysAgo: 15,
		goesWith: ["BL-1404", "TM-5041", "TM-5043"],
	},
	{
		code: "TM-5043",
		name: { cs: "Kytice balónků Ploutev mořské víly, 7 ks", en: "Mermaid tail balloon bouquet, 7 pcs" },
		description: {
			cs: "Fóliová ploutev vysoká 70 cm, dvě fóliové mušle a čtyři latexové balónky v ladících odstínech. Součástí jsou stuhy a závaží, plnění heliem objednáte v prodejně nebo zvládnete sami s menší láhví. Fólie vydrží ve vzduchu pět dní, latex asi 12 hodin.",
			en: "A foil tail 70 cm tall, two foil shells and four latex balloons in matching shades. Ribbons and a weight are included; have it filled in one of our shops or use a small cylinder of your own. The foil floats for five days, the latex for about 12 hours.",
		},
		price: 299,
		brand: "balonovo",
		categories: ["balonkove-girlandy", "more"],
		attributes: {
			material: ["folie", "latex"],
			napln: "helium",
			motiv: ["more", "pohadky"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "tyrkysová", en: "turquoise" },
				code: "TYR",
				attributes: { barva: "mint" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:balloon", color: "#1f6fb2" },
						{ art: "art:balloon", color: "#5cc4cf" },
						{ art: "art:balloon-dots", color: "#cfeaf3", color2: "#5cc4cf" },
						{ art: "art:balloon", color: "#cfeaf3", print: "spiral-shell" },
						{ art: "art:foil-heart", color: "#3fb9b1" },
					],
				},
			},
			{
				name: { cs: "korálová", en: "coral" },
				code: "KOR",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "bunch",
					pieces: [
						{ art: "art:balloon", color: "#f2806b" },
						{ art: "art:balloon", color: "#f9c3b4" },
						{ art: "art:balloon-dots", color: "#fbeee6", color2: "#f2806b" },
						{ art: "art:balloon", color: "#fbeee6", print: "spiral-shell" },
						{ art: "art:foil-heart", color: "#d98ad0" },
					],
				},
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					"emoji:woman-merpeople",
					{ art: "art:foil-heart", color: "#3fb9b1" },
					{ art: "art:balloon-dots", color: "#f2806b", color2: "#ffffff" },
				],
				tint: "#e4f3f6",
			},
		],
		popularity: 67,
		addedDaysAgo: 260,
		goesWith: ["BL-1401", "TM-5044"],
	},
	{
		code: "TM-5044",
		name: { cs: "Talíře ve tvaru lastury 22 cm, 8 ks", en: "Shell-shaped plates 22 cm, 8 pcs" },
		description: {
			cs: "Talíř vyseknutý do tvaru mušle, s tyrkysovým ombré a stříbrnou ražbou podél žeber. Kvůli kovové ražbě nesmí do mikrovlnné trouby. Na dort a drobné občerstvení; k obědu raději přidejte kulaté talíře.",
			en: "A plate cut in the shape of a shell, shaded in turquoise with silver foil along the ribs. The metallic foil means no microwaves. For cake and nibbles; for lunch, add round plates.",
		},
		price: 95,
		brand: "papirna",
		categories: ["taliry-a-misky", "more"],
		attributes: {
			barva: ["mint", "stribrna"],
			material: "papir",
			kusu: "8",
			motiv: ["more", "pohadky"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:plate-shell", color: "#56c3bd", color2: "#eef2f6" },
					{ art: "art:plate-shell", color: "#56c3bd", color2: "#eef2f6" },
				],
			},
			{
				layout: "grid",
				pieces: [
					{ art: "art:plate-shell", color: "#56c3bd", color2: "#eef2f6" },
					{ art: "art:cup", color: "#8a6fd0", color2: "#e6f7f5", print: "tropical-fish" },
					{ art: "art:napkin", color: "#3f92cc", color2: "#ffffff", print: "tropical-fish" },
				],
			},
		],
		popularity: 75,
		addedDaysAgo: 340,
		goesWith: ["TM-5045", "TM-5046"],
	},
	{
		code: "TM-5045",
		name: { cs: "Kelímky Chobotnice 250 ml, 8 ks", en: "Octopus cups 250 ml, 8 pcs" },
		description: {
			cs: "Fialová chobotnice objímá kelímek osmi chapadly, na každém z osmi kusů drží něco jiného. Papírové, na studené nápoje. Stejný motiv mají jen kelímky, barevně se k nim ale hodí talíře ve tvaru lastury.",
			en: "A purple octopus hugs the cup with eight arms, holding something different on each of the eight cups. Paper, for cold drinks. The design comes on cups only; the shell plates go with it in colour.",
		},
		price: 69,
		sale: 49,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "more"],
		attributes: {
			barva: "fialova",
			material: "papir",
			kusu: "8",
			motiv: ["more", "zvirata"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:cup", color: "#8a6fd0", color2: "#e6f7f5", print: "octopus" },
					{ art: "art:straw", color: "#56c3bd", color2: "#ffffff" },
				],
			},
		],
		popularity: 43,
		addedDaysAgo: 515,
		goesWith: ["TM-5044", "ST-2108"],
	},
	{
		code: "TM-5046",
		name: { cs: "Ubrousky Hejno rybiček, 20 ks", en: "Shoal of fish napkins, 20 pcs" },
		description: {
			cs: "Hejno rybiček plave přes celý ubrousek a jedna oranžová mezi modrými proti proudu; kdo ji najde první, začíná hru. Třívrstvé, 33 × 33 cm. Barva nepouští ani za mokra.",
			en: "A shoal swims across the whole napkin with one orange fish among the blue ones going the other way; whoever spots it first starts the game. Three-ply, 33 × 33 cm. The colour does not run when wet.",
		},
		price: 59,
		brand: "konfety",
		categories: ["ubrousky-a-ubrusy", "more"],
		attributes: {
			barva: ["modra", "oranzova"],
			material: "papir",
			kusu: "20",
			motiv: ["more", "zvirata"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:napkin", color: "#3f92cc", color2: "#ffffff", print: "tropical-fish" },
					{ art: "art:napkin", color: "#3f92cc", color2: "#ffffff", print: "fish" },
				],
			},
		],
		popularity: 36,
		addedDaysAgo: 380,
	},
];
