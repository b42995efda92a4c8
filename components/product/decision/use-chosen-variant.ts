import { useSyncExternalStore } from "react";
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

/**
 * The variant in the address, behind `key` (`?varianta=`), so that a link or a reload shows it again; otherwise the first one in
 * stock. Static HTML has no query string and shows the latter.
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
	return {
		chosen: named ?? variants.find((variant) => variant.availability === "in_stock") ?? variants[0],
		/** Whether the address names it. */
		isNamed: named !== undefined,
		choose,
	};
}
