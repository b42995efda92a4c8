import { type KindFacts, PARTY_KIND_ROWS, PARTY_KINDS, type PartyKind, packsFor, partyKindOf } from "./party-kinds.ts";

/** A variant that a theme offers, by itself or as a part of its sets. */
export type PartyGoods = KindFacts & {
	productId: number;
	name: string;
	/** Of the theme itself, not a plain part of one of its sets. */
	isOfTheme: boolean;
	popularity: number;
	/** Packs at all places, summed. */
	stock: number;
};

export type PartyItem<Goods> = {
	kind: PartyKind;
	goods: Goods;
	packs: number;
	/** Name of the goods that would come first, were there enough of them. */
	insteadOf: string | null;
	/** There are fewer packs than the guests need. */
	isShort: boolean;
};

/** `was` names the goods that are sold out; null: the theme has none of the kind. */
export type MissingKind = { kind: PartyKind; was: string | null };

type Offer<Goods> = { goods: Goods; kind: PartyKind; place: number };

/**
 * What a party of so many guests takes of a theme's goods: of each kind the first that there is enough of, else the one that
 * lasts for most guests. What was asked for and cannot be had is missing. `offered` has the variants of goods in their order.
 */
export function planParty<Goods extends PartyGoods>(offered: readonly Goods[], guests: number) {
	const items: PartyItem<Goods>[] = [];
	const missing: MissingKind[] = [];
	const offers = offered.flatMap((goods): Offer<Goods>[] => {
		const found = partyKindOf(goods);
		return found ? [{ goods, ...found }] : [];
	});
	for (const kind of PARTY_KINDS) {
		const ofKind = offers.filter((offer) => offer.kind === kind).sort(byLikelihood);
		const item = chosenOf(
			kind,
			ofKind.map(({ goods }) => goods),
			guests,
		);
		if (item) items.push(item);
		else if (ofKind.length > 0 || PARTY_KIND_ROWS[kind].isNeeded)
			missing.push({ kind, was: ofKind[0]?.goods.name ?? null });
	}
	return { items, missing };
}

function byLikelihood(a: Offer<PartyGoods>, b: Offer<PartyGoods>): number {
	return (
		Number(b.goods.isOfTheme) - Number(a.goods.isOfTheme) ||
		a.place - b.place ||
		b.goods.popularity - a.goods.popularity ||
		a.goods.productId - b.goods.productId
	);
}

function chosenOf<Goods extends PartyGoods>(
	kind: PartyKind,
	goods: readonly Goods[],
	guests: number,
): PartyItem<Goods> | null {
	const [first] = goods;
	const needed = (one: Goods) => packsFor(kind, guests, one.pieces);
	const lasts = (one: Goods) => one.stock * (one.pieces ?? 1);
	const enough = goods.find((one) => one.stock >= needed(one));
	const chosen = enough ?? goods.toSorted((a, b) => lasts(b) - lasts(a))[0];
	if (!first || !chosen || chosen.stock === 0) return null;
	return {
		kind,
		goods: chosen,
		packs: Math.min(needed(chosen), chosen.stock),
		insteadOf: chosen.productId === first.productId ? null : first.name,
		isShort: !enough,
	};
}
