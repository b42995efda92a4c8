"use client";
import { QueryClientContext } from "@tanstack/react-query";
import { use, useSyncExternalStore } from "react";
import { type Added, type CartSignals, NO_WISHES, signalsOf } from "./cart-signals.ts";
import type { Wishes } from "./cart-wishes.ts";

const useCartSignals = (): CartSignals => signalsOf(use(QueryClientContext));

/** Changes of the cart without a reply yet. */
export function useWishes(): Wishes {
	const signals = useCartSignals();
	return useSyncExternalStore(signals.subscribe, signals.wishes, () => NO_WISHES);
}

/** Whether changes are pending, so that the prices on screen are about to change. */
export function useIsCartChanging(): boolean {
	return [...useWishes().values()].some((wish) => wish.quantity !== null || wish.by !== 0);
}

/** The goods added last on this page, or null. */
export function useAdded(): Added | null {
	const signals = useCartSignals();
	return useSyncExternalStore(signals.subscribe, signals.added, () => null);
}
