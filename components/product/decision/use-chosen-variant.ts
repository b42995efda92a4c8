import { useEffect, useState, useSyncExternalStore } from "react";
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

/** The radio button that was pressed before hydration, which resets it. */
function pressedBeforeHydration(): string | null {
	if (typeof document === "undefined") return null;
	return document.querySelector<HTMLInputElement>(`input[name=${VARIANT_INPUT}]:checked`)?.value ?? null;
}

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
	const choose = (id: number | string) => {
		const url = new URL(window.location.href);
		url.searchParams.set(key, String(id));
		window.history.replaceState(null, "", url.href);
		for (const look of watching) look();
	};
	const [pressed] = useState(pressedBeforeHydration);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed counts once
	useEffect(() => {
		if (pressed !== null && variants.length > 1) choose(pressed);
	}, [pressed]);
	return { chosen: named ?? (variants.length === 1 ? (variants[0] ?? null) : null), choose };
}
