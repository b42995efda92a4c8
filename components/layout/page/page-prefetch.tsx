"use client";
import { useEffect } from "react";
import { PREFETCH_CARDS_MAX, SCROLL_REST_MS } from "#lib/domain/limits.ts";
import { usePage } from "#lib/storefront/browser/use-page.ts";
import { usePrefetch } from "#lib/storefront/browser/use-prefetch.ts";

const INTENTS = ["pointerover", "focusin"] as const;

const isFinger = (event: Event) => event instanceof PointerEvent && event.pointerType === "touch";

/**
 * Prefetches the page of a link that is hovered, touched or focused, and the pages of the cards in view while nobody
 * scrolls (promises §7, decisions 52).
 */
export function PagePrefetch() {
	const prefetch = usePrefetch();
	const page = usePage();

	useEffect(() => {
		let pointed: HTMLAnchorElement | null = null;
		const point = (event: Event) => {
			const link = event.target instanceof Element ? event.target.closest("a") : null;
			if (link === pointed) return;
			pointed = link;
			if (!link) return;
			prefetch((rules) => {
				const path = rules.isPrefetchWelcome() ? rules.prefetchablePath(link) : null;
				if (path === null) return [];
				rules.pointAtCard(link, path);
				// A finger may only want to scroll.
				if (!isFinger(event) && rules.isGuessWelcome()) rules.fetchPicture(link);
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
