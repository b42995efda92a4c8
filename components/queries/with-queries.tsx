"use client";
import { QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, use, useState } from "react";
import { newQueries, queriesOfPage } from "#lib/storefront/client/page-queries.ts";

/**
 * The cache of the shop's replies for what is inside, one for the whole page. Screens that read or write something of the
 * visitor's are within it; those that show goods and texts do without its code until somebody has or begins something.
 */
export function WithQueries({ children }: { children: ReactNode }) {
	const around = use(QueryClientContext);
	// On the server each page has one of its own, which stays empty.
	const [queries] = useState(() => around ?? (typeof window === "undefined" ? newQueries() : queriesOfPage()));
	return around ? children : <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
