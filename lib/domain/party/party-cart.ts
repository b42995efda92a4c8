/** A party's goods beside others in a cart: what has to be written so that it has them once, whatever was done to it meanwhile. */

/** Packs by variant. */
export type PacksOf = Readonly<Record<number, number>>;

/** What a page has put, or tried to put, into a cart. */
export type PutParty = {
	cartId: string;
	/** Packs that were there before the first try, which are no part of the party. */
	before: PacksOf;
	packs: PacksOf;
};

export type HeldCart = { id: string; packs: PacksOf };

export type PartyChange = { variantId: number; from: number; to: number };

/**
 * Amounts to write into the cart. What was taken out of it elsewhere is missing again, what was added elsewhere stays, and what
 * this page put is taken back when the visitor wants less of it. Another cart than that of `put` has nothing of it.
 */
export function partyChanges(wanted: PacksOf, cart: HeldCart, put: PutParty | null): PartyChange[] {
	return Object.entries(wanted).flatMap(([key, packs]) => {
		const variantId = Number(key);
		const from = cart.packs[variantId] ?? 0;
		const before = otherPacks(variantId, cart, put);
		const isLess = put !== null && put.cartId === cart.id && packs < (put.packs[variantId] ?? 0);
		const to = before + packs;
		return to > from || (isLess && to < from) ? [{ variantId, from, to }] : [];
	});
}

/** Packs in the cart that are no part of the party. */
export function otherPacks(variantId: number, cart: HeldCart, put: PutParty | null): number {
	const held = cart.packs[variantId] ?? 0;
	return put?.cartId === cart.id ? Math.min(held, put.before[variantId] ?? 0) : held;
}
