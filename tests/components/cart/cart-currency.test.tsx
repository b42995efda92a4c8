// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FreeDelivery } from "#components/cart/free-delivery.tsx";
import { chooseCurrency, rereadCurrency } from "#lib/storefront/cart/currency.ts";
import { CART_ID } from "../checkout/a-cart.ts";
import { type Answer, aCartOf, anItem, forgetCartShop, showWithCart, stubCartShop } from "./a-cart-shop.tsx";

const CZK = { id: 1, is_default: true, code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2, rate: "1" };
const EUR = { ...CZK, id: 2, is_default: false, code: "EUR", symbol_after: "€", rate: "0.04050000" };

const IN_CROWNS = aCartOf([anItem({ quantity: 2 })]);
const IN_EUROS = aCartOf([anItem({ quantity: 2, total_with_tax: 1_012 })], { currency: EUR });

beforeEach(() => {
	window.shopCurrencies = [CZK, EUR];
	rereadCurrency();
});
afterEach(() => {
	forgetCartShop();
	Cookies.remove("currencyId", { path: "/" });
	delete window.shopCurrencies;
	rereadCurrency();
});

/** A shop whose cart is in crowns until it is changed, or which refuses to change it. */
function aShop(answer: Answer = { body: IN_EUROS }) {
	const { calls } = stubCartShop(IN_CROWNS, ({ method, path }) =>
		method === "POST" && path === `/api/cart/currency/${CART_ID}` ? answer : undefined,
	);
	return () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
}

const total = (text: RegExp) => screen.findByRole("button", { name: text });

test("a cart in another currency than the page's prices is converted once", async () => {
	const changes = aShop();
	showWithCart(null);
	await total(/250,00\sKč/);
	expect(changes()).toEqual([]);
	act(() => chooseCurrency(EUR.id));
	await total(/10,12\s€/);
	expect(changes()).toEqual([{ currencyId: 2, locale: "cs" }]);
});

test("a cart that could not be converted stays unchanged, with a notice and without endless tries", async () => {
	const changes = aShop({ status: 500, body: { error: "server_error" } });
	Cookies.set("currencyId", "2", { path: "/" });
	rereadCurrency();
	const { client } = showWithCart(null);
	await screen.findByText("Měnu košíku se nepodařilo změnit. Zkuste to prosím později.");
	await act(() => client.invalidateQueries());
	await total(/250,00\sKč/);
	await waitFor(() => expect(changes()).toHaveLength(1));
});

test("the currency chosen in another tab counts, not the one that this tab still shows", async () => {
	const changes = aShop();
	Cookies.set("currencyId", "2", { path: "/" });
	rereadCurrency();
	Cookies.set("currencyId", "1", { path: "/" });
	showWithCart(null);
	await total(/250,00\sKč/);
	expect(changes()).toEqual([]);
});

test.each([
	[1, "1 Kč"],
	[6_801, "69 Kč"],
	[150_001, "1 501 Kč"],
])("with %i haléře missing to free delivery the amount is rounded up to whole crowns", (missing, told) => {
	showWithCart(<FreeDelivery missing={missing} isStale={false} />);
	expect(screen.getByText(`Doprava je zdarma u nákupu nad 1 500 Kč, chybí vám ${told}.`)).toBeDefined();
});

test("the amount missing to free delivery is shown in the chosen currency, and is never zero", () => {
	const { showAgain } = showWithCart(<FreeDelivery missing={100_000} isStale={false} />);
	expect(screen.getByText("Doprava je zdarma u nákupu nad 1 500 Kč, chybí vám 1 000 Kč.")).toBeDefined();
	act(() => chooseCurrency(EUR.id));
	expect(screen.getByText(/40,50 €/)).toBeDefined();
	showAgain(<FreeDelivery missing={1} isStale={false} />);
	expect(screen.getByText(/0,01 €/)).toBeDefined();
});
