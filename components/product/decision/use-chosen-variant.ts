import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { DecisionVariant } from "./decision-product.ts";

/** Listeners for changes of the address: the browser has no event for `replaceState`. */
const watching = new Set<() => void>();

function watchAddress(look: () => void): () => void {
	watching.add(look);
	window.addEventListener("popstate", look);
	return () => {
		watching.delete(look);
		window.removeEventListener("popstate", look);
	};
}

/** Name of the radio buttons, one for each variant. */
export const VARIANT_INPUT = "variant";

/** The variant whose radio button was pressed before hydration, which resets it. */
function pressedBeforeHydration(variants: DecisionVariant[]): DecisionVariant | undefined {
	if (typeof document === "undefined") return undefined;
	const pressed = document.querySelector<HTMLInputElement>(`input[name=${VARIANT_INPUT}]:checked`)?.value;
	return variants.find((variant) => String(variant.id) === pressed);
}

const never = () => () => {};

/**
 * The variant that the visitor chose: it stands in the address behind `key` (`?varianta=`), so that a link or a reload shows it
 * again. Nothing is chosen for the visitor (decisions 144): of several variants none, until one is in the address.
 */
export function useChosenVariant(key: string, variants: DecisionVariant[]) {
	const word = useSyncExternalStore(
		watchAddress,
		() => new URLSearchParams(window.location.search).get(key),
		() => null,
	);
	const named = variants.find((variant) => String(variant.id) === word);
	const choose = (id: number) => {
		const url = new URL(window.location.href);
		url.searchParams.set(key, String(id));
		window.history.replaceState(null, "", url.href);
		for (const look of watching) look();
	};
	// False while the server's page is taken over; the pages that the router shows later have been alive all along.
	const isAlive = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	const [pressed] = useState(() => (isAlive ? undefined : pressedBeforeHydration(variants)));
	const isTaken = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed counts once, and not again on return
	useEffect(() => {
		if (pressed && !isTaken.current) choose(pressed.id);
		isTaken.current = true;
	}, [pressed]);
	return { chosen: named ?? (variants.length === 1 ? (variants[0] ?? null) : null), choose };
}
