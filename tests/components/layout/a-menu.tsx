import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { MenuCategory } from "#components/layout/menu/menu-tree.ts";
import messages from "#messages/cs.json";

/** A category of the menu with this many subcategories. */
export const aCategory = (id: number, name: string, count: number): MenuCategory => ({
	id,
	name,
	url: `/${id}/kategorie`,
	image: { src: `/media/${id}`, alt: name },
	tint: "#ffe1e6",
	subcategories: Array.from({ length: count }, (_, index) => ({
		id: 10 * id + index,
		name: `${name} ${index + 1}`,
		url: `/${10 * id + index}/podkategorie`,
	})),
});

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
