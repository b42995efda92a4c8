import type { DemoText } from "#demo/facts/languages.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { nameOf } from "./name-product.ts";
import { KINDS, type Kind } from "./words/kinds.ts";
import { LINES_OF_GOODS, lineName } from "./words/lines.ts";
import { COLOUR_NAMES, COLOURS, LOOKS, type Look } from "./words/looks.ts";
import { MOTIFS, type Motif, OCCASION_OF, OCCASIONS } from "./words/motifs.ts";
import { BRANDS, CLOSINGS } from "./words/texts.ts";

/** An attribute value as the shop's attributes name it: "barva", "zlata". */
export type ValueName = readonly [attribute: string, value: string];

export type GeneratedVariant = {
	name: DemoText;
	value: ValueName | null;
	/** Whole crowns with VAT. */
	price: number;
	salePrice: number | null;
	/** Pieces in the warehouse, and in branches by their index in the list of branches. */
	warehouse: number;
	branches: { branch: number; quantity: number }[];
};

export type GeneratedProduct = {
	code: string;
	name: DemoText;
	description: DemoText;
	/** Place in the list of brands. */
	brand: number;
	/** Category of the demo shop whose pictures it shares, and the index of its picture. */
	pictures: string;
	picture: number;
	popularity: number;
	isRestocked: boolean;
	ageDays: number;
	/** Days since the reduction began; null when not on sale. */
	saleDays: number | null;
	/** Previous price as a fraction of today's; null when it has never changed. */
	earlierPrice: number | null;
	labels: ("new" | "gift")[];
	values: ValueName[];
	variants: [GeneratedVariant, ...GeneratedVariant[]];
};

const VALUES_MAX = 6;
const NEW_DAYS = 30;
const OLDEST_DAYS = 1000;
const BRANCH_PIECES_MAX = 12;
const SIZES: readonly (readonly [value: string, name: string])[] = [
	["s", "S"],
	["m", "M"],
	["l", "L"],
	["xl", "XL"],
];
type Colour = keyof typeof COLOURS;
const COLOUR_KEYS = Object.keys(COLOURS) as Colour[];

export function codeOfNumber(number: number): string {
	return `ZB-${String(number).padStart(7, "0")}`;
}

/** The test product with this number, from 1; the same number always gives the same product. `branchCount` is at least 1. */
export function describeProduct(number: number, branchCount: number): GeneratedProduct {
	const chance = chanceOf(number);
	const kind = kindOf(chance);
	const count = variantCount(chance);
	const colours = coloursOf(chance, kind, count);
	const thing = chance.pick(kind.things, 1.7);
	const motif = chance.pick(MOTIFS, 1.6);
	const line = chance.isOnce(0.6) ? lineName(chance.index(LINES_OF_GOODS, 2)) : null;
	const look: Look = colours.ofName ? COLOURS[colours.ofName] : chance.pick(LOOKS, 1.6);
	const size = kind.sizes.length > 0 ? chance.pick(kind.sizes) : null;
	const values = valuesOf(chance, { kind, motif, count, colour: colours.ofName });
	const isSoldOut = chance.isOnce(0.1);
	const saleShare = chance.isOnce(0.1) ? 0.6 + 0.3 * chance.share() : null;
	const ageDays = 1 + chance.index(OLDEST_DAYS);
	const price = Math.round(kind.price[0] + (kind.price[1] - kind.price[0]) * chance.share() ** 2);
	const variantOf = (index: number): GeneratedVariant => {
		const own = index === 0 ? price : Math.min(1999, Math.round(price * (1 + 0.1 * index * chance.index(2))));
		return {
			...variantLook(kind, count, index, colours.ofVariants),
			price: own,
			salePrice: saleShare === null ? null : Math.max(9, Math.round(own * saleShare)),
			...stockOf(chance, { isSoldOut, isFirst: index === 0, branchCount }),
		};
	};
	return {
		code: codeOfNumber(number),
		name: nameOf({ look, thing, line, motif, size }),
		description: descriptionOf(chance, kind),
		brand: chance.index(BRANDS.length, 1.3),
		pictures: kind.pictures,
		picture: chance.index(2),
		popularity: 1 + chance.index(100),
		isRestocked: chance.isOnce(0.7),
		ageDays,
		saleDays: saleShare === null ? null : Math.min(ageDays / 2, 2 + chance.index(20)),
		earlierPrice: ageDays > 60 && chance.isOnce(0.1) ? 0.9 + 0.2 * chance.share() : null,
		labels: [...(ageDays <= NEW_DAYS ? ["new" as const] : []), ...(chance.isOnce(0.03) ? ["gift" as const] : [])],
		values,
		variants: [variantOf(0), ...Array.from({ length: count - 1 }, (_, index) => variantOf(index + 1))],
	};
}

function kindOf(chance: Chance): Kind {
	let rest = chance.share() * 100;
	for (const kind of KINDS) {
		rest -= kind.share;
		if (rest < 0) return kind;
	}
	return chance.pick(KINDS);
}

/** 1–4, about 1.5 on average. */
function variantCount(chance: Chance): number {
	const share = chance.share();
	if (share < 0.66) return 1;
	return share < 0.88 ? 2 : share < 0.96 ? 3 : 4;
}

/** Goods of several colours have none in their name; half of the others do. */
function coloursOf(chance: Chance, kind: Kind, count: number): { ofName: Colour | null; ofVariants: Colour[] } {
	const first = chance.index(COLOUR_KEYS.length, 1.5);
	// With four sizes a colour would exceed the number of values.
	const isNamed = chance.isOnce(0.5) && count < SIZES.length;
	if (kind.variants === "velikost" || count === 1) {
		return { ofName: isNamed ? (COLOUR_KEYS[first] ?? null) : null, ofVariants: [] };
	}
	const ofVariants = Array.from({ length: count }, (_, index) => COLOUR_KEYS[(first + index * 4) % COLOUR_KEYS.length]);
	return { ofName: null, ofVariants: ofVariants.filter((colour) => colour !== undefined) };
}

function variantLook(
	kind: Kind,
	count: number,
	index: number,
	colours: Colour[],
): Pick<GeneratedVariant, "name" | "value"> {
	const [size, colour] = [SIZES[index], colours[index]];
	if (count > 1 && kind.variants === "velikost" && size) {
		return { name: { cs: size[1], en: size[1] }, value: ["velikost", size[0]] };
	}
	if (!colour) return { name: { cs: "", en: "" }, value: null };
	const [cs, en] = COLOUR_NAMES[colour];
	return { name: { cs, en }, value: ["barva", colour] };
}

/** 3–6 values, including those of the variants. */
function valuesOf(
	chance: Chance,
	{ kind, motif, count, colour }: { kind: Kind; motif: Motif; count: number; colour: Colour | null },
): ValueName[] {
	const [, , motifValue] = motif;
	const own = chance.pick(COLOUR_KEYS, 1.5);
	const sure: ValueName[] = [
		["material", chance.pick(kind.materials)],
		["prilezitost", (motifValue && OCCASION_OF[motifValue]) || chance.pick(OCCASIONS)],
	];
	if (colour || count === 1) sure.push(["barva", colour ?? own]);
	const more: ValueName[] = motifValue ? [["motiv", motifValue]] : [];
	for (const [attribute, values] of Object.entries(kind.attributes)) {
		if (chance.isOnce(0.7)) more.push([attribute, chance.pick(values)]);
	}
	const room = VALUES_MAX - (count > 1 ? count : 0) - sure.length;
	return [...sure, ...more.slice(0, Math.max(0, room))];
}

function stockOf(
	chance: Chance,
	{ isSoldOut, isFirst, branchCount }: { isSoldOut: boolean; isFirst: boolean; branchCount: number },
): Pick<GeneratedVariant, "warehouse" | "branches"> {
	if (isSoldOut) return { warehouse: 0, branches: [] };
	const some = chance.index(4);
	const start = chance.index(branchCount);
	const branches = Array.from({ length: Math.min(some, branchCount) }, (_, index) => ({
		branch: (start + index * 3) % branchCount,
		quantity: 1 + chance.index(BRANCH_PIECES_MAX),
	}));
	const distinct = [...new Map(branches.map((row) => [row.branch, row])).values()];
	const warehouse = chance.isOnce(0.7) || (isFirst && distinct.length === 0) ? 1 + chance.index(150) : 0;
	return { warehouse, branches: distinct };
}

function descriptionOf(chance: Chance, kind: Kind): DemoText {
	const sentences = [chance.pick(kind.openings), chance.pick(CLOSINGS)];
	return { cs: sentences.map(({ cs }) => cs).join(" "), en: sentences.map(({ en }) => en).join(" ") };
}
