// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { CART_ID } from "./a-cart.ts";
import { field, fillIn, forgetEverything, orderButton, problemOf, showCheckout, stubShop } from "./a-shop.tsx";

afterEach(forgetEverything);

const SUMMARY = `/shrnuti/7/${"h".repeat(32)}`;
const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get("Idempotency-Key");

describe("placing an order", () => {
	test("a double click is one request with one key; the draft and the cart are forgotten, the summary opens", async () => {
		const shop = stubShop();
		const { user, push } = showCheckout();
		await fillIn(user);
		await user.dblClick(await orderButton());
		await waitFor(() => expect(push.mock.calls).toEqual([[SUMMARY]]));
		const [order, ...more] = shop.orders();
		expect(more).toEqual([]);
		expect(order?.path).toBe(`/api/order/create/${CART_ID}`);
		expect(keyOf(order)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
		expect(order?.body).toEqual({
			deliveryId: 2,
			paymentId: 1,
			branchId: null,
			email: "jana@example.cz",
			phone: "+420777123456",
			invoice: {
				firstname: "Jana",
				lastname: "Nováková",
				company: "",
				street: "Lidická 12",
				city: "Brno",
				zip: "60200",
				country: "CZ",
			},
			address: null,
			isCompany: false,
			companyId: "",
			taxId: "",
			note: "",
			consent: true,
			expectedTotal: 36_900,
		});
		expect(sessionStorage.length).toBe(0);
		expect(document.cookie).not.toContain("cartTempId");
		expect(screen.queryByText("Váš košík je prázdný")).toBeNull();
	});

	test("a refused field gets the shop's sentence and the focus, and nothing typed is lost", async () => {
		stubShop(({ path }) =>
			path.startsWith("/api/order/create/")
				? { status: 422, body: { error: "invalid", errors: { "invoice.zip": ["zip"] } } }
				: undefined,
		);
		const { user, push } = showCheckout();
		await fillIn(user);
		await user.click(await orderButton());
		await waitFor(() => expect(problemOf(field(/^PSČ/))).toMatch(/^Zadejte PSČ/));
		expect(document.activeElement).toBe(field(/^PSČ/));
		expect(screen.getByText("Zkontrolujte prosím zadané údaje.")).toBeTruthy();
		expect(field(/^E-mail/)).toHaveProperty("value", "jana@example.cz");
		expect(push).not.toHaveBeenCalled();
	});

	test("a changed price is said, the cart is loaded again, and the next try has a new key and the new total", async () => {
		let goods = 25_000;
		const shop = stubShop(({ path }) => {
			if (!path.startsWith("/api/order/create/") || goods === 30_000) return undefined;
			goods = 30_000;
			return { status: 409, body: { error: "price_changed", value: 41_900 } };
		});
		const { user } = showCheckout();
		await fillIn(user);
		const loads = () => shop.calls.filter(({ path }) => path.startsWith("/api/cart/")).length;
		const before = loads();
		await user.click(await orderButton());
		await screen.findByText(/Cena se mezitím změnila/);
		await waitFor(() => expect(loads()).toBeGreaterThan(before));
		await user.type(field(/^Poznámka/), "Zvoňte dvakrát");
		await user.click(await orderButton());
		await waitFor(() => expect(shop.orders().length).toBe(2));
		expect(keyOf(shop.orders()[0])).not.toBe(keyOf(shop.orders()[1]));
	});

	test("a lost connection is tried again under the same key, by itself and by hand, and by then the cart may be gone", async () => {
		let isDown = true;
		let isOrdered = false;
		const shop = stubShop(({ path }) => {
			if (isOrdered && path.startsWith("/api/cart/")) return { status: 404, body: { error: "not_found" } };
			return isDown && path.startsWith("/api/order/create/") ? "dropped" : undefined;
		});
		const { user, push, client } = showCheckout();
		await fillIn(user);
		await user.click(await orderButton());
		await screen.findByText(/objednáte jen jednou/, undefined, { timeout: 8_000 });
		expect(shop.orders().length).toBe(3);
		isDown = false;
		isOrdered = true;
		await client.invalidateQueries({ queryKey: ["cart"] });
		await user.click(await orderButton());
		await waitFor(() => expect(push.mock.calls).toEqual([[SUMMARY]]));
		expect(new Set(shop.orders().map(keyOf)).size).toBe(1);
	}, 15_000);

	test("nothing is ordered while a quantity is on its way", async () => {
		const shop = stubShop();
		const { user, push } = showCheckout();
		await fillIn(user);
		await user.click(screen.getByRole("button", { name: /O\u00a0kus více/ }));
		await user.click(screen.getByRole("button", { name: "Přepočítáváme…" }));
		expect(shop.orders()).toEqual([]);
		await user.click(await orderButton());
		await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
		expect(shop.orders()[0]?.body).toMatchObject({ expectedTotal: 49_400 });
	});
});
