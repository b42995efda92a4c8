/** Halloween, space, the Wild West and fairy tales: more costumes for children. */

import { childSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

export const moreChildrensTaleCostumes: SeedProduct[] = [
	{
		code: "KO-7007",
		name: { cs: "Dětský kostým Dýně", en: "Children's Pumpkin costume" },
		description: {
			cs: "Kulatý oranžový návlek s veselým obličejem a zelená čepička se stopkou. Objem drží lehká výplň z rouna, kterou lze na praní vyjmout, a spodní lem se stahuje šňůrkou. Obléká se přes tričko i mikinu, na večerní obchůzku po sousedech dítě neprochladne.",
			en: "A round orange bodysuit with a cheerful face and a green cap with a stalk. A light padding keeps the shape and comes out for washing; the lower hem is drawn in with a cord. It goes over a T-shirt or a hoodie, so nobody gets cold on an evening round of the neighbours.",
		},
		price: 449,
		brand: "maskara",
		categories: ["detske-kostymy", "halloween"],
		attributes: {
			barva: ["oranzova", "zelena"],
			motiv: "halloween",
			material: "polyester",
			vek: "3-5",
			prilezitost: ["halloween", "karneval"],
		},
		variants: childSizes(["98", "110"], { "98": "few" }),
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:onesie", color: "#f0852b", color2: "#4f8a3c" }, "emoji:jack-o-lantern", "emoji:candy"],
			},
		],
		popularity: 52,
		addedDaysAgo: 610,
		goesWith: ["KO-7008", "TE-3401"],
	},
	{
		code: "KO-7008",
		name: { cs: "Dětský kostým Malý upír", en: "Children's Little Vampire costume" },
		description: {
			cs: "Vesta s červeným brokátem našitá na bílé košili, medailon s plastovým rubínem a černý plášť s vysokým límcem. Plášť je dlouhý 80 cm a u krku se spíná suchým zipem, který se při zatažení rozepne. Kalhoty zvolte vlastní, zuby a umělou krev najdete v líčidlech.",
			en: "A red brocade waistcoat sewn on to a white shirt, a medallion with a plastic ruby and a black cape with a high collar. The cape is 80 cm long and closes with hook-and-loop tape that opens when pulled. Wear your own trousers; fake blood is among our make-up.",
		},
		price: 549,
		sale: 449,
		brand: "maskara",
		categories: ["detske-kostymy", "halloween"],
		attributes: {
			barva: ["cerna", "cervena"],
			motiv: "halloween",
			material: ["polyester", "plast"],
			vek: ["6-8", "9-12"],
			prilezitost: ["halloween", "karneval"],
		},
		variants: childSizes(["110", "122", "134"]),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:cape", color: "#26222b", color2: "#a5172b" },
					{ art: "art:suit", color: "#8c1b2c", color2: "#f4f1ea" },
					"emoji:bat",
					"emoji:full-moon",
				],
			},
			{ layout: "pair", pieces: ["emoji:bat", "emoji:coffin"] },
		],
		popularity: 69,
		addedDaysAgo: 385,
		goesWith: ["DO-2303", "KO-7071", "DO-2302"],
	},
	{
		code: "KO-7009",
		name: { cs: "Dětský kostým Robot se svítícím panelem", en: "Children's Robot costume with light-up panel" },
		description: {
			cs: "Stříbrný overal s potiskem šroubků a budíků, vycpanými rameny a panelem na hrudi, na kterém po stisku blikají tři diody. Baterie (2× CR2032) jsou v balení a kryt drží na šroubek. K overalu patří látková kapuce s anténou. Panel se před praním vyjme z kapsy, overal snese 30 °C.",
			en: "A silver overall printed with screws and dials, with padded shoulders and a chest panel on which three lights flash at the press of a button. Batteries (2× CR2032) are included behind a screwed cover. A fabric hood with an aerial completes it. Take the panel out of its pocket before washing at 30 °C.",
		},
		price: 689,
		brand: "lumina",
		categories: ["detske-kostymy", "vesmir"],
		attributes: {
			barva: ["stribrna", "modra"],
			motiv: ["vesmir", "hrdinove"],
			material: ["polyester", "plast"],
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["karneval", "detska-oslava"],
		},
		labels: ["new"],
		variants: childSizes(["98", "110", "122", "134"], { "134": "few" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:onesie", color: "#b4bcc9", color2: "#4aa3e0" },
					"emoji:robot",
					"emoji:gear",
					"emoji:light-bulb",
				],
			},
			{ layout: "pair", pieces: ["emoji:robot", "emoji:nut-and-bolt"] },
		],
		popularity: 61,
		addedDaysAgo: 21,
		goesWith: ["KO-1014"],
		safety: {
			cs: "Panel obsahuje knoflíkové baterie. Kryt nechávejte přišroubovaný a baterie uchovávejte mimo dosah dětí. Při spolknutí hrozí vážné vnitřní poleptání, okamžitě vyhledejte lékaře.",
			en: "The panel contains button cell batteries. Keep the cover screwed shut and batteries out of the reach of children. Swallowing them can cause severe internal burns; seek medical help at once.",
		},
	},
	{
		code: "KO-7010",
		name: { cs: "Dětský kostým Malý šerif", en: "Children's Little Sheriff costume" },
		description: {
			cs: "Semišově hnědá vesta s třásněmi, chapsy na gumičku, červený šátek a plstěná hvězda šerifa. Chapsy se navlékají přes vlastní džíny a v pase se zapínají na druk, takže rostou s dítětem. Klobouk se prodává zvlášť.",
			en: "A suede-look brown waistcoat with fringes, elasticated chaps, a red bandana and a felt sheriff's star. The chaps go over the child's own jeans and fasten with press studs at the waist, leaving room to grow. The hat is sold separately.",
		},
		price: 519,
		brand: "rubato",
		categories: ["detske-kostymy"],
		attributes: {
			barva: ["hneda", "cervena"],
			motiv: ["hrdinove", "retro"],
			material: ["polyester", "plst"],
			vek: ["6-8", "9-12"],
			prilezitost: ["karneval", "detska-oslava"],
		},
		variants: childSizes(["110", "122", "134"]),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:suit", color: "#9a6a3c", color2: "#c9303a" },
					"emoji:star",
					"emoji:horse-face",
					"emoji:cactus",
				],
			},
		],
		popularity: 37,
		addedDaysAgo: 740,
		stock: "warehouse",
		goesWith: ["KO-1203"],
	},
	{
		code: "KO-7011",
		name: { cs: "Dětský kostým Vodník z rybníka", en: "Children's Czech Water Goblin costume" },
		description: {
			cs: "Zelený kabátek s dlouhými šosy, kalhoty pod kolena, pentle ke krku a čapka s lekníny. Ze šosu visí modrá stužka, ze které jako z pravého vodníka „kape“. Kostým si děti půjčují i na divadelní besídky podle Erbena a Čapka. Perte na 30 °C, čapku jen otřete.",
			en: "A green coat with long tails, knee breeches, a neck ribbon and a cap with water lilies. A blue ribbon hangs from the tails, as the water goblin of Czech fairy tales always drips from his coat. A favourite for school plays too. Wash at 30 °C, wipe the cap clean.",
		},
		price: 629,
		brand: "maskara",
		categories: ["detske-kostymy"],
		attributes: {
			barva: "zelena",
			motiv: ["pohadky", "more"],
			material: "polyester",
			vek: ["3-5", "6-8"],
			prilezitost: ["karneval", "detska-oslava"],
		},
		variants: childSizes(["98", "110", "122"], { "110": "warehouse" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:suit", color: "#3f8a58", color2: "#5aa9dd" },
					"emoji:frog",
					"emoji:lotus",
					"emoji:droplet",
				],
			},
		],
		popularity: 34,
		addedDaysAgo: 560,
		goesWith: ["KO-7041"],
	},
	{
		code: "KO-7012",
		name: { cs: "Dětský kostým Červená Karkulka", en: "Children's Little Red Riding Hood costume" },
		description: {
			cs: "Šaty s bílou zástěrkou a červená pláštěnka s kapucí, která sahá do pasu a váže se na mašli. Sukně má spodničku, ale rovná se sama a nepotřebuje žehlit. Košíček pro babičku si doplňte podle sebe; bavlněná zástěrka se odepíná a pere zvlášť.",
			en: "A dress with a white apron and a waist-length red hooded cape that ties in a bow. The skirt has a petticoat that falls straight by itself and needs no ironing. Bring your own basket for grandmother; the cotton apron unbuttons and is washed separately.",
		},
		price: 589,
		brand: "rubato",
		categories: ["detske-kostymy", "princezny"],
		attributes: {
			barva: ["cervena", "bila"],
			motiv: "pohadky",
			material: ["polyester", "bavlna"],
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["karneval", "detska-oslava"],
		},
		variants: childSizes(["98", "110", "122", "134"], { "98": "branches", "122": "few" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:dress-gown", color: "#b8242f", color2: "#fbf8f0" },
					{ art: "art:cape", color: "#d32836", color2: "#8f1a25" },
					"emoji:basket",
					"emoji:wolf",
				],
			},
		],
		popularity: 73,
		addedDaysAgo: 195,
	},
];
