import { queryOptions } from "@tanstack/react-query";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { MENU_LEVELS } from "#lib/domain/goods/goods-limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { callAsAnyone } from "../customer/ended-session.ts";

/** The tree of categories for the menus, asked for when one is about to open: most visits open none. */
export const menuQuery = (locale: Locale) =>
	queryOptions({
		queryKey: ["menu", locale],
		queryFn: () =>
			callAsAnyone("GET /catalog/category/{locale}", { params: { locale }, query: { depth: MENU_LEVELS } }),
		staleTime: 300 * SECOND_MS,
		// When the browser thinks it is offline, the query would wait for ever; a request fails at once.
		networkMode: "always",
	});
