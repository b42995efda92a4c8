import { childSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

/** Devils, angels, Halloween and heroes for children. */
export const childrensHeroCostumes: SeedProduct[] = [
	{
		code: "KO-1009",
		name: { cs: "Dětský kostým Čertík", en: "Children's Little Devil costume" },
		description: {
			cs:
				"Huňatý červený kabátek s kapucí, kalhoty s ocáskem zakončeným červenou šipkou a čelenka s rohy. Kožíšek je z měkkého plyše bez línání, " +
				"proto ho snese i citlivější kůže. Čertíkům, kteří chodí s Mikulášem venku, se pod něj vejde zimní bunda, jen zvolte o číslo větší, než je " +
				"výška dítěte v cm. Řetěz ani pytel nejsou součástí. Na obrázku navíc: vidle, plášť a boty.",
			en:
				"A shaggy red jacket with a hood, trousers with a red arrow-tipped tail and a headband with horns. The fur is a soft plush that does not " +
				"shed, so it is kind to sensitive skin. For walking outdoors with St Nicholas a winter coat fits underneath; pick one size above the " +
				"child's height in cm. Chain and sack are not included. Also in the picture, not in the pack: the pitchfork, the cape and the boots.",
		},
		price: 649,
		brand: "maskara",
		categories: ["detske-kostymy", "cert-a-mikulas"],
		attributes: { barva: ["cervena", "cerna"], motiv: "mikulas", material: "polyester", vek: ["3-5", "6-8", "9-12"] },
		variants: childSizes(["98", "110", "122", "134"], { "134": "none" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-devil-child"] },
			{ layout: "parts", without: ["prop", "cape", "shoes"], pieces: ["art:costume-devil-child"] },
			{ layout: "scale", cm: 116, sizes: "98-140 CM", pieces: ["art:costume-devil-child"] },
		],
		popularity: 79,
	},
	{
		code: "KO-1010",
		name: { cs: "Dětský kostým Andílek", en: "Children's Little Angel costume" },
		description: {
			cs:
				"Dlouhá bílá tunika se zlatým lemem, péřová křidélka na gumičkách a svatozář, která drží na čelence. Tunika je neprůhledná a dost široká, " +
				"aby se dala obléct přes zimní oblečení při mikulášské obchůzce i na jesličkách. Velikosti 98–104, 110–116 a 122–128 jsou výška dítěte " +
				"v cm, délka se dá upravit přepásáním.",
			en:
				"A long white tunic with a gold hem, feather wings on elastic straps and a halo on a headband. The tunic is opaque and wide enough to go " +
				"over winter clothes on St Nicholas' Eve or in a nativity play. Sizes 98–104, 110–116 and 122–128 are the child's height in cm; the belt " +
				"takes up the length.",
		},
		price: 549,
		brand: "maskara",
		categories: ["detske-kostymy", "cert-a-mikulas"],
		attributes: { barva: ["bila", "zlata"], motiv: "mikulas", material: "polyester", vek: ["3-5", "6-8"] },
		variants: childSizes(["98", "110", "122"]),
		pictures: [
			{ layout: "single", pieces: ["art:costume-angel-child"] },
			{ layout: "parts", pieces: ["art:costume-angel-child"] },
			{ layout: "scale", cm: 116, sizes: "98-128 CM", pieces: ["art:costume-angel-child"] },
		],
		popularity: 71,
	},
	{
		code: "KO-1011",
		name: { cs: "Dětský kostým Rytíř s erbem lva", en: "Children's Lion Knight costume" },
		description: {
			cs:
				"Tunika s vyšitým lvem, kapuce připomínající kroužkovou zbroj, plášť a chrániče předloktí. Štít s mečem se dají dokoupit v rekvizitách, " +
				"kostým ale vypadá hotově i bez nich. Velikosti podle výšky postavy: 110–116, 122–128 a 134–140 cm; tunika je po stranách rozstřižená, " +
				"takže v ní jde vydobýt i prolézačku. Na obrázku navíc: přilba, meč, rukavice a boty.",
			en:
				"A tunic with an embroidered lion, a hood that looks like chain mail, a cape and forearm guards. Shield and sword can be added from our " +
				"props, though the costume looks complete without them. Sizes by height: 110–116, 122–128 and 134–140 cm. Side slits let a knight conquer " +
				"the climbing frame. Also in the picture, not in the pack: the helmet, sword, gloves and boots.",
		},
		price: 679,
		brand: "rubato",
		categories: ["detske-kostymy"],
		attributes: {
			barva: ["stribrna", "modra"],
			motiv: ["pohadky", "hrdinove"],
			material: "polyester",
			vek: ["6-8", "9-12"],
		},
		variants: childSizes(["110", "122", "134"], { "110": "warehouse" }),
		pictures: [
			{ layout: "single", pieces: [{ art: "art:costume-knight", color: "#2f62b5", color2: "#f2c14e" }] },
			{ layout: "pair", pieces: ["emoji:shield", { art: "art:sword", color: "#c3c8d1" }] },
			{
				layout: "scale",
				cm: 116,
				sizes: "110-140 CM",
				pieces: [{ art: "art:costume-knight", color: "#2f62b5", color2: "#f2c14e" }],
			},
		],
		popularity: 54,
	},
	{
		code: "KO-1012",
		name: { cs: "Dětský kostým Čarodějnice Ferina", en: "Children's Witch Ferina costume" },
		description: {
			cs:
				"Fialovočerné šaty se sukní do cípů a pavučinkou na rukávech, k tomu špičatý klobouk s mašlí. Hodí se na Halloween, pálení čarodějnic i na " +
				"školní divadlo. Koště, punčocháče a boty doplňte podle sebe. Velikost volte podle výšky dítěte v centimetrech; v pase je guma, takže ani " +
				"větší číslo neplandá. Na obrázku navíc: koště, punčocháče a boty.",
			en:
				"A purple and black dress with a jagged skirt and cobweb sleeves, plus a pointed hat with a bow. Good for Halloween, for Czech witches' " +
				"night on 30 April and for school plays. Add your own broom, tights and shoes. Choose by the child's height in centimetres; the elastic " +
				"waist keeps a bigger size in place. Also in the picture, not in the pack: the broom, tights and shoes.",
		},
		price: 599,
		sale: 499,
		brand: "maskara",
		categories: ["detske-kostymy", "halloween"],
		attributes: {
			barva: ["fialova", "cerna"],
			motiv: ["halloween", "pohadky"],
			material: "polyester",
			vek: ["3-5", "6-8", "9-12"],
		},
		variants: childSizes(["98", "110", "122", "134"], { "122": "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-witch-child"] },
			{ layout: "parts", without: ["prop", "tights", "shoes"], pieces: ["art:costume-witch-child"] },
			{ layout: "scale", cm: 116, sizes: "98-140 CM", pieces: ["art:costume-witch-child"] },
		],
		popularity: 77,
	},
	{
		code: "KO-1013",
		name: { cs: "Dětský kostým Svítící kostlivec", en: "Children's Glow-in-the-dark Skeleton costume" },
		description: {
			cs:
				"Černá kombinéza s potiskem kostry, která po nasvícení ještě dobrou půlhodinu zeleně svítí ve tmě. Součástí jsou rukavice s kůstkami " +
				"a látková maska s otvory pro oči i ústa. Maska se dá nechat doma a obličej nalíčit. Velikosti 110–140 cm, střih přiléhá k tělu. Prát na " +
				"30 °C, nežehlit přes potisk.",
			en:
				"A black jumpsuit printed with a skeleton that, once charged by light, glows green in the dark for a good half hour. Bone-print gloves and " +
				"a fabric mask with openings for eyes and mouth are included, or leave the mask at home and paint the face. Sizes 110–140 cm, close fit. " +
				"Wash at 30 °C, do not iron the print.",
		},
		price: 529,
		brand: "lumina",
		categories: ["detske-kostymy", "halloween"],
		attributes: { barva: ["cerna", "bila"], motiv: "halloween", material: "polyester", vek: ["6-8", "9-12"] },
		variants: childSizes(["110", "122", "134"], { "134": "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-skeleton"] },
			{ layout: "parts", without: ["shoes"], pieces: ["art:costume-skeleton"] },
			{ layout: "scale", cm: 116, sizes: "110-140 CM", pieces: ["art:costume-skeleton"] },
		],
		popularity: 68,
	},
	{
		code: "KO-1014",
		name: { cs: "Dětský kostým Kosmonaut", en: "Children's Astronaut costume" },
		description: {
			cs:
				"Bílý skafandr s nášivkami mise, reflexními pruhy a spoustou kapes na vzorky z Marsu. V sadě najdete overal, čepici s mikrofonem " +
				"a jmenovku, na kterou se dá psát fixem. Helma není součástí, aby se pod ní malým astronautům nepotilo čelo. 110–116 cm odpovídá přibližně " +
				"pěti až šesti letům, 134–140 cm devíti až deseti. Na obrázku navíc: helma, rukavice a boty.",
			en:
				"A white space suit with mission patches, reflective stripes and plenty of pockets for Martian samples. The set has the overall, a cap " +
				"with a microphone and a name tag you can write on. There is no helmet, so small astronauts stay cool. 110–116 cm is about five to six " +
				"years, 134–140 cm nine to ten. Also in the picture, not in the pack: the helmet, gloves and boots.",
		},
		price: 849,
		brand: "rubato",
		categories: ["detske-kostymy"],
		attributes: { barva: "bila", motiv: ["vesmir", "hrdinove"], material: "polyester", vek: ["6-8", "9-12"] },
		labels: ["new", "gift"],
		variants: childSizes(["110", "122", "134"]),
		pictures: [
			{ layout: "single", pieces: [{ art: "art:costume-astronaut", color: "#f4f5f7", color2: "#f58220" }] },
			{ layout: "trio", pieces: ["emoji:rocket", "emoji:ringed-planet", "emoji:alien"] },
			{
				layout: "scale",
				cm: 116,
				sizes: "110-140 CM",
				pieces: [{ art: "art:costume-astronaut", color: "#f4f5f7", color2: "#f58220" }],
			},
		],
		popularity: 83,
		addedDaysAgo: 5,
	},
	{
		code: "KO-1015",
		name: { cs: "Dětský kostým Kočička", en: "Children's Kitten costume" },
		description: {
			cs:
				"Černý plyšový overal s růžovým bříškem, ocáskem na drátku, který si dítě naaranžuje, a kapucí s oušky. Fousky stačí domalovat černou tužkou na " +
				"obličej. Overal je z pružného úpletu a vyrábí se pro výšku 98–104 cm až 122–128 cm. Pere se jemným programem, ocásek se odepíná.",
			en:
				"A black plush jumpsuit with a pink belly, a wired tail to pose as you like and a hood with ears. A black face pencil takes care of the whiskers. " +
				"Made of stretchy jersey for heights from 98–104 cm to 122–128 cm. Gentle machine wash; the tail comes off.",
		},
		price: 499,
		brand: "maskara",
		categories: ["detske-kostymy"],
		attributes: { barva: "cerna", motiv: "zvirata", material: ["polyester", "bavlna"], vek: ["3-5", "6-8"] },
		variants: childSizes(["98", "110", "122"], { "98": "branches" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-cat"] },
			{ layout: "parts", pieces: ["art:costume-cat"] },
			{ layout: "scale", cm: 116, sizes: "98-128 CM", pieces: ["art:costume-cat"] },
		],
		popularity: 45,
	},
	{
		code: "KO-1016",
		name: { cs: "Dětský kostým Hasič", en: "Children's Firefighter costume" },
		description: {
			cs:
				"Kabát a kalhoty střižené podle skutečné zásahové uniformy, se žlutými reflexními pásky a kapsou na vysílačku. Plastová přilba je v balení " +
				"a díky stavitelnému kroužku padne na obvod hlavy 50–56 cm. Vybírejte podle výšky dítěte, nohavice jsou o kousek delší a dají se ohrnout. " +
				"Po zásahu vyperte na 30 °C. Na obrázku navíc: hadice a boty.",
			en:
				"A coat and trousers cut like a real turnout uniform, with yellow reflective strips and a radio pocket. The plastic helmet is in the box " +
				"and adjusts to a head of 50–56 cm. Choose by the child's height; the legs are slightly long and can be turned up. Wash at 30 °C after the " +
				"call-out. Also in the picture, not in the pack: the hose and the boots.",
		},
		price: 899,
		sale: 749,
		brand: "hravec",
		categories: ["detske-kostymy"],
		attributes: { barva: ["modra", "zluta"], motiv: "hrdinove", material: ["polyester", "plast"], vek: ["3-5", "6-8"] },
		variants: childSizes(["98", "110", "122"], { "110": "none" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-fireman"] },
			{ layout: "parts", without: ["prop", "shoes"], pieces: ["art:costume-fireman"] },
			{ layout: "scale", cm: 116, sizes: "98-128 CM", pieces: ["art:costume-fireman"] },
		],
		popularity: 74,
	},
	{
		code: "KO-1017",
		name: { cs: "Dětský plášť a škraboška Superhrdina", en: "Children's Superhero cape and mask" },
		description: {
			cs:
				"Oboustranný saténový plášť, z jedné strany modrý s bleskem, z druhé červený s hvězdou, a plstěná škraboška na gumičce. Na krku se zapíná " +
				"na suchý zip, který se při zatažení sám rozepne. Délka 70 cm sedí dětem do výšky 128 cm, škraboška je univerzální. Rychlý převlek i milý " +
				"dárek oslavenci. Na obrázku navíc: triko, kalhoty, pásek, rukavice a boty.",
			en:
				"A reversible satin cape, blue with a lightning bolt on one side and red with a star on the other, with an elasticated felt mask. The " +
				"hook-and-loop collar opens by itself when pulled. At 70 cm it suits children up to 128 cm tall; the mask fits all. A quick disguise and a " +
				"kind birthday present. Also in the picture, not in the pack: the top, trousers, belt, gloves and boots.",
		},
		price: 329,
		brand: "hravec",
		categories: ["detske-kostymy", "rekvizity"],
		attributes: {
			barva: ["modra", "cervena"],
			motiv: "hrdinove",
			material: ["polyester", "plst"],
			velikost: "univerzalni",
			vek: ["3-5", "6-8"],
		},
		labels: ["gift"],
		pictures: [
			{ layout: "single", pieces: [{ art: "art:costume-hero", color: "#2f62c9", color2: "#d6203a" }] },
			{
				layout: "parts",
				without: ["top", "dress", "tights", "shoes", "gloves"],
				pieces: [{ art: "art:costume-hero", color: "#2f62c9", color2: "#d6203a" }],
			},
		],
		popularity: 62,
	},
];
