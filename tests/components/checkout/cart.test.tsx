// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aCart } from "./a-cart.ts";
import { forgetEverything, showCheckout, stubShop } from "./a-shop.tsx";

afterEach(forgetEverything);

const quantityField = () => screen.findByRole("textbox", { name: /Počet kusů/ });

describe("cart at the checkout", () => {
	test("an outage says so and offers another try; it never looks like an empty cart", async () => {
		let isDown = true;
		stubShop(({ path }) =>
			isDown && path.startsWith("/api/cart/") ? { status: 503, body: { error: "unavailable" } } : undefined,
		);
		const { user } = showCheckout();
		await screen.findByRole("heading", { name: "Košík se nepodařilo načíst" });
		expect(screen.queryByText("Váš košík je prázdný")).toBeNull();
		isDown = false;
		await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
		await screen.findByRole("link", { name: "Balónek srdce" });
	});

	test("an empty cart leads back to the goods", async () => {
		stubShop(({ path }) => (path.startsWith("/api/cart/") ? { body: aCart(0) } : undefined));
		showCheckout();
		await screen.findByText("Váš košík je prázdný");
		expect(screen.getByRole("link", { name: "Vybrat zboží" }).getAttribute("href")).toBe("/");
	});

	test("quick clicks are one request with the absolute quantity, shown at once", async () => {
		const shop = stubShop();
		const { user } = showCheckout();
		const more = await screen.findByRole("button", { name: /O\u00a0kus více/ });
		for (let click = 0; click < 3; click++) await user.click(more);
		expect(await quantityField()).toHaveProperty("value", "5");
		await waitFor(() => expect(shop.puts()).toEqual([5]));
		await waitFor(() => expect(screen.getAllByText("625,00 Kč").length).toBe(4));
	});

	test("0 removes the line, and it can be put back", async () => {
		const shop = stubShop();
		const { user } = showCheckout();
		await user.click(await quantityField());
		await user.keyboard("0{Enter}");
		await screen.findByText("Váš košík je prázdný");
		await user.click(screen.getByRole("button", { name: "Vrátit zpět" }));
		await screen.findByRole("link", { name: "Balónek srdce" });
		expect(shop.puts()).toEqual([0, 2]);
	});

	test("a refused quantity goes back to what the shop has and says why", async () => {
		stubShop(({ method }) =>
			method === "PUT" ? { status: 409, body: { error: "out_of_stock", value: 3 } } : undefined,
		);
		const { user } = showCheckout();
		await user.click(await quantityField());
		await user.keyboard("9{Enter}");
		await screen.findByText(/máme jen 3 kusy/);
		await waitFor(async () => expect(await quantityField()).toHaveProperty("value", "2"));
	});

	test("a line with more than is left says what is left and offers it", async () => {
		const [item] = aCart(5).items;
		const short = { ...aCart(5), items: item ? [{ ...item, stock: 2 }] : [] };
		const shop = stubShop(({ method, path }) =>
			method === "GET" && path.startsWith("/api/cart/") ? { body: short } : undefined,
		);
		const { user } = showCheckout();
		await screen.findByText("Skladem už máme jen 2 kusy.");
		await user.click(screen.getByRole("button", { name: "Nechat 2 kusy" }));
		await waitFor(() => expect(shop.puts()).toEqual([2]));
	});
});
