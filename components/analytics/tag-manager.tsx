"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { holdEvents } from "#lib/storefront/analytics/data-layer.ts";
import { listenToConsent } from "#lib/storefront/browser/consent.ts";
import { whenIdle } from "#lib/storefront/browser/when-idle.ts";

const loadCode = () => import("#lib/storefront/analytics/tag-manager.ts");

/** Loads the tag container: in an idle moment if consent was given before, at once when it is given now. */
export function TagManager({ id }: { id: string }) {
	const path = usePathname();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page that does without may be followed by one that does not
	useEffect(() => {
		let isGone = false;
		let stop = () => {};
		const code = loadCode();
		holdEvents(code.then(({ tellCurrentAddress }) => tellCurrentAddress()));
		code.then(
			({ loadTagManager }) => {
				if (isGone) return;
				const load = () => loadTagManager(id);
				whenIdle(load);
				stop = listenToConsent(load);
			},
			// Without it nothing is told.
			() => {},
		);
		return () => {
			isGone = true;
			stop();
		};
	}, [id, path]);
	return null;
}
