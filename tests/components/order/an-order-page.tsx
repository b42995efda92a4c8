/** A page of one order on screen, over a shop that is stubbed at the transport only. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, type RenderOptions, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { Activity } from "react";
import { vi } from "vitest";
import { OrderSummary } from "#components/order/order-summary.tsx";
import { Withdrawal } from "#components/order/withdrawal/withdrawal.tsx";
import { Notices } from "#components/ui/notices.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";
import { aRouter } from "#tests/support/screens/a-router.ts";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";
import { HASH, ORDER_ID } from "./an-order.ts";

export type Call = { method: string; path: string; body: unknown };
export type Answer = { status?: number; body: unknown } | "dropped";

const ORDER_CALLS = `/api/order/${ORDER_ID}/${HASH}`;

/** Answers with this order as it then stands; `answer` overrides single calls. `set` changes the order in the shop. */
export function stubOrder(
	first: Order,
	answer: (call: Call) => Answer | undefined | Promise<Answer | undefined> = () => undefined,
) {
	let order = first;
	const calls: Call[] = [];
	vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
		const call = { method, path, body: typeof body === "string" ? JSON.parse(body) : undefined };
		calls.push(call);
		const isRead = method === "GET" && path.startsWith(`${ORDER_CALLS}?`);
		const reply = (await answer(call)) ?? (isRead ? { body: order } : { status: 404, body: { error: "not_found" } });
		if (reply === "dropped") throw new TypeError("Failed to fetch");
		return Response.json(reply.body, { status: reply.status ?? 200 });
	});
	const posts = (action: string) => calls.filter(({ path }) => path.startsWith(`${ORDER_CALLS}/${action}`));
	return {
		calls,
		posts,
		set: (next: Order) => {
			order = next;
			return { body: next };
		},
	};
}

const CONTACTS = {
	company: "Konfety s.r.o.",
	street: "Nádražní 62",
	city: "150 00 Praha 5",
	companyId: "00000001",
	phone: "+420 800 100 200",
	email: "ahoj@konfety.example",
	openingHours: "Po–Pá 9–18",
	bankAccount: "19-2000145399/0800",
	social: [],
};

const PAGES = { summary: OrderSummary, withdrawal: Withdrawal };

/** Shows a page of the order in its address. */
export function showOrder(page: keyof typeof PAGES = "summary", locale: Locale = "cs", options: RenderOptions = {}) {
	openDialogsInJsdom();
	const Page = PAGES[page];
	const push = vi.fn<(path: string) => void>();
	const router = aRouter({ push, replace: push });
	const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
	const shown = (mode: "visible" | "hidden") => (
		<AppRouterContext.Provider value={router}>
			<PathParamsContext.Provider value={{ id: String(ORDER_ID), hash: HASH }}>
				<NextIntlClientProvider locale={locale} messages={locale === "cs" ? cs : en} timeZone="Europe/Prague">
					<QueryClientProvider client={client}>
						<Notices closeLabel="Zavřít oznámení">
							<Activity mode={mode}>
								<Page locale={locale} contacts={CONTACTS} notFound={<h1>Stránka nenalezena</h1>} />
							</Activity>
						</Notices>
					</QueryClientProvider>
				</NextIntlClientProvider>
			</PathParamsContext.Provider>
		</AppRouterContext.Provider>
	);
	const { rerender } = render(shown("visible"), options);
	/** The router keeps the page alive behind the next one. */
	const leaveAndComeBack = async () => {
		await act(async () => rerender(shown("hidden")));
		await act(async () => rerender(shown("visible")));
	};
	return { push, client, leaveAndComeBack, user: userEvent.setup() };
}

export const title = () => screen.findByRole("heading", { level: 1 });

/** Two clicks so fast that the page is not drawn between them. */
export function clickTwice(button: HTMLElement) {
	act(() => {
		button.click();
		button.click();
	});
}

/** Opens an address without loading anything. */
export const goTo = (path: string) => window.history.replaceState(null, "", path);

export function forgetOrder() {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	sessionStorage.clear();
	goTo("/");
	for (const name of ["cartTempId", "token"]) {
		// biome-ignore lint/suspicious/noDocumentCookie: cookies end with the test
		document.cookie = `${name}=; path=/; max-age=0`;
	}
}
