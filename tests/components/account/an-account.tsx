/** A page of the account on screen, over a shop that is stubbed at the transport only. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathParamsContext, SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { AccountFrame } from "#components/account/frame/account-frame.tsx";
import { Notices } from "#components/ui/notices.tsx";
import type { User } from "#lib/contract/schemas/account.ts";
import type { Country } from "#lib/contract/schemas/lists.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";
import { aRouter } from "#tests/support/screens/a-router.ts";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";

const MESSAGES = { cs, en };

export type Call = { method: string; path: string; body: unknown };
export type Answer = { status?: number; body: unknown } | "dropped";
type Answers = (call: Call) => Answer | undefined | Promise<Answer | undefined>;

export function aUser(changes: Partial<User> = {}): User {
	return {
		id: 5,
		firstname: "Jana",
		lastname: "Nováková",
		email: "jana@example.cz",
		isConfirmed: true,
		pendingEmail: null,
		phone: "+420777123456",
		company: "",
		companyId: "",
		taxId: "",
		street: "Lidická 12",
		city: "Brno",
		zip: "60200",
		country: "CZ",
		newsletter: false,
		group: { id: 1, name: "Zákazníci", description: "", descriptions: {}, discount: 0 },
		...changes,
	};
}

export const COUNTRIES: Country[] = [
	{ code: "CZ", name: "Česko", phone_prefix: "+420", is_shipped: true },
	{ code: "SK", name: "Slovensko", phone_prefix: "+421", is_shipped: false },
];

/** Answers of the shop; `/me` is Jana unless `answer` says otherwise. */
export function stubAccount(answer: Answers = () => undefined) {
	const calls: Call[] = [];
	vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
		const call = { method, path, body: typeof body === "string" ? JSON.parse(body) : undefined };
		calls.push(call);
		const usual: Answer =
			path === "/api/me" ? { body: { data: aUser() } } : { status: 404, body: { error: "not_found" } };
		const reply = (await answer(call)) ?? usual;
		if (reply === "dropped") throw new TypeError("Failed to fetch");
		return Response.json(reply.body, { status: reply.status ?? 200 });
	});
	return { calls, changes: () => calls.filter(({ method }) => method !== "GET") };
}

export const ENDED: Answer = { status: 401, body: { error: "unauthorized" } };
export const REFUSED = (error: string, status = 422): Answer => ({ status, body: { error } });

type Place = { query?: string; params?: Record<string, string>; isGuest?: boolean; locale?: keyof typeof MESSAGES };

/** Shows a page in the frame of the account, to a customer unless a guest is asked for; in Czech unless said otherwise. */
export function showAccount(page: ReactNode, { query = "", params = {}, isGuest = false, locale = "cs" }: Place = {}) {
	openDialogsInJsdom();
	if (!isGuest) Cookies.set("token", "abc", { path: "/" });
	window.history.replaceState(null, "", `${screenPath(locale, "account")}${query}`);
	const [push, replace] = [vi.fn<(path: string) => void>(), vi.fn<(path: string) => void>()];
	const router = aRouter({ push, replace });
	const client = new QueryClient({
		defaultOptions: { queries: { retryDelay: 1, refetchOnWindowFocus: false }, mutations: { retry: false } },
	});
	const at = (search: string) => (
		<AppRouterContext.Provider value={router}>
			<PathParamsContext.Provider value={params}>
				<SearchParamsContext.Provider value={new URLSearchParams(search)}>
					<NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Europe/Prague">
						<QueryClientProvider client={client}>
							<Notices closeLabel="Zavřít oznámení">
								<AccountFrame
									locale={locale}
									current="account"
									title={{ cs: "Stránka účtu", en: "A page of the account" }[locale]}
								>
									{page}
								</AccountFrame>
							</Notices>
						</QueryClientProvider>
					</NextIntlClientProvider>
				</SearchParamsContext.Provider>
			</PathParamsContext.Provider>
		</AppRouterContext.Provider>
	);
	const { rerender } = render(at(query));
	return { push, replace, client, user: userEvent.setup(), goTo: (search: string) => rerender(at(search)) };
}

export const field = (name: RegExp) => screen.getByRole("textbox", { name });
export const button = (name: string | RegExp) => screen.findByRole("button", { name });

/** The sentence beside a field that is wrong. */
export function problemOf(element: HTMLElement): string {
	const ids = (element.getAttribute("aria-describedby") ?? "").split(" ");
	const texts = ids.filter((id) => id.endsWith("-error")).map((id) => document.getElementById(id)?.textContent ?? "");
	return texts.join(" ").replaceAll("\u00a0", " ");
}

export function forgetAccount() {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	Cookies.remove("token", { path: "/" });
	localStorage.clear();
	sessionStorage.clear();
	window.history.replaceState(null, "", "/");
}
