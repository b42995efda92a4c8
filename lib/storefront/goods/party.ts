import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#lib/domain/locale.ts";
import { call } from "../client/browser.ts";

/** Stock changes; what is shown is no older. */
const FRESH_MS = 30_000;

export const partyQuery = (locale: Locale, themeId: number, guests: number) =>
	queryOptions({
		queryKey: ["party", locale, themeId, guests],
		queryFn: ({ signal }) =>
			call("GET /catalog/party/{locale}/{id}", {
				params: { locale, id: String(themeId) },
				query: { guests },
				signal,
			}),
		staleTime: FRESH_MS,
		// Amounts that somebody has set must not jump when the window is looked at again.
		refetchOnWindowFocus: false,
		// When the browser thinks it is offline, the query would wait for ever; a request fails at once.
		networkMode: "always",
	});
