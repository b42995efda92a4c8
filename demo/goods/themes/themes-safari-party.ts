/** Safari and animals: decorations, cake, games and costumes. */

import { childSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

export const SAFARI_THEME_PARTY: SeedProduct[] = [
	{
		code: "TM-5028",
		name: { cs: "Girlanda Monstera a opičky 3 m", en: "Monstera and monkeys garland 3 m" },
		description: {
			cs: "Čtrnáct papírových listů ve dvou odstínech zelené a pět opiček zavěšených za ocas na jutovém provázku. Opičky se dají přemístit, drží na malých kolíčcích. Délka 3 m, na obou koncích je 30 cm provázku navíc na uvázání.",
			en: "Fourteen paper leaves in two greens and five monkeys hanging by their tails from a jute string. The monkeys are on tiny pegs and can be moved. It is 3 m long, with 30 cm of spare string at each end for tying.",
		},
		price: 129,
		brand: "fiesta",
		categories: ["girlandy", "safari"],
		attributes: {
			barva: ["zelena", "hneda"],
			material: ["papir", "drevo"],
			kusu: "1",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny", "miminko"],
		},
		pictures: [
			{
				layout: "garland",
				pieces: ["emoji:leafy-green", "emoji:monkey", "emoji:herb", "emoji:leafy-green", "emoji:banana"],
			},
		],
		popularity: 57,
		addedDaysAgo: 230,
		goesWith: ["TM-5023", "TM-5029"],
	},
	{
		code: "TM-5029",
		name: { cs: "Lampiony Zvířátka s oušky, 3 ks", en: "Animal lanterns with ears, 3 pcs" },
		description: {
			cs: "Medvídek, liška a panda: kulaté lampiony o průměru 25 cm, ke kterým oboustrannou páskou přilepíte uši, čumák a oči. Skládají se naplocho, takže po oslavě mohou viset v dětském pokoji nebo počkat v šuplíku. Určené jen pro LED světýlko.",
			en: "A bear, a fox and a panda: round lanterns 25 cm across to which you stick ears, nose and eyes with double-sided tape. They fold flat, so after the party they can hang in the children's room or wait in a drawer. For LED lights only.",
		},
		price: 199,
		sale: 149,
		brand: "lumina",
		categories: ["lampiony", "safari"],
		attributes: {
			barva: ["hneda", "oranzova", "bila"],
			material: "papir",
			kusu: "3",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny", "miminko"],
		},
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:lantern", color: "#a9713f" },
					{ art: "art:lantern", color: "#ec8538" },
					{ art: "art:lantern", color: "#f7f4ec", color2: "#2b2a30" },
				],
			},
			{ layout: "row", pieces: ["emoji:bear", "emoji:fox", "emoji:panda"] },
		],
		popularity: 44,
		addedDaysAgo: 690,
		goesWith: ["DE-3104"],
	},
	{
		code: "TM-5030",
		name: { cs: "Košíčky a zápichy na muffiny Safari, 24 ks", en: "Safari muffin cases and toppers, 24 pcs" },
		description: {
			cs: "Dvanáct pečicích košíčků se zvířecím vzorem a dvanáct oboustranných zápichů: lvi, zebry, žirafy a hroši. Košíčky mají dno 5 cm a patří do formy na muffiny, snesou 220 °C. Zápichy zapichujte až do vychladlého těsta.",
			en: "Twelve animal print baking cases and twelve double-sided toppers: lions, zebras, giraffes and hippos. The cases have a 5 cm base, go into a muffin tin and stand 220 °C. Add the toppers once the muffins are cool.",
		},
		price: 95,
		brand: "sladkosti",
		categories: ["svicky-na-dort", "safari"],
		attributes: {
			barva: ["hneda", "zluta"],
			material: ["papir", "drevo"],
			kusu: "24",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "grid",
				pieces: ["emoji:cupcake", "emoji:lion", "emoji:hippopotamus", "emoji:cupcake", "emoji:zebra", "emoji:giraffe"],
			},
		],
		popularity: 47,
		addedDaysAgo: 300,
		goesWith: ["TM-5024", "DH-4003"],
	},
	{
		code: "TM-5031",
		name: { cs: "Piňata Lev s hřívou 42 cm", en: "Maned lion piñata 42 cm" },
		description: {
			cs: "Rozbíjecí piňata s hřívou z oranžového krepu, vysoká 42 cm a široká 40 cm. Klapka na zádech pojme asi 1,2 kg sladkostí, hračky dávejte jen měkké nebo lehké. Zavěste ji za pevné očko tak, aby visela zhruba ve výšce dětských ramen.",
			en: "A hit-to-break piñata with a mane of orange crepe, 42 cm tall and 40 cm wide. The flap on the back takes about 1.2 kg of sweets; keep any toys soft or light. Hang it by the sturdy loop at about the height of the children's shoulders.",
		},
		price: 389,
		brand: "fiesta",
		categories: ["pinaty", "safari"],
		attributes: {
			barva: ["oranzova", "zluta"],
			material: "papir",
			kusu: "1",
			motiv: "zvirata",
			vek: ["6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "set",
				pieces: [
					"emoji:lion",
					"emoji:candy",
					"emoji:chocolate-bar",
					{ art: "art:streamer", color: "#f08a34", color2: "#f7cf57" },
				],
			},
		],
		stock: "none",
		popularity: 62,
		addedDaysAgo: 445,
		goesWith: ["DH-4105"],
	},
	{
		code: "TM-5032",
		name: { cs: "Celohlavová latexová maska ze safari", en: "Full-head latex safari mask" },
		description: {
			cs: "Maska přes celou hlavu s ručně malovanou srstí, na obvod hlavy 54–60 cm. Větrá se tlamou a nosními dírkami, vidí se otvory v očích. Před prvním nošením ji nechte den vyvětrat; uchovávejte ji vycpanou papírem, aby držela tvar.",
			en: "A mask over the whole head with hand-painted fur, for heads of 54–60 cm. You breathe through the muzzle and nostrils and see through the eyes. Air it for a day before first wearing; store it stuffed with paper so that it keeps its shape.",
		},
		price: 329,
		brand: "maskara",
		categories: ["masky", "safari"],
		attributes: {
			material: "latex",
			velikost: "univerzalni",
			kusu: "1",
			motiv: "zvirata",
			vek: "dospeli",
			prilezitost: ["karneval", "halloween", "silvestr"],
		},
		variants: [
			{
				name: { cs: "gorila", en: "gorilla" },
				code: "GOR",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: ["emoji:gorilla"] },
			},
			{
				name: { cs: "zebra", en: "zebra" },
				code: "ZEB",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: ["emoji:zebra"] },
			},
			{
				name: { cs: "tygr", en: "tiger" },
				code: "TYGR",
				attributes: { barva: "oranzova" },
				picture: { layout: "single", pieces: ["emoji:tiger-face"] },
				stock: "warehouse",
			},
		],
		pictures: [{ layout: "trio", pieces: ["emoji:tiger-face", "emoji:gorilla", "emoji:zebra"], tint: "#fdeccf" }],
		popularity: 51,
		addedDaysAgo: 175,
		goesWith: ["DO-2003"],
		safety: {
			cs: "Obsahuje přírodní kaučukový latex, který může vyvolat alergickou reakci. Není hračka, určeno dospělým. Maska omezuje výhled a slyšení: nepoužívejte ji v silničním provozu, na schodech ani v blízkosti otevřeného ohně.",
			en: "Contains natural rubber latex, which may cause an allergic reaction. Not a toy, for adults only. The mask limits sight and hearing: do not use it in traffic, on stairs or near an open flame.",
		},
	},
	{
		code: "TM-5033",
		name: { cs: "Dětský kostým Žirafka", en: "Children's Little Giraffe costume" },
		description: {
			cs: "Žlutý overal s hnědými skvrnami, dlouhým vycpaným krkem nad kapucí a hřívou z třásní, která se táhne až po ocásek. Obličej je volný, krk drží rovně díky pěnové výplni. Zip má krytou légu, aby neškrábal. Velikost volte podle výšky dítěte; perte na 30 °C, krk předtím vyjměte.",
			en: "A yellow jumpsuit with brown patches, a long padded neck above the hood and a fringed mane that runs down to the tail. The face is free and foam padding keeps the neck upright. The zip is covered so that it does not scratch. Choose by the child's height; wash at 30 °C with the neck padding removed.",
		},
		price: 749,
		brand: "maskara",
		categories: ["detske-kostymy", "safari"],
		attributes: {
			barva: ["zluta", "hneda"],
			material: "polyester",
			motiv: "zvirata",
			vek: ["3-5", "6-8"],
			prilezitost: ["karneval", "detska-oslava"],
		},
		labels: ["new"],
		variants: childSizes(["98", "110", "122"]),
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:onesie", color: "#f0c243", color2: "#a8682f" }, "emoji:giraffe", "emoji:paw-prints"],
			},
		],
		popularity: 70,
		addedDaysAgo: 26,
		goesWith: ["DO-2301"],
	},
	{
		code: "TM-5034",
		name: { cs: "Dětský kostým Průzkumník safari", en: "Children's Safari Explorer costume" },
		description: {
			cs: "Béžová vesta s osmi kapsami, khaki šátek a klobouk s leopardí stuhou na obvod hlavy 53 cm. V kapsách čeká plastový kompas a zápisník na pozorování o dvaceti listech. Kalhoty ani košile v sadě nejsou, stačí vlastní. Velikost vesty odpovídá výšce dítěte v cm.",
			en: "A beige vest with eight pockets, a khaki scarf and a hat with a leopard band for heads of 53 cm. A plastic compass and a twenty-page field notebook wait in the pockets. Trousers and shirt are not included; your own will do. The vest goes by the child's height in cm.",
		},
		price: 629,
		brand: "hravec",
		categories: ["detske-kostymy", "safari"],
		attributes: {
			barva: "bezova",
			material: ["bavlna", "polyester", "plast"],
			motiv: ["zvirata", "hrdinove"],
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["karneval", "detska-oslava", "narozeniny"],
		},
		labels: ["gift"],
		variants: childSizes(["110", "122", "134"], { "134": "branches" }),
		pictures: [
			{
				layout: "set",
				pieces: ["emoji:coat", "emoji:compass", "emoji:notebook", "emoji:camera", "emoji:elephant"],
			},
		],
		popularity: 55,
		addedDaysAgo: 365,
		goesWith: ["TM-5021", "DO-2301"],
	},
];
