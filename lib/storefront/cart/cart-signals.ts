/**
 * What buttons of a page show of the cart, known before and without the code that reads and writes it: that comes when
 * somebody has a cart or begins one (decisions 137).
 */
import type { CartPutReply } from "#lib/contract/schemas/cart.ts";
import { isOfPage } from "../client/of-page.ts";
import type { Wishes } from "./cart-wishes.ts";

/** The goods just added; a new object each time. */
export type Added = { reply: CartPutReply; pieces: number };

export const NO_WISHES: Wishes = new Map();

export class CartSignals {
	readonly #listeners = new Set<() => void>();
	#wishes = NO_WISHES;
	#added: Added | null = null;

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};
	/** Changes of the cart without a reply yet. */
	readonly wishes = (): Wishes => this.#wishes;
	/** The goods added last on this page, or null. */
	readonly added = (): Added | null => this.#added;

	/** Called by the cart's writer. */
	tell(wishes: Wishes, added: Added | null): void {
		this.#wishes = wishes;
		this.#added = added;
		for (const listener of this.#listeners) listener();
	}
}

const ofPage = new CartSignals();
const ofOthers = new WeakMap<object, CartSignals>();

/** Signals of the cart in a cache of replies; of the page's where that has not been needed yet. */
export function signalsOf(queries: object | undefined): CartSignals {
	if (isOfPage(queries)) return ofPage;
	const known = ofOthers.get(queries);
	if (known) return known;
	const signals = new CartSignals();
	ofOthers.set(queries, signals);
	return signals;
}
