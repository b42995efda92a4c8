/** Forest, savanna, sea and a ninja: more costumes for children. */

import { childSizes } from "../../facts/costume-sizes.ts";
import type { SeedProduct } from "../../facts/format.ts";

export const moreChildrensCostumes: SeedProduct[] = [
	{
		code: "KO-7001",
		name: { cs: "Dětský kostým Lesní víla Konvalinka", en: "Children's Lily of the Valley Fairy costume" },
		description: {
			cs: "Šaty se sukní ze tří vrstev cípatého tylu, průsvitná křídla na gumičkách a věneček z látkových konvalinek. Živůtek je z bavlněného úpletu a oblékne se přes hlavu, bez zipu a knoflíků. Křídla se sundávají zvlášť, takže se v šatech dá sedět i u stolu s dortem. Hůlka není součástí; šaty perte ručně na 30 °C, křídla jen otřete.",
			en: "A dress with three layers of pointed tulle, sheer wings on elastic straps and a garland of fabric lilies of the valley. The bodice is cotton jersey and slips over the head, with no zip or buttons. The wings come off on their own, so there is no trouble sitting down for cake. Wand not included; hand wash the dress at 30 °C and just wipe the wings.",
		},
		price: 649,
		brand: "rubato",
		categories: ["detske-kostymy", "princezny"],
		attributes: {
			barva: ["zelena", "bila"],
			motiv: ["pohadky", "princezny"],
			material: ["polyester", "bavlna"],
			vek: ["3-5", "6-8"],
			prilezitost: ["karneval", "detska-oslava", "narozeniny"],
		},
		labels: ["gift"],
		variants: childSizes(["98", "110", "122"], { "122": "few" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:dress-gown", color: "#8cc06a", color2: "#f6f4e4" },
					{ art: "art:wings", color: "#d9efc4", color2: "#8cc06a" },
					{ art: "art:wand", color: "#f2e6a0", color2: "#8cc06a" },
					"emoji:herb",
				],
			},
			{ layout: "pair", pieces: [{ art: "art:wings", color: "#d9efc4", color2: "#8cc06a" }, "emoji:hyacinth"] },
		],
		popularity: 66,
		addedDaysAgo: 140,
		goesWith: ["DO-2404", "DO-2304", "DO-2203"],
	},
	{
		code: "KO-7002",
		name: { cs: "Dětský kostým Tučňák", en: "Children's Penguin costume" },
		description: {
			cs: "Fleecový overal s bílým bříškem, krátkým ocáskem a kapucí se žlutým zobákem, který stíní jako kšilt. Křídla tvoří široké rukávy, ruce z nich vykukují a na svačinu se nemusí nic svlékat. Zip vpředu kryje léga, aby neškrábal pod bradou. Perte na 30 °C naruby, nesušte v sušičce.",
			en: "A fleece overall with a white belly, a short tail and a hood whose yellow beak shades the eyes like a peak. Wide sleeves make the wings; the hands peep out, so nothing has to come off at snack time. A flap behind the front zip protects the chin. Wash inside out at 30 °C, do not tumble dry.",
		},
		price: 729,
		brand: "hravec",
		categories: ["detske-kostymy", "safari"],
		attributes: {
			barva: ["cerna", "bila"],
			motiv: "zvirata",
			material: "polyester",
			vek: ["3-5", "6-8"],
			prilezitost: ["karneval", "detska-oslava"],
		},
		variants: childSizes(["98", "110", "122"]),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:onesie", color: "#2b3140", color2: "#f7f4ec" },
					"emoji:penguin",
					"emoji:snowflake",
					"emoji:fish",
				],
			},
		],
		popularity: 58,
		addedDaysAgo: 420,
		goesWith: ["DO-2301"],
	},
	{
		code: "KO-7003",
		name: { cs: "Dětský kostým Včelka", en: "Children's Little Bee costume" },
		description: {
			cs: "Žlutočerné pruhované šatičky s tylovou sukýnkou, krátká křídla na suchý zip a čelenka s tykadly na pružince. Díky suchému zipu se křídla dají odepnout jednou rukou, než si dítě sedne do autosedačky. Pod šatičky se vejde tričko i punčocháče, na masopustní průvod tedy stačí přidat svetr.",
			en: "A black and yellow striped dress with a tulle skirt, short wings on hook-and-loop tape and a headband with bouncy feelers. The tape lets you take the wings off with one hand before the child gets into a car seat. There is room for a T-shirt and tights underneath, so a jumper is all you need to add for a carnival parade.",
		},
		price: 479,
		sale: 399,
		brand: "maskara",
		categories: ["detske-kostymy", "safari"],
		attributes: {
			barva: ["zluta", "cerna"],
			motiv: "zvirata",
			material: "polyester",
			vek: ["3-5", "6-8"],
			prilezitost: ["karneval", "detska-oslava"],
		},
		variants: childSizes(["98", "110", "122"], { "98": "none" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:tutu", color: "#f6c62f", color2: "#2a2528" },
					{ art: "art:wings", color: "#eef4f7", color2: "#c9d6dc" },
					"emoji:honeybee",
					"emoji:sunflower",
				],
			},
			{ layout: "pair", pieces: ["emoji:honeybee", "emoji:honey-pot"] },
		],
		popularity: 71,
		addedDaysAgo: 515,
	},
	{
		code: "KO-7004",
		name: { cs: "Dětský kostým Labutí princezna", en: "Children's Swan Princess costume" },
		description: {
			cs: "Bílý trikot se saténovým živůtkem, sukně tutu ze čtyř vrstev tylu a čelenka s labutím peřím. Rukávky jsou z průsvitné síťky a sukně vpředu kratší, aby se v ní dalo tancovat. Velikost volte podle výšky dítěte; perte ručně na 30 °C, čelenku nenamáčejte.",
			en: "A white leotard with a satin bodice, a tutu of four layers of tulle and a headband trimmed with swan-white feathers. The sleeves are sheer mesh and the skirt is shorter at the front for dancing. Choose by the child's height; hand wash at 30 °C and keep the headband dry.",
		},
		price: 699,
		brand: "rubato",
		categories: ["detske-kostymy", "princezny"],
		attributes: {
			barva: ["bila", "stribrna"],
			motiv: ["princezny", "pohadky"],
			material: ["polyester", "bavlna"],
			vek: ["3-5", "6-8", "9-12"],
			prilezitost: ["karneval", "narozeniny", "detska-oslava"],
		},
		variants: childSizes(["98", "110", "122", "134"], { "110": "few", "134": "warehouse" }),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:tutu", color: "#f7f8fc", color2: "#c3cbda" },
					"emoji:swan",
					"emoji:ballet-shoes",
					"emoji:feather",
				],
			},
		],
		popularity: 80,
		addedDaysAgo: 260,
		goesWith: ["DO-2203", "DO-2304"],
	},
	{
		code: "KO-7005",
		name: { cs: "Dětský kostým Chobotnička", en: "Children's Little Octopus costume" },
		description: {
			cs: "Fialový overal se šesti vycpanými chapadly v pase a kapucí s vykulenýma očima; zbylá dvě chapadla jsou rukávy. Konce vycpaných chapadel spojuje vlasec s rukávem, takže se hýbou spolu s rukama. Chapadla se odepínají na druky a overal se pere na 30 °C.",
			en: "A purple overall with six padded tentacles round the waist and a hood with goggling eyes; the sleeves are tentacles seven and eight. A clear thread joins the padded tips to the sleeves, so they move with the arms. The tentacles come off on press studs and the overall is washed at 30 °C.",
		},
		price: 759,
		brand: "hravec",
		categories: ["detske-kostymy", "more"],
		attributes: {
			barva: ["fialova", "ruzova"],
			motiv: ["more", "zvirata"],
			material: ["polyester", "plst"],
			vek: ["3-5", "6-8"],
			prilezitost: ["karneval", "detska-oslava"],
		},
		labels: ["new"],
		variants: childSizes(["98", "110", "122"]),
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:onesie", color: "#9a63c4", color2: "#f5b6cf" },
					"emoji:octopus",
					"emoji:bubbles",
					"emoji:coral",
				],
			},
		],
		popularity: 75,
		addedDaysAgo: 12,
		goesWith: ["DO-2301"],
	},
	{
		code: "KO-7006",
		name: { cs: "Dětský kostým Ninja", en: "Children's Ninja costume" },
		description: {
			cs: "Černá halena s červeným lemem, kalhoty se stahovacími tkanicemi u kotníků, pásek a kukla s průzorem pro oči. Kukla je z prodyšného úpletu a má otvor i na uši, aby malý bojovník slyšel, že ho někdo volá k večeři. Zbraně v balení nejsou. Perte na 30 °C.",
			en: "A black tunic with red trim, trousers that tie at the ankles, a belt and a hood with an eye slot. The hood is breathable jersey with openings at the ears, so the young fighter can hear the call for supper. No weapons in the pack. Wash at 30 °C.",
		},
		price: 569,
		brand: "fiesta",
		categories: ["detske-kostymy", "hrdinove"],
		attributes: {
			barva: ["cerna", "cervena"],
			motiv: "hrdinove",
			material: ["polyester", "bavlna"],
			vek: ["6-8", "9-12"],
			prilezitost: ["karneval", "detska-oslava"],
		},
		variants: childSizes(["110", "122", "134"], { "122": "branches" }),
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:suit", color: "#26242c", color2: "#d0202f" }, "emoji:ninja", "emoji:dashing-away"],
			},
		],
		popularity: 82,
		addedDaysAgo: 330,
	},
];
