import type { SeedProduct } from "../facts/format.ts";
import type { ReviewParts } from "../facts/review-format.ts";
import { HAT, MAKE_UP, MASK, PROP, SKIN, WIG } from "./accessories.ts";
import { BALLOON_GARLAND, BLOWERS, BOUQUET, FOIL, FOIL_NUMBER, FOIL_SIGN, GIANT, HOLDERS, LATEX } from "./balloons.ts";
import { ADULT_GAME, CANDLE, GAME, PINATA, TOPPER, TREAT } from "./cake-and-games.ts";
import { ADULT_COSTUME, CHILD_COSTUME } from "./costumes.ts";
import { CONFETTI, DECOR, FIREWORK, GARLAND, LANTERN, PHOTO } from "./decorations.ts";
import { BALLOONS_EN, DECORATION_EN, EXTRAS_EN, FUN_EN, TABLE_EN, TOUCH_EN, WORN_EN } from "./english.ts";
import { CLOTH, CUP, NAPKIN, PARTY_SET, PLATE, SERVING, STRAW, TABLE_SET } from "./tableware.ts";

/** What is said of each kind of goods in Czech, and in English. */
export const REVIEWED = {
	foil: [FOIL, BALLOONS_EN],
	foilNumber: [FOIL_NUMBER, BALLOONS_EN],
	latex: [LATEX, BALLOONS_EN],
	balloonGarland: [BALLOON_GARLAND, BALLOONS_EN],
	foilSign: [FOIL_SIGN, BALLOONS_EN],
	giant: [GIANT, BALLOONS_EN],
	bouquet: [BOUQUET, BALLOONS_EN],
	blower: [BLOWERS, EXTRAS_EN],
	holder: [HOLDERS, EXTRAS_EN],
	childCostume: [CHILD_COSTUME, WORN_EN],
	adultCostume: [ADULT_COSTUME, WORN_EN],
	hat: [HAT, WORN_EN],
	mask: [MASK, WORN_EN],
	wig: [WIG, WORN_EN],
	makeUp: [MAKE_UP, TOUCH_EN],
	skin: [SKIN, TOUCH_EN],
	prop: [PROP, TOUCH_EN],
	plate: [PLATE, TABLE_EN],
	cup: [CUP, TABLE_EN],
	straw: [STRAW, TABLE_EN],
	serving: [SERVING, TABLE_EN],
	napkin: [NAPKIN, TABLE_EN],
	cloth: [CLOTH, TABLE_EN],
	tableSet: [TABLE_SET, TABLE_EN],
	partySet: [PARTY_SET, DECORATION_EN],
	garland: [GARLAND, DECORATION_EN],
	lantern: [LANTERN, DECORATION_EN],
	confetti: [CONFETTI, TOUCH_EN],
	firework: [FIREWORK, TOUCH_EN],
	photo: [PHOTO, TOUCH_EN],
	decor: [DECOR, DECORATION_EN],
	candle: [CANDLE, TOUCH_EN],
	topper: [TOPPER, TOUCH_EN],
	game: [GAME, FUN_EN],
	adultGame: [ADULT_GAME, FUN_EN],
	treat: [TREAT, FUN_EN],
	pinata: [PINATA, FUN_EN],
} satisfies Record<string, [cs: ReviewParts, en: ReviewParts]>;
export type ReviewedKind = keyof typeof REVIEWED;

/** By the Czech name first, since a category holds several kinds; then by category. */
const BY_NAME: [RegExp, ReviewedKind][] = [
	[/party set/, "tableSet"],
	[/dýně svítící|duchové|^Pavučina|vlajka 90|stopy na podlahu|tropické listy|závěs s|závěs k/i, "decor"],
	[/^Prskavky|fontána Zlatý|Dýmovnice|Bouchací/, "firework"],
	[/plášť a škraboška/, "childCostume"],
	[/upíří zuby|šerpa|šerpy|placka|berla|mitra|řetěz plast/i, "prop"],
	[/taštičk|balíček|pytel|bublif|čepičky|frkač|dudlík|krabičky|mini dárečky|náplň do/i, "treat"],
	[/zápich|muffiny/i, "topper"],
	[/brčka/, "straw"],
	[/misky|tácy|příbory/i, "serving"],
	[/ubrus \d|ubrus (pir|jed|kom)|omyvatelný ubrus|běhoun/i, "cloth"],
	[/láhvi|pump|sada s heliem|gel pro|naplnění/i, "blower"],
	[/obří latexový balónek|balónek na odhalení/i, "giant"],
	[/písmeno|nápis/, "foilSign"],
	[/kytice balónků|sloup se/i, "bouquet"],
	[/umělá krev|třpytky na|tetování/i, "skin"],
];

const BY_CATEGORY: Partial<Record<string, ReviewedKind>> = {
	"foliove-balonky": "foil",
	"balonkova-cisla": "foilNumber",
	"latexove-balonky": "latex",
	"balonkove-girlandy": "balloonGarland",
	"helium-a-doplnky": "holder",
	"detske-kostymy": "childCostume",
	"damske-kostymy": "adultCostume",
	"panske-kostymy": "adultCostume",
	klobouky: "hat",
	masky: "mask",
	paruky: "wig",
	liceni: "makeUp",
	rekvizity: "prop",
	"taliry-a-misky": "plate",
	"kelimky-a-brcka": "cup",
	"ubrousky-a-ubrusy": "napkin",
	"sady-stolovani": "tableSet",
	"sady-oslavy": "partySet",
	girlandy: "garland",
	lampiony: "lantern",
	konfety: "confetti",
	fotokoutek: "photo",
	"svicky-na-dort": "candle",
	"hry-a-darky": "game",
	"hry-18": "adultGame",
	pinaty: "pinata",
};

/** Which kind of goods a review of the product speaks of. Throws on goods of no known kind. */
export function reviewedKind({ code, name, categories }: SeedProduct): ReviewedKind {
	const isSet = categories[0].startsWith("sady-");
	const kind =
		(isSet ? undefined : BY_NAME.find(([pattern]) => pattern.test(name.cs))?.[1]) ??
		categories.map((category) => BY_CATEGORY[category]).find((one) => one !== undefined);
	if (!kind) throw new Error(`The reviews know no kind of ${code}`);
	return kind;
}
