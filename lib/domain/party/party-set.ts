/** A theme's set in place of single goods of a planned party, where that is cheaper. */
import { guestsPerPack, type PartyKind, packsFor, partyKindOf } from "./party-kinds.ts";
import type { PartyGoods, PlannedGoods } from "./party-plan.ts";

/** Of one pack, haléře, VAT included. */
type Priced = { price: number };

export type PartySet<Goods> = Priced & { parts: readonly { goods: Goods; quantity: number }[] };

export type SetOffer<Set> = {
	set: Set;
	/** How many of the set. */
	packs: number;
	/** Guests that the set lays plates and cups for; null: it has neither. */
	forGuests: number | null;
	/** What it costs less than the goods that it stands for, haléře. */
	saves: number;
	/** Packs of each planned goods that are bought besides, in the plan's order. */
	besides: number[];
};

/**
 * The set, and how many of it, that saves most against the planned goods of the kinds that are in it; null when none saves anything.
 * What the sets do not cover is bought besides. All of it can be sent from the warehouse, where sets take their parts.
 */
export function setInstead<Goods extends PartyGoods & Priced, Set extends PartySet<Goods>>(
	items: readonly PlannedGoods<Goods>[],
	sets: readonly Set[],
	guests: number,
): SetOffer<Set> | null {
	let best: SetOffer<Set> | null = null;
	for (const set of sets) {
		for (let packs = 1; packs <= mostSets(set, guests); packs++) {
			const besides = items.map((item) => packsBesides(item, set, packs, guests));
			const spared = items.reduce((sum, item, at) => sum + item.goods.price * (item.packs - (besides[at] ?? 0)), 0);
			const saves = spared - set.price * packs;
			if (saves <= (best?.saves ?? 0) || !isSent(items, besides, set, packs)) continue;
			best = { set, packs, forGuests: laidFor(set, packs), saves, besides };
		}
	}
	return best;
}

function mostSets({ parts }: PartySet<PartyGoods>, guests: number): number {
	if (parts.length === 0) return 0;
	return Math.min(guests, ...parts.map(({ goods, quantity }) => Math.floor(goods.warehouse / quantity)));
}

/** Guests that so many sets have goods of a kind for. */
function covered(kind: PartyKind, { parts }: PartySet<PartyGoods>, packs: number): number {
	return parts.reduce((sum, { goods, quantity }) => {
		const isOfKind = partyKindOf(goods)?.kind === kind;
		return isOfKind ? sum + packs * quantity * guestsPerPack(kind, goods.pieces) : sum;
	}, 0);
}

function packsBesides(item: PlannedGoods<PartyGoods>, set: PartySet<PartyGoods>, packs: number, guests: number) {
	const rest = guests - covered(item.kind, set, packs);
	return rest <= 0 ? 0 : Math.min(item.packs, packsFor(item.kind, rest, item.goods.pieces));
}

function isSent<Goods extends PartyGoods>(
	items: readonly PlannedGoods<Goods>[],
	besides: readonly number[],
	{ parts }: PartySet<Goods>,
	packs: number,
): boolean {
	const inSets = (goods: Goods) => {
		return parts.reduce((sum, part) => (part.goods === goods ? sum + packs * part.quantity : sum), 0);
	};
	return items.every(({ goods }, at) => (besides[at] ?? 0) + inSets(goods) <= goods.warehouse);
}

function laidFor(set: PartySet<PartyGoods>, packs: number): number | null {
	const laid = (["plates", "cups"] as const).map((kind) => covered(kind, set, packs)).filter((guests) => guests > 0);
	return laid.length === 0 ? null : Math.min(...laid);
}
