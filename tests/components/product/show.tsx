/** Something of a product's page on screen, with what the layout gives it. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { Notices } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";
import { aRouter } from "#tests/support/screens/a-router.ts";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";
import { forgetCartShop } from "../cart/a-cart-shop.tsx";

export function Surroundings({ locale = "cs", children }: { locale?: Locale; children: ReactNode }) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
	return (
		<NextIntlClientProvider locale={locale} messages={locale === "cs" ? cs : en} timeZone="Europe/Prague">
			<AppRouterContext.Provider value={aRouter()}>
				<QueryClientProvider client={client}>
					<Notices closeLabel="Zavřít oznámení">{children}</Notices>
				</QueryClientProvider>
			</AppRouterContext.Provider>
		</NextIntlClientProvider>
	);
}

export function show(content: ReactNode, locale: Locale = "cs") {
	openDialogsInJsdom();
	const page = (shown: ReactNode) => <Surroundings locale={locale}>{shown}</Surroundings>;
	const { container, rerender } = render(page(content));
	return { container, rerender: (next: ReactNode) => rerender(page(next)), user: userEvent.setup() };
}

/** Opens an address without loading anything. */
export const goTo = (path: string) => window.history.replaceState(null, "", path);

export function forgetProduct() {
	forgetCartShop();
	goTo("/");
}
