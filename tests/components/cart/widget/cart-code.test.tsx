// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
	aCartOf,
	anItem,
	forgetCartShop,
	keepCartId,
	showBelowCart,
	showWithCart,
	stubCartShop,
} from "../a-cart-shop.tsx";

/** How often the code of the cart was fetched; once it was, it is here for the whole file. */
const code = vi.hoisted(() => ({ asked: 0 }));
vi.mock("#components/cart/widget/cart-live.tsx", (original) => {
	code.asked++;
	return original();
});

afterEach(forgetCartShop);

const toggle = () => screen.getByRole("button", { name: /^Košík/ });

describe("the code of the cart, as large as all else of a page", () => {
	test("and the cart are not asked for by a guest without one until the page is touched", async () => {
		const { calls } = stubCartShop();
		showBelowCart(null);
		await act(() => vi.dynamicImportSettled());
		expect([code.asked, calls]).toEqual([0, []]);
		expect(toggle().textContent).toContain("Košík, prázdný");
		// Not even the touch of one who has no cart is a question to the shop.
		fireEvent.pointerOver(document.body);
		await act(() => vi.dynamicImportSettled());
		expect([code.asked, calls]).toEqual([1, []]);
	});

	test("comes for a guest with a cart without a touch: the pieces are there", async () => {
		stubCartShop(aCartOf([anItem({ quantity: 3 })]));
		showWithCart(null);
		await screen.findByRole("button", { name: /^Košík, 3 kusy/ });
	});

	test("comes when a cart was begun in another tab", async () => {
		const { calls } = stubCartShop(aCartOf([anItem({ quantity: 3 })]));
		showBelowCart(null);
		await act(() => vi.dynamicImportSettled());
		expect(calls).toEqual([]);
		keepCartId();
		const tab = new BroadcastChannel("konfety.cart");
		tab.postMessage("changed");
		await screen.findByRole("button", { name: /^Košík, 3 kusy/ });
		tab.close();
	});

	test("comes when a page is shown again that was left for one where the cart was begun", async () => {
		const { calls } = stubCartShop(aCartOf([anItem({ quantity: 3 })]));
		showBelowCart(null);
		await act(() => vi.dynamicImportSettled());
		expect(calls).toEqual([]);
		keepCartId();
		fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
		await screen.findByRole("button", { name: /^Košík, 3 kusy/ });
	});

	test("the cart of a guest without one says, when opened before, that it is loading, then that it is empty", async () => {
		const { calls } = stubCartShop();
		showBelowCart(null);
		fireEvent.click(toggle());
		expect(screen.getByText("Načítám košík…").getAttribute("role")).toBe("status");
		await screen.findByText("Váš košík je prázdný");
		expect(screen.queryByText("Načítám košík…")).toBeNull();
		expect(calls).toEqual([]);
	});
});
