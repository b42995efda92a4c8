// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { TrackSearch } from "#components/analytics/track-search.tsx";
import { CartScreen } from "#components/cart/cart-screen.tsx";
import { decisionPathsOf } from "#components/product/decision/decision-product.ts";
import { ProductDecision } from "#components/product/decision/product-decision.tsx";
import { leavePage, toldEvents, toldNames } from "#tests/support/screens/told-events.ts";
import { aCartOf, anItem, HELIUM, showWithCart, stubCartShop } from "../cart/a-cart-shop.tsx";
import { aDecisionProduct } from "../product/a-product.ts";
import { forgetProduct, goTo, Surroundings, show } from "../product/show.tsx";

afterEach(forgetProduct);

async function settle() {
	await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
	leavePage();
}

const viewed = () =>
	toldEvents().map((event) => (event.event === "view_item" ? event.ecommerce.items[0]?.item_id : event.event));

const decision = (
	<StrictMode>
		<ProductDecision
			locale="cs"
			product={aDecisionProduct()}
			paths={decisionPathsOf("cs")}
			heading={<h1>Balónek srdce</h1>}
			sizeTable={null}
		/>
	</StrictMode>
);
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

describe("a product's page", () => {
	test("reports the cheapest variant in stock, and each other one when it is first chosen", async () => {
		const { user } = show(decision);
		await settle();
		expect(viewed()).toEqual(["B1-ZEL"]);
		for (const name of [/modrá/, /zelená/, /červená/, /modrá/]) await user.click(radio(name));
		await settle();
		expect(viewed()).toEqual(["B1-ZEL", "B1-MOD", "B1-CER"]);
		expect(toldEvents()[1]).toEqual({
			event: "view_item",
			ecommerce: {
				currency: "CZK",
				value: 159,
				items: [
					{
						item_id: "B1-MOD",
						item_name: "Balónek srdce",
						item_category: "Balónky",
						item_variant: "modrá",
						price: 159,
					},
				],
			},
		});
	});

	test("reports only the variant of the address, though the server's page shows another", async () => {
		goTo("/?varianta=13");
		const page = <Surroundings>{decision}</Surroundings>;
		const container = document.body.appendChild(document.createElement("div"));
		container.innerHTML = renderToString(page);
		const root = await act(async () => hydrateRoot(container, page));
		await settle();
		expect(viewed()).toEqual(["B1-MOD"]);
		act(() => root.unmount());
		container.remove();
	});
});

describe("the cart's page", () => {
	const cart = (
		<StrictMode>
			<CartScreen locale="cs" />
		</StrictMode>
	);

	test("reports the goods in the cart once, then only changes", async () => {
		const helium = { ...anItem({ id: 2, variantId: HELIUM.variant_id, name: "Helium", quantity: 2 }), parentId: 1 };
		const shop = stubCartShop(aCartOf([anItem({ quantity: 2, children: [helium] })]));
		const { user } = showWithCart(cart);
		await user.click(await screen.findByRole("button", { name: /O.kus více: Balónek/ }));
		await waitFor(() => expect(shop.quantities()).toEqual([3]));
		await waitFor(() => expect(toldNames()).toEqual(["view_cart", "add_to_cart"]));
		expect(toldEvents()[0]).toEqual({
			event: "view_cart",
			ecommerce: {
				currency: "CZK",
				value: 500,
				items: [
					{ item_id: "B1", item_name: "Balónek srdce", price: 125, quantity: 2 },
					{ item_id: "B1", item_name: "Helium", price: 125, quantity: 2 },
				],
			},
		});
	});

	test("reports nothing for an empty cart", async () => {
		stubCartShop(aCartOf([]));
		showWithCart(cart);
		await screen.findByText("Váš košík je prázdný");
		await settle();
		expect(window.dataLayer).toBeUndefined();
	});
});

test("results of a search report it once, without e-mail addresses", async () => {
	const page = (query: string) => (
		<StrictMode>
			<TrackSearch query={query} />
		</StrictMode>
	);
	const { rerender } = show(page("girlanda"));
	await settle();
	rerender(page("jana@example.cz"));
	await settle();
	expect(toldEvents()).toEqual([{ event: "search", search_term: "girlanda" }]);
});
