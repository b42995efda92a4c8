/** Brands, categories and attributes of the demo catalogue, and the keys its products refer to. */

import type { PictureRecipe } from "#lib/shop/goods/media/recipe.ts";
import type { DemoText } from "./languages.ts";

type SeedCategory = {
	name: DemoText;
	description: DemoText;
	parent?: string;
	/** Pastel `#rrggbb`, inherited by its children; every top category has one. */
	tint?: string;
	picture: PictureRecipe;
};

export const BRANDS = {
	konfety: "Konfety",
	balonovo: "Balónovo",
	fiesta: "Fiesta Deluxe",
	lumina: "Lumina Party",
	papirna: "Papírna U Veverky",
	maskara: "Maškara",
	rubato: "Rubato Costumes",
	sladkosti: "Cukrářství Oslava",
	hravec: "Hravec",
	modrypes: "Modrý pes",
} as const;
export type BrandKey = keyof typeof BRANDS;

export const CATEGORIES = {
	// Balónky
	balonky: {
		name: { cs: "Balónky", en: "Balloons" },
		description: {
			cs: "Latexové, fóliové i nafouknuté heliem. Vyberte barvu a velikost, stuhu a závaží přidáme.",
			en: "Latex, foil or filled with helium. Pick a colour and a size; we add ribbon and weight.",
		},
		tint: "#ffe1e6",
		picture: { layout: "bunch", pieces: ["art:balloon"] },
	},
	"latexove-balonky": {
		parent: "balonky",
		name: { cs: "Latexové balónky", en: "Latex balloons" },
		description: {
			cs: "Pastelové, metalické i s potiskem. Z přírodního latexu, na vzduch i helium.",
			en: "Pastel, metallic and printed. Natural latex, for air and helium.",
		},
		picture: { layout: "single", pieces: ["art:balloon"] },
	},
	"foliove-balonky": {
		parent: "balonky",
		name: { cs: "Fóliové balónky", en: "Foil balloons" },
		description: {
			cs: "Hvězdy, srdce a postavičky, které s heliem vydrží několik dní.",
			en: "Stars, hearts and characters that float for days on helium.",
		},
		picture: { layout: "single", pieces: ["art:foil-star"] },
	},
	"balonkova-cisla": {
		parent: "balonky",
		name: { cs: "Balónková čísla a písmena", en: "Number and letter balloons" },
		description: {
			cs: "Čísla k narozeninám i výročí ve dvou velikostech. Jméno z písmen složíme na přání.",
			en: "Numbers for birthdays and anniversaries in two sizes. Names in letters on request.",
		},
		picture: { layout: "single", pieces: [{ art: "art:foil-number", sign: "5" }] },
	},
	"balonkove-girlandy": {
		parent: "balonky",
		name: { cs: "Balónkové girlandy a sady", en: "Balloon garlands and sets" },
		description: {
			cs: "Hotové sady na oblouk či girlandu s páskou a návodem, sestavíte je za hodinu.",
			en: "Kits for an arch or a garland with tape and instructions, built in an hour.",
		},
		picture: { layout: "bunch", pieces: ["art:balloon"] },
	},
	"helium-a-doplnky": {
		parent: "balonky",
		name: { cs: "Helium a doplňky", en: "Helium and accessories" },
		description: {
			cs: "Láhve s heliem, pumpičky, stuhy, závaží a vše, co balónky potřebují.",
			en: "Helium cylinders, pumps, ribbons, weights and everything balloons need.",
		},
		picture: { layout: "single", pieces: ["art:helium-tank"] },
	},
	// Kostýmy
	kostymy: {
		name: { cs: "Kostýmy", en: "Costumes" },
		description: {
			cs: "Na karneval, maškarní i tematickou párty, pro děti i dospělé.",
			en: "For carnivals, fancy-dress and themed parties, for children and adults.",
		},
		tint: "#e9e4ff",
		picture: { layout: "scene", pieces: ["art:costume-pirate-boy", "art:costume-princess"] },
	},
	"detske-kostymy": {
		parent: "kostymy",
		name: { cs: "Dětské kostýmy", en: "Children's costumes" },
		description: {
			cs: "Pohodlné kostýmy od dvou do dvanácti let: princezny, piráti, zvířátka i hrdinové.",
			en: "Comfortable costumes from two to twelve years: princesses, pirates, animals and heroes.",
		},
		picture: { layout: "row", pieces: ["art:costume-trex", "art:costume-heroine"] },
	},
	"damske-kostymy": {
		parent: "kostymy",
		name: { cs: "Dámské kostýmy", en: "Women's costumes" },
		description: {
			cs: "Od dvacátých let po čarodějnici. S tabulkou velikostí v centimetrech.",
			en: "From the twenties to a witch. With size tables in centimetres.",
		},
		picture: { layout: "row", pieces: ["art:costume-witch", "art:costume-charleston"] },
	},
	"panske-kostymy": {
		parent: "kostymy",
		name: { cs: "Pánské kostýmy", en: "Men's costumes" },
		description: {
			cs: "Piráti, mušketýři, kovbojové i superhrdinové do velikosti XXL.",
			en: "Pirates, musketeers, cowboys and heroes up to size XXL.",
		},
		picture: { layout: "row", pieces: ["art:costume-musketeer", "art:costume-superhero"] },
	},
	// Karnevalové doplňky
	doplnky: {
		name: { cs: "Masky a doplňky", en: "Masks and accessories" },
		description: {
			cs: "Masky, paruky, klobouky a líčidla, která z oblečení udělají kostým.",
			en: "Masks, wigs, hats and make-up that turn clothes into a costume.",
		},
		tint: "#ffeccf",
		picture: { layout: "single", pieces: ["emoji:performing-arts"] },
	},
	masky: {
		parent: "doplnky",
		name: { cs: "Masky a škrabošky", en: "Masks" },
		description: {
			cs: "Benátské škrabošky, zvířecí masky i strašidelné obličeje.",
			en: "Venetian masks, animal masks and scary faces.",
		},
		picture: { layout: "single", pieces: ["emoji:performing-arts"] },
	},
	paruky: {
		parent: "doplnky",
		name: { cs: "Paruky", en: "Wigs" },
		description: {
			cs: "Kudrnaté, rovné i neonové. Z hygienických důvodů v uzavřeném obalu.",
			en: "Curly, straight and neon. Sealed for hygiene.",
		},
		picture: { layout: "single", pieces: ["art:wig"] },
	},
	klobouky: {
		parent: "doplnky",
		name: { cs: "Klobouky a čelenky", en: "Hats and headbands" },
		description: {
			cs: "Cylindry, pirátské klobouky, korunky a čelenky s oušky.",
			en: "Top hats, pirate hats, crowns and headbands with ears.",
		},
		picture: { layout: "single", pieces: ["emoji:top-hat"] },
	},
	liceni: {
		parent: "doplnky",
		name: { cs: "Líčení a barvy na obličej", en: "Make-up and face paint" },
		description: {
			cs: "Barvy na vodní bázi, třpytky, tetování a umělá krev.",
			en: "Water-based paints, glitter, tattoos and fake blood.",
		},
		picture: { layout: "single", pieces: ["emoji:artist-palette"] },
	},
	rekvizity: {
		parent: "doplnky",
		name: { cs: "Rekvizity a křídla", en: "Props and wings" },
		description: {
			cs: "Kouzelné hůlky, šavle, křídla, boa a rukavice.",
			en: "Magic wands, sabres, wings, boas and gloves.",
		},
		picture: { layout: "single", pieces: ["emoji:magic-wand"] },
	},
	// Stolování
	stolovani: {
		name: { cs: "Stolování", en: "Tableware" },
		description: {
			cs: "Talíře, kelímky, ubrousky a ubrusy, které k sobě ladí.",
			en: "Plates, cups, napkins and tablecloths that match.",
		},
		tint: "#d9f2ea",
		picture: { layout: "set", pieces: ["art:plate", "art:cup"] },
	},
	"taliry-a-misky": {
		parent: "stolovani",
		name: { cs: "Talíře a misky", en: "Plates and bowls" },
		description: {
			cs: "Papírové talíře v několika velikostech, po osmi i dvaceti kusech.",
			en: "Paper plates in several sizes, in packs of eight and twenty.",
		},
		picture: { layout: "single", pieces: ["art:plate"] },
	},
	"kelimky-a-brcka": {
		parent: "stolovani",
		name: { cs: "Kelímky a brčka", en: "Cups and straws" },
		description: {
			cs: "Kelímky na studené i teplé nápoje, papírová brčka a sklenice na přípitek.",
			en: "Cups for cold and hot drinks, paper straws and glasses for a toast.",
		},
		picture: { layout: "single", pieces: ["art:cup"] },
	},
	"ubrousky-a-ubrusy": {
		parent: "stolovani",
		name: { cs: "Ubrousky a ubrusy", en: "Napkins and tablecloths" },
		description: {
			cs: "Třívrstvé ubrousky a omyvatelné ubrusy v barvách večírku.",
			en: "Three-ply napkins and wipeable tablecloths in the colours of the party.",
		},
		picture: { layout: "single", pieces: ["art:napkin"] },
	},
	// Dekorace
	dekorace: {
		name: { cs: "Dekorace", en: "Decorations" },
		description: {
			cs: "Girlandy, lampiony, konfety a fotokoutek. Za půl hodiny je z obýváku oslava.",
			en: "Garlands, lanterns, confetti and photo props. Half an hour turns a living room into a party.",
		},
		tint: "#dcefff",
		picture: { layout: "garland", pieces: ["art:flag"] },
	},
	girlandy: {
		parent: "dekorace",
		name: { cs: "Girlandy a bannery", en: "Garlands and banners" },
		description: {
			cs: "Vlaječky, nápisy, střapce a závěsné spirály.",
			en: "Bunting, letter banners, tassels and hanging swirls.",
		},
		picture: { layout: "garland", pieces: ["art:flag"] },
	},
	lampiony: {
		parent: "dekorace",
		name: { cs: "Lampiony a rozety", en: "Lanterns and rosettes" },
		description: {
			cs: "Papírové lampiony, rozety a pompony k zavěšení nad stůl.",
			en: "Paper lanterns, rosettes and pompoms to hang above the table.",
		},
		picture: { layout: "single", pieces: ["art:lantern"] },
	},
	konfety: {
		parent: "dekorace",
		name: { cs: "Konfety a serpentiny", en: "Confetti and streamers" },
		description: {
			cs: "Papírové konfety, vystřelovací tuby a serpentiny na velké finále.",
			en: "Paper confetti, cannons and streamers for the grand finale.",
		},
		picture: { layout: "single", pieces: ["emoji:party-popper"] },
	},
	fotokoutek: {
		parent: "dekorace",
		name: { cs: "Fotokoutek", en: "Photo booth" },
		description: {
			cs: "Rekvizity na tyčce, pozadí a závěsy pro nejlepší fotky večera.",
			en: "Props on sticks, backdrops and curtains for the best pictures of the night.",
		},
		picture: { layout: "single", pieces: ["emoji:camera-with-flash"] },
	},
	// Na dort a hry
	"dort-a-hry": {
		name: { cs: "Na dort a hry", en: "Cake and games" },
		description: {
			cs: "Svíčky, ozdoby na dort, piňaty a hry, u kterých se baví všichni.",
			en: "Candles, cake toppers, piñatas and games that everyone enjoys.",
		},
		tint: "#fff3bf",
		picture: { layout: "single", pieces: ["emoji:birthday-cake"] },
	},
	"svicky-na-dort": {
		parent: "dort-a-hry",
		name: { cs: "Svíčky a ozdoby na dort", en: "Candles and cake toppers" },
		description: {
			cs: "Číselné, spirálové i prskavkové svíčky a zápichy na dort i muffiny.",
			en: "Number, spiral and sparkler candles, toppers for cakes and muffins.",
		},
		picture: { layout: "single", pieces: ["art:candle"] },
	},
	pinaty: {
		parent: "dort-a-hry",
		name: { cs: "Piňaty", en: "Piñatas" },
		description: {
			cs: "Rozbíjecí i tahací piňaty, které naplníte podle sebe.",
			en: "Hit or pull-string piñatas to fill as you like.",
		},
		picture: { layout: "single", pieces: ["art:pinata"] },
	},
	"hry-a-darky": {
		parent: "dort-a-hry",
		name: { cs: "Hry a drobné dárky", en: "Games and small gifts" },
		description: {
			cs: "Soutěže pro děti, bublifuky a dárečky do taštiček.",
			en: "Children's games, bubbles and gifts for party bags.",
		},
		picture: { layout: "single", pieces: ["emoji:wrapped-gift"] },
	},
	"hry-18": {
		parent: "dort-a-hry",
		name: { cs: "Párty hry 18+", en: "Party games 18+" },
		description: {
			cs: "Večírkové hry a rekvizity pro dospělé. Prodej od 18 let.",
			en: "Party games and props for adults. Sold from the age of 18.",
		},
		picture: { layout: "single", pieces: ["emoji:clinking-beer-mugs"] },
	},
	// Témata
	temata: {
		name: { cs: "Témata", en: "Themes" },
		description: {
			cs: "Všechno k jednomu motivu pohromadě: balónky, stolování, kostýmy i dort.",
			en: "Everything for one motif in one place: balloons, tableware, costumes and cake.",
		},
		tint: "#e3f4d7",
		picture: {
			layout: "scene",
			pieces: [
				"art:costume-pirate-girl",
				"art:costume-trex",
				{ art: "art:balloon", color: "#e0323f" },
				{ art: "art:balloon", color: "#3f8efc" },
			],
		},
	},
	pirati: {
		parent: "temata",
		tint: "#f6e8d2",
		name: { cs: "Piráti", en: "Pirates" },
		description: {
			cs: "Poklad, mapa a lebka se zkříženými hnáty pro malé bukanýry.",
			en: "Treasure, a map and a skull with crossbones for little buccaneers.",
		},
		picture: {
			layout: "scene",
			pieces: [
				"art:costume-pirate-boy",
				{ art: "art:balloon", color: "#e0323f" },
				{ art: "art:balloon", color: "#26232e" },
			],
		},
	},
	jednorozci: {
		parent: "temata",
		tint: "#eeddff",
		name: { cs: "Jednorožci", en: "Unicorns" },
		description: {
			cs: "Duhová oslava s třpytkami, obláčky a jednorožci.",
			en: "A rainbow party with glitter, clouds and unicorns.",
		},
		picture: {
			layout: "scene",
			pieces: [
				"art:costume-unicorn-skirt",
				{ art: "art:balloon", color: "#f790b5" },
				{ art: "art:balloon", color: "#8fdcc2" },
			],
		},
	},
	dinosauri: {
		parent: "temata",
		tint: "#e3f4d7",
		name: { cs: "Dinosauři", en: "Dinosaurs" },
		description: {
			cs: "Pravěká výprava s tyranosaury, triceratopsy a sopkou.",
			en: "A prehistoric expedition with T. rex, triceratops and a volcano.",
		},
		picture: {
			layout: "scene",
			pieces: ["art:costume-trex", { art: "art:balloon", color: "#f58634" }, { art: "art:balloon", color: "#8fdcc2" }],
		},
	},
	princezny: {
		parent: "temata",
		tint: "#ffe1e6",
		name: { cs: "Princezny", en: "Princesses" },
		description: {
			cs: "Zámek, korunky a růžová v každém odstínu.",
			en: "A castle, crowns and every shade of pink.",
		},
		picture: {
			layout: "scene",
			pieces: [
				"art:costume-princess",
				{ art: "art:balloon", color: "#f790b5" },
				{ art: "art:foil-heart", color: "#d6a832" },
			],
		},
	},
	halloween: {
		parent: "temata",
		tint: "#d3c3ee",
		name: { cs: "Halloween", en: "Halloween" },
		description: {
			cs: "Dýně, pavučiny, netopýři a kostýmy, které vyděsí sousedy.",
			en: "Pumpkins, cobwebs, bats and costumes that frighten the neighbours.",
		},
		picture: {
			layout: "scene",
			pieces: [
				"art:costume-skeleton",
				{ art: "art:balloon", color: "#26232e" },
				{ art: "art:balloon", color: "#f58634" },
				"emoji:jack-o-lantern",
			],
		},
	},
	"cert-a-mikulas": {
		parent: "temata",
		tint: "#ffdddd",
		name: { cs: "Čert a Mikuláš", en: "Devil and St Nicholas" },
		description: {
			cs: "Mitra, berla, rohy a řetěz. Vše na mikulášskou nadílku 5. prosince.",
			en: "Mitre, crosier, horns and chain for St Nicholas' Eve on 5 December.",
		},
		picture: {
			layout: "scene",
			pieces: ["art:costume-nicholas", "art:costume-devil-child", "art:costume-angel-child"],
		},
	},
	svatba: {
		parent: "temata",
		tint: "#f7f1e4",
		name: { cs: "Svatba", en: "Wedding" },
		description: {
			cs: "Bílá, zlatá a eukalyptus: výzdoba obřadu i hostiny.",
			en: "White, gold and eucalyptus: decoration for ceremony and feast.",
		},
		picture: {
			layout: "scene",
			pieces: [
				"art:costume-groom",
				"art:costume-bride",
				{ art: "art:balloon", color: "#fbfaf7" },
				{ art: "art:foil-heart", color: "#d6a832" },
			],
		},
	},
	vesmir: {
		parent: "temata",
		tint: "#e9e4ff",
		name: { cs: "Vesmír", en: "Space" },
		description: {
			cs: "Rakety, planety a kosmonauti na cestu ke hvězdám.",
			en: "Rockets, planets and astronauts for a trip to the stars.",
		},
		picture: {
			layout: "scene",
			pieces: [
				"art:costume-astronaut",
				{ art: "art:balloon-stars", color: "#2b3f7a" },
				{ art: "art:foil-star", color: "#b9bfca" },
			],
		},
	},
	safari: {
		parent: "temata",
		tint: "#eeeecc",
		name: { cs: "Safari a zvířátka", en: "Safari and animals" },
		description: {
			cs: "Lvi, žirafy, opičky i lesní zvířátka pro nejmenší oslavence.",
			en: "Lions, giraffes, monkeys and forest friends for the youngest.",
		},
		picture: {
			layout: "scene",
			pieces: [
				"art:costume-giraffe",
				{ art: "art:balloon", color: "#7a8a5a" },
				{ art: "art:balloon-dots", color: "#d6a832" },
			],
		},
	},
	more: {
		parent: "temata",
		tint: "#dcefff",
		name: { cs: "Pod mořem", en: "Under the sea" },
		description: {
			cs: "Mořské víly, rybičky, velryby a modrá v každém odstínu.",
			en: "Mermaids, fish, whales and every shade of blue.",
		},
		picture: {
			layout: "scene",
			pieces: ["art:costume-shark", { art: "art:balloon", color: "#9cc9ff" }, { art: "art:balloon", color: "#8fdcc2" }],
		},
	},
	hrdinove: {
		parent: "temata",
		tint: "#fff3bf",
		name: { cs: "Hrdinové", en: "Heroes" },
		description: {
			cs: "Pláště, masky a blesky pro ty, kdo zachrání svět ještě před svačinou.",
			en: "Capes, masks and lightning bolts for those who save the world before tea.",
		},
		picture: {
			layout: "scene",
			pieces: [
				"art:costume-heroine",
				{ art: "art:balloon", color: "#2f62c9" },
				{ art: "art:foil-star", color: "#fbd041" },
			],
		},
	},
	silvestr: {
		parent: "temata",
		tint: "#eeeeff",
		name: { cs: "Silvestr", en: "New Year's Eve" },
		description: {
			cs: "Konfety, frkačky a zlatá výzdoba na poslední noc v roce.",
			en: "Confetti, blowers and golden decoration for the last night of the year.",
		},
		picture: {
			layout: "scene",
			pieces: [
				"art:costume-charleston",
				{ art: "art:balloon", color: "#26232e" },
				{ art: "art:foil-star", color: "#d6a832" },
				{ art: "art:cannon", color: "#26232e", color2: "#d6a832" },
				"emoji:clinking-glasses",
			],
		},
	},
	rozlucka: {
		parent: "temata",
		tint: "#fbe3f4",
		name: { cs: "Rozlučka se svobodou", en: "Hen and stag party" },
		description: {
			cs: "Šerpy, závojíčky, hry a fotokoutek na poslední svobodnou noc.",
			en: "Sashes, veils, games and photo props for the last night of freedom.",
		},
		picture: {
			layout: "scene",
			pieces: [
				{ art: "art:costume-bride", color: "#f7b6cf", color2: "#e0407a" },
				{ art: "art:balloon", color: "#dd9c8d" },
				{ art: "art:foil-heart", color: "#f790b5" },
				{ art: "art:photo-prop-glasses", color: "#f790b5" },
			],
		},
	},
	miminko: {
		parent: "temata",
		tint: "#d9f2ea",
		name: { cs: "Oslava miminka", en: "Baby shower" },
		description: {
			cs: "Baby shower i odhalení pohlaví v jemné růžové, modré a mátové.",
			en: "Baby showers and gender reveals in soft pink, blue and mint.",
		},
		picture: {
			layout: "scene",
			pieces: [
				"emoji:teddy-bear",
				{ art: "art:balloon", color: "#9cc9ff" },
				{ art: "art:balloon", color: "#f7c6dc" },
				"emoji:baby-bottle",
			],
		},
	},
	sady: {
		name: { cs: "Párty sady", en: "Party sets" },
		description: {
			cs: "Vše na jeden stůl v jednom balení a levněji než po kusech.",
			en: "Everything for one table in one box, cheaper than piece by piece.",
		},
		tint: "#fbe3f4",
		picture: {
			layout: "table",
			pieces: [
				{ art: "art:plate", color: "#f7c6dc", print: "unicorn" },
				{ art: "art:cup", color: "#8fdcc2", print: "rainbow" },
				{ art: "art:napkin", color: "#c9a7eb", print: "unicorn" },
				{ art: "art:balloon", color: "#f790b5" },
				{ art: "art:balloon-stars", color: "#c9a7eb" },
			],
		},
	},
	"sady-stolovani": {
		parent: "sady",
		name: { cs: "Sady stolování", en: "Tableware sets" },
		description: {
			cs: "Talíře, kelímky a ubrousky k sobě pro osm až šestnáct hostů.",
			en: "Matching plates, cups and napkins for eight to sixteen guests.",
		},
		picture: { layout: "set", pieces: ["art:plate", "art:napkin"] },
	},
	"sady-oslavy": {
		parent: "sady",
		name: { cs: "Sady na celou oslavu", en: "Whole-party sets" },
		description: {
			cs: "Balónky, výzdoba i stolování v jednom motivu, stačí pozvat hosty.",
			en: "Balloons, decoration and tableware in one motif; just invite the guests.",
		},
		picture: { layout: "set", pieces: ["art:balloon", "art:plate"] },
	},
} as const satisfies Record<string, SeedCategory>;
export type CategoryKey = keyof typeof CATEGORIES;

/** Attributes and their allowed values; a product may use only these value keys. */
export const ATTRIBUTES = {
	barva: {
		name: { cs: "Barva", en: "Colour" },
		values: {
			cervena: { cs: "červená", en: "red" },
			ruzova: { cs: "růžová", en: "pink" },
			oranzova: { cs: "oranžová", en: "orange" },
			zluta: { cs: "žlutá", en: "yellow" },
			zelena: { cs: "zelená", en: "green" },
			mint: { cs: "mátová", en: "mint" },
			modra: { cs: "modrá", en: "blue" },
			fialova: { cs: "fialová", en: "purple" },
			bila: { cs: "bílá", en: "white" },
			cerna: { cs: "černá", en: "black" },
			zlata: { cs: "zlatá", en: "gold" },
			stribrna: { cs: "stříbrná", en: "silver" },
			"ruzove-zlata": { cs: "růžově zlatá", en: "rose gold" },
			bezova: { cs: "béžová", en: "beige" },
			hneda: { cs: "hnědá", en: "brown" },
			duhova: { cs: "duhová", en: "rainbow" },
		},
	},
	motiv: {
		name: { cs: "Motiv", en: "Motif" },
		values: {
			pirati: { cs: "piráti", en: "pirates" },
			jednorozec: { cs: "jednorožec", en: "unicorn" },
			dinosauri: { cs: "dinosauři", en: "dinosaurs" },
			princezny: { cs: "princezny", en: "princesses" },
			halloween: { cs: "Halloween", en: "Halloween" },
			mikulas: { cs: "čert a Mikuláš", en: "devil and St Nicholas" },
			svatba: { cs: "svatba", en: "wedding" },
			narozeniny: { cs: "narozeniny", en: "birthday" },
			zvirata: { cs: "zvířata", en: "animals" },
			vesmir: { cs: "vesmír", en: "space" },
			more: { cs: "moře", en: "sea" },
			retro: { cs: "retro", en: "retro" },
			hrdinove: { cs: "hrdinové", en: "heroes" },
			pohadky: { cs: "pohádky", en: "fairy tales" },
			silvestr: { cs: "Silvestr", en: "New Year's Eve" },
			rozlucka: { cs: "rozlučka se svobodou", en: "hen and stag party" },
			miminko: { cs: "miminko", en: "baby" },
		},
	},
	material: {
		name: { cs: "Materiál", en: "Material" },
		values: {
			latex: { cs: "latex", en: "latex" },
			folie: { cs: "fólie", en: "foil" },
			papir: { cs: "papír", en: "paper" },
			polyester: { cs: "polyester", en: "polyester" },
			plast: { cs: "plast", en: "plastic" },
			vosk: { cs: "vosk", en: "wax" },
			drevo: { cs: "dřevo", en: "wood" },
			bavlna: { cs: "bavlna", en: "cotton" },
			kov: { cs: "kov", en: "metal" },
			plst: { cs: "plst", en: "felt" },
			sklo: { cs: "sklo", en: "glass" },
		},
	},
	velikost: {
		name: { cs: "Velikost", en: "Size" },
		values: {
			"98-104": { cs: "98–104", en: "98–104" },
			"110-116": { cs: "110–116", en: "110–116" },
			"122-128": { cs: "122–128", en: "122–128" },
			"134-140": { cs: "134–140", en: "134–140" },
			xs: { cs: "XS", en: "XS" },
			s: { cs: "S", en: "S" },
			m: { cs: "M", en: "M" },
			l: { cs: "L", en: "L" },
			xl: { cs: "XL", en: "XL" },
			xxl: { cs: "XXL", en: "XXL" },
			univerzalni: { cs: "univerzální", en: "one size" },
		},
	},
	kusu: {
		name: { cs: "Kusů v balení", en: "Pieces per pack" },
		values: {
			"1": { cs: "1", en: "1" },
			"2": { cs: "2", en: "2" },
			"3": { cs: "3", en: "3" },
			"4": { cs: "4", en: "4" },
			"5": { cs: "5", en: "5" },
			"6": { cs: "6", en: "6" },
			"8": { cs: "8", en: "8" },
			"10": { cs: "10", en: "10" },
			"12": { cs: "12", en: "12" },
			"16": { cs: "16", en: "16" },
			"20": { cs: "20", en: "20" },
			"24": { cs: "24", en: "24" },
			"25": { cs: "25", en: "25" },
			"50": { cs: "50", en: "50" },
			"100": { cs: "100", en: "100" },
		},
	},
	vek: {
		name: { cs: "Vhodné pro věk", en: "Suitable for age" },
		values: {
			"3-5": { cs: "3–5 let", en: "3–5 years" },
			"6-8": { cs: "6–8 let", en: "6–8 years" },
			"9-12": { cs: "9–12 let", en: "9–12 years" },
			dospeli: { cs: "dospělí", en: "adults" },
		},
	},
	prilezitost: {
		name: { cs: "Příležitost", en: "Occasion" },
		values: {
			"detska-oslava": { cs: "dětská oslava", en: "children's party" },
			narozeniny: { cs: "narozeniny", en: "birthday" },
			karneval: { cs: "karneval", en: "carnival" },
			svatba: { cs: "svatba", en: "wedding" },
			rozlucka: { cs: "rozlučka", en: "hen and stag party" },
			miminko: { cs: "oslava miminka", en: "baby shower" },
			silvestr: { cs: "Silvestr", en: "New Year's Eve" },
			mikulas: { cs: "Mikuláš", en: "St Nicholas' Eve" },
			halloween: { cs: "Halloween", en: "Halloween" },
		},
	},
	napln: {
		name: { cs: "Náplň", en: "Filling" },
		values: {
			vzduch: { cs: "vzduch", en: "air" },
			helium: { cs: "helium i vzduch", en: "helium or air" },
		},
	},
} as const satisfies Record<string, { name: DemoText; values: Record<string, DemoText> }>;
export type AttributeKey = keyof typeof ATTRIBUTES;
