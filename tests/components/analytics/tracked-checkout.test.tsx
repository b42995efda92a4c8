// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { rememberPlaced } from "#lib/storefront/analytics/placed-orders.ts";
import { forgetEvents, leavePage, toldEvents, toldNames } from "#tests/support/screens/told-events.ts";
import {
	aDraft,
	fillIn,
	forgetEverything,
	ORDER,
	onButton,
	orderButton,
	SUMMARY_PATH,
	showStep,
	stubShop,
} from "../checkout/a-checkout.tsx";
import { anOrder, anUnpaidOrder } from "../order/an-order.ts";
import { forgetOrder, showOrder, stubOrder, title } from "../order/an-order-page.tsx";

afterEach(() => {
	forgetEverything();
	forgetOrder();
	forgetEvents();
	localStorage.clear();
});

const ITEMS = [{ item_id: "B1", item_name: "Balónek srdce", price: 125, quantity: 2 }];
const CHECKOUT = { currency: "CZK", value: 250, items: ITEMS };

const placed = () => JSON.parse(localStorage.getItem("konfety.purchases") ?? "[]") as unknown;

describe("the checkout", () => {
	test("reports its beginning, and the choice of delivery and payment once it is made", async () => {
		stubShop();
		const { user, push } = showStep("delivery", { wrapper: StrictMode });
		await fillIn(user);
		await waitFor(() => expect(toldEvents()).toEqual([{ event: "begin_checkout", ecommerce: CHECKOUT }]));
		await user.click(await onButton());
		await waitFor(() => expect(push).toHaveBeenCalledWith(SUMMARY_PATH));
		leavePage();
		expect(toldEvents().slice(1)).toEqual([
			{ event: "add_shipping_info", ecommerce: { ...CHECKOUT, shipping_tier: "courier" } },
			{ event: "add_payment_info", ecommerce: { ...CHECKOUT, payment_type: "card" } },
		]);
		expect(JSON.stringify(window.dataLayer)).not.toMatch(/jana|Nov|Lidick|777/i);
	});

	test("remembers the order that was placed, for its summary to report", async () => {
		aDraft({ paymentId: "2" });
		stubShop();
		const { user, push } = showStep("summary", { wrapper: StrictMode });
		await user.click(await screen.findByRole("checkbox", { name: /Souhlasím/ }));
		expect(placed()).toEqual([]);
		await user.click(await orderButton());
		await waitFor(() => expect(push).toHaveBeenCalledWith(ORDER.url));
		expect(placed()).toEqual([[ORDER.number, false]]);
	});

	test("does not remember an order that the shop refused", async () => {
		aDraft({ paymentId: "2" });
		stubShop(({ path }) =>
			path.startsWith("/api/order/create/") ? { status: 409, body: { error: "out_of_stock" } } : undefined,
		);
		const { user } = showStep("summary");
		await user.click(await screen.findByRole("checkbox", { name: /Souhlasím/ }));
		await user.click(await orderButton());
		await screen.findByRole("alert");
		expect(placed()).toEqual([]);
	});
});

describe("the summary of an order", () => {
	test("reports the purchase once in the browser that placed it, whatever becomes of the order", async () => {
		const shop = stubOrder(anUnpaidOrder());
		rememberPlaced("2600007");
		const { client } = showOrder("summary", "cs", { wrapper: StrictMode });
		await title();
		await waitFor(() => expect(toldNames()).toEqual(["purchase"]));
		shop.set(anOrder());
		await client.invalidateQueries();
		leavePage();
		expect(toldEvents()).toEqual([
			{
				event: "purchase",
				ecommerce: { ...CHECKOUT, transaction_id: "2600007", tax: 64.04, shipping: 119 },
			},
		]);
		expect(placed()).toEqual([["2600007", true]]);
	});

	test.each([
		["who was sent its link", () => {}],
		[
			"in another tab, after the first one has reported it",
			() => localStorage.setItem("konfety.purchases", '[["2600007",true]]'),
		],
	])("reports no purchase for visitors %s", async (_, prepare) => {
		prepare();
		stubOrder(anOrder());
		showOrder();
		await title();
		await new Promise((resolve) => setTimeout(resolve, 20));
		leavePage();
		expect(toldNames()).toEqual([]);
	});

	test("in its withdrawal reports no purchase", async () => {
		rememberPlaced("2600007");
		stubOrder(anOrder());
		showOrder("withdrawal");
		await title();
		await new Promise((resolve) => setTimeout(resolve, 20));
		leavePage();
		expect(toldNames()).toEqual([]);
	});
});
