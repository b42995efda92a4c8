import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import messages from "#messages/cs.json";

const aNode = (id: number, name: string, slug: string): CategoryNode => ({
	...{ id, key: `key-${id}`, name, slug, url: `/${id}/${slug}` },
	...{ image: { src: `/media/${id}`, alt: name }, tint: "#ffe1e6", subcategories: [] },
});

/** A category of the shop with this many subcategories; its key is `key-` and its id. */
export const aCategory = (id: number, name: string, count: number): CategoryNode => ({
	...aNode(id, name, "kategorie"),
	subcategories: Array.from({ length: count }, (_, index) =>
		aNode(10 * id + index, `${name} ${index + 1}`, "podkategorie"),
	),
});

type Answer = Response | "dropped" | undefined;

/** A shop with these categories; returns what it was asked. `answer` overrides single calls and may take its time. */
export function stubCategories(
	categories: CategoryNode[],
	answer: (turn: number) => Answer | Promise<Answer> = () => undefined,
): string[] {
	const calls: string[] = [];
	vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit) => {
		const reply = await answer(calls.push(`${method} ${path}`));
		if (reply === "dropped") throw new TypeError("Failed to fetch");
		return reply ?? Response.json(categories);
	});
	return calls;
}

/** With a cache of the shop's replies of its own, so that no test knows what another one was answered. */
export function withOwnReplies(children: ReactNode) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Something of the frame around a page, on a page with this address. */
export function showInShell(children: ReactNode, pathname = "/") {
	const at = (path: string) => (
		<NextIntlClientProvider locale="cs" messages={messages}>
			<PathnameContext.Provider value={path}>
				{children}
				<a href="/dal">Za nabídkou</a>
			</PathnameContext.Provider>
		</NextIntlClientProvider>
	);
	const { rerender } = render(at(pathname));
	return { user: userEvent.setup(), goTo: (path: string) => rerender(at(path)) };
}

/** What hinders the page below from scrolling (styles/globals.scss). */
export const scrollLock = () => document.querySelector("[data-scroll-lock]");
