// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import Cookies from "js-cookie";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { OrderBody } from "#lib/contract/schemas/order.ts";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { GUEST_CART_MAX_AGE_S } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { cartQuery, forgetCart, loadOrCreateCart } from "#lib/storefront/cart/cart.ts";
import { changeCartCurrency } from "#lib/storefront/cart/cart-currency.ts";
import { cartWriterOf } from "#lib/storefront/cart/cart-writer.ts";
import { useAddVoucher, useRemoveVoucher } from "#lib/storefront/cart/voucher.ts";
import { usePlaceOrder } from "#lib/storefront/order/order.ts";
import { useOrderAgain } from "#lib/storefront/order/order-actions.ts";
import { CART_ID, TEMP_ID } from "../checkout/a-cart.ts";
import { type Answer, aCartOf, anItem, type Call, forgetCartShop, stubCartShop } from "./a-cart-shop.tsx";

afterEach(forgetCartShop);

const CART = aCartOf([anItem({ quantity: 2 })]);
const LINE = { id: 10, variantId: 100, parentId: null };
const ORDER = { id: 7, hash: "h".repeat(32), number: "2600001", url: "/shrnuti/7" };

/** What the shop answers to calls other than those of its stub. */
function answerOf({ path }: Call): Answer | undefined {
	if (path.startsWith("/api/voucher/")) return { body: { cart: CART } };
	if (path.startsWith("/api/cart/currency/")) return { body: CART };
	if (path.startsWith("/api/order/create/")) return { status: 201, body: ORDER };
	if (path.endsWith("/again")) return { body: { cart: CART, missing: [] } };
	return undefined;
}

/** A page of this language with the guest's cart on it, which is not loaded again by itself. */
async function aPage(locale: Locale, answer: (call: Call) => ReturnType<typeof answerOf> | Promise<Answer> = answerOf) {
	const shop = stubCartShop(CART, answer);
	const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
	client.setQueryData(cartQuery(locale).queryKey, await loadOrCreateCart(locale));
	shop.calls.length = 0;
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={client}>{children}</QueryClientProvider>
	);
	const hook = <Value,>(use: () => Value) => renderHook(use, { wrapper }).result.current;
	return { locale, client, hook, calls: shop.calls };
}
type Page = Awaited<ReturnType<typeof aPage>>;

const CHANGES: Record<string, (page: Page) => Promise<unknown>> = {
	"a quantity": ({ client, locale }) => cartWriterOf(client).change(locale, LINE, { quantity: 3 }),
	"a note": ({ client, locale }) => cartWriterOf(client).change(locale, LINE, { note: "na pátek" }),
	"a voucher put in": ({ hook, locale }) =>
		hook(() => useAddVoucher(locale, CART_ID)).mutateAsync({ voucherCode: "STOVKA", guestEmail: "" }),
	"a voucher taken out": ({ hook, locale }) => hook(() => useRemoveVoucher(locale, CART_ID)).mutateAsync(5),
	"another currency": ({ client, locale }) => changeCartCurrency(client, locale, { cartId: CART_ID, currencyId: 2 }),
	"an order put in again": ({ hook, locale }) =>
		hook(() => useOrderAgain({ locale, id: "7", hash: ORDER.hash })).mutateAsync(),
};

describe("the language of the page", () => {
	const placing = (page: Page) =>
		page.hook(() => usePlaceOrder(page.locale, CART_ID, async () => undefined)).mutateAsync({} as OrderBody);
	const calls = Object.entries({ ...CHANGES, "an order": placing });

	test.each(calls)("is sent with %s", async (_, send) => {
		for (const locale of ["cs", "en"] as const) {
			const page = await aPage(locale);
			await send(page);
			const sent = page.calls.filter(({ method }) => method !== "GET");
			expect(sent).toMatchObject([{ body: { locale } }]);
			forgetCartShop();
		}
	});

	test("is sent with a change that is under way when the page is left", async () => {
		const page = await aPage("en");
		void cartWriterOf(page.client).change("en", LINE, { quantity: 3 }, 1_000);
		cartWriterOf(page.client).leave();
		expect(page.calls).toMatchObject([{ method: "PUT", keepalive: true, body: { quantity: 3, locale: "en" } }]);
	});

	test("does not make another attempt of the same order: its key stays", async () => {
		const keys = [];
		for (const locale of ["cs", "en"] as const) {
			const page = await aPage(locale);
			await placing(page);
			keys.push(page.calls.find(({ path }) => path.startsWith("/api/order/"))?.headers.get("Idempotency-Key"));
		}
		expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
		expect(keys[1]).toBe(keys[0]);
	});
});

describe("the cookie of a guest's cart", () => {
	const BEGIN = Date.UTC(2026, 10, 1);
	const goToDay = (day: number) => vi.setSystemTime(BEGIN + day * DAY_S * SECOND_MS);
	const cookie = () => Cookies.get("cartTempId");

	test.each(Object.entries({ ...CHANGES, "a look at it": ({ locale }: Page) => loadOrCreateCart(locale) }))(
		"holds for another 14 days after %s",
		async (_, act) => {
			vi.useFakeTimers({ toFake: ["Date"] });
			goToDay(0);
			const page = await aPage("cs");
			goToDay(13);
			await act(page);
			goToDay(26.99);
			expect(cookie()).toBe(TEMP_ID);
			goToDay(13 + GUEST_CART_MAX_AGE_S / DAY_S);
			expect(cookie()).toBeUndefined();
		},
	);

	test.each([
		["is forgotten", undefined, ({ client }: Page) => forgetCart(client)],
		["is another one", "other", () => Cookies.set("cartTempId", "other", { path: "/" })],
	])("is not touched when the cart meanwhile %s", async (_, left, meanwhile) => {
		const page = await aPage("cs", async (call) => {
			if (call.method === "PUT") meanwhile(page);
			return answerOf(call) as Answer;
		});
		await CHANGES["a quantity"]?.(page);
		expect(cookie()).toBe(left);
	});
});
