/** A step of the checkout on screen over a shop that is stubbed at the transport only. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, type RenderOptions, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { Activity } from "react";
import { vi } from "vitest";
import { DeliveryStep } from "#components/checkout/delivery/delivery-step.tsx";
import { SummaryStep } from "#components/checkout/summary/summary-step.tsx";
import { Notices } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { checkoutDraft, keepDraft } from "#lib/storefront/order/checkout-draft.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";
import { aRouter } from "#tests/support/screens/a-router.ts";
import { aCart, someOptions, TEMP_ID } from "./a-cart.ts";

export type Call = { method: string; path: string; headers: Headers; body: unknown };
export type Answer = { status?: number; body: unknown } | "dropped";

export const ORDER = { id: 7, hash: "h".repeat(32), number: "2600001", url: `/shrnuti/7/${"h".repeat(32)}` };

/** Answers as the shop would; `answer` overrides single calls. */
export function stubShop(answer: (call: Call) => Answer | undefined = () => undefined) {
	const calls: Call[] = [];
	const usual = ({ method, path }: Call): Answer => {
		if (path.startsWith("/api/cart/")) return { body: path === "/api/cart/cs" ? [aCart()] : aCart() };
		if (path.startsWith("/api/order/deliveries/")) return { body: someOptions(25_000) };
		if (path.startsWith("/api/delivery/pickup-points/")) return { body: POINTS };
		if (method === "POST" && path.startsWith("/api/order/create/")) return { status: 201, body: ORDER };
		return { status: 404, body: { error: "not_found" } };
	};
	vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
		const call = { method: init.method ?? "GET", path, headers: new Headers(init.headers), body };
		calls.push(call);
		const reply = answer(call) ?? usual(call);
		if (reply === "dropped") throw new TypeError("Failed to fetch");
		return Response.json(reply.body, { status: reply.status ?? 200 });
	});
	const to = (start: string) => calls.filter(({ path }) => path.startsWith(start));
	return { calls, to, orders: () => to("/api/order/create/") };
}

const POINTS = [
	{
		id: 31,
		code: "DEMO-001",
		name: "Výdejní box Křenová",
		street: "Křenová 9",
		city: "Brno",
		zip: "60200",
		is_staffed: false,
		opening_hours: "",
	},
	{
		id: 32,
		code: "DEMO-002",
		name: "Výdejní místo Trafika",
		street: "Veveří 22",
		city: "Brno",
		zip: "60200",
		is_staffed: true,
		opening_hours: "Po–Pá 8:00–18:00",
	},
];

/** Shows a step to a shopper who has a cart. */
export function showStep(step: "delivery" | "summary", options: RenderOptions = {}, locale: Locale = "cs") {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie of a guest's cart
	document.cookie = `cartTempId=${TEMP_ID}`;
	// jsdom lays nothing out, so there is nothing to scroll to.
	HTMLElement.prototype.scrollIntoView = () => undefined;
	const push = vi.fn<(path: string) => void>();
	const replace = vi.fn<(path: string) => void>();
	const router = aRouter({ push, replace });
	const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
	const Step = step === "delivery" ? DeliveryStep : SummaryStep;
	const page = (mode: "visible" | "hidden") => (
		<AppRouterContext.Provider value={router}>
			<NextIntlClientProvider locale={locale} messages={locale === "cs" ? cs : en} timeZone="Europe/Prague">
				<QueryClientProvider client={client}>
					<Notices closeLabel="Zavřít">
						<Activity mode={mode}>
							<Step locale={locale} />
						</Activity>
					</Notices>
				</QueryClientProvider>
			</NextIntlClientProvider>
		</AppRouterContext.Provider>
	);
	const { rerender } = render(page("visible"), options);
	/** The router keeps the step alive behind the other page, on which `there` happens. */
	const leaveAndComeBack = async (there: () => void = () => undefined) => {
		await act(async () => rerender(page("hidden")));
		there();
		await act(async () => rerender(page("visible")));
	};
	return { push, replace, client, leaveAndComeBack, user: userEvent.setup() };
}

export const DELIVERY_PATH = "/kosik/doprava-a-platba";
export const SUMMARY_PATH = "/kosik/souhrn";

export const onButton = () => screen.findByRole("button", { name: "Pokračovat" });
export const orderButton = () => screen.findByRole("button", { name: "Objednávka zavazující k\u00a0platbě" });
export const field = (name: RegExp) => screen.getByRole("textbox", { name });

const PERSON = {
	firstname: "Jana",
	lastname: "Nováková",
	company: "",
	street: "Lidická 12",
	city: "Brno",
	zip: "602 00",
	country: "CZ",
};

/** What a shopper typed at the second step: by courier, by card, to Brno. */
export function aDraft(changes: Record<string, unknown> = {}): void {
	const typed = { deliveryId: "2", paymentId: "1", email: "jana@example.cz", phone: "777 123 456", invoice: PERSON };
	keepDraft(checkoutDraft.parse({ ...typed, ...changes }));
}

type User = ReturnType<typeof userEvent.setup>;

/** Fills in everything that an order by courier needs. */
export async function fillIn(user: User) {
	await user.click(await screen.findByRole("radio", { name: /Kurýr/ }));
	await user.click(screen.getByRole("radio", { name: /Kartou/ }));
	const texts: [RegExp, string][] = [
		[/^E-mail/, "jana@example.cz"],
		[/^Telefon/, "777 123 456"],
		[/^Jméno/, "Jana"],
		[/^Příjmení/, "Nováková"],
		[/^Ulice/, "Lidická 12"],
		[/^Město/, "Brno"],
		[/^PSČ/, "602 00"],
	];
	for (const [name, text] of texts) {
		await user.clear(field(name));
		await user.type(field(name), text);
	}
}

/** The sentence beside a field. */
export function problemOf(element: HTMLElement): string {
	const [id] = (element.getAttribute("aria-describedby") ?? "").split(" ");
	return (id && document.getElementById(id)?.textContent) || "";
}

export function forgetEverything() {
	cleanup();
	vi.unstubAllGlobals();
	sessionStorage.clear();
	// biome-ignore lint/suspicious/noDocumentCookie: signs out
	document.cookie = "token=; max-age=0; path=/";
}
