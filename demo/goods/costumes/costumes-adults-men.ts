import { mensSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

/** Men's and unisex costumes. */
export const mensCostumes: SeedProduct[] = [
	{
		code: "KO-1201",
		name: { cs: "Pánský kostým Pirátský kapitán", en: "Men's Pirate Captain costume" },
		description: {
			cs:
				"Dlouhý kabát se širokými manžetami a zlatým lemováním, pod ním košile s volánem a vesta všitá tak, že se obléká naráz. Balení obsahuje " +
				"také kalhoty, návleky na boty a látkový pás. Třírohý klobouk, paruku a šavli vybírejte v doplňcích. Kabát jen vyvětrejte, ostatní díly " +
				"perte na 30 °C. Na obrázku navíc: klobouk s pérem, šavle a vousy.",
			en:
				"A long coat with wide cuffs and gold braid over a ruffled shirt and waistcoat sewn as one piece. Trousers, boot covers and a sash are in " +
				"the pack; tricorn, wig and sabre are among our accessories. Just air the coat and wash the rest at 30 °C. Also in the picture, not in the pack: the plumed hat, the sabre and the beard.",
		},
		price: 1590,
		sale: 1349,
		brand: "rubato",
		categories: ["panske-kostymy", "pirati"],
		attributes: { barva: ["cervena", "cerna"], motiv: ["pirati", "more"], material: "polyester", vek: "dospeli" },
		variants: mensSizes(["M", "L", "XL", "XXL"], { XXL: "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-pirate-captain"] },
			{ layout: "parts", without: ["hat", "prop", "beard"], pieces: ["art:costume-pirate-captain"] },
			{ layout: "scale", cm: 180, sizes: "172-190 CM", pieces: ["art:costume-pirate-captain"] },
		],
		popularity: 86,
	},
	{
		code: "KO-1202",
		name: { cs: "Pánský kostým Mušketýr", en: "Men's Musketeer costume" },
		description: {
			cs:
				"Modrá kasaka se stříbrným křížem, košile s krajkovým límcem a kalhoty po kolena. Návleky na boty promění i obyčejné polobotky v jezdecké " +
				"holínky. Klobouk s pérem je součástí, kord nikoli. Kasaka se jen přetáhne přes hlavu, takže velikost hlídejte hlavně u kalhot. Na obrázku navíc: kord, rukavice a knír.",
			en:
				"A blue tabard with a silver cross, a shirt with a lace collar and knee breeches. Boot covers turn ordinary shoes into riding boots. The " +
				"plumed hat is included, the rapier is not. The tabard simply goes over the head, so it is the breeches that decide the size. Also in the picture, not in the pack: the rapier, the gloves and the moustache.",
		},
		price: 1390,
		brand: "rubato",
		categories: ["panske-kostymy"],
		attributes: { barva: ["modra", "stribrna"], motiv: ["pohadky", "hrdinove"], material: "polyester", vek: "dospeli" },
		variants: mensSizes(["M", "L", "XL"], { M: "branches" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-musketeer"] },
			{ layout: "parts", without: ["prop", "gloves", "beard", "cape"], pieces: ["art:costume-musketeer"] },
			{ layout: "scale", cm: 180, sizes: "172-186 CM", pieces: ["art:costume-musketeer"] },
		],
		popularity: 47,
	},
	{
		code: "KO-1203",
		name: { cs: "Pánský kostým Kovboj z Arizony", en: "Men's Arizona Cowboy costume" },
		description: {
			cs:
				"Košile s třásněmi, vesta v imitaci semiše, šátek na krk a chapsy, které si připnete přes vlastní džíny. Díky tomu velikost kalhot " +
				"neřešíte a L sedí i vyšší postavě. Klobouk je ve stejném odstínu, ale prodáváme ho zvlášť. Semišové díly čistěte kartáčem. Na obrázku navíc: klobouk, džíny, boty, laso a knír.",
			en:
				"A fringed shirt, a suede-look waistcoat, a neckerchief and chaps that fasten over your own jeans. So there is no trouser size to worry " +
				"about, and L fits taller men too. A hat in the same shade is sold separately. Clean the suede-look parts with a brush. Also in the picture, not in the pack: the hat, jeans, boots, lasso and moustache.",
		},
		price: 999,
		brand: "fiesta",
		categories: ["panske-kostymy"],
		attributes: { barva: ["hneda", "bezova"], motiv: ["hrdinove", "retro"], material: "polyester", vek: "dospeli" },
		variants: mensSizes(["M", "L", "XL"]),
		pictures: [
			{ layout: "single", pieces: ["art:costume-cowboy"] },
			{ layout: "parts", without: ["hat", "trousers", "shoes", "prop", "beard"], pieces: ["art:costume-cowboy"] },
			{ layout: "scale", cm: 180, sizes: "172-186 CM", pieces: ["art:costume-cowboy"] },
		],
		popularity: 55,
	},
	{
		code: "KO-1204",
		name: { cs: "Pánský kostým Čert chlupáč", en: "Men's Shaggy Devil costume" },
		description: {
			cs:
				"Celotělový kožich z dlouhého vlasu s kapucí, ocasem a červeným jazykem, který z kapsy vykoukne v pravou chvíli. Rohy drží na kapuci " +
				"a dají se odepnout, na krk si připravte zvonec nebo řetěz. V mrazu hřeje, doma v obýváku odvětráte zipem až do pasu. Po sezoně ho nechte " +
				"chemicky vyčistit. Na obrázku navíc: řetěz a boty.",
			en:
				"A full-body fur suit with long pile, a hood, a tail and a red tongue that pops out of its pocket at the right moment. The detachable " +
				"horns sit on the hood; have a cowbell or a chain ready for the neck. Warm in the frost, with a zip to the waist for living rooms. Have it " +
				"dry-cleaned after the season. Also in the picture, not in the pack: the chain and the boots.",
		},
		price: 1490,
		brand: "maskara",
		categories: ["panske-kostymy", "cert-a-mikulas"],
		attributes: { barva: ["cerna", "cervena"], motiv: "mikulas", material: "polyester", vek: "dospeli" },
		variants: mensSizes(["M", "L", "XL", "XXL"], { L: "few", XXL: "none" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-krampus"] },
			{ layout: "parts", without: ["prop", "shoes"], pieces: ["art:costume-krampus"] },
			{ layout: "scale", cm: 180, sizes: "172-190 CM", pieces: ["art:costume-krampus"] },
		],
		popularity: 88,
	},
	{
		code: "KO-1205",
		name: { cs: "Pánský kostým Mikuláš se zlatým křížem", en: "Men's St Nicholas costume with gold cross" },
		description: {
			cs:
				"Bílé roucho s krajkovým lemem, štóla a dlouhý červený plášť se zlatým křížem na zádech. Mitra je přibalená a skládá se naplocho, paruku " +
				"s vousy, berlu a bílé rukavice přidejte z nabídky. Plášť má 140 cm a zapíná se na agrafu, takže ho obléknete i přes zimní kabát. Perte " +
				"ručně. Na obrázku navíc: berla a paruka s vousy.",
			en:
				"A white alb with a lace hem, a stole and a long red cope with a golden cross on the back. The mitre is included and folds flat; add the " +
				"beard set, crosier and white gloves from our range. The cope is 140 cm long and closes with a clasp, so it fits over a winter coat. Hand " +
				"wash. Also in the picture, not in the pack: the crosier and the beard set.",
		},
		price: 1290,
		brand: "maskara",
		categories: ["panske-kostymy", "cert-a-mikulas"],
		attributes: { barva: ["cervena", "bila", "zlata"], motiv: "mikulas", material: "polyester", vek: "dospeli" },
		variants: mensSizes(["L", "XL", "XXL"]),
		pictures: [
			{ layout: "single", pieces: ["art:costume-nicholas"] },
			{ layout: "parts", without: ["prop", "beard"], pieces: ["art:costume-nicholas"] },
			{ layout: "scale", cm: 180, sizes: "176-190 CM", pieces: ["art:costume-nicholas"] },
		],
		popularity: 91,
	},
	{
		code: "KO-1206",
		name: { cs: "Pánský kostým Hrabě Drákula", en: "Men's Count Dracula costume" },
		description: {
			cs:
				"Brokátová vesta s bílým plastronem, medailon a plášť s vyztuženým límcem, který stojí i bez žehlení. Kalhoty ani košile v sadě nejsou, " +
				"stačí ty, které máte doma v tmavé barvě. Se špetkou bílého líčidla a upířími zuby jste hotovi za deset minut. Na obrázku navíc: košile, kalhoty a boty.",
			en:
				"A brocade waistcoat with a white cravat, a medallion and a cape with a stiff collar that stands without ironing. Trousers and shirt are " +
				"not included; any dark ones from home will do. With a touch of white make-up and a set of fangs you are ready in ten minutes. Also in the picture, not in the pack: the shirt, trousers and shoes.",
		},
		price: 949,
		sale: 799,
		brand: "fiesta",
		categories: ["panske-kostymy", "halloween"],
		attributes: { barva: ["cerna", "cervena"], motiv: "halloween", material: "polyester", vek: "dospeli" },
		variants: mensSizes(["S", "M", "L", "XL"], { S: "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-dracula"] },
			{ layout: "parts", without: ["top", "trousers", "shoes"], pieces: ["art:costume-dracula"] },
			{ layout: "scale", cm: 180, sizes: "168-186 CM", pieces: ["art:costume-dracula"] },
		],
		popularity: 76,
	},
	{
		code: "KO-1207",
		name: { cs: "Pánský kostým Superhrdina s vycpávkami", en: "Men's Padded Superhero costume" },
		description: {
			cs:
				"Overal s našitými vycpávkami, které udělají svaly bez posilovny, plášť na suchý zip a škraboška. Vzadu je skrytý zip, na záchod se tedy " +
				"dostanete bez pomoci spoluhrdinů. Látka je pružná: M od 170 cm výšky, XL do 192 cm. Perte ručně, vycpávky schnou přes noc. Na obrázku navíc: boty a rukavice.",
			en:
				"A jumpsuit with sewn-in padding that gives you muscles without the gym, a cape on hook-and-loop tape and an eye mask. A hidden back zip " +
				"spares you asking fellow heroes for help in the loo. The fabric stretches: M from 170 cm tall, XL up to 192 cm. Hand wash; the padding " +
				"dries overnight. Also in the picture, not in the pack: the boots and the gloves.",
		},
		price: 1190,
		brand: "rubato",
		categories: ["panske-kostymy"],
		attributes: { barva: ["modra", "cervena"], motiv: "hrdinove", material: "polyester", vek: "dospeli" },
		variants: mensSizes(["M", "L", "XL"], { XL: "none" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-superhero"] },
			{ layout: "parts", without: ["shoes", "gloves"], pieces: ["art:costume-superhero"] },
			{ layout: "scale", cm: 180, sizes: "172-186 CM", pieces: ["art:costume-superhero"] },
		],
		popularity: 61,
	},
	{
		code: "KO-1208",
		name: { cs: "Pánský kostým Gangster 20. léta", en: "Men's 1920s Gangster costume" },
		description: {
			cs:
				"Dvouřadové sako s jemným bílým proužkem, kalhoty do gumy, černá náprsenka a bílá kravata. Klobouk a doutník nejsou součástí. V páru " +
				"s dámským kostýmem Charleston z vás bude dvojice jako z tanečního klubu v Chicagu. Sako má lehké ramenní vycpávky a vpředu dvě skutečné " +
				"kapsy. Na obrázku navíc: klobouk, boty a knír.",
			en:
				"A double-breasted pinstripe jacket, elastic-waist trousers, a black dickey and a white tie. Hat and cigar are not included. Paired with " +
				"the women's Charleston dress it makes a couple straight from a Chicago dance club. The jacket is lightly padded at the shoulders and has " +
				"two real front pockets. Also in the picture, not in the pack: the hat, shoes and moustache.",
		},
		price: 1350,
		brand: "rubato",
		categories: ["panske-kostymy", "silvestr"],
		attributes: { barva: ["cerna", "bila"], motiv: "retro", material: "polyester", vek: "dospeli" },
		labels: ["new"],
		variants: mensSizes(["S", "M", "L", "XL", "XXL"], { XXL: "warehouse" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-gangster"] },
			{ layout: "parts", without: ["hat", "shoes", "beard"], pieces: ["art:costume-gangster"] },
			{ layout: "scale", cm: 180, sizes: "168-190 CM", pieces: ["art:costume-gangster"] },
		],
		popularity: 67,
		addedDaysAgo: 12,
	},
	{
		code: "KO-1209",
		name: { cs: "Pánský kostým Král diskotéky", en: "Men's Disco King costume" },
		description: {
			cs:
				"Lesklá košile s obřím límcem, bílá vesta a zvonové kalhoty, které by záviděl i taneční parket roku 1977. Zlatý řetízek je v balení, " +
				"paruku afro přihoďte do košíku zvlášť. Látka se nemačká, jen ji po večírku vyperte na 30 °C a pověste na ramínko. Na obrázku navíc: paruka afro, brýle, knír a boty.",
			en:
				"A shiny shirt with a giant collar, a white waistcoat and flares that any dance floor of 1977 would envy. The gold chain is included; put " +
				"an afro wig in the basket too. The fabric does not crease: wash it at 30 °C after the party and hang it up. Also in the picture, not in the pack: the afro wig, glasses, moustache and shoes.",
		},
		price: 899,
		brand: "fiesta",
		categories: ["panske-kostymy", "silvestr"],
		attributes: { barva: ["bila", "stribrna"], motiv: "retro", material: "polyester", vek: "dospeli" },
		variants: mensSizes(["M", "L", "XL"]),
		pictures: [
			{ layout: "single", pieces: ["art:costume-disco-king"] },
			{ layout: "parts", without: ["beard", "shoes"], pieces: ["art:costume-disco-king"] },
			{ layout: "scale", cm: 180, sizes: "172-186 CM", pieces: ["art:costume-disco-king"] },
		],
		popularity: 50,
	},
	{
		code: "KO-1210",
		name: { cs: "Overal Tyranosaurus pro dospělé", en: "Adult T. rex overall" },
		description: {
			cs:
				"Měkký fleecový overal se zuby na kapuci a ocasem dlouhým půl metru. Nosí ho tatínkové na dětských oslavách, maturanti při posledním " +
				"zvonění a celé party na silvestra. Střih je unisex a hodně volný; M vychází na výšku 165–175 cm, XL na 185–195 cm. Pratelný v pračce na " +
				"30 °C, ocas sušte naplocho.",
			en:
				"A soft fleece overall with teeth on the hood and a tail half a metre long. Worn by dads at children's parties, by school leavers and by " +
				"whole crowds on New Year's Eve. The unisex cut is very loose; M is for a height of 165–175 cm, XL for 185–195 cm. Machine wash at 30 °C " +
				"and dry the tail flat.",
		},
		price: 1090,
		brand: "maskara",
		categories: ["panske-kostymy", "damske-kostymy", "dinosauri", "silvestr"],
		attributes: { barva: "zelena", motiv: ["dinosauri", "zvirata"], material: "polyester", vek: "dospeli" },
		labels: ["gift"],
		variants: mensSizes(["S", "M", "L", "XL"], { S: "none", L: "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-trex-adult"] },
			{ layout: "parts", pieces: ["art:costume-trex-adult"] },
			{ layout: "scale", cm: 180, sizes: "168-186 CM", pieces: ["art:costume-trex-adult"] },
		],
		popularity: 78,
	},
];
