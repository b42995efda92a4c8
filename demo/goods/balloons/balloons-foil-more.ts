/** More foil balloons by theme. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOONS_FOIL_MORE: SeedProduct[] = [
	{
		code: "BL-1521",
		name: { cs: "Fóliový balónek Raketa 85 cm", en: "Rocket foil balloon 85 cm" },
		description: {
			cs: "Bíločervená raketa s okénkem, ze kterého mává kosmonaut. Zavěšená za špičku visí svisle a s heliem stoupá až ke stropu, proto je v balení 2 m stuhy. Vejde se do ní asi 35 l plynu a ve vzduchu zůstane čtyři až pět dní.",
			en: "A red and white rocket with an astronaut waving from the porthole. Hung by its tip it stays upright, and on helium it climbs to the ceiling, so 2 m of ribbon is included. It holds about 35 l of gas and floats for four to five days.",
		},
		price: 169,
		brand: "fiesta",
		categories: ["foliove-balonky", "vesmir"],
		attributes: {
			barva: ["bila", "cervena"],
			material: "folie",
			kusu: "1",
			napln: "helium",
			motiv: "vesmir",
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		pictures: [
			{ layout: "single", pieces: [{ art: "emoji:rocket", foil: true }] },
			{
				layout: "pair",
				pieces: [
					{ art: "art:foil-round", color: "#2b3f7a", color2: "#b9bfca" },
					{ art: "emoji:astronaut", foil: true },
				],
			},
			{ layout: "scale", cm: 85, pieces: [{ art: "emoji:rocket", foil: true }] },
		],
		popularity: 66,
		addedDaysAgo: 190,
		goesWith: ["BL-1502", "BL-1006"],
	},
	{
		code: "BL-1522",
		name: { cs: "Fóliový balónek Mořský svět 70 cm", en: "Sea creature foil balloon 70 cm" },
		description: {
			cs: "Usměvavá velryba, chobotnice s kudrnatými chapadly, nebo želva s mozaikovým krunýřem. Potisk je z obou stran, takže mohou plavat uprostřed pokoje. S heliem vydrží 4–6 dní, ventil se sám zavře a balónek jde dofouknout brčkem.",
			en: "A smiling whale, an octopus with curly tentacles or a turtle with a mosaic shell. Printed on both sides, so they can swim in the middle of the room. On helium they last 4–6 days; the valve seals itself and can be topped up with a straw.",
		},
		price: 139,
		brand: "modrypes",
		categories: ["foliove-balonky", "more"],
		attributes: {
			material: "folie",
			kusu: "1",
			napln: "helium",
			motiv: ["more", "zvirata"],
			prilezitost: ["detska-oslava", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "velryba", en: "whale" },
				code: "VEL",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "emoji:spouting-whale", foil: true }] },
			},
			{
				name: { cs: "chobotnice", en: "octopus" },
				code: "CHO",
				attributes: { barva: "oranzova" },
				picture: { layout: "single", pieces: [{ art: "emoji:octopus", foil: true }] },
			},
			{
				name: { cs: "želva", en: "turtle" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				picture: { layout: "single", pieces: [{ art: "emoji:turtle", foil: true }] },
				stock: "few",
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "emoji:spouting-whale", foil: true },
					{ art: "emoji:octopus", foil: true },
					{ art: "emoji:turtle", foil: true },
				],
			},
			{ layout: "scale", cm: 70, pieces: [{ art: "emoji:spouting-whale", foil: true }] },
		],
		popularity: 61,
		addedDaysAgo: 85,
		goesWith: ["BL-1501", "SA-6010"],
	},
	{
		code: "BL-1523",
		name: { cs: "Fóliová hlava zvířátka ze safari 60 cm", en: "Safari animal head foil balloon 60 cm" },
		description: {
			cs: "Čtyři zvířátka na výběr, jejichž velké hlavy se na oslavě dívají hostům přes rameno. Lev má hřívu z volných fóliových třásní, žirafa růžky a opička uši do stran. Na helium potřebují zhruba 25 l, na tyčce postačí vzduch.",
			en: "Four animals to choose from, with big heads that peer over the guests' shoulders. The lion has a mane of loose foil fringe, the giraffe has little horns and the monkey's ears stick out. They take about 25 l of helium; on a stick air will do.",
		},
		price: 129,
		sale: 99,
		brand: "hravec",
		categories: ["foliove-balonky", "safari"],
		attributes: {
			material: "folie",
			kusu: "1",
			napln: "helium",
			motiv: "zvirata",
			prilezitost: ["detska-oslava", "narozeniny", "miminko"],
		},
		variants: [
			{
				name: { cs: "lev", en: "lion" },
				code: "LEV",
				attributes: { barva: "oranzova" },
				picture: { layout: "single", pieces: [{ art: "emoji:lion", foil: true }] },
			},
			{
				name: { cs: "žirafa", en: "giraffe" },
				code: "ZIR",
				attributes: { barva: "zluta" },
				picture: { layout: "single", pieces: [{ art: "emoji:giraffe", foil: true }] },
			},
			{
				name: { cs: "zebra", en: "zebra" },
				code: "ZEB",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "emoji:zebra", foil: true }] },
			},
			{
				name: { cs: "opička", en: "monkey" },
				code: "OPI",
				attributes: { barva: "hneda" },
				picture: { layout: "single", pieces: [{ art: "emoji:monkey-face", foil: true }] },
				stock: "none",
			},
		],
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "emoji:lion", foil: true },
					{ art: "emoji:giraffe", foil: true },
					{ art: "emoji:zebra", foil: true },
					{ art: "emoji:monkey-face", foil: true },
				],
			},
			{ layout: "scale", cm: 60, pieces: [{ art: "emoji:lion", foil: true }] },
		],
		popularity: 70,
		addedDaysAgo: 310,
		goesWith: ["BL-1503", "BL-1515", "BL-1533"],
	},
	{
		code: "BL-1524",
		name: { cs: "Fóliový balónek Medvídek s mašlí 65 cm", en: "Teddy with bow foil balloon 65 cm" },
		description: {
			cs: "Sedící medvídek s velkou mašlí k narození miminka i k prvním narozeninám. Matná fólie se na fotkách neblýská. Vzduchem nafouknutý sedí sám na stole či polici, s heliem se vznáší čtyři dny.",
			en: "A sitting teddy with a big bow for a new baby or a first birthday. The matt foil does not glare in photographs. Filled with air it sits by itself on a table or shelf; on helium it floats for four days.",
		},
		price: 139,
		brand: "konfety",
		categories: ["foliove-balonky", "miminko"],
		attributes: {
			material: "folie",
			kusu: "1",
			napln: "helium",
			motiv: ["miminko", "zvirata"],
			prilezitost: ["miminko", "narozeniny"],
		},
		variants: [
			{
				name: { cs: "růžová mašle", en: "pink bow" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "emoji:teddy-bear", foil: true },
						{ art: "emoji:ribbon", hue: 330 },
					],
				},
			},
			{
				name: { cs: "modrá mašle", en: "blue bow" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: {
					layout: "pair",
					pieces: [
						{ art: "emoji:teddy-bear", foil: true },
						{ art: "emoji:ribbon", hue: 220 },
					],
				},
			},
		],
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "emoji:teddy-bear", foil: true },
					{ art: "emoji:ribbon", hue: 330 },
				],
			},
			{ layout: "scale", cm: 65, pieces: [{ art: "emoji:teddy-bear", foil: true }] },
		],
		popularity: 64,
		addedDaysAgo: 240,
		goesWith: ["BL-1508", "SA-6008"],
	},
	{
		code: "BL-1525",
		name: { cs: "Fóliová láhev sektu 95 cm", en: "Sparkling wine bottle foil balloon 95 cm" },
		description: {
			cs: "Téměř metrová zelená láhev se zlatou etiketou a zátkou na odlet. Stojí ve dveřích, visí nad barem i se nechá držet na fotkách. Na naplnění je potřeba asi 40 l helia, vznáší se tři až pět dní.",
			en: "An almost metre-tall green bottle with a gold label and a cork about to fly. It stands in the doorway, hangs above the bar or poses in photographs. It takes about 40 l of helium and floats for three to five days.",
		},
		price: 179,
		brand: "fiesta",
		categories: ["foliove-balonky", "silvestr", "rozlucka"],
		attributes: {
			barva: ["zelena", "zlata"],
			material: "folie",
			kusu: "1",
			napln: "helium",
			motiv: ["silvestr", "rozlucka"],
			vek: "dospeli",
			prilezitost: ["silvestr", "rozlucka", "narozeniny"],
		},
		labels: ["new"],
		pictures: [
			{ layout: "single", pieces: [{ art: "emoji:bottle-with-popping-cork", foil: true }] },
			{ layout: "scale", cm: 95, pieces: [{ art: "emoji:bottle-with-popping-cork", foil: true }] },
		],
		popularity: 58,
		addedDaysAgo: 22,
		goesWith: ["BL-1506", "DE-3202"],
	},
	{
		code: "BL-1526",
		name: { cs: "Fóliový prsten s diamantem 75 cm", en: "Diamond ring foil balloon 75 cm" },
		description: {
			cs: "Stříbrný prsten s modrým kamenem k zásnubám, na rozlučku i nad svatební stůl. Kruh i diamant jsou jeden díl s jedním ventilem, naplníte ho najednou. Heliem naplněný vydrží tři až čtyři dny, vzduchem nafouknutý můžete zavěsit za očko nahoře.",
			en: "A silver ring with a blue stone for an engagement, a hen party or above the wedding table. Band and diamond are one piece with a single valve, so they fill together. On helium it lasts three to four days; filled with air it hangs from the loop at the top.",
		},
		price: 159,
		brand: "fiesta",
		categories: ["foliove-balonky", "rozlucka", "svatba"],
		attributes: {
			barva: ["stribrna", "modra"],
			material: "folie",
			kusu: "1",
			napln: "helium",
			motiv: ["rozlucka", "svatba"],
			vek: "dospeli",
			prilezitost: ["rozlucka", "svatba"],
		},
		pictures: [
			{ layout: "single", pieces: [{ art: "emoji:ring", foil: true }] },
			{
				layout: "pair",
				pieces: [
					{ art: "art:foil-round", color: "#b9bfca", color2: "#3f8efc" },
					{ art: "emoji:gem-stone", foil: true },
				],
			},
			{ layout: "scale", cm: 75, pieces: [{ art: "emoji:ring", foil: true }] },
		],
		stock: "branches",
		popularity: 46,
		addedDaysAgo: 375,
		goesWith: ["BL-1507", "BL-1102", "DO-2209"],
	},
];
