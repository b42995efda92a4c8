import { QueryClient } from "@tanstack/react-query";
import { markOfPage } from "./of-page.ts";

export const newQueries = () =>
	new QueryClient({
		defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true }, mutations: { retry: false } },
	});

let ofPage: QueryClient | undefined;

/** The cache of the shop's replies in this page, made when something first needs it. In the browser alone. */
export function queriesOfPage(): QueryClient {
	if (ofPage) return ofPage;
	ofPage = newQueries();
	markOfPage(ofPage);
	return ofPage;
}
