// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MegaMenu } from "#components/layout/menu/mega-menu.tsx";
import { queriesOfPage } from "#lib/storefront/client/page-queries.ts";
import { aCategory, scrollLock, showInShell, stubCategories, withOwnReplies } from "../a-menu.tsx";

const CATEGORIES = [aCategory(1, "Balónky", 5), aCategory(2, "Kostýmy", 3), aCategory(3, "Sady", 0)];
const ASKED = "GET /api/catalog/category/cs?depth=2";

const screenOf = new EventTarget();
beforeEach(() => {
	vi.stubGlobal("matchMedia", () => screenOf);
	stubCategories(CATEGORIES);
});
afterEach(() => {
	cleanup();
	queriesOfPage().clear();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const menu = (keys: string[]) => <MegaMenu locale="cs" keys={keys} goods="/eshop" />;
const show = (keys: string[] = []) => showInShell(withOwnReplies(menu(keys)));
const toggle = () => screen.getByRole("button", { name: "Sortiment" });
const isOpen = () => toggle().getAttribute("aria-expanded") === "true";
const links = () => screen.getAllByRole("link").map((link) => link.textContent);
const categories = async () => {
	await screen.findByRole("link", { name: "Celý sortiment" });
	return links().filter((name) => CATEGORIES.some((category) => category.name === name));
};
const enter = (pointerType: string) => fireEvent.pointerEnter(toggle(), { pointerType });

describe("category mega-menu with images and subcategories (§2)", () => {
	test("opening it blocks page scroll, closing allows it again", async () => {
		const { user } = show();
		expect(scrollLock()).toBeNull();
		await user.click(toggle());
		expect(isOpen()).toBe(true);
		expect(scrollLock()).not.toBeNull();
		await user.click(toggle());
		expect(isOpen()).toBe(false);
		expect(scrollLock()).toBeNull();
	});

	test("a rotated tablet gets the other menu: this one closes and the page scrolls again", async () => {
		const { user } = show();
		await user.click(toggle());
		act(() => void screenOf.dispatchEvent(new Event("change")));
		expect(isOpen()).toBe(false);
		expect(scrollLock()).toBeNull();
	});

	test("every category has its picture and leads to its page; a closed menu renders none of them", async () => {
		const { user } = show();
		expect(links()).toEqual(["Za nabídkou"]);
		await user.click(toggle());
		const balloons = await screen.findByRole("link", { name: "Balónky" });
		expect(balloons.querySelector("img")?.getAttribute("src")).toBe("/media/1/192");
		expect(screen.getByRole("link", { name: "Kostýmy" }).getAttribute("href")).toBe("/2/kategorie");
		expect(screen.getByRole("link", { name: "Celý sortiment" }).getAttribute("href")).toBe("/eshop");
	});

	test.each<[string, string[], string[]]>([
		["the categories that the settings name, in their order", ["key-3", "key-1"], ["Sady", "Balónky"]],
		["those of them that exist", ["key-9", "key-2"], ["Kostýmy"]],
		["all, where the settings name none", [], ["Balónky", "Kostýmy", "Sady"]],
		["all, where none of those named exists", ["key-9"], ["Balónky", "Kostýmy", "Sady"]],
	])("has %s", async (_, keys, names) => {
		const { user } = show(keys);
		await user.click(toggle());
		expect(await categories()).toEqual(names);
	});

	test("'more' toggle when more than 3 subcategories", async () => {
		const { user } = show();
		await user.click(toggle());
		expect(await screen.findAllByRole("link", { name: /^Balónky \d/ })).toHaveLength(3);
		expect(screen.getAllByRole("link", { name: /^Kostýmy \d/ })).toHaveLength(3);
		const more = screen.getByRole("button", { name: /^Další/ });
		expect(more.textContent).toBe("Další (2): Balónky");
		await user.click(more);
		expect(screen.getAllByRole("link", { name: /^Balónky \d/ })).toHaveLength(5);
		await user.click(screen.getByRole("button", { name: "Méně: Balónky" }));
		expect(screen.getAllByRole("link", { name: /^Balónky \d/ })).toHaveLength(3);
	});

	test("has all themes first, with their pictures, in a shop that has them", async () => {
		const themes = { ...aCategory(4, "Téma", 14), key: "temata" };
		stubCategories([...CATEGORIES, themes]);
		const { user } = show(["key-1"]);
		await user.click(toggle());
		const list = await screen.findByRole("list", { name: "Co slavíte?" });
		expect(
			within(list)
				.getAllByRole("link")
				.map(({ textContent }) => textContent),
		).toEqual(themes.subcategories.map(({ name }) => name));
		expect(list.style.getPropertyValue("--sheet")).toMatch(/^url\(\/media\/sheet\/4\//);
	});

	test("has no themes in a shop without them", async () => {
		const { user } = show();
		await user.click(toggle());
		await categories();
		expect(screen.queryByText("Co slavíte?")).toBeNull();
	});

	test("Escape closes it from inside and gives the focus back", async () => {
		const { user } = show();
		await user.tab();
		await user.keyboard("{Enter}");
		const first = await screen.findByRole("link", { name: "Balónky" });
		await user.tab();
		expect(document.activeElement).toBe(first);
		await user.keyboard("{Escape}");
		expect(isOpen()).toBe(false);
		expect(document.activeElement).toBe(toggle());
	});

	test("Tab out of it closes it", async () => {
		const { user } = show();
		await user.click(toggle());
		(await screen.findByRole("link", { name: "Celý sortiment" })).focus();
		await user.tab();
		expect(document.activeElement?.textContent).toBe("Za nabídkou");
		expect(isOpen()).toBe(false);
	});

	test("a press beside it and every navigation close it", async () => {
		const { user, goTo } = show();
		await user.click(toggle());
		await user.click(document.body);
		expect(isOpen()).toBe(false);
		await user.click(toggle());
		goTo("/2/kategorie");
		expect(isOpen()).toBe(false);
	});

	test("before hydration its button is a form that leads to all goods", () => {
		show();
		expect(toggle().closest("form")?.getAttribute("action")).toBe("/eshop");
	});
});

describe("the categories are asked for when the mega-menu opens", () => {
	test("once, and not before; opened again it has them at once", async () => {
		const calls = stubCategories(CATEGORIES);
		show();
		expect(calls).toEqual([]);
		fireEvent.click(toggle());
		await categories();
		fireEvent.click(toggle());
		fireEvent.click(toggle());
		expect(links()).toContain("Balónky");
		expect(calls).toEqual([ASKED]);
	});

	test("it says that they are on their way", async () => {
		const answer = Promise.withResolvers<undefined>();
		const calls = stubCategories(CATEGORIES, () => answer.promise);
		show();
		fireEvent.click(toggle());
		expect(screen.getByRole("status").textContent).toBe("Načítáme sortiment…");
		await waitFor(() => expect(calls).toEqual([ASKED]));
		expect(screen.getByRole("status").textContent).toBe("Načítáme sortiment…");
		answer.resolve(undefined);
		expect(await categories()).toEqual(["Balónky", "Kostýmy", "Sady"]);
		expect(screen.queryByRole("status")).toBeNull();
	});

	test("it says that they did not come, and a press on 'Zkusit znovu' asks again", async () => {
		const calls = stubCategories(CATEGORIES, (turn) => (turn === 1 ? "dropped" : undefined));
		const { user } = show();
		await user.click(toggle());
		expect((await screen.findByRole("alert")).textContent).toContain("Sortiment se nepodařilo načíst.");
		await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
		expect(await categories()).toEqual(["Balónky", "Kostýmy", "Sady"]);
		expect(screen.queryByRole("alert")).toBeNull();
		expect(calls).toEqual([ASKED, ASKED]);
	});

	test("a pointer at its button fetches its code, and with that the categories, before it is pressed", async () => {
		const calls = stubCategories(CATEGORIES);
		showInShell(menu([]));
		enter("touch");
		await act(() => vi.dynamicImportSettled());
		enter("touch");
		await waitFor(() => expect(calls).toEqual([ASKED]));
		expect(isOpen()).toBe(false);
		fireEvent.click(toggle());
		expect(await categories()).toEqual(["Balónky", "Kostýmy", "Sady"]);
		expect(calls).toEqual([ASKED]);
	});
});

describe("a mouse on the button of the mega-menu", () => {
	const leave = () => fireEvent.pointerLeave(toggle().closest("div") ?? toggle(), { pointerType: "mouse" });
	const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

	test("opens it by resting there, and closes it by leaving for longer", () => {
		vi.useFakeTimers();
		show();
		enter("mouse");
		wait(100);
		expect(isOpen()).toBe(false);
		wait(100);
		expect(isOpen()).toBe(true);
		leave();
		wait(200);
		fireEvent.pointerEnter(toggle().closest("div") ?? toggle(), { pointerType: "mouse" });
		wait(1000);
		expect(isOpen()).toBe(true);
		leave();
		wait(400);
		expect(isOpen()).toBe(false);
	});

	test("opens nothing when it only passes, and a touch alone opens nothing", () => {
		vi.useFakeTimers();
		show();
		enter("mouse");
		wait(100);
		leave();
		wait(1000);
		enter("touch");
		wait(1000);
		expect(isOpen()).toBe(false);
	});

	test("keeps it open by a click after it opened by resting", () => {
		vi.useFakeTimers();
		show();
		enter("mouse");
		wait(200);
		fireEvent.click(toggle());
		expect(isOpen()).toBe(true);
		leave();
		wait(1000);
		expect(isOpen()).toBe(true);
		fireEvent.click(toggle());
		expect(isOpen()).toBe(false);
	});
});
