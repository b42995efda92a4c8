/** Sailors, goddesses and ghosts: more costumes for women. */

import { womensSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

export const moreWomensCostumes: SeedProduct[] = [
	{
		code: "KO-7021",
		name: { cs: "Dámský kostým Námořnice", en: "Women's Sailor costume" },
		description: {
			cs: "Bílé šaty se širokým modrým límcem, třemi pruhy a červenou mašlí; součástí je čepice na dvě sponky. Sukně je kolová, sahá těsně nad kolena a má všitou podšívku. Látka se nemačká, kostým tedy přežije cestu v kufru na firemní večírek i rozlučku na lodi. Perte na 30 °C.",
			en: "A white dress with a wide blue collar, three stripes and a red bow; the cap, held by two clips, is included. The circle skirt ends just above the knee and is lined. The fabric does not crease, so it survives the suitcase on the way to a works party or a hen do on a boat. Wash at 30 °C.",
		},
		price: 849,
		brand: "fiesta",
		categories: ["damske-kostymy", "more", "rozlucka"],
		attributes: {
			barva: ["bila", "modra"],
			motiv: ["more", "rozlucka"],
			material: "polyester",
			vek: "dospeli",
			prilezitost: ["karneval", "rozlucka"],
		},
		variants: womensSizes(["S", "M", "L", "XL"], { XL: "few" }),
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:dress-gown", color: "#f6f7fa", color2: "#25498c" }, "emoji:anchor", "emoji:sailboat"],
			},
		],
		popularity: 68,
		addedDaysAgo: 275,
		goesWith: ["KO-7043"],
	},
	{
		code: "KO-7022",
		name: { cs: "Dámský kostým Egyptská královna", en: "Women's Egyptian Queen costume" },
		description: {
			cs: "Splývavé bílé šaty ke kotníkům, zlatý límec s modrými a tyrkysovými pruhy, opasek a čelenka s hadem. Límec je látkový, nešustí a na ramenou neklouže díky dvěma drukům. Šaty mají boční rozparek do půli stehen; černé linky kolem očí dotáhněte tyčinkou. Ruční praní, límec jen otřete.",
			en: "A flowing white ankle-length dress, a gold collar with blue and turquoise stripes, a belt and a headband with a snake. The collar is fabric: it does not rustle, and two press studs stop it slipping off the shoulders. The dress has a mid-thigh side slit; add the black eye lines with a face-paint stick. Hand wash, wipe the collar.",
		},
		price: 1190,
		brand: "rubato",
		categories: ["damske-kostymy"],
		attributes: {
			barva: ["bila", "zlata"],
			motiv: "retro",
			material: "polyester",
			vek: "dospeli",
			prilezitost: ["karneval", "silvestr"],
		},
		labels: ["new"],
		variants: womensSizes(["S", "M", "L"]),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:dress-gown", color: "#faf6ea", color2: "#d2a429" },
					"emoji:snake",
					"emoji:camel",
					"emoji:gem-stone",
				],
			},
			{ layout: "pair", pieces: ["emoji:snake", "emoji:scroll"] },
		],
		popularity: 57,
		addedDaysAgo: 18,
		goesWith: ["DO-2302", "DO-2103"],
	},
	{
		code: "KO-7023",
		name: { cs: "Dámský kostým Rockabilly s puntíky", en: "Women's Polka Dot Rockabilly costume" },
		description: {
			cs: "Červené šaty s bílými puntíky, srdíčkovým výstřihem a kolovou sukní se spodničkou z tylu. V balení je i šátek do vlasů a široký pásek s pružnou zadní částí. Ramínka jsou nastavitelná, délka sukně 65 cm. Spodnička se dá vyjmout a šaty pak vypadají střídmě i na letní slavnost.",
			en: "A red dress with white dots, a sweetheart neckline and a full skirt over a tulle petticoat. A hair scarf and a wide belt with an elastic back come with it. Adjustable straps, skirt length 65 cm. Take out the petticoat and the dress looks sober enough for a summer fête.",
		},
		price: 949,
		sale: 799,
		brand: "rubato",
		categories: ["damske-kostymy"],
		attributes: {
			barva: ["cervena", "bila"],
			motiv: "retro",
			material: ["bavlna", "polyester"],
			vek: "dospeli",
			prilezitost: ["karneval", "narozeniny", "rozlucka"],
		},
		variants: womensSizes(["S", "M", "L", "XL", "XXL"], { M: "few", XXL: "warehouse" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:dress-gown", color: "#d2263a", color2: "#ffffff" },
					"emoji:lipstick",
					"emoji:cherries",
					"emoji:musical-notes",
				],
			},
		],
		popularity: 76,
		addedDaysAgo: 350,
		goesWith: ["KO-7045"],
	},
	{
		code: "KO-7024",
		name: { cs: "Dámský kostým Catrina", en: "Women's Catrina costume" },
		description: {
			cs: "Černé šaty s volánovou sukní po mexickém způsobu, vyšitými růžemi a krajkovými rukávy, k nim čelenka s látkovými květy a krátkým závojem. Cukrovou lebku si namalujete barvami na obličej, postup najdete na kartičce v balení. Zapínání na zip vzadu. Perte ručně, závoj nežehlete.",
			en: "A black dress with a tiered Mexican skirt, embroidered roses and lace sleeves, plus a headband with fabric flowers and a short veil. Paint the sugar skull with face paints; a card in the pack shows how. Zip at the back. Hand wash, do not iron the veil.",
		},
		price: 1250,
		brand: "maskara",
		categories: ["damske-kostymy", "halloween"],
		attributes: {
			barva: ["cerna", "cervena"],
			motiv: "halloween",
			material: "polyester",
			vek: "dospeli",
			prilezitost: ["halloween", "karneval"],
		},
		variants: womensSizes(["S", "M", "L", "XL"], { S: "few" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:dress-gown", color: "#26222a", color2: "#d6305e" },
					"emoji:skull",
					"emoji:rose",
					"emoji:candle",
				],
			},
			{ layout: "trio", pieces: ["emoji:rose", "emoji:skull", "emoji:guitar"] },
		],
		popularity: 84,
		addedDaysAgo: 120,
		goesWith: ["DO-2301", "DO-2006"],
	},
	{
		code: "KO-7025",
		name: { cs: "Dámský kostým Disco hvězda", en: "Women's Disco Star costume" },
		description: {
			cs: "Stříbrný overal se zvonovými nohavicemi, rozšířenými rukávy a páskem z flitrů. Je z pružné látky s lesklým nátěrem, vpředu na zip od krku po pas. V bocích povolí asi o 6 cm, při váhání mezi dvěma velikostmi tedy stačí ta menší. Perte na 30 °C naruby, nežehlete.",
			en: "A silver jumpsuit with flared legs, bell sleeves and a sequin belt. It is made of coated stretch fabric and zips at the front from neck to waist. The hips give about 6 cm, so if you are between sizes take the smaller one. Wash inside out at 30 °C, do not iron.",
		},
		price: 899,
		brand: "lumina",
		categories: ["damske-kostymy", "silvestr"],
		attributes: {
			barva: "stribrna",
			motiv: ["retro", "silvestr"],
			material: "polyester",
			vek: "dospeli",
			prilezitost: ["silvestr", "karneval", "narozeniny"],
		},
		variants: womensSizes(["S", "M", "L", "XL"], { L: "none" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:suit", color: "#c2c8d2", color2: "#8e6bd0" },
					"emoji:mirror-ball",
					"emoji:roller-skate",
					"emoji:microphone",
				],
			},
		],
		popularity: 79,
		addedDaysAgo: 440,
		goesWith: ["KO-1209", "DO-2101"],
	},
	{
		code: "KO-7026",
		name: { cs: "Dámský kostým Bílá paní", en: "Women's White Lady costume" },
		description: {
			cs: "Dlouhé bílé roucho z mušelínu s roztřepenými rukávy, svazek plastových klíčů k opasku a průsvitný závoj na čelence. Roucho se nosí přes vlastní oblečení, na noční prohlídce hradu tak neprochladnete. Lem je šikmo střižený a nezametá schody. Perte na 30 °C, nesušte v sušičce.",
			en: "A long white muslin robe with frayed sleeves, a bunch of plastic keys for the belt and a sheer veil on a headband. It goes over your own clothes, so a night tour of a castle need not be cold. The slanted hem clears the stairs. Wash at 30 °C, do not tumble dry.",
		},
		price: 799,
		brand: "maskara",
		categories: ["damske-kostymy", "halloween"],
		attributes: {
			barva: "bila",
			motiv: ["halloween", "pohadky"],
			material: ["polyester", "plast"],
			vek: "dospeli",
			prilezitost: ["halloween", "karneval"],
		},
		variants: womensSizes(["M", "L", "XL"]),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:dress-gown", color: "#eceff4", color2: "#b9c1cc" },
					"emoji:old-key",
					"emoji:castle",
					"emoji:ghost",
				],
			},
		],
		popularity: 29,
		addedDaysAgo: 690,
		stock: "few",
		goesWith: ["KO-7046"],
	},
	{
		code: "KO-7027",
		name: { cs: "Dámský kostým Řecká bohyně", en: "Women's Greek Goddess costume" },
		description: {
			cs: "Bílá říza se zlatým lemem, která se na rameni spíná dvěma sponami, zlatý provázek do pasu a vavřínový věneček. Pas posunete provázkem výš či níž, proto sedí i v těhotenství. Látka se skládá, nikoli mačká; na venkovní oslavu si vezměte tělové tílko pod šaty.",
			en: "A white gown with a gold hem fastened at the shoulder by two clasps, a gold cord for the waist and a laurel wreath. The cord moves the waist up or down, so it fits during pregnancy too. The fabric drapes rather than creases; for an outdoor party wear a skin-tone vest underneath.",
		},
		price: 749,
		sale: 599,
		brand: "fiesta",
		categories: ["damske-kostymy"],
		attributes: {
			barva: ["bila", "zlata"],
			motiv: ["retro", "pohadky"],
			material: "polyester",
			vek: "dospeli",
			prilezitost: ["karneval", "rozlucka"],
		},
		variants: womensSizes(["S", "M", "L", "XL"], { S: "branches" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:dress-gown", color: "#fcfaf3", color2: "#d8ad3b" },
					"emoji:classical-building",
					"emoji:grapes",
					"emoji:amphora",
				],
			},
		],
		popularity: 48,
		addedDaysAgo: 820,
		goesWith: ["KO-7042"],
	},
	{
		code: "KO-7028",
		name: { cs: "Dámský kostým Blesková hrdinka", en: "Women's Lightning Heroine costume" },
		description: {
			cs: "Modrý úpletový dres s našitým žlutým bleskem, červená sukně s páskem, plášť na dva druky a škraboška. Plášť měří 90 cm, druky se při zatažení samy rozepnou. V balení jsou také návleky na boty přes vlastní obuv; do deště je nedoporučujeme. Perte na 30 °C.",
			en: "A blue jersey top with a yellow lightning bolt, a red skirt with a belt, a cape on two press studs and a mask. The cape is 90 cm long and its studs open when pulled. Boot covers to wear over your own shoes are included, though not for rain. Wash at 30 °C.",
		},
		price: 1090,
		brand: "rubato",
		categories: ["damske-kostymy", "hrdinove"],
		attributes: {
			barva: ["modra", "cervena"],
			motiv: "hrdinove",
			material: "polyester",
			vek: "dospeli",
			prilezitost: ["karneval", "narozeniny", "rozlucka"],
		},
		variants: womensSizes(["S", "M", "L", "XL"], { M: "warehouse" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:suit", color: "#2855c0", color2: "#ffd23f" },
					{ art: "art:cape", color: "#d0202f", color2: "#8a1420" },
					"emoji:high-voltage",
					{ art: "art:mask-eye", color: "#d0202f", color2: "#ffd23f" },
				],
			},
		],
		popularity: 63,
		addedDaysAgo: 205,
		goesWith: ["KO-1207"],
	},
];
