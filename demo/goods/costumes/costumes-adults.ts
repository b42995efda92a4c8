import { womensSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

/** Women's costumes. */
export const womensCostumes: SeedProduct[] = [
	{
		code: "KO-1101",
		name: { cs: "Dámský kostým Charleston zlatý", en: "Women's Charleston costume, gold" },
		description: {
			cs:
				"Šaty plné zlatých flitrů s třásněmi, které se rozhoupou při každém kroku. K šatům patří čelenka s pírkem a dlouhé perly; rukavice, boa " +
				"a síťované punčochy dokoupíte zvlášť. Podšívka je z viskózy, takže flitry nekoušou ani po půlnoci. Čistěte ručně vlhkým hadříkem, do " +
				"pračky šaty nepatří. Na obrázku navíc: boty.",
			en:
				"A dress covered in gold sequins with fringes that swing at every step. A feathered headband and a long string of pearls come with it; " +
				"gloves, boa and fishnets are sold separately. The viscose lining keeps the sequins off your skin well past midnight. Wipe with a damp " +
				"cloth, do not machine wash. Also in the picture, not in the pack: the shoes.",
		},
		price: 1290,
		sale: 1090,
		brand: "rubato",
		categories: ["damske-kostymy", "silvestr"],
		attributes: { barva: "zlata", motiv: "retro", material: "polyester", vek: "dospeli" },
		variants: womensSizes(["S", "M", "L", "XL"], { S: "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-charleston"] },
			{ layout: "parts", without: ["shoes"], pieces: ["art:costume-charleston"] },
			{ layout: "scale", cm: 168, pieces: ["art:costume-charleston"] },
		],
		popularity: 89,
	},
	{
		code: "KO-1102",
		name: { cs: "Dámský kostým Čarodějnice Morgana", en: "Women's Witch Morgana costume" },
		description: {
			cs:
				"Dlouhé sametové šaty s rukávy do zvonu a šněrováním vpředu, kterým si pas utáhnete podle potřeby. Špičatý klobouk s krajkou je součástí, " +
				"koště ne. Kostým vypadá víc jako z hradní hostiny než z reklamy na Halloween, a proto se hodí i na pálení čarodějnic. Perte ručně do " +
				"30 °C. Na obrázku navíc: koště, plášť a boty.",
			en:
				"A long velvet dress with bell sleeves and front lacing that lets you take in the waist. The pointed lace-trimmed hat is included, the " +
				"broom is not. It looks more like a castle feast than a Halloween advert, which makes it right for the spring witches' night as well. Hand " +
				"wash up to 30 °C. Also in the picture, not in the pack: the broom, the cape and the shoes.",
		},
		price: 1190,
		brand: "maskara",
		categories: ["damske-kostymy", "halloween"],
		attributes: { barva: ["cerna", "fialova"], motiv: ["halloween", "pohadky"], material: "polyester", vek: "dospeli" },
		variants: womensSizes(["S", "M", "L", "XL", "XXL"], { M: "none", XXL: "warehouse" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-witch"] },
			{ layout: "parts", without: ["prop", "cape", "shoes"], pieces: ["art:costume-witch"] },
			{ layout: "scale", cm: 168, pieces: ["art:costume-witch"] },
		],
		popularity: 84,
	},
	{
		code: "KO-1103",
		name: { cs: "Dámský kostým Kapitánka Karibiku", en: "Women's Caribbean Captain costume" },
		description: {
			cs:
				"Kabátek s mosaznými knoflíky, halenka s volánem a sukně vpředu kratší než vzadu. Balení doplňuje pásek se sponou a šátek do vlasů, " +
				"klobouk a šavli najdete mezi doplňky. Kabátek se dá po plavbě sundat, halenka pod ním je celá. V ramenou je střih spíše užší, při " +
				"silnějších pažích sáhněte po větší velikosti. Na obrázku navíc: klobouk, šavle, plášť a vysoké boty.",
			en:
				"A jacket with brass-look buttons, a ruffled blouse and a skirt shorter at the front than the back. A buckled belt and a hair scarf " +
				"complete the set; hat and sabre are among our accessories. The jacket comes off after the voyage, as the blouse underneath is complete. " +
				"Shoulders are cut narrow, so size up if in doubt. Also in the picture, not in the pack: the hat, the sabre, the cape and the high boots.",
		},
		price: 1390,
		brand: "rubato",
		categories: ["damske-kostymy", "pirati"],
		attributes: { barva: ["cervena", "cerna"], motiv: ["pirati", "more"], material: "polyester", vek: "dospeli" },
		variants: womensSizes(["S", "M", "L", "XL"], { L: "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-pirate-lady"] },
			{ layout: "parts", without: ["hat", "prop", "cape", "shoes"], pieces: ["art:costume-pirate-lady"] },
			{ layout: "scale", cm: 168, pieces: ["art:costume-pirate-lady"] },
		],
		popularity: 70,
	},
	{
		code: "KO-1104",
		name: { cs: "Dámský kostým Čertice", en: "Women's She-Devil costume" },
		description: {
			cs:
				"Červené šaty s kožíškem kolem výstřihu a ocáskem, který zůstane na svém místě i při čertovském reji. Rohy na čelence jsou v balení, vidle " +
				"a řetěz ne. Délka nad kolena, rukávy tříčtvrteční; na venkovní nadílku doporučujeme silnější punčocháče. Kožíšek se dá odepnout a šaty " +
				"vyprat na 30 °C. Na obrázku navíc: vidle, rukavice, punčocháče a boty.",
			en:
				"A red dress with faux fur round the neckline and a tail that stays put through the wildest dance. The horned headband is included, " +
				"pitchfork and chain are not. Above the knee with three-quarter sleeves; wear thicker tights for St Nicholas' Eve outdoors. The fur " +
				"unbuttons so the dress can be washed at 30 °C. Also in the picture, not in the pack: the pitchfork, gloves, tights and shoes.",
		},
		price: 899,
		brand: "maskara",
		categories: ["damske-kostymy", "cert-a-mikulas", "halloween"],
		attributes: { barva: ["cervena", "cerna"], motiv: ["mikulas", "halloween"], material: "polyester", vek: "dospeli" },
		variants: womensSizes(["S", "M", "L"], { S: "none" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-devil-lady"] },
			{ layout: "parts", without: ["prop", "gloves", "tights", "shoes"], pieces: ["art:costume-devil-lady"] },
			{ layout: "scale", cm: 168, pieces: ["art:costume-devil-lady"] },
		],
		popularity: 64,
	},
	{
		code: "KO-1105",
		name: { cs: "Dámský kostým Anděl", en: "Women's Angel costume" },
		description: {
			cs:
				"Splývavé bílé šaty po kotníky se zlatým páskem a širokými rukávy, pod které se pohodlně vejde svetr. Svatozář je pevně na čelence, křídla " +
				"jsou v této sadě látková a skládací, aby se s nimi dalo jet autem od dveří ke dveřím. Po Mikuláši je vyperte v pračce na 40 °C a uložte " +
				"do přiloženého vaku.",
			en:
				"A flowing white dress to the ankle with a golden belt and wide sleeves that leave room for a jumper. The halo sits firmly on its " +
				"headband, and the fabric wings fold so that you can drive from door to door. Machine wash at 40 °C after St Nicholas' Eve and store in " +
				"the bag supplied.",
		},
		price: 999,
		sale: 849,
		brand: "maskara",
		categories: ["damske-kostymy", "cert-a-mikulas"],
		attributes: { barva: ["bila", "zlata"], motiv: "mikulas", material: "polyester", vek: "dospeli" },
		variants: womensSizes(["S", "M", "L", "XL", "XXL"]),
		pictures: [
			{ layout: "single", pieces: ["art:costume-angel"] },
			{ layout: "parts", pieces: ["art:costume-angel"] },
			{ layout: "scale", cm: 168, pieces: ["art:costume-angel"] },
		],
		popularity: 82,
	},
	{
		code: "KO-1106",
		name: { cs: "Dámský kostým Upírka", en: "Women's Vampiress costume" },
		description: {
			cs:
				"Gotické šaty s vysokým stojáčkem, krajkovými rukávy a rudým předním dílem. Součástí je i náhrdelník s kamejí, zuby a umělou krev seženete " +
				"v oddělení líčení. Zadní zip má dlouhé poutko, takže se zvládnete obléct sama. Nežehlete límec, drží ho plastová kostice.",
			en:
				"A gothic dress with a high stand-up collar, lace sleeves and a blood-red front panel. A cameo necklace is included; teeth and fake blood " +
				"are in our make-up department. The back zip has a long pull, so you can dress without help. Do not iron the collar, which is held by " +
				"plastic boning.",
		},
		price: 1090,
		brand: "rubato",
		categories: ["damske-kostymy", "halloween"],
		attributes: { barva: ["cerna", "cervena"], motiv: "halloween", material: "polyester", vek: "dospeli" },
		variants: womensSizes(["S", "M", "L", "XL"], { XL: "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-vampire-lady"] },
			{ layout: "parts", pieces: ["art:costume-vampire-lady"] },
			{ layout: "scale", cm: 168, pieces: ["art:costume-vampire-lady"] },
		],
		popularity: 73,
	},
	{
		code: "KO-1107",
		name: { cs: "Dámský kostým Mořská panna", en: "Women's Mermaid costume" },
		description: {
			cs:
				"Úzká sukně s potiskem šupin se u kotníků rozšiřuje do tylové ploutve, takže se v ní dá chodit, tančit a sedět u stolu. Top je zdobený " +
				"mušlemi a má průhledná ramínka. Čelenka s korunkou je přibalená. Materiál je pružný, velikost M sedne na obvod boků 98–104 cm.",
			en:
				"A slim scale-print skirt flares at the ankles into a tulle fin, so you can walk, dance and sit at a table. The top is trimmed with shells " +
				"and has clear straps. A headband with a small crown is included. The fabric stretches; size M fits hips of 98–104 cm.",
		},
		price: 1150,
		brand: "rubato",
		categories: ["damske-kostymy"],
		attributes: { barva: ["mint", "fialova"], motiv: ["more", "pohadky"], material: "polyester", vek: "dospeli" },
		labels: ["new"],
		variants: womensSizes(["S", "M", "L"], { L: "warehouse" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-mermaid"] },
			{ layout: "parts", pieces: ["art:costume-mermaid"] },
			{ layout: "scale", cm: 168, pieces: ["art:costume-mermaid"] },
		],
		popularity: 57,
		addedDaysAgo: 14,
	},
	{
		code: "KO-1108",
		name: { cs: "Dámský kostým Zlá královna", en: "Women's Evil Queen costume" },
		description: {
			cs:
				"Fialová róba s vyztuženým límcem, zlatým pásem a pláštěm, který se připíná na ramenou. V balení je také kovově lesklá koruna s hřebínky " +
				"na uchycení do vlasů. Kouzelné zrcadlo a jablko si přineste vlastní. Délka 145 cm od ramene, pod šaty se vejde i menší spodnička. Na obrázku navíc: hůlka.",
			en:
				"A purple robe with a stiffened collar, a golden girdle and a cape that fastens at the shoulders. A metallic crown with combs to hold it " +
				"in the hair is included. Bring your own magic mirror and apple. The length is 145 cm from the shoulder, with room for a small petticoat. Also in the picture, not in the pack: the wand.",
		},
		price: 1490,
		brand: "rubato",
		categories: ["damske-kostymy", "princezny", "halloween"],
		attributes: { barva: ["fialova", "zlata"], motiv: ["pohadky", "princezny"], material: "polyester", vek: "dospeli" },
		variants: womensSizes(["S", "M", "L", "XL"], { M: "few", XL: "none" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-evil-queen"] },
			{ layout: "parts", without: ["prop"], pieces: ["art:costume-evil-queen"] },
			{ layout: "scale", cm: 168, pieces: ["art:costume-evil-queen"] },
		],
		stock: "few",
		popularity: 52,
	},
	{
		code: "KO-1109",
		name: { cs: "Dámský kostým Hippie 70. léta", en: "Women's 1970s Hippie costume" },
		description: {
			cs:
				"Psychedelická tunika se zvonovými rukávy, kalhoty do zvonu a čelenka s kytičkou. Všechno je z pružného úpletu, ve kterém vydržíte celý " +
				"festival i firemní večírek. Brýle a přívěsek se znakem míru nejsou součástí, najdete je mezi rekvizitami. Velikost odpovídá běžné " +
				"konfekci, perte na 30 °C. Na obrázku navíc: brýle, přívěsek a boty.",
			en:
				"A psychedelic tunic with bell sleeves, flared trousers and a flower headband, all in stretch jersey that lasts through a festival or an " +
				"office party. Glasses and peace pendant are not included but live among our props. True to size, wash at 30 °C. Also in the picture, not in the pack: the glasses, the pendant and the shoes.",
		},
		price: 799,
		sale: 599,
		brand: "fiesta",
		categories: ["damske-kostymy"],
		attributes: { barva: ["duhova", "oranzova"], motiv: "retro", material: "polyester", vek: "dospeli" },
		variants: womensSizes(["S", "M", "L", "XL"]),
		pictures: [
			{ layout: "single", pieces: [{ art: "art:costume-hippie", color: "#f58220", color2: "#8f4bc4" }] },
			{
				layout: "parts",
				without: ["shoes", "prop"],
				pieces: [{ art: "art:costume-hippie", color: "#f58220", color2: "#8f4bc4" }],
			},
			{ layout: "scale", cm: 168, pieces: [{ art: "art:costume-hippie", color: "#f58220", color2: "#8f4bc4" }] },
		],
		popularity: 60,
	},
];
