// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { QuickAdd } from "#components/product/card/quick-add.tsx";
import { POPUP_HIDE_MS } from "#lib/domain/limits.ts";
import { cartQuery } from "#lib/storefront/cart/cart.ts";
import { cartWriterOf } from "#lib/storefront/cart/cart-writer.ts";
import { type Answer, aCartOf, anItem, forgetCartShop, showWithCart, stubCartShop } from "../a-cart-shop.tsx";

afterEach(forgetCartShop);

const toggle = (name: RegExp) => screen.findByRole("button", { name });
const openPanel = async (user: ReturnType<typeof showWithCart>["user"], name = /^Košík/) =>
	user.click(await toggle(name));

describe("the cart in the header", () => {
	test("shows items, add-ons below them, vouchers and the total", async () => {
		const child = anItem({ id: 2, variantId: 200, name: "Helium", parentId: 1, parent_id: 1, quantity: 2 });
		const voucher = { voucher_id: 1, voucher_type: "amount" as const, value: 100, removable: true };
		const problem = { problem: null, problem_value: null };
		stubCartShop(
			aCartOf([anItem({ quantity: 2, children: [child] })], {
				vouchers: [
					{ ...voucher, ...problem, code: "STOVKA", discount_with_tax: 10_000 },
					{ ...voucher, voucher_id: 2, code: "STARY", discount_with_tax: 0, problem: "active_to", problem_value: null },
				],
			}),
		);
		const { user } = showWithCart(null);
		await openPanel(user, /^Košík, 4 kusy/);
		const [item] = await screen.findAllByRole("listitem");
		expect(item?.textContent).toBe("Balónek srdce2 × 125,00\u00a0KčHelium2 × 125,00\u00a0Kč");
		expect(screen.getAllByRole("definition").map((row) => row.textContent)).toEqual([
			"−100,00\u00a0Kč",
			"teď neplatí",
			"500,00\u00a0Kč",
		]);
		expect(screen.getByRole("link", { name: /^Přejít do/ }).getAttribute("href")).toBe("/kosik");
		await user.keyboard("{Escape}");
		expect(screen.queryByRole("listitem")).toBeNull();
		expect(document.activeElement).toBe(await toggle(/^Košík/));
	});

	test("shows how far free delivery is, in words and by a garland", async () => {
		stubCartShop(aCartOf([anItem({ quantity: 8 })]));
		const { user } = showWithCart(null);
		await openPanel(user);
		const words = await screen.findByText(/^Doprava je zdarma u\snákupu nad/);
		const bulbs = [...(words.parentElement?.querySelectorAll("ellipse") ?? [])];
		expect(bulbs.map((bulb) => bulb.getAttribute("fill") !== "var(--surface)")).toEqual([
			...Array.from({ length: 5 }, () => true),
			...Array.from({ length: 3 }, () => false),
		]);
	});

	test.each([
		[5, null],
		[6, "Zobrazit další (1)"],
		[9, "Zobrazit další (4)"],
	])("of %i items shows 5 and says %s", async (count, more) => {
		const items = Array.from({ length: count }, (_, index) => anItem({ id: index, variantId: 100 + 10 * index }));
		stubCartShop(aCartOf(items));
		const { user } = showWithCart(null);
		await openPanel(user);
		expect(await screen.findAllByRole("listitem")).toHaveLength(5);
		expect(screen.queryByRole("link", { name: /^Zobrazit další/ })?.textContent ?? null).toBe(more);
	});

	test("says when it is empty, loading, or could not be loaded", async () => {
		let answer: "slow" | "down" | "empty" = "slow";
		stubCartShop(aCartOf([]), ({ path }) => {
			if (!path.startsWith("/api/cart/anonymous/")) return undefined;
			if (answer === "slow") return new Promise(() => {});
			return answer === "down" ? { status: 503, body: { error: "unavailable" } } : undefined;
		});
		const { user, client } = showWithCart(null);
		await openPanel(user);
		await screen.findByText("Načítám košík…");
		answer = "down";
		await act(() => client.resetQueries());
		await screen.findByText("Košík se nepodařilo načíst. Zkuste to prosím později.");
		answer = "empty";
		await user.click(await screen.findByRole("button", { name: "Zkusit znovu" }));
		await screen.findByText("Váš košík je prázdný");
	});

	test("that could not be loaded says so in itself under a resting mouse, and at the top of the screen once it is pressed", async () => {
		let isDown = false;
		stubCartShop(aCartOf([]), ({ path }) =>
			path.startsWith("/api/cart/anonymous/") && isDown ? { status: 503, body: { error: "unavailable" } } : undefined,
		);
		const { client } = showWithCart(null);
		const button = await toggle(/^Košík/);
		const told = () => screen.queryAllByText("Košík se nepodařilo načíst. Zkuste to prosím později.");
		const notices = () => told().filter((text) => !button.parentElement?.contains(text)).length;
		fireEvent.pointerEnter(button, { pointerType: "mouse" });
		await screen.findByText("Váš košík je prázdný");
		isDown = true;
		await act(() => client.resetQueries());
		await waitFor(() => expect(told()).not.toEqual([]));
		expect(notices()).toBe(0);
		fireEvent.click(button);
		expect(notices()).toBe(1);
	});

	test("opens under a resting mouse and closes when it leaves; a press keeps it open until the next one", async () => {
		stubCartShop(aCartOf([anItem({})]));
		const { user } = showWithCart(null);
		const button = await toggle(/^Košík, 1/);
		const isOpen = () => button.getAttribute("aria-expanded") === "true";
		const leave = () => fireEvent.pointerLeave(button.parentElement ?? button, { pointerType: "mouse" });
		fireEvent.pointerEnter(button, { pointerType: "mouse" });
		expect(isOpen()).toBe(false);
		await screen.findByRole("listitem");
		leave();
		await waitFor(() => expect(isOpen()).toBe(false));
		fireEvent.pointerEnter(button, { pointerType: "mouse" });
		await waitFor(() => expect(isOpen()).toBe(true));
		fireEvent.click(button);
		leave();
		await new Promise((resolve) => setTimeout(resolve, 400));
		expect(isOpen()).toBe(true);
		await user.click(button);
		expect(isOpen()).toBe(false);
	});

	test("opens for who comes by keyboard, lets them go on, and after Escape opens by a press alone", async () => {
		stubCartShop(aCartOf([anItem({})]));
		const { user } = showWithCart(<a href="/po">Po</a>);
		const button = await toggle(/^Košík, 1/);
		const isOpen = () => button.getAttribute("aria-expanded") === "true";
		while (document.activeElement !== button) await user.tab();
		expect(isOpen()).toBe(true);
		await user.keyboard("{Enter}");
		expect(isOpen()).toBe(true);
		await user.tab();
		expect(button.parentElement?.contains(document.activeElement)).toBe(true);
		await user.keyboard("{Escape}");
		expect([isOpen(), document.activeElement]).toEqual([false, button]);
		await user.tab({ shift: true });
		await user.tab();
		expect([isOpen(), document.activeElement]).toEqual([false, button]);
		await user.keyboard("{Enter}");
		expect(isOpen()).toBe(true);
		const behind = screen.getByRole("link", { name: "Po" });
		for (let links = 0; links < 9 && document.activeElement !== behind; links++) await user.tab();
		expect([document.activeElement, isOpen()]).toEqual([behind, false]);
	});

	test("reloads when another tab has changed the cart", async () => {
		let cart = aCartOf([anItem({ quantity: 1 })]);
		stubCartShop(cart, ({ path }) => (path.startsWith("/api/cart/anonymous/") ? { body: cart } : undefined));
		showWithCart(null);
		await toggle(/^Košík, 1 kus\b/);
		cart = aCartOf([anItem({ quantity: 7 })]);
		const tab = new BroadcastChannel("konfety.cart");
		tab.postMessage("changed");
		await toggle(/^Košík, 7 kusů/);
		tab.close();
	});

	test("an answer older than a change in another tab is not kept", async () => {
		const [older, newer] = [aCartOf([anItem({ quantity: 3 })]), aCartOf([anItem({ quantity: 7 })])];
		const put = Promise.withResolvers<Answer>();
		let cart = aCartOf([anItem({ quantity: 2 })]);
		const { puts } = stubCartShop(cart, ({ method, path }) =>
			method === "PUT" ? put.promise : path.startsWith("/api/cart/anonymous/") ? { body: cart } : undefined,
		);
		const { client } = showWithCart(null);
		await toggle(/^Košík, 2 kusy/);
		const line = { id: 10, variantId: 100, parentId: null };
		const changed = cartWriterOf(client).change("cs", line, { quantity: 3 });
		await waitFor(() => expect(puts()).toHaveLength(1));
		// A moment later the shop answers another tab, whose message is here first.
		cart = newer;
		const tab = new BroadcastChannel("konfety.cart");
		tab.postMessage("changed");
		await waitFor(() => expect(client.getQueryData(cartQuery("cs").queryKey)).toEqual(newer));
		const { product, variant } = anItem();
		put.resolve({ body: { product, variant, quantity: 3, original_quantity: 2, cart: older } });
		await changed;
		await toggle(/^Košík, 7 kusů/);
		tab.close();
	});
});

describe("the popup after adding", () => {
	const balloon = <QuickAdd locale="cs" productId={50} variantId={500} name="Lampion" />;
	const popup = () =>
		screen.queryByRole("region", { name: "Přidáno do\u00a0košíku" }) ??
		screen.queryByRole("region", { name: "Přidáno do košíku" });
	const addOne = async () => {
		stubCartShop();
		showWithCart(balloon);
		await toggle(/^Košík, 2 kusy\b/);
		fireEvent.click(screen.getByRole("button", { name: "Přidat do košíku: Lampion" }));
		await waitFor(() => expect(popup()).not.toBeNull());
	};
	const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

	test("shows what was added and the cart's total, and announces it", async () => {
		await addOne();
		const box = within(popup() as HTMLElement);
		box.getByText("1 kus");
		box.getByText(/košíku 3 kusy za 375,00/);
		expect(box.getByRole("link").getAttribute("href")).toBe("/kosik");
		const news = screen.getAllByRole("status").map((status) => status.textContent);
		expect(news.some((text) => /^Přidáno do.košíku: Zboží 500, 1 kus\./.test(text ?? ""))).toBe(true);
	});

	test("two clicks add two pieces, a double click adds one", async () => {
		const shop = stubCartShop();
		showWithCart(balloon);
		await toggle(/^Košík, 2 kusy\b/);
		const button = screen.getByRole("button", { name: "Přidat do košíku: Lampion" });
		fireEvent.click(button, { detail: 1 });
		fireEvent.click(button, { detail: 1 });
		fireEvent.click(button, { detail: 2 });
		await toggle(/^Košík, 4 kusy\b/);
		await waitFor(() => expect(popup()).not.toBeNull());
		expect(shop.quantities()).toEqual([2]);
		within(popup() as HTMLElement).getByText("2 kusy");
	});

	test("hides after 3 333 ms", async () => {
		vi.useFakeTimers();
		stubCartShop();
		showWithCart(balloon);
		await pass(50);
		fireEvent.click(screen.getByRole("button", { name: "Přidat do košíku: Lampion" }));
		for (let ms = 0; ms < 500 && popup() === null; ms++) await pass(1);
		await pass(POPUP_HIDE_MS - 5);
		expect(popup()).not.toBeNull();
		await pass(10);
		expect(popup()).toBeNull();
	});

	test("has its whole time for the next addition, after the previous popup is gone", async () => {
		vi.useFakeTimers();
		stubCartShop();
		showWithCart(balloon);
		await pass(50);
		const add = async () => {
			fireEvent.click(screen.getByRole("button", { name: "Přidat do košíku: Lampion" }));
			for (let ms = 0; ms < 500 && popup() === null; ms++) await pass(1);
		};
		await add();
		await pass(POPUP_HIDE_MS + 5);
		expect(popup()).toBeNull();
		await add();
		await pass(POPUP_HIDE_MS - 5);
		expect(popup()).not.toBeNull();
		await pass(10);
		expect(popup()).toBeNull();
	});

	test.each([
		["the mouse", (box: HTMLElement) => fireEvent.pointerEnter(box), (box: HTMLElement) => fireEvent.pointerLeave(box)],
		[
			"the focus",
			(box: HTMLElement) => within(box).getByRole("link").focus(),
			(box: HTMLElement) => within(box).getByRole("link").blur(),
		],
	])("waits while %s is on it, and then goes on counting", async (_, enter, leave) => {
		vi.useFakeTimers();
		stubCartShop();
		showWithCart(balloon);
		await pass(50);
		fireEvent.click(screen.getByRole("button", { name: "Přidat do košíku: Lampion" }));
		for (let ms = 0; ms < 500 && popup() === null; ms++) await pass(1);
		await pass(2_000);
		act(() => void enter(popup() as HTMLElement));
		await pass(60_000);
		expect(popup()).not.toBeNull();
		act(() => void leave(popup() as HTMLElement));
		await pass(1_300);
		expect(popup()).not.toBeNull();
		await pass(40);
		expect(popup()).toBeNull();
	});

	test("closes by its button and by Escape", async () => {
		await addOne();
		fireEvent.click(within(popup() as HTMLElement).getByRole("button", { name: "Zavřít" }));
		expect(popup()).toBeNull();
		fireEvent.click(screen.getByRole("button", { name: "Přidat do košíku: Lampion" }));
		await waitFor(() => expect(popup()).not.toBeNull());
		fireEvent.keyDown(document.body, { key: "Escape" });
		expect(popup()).toBeNull();
	});

	test.each([
		["by its button", (button: HTMLElement) => fireEvent.click(button)],
		["by Escape", (button: HTMLElement) => fireEvent.keyDown(button, { key: "Escape" })],
	])("closed %s with the focus inside, moves the focus to the cart", async (_, close) => {
		await addOne();
		const button = within(popup() as HTMLElement).getByRole("button", { name: "Zavřít" });
		act(() => button.focus());
		close(button);
		expect(popup()).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Košík/ }));
	});

	const isPanelOpen = () => screen.queryByRole("button", { name: /^Košík/, expanded: true }) !== null;

	test("opens the cart beside it, and both close together", async () => {
		vi.useFakeTimers();
		stubCartShop();
		showWithCart(balloon);
		await pass(50);
		expect(isPanelOpen()).toBe(false);
		fireEvent.click(screen.getByRole("button", { name: "Přidat do košíku: Lampion" }));
		for (let ms = 0; ms < 500 && popup() === null; ms++) await pass(1);
		expect(isPanelOpen()).toBe(true);
		expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0);
		await pass(2_000);
		const panel = screen.getAllByRole("listitem")[0] as HTMLElement;
		act(() => void fireEvent.pointerEnter(panel.closest("[id]") as HTMLElement));
		await pass(60_000);
		expect(isPanelOpen()).toBe(true);
		act(() => void fireEvent.pointerLeave(panel.closest("[id]") as HTMLElement));
		await pass(POPUP_HIDE_MS - 2_000);
		expect([popup(), isPanelOpen()]).toEqual([null, false]);
	});

	test("and the cart stay when a mouse leaves that had opened the cart before", async () => {
		stubCartShop();
		showWithCart(balloon);
		const button = await toggle(/^Košík, 2 kusy\b/);
		fireEvent.pointerEnter(button, { pointerType: "mouse" });
		await waitFor(() => expect(isPanelOpen()).toBe(true));
		fireEvent.pointerDown(document.body);
		expect(isPanelOpen()).toBe(false);
		fireEvent.click(screen.getByRole("button", { name: "Přidat do košíku: Lampion" }));
		await waitFor(() => expect(popup()).not.toBeNull());
		fireEvent.pointerLeave(button.parentElement as HTMLElement, { pointerType: "mouse" });
		await new Promise((resolve) => setTimeout(resolve, 400));
		expect([popup() === null, isPanelOpen()]).toEqual([false, true]);
	});

	test("stands alone on a small screen, where there is no room beside it", async () => {
		vi.stubGlobal("matchMedia", () => ({ matches: false }));
		await addOne();
		expect(isPanelOpen()).toBe(false);
	});

	test("does not close a cart that the shopper opened; the cart's button closes both", async () => {
		await addOne();
		fireEvent.click(await toggle(/^Košík, 3 kusy/));
		expect([popup(), isPanelOpen()]).toEqual([null, false]);
		fireEvent.click(await toggle(/^Košík, 3 kusy/));
		fireEvent.click(screen.getByRole("button", { name: "Přidat do košíku: Lampion" }));
		await waitFor(() => expect(popup()).not.toBeNull());
		fireEvent.click(within(popup() as HTMLElement).getByRole("button", { name: "Zavřít" }));
		expect([popup(), isPanelOpen()]).toEqual([null, true]);
	});
});
