"use client";
import { useEffect } from "react";
import { PREFETCH_CARDS_MAX, SCROLL_REST_MS } from "#lib/domain/limits.ts";
import { usePage } from "#lib/storefront/browser/use-page.ts";
import { usePrefetch } from "#lib/storefront/browser/use-prefetch.ts";

const INTENTS = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Prefetches the page of a link that is hovered, touched or focused, and the pages of the cards in view while nobody
 * scrolls (promises §7, decisions 52).
 */
export function PagePrefetch() {
	const prefetch = usePrefetch();
	const page = usePage();

	useEffect(() => {
		let last: Element | null = null;
		const point = ({ target }: Event) => {
			const link = target instanceof Element ? target.closest("a") : null;
			if (!link || link === last) return;
			last = link;
			prefetch((rules) => {
				const path = rules.isPrefetchWelcome() ? rules.prefetchablePath(link) : null;
				if (path === null) return [];
				if (rules.isGuessWelcome()) rules.fetchPicture(link, path);
				return [path];
			});
		};
		for (const intent of INTENTS) document.addEventListener(intent, point, { passive: true });
		return () => {
			for (const intent of INTENTS) document.removeEventListener(intent, point);
		};
	}, [prefetch]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own cards, and its own limit
	useEffect(() => {
		const asked = new Set<string>();
		const look = () =>
			prefetch((rules) => {
				if (!rules.isGuessWelcome()) return [];
				const found = new Set(rules.cardsInView().flatMap((link) => rules.prefetchablePath(link) ?? []));
				const fresh = [...found].filter((path) => !asked.has(path)).slice(0, PREFETCH_CARDS_MAX - asked.size);
				for (const path of fresh) asked.add(path);
				return fresh;
			});
		let rest: ReturnType<typeof setTimeout>;
		const wait = () => {
			clearTimeout(rest);
			rest = setTimeout(look, SCROLL_REST_MS);
		};
		const begin = () => {
			wait();
			// Rows of goods that are swiped do not tell the window.
			window.addEventListener("scroll", wait, { passive: true, capture: true });
		};
		// What the page itself shows comes first.
		if (document.readyState === "complete") begin();
		else window.addEventListener("load", begin, { once: true });
		return () => {
			clearTimeout(rest);
			window.removeEventListener("load", begin);
			window.removeEventListener("scroll", wait, { capture: true });
		};
	}, [page, prefetch]);
	return null;
}
