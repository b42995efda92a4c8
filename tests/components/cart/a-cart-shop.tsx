/** A cart on screen over a shop that is stubbed at the transport only and keeps one guest's cart. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { CartWidget } from "#components/cart/widget/cart-widget.tsx";
import { Notices } from "#components/ui/notices.tsx";
import type { Cart, CartAddon, CartItem } from "#lib/contract/schemas/cart.ts";
import messages from "#messages/cs.json";
import { aRouter } from "#tests/support/screens/a-router.ts";
import { forgetEvents } from "#tests/support/screens/told-events.ts";
import { aCart, CART_ID, TEMP_ID } from "../checkout/a-cart.ts";

type PutBody = {
	id: number;
	variantId: number;
	quantity: number;
	note?: string;
	parentId?: number;
	ageConfirmed?: boolean;
};
export type Call = { method: string; path: string; body: unknown; keepalive: boolean; headers: Headers };
export type Answer = { status?: number; body: unknown } | "dropped";

export const HELIUM: CartAddon = {
	id: 20,
	variant_id: 200,
	name: "Naplnění heliem",
	url: "/20/balonky/helium",
	main_image: null,
	tint: "#ffe",
	price_with_tax: 5_900,
	stock: 50,
};

/** An item of the stub's cart; 125 Kč a piece. */
export function anItem(changes: Partial<CartItem> & { variantId?: number; name?: string } = {}): CartItem {
	const [item] = aCart(1).items;
	if (!item) throw new Error("The cart has no item");
	const { variantId = item.variant.id, name = item.product.name, ...rest } = changes;
	const quantity = rest.quantity ?? item.quantity;
	return {
		...item,
		product: { ...item.product, id: variantId / 10, name },
		variant: { ...item.variant, id: variantId },
		total_with_tax: item.variant.price_with_tax * quantity,
		...rest,
	};
}

/** The cart with these items, its sums right. */
export function aCartOf(items: CartItem[], changes: Partial<Cart> = {}): Cart {
	const all = items.flatMap((item) => [item, ...item.children]);
	const goods = all.reduce((sum, item) => sum + item.total_with_tax, 0);
	return {
		...aCart(1),
		items,
		count: all.reduce((sum, item) => sum + item.quantity, 0),
		totals: {
			goods_with_tax: goods,
			discount_with_tax: 0,
			total_with_tax: goods,
			total_czk: goods,
			missing_to_free_delivery: Math.max(0, 150_001 - goods),
		},
		...changes,
	};
}

/** Answers as the shop would; `answer` overrides single calls and may take its time. */
export function stubCartShop(
	start: Cart = aCartOf([anItem({ quantity: 2 })]),
	answer: (call: Call) => Answer | undefined | Promise<Answer | undefined> = () => undefined,
) {
	let items = start.items;
	let ids = 100;
	const calls: Call[] = [];
	const put = (body: PutBody): Answer => {
		const parentId = body.parentId ?? null;
		const siblings = parentId === null ? items : (items.find((item) => item.id === parentId)?.children ?? []);
		const before = siblings.find((item) => item.variant.id === body.variantId);
		const after = {
			...(before ??
				anItem(body.variantId === 100 ? {} : { variantId: body.variantId, name: `Zboží ${body.variantId}` })),
			id: before?.id ?? ++ids,
			parentId,
			parent_id: parentId,
			quantity: body.quantity,
			note: body.note ?? before?.note ?? "",
			total_with_tax: 12_500 * body.quantity,
			previous_price_with_tax: null,
		};
		const kept = siblings.filter((item) => item.variant.id !== body.variantId) as CartItem[];
		const changed = before
			? (siblings.map((item) => (item === before ? { ...item, ...after } : item)) as CartItem[])
			: [...kept, { ...after, children: [] }];
		const written = body.quantity === 0 ? kept : changed;
		items =
			parentId === null ? written : items.map((item) => (item.id === parentId ? { ...item, children: written } : item));
		const { product, variant } = after;
		const reply = { product, variant, quantity: body.quantity, original_quantity: before?.quantity ?? 0 };
		return { body: { ...reply, cart: aCartOf(items) } };
	};
	const usual = ({ method, path, body }: Call): Answer => {
		if (method === "GET" && path.startsWith("/api/cart/anonymous/"))
			return { body: calls.some((call) => call.method === "PUT") ? aCartOf(items) : start };
		if (path.startsWith("/api/cart/addons/")) return { body: [] };
		if (method === "PUT" && path === `/api/cart/${CART_ID}`) return put(body as PutBody);
		return { status: 404, body: { error: "not_found" } };
	};
	vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
		const headers = new Headers(init.headers);
		const call = { method: init.method ?? "GET", path, body, keepalive: init.keepalive === true, headers };
		calls.push(call);
		const aborted = new Promise<never>((_, reject) => {
			init.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
		});
		const reply = (await Promise.race([answer(call), aborted])) ?? usual(call);
		if (reply === "dropped") throw new TypeError("Failed to fetch");
		return Response.json(reply.body, { status: reply.status ?? 200 });
	});
	const puts = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body as PutBody);
	return { calls, puts, quantities: () => puts().map(({ quantity }) => quantity), items: () => items };
}

/** The browser has a cart of this guest's from now on. */
export function keepCartId() {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie of a guest's cart
	document.cookie = `cartTempId=${TEMP_ID}; path=/`;
}

/** Something of the shop on screen below its header's cart, for a shopper who has a cart. */
export function showWithCart(content: ReactNode) {
	keepCartId();
	return showBelowCart(content);
}

/** The same for whoever comes. */
export function showBelowCart(content: ReactNode) {
	// jsdom has no screen; a test may have one of its own.
	if (!window.matchMedia) vi.stubGlobal("matchMedia", () => ({ matches: true }));
	const push = vi.fn<(path: string) => void>();
	const router = aRouter({ push, replace: push });
	const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
	const page = (shown: ReactNode) => (
		<AppRouterContext.Provider value={router}>
			<NextIntlClientProvider locale="cs" messages={messages} timeZone="Europe/Prague">
				<QueryClientProvider client={client}>
					<Notices closeLabel="Zavřít oznámení">
						<CartWidget locale="cs" />
						{shown}
					</Notices>
				</QueryClientProvider>
			</NextIntlClientProvider>
		</AppRouterContext.Provider>
	);
	const { unmount, rerender } = render(page(content));
	return { push, client, unmount, showAgain: (shown: ReactNode) => rerender(page(shown)), user: userEvent.setup() };
}

export function forgetCartShop() {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	sessionStorage.clear();
	localStorage.clear();
	forgetEvents();
	for (const name of ["cartTempId", "token"]) {
		// biome-ignore lint/suspicious/noDocumentCookie: cookies end with the test
		document.cookie = `${name}=; path=/; max-age=0`;
	}
}
