/** The signed-in customer's discount, for prices on pages that know no customer, with what shows it. */
import { useSyncExternalStore } from "react";
import type { KnownLabel, KnownPrice } from "./member-price-known.tsx";
import type { KnownSetSums } from "./member-set-sums-known.tsx";

export type Member = {
	/** Percent off, above 0. */
	discount: number;
	KnownPrice: typeof KnownPrice;
	KnownLabel: typeof KnownLabel;
	KnownSetSums: typeof KnownSetSums;
};

let member: Member | null = null;
const listeners = new Set<() => void>();

/** Told by whoever knows the customer; all prices of a page hear of it at once, so that they ask the shop in one call. */
export function tellMember(known: Member | null): void {
	member = known;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Null for guests, without a discount, and until the customer is known. */
export function useMember(): Member | null {
	return useSyncExternalStore(
		subscribe,
		() => member,
		() => null,
	);
}
