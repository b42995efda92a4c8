"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePutItem } from "#lib/api/cart.ts";
import type { CartItem } from "#lib/contract/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";

export type CartLineItem = Omit<CartItem, "children">;

const SETTLE_MS = 350;

type Waiting = { timer: ReturnType<typeof setTimeout>; send: () => void };

/**
 * Quantities on their way to the shop: shown at once, sent when the clicking stops, the last one wins. `isChanging` tells
 * that the money on screen is about to be replaced by the shop's answer.
 */
export function useCartChanges(locale: Locale, onError: (error: unknown) => void) {
	const { mutateAsync } = usePutItem(locale);
	const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map());
	const waiting = useRef(new Map<number, Waiting>());
	const report = useRef(onError);
	useEffect(() => {
		report.current = onError;
	});
	// Leaving the page must not lose the last click.
	useEffect(() => {
		const all = waiting.current;
		return () => {
			for (const { send } of [...all.values()]) send();
		};
	}, []);

	const setQuantity = useCallback(
		(item: CartLineItem, quantity: number) => {
			setWanted((map) => new Map(map).set(item.id, quantity));
			clearTimeout(waiting.current.get(item.id)?.timer);
			const send = () => {
				clearTimeout(waiting.current.get(item.id)?.timer);
				waiting.current.delete(item.id);
				const change = {
					id: item.product.id,
					variantId: item.variant.id,
					parentId: item.parentId,
					quantity,
					...confirmedAge(item),
				};
				void mutateAsync(change)
					.catch((error: unknown) => report.current(error))
					.finally(() => setWanted((map) => without(map, item.id, quantity)));
			};
			waiting.current.set(item.id, { timer: setTimeout(send, quantity === 0 ? 0 : SETTLE_MS), send });
		},
		[mutateAsync],
	);
	return { wanted, isChanging: wanted.size > 0, setQuantity };
}

/** Goods with a minimum age are in the cart only after the shopper confirmed it. */
function confirmedAge(item: CartLineItem): { ageConfirmed?: true } {
	return item.product.minimum_age === null ? {} : { ageConfirmed: true };
}

/** A newer wish for the same line stays. */
function without(map: ReadonlyMap<number, number>, id: number, quantity: number): ReadonlyMap<number, number> {
	if (map.get(id) !== quantity) return map;
	const rest = new Map(map);
	rest.delete(id);
	return rest;
}
