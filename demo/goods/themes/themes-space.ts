/** Space: balloons and tableware. */

import type { SeedProduct } from "../../facts/format.ts";

export const SPACE_THEME: SeedProduct[] = [
	{
		code: "TM-5001",
		name: { cs: "Fóliový balónek UFO s mimozemšťanem 78 cm", en: "UFO with alien foil balloon 78 cm" },
		description: {
			cs: "Létající talíř s průhlednou kopulí, ze které mává velkooký pilot. Potisk je z obou stran, takže obstojí i uprostřed místnosti. Naplní ho asi 30 l helia a ve vzduchu zůstane čtyři až šest dní; v balení je metr stuhy, závaží přiobjednejte zvlášť.",
			en: "A flying saucer with a clear dome and a big-eyed pilot waving from it. Printed on both sides, so it looks right even in the middle of the room. It takes about 30 l of helium and floats for four to six days; a metre of ribbon is included, order a weight separately.",
		},
		price: 169,
		brand: "fiesta",
		categories: ["foliove-balonky", "vesmir"],
		attributes: {
			material: "folie",
			kusu: "1",
			napln: "helium",
			motiv: "vesmir",
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "zelené", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "emoji:flying-saucer", hue: 285, foil: true },
						{ art: "emoji:alien", foil: true },
					],
				},
			},
			{
				name: { cs: "fialové", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: {
					layout: "set",
					pieces: [
						{ art: "emoji:flying-saucer", hue: 75, foil: true },
						{ art: "emoji:alien", hue: 130, foil: true },
					],
				},
				stock: "few",
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "emoji:flying-saucer", foil: true },
					{ art: "emoji:alien", foil: true },
				],
			},
		],
		popularity: 88,
		addedDaysAgo: 240,
		goesWith: ["BL-1406", "BL-1401", "TM-5002"],
	},
	{
		code: "TM-5002",
		name: { cs: "Fóliová planeta 45 cm", en: "Foil planet balloon 45 cm" },
		description: {
			cs: "Kulatý balónek s potiskem, na kterém poznáte kontinenty, krátery i polární čepičky. Rozměr platí pro prázdný balónek, nafouknutý má v průměru asi 36 cm. Saturnu se před plněním navlékne prstenec z tužší fólie. Ve vzduchu vydrží s heliem pět dní, bez něj jej zavěste za očko.",
			en: "A round balloon on which you can make out continents, craters and polar caps. The size is that of the empty balloon; inflated it is about 36 cm across. Saturn gets a ring of stiffer foil that slips on before filling. Helium keeps it up for five days; with air, hang it by the loop.",
		},
		price: 85,
		brand: "balonovo",
		categories: ["foliove-balonky", "vesmir"],
		attributes: {
			material: "folie",
			kusu: "1",
			napln: "helium",
			motiv: "vesmir",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "Země", en: "Earth" },
				code: "ZEME",
				attributes: { barva: "modra" },
				picture: {
					layout: "single",
					pieces: [{ art: "art:foil-round", color: "#2f7fd0", print: "globe-showing-europe-africa" }],
				},
			},
			{
				name: { cs: "Mars", en: "Mars" },
				code: "MARS",
				attributes: { barva: "oranzova" },
				picture: {
					layout: "single",
					pieces: [{ art: "art:foil-round", color: "#c9573a", print: "full-moon", hue: 325 }],
				},
			},
			{
				name: { cs: "Saturn s prstencem", en: "Saturn with a ring" },
				code: "SAT",
				price: 109,
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "art:foil-round", color: "#e6c06a", print: "ringed-planet" }] },
			},
			{
				name: { cs: "Měsíc", en: "Moon" },
				code: "MES",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:foil-round", color: "#b9c0cc", print: "full-moon" }] },
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:foil-round", color: "#2f7fd0", print: "globe-showing-europe-africa" },
					{ art: "art:foil-round", color: "#c9573a", print: "full-moon", hue: 325 },
					{ art: "art:foil-round", color: "#e6c06a", print: "ringed-planet" },
					{ art: "art:foil-round", color: "#b9c0cc", print: "full-moon" },
				],
			},
		],
		popularity: 74,
		addedDaysAgo: 410,
		goesWith: ["TM-5001", "BL-1405"],
	},
	{
		code: "TM-5003",
		name: { cs: "Kytice balónků Výprava na Měsíc, 7 ks", en: "Trip to the Moon balloon bouquet, 7 pcs" },
		description: {
			cs: "Jeden fóliový Měsíc o průměru 45 cm, dvě stříbrné hvězdy a čtyři latexové balónky v noční modré a fialové. V sadě jsou stuhy a závaží v podobě raketky; prodává se nenafouknutá.\n\nNa celou kytici spotřebujete asi 100 l helia. Latexové balónky plňte až v den oslavy, vznášejí se zhruba 12 hodin.",
			en: "One foil Moon 45 cm across, two silver stars and four latex balloons in midnight blue and purple. Ribbons and a rocket-shaped weight are included; sold flat.\n\nThe whole bouquet takes about 100 l of helium. Fill the latex balloons on the day of the party, as they float for some 12 hours.",
		},
		price: 279,
		brand: "balonovo",
		categories: ["balonkove-girlandy", "vesmir"],
		attributes: {
			barva: ["modra", "fialova", "stribrna"],
			material: ["latex", "folie"],
			napln: "helium",
			motiv: "vesmir",
			prilezitost: ["detska-oslava", "narozeniny", "silvestr"],
		},
		labels: ["new"],
		pictures: [
			{
				layout: "bunch",
				pieces: [
					{ art: "art:balloon", color: "#24306b" },
					{ art: "art:balloon-stars", color: "#4b2f8a", color2: "#dfe3ee" },
					{ art: "art:foil-star", color: "#b9c0cc" },
					{ art: "art:foil-round", color: "#cfd4de", color2: "#8a92a3" },
					{ art: "art:foil-star", color: "#b9c0cc" },
					{ art: "art:balloon", color: "#7d57c2" },
					{ art: "art:balloon-stars", color: "#24306b", color2: "#ffd766" },
				],
				tint: "#e6e4f8",
			},
		],
		popularity: 63,
		addedDaysAgo: 12,
		goesWith: ["BL-1401", "TM-5002", "TM-5007"],
	},
	{
		code: "TM-5004",
		name: { cs: "Talíře Vesmírná mise 23 cm, 8 ks", en: "Space mission plates 23 cm, 8 pcs" },
		description: {
			cs: "Tmavomodrý talíř, po jehož okraji obíhá raketa kolem čtyř planet. Karton o gramáži 300 g unese i porci těstovin s omáčkou, do mikrovlnné trouby ale nepatří. Ladí s kelímky Start rakety a ubrousky Galaxie.",
			en: "A dark blue plate with a rocket circling four planets round the rim. The 300 g card copes with pasta in sauce but does not belong in a microwave. It matches the Lift-off cups and the Galaxy napkins.",
		},
		price: 79,
		brand: "papirna",
		categories: ["taliry-a-misky", "vesmir"],
		attributes: {
			barva: "modra",
			material: "papir",
			kusu: "8",
			motiv: "vesmir",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{ layout: "single", pieces: [{ art: "art:plate", color: "#263a86", color2: "#ffd766", print: "rocket" }] },
			{
				layout: "grid",
				pieces: [
					{ art: "art:plate", color: "#263a86", color2: "#ffd766", print: "ringed-planet" },
					{ art: "art:cup", color: "#e0553f", color2: "#f6f4ee", print: "ringed-planet" },
					{ art: "art:napkin", color: "#5b3fa0", color2: "#f4b6de", print: "ringed-planet" },
				],
			},
		],
		popularity: 79,
		addedDaysAgo: 330,
		goesWith: ["TM-5005", "TM-5006"],
	},
	{
		code: "TM-5005",
		name: { cs: "Kelímky Start rakety 250 ml, 8 ks", en: "Lift-off cups 250 ml, 8 pcs" },
		description: {
			cs: "Na každém z osmi kelímků je jiné číslo odpočtu od osmičky po jedničku, takže si je malí kosmonauti nespletou. Papírové, s vnitřní vrstvou proti promáčení, na limonádu i vlažný čaj. Objem po okraj 250 ml.",
			en: "Each of the eight cups shows a different number of the countdown from eight to one, so no astronaut picks up the wrong one. Paper with a lining that stops leaks, for lemonade or lukewarm tea. They hold 250 ml to the brim.",
		},
		price: 69,
		sale: 55,
		brand: "papirna",
		categories: ["kelimky-a-brcka", "vesmir"],
		attributes: {
			barva: ["cervena", "bila"],
			material: "papir",
			kusu: "8",
			motiv: "vesmir",
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:cup", color: "#e0553f", color2: "#f6f4ee", print: "rocket" },
					{ art: "art:cup", color: "#e0553f", color2: "#f6f4ee", print: "fire" },
				],
			},
		],
		popularity: 52,
		addedDaysAgo: 325,
		goesWith: ["TM-5004", "ST-2108"],
	},
	{
		code: "TM-5006",
		name: { cs: "Ubrousky Galaxie, 16 ks", en: "Galaxy napkins, 16 pcs" },
		description: {
			cs: "Fialová mlhovina se stříbrnými tečkami hvězd, každý ubrousek má díky velkému vzoru trochu jiný výřez. Třívrstvé, složené 16,5 × 16,5 cm, rozložené 33 × 33 cm. Barvy jsou určené pro styk s potravinami.",
			en: "A purple nebula dotted with silver stars; the pattern is so large that no two napkins are quite alike. Three-ply, 16.5 × 16.5 cm folded and 33 × 33 cm open. The inks are approved for contact with food.",
		},
		price: 59,
		brand: "papirna",
		categories: ["ubrousky-a-ubrusy", "vesmir"],
		attributes: {
			barva: "fialova",
			material: "papir",
			kusu: "16",
			motiv: "vesmir",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{
				layout: "single",
				pieces: [{ art: "art:napkin", color: "#5b3fa0", color2: "#f4b6de", print: "milky-way" }],
			},
		],
		stock: "warehouse",
		popularity: 34,
		addedDaysAgo: 318,
		goesWith: ["TM-5004"],
	},
];
