/** A party's goods beside others in a cart: what has to be written so that it has them once, whatever was done to it meanwhile. */

export type WantedPacks = { variantId: number; productId: number; name: string; packs: number };

/** What a party has put, or tried to put, into a cart. */
export type PutParty = {
	cartId: string;
	/** `before`: packs that were there before the first try, which are no part of the party; `packs`: those put, at most. */
	lines: (WantedPacks & { before: number })[];
};

/** A cart, with packs by variant. */
export type HeldCart = { id: string; packs: Readonly<Record<number, number>> };

/** Packs of a line before and after. */
export type PartyChange = Omit<WantedPacks, "packs"> & { from: number; to: number };

/**
 * Amounts to write into the cart, in the order of the list, then what was put and is wanted no more. What was taken out elsewhere
 * is missing again; what was added elsewhere stays, until less of it is wanted here. Another cart than that of `put` has nothing of
 * the party.
 */
export function partyChanges(wanted: readonly WantedPacks[], cart: HeldCart, put: PutParty | null): PartyChange[] {
	return withDropped(wanted, cart, put).flatMap(({ packs, ...goods }) => {
		const from = cart.packs[goods.variantId] ?? 0;
		const to = otherPacks(goods.variantId, cart, put) + packs;
		const isLess = packs < (lineOf(goods.variantId, cart, put)?.packs ?? 0);
		return to > from || (isLess && to < from) ? [{ ...goods, from, to }] : [];
	});
}

/** Packs in the cart that are no part of the party. */
export function otherPacks(variantId: number, cart: HeldCart, put: PutParty | null): number {
	const held = cart.packs[variantId] ?? 0;
	return Math.min(held, lineOf(variantId, cart, put)?.before ?? held);
}

/** Whether the cart has anything of the party. */
export function hasParty(cart: HeldCart, put: PutParty | null): boolean {
	return (put?.lines ?? []).some(({ variantId }) => (cart.packs[variantId] ?? 0) > otherPacks(variantId, cart, put));
}

/** What is put when it is tried to write this; until that has succeeded, what was put before may still be there. */
export function tryToPut(wanted: readonly WantedPacks[], cart: HeldCart, put: PutParty | null): PutParty {
	const lines = withDropped(wanted, cart, put).map((goods) => {
		const packs = Math.max(goods.packs, lineOf(goods.variantId, cart, put)?.packs ?? 0);
		return { ...goods, packs, before: otherPacks(goods.variantId, cart, put) };
	});
	return { cartId: cart.id, lines };
}

/** What is put once all changes are written. */
export function allPut(wanted: readonly WantedPacks[], tried: PutParty): PutParty {
	const lines = tried.lines.flatMap((line) => {
		const packs = wanted.find(({ variantId }) => variantId === line.variantId)?.packs ?? 0;
		return packs > 0 ? [{ ...line, packs }] : [];
	});
	return { ...tried, lines };
}

function lineOf(variantId: number, cart: HeldCart, put: PutParty | null) {
	if (put?.cartId !== cart.id) return;
	return put.lines.find((line) => line.variantId === variantId);
}

function withDropped(wanted: readonly WantedPacks[], cart: HeldCart, put: PutParty | null): WantedPacks[] {
	const ofCart = put?.cartId === cart.id ? put.lines : [];
	const dropped = ofCart.filter((line) => wanted.every(({ variantId }) => variantId !== line.variantId));
	return [...wanted, ...dropped.map(({ before, ...goods }) => ({ ...goods, packs: 0 }))];
}
