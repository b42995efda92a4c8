import { useSyncExternalStore } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { type Party, readParty } from "#lib/i18n/party-query.ts";

const subscribe = (listener: () => void) => {
	window.addEventListener("popstate", listener);
	return () => window.removeEventListener("popstate", listener);
};

/** What the address asks for; null in the kept page, which knows no query. */
export function useAskedParty(locale: Locale): Party | null {
	const search = useSyncExternalStore(
		subscribe,
		() => window.location.search,
		() => null,
	);
	return search === null ? null : readParty(locale, new URLSearchParams(search));
}
