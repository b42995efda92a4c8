/** What a party takes, kind by kind, and which goods are of a kind. */

/** Key of the parameter that says which colour goods have. */
export const COLOUR_KEY = "barva";

/** In the order in which a party is laid out. */
export const PARTY_KINDS = [
	"plates",
	"cups",
	"napkins",
	"tablecloth",
	"balloons",
	"foil",
	"decoration",
	"cake",
	"favours",
] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

type KindRow = {
	/** Keys of its categories, the likeliest first. */
	categories: readonly string[];
	/** Guests that one piece is for; null: one pack is enough for any party. */
	guestsPerPiece: number | null;
	/** A pack of more pieces is a game or a supply for all, of which one is enough. */
	perGuestUpTo?: number;
	/** More pieces nobody hangs up, be the guests ever so many. */
	atMost?: number;
	/** Pieces in a pack of it: what has fewer or more is something else in the same category. */
	pack?: { min: number; max: number };
	/** Its goods have one of the categories as their own, not beside the theme. */
	isOwnCategory?: true;
	/** Whoever plans a party counts on it, so that its absence is told. */
	isNeeded?: true;
	/** Plain goods in a colour of the theme stand in for what it lacks. */
	isFilled?: true;
};

const MANY = Number.POSITIVE_INFINITY;

export const PARTY_KIND_ROWS: Record<PartyKind, KindRow> = {
	// Trays come by four, wooden cutlery by twenty-four.
	plates: {
		categories: ["taliry-a-misky"],
		guestsPerPiece: 1,
		pack: { min: 5, max: 20 },
		isOwnCategory: true,
		isNeeded: true,
		isFilled: true,
	},
	// Straws come by twenty-five and fifty, shot glasses by six, espresso cups by twenty.
	cups: {
		categories: ["kelimky-a-brcka"],
		guestsPerPiece: 1,
		pack: { min: 8, max: 12 },
		isOwnCategory: true,
		isNeeded: true,
		isFilled: true,
	},
	napkins: {
		categories: ["ubrousky-a-ubrusy"],
		guestsPerPiece: 1,
		pack: { min: 5, max: MANY },
		isOwnCategory: true,
		isNeeded: true,
		isFilled: true,
	},
	tablecloth: {
		categories: ["ubrousky-a-ubrusy"],
		guestsPerPiece: 8,
		pack: { min: 1, max: 1 },
		isOwnCategory: true,
		isFilled: true,
	},
	balloons: {
		categories: ["latexove-balonky"],
		guestsPerPiece: 1,
		atMost: 40,
		pack: { min: 5, max: MANY },
		isOwnCategory: true,
		isFilled: true,
	},
	foil: { categories: ["foliove-balonky", "balonkove-girlandy", "balonkova-cisla"], guestsPerPiece: null },
	decoration: { categories: ["girlandy", "lampiony", "fotokoutek", "konfety"], guestsPerPiece: null },
	cake: { categories: ["svicky-na-dort"], guestsPerPiece: null },
	// What comes by one is a game for all, and bingo comes by twelve cards.
	favours: { categories: ["hry-a-darky"], guestsPerPiece: 1, perGuestUpTo: 10, pack: { min: 5, max: MANY } },
};

/** `categories` are keys, its own category first; `pieces` in a pack are null when nobody said. */
export type KindFacts = { categories: readonly string[]; pieces: number | null };

/** The kind that goods are of, and how likely they are the right ones: 0 is the best. Null: no party needs them. */
export function partyKindOf({ categories, pieces }: KindFacts): { kind: PartyKind; place: number } | null {
	for (const kind of PARTY_KINDS) {
		const row = PARTY_KIND_ROWS[kind];
		const looked = row.isOwnCategory ? categories.slice(0, 1) : categories;
		const place = row.categories.findIndex((key) => looked.includes(key));
		if (place >= 0 && isPack(row, pieces)) return { kind, place };
	}
	return null;
}

function isPack({ pack }: KindRow, pieces: number | null): boolean {
	return pack === undefined || (pieces !== null && pieces >= pack.min && pieces <= pack.max);
}

/** Guests that a pack of a kind is enough for; infinite when one is enough for any party. */
export function guestsPerPack(kind: PartyKind, pieces: number | null): number {
	const { guestsPerPiece, perGuestUpTo = MANY } = PARTY_KIND_ROWS[kind];
	return guestsPerPiece === null || (pieces ?? 1) > perGuestUpTo ? MANY : guestsPerPiece * (pieces ?? 1);
}

/** Packs of a kind for so many guests: enough, and none for nothing. */
export function packsFor(kind: PartyKind, guests: number, pieces: number | null): number {
	const { guestsPerPiece, atMost = MANY } = PARTY_KIND_ROWS[kind];
	if (guestsPerPiece === null || guestsPerPack(kind, pieces) === MANY) return 1;
	return Math.ceil(Math.min(guests / guestsPerPiece, atMost) / (pieces ?? 1));
}

const categoriesOf = (rows: readonly KindRow[]) => [...new Set(rows.flatMap(({ categories }) => categories))];

/** Keys of the categories that goods for parties are in. */
export const PARTY_CATEGORIES: string[] = categoriesOf(Object.values<KindRow>(PARTY_KIND_ROWS));

/** Keys of the categories whose plain goods may stand in for what a theme lacks. */
export const FILLED_CATEGORIES: string[] = categoriesOf(
	Object.values<KindRow>(PARTY_KIND_ROWS).filter(({ isFilled }) => isFilled),
);
