import { childSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

/** Fairy tales, pirates and animals for children. */
export const childrensCostumes: SeedProduct[] = [
	{
		code: "KO-1001",
		name: { cs: "Dětský kostým Princezna Růženka", en: "Children's Rosebud Princess costume" },
		description: {
			cs:
				"Saténové šaty s tylovou sukní, nabíranými rukávky a výšivkou růžiček na živůtku. V balení jsou šaty, textilní korunka a hůlka s hvězdou; " +
				"boty a spodnička se prodávají zvlášť. Velikost odpovídá výšce postavy v centimetrech, mezi dvěma velikostmi volte větší, šaty mají vzadu " +
				"stahovací šněrování.",
			en:
				"A satin dress with a tulle skirt, puff sleeves and rosebuds embroidered on the bodice. The set includes the dress, a fabric crown and a " +
				"star wand; shoes and petticoat are sold separately. Sizes follow the child's height in centimetres. If in doubt go one up, as the dress " +
				"laces at the back.",
		},
		price: 699,
		sale: 599,
		brand: "rubato",
		categories: ["detske-kostymy", "princezny"],
		attributes: { barva: "ruzova", motiv: ["princezny", "pohadky"], material: "polyester", vek: ["3-5", "6-8"] },
		variants: childSizes(["98", "110", "122", "134"], { "98": "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-princess"] },
			{ layout: "parts", pieces: ["art:costume-princess"] },
			{ layout: "scale", cm: 116, sizes: "98-140 CM", pieces: ["art:costume-princess"] },
		],
		popularity: 94,
	},
	{
		code: "KO-1002",
		name: { cs: "Dětský kostým Ledová princezna", en: "Children's Ice Princess costume" },
		description: {
			cs:
				"Dlouhé šaty v barvě zimního nebe s průhlednou vlečkou, na které se třpytí vločky. Pod šaty se díky volnějšímu střihu vejde tričko, takže " +
				"se v nich dá jít i na venkovní karneval. Sada obsahuje šaty s přišitou vlečkou a čelenku s vločkou. Velikosti 98–140 udávají výšku dítěte " +
				"v cm. Perte ručně ve vlažné vodě, třpytky tak vydrží déle.",
			en:
				"A long dress the colour of a winter sky with a sheer train of glittering snowflakes. The easy cut leaves room for a T-shirt underneath, " +
				"so it works at an outdoor carnival too. The set includes the dress with its sewn-on train and a snowflake headband. Sizes 98–140 are the " +
				"child's height in cm. Hand wash in lukewarm water to keep the glitter.",
		},
		price: 749,
		brand: "rubato",
		categories: ["detske-kostymy", "princezny"],
		attributes: { barva: "modra", motiv: ["princezny", "pohadky"], material: "polyester", vek: ["3-5", "6-8", "9-12"] },
		labels: ["new"],
		variants: childSizes(["98", "110", "122", "134"], { "110": "none", "134": "warehouse" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-ice-princess"] },
			{ layout: "parts", pieces: ["art:costume-ice-princess"] },
			{ layout: "scale", cm: 116, sizes: "98-140 CM", pieces: ["art:costume-ice-princess"] },
		],
		popularity: 81,
		addedDaysAgo: 9,
	},
	{
		code: "KO-1003",
		name: { cs: "Dětský kostým Malý pirát", en: "Children's Little Pirate costume" },
		description: {
			cs:
				"Pruhované tričko s přišitou vestou, roztřepené kalhoty do gumy a červený šátek na hlavu. K tomu páska přes oko a široký pásek s přezkou " +
				"na suchý zip, se kterým si poradí i předškolák. Šavli a boty si pirát musí ukořistit zvlášť. Orientujte se podle výšky dítěte: 110–116 cm " +
				"sedne většině pětiletých. Na obrázku navíc: šavle a boty.",
			en:
				"A striped top with a sewn-on waistcoat, ragged trousers with an elastic waist and a red bandana. There is an eye patch too, and a wide " +
				"buckled belt with a hook-and-loop fastening that even a pre-schooler can manage. Sabre and shoes must be plundered separately. Choose by " +
				"height: 110–116 cm fits most five-year-olds. Also in the picture, not in the pack: the sabre and the shoes.",
		},
		price: 549,
		sale: 449,
		brand: "maskara",
		categories: ["detske-kostymy", "pirati"],
		attributes: { barva: ["cervena", "cerna"], motiv: "pirati", material: "polyester", vek: ["3-5", "6-8"] },
		variants: childSizes(["98", "110", "122", "134"]),
		pictures: [
			{ layout: "single", pieces: ["art:costume-pirate-boy"] },
			{ layout: "parts", without: ["prop", "shoes"], pieces: ["art:costume-pirate-boy"] },
			{ layout: "scale", cm: 116, sizes: "98-140 CM", pieces: ["art:costume-pirate-boy"] },
		],
		popularity: 90,
	},
	{
		code: "KO-1004",
		name: { cs: "Dětský kostým Pirátka", en: "Children's Pirate Girl costume" },
		description: {
			cs:
				"Šaty s krajkovými rukávy, šněrovaným korzetem a třívrstvou sukní do cípů. Do balení patří i šátek s puntíky a pásek; pirátský klobouk ze " +
				"seznamu doporučených doplňků se hodí, ale není součástí. Šaty končí u kolen, a tak se v nich dá běhat po palubě i po tělocvičně. " +
				"Velikosti podle výšky v cm. Na obrázku navíc: šavle a vysoké boty.",
			en:
				"A dress with lacy sleeves, a laced corset and a three-layer handkerchief skirt. A dotted bandana and a belt come with it; a pirate hat " +
				"suits it well but is sold separately. The hem stops at the knee, so she can run across a deck or a gym. Sizes are the child's height in " +
				"cm. Also in the picture, not in the pack: the sabre and the high boots.",
		},
		price: 599,
		brand: "maskara",
		categories: ["detske-kostymy", "pirati"],
		attributes: { barva: ["cerna", "cervena"], motiv: "pirati", material: "polyester", vek: ["6-8", "9-12"] },
		variants: childSizes(["110", "122", "134"], { "122": "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-pirate-girl"] },
			{ layout: "parts", without: ["prop", "shoes"], pieces: ["art:costume-pirate-girl"] },
			{ layout: "scale", cm: 116, sizes: "110-140 CM", pieces: ["art:costume-pirate-girl"] },
		],
		popularity: 58,
	},
	{
		code: "KO-1005",
		name: { cs: "Dětský kostým Tyranosaurus", en: "Children's T. rex costume" },
		description: {
			cs:
				"Plyšový overal s vycpaným ocasem, hřebenem na zádech a kapucí, ze které koukají měkké filcové zuby. Zapíná se vpředu na zip krytý légou, " +
				"takže dítě zvládne převlékání samo. Overal je zateplený a přes mikinu ho ocení hlavně únorové karnevaly. Velikost 98–104 odpovídá zhruba " +
				"třem až čtyřem letům. Perte na 30 °C naruby.",
			en:
				"A plush overall with a stuffed tail, a ridge along the back and a hood edged with soft felt teeth. It closes at the front with a covered " +
				"zip, so a child can change alone. It is warm enough for February carnivals and fits over a sweatshirt. Size 98–104 suits roughly three to " +
				"four years. Wash at 30 °C inside out.",
		},
		price: 799,
		brand: "rubato",
		categories: ["detske-kostymy", "dinosauri"],
		attributes: { barva: "zelena", motiv: ["dinosauri", "zvirata"], material: "polyester", vek: ["3-5", "6-8"] },
		variants: childSizes(["98", "110", "122"], { "110": "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-trex"] },
			{ layout: "parts", pieces: ["art:costume-trex"] },
			{ layout: "scale", cm: 116, sizes: "98-128 CM", pieces: ["art:costume-trex"] },
		],
		popularity: 97,
	},
	{
		code: "KO-1006",
		name: { cs: "Dětský kostým Triceratops", en: "Children's Triceratops costume" },
		description: {
			cs:
				"Hřejivá kombinéza s límcem a třemi rohy, které drží tvar i po vyprání. Nohavice jsou zakončené gumou, aby se o ně mládě nepřerazilo, a na " +
				"dlaních nejsou žádné tlapky, které by překážely při jídle. Vyberte podle výšky: 98–104 cm, 110–116 cm nebo 122–128 cm.",
			en:
				"A cosy overall with a neck frill and three horns that keep their shape after washing. The legs are elasticated so that the little one " +
				"does not trip, and the hands are left free for cake. Choose by height: 98–104 cm, 110–116 cm or 122–128 cm.",
		},
		price: 749,
		sale: 629,
		brand: "maskara",
		categories: ["detske-kostymy", "dinosauri"],
		attributes: {
			barva: ["oranzova", "hneda"],
			motiv: ["dinosauri", "zvirata"],
			material: "polyester",
			vek: ["3-5", "6-8"],
		},
		variants: childSizes(["98", "110", "122"], { "98": "none", "122": "branches" }),
		pictures: [
			{ layout: "single", pieces: [{ art: "art:costume-triceratops", color: "#e08a3c", color2: "#fbe3b8" }] },
			{ layout: "parts", pieces: [{ art: "art:costume-triceratops", color: "#e08a3c", color2: "#fbe3b8" }] },
			{
				layout: "scale",
				cm: 116,
				sizes: "98-128 CM",
				pieces: [{ art: "art:costume-triceratops", color: "#e08a3c", color2: "#fbe3b8" }],
			},
		],
		popularity: 49,
	},
	{
		code: "KO-1007",
		name: { cs: "Dětský kostým Jednorožec", en: "Children's Unicorn costume" },
		description: {
			cs:
				"Bílý plyšový overal s duhovou hřívou od čela až po ocásek a zlatým rohem na kapuci. Kromě karnevalu poslouží i jako nejhezčí pyžamo na " +
				"přespávací oslavu. Zapínání na zip, kapsy po stranách. Velikosti 98–104 až 134–140 značí výšku v cm, střih je volný a přes oblečení se " +
				"vejde bez problémů. Pere se v pračce na 30 °C.",
			en:
				"A white plush overall with a rainbow mane running from forehead to tail and a golden horn on the hood. After the carnival it makes the " +
				"prettiest pyjamas at a sleepover. Zip fastening and side pockets. Sizes 98–104 to 134–140 are heights in cm; the cut is loose enough for " +
				"clothes underneath. Machine wash at 30 °C.",
		},
		price: 799,
		brand: "rubato",
		categories: ["detske-kostymy", "jednorozci"],
		attributes: {
			barva: ["bila", "duhova"],
			motiv: ["jednorozec", "zvirata"],
			material: "polyester",
			vek: ["3-5", "6-8", "9-12"],
		},
		labels: ["gift"],
		variants: childSizes(["98", "110", "122", "134"]),
		pictures: [
			{ layout: "single", pieces: ["art:costume-unicorn"] },
			{ layout: "parts", pieces: ["art:costume-unicorn"] },
			{ layout: "scale", cm: 116, sizes: "98-140 CM", pieces: ["art:costume-unicorn"] },
		],
		popularity: 92,
	},
	{
		code: "KO-1008",
		name: { cs: "Dětský set Duhový jednorožec se sukní", en: "Children's Rainbow Unicorn skirt set" },
		description: {
			cs:
				"Když celý kostým není potřeba: tylová sukně v barvách duhy, čelenka s rohem a květy a připínací ocásek. Sukně má pružný pas, a tak jsou " +
				"velikosti jen orientační, 98–104 cm nosí i drobnější holčičky ve čtyřech letech. Legíny a tričko použijte vlastní. Na obrázku navíc: bílý overal, přes který se sukně nosí.",
			en:
				"For when a whole costume is too much: a rainbow tulle skirt, a headband with horn and flowers, and a clip-on tail. The waist stretches, " +
				"so sizes are a guide; 98–104 cm also fits smaller four-year-olds. Wear it with your own leggings and top. Also in the picture, not in the pack: the white overall that the skirt is worn over.",
		},
		price: 449,
		brand: "fiesta",
		categories: ["detske-kostymy", "jednorozci"],
		attributes: { barva: "duhova", motiv: "jednorozec", material: "polyester", vek: ["3-5", "6-8"] },
		variants: childSizes(["98", "110", "122"], { "122": "few" }),
		pictures: [
			{ layout: "single", pieces: ["art:costume-unicorn-skirt"] },
			{ layout: "parts", without: ["overall"], pieces: ["art:costume-unicorn-skirt"] },
			{ layout: "scale", cm: 116, sizes: "98-128 CM", pieces: ["art:costume-unicorn-skirt"] },
		],
		popularity: 66,
	},
];
