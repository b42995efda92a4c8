import type { SeedProduct } from "../../facts/format.ts";

/** Gloves, tights, capes and other things to put on. */
export const costumeWear: SeedProduct[] = [
	{
		code: "DO-2407",
		name: { cs: "Dlouhé saténové rukavice", en: "Long satin gloves" },
		description: {
			cs:
				"Rukavice nad loket z pružného saténu, jednou velikostí padnou většině dámských rukou. Ukončí ples, charleston i kostým královny přesně " +
				"tam, kde mají. Délka 55 cm, perte ručně a nechte uschnout naplocho.",
			en:
				"Above-the-elbow gloves in stretch satin; one size fits most women's hands. They finish off a ball gown, a Charleston dress or a queen's " +
				"costume just where they should. Length 55 cm, hand wash and dry flat.",
		},
		price: 149,
		brand: "rubato",
		categories: ["rekvizity", "princezny"],
		attributes: {
			motiv: ["retro", "princezny"],
			material: "polyester",
			velikost: "univerzalni",
			kusu: "2",
			vek: "dospeli",
		},
		variants: [
			{
				name: { cs: "bílé", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:gloves", color: "#f7f3ea" }] },
			},
			{
				name: { cs: "černé", en: "black" },
				code: "CER",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:gloves", color: "#23202a" }] },
			},
			{
				name: { cs: "červené", en: "red" },
				code: "RUD",
				attributes: { barva: "cervena" },
				stock: "branches",
				picture: { layout: "single", pieces: [{ art: "art:gloves", color: "#c21f34" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:gloves", color: "#f7f3ea" },
					{ art: "art:gloves", color: "#23202a" },
					{ art: "art:gloves", color: "#c21f34" },
				],
			},
		],
		popularity: 55,
	},
	{
		code: "DO-2408",
		name: { cs: "Punčocháče barevné 60 DEN", en: "Coloured tights 60 denier" },
		description: {
			cs:
				"Neprůhledné punčocháče ve výrazných barvách pro víly, superhrdinky i klauny. Velikost S/L roztáhne elastan na výšku 155–178 cm. Balení je " +
				"zalepené hygienickou známkou, po jejím odlepení nelze zboží vrátit.",
			en:
				"Opaque tights in bold colours for fairies, superheroines and clowns. Elastane stretches the S/L size to fit heights of 155–178 cm. The " +
				"pack carries a hygiene seal and cannot be returned once it is removed.",
		},
		price: 129,
		brand: "fiesta",
		categories: ["rekvizity"],
		attributes: { material: "polyester", velikost: "univerzalni", vek: "dospeli" },
		variants: [
			{
				name: { cs: "červené", en: "red" },
				code: "RUD",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:tights", color: "#d6203a" }] },
			},
			{
				name: { cs: "zelené", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				picture: { layout: "single", pieces: [{ art: "art:tights", color: "#3fa34d" }] },
			},
			{
				name: { cs: "fialové", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:tights", color: "#7b4bc4" }] },
			},
			{
				name: { cs: "oranžové", en: "orange" },
				code: "ORA",
				attributes: { barva: "oranzova" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:tights", color: "#f58220" }] },
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:tights", color: "#d6203a" },
					{ art: "art:tights", color: "#3fa34d" },
					{ art: "art:tights", color: "#7b4bc4" },
				],
			},
		],
		popularity: 43,
	},
	{
		code: "DO-2409",
		name: { cs: "Tylová sukně tutu", en: "Tulle tutu skirt" },
		description: {
			cs:
				"Čtyři vrstvy tylu na saténové gumě, která se natáhne od 50 do 85 cm. Dětem sahá po kolena, dospělým udělá rozvernou minisukni přes " +
				"legíny. Ručně vyprat, natřepat a nežehlit.",
			en:
				"Four layers of tulle on a satin waistband that stretches from 50 to 85 cm. Knee-length on children, a playful mini over leggings on " +
				"adults. Hand wash, shake out, do not iron.",
		},
		price: 199,
		brand: "fiesta",
		categories: ["rekvizity", "jednorozci", "princezny"],
		attributes: { motiv: ["jednorozec", "princezny"], material: "polyester", velikost: "univerzalni" },
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:tutu", color: "#f47bb0" }] },
			},
			{
				name: { cs: "bílá", en: "white" },
				code: "BIL",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:tutu", color: "#fbf8f1" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:tutu", color: "#a06be0" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CER",
				attributes: { barva: "cerna" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:tutu", color: "#2b2730" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:tutu", color: "#f47bb0" },
					{ art: "art:tutu", color: "#a06be0" },
					{ art: "art:tutu", color: "#fbf8f1" },
				],
			},
		],
		popularity: 68,
	},
	{
		code: "DO-2410",
		name: { cs: "Samolepicí kníry, 12 ks", en: "Self-adhesive moustaches, pack of 12" },
		description: {
			cs:
				"Dvanáct různých knírů od učitele tělocviku po španělského šlechtice. Lepí se na suchou kůži a vydrží asi dvě hodiny řečí a přípitků. " +
				"Otevřené balení z hygienických důvodů nepřijímáme zpět.",
			en:
				"Twelve different moustaches from PE teacher to Spanish nobleman. They stick to dry skin and last about two hours of talk and toasts. For " +
				"hygiene we cannot take back opened packs.",
		},
		price: 89,
		brand: "modrypes",
		categories: ["rekvizity", "fotokoutek"],
		attributes: { barva: ["cerna", "hneda"], motiv: "retro", kusu: "12", vek: "dospeli" },
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:moustache", color: "#23202a" },
					{ art: "art:moustache", color: "#7a4a2b" },
					{ art: "art:moustache", color: "#b8742f" },
					{ art: "art:moustache", color: "#8d93a0" },
					{ art: "art:moustache", color: "#4a3222" },
					{ art: "art:moustache", color: "#d9b46a" },
				],
			},
		],
		stock: "none",
		popularity: 57,
	},
	{
		code: "DO-2411",
		name: { cs: "Plášť s kapucí 150 cm", en: "Hooded cape 150 cm" },
		description: {
			cs:
				"Těžší samet, hluboká kapuce a kovová spona pod krkem. Podle barvy poslouží upírovi, mnichovi, Karkulce i kouzelníkovi a nic dalšího pod " +
				"něj nepotřebujete. Prát ručně, sušit na ramínku.",
			en:
				"Heavy velvet, a deep hood and a metal clasp at the neck. Depending on the colour it serves a vampire, a monk, Little Red Riding Hood or a " +
				"wizard, with nothing else needed underneath. Hand wash, dry on a hanger.",
		},
		price: 449,
		sale: 379,
		brand: "rubato",
		categories: ["rekvizity", "halloween"],
		attributes: { motiv: ["halloween", "pohadky"], material: "polyester", velikost: "univerzalni", vek: "dospeli" },
		variants: [
			{
				name: { cs: "černý", en: "black" },
				code: "CER",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:cape", color: "#23202a", color2: "#4a4553" }] },
			},
			{
				name: { cs: "červený", en: "red" },
				code: "RUD",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:cape", color: "#b81d2f", color2: "#7d1220" }] },
			},
			{
				name: { cs: "fialový", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				stock: "warehouse",
				picture: { layout: "single", pieces: [{ art: "art:cape", color: "#5b3a91", color2: "#3a2361" }] },
			},
		],
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:cape", color: "#23202a", color2: "#4a4553" },
					{ art: "art:cape", color: "#b81d2f", color2: "#7d1220" },
				],
			},
		],
		popularity: 69,
	},
	{
		code: "DO-2412",
		name: { cs: "Šerpa Budoucí nevěsta", en: "Bride-to-be sash (Czech print)" },
		description: {
			cs:
				"Saténová šerpa s růžově zlatým nápisem „Budoucí nevěsta“. Délka 160 cm, na boku se spíná špendlíkem, který je v balení. Pro družičky máme " +
				"stejnou s nápisem „Tým nevěsty“.",
			en:
				"A satin sash with rose-gold Czech lettering for the bride to be. 160 cm long, fastened at the hip with the pin supplied. For bridesmaids " +
				"there is a matching Team Bride version.",
		},
		price: 129,
		brand: "fiesta",
		categories: ["rekvizity", "svatba"],
		attributes: { motiv: "svatba", material: "polyester", velikost: "univerzalni", vek: "dospeli" },
		variants: [
			{
				name: { cs: "bílá, Budoucí nevěsta", en: "white, Bride to be" },
				code: "NEV",
				attributes: { barva: "bila" },
				picture: { layout: "single", pieces: [{ art: "art:sash", color: "#fbf8f1", color2: "#d9929b" }] },
			},
			{
				name: { cs: "růžová, Tým nevěsty", en: "pink, Team Bride" },
				code: "TYM",
				price: 99,
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:sash", color: "#f47bb0", color2: "#fff3f8" }] },
			},
		],
		pictures: [{ layout: "single", pieces: [{ art: "art:sash", color: "#fbf8f1", color2: "#d9929b" }] }],
		popularity: 61,
	},
	{
		code: "DO-2413",
		name: { cs: "Dinosauří ocas a čelenka s hřebenem", en: "Dinosaur tail and crest headband" },
		description: {
			cs:
				"Převlek na poslední chvíli: vycpaný ocas na pásku se suchým zipem a čelenka s plstěným hřebenem. Pásek obepne pas od 48 do 70 cm. Ocas má " +
				"uvnitř rouno a po vyprání na 30 °C znovu nabude.",
			en:
				"A last-minute disguise: a stuffed tail on a hook-and-loop belt and a headband with a felt crest. The belt fits waists from 48 to 70 cm. " +
				"The tail is filled with fleece and plumps up again after a 30 °C wash.",
		},
		price: 229,
		sale: 199,
		brand: "hravec",
		categories: ["rekvizity", "dinosauri"],
		attributes: {
			barva: "zelena",
			motiv: ["dinosauri", "zvirata"],
			material: ["polyester", "plst"],
			velikost: "univerzalni",
			vek: ["3-5", "6-8"],
		},
		labels: ["gift"],
		pictures: [{ layout: "single", pieces: ["art:dino-tail"] }],
		popularity: 65,
	},
];
