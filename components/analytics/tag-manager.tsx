"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { loadTagManager, tellCurrentAddress } from "#lib/storefront/analytics/tag-manager.ts";
import { listenToConsent } from "#lib/storefront/browser/consent.ts";
import { whenIdle } from "#lib/storefront/browser/when-idle.ts";

/** Loads the tag container: in an idle moment if consent was given before, at once when it is given now. */
export function TagManager({ id }: { id: string }) {
	const path = usePathname();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page that does without may be followed by one that does not
	useEffect(() => {
		tellCurrentAddress();
		const load = () => loadTagManager(id);
		whenIdle(load);
		return listenToConsent(load);
	}, [id, path]);
	return null;
}
