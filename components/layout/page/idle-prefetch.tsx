"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { whenIdle } from "#lib/storefront/browser/when-idle.ts";

const loadRules = () => import("#lib/storefront/browser/can-prefetch.ts");

/** Prefetches the page of a link that is hovered, touched or focused, once, in an idle moment (promises §7). */
export function IdlePrefetch() {
	const router = useRouter();
	useEffect(() => {
		const asked = new Set<string>();
		const prefetch = ({ target }: Event) => {
			const link = target instanceof Element ? target.closest("a") : null;
			if (!link || asked.has(link.href)) return;
			asked.add(link.href);
			whenIdle(async () => {
				const rules = await loadRules().catch(() => null);
				const path = rules?.isPrefetchWelcome() ? rules.prefetchablePath(link) : null;
				if (path === null) asked.delete(link.href);
				else router.prefetch(path);
			});
		};
		const intents = ["pointerover", "focusin", "touchstart"] as const;
		for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
		return () => {
			for (const intent of intents) document.removeEventListener(intent, prefetch);
		};
	}, [router]);
	return null;
}
