import { type KindFacts, PARTY_KIND_ROWS, PARTY_KINDS, type PartyKind, packsFor, partyKindOf } from "./party-kinds.ts";
import { type OrderWay, orderWays, type Placed, packsInWay } from "./party-ways.ts";

/** Where goods come from: they are the theme's own, parts of one of its sets, or plain ones in one of its colours. */
export const PARTY_SOURCES = ["theme", "set", "colour"] as const;
export type PartySource = (typeof PARTY_SOURCES)[number];

/** A variant that a theme offers. */
export type PartyGoods = KindFacts &
	Placed & {
		/** With the variant. */
		name: string;
		source: PartySource;
		/** How much its colour is the theme's, 0 for not at all. */
		match: number;
		popularity: number;
	};

export type PlannedGoods<Goods> = {
	kind: PartyKind;
	goods: Goods;
	packs: number;
	/** Name of the goods that would come first, were there enough of them. */
	insteadOf: string | null;
	/** There are fewer packs than the guests need. */
	isShort: boolean;
};

/** `was` names the goods that are sold out; null: there are none of the kind for the theme. */
export type MissingKind = { kind: PartyKind; was: string | null };

export type Planned<Goods> = { items: PlannedGoods<Goods>[]; missing: MissingKind[] };

type OfKind<Goods> = { kind: PartyKind; goods: Goods[] };

/**
 * What a party of so many guests takes of a theme's goods, all of it in one order: sent from the warehouse, or picked up at the
 * branch that has more of it. Of each kind the first that there is enough of, else the one that lasts for most guests. What was
 * asked for and cannot be had is missing. `offered` has the variants of goods in their order.
 */
export function planParty<Goods extends PartyGoods>(
	offered: readonly Goods[],
	guests: number,
	hasPickup: boolean,
): Planned<Goods> {
	const kinds = kindsOf(offered);
	const [sent = { items: [], missing: [] }, ...others] = orderWays(offered, hasPickup).map((way) =>
		planInWay(kinds, guests, way),
	);
	return others.reduce((best, plan) => (isFuller(plan, best) ? plan : best), sent);
}

function isFuller(plan: Planned<unknown>, than: Planned<unknown>): boolean {
	const enough = ({ items }: Planned<unknown>) => items.filter(({ isShort }) => !isShort).length;
	return enough(plan) - enough(than) > 0 || (enough(plan) === enough(than) && plan.items.length > than.items.length);
}

function kindsOf<Goods extends PartyGoods>(offered: readonly Goods[]): OfKind<Goods>[] {
	const offers = offered.flatMap((goods) => {
		const found = partyKindOf(goods);
		return found && (goods.source !== "colour" || PARTY_KIND_ROWS[found.kind].isFilled) ? [{ goods, ...found }] : [];
	});
	return PARTY_KINDS.map((kind) => {
		const ofKind = offers.filter((offer) => offer.kind === kind).sort(byLikelihood);
		return { kind, goods: ofKind.map(({ goods }) => goods) };
	});
}

type Offer = { goods: PartyGoods; place: number };

/** What a set has in a colour that is not the theme's, as green napkins among pumpkins, is the last. */
const likelihoodOf = ({ goods: { source, match } }: Offer): number =>
	source === "set" && match === 0 ? PARTY_SOURCES.length : PARTY_SOURCES.indexOf(source);

function byLikelihood(a: Offer, b: Offer): number {
	return (
		likelihoodOf(a) - likelihoodOf(b) ||
		a.place - b.place ||
		b.goods.match - a.goods.match ||
		b.goods.popularity - a.goods.popularity
	);
}

function planInWay<Goods extends PartyGoods>(
	kinds: readonly OfKind<Goods>[],
	guests: number,
	way: OrderWay,
): Planned<Goods> {
	const planned: Planned<Goods> = { items: [], missing: [] };
	for (const { kind, goods } of kinds) {
		const item = chosenOf({ kind, goods }, guests, way);
		if (item) planned.items.push(item);
		else if (goods.length > 0 || PARTY_KIND_ROWS[kind].isNeeded)
			planned.missing.push({ kind, was: goods[0]?.name ?? null });
	}
	return planned;
}

function chosenOf<Goods extends PartyGoods>(
	{ kind, goods }: OfKind<Goods>,
	guests: number,
	way: OrderWay,
): PlannedGoods<Goods> | null {
	const [first] = goods;
	const needed = (one: Goods) => packsFor(kind, guests, one.pieces);
	const had = (one: Goods) => packsInWay(one, way);
	const lasts = (one: Goods) => had(one) * (one.pieces ?? 1);
	const enough = goods.find((one) => had(one) >= needed(one));
	const chosen = enough ?? goods.toSorted((a, b) => lasts(b) - lasts(a))[0];
	if (!first || !chosen || had(chosen) === 0) return null;
	return {
		kind,
		goods: chosen,
		packs: Math.min(needed(chosen), had(chosen)),
		insteadOf: chosen === first ? null : first.name,
		isShort: !enough,
	};
}
