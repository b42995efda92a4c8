/** A checkout on screen over a shop that is stubbed at the transport only. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { vi } from "vitest";
import { Checkout } from "#components/checkout/checkout.tsx";
import { Notices } from "#components/ui/notices.tsx";
import messages from "#messages/cs.json";
import { aCart, someOptions, TEMP_ID } from "./a-cart.ts";

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;
type Call = { method: string; path: string; headers: Headers; body: unknown };
type Answer = { status?: number; body: unknown } | "dropped";

/** Answers as the shop would; `answer` overrides single calls, the latest first. */
export function stubShop(answer: (call: Call) => Answer | undefined = () => undefined) {
	let cart = aCart();
	const calls: Call[] = [];
	const usual = ({ method, path, body }: Call): Answer => {
		if (method === "GET" && path.startsWith("/api/cart/anonymous/")) return { body: cart };
		if (method === "PUT" && path.startsWith("/api/cart/")) {
			cart = aCart((body as { quantity: number }).quantity);
			return { body: { product: {}, variant: {}, quantity: cart.count, original_quantity: 0, cart } };
		}
		if (path.startsWith("/api/order/deliveries/")) return { body: someOptions(cart.totals.total_with_tax) };
		if (method === "POST" && path.startsWith("/api/order/create/")) {
			return {
				status: 201,
				body: { id: 7, hash: "h".repeat(32), number: "2600001", url: `/shrnuti/7/${"h".repeat(32)}` },
			};
		}
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
	const orders = () => calls.filter(({ path }) => path.startsWith("/api/order/create/"));
	const puts = () =>
		calls.filter(({ method }) => method === "PUT").map(({ body }) => (body as { quantity: number }).quantity);
	return { calls, orders, puts };
}

/** Shows the checkout of a shopper who has a cart. */
export function showCheckout() {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie of a guest's cart
	document.cookie = `cartTempId=${TEMP_ID}`;
	const push = vi.fn<(path: string) => void>();
	const router = { push, replace: push, prefetch() {}, back() {}, forward() {}, refresh() {} } as unknown as Router;
	const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
	render(
		<AppRouterContext.Provider value={router}>
			<NextIntlClientProvider locale="cs" messages={messages} timeZone="Europe/Prague">
				<QueryClientProvider client={client}>
					<Notices closeLabel="Zavřít">
						<Checkout locale="cs" />
					</Notices>
				</QueryClientProvider>
			</NextIntlClientProvider>
		</AppRouterContext.Provider>,
	);
	return { push, client, user: userEvent.setup() };
}

export const orderButton = () => screen.findByRole("button", { name: "Objednat s\u00a0povinností platby" });
export const field = (name: RegExp) => screen.getByRole("textbox", { name });

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
	await user.click(screen.getByRole("checkbox", { name: /Souhlasím/ }));
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
}
