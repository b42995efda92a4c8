/** Heroes with a comic-book look: balloons and tableware. */

import type { SeedProduct } from "../../facts/format.ts";

export const HEROES_THEME: SeedProduct[] = [
	{
		code: "TM-5061",
		name: { cs: "Fóliový balónek Blesk 80 cm", en: "Lightning bolt foil balloon 80 cm" },
		description: {
			cs: "Klikatý blesk vysoký 80 cm s černým komiksovým obrysem po celém okraji. Heliem se plní přes samozavírací ventil a vznáší se čtyři dny; špičky dofoukněte opatrně, plní se jako poslední. Na rubu je hladký, vejde se na něj jméno psané fixem.",
			en: "A zigzag bolt, 80 cm tall, with a black comic-book outline. Fill it with helium through the self-sealing valve and it floats for four days; go gently at the end, as the tips fill last. The back is plain, so there is room to write a name in marker pen.",
		},
		price: 139,
		brand: "balonovo",
		categories: ["foliove-balonky", "hrdinove"],
		attributes: {
			material: "folie",
			kusu: "1",
			napln: "helium",
			motiv: "hrdinove",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		labels: ["new"],
		variants: [
			{
				name: { cs: "žlutý", en: "yellow" },
				code: "ZLU",
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "emoji:high-voltage", foil: true }], tint: "#fdf3d0" },
			},
			{
				name: { cs: "červený", en: "red" },
				code: "CERV",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "emoji:high-voltage", hue: 320, foil: true }], tint: "#fde3e2" },
			},
			{
				name: { cs: "modrý", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "emoji:high-voltage", hue: 180, foil: true }], tint: "#e0e9fb" },
				stock: "branches",
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "emoji:high-voltage", foil: true },
					{ art: "emoji:high-voltage", hue: 320, foil: true },
					{ art: "emoji:high-voltage", hue: 180, foil: true },
				],
			},
		],
		popularity: 61,
		addedDaysAgo: 18,
		goesWith: ["BL-1406", "TM-5062"],
	},
	{
		code: "TM-5062",
		name: { cs: "Balónky „Bum! Prásk! Bác!“ 30 cm, 8 ks", en: "“Bum! Prásk! Bác!” comic balloons 30 cm, 8 pcs" },
		description: {
			cs: "Osm latexových balónků ve žluté, červené, modré a bílé s komiksovými citoslovci v bublinách. Potisk je ze dvou stran, průměr 30 cm. Plnit můžete vzduchem i heliem, na jeden kus počítejte asi 14 l.",
			en: "Eight latex balloons in yellow, red, blue and white with the sound effects of Czech comics in speech bubbles. Printed on two sides, 30 cm across. For air or helium, about 14 l each.",
		},
		price: 89,
		brand: "konfety",
		categories: ["latexove-balonky", "hrdinove"],
		attributes: {
			barva: ["zluta", "cervena", "modra", "bila"],
			material: "latex",
			kusu: "8",
			napln: "helium",
			motiv: ["hrdinove", "retro"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon-stars", color: "#f7c52b", color2: "#dc2f3c" },
					{ art: "art:balloon-stars", color: "#dc2f3c", color2: "#fff3c4" },
					{ art: "art:balloon", color: "#dc2f3c", print: "collision" },
					{ art: "art:balloon-dots", color: "#2f62c9", color2: "#f7c52b" },
					{ art: "art:balloon-dots", color: "#fbfaf7", color2: "#dc2f3c" },
				],
			},
		],
		popularity: 56,
		addedDaysAgo: 315,
		goesWith: ["TM-5061", "BL-1405"],
	},
	{
		code: "TM-5063",
		name: { cs: "Talíře Hrdinská akademie 23 cm, 8 ks", en: "Hero academy plates 23 cm, 8 pcs" },
		description: {
			cs: "Modrý talíř s erbem akademie uprostřed a červeným rastrem teček jako ze starého komiksu. Pevný karton s omyvatelným povrchem zvládne párek s kečupem i dort. V balení je osm kusů.",
			en: "A blue plate with the academy's crest in the middle and red dots like those of an old comic. Sturdy card with a wipeable surface copes with sausages in ketchup as well as cake. Eight in a pack.",
		},
		price: 79,
		brand: "konfety",
		categories: ["taliry-a-misky", "hrdinove"],
		attributes: {
			barva: ["modra", "cervena"],
			material: "papir",
			kusu: "8",
			motiv: "hrdinove",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{ layout: "single", pieces: [{ art: "art:plate", color: "#2f62c9", color2: "#dc2f3c", print: "shield" }] },
			{
				layout: "grid",
				pieces: [
					{ art: "art:plate", color: "#2f62c9", color2: "#dc2f3c", print: "high-voltage" },
					{ art: "art:cup", color: "#f7c52b", color2: "#2b2a30", print: "high-voltage" },
					{ art: "art:tablecloth", color: "#dc2f3c", color2: "#f7c52b", print: "high-voltage" },
				],
			},
		],
		popularity: 65,
		addedDaysAgo: 312,
		goesWith: ["TM-5064", "TM-5065"],
	},
	{
		code: "TM-5064",
		name: { cs: "Kelímky Tajná identita 250 ml, 8 ks", en: "Secret identity cups 250 ml, 8 pcs" },
		description: {
			cs: "Žlutý kelímek s černou škraboškou a bublinou na hrdinské jméno, které si děti dopíšou propiskou nebo fixem. Papírový, na studené nápoje, objem 250 ml. Všech osm kusů je stejných.",
			en: "A yellow cup with a black mask and a speech bubble in which children write their hero name in biro or marker. Paper, for cold drinks, 250 ml. All eight are the same.",
		},
		price: 65,
		brand: "konfety",
		categories: ["kelimky-a-brcka", "hrdinove"],
		attributes: {
			barva: ["zluta", "cerna"],
			material: "papir",
			kusu: "8",
			motiv: "hrdinove",
			vek: ["6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:cup", color: "#f7c52b", color2: "#2b2a30" },
					{ art: "art:mask-eye", color: "#2b2a30", color2: "#f7c52b" },
				],
			},
		],
		popularity: 42,
		addedDaysAgo: 310,
		goesWith: ["TM-5063"],
	},
	{
		code: "TM-5065",
		name: { cs: "Ubrus Komiksové město 120 × 180 cm", en: "Comic city tablecloth 120 × 180 cm" },
		description: {
			cs: "Panorama mrakodrapů při západu slunce, nad kterým přelétá hrdina v plášti. Plastový, skládaný, stačí ho otřít vlhkým hadříkem. Kryje stůl pro šest až osm dětí a na krajích visí asi 20 cm.",
			en: "A skyline at sunset with a caped hero flying over it. Folded plastic that wipes clean with a damp cloth. It covers a table for six to eight children and hangs down about 20 cm at the edges.",
		},
		price: 115,
		brand: "papirna",
		categories: ["ubrousky-a-ubrusy", "hrdinove"],
		attributes: {
			barva: ["cervena", "zluta"],
			material: "plast",
			kusu: "1",
			motiv: "hrdinove",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:tablecloth", color: "#dc2f3c", color2: "#f7c52b", print: "cityscape-at-dusk" },
					{ art: "art:tablecloth", color: "#dc2f3c", color2: "#f7c52b", print: "person-superhero" },
				],
			},
		],
		stock: "branches",
		popularity: 25,
		addedDaysAgo: 580,
		goesWith: ["TM-5063", "TM-5064"],
	},
];
