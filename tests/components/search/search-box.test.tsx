// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SearchBox } from "#components/search/search-box.tsx";
import type { Suggestions } from "#lib/contract/schemas/search.ts";
import { SUGGEST_DELAY_MS } from "#lib/domain/goods/goods-limits.ts";
import { rememberSearch } from "#lib/storefront/goods/recent-searches.ts";
import messages from "#messages/cs.json";

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;

const NOTHING: Suggestions = {
	products: [],
	categories: [],
	brands: [],
	articles: [],
	pages: [],
	corrected: null,
};
const FOUND: Suggestions = {
	...NOTHING,
	products: [
		{ id: 7, name: "Balónek zlatý", url: "/7/balonky/zlaty", image: null, tint: "#ffffff", price_with_tax: 4_900 },
		{ id: 8, name: "Obří balónek", url: "/8/balonky/obri", image: null, tint: "#ffffff", price_with_tax: 19_900 },
	],
	categories: [{ id: 1001, name: "Balónky", url: "/1001/balonky" }],
};

type Ask = { query: string; signal: AbortSignal | undefined };

/** A shop that answers suggestions with `answer`, which may wait or fail. */
function stubSuggest(answer: (query: string) => Suggestions | Promise<Suggestions> | number = () => FOUND) {
	const asks: Ask[] = [];
	vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
		const url = new URL(path, "https://konfety.test");
		expect(url.pathname).toBe("/api/catalog/suggest/cs");
		const query = url.searchParams.get("q") ?? "";
		asks.push({ query, signal: init.signal ?? undefined });
		const reply = await answer(query);
		return typeof reply === "number"
			? Response.json({ error: "unavailable" }, { status: reply })
			: Response.json(reply);
	});
	return asks;
}

function aPage(placeholders = ["balónky na oslavu", "kostým pirát"]) {
	const push = vi.fn<(path: string) => void>();
	const router = { push, replace: push, prefetch() {}, back() {}, forward() {}, refresh() {} } as unknown as Router;
	const page = (at: string) => (
		<AppRouterContext.Provider value={router}>
			<PathnameContext.Provider value={at}>
				<NextIntlClientProvider locale="cs" messages={messages} timeZone="Europe/Prague">
					<SearchBox
						locale="cs"
						action="/hledani"
						placeholders={placeholders}
						labels={{ label: "Hledat v obchodě", submit: "Hledat" }}
					/>
					<button type="button">Jinde</button>
				</NextIntlClientProvider>
			</PathnameContext.Provider>
		</AppRouterContext.Provider>
	);
	return { page, push };
}

function show({ path = "/", placeholders }: { path?: string; placeholders?: string[] } = {}) {
	const { page, push } = aPage(placeholders);
	const { rerender } = render(page(path));
	const input = screen.getByRole("combobox", { name: "Hledat v obchodě" });
	return { push, user: userEvent.setup(), input, goTo: (at: string) => rerender(page(at)) };
}

const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const activeText = (input: HTMLElement) =>
	document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;

/** Types and waits for the list. */
async function type(user: ReturnType<typeof userEvent.setup>, input: HTMLElement, text: string) {
	await user.click(input);
	await user.keyboard(text);
	await screen.findAllByRole("option");
}

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn<() => void>();
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
	cleanup();
	window.localStorage.clear();
	window.history.replaceState(null, "", "/");
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe("before any interaction", () => {
	test("the box is a plain form to the search page", () => {
		const asks = stubSuggest();
		const { input } = show();
		expect(input.closest("form")?.getAttribute("action")).toBe("/hledani");
		expect(input.getAttribute("name")).toBe("q");
		expect(input.getAttribute("maxlength")).toBe("200");
		expect(input.getAttribute("aria-expanded")).toBe("false");
		expect(screen.getByRole("search", { name: "Hledat v obchodě" })).toBeDefined();
		expect(asks).toEqual([]);
	});

	test("what was typed before hydration stays, and gets suggestions once typing goes on", async () => {
		stubSuggest();
		const container = document.body.appendChild(document.createElement("div"));
		const { page } = aPage();
		container.innerHTML = renderToString(page("/"));
		const input = within(container).getByRole<HTMLInputElement>("combobox");
		input.focus();
		input.value = "bal";
		const root = await act(async () => hydrateRoot(container, page("/")));
		expect(input).toHaveProperty("value", "bal");
		await userEvent.setup().keyboard("o");
		expect(input).toHaveProperty("value", "balo");
		expect(await screen.findAllByRole("option")).toHaveLength(4);
		act(() => root.unmount());
		container.remove();
	});

	test("the box has the query of the address on the results' page, elsewhere nothing", async () => {
		window.history.replaceState(null, "", "/hledani?q=piráti");
		const { input, goTo } = show({ path: "/hledani" });
		expect(input).toHaveProperty("value", "piráti");
		goTo("/1001/balonky");
		expect(input).toHaveProperty("value", "");
	});
});

describe("suggestions", () => {
	test("come after two letters, once typing pauses", async () => {
		const asks = stubSuggest();
		const { user, input } = show();
		await user.click(input);
		await user.keyboard("b");
		await new Promise((resolve) => setTimeout(resolve, 2 * SUGGEST_DELAY_MS));
		expect(asks).toEqual([]);
		await user.keyboard("alo");
		expect(await screen.findAllByRole("option")).toHaveLength(4);
		expect(asks.map(({ query }) => query)).toEqual(["balo"]);
		await waitFor(() => expect(input.getAttribute("aria-expanded")).toBe("true"));
	});

	test("are in groups with headings, the matching part marked, and all results last", async () => {
		stubSuggest();
		const { user, input } = show();
		await type(user, input, "balo");
		const list = screen.getByRole("listbox", { name: "Návrhy" });
		expect(input.getAttribute("aria-controls")).toBe(list.id);
		const products = within(list).getByRole("group", { name: "Produkty" });
		expect(within(products).getAllByRole("option")).toHaveLength(2);
		expect(products.querySelector("mark")?.textContent).toBe("Baló");
		expect(products.textContent).toContain("49,00\u00a0Kč");
		expect(within(list).getByRole("group", { name: "Kategorie" }).textContent).toContain("Balónky");
		expect(within(list).queryByRole("group", { name: "Značky" })).toBeNull();
		const last = within(list).getAllByRole("option").at(-1);
		expect(last?.textContent).toBe("Zobrazit všechny výsledky");
		expect(last?.getAttribute("href")).toBe("/hledani?q=balo");
		expect(screen.getByRole("status").textContent).toContain("3 návrhy");
		expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
	});

	test("a late answer to an earlier query is ignored", async () => {
		const waiting: ((found: Suggestions) => void)[] = [];
		const asks = stubSuggest(() => new Promise((resolve) => waiting.push(resolve)));
		const { user, input } = show();
		await user.click(input);
		await user.keyboard("ba");
		await waitFor(() => expect(waiting).toHaveLength(1));
		await user.keyboard("lo");
		await waitFor(() => expect(waiting).toHaveLength(2));
		expect(asks[0]?.signal?.aborted).toBe(true);
		await act(async () => {
			waiting[1]?.(FOUND);
			waiting[0]?.(NOTHING);
		});
		expect(await screen.findAllByRole("option")).toHaveLength(4);
	});

	test("say when nothing is found, not when they fail, and the form still works", async () => {
		stubSuggest((query) => (query === "xyz" ? NOTHING : 503));
		const { user, input, push } = show();
		await user.click(input);
		await user.keyboard("xyz");
		await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Žádné návrhy."));
		await user.keyboard("q");
		await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
		expect(options()).toEqual([]);
		await user.keyboard("{Enter}");
		expect(push.mock.calls).toEqual([["/hledani?q=xyzq"]]);
	});

	test("say when the query was corrected", async () => {
		stubSuggest(() => ({ ...FOUND, corrected: "balonky" }));
		const { user, input } = show();
		await type(user, input, "baloky");
		expect(screen.getByRole("status").textContent).toContain("Zobrazujeme výsledky pro „balonky“.");
	});
});

describe("by keyboard", () => {
	test("Down and Up cycle through suggestions and the box, Home and End go to the ends", async () => {
		stubSuggest();
		const { user, input } = show();
		await type(user, input, "balo");
		const way: (string | null)[] = [];
		for (const key of [
			"ArrowDown",
			"ArrowDown",
			"ArrowDown",
			"ArrowDown",
			"ArrowDown",
			"ArrowUp",
			"Home",
			"End",
			"ArrowUp",
		]) {
			await user.keyboard(`{${key}}`);
			way.push(activeText(input));
		}
		const all = "Zobrazit všechny výsledky";
		expect(way).toEqual([
			expect.stringMatching(/^Balónek zlatý/),
			expect.stringMatching(/^Obří balónek/),
			"Balónky",
			all,
			null,
			all,
			expect.stringMatching(/^Balónek zlatý/),
			all,
			"Balónky",
		]);
		const chosen = screen.getAllByRole("option").filter((option) => option.getAttribute("aria-selected") === "true");
		expect(chosen.map((option) => option.textContent)).toEqual(["Balónky"]);
		expect(document.activeElement).toBe(input);
	});

	test("Enter opens the chosen suggestion, without one it searches", async () => {
		stubSuggest();
		const { user, input, push } = show();
		await type(user, input, "balo");
		const followed: (string | null)[] = [];
		screen.getByRole("listbox").addEventListener("click", (event) => {
			if (event.target instanceof HTMLAnchorElement) followed.push(event.target.getAttribute("href"));
			event.preventDefault();
		});
		await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
		expect(followed).toEqual(["/8/balonky/obri"]);
		expect(options()).toEqual([]);
		await user.keyboard("{Enter}");
		expect(push.mock.calls.at(-1)).toEqual(["/hledani?q=balo"]);
	});

	test("Escape closes the list and keeps the text; Down opens it again", async () => {
		stubSuggest();
		const { user, input } = show();
		await type(user, input, "balo");
		await user.keyboard("{Escape}");
		expect(input.getAttribute("aria-expanded")).toBe("false");
		expect(options()).toEqual([]);
		expect(input).toHaveProperty("value", "balo");
		await user.keyboard("{ArrowDown}");
		expect(activeText(input)).toMatch(/^Balónek zlatý/);
	});

	test("leaving the box closes the list", async () => {
		stubSuggest();
		const { user, input } = show();
		await type(user, input, "balo");
		await user.click(screen.getByRole("button", { name: "Jinde" }));
		expect(options()).toEqual([]);
	});

	test("a blank query is not searched for", async () => {
		stubSuggest();
		const { user, input, push } = show();
		await user.click(input);
		await user.keyboard("   {Enter}");
		expect(push).not.toHaveBeenCalled();
	});
});

describe("recent searches", () => {
	test("are shown in the empty box, the last five, the latest first", async () => {
		stubSuggest();
		for (const query of ["jedna", "dvě", "tři", "čtyři", "pět", "šest", "čtyři"]) rememberSearch("cs", query);
		const { user, input } = show();
		await user.click(input);
		await screen.findByRole("group", { name: "Naposledy hledané" });
		expect(options()).toEqual(["čtyři", "šest", "pět", "tři", "dvě"]);
		expect(screen.getByRole("status").textContent).toContain("5 posledních hledání");
	});

	test("a search is remembered for its language only", async () => {
		stubSuggest();
		rememberSearch("en", "balloons");
		const { user, input } = show();
		await type(user, input, "balo");
		await user.keyboard("{Enter}");
		await user.clear(input);
		await user.click(input);
		await screen.findByRole("group", { name: "Naposledy hledané" });
		expect(options()).toEqual(["balo"]);
	});

	test("Delete removes the chosen search, the button all", async () => {
		stubSuggest();
		for (const query of ["jedna", "dvě", "tři"]) rememberSearch("cs", query);
		const { user, input } = show();
		await user.click(input);
		await screen.findByRole("group", { name: "Naposledy hledané" });
		await user.keyboard("{ArrowDown}{ArrowDown}{Delete}");
		expect(options()).toEqual(["tři", "jedna"]);
		await user.click(screen.getByRole("button", { name: "Smazat naposledy hledané" }));
		expect(options()).toEqual([]);
		expect(window.localStorage.getItem("konfety.searches.cs")).toBe("[]");
	});

	test.each(["{", "7", '{"a":1}', "[1,null]"])("%s in the storage is ignored", async (kept) => {
		stubSuggest();
		window.localStorage.setItem("konfety.searches.cs", kept);
		const { user, input } = show();
		await type(user, input, "balo");
		await user.clear(input);
		expect(options()).toEqual([]);
	});
});

describe("the placeholder", () => {
	const placeholder = (input: HTMLElement) => input.getAttribute("placeholder");

	test("types the texts in turn, 50 ms for a letter", () => {
		vi.useFakeTimers();
		const { input } = show();
		expect(placeholder(input)).toBe("balónky na oslavu");
		vi.advanceTimersByTime(2500);
		expect(placeholder(input)).toBe("k");
		vi.advanceTimersByTime(3 * 50);
		expect(placeholder(input)).toBe("kost");
		vi.advanceTimersByTime(8 * 50);
		expect(placeholder(input)).toBe("kostým pirát");
		vi.advanceTimersByTime(2500);
		expect(placeholder(input)).toBe("b");
	});

	test("stops, shown whole, while the box is hovered or focused", () => {
		vi.useFakeTimers();
		const { input } = show();
		vi.advanceTimersByTime(2600);
		act(() => input.focus());
		expect(placeholder(input)).toBe("kostým pirát");
		vi.advanceTimersByTime(60_000);
		expect(placeholder(input)).toBe("kostým pirát");
	});

	test("stands still under reduced motion", () => {
		vi.stubGlobal("matchMedia", () => ({ matches: true }));
		vi.useFakeTimers();
		const { input } = show();
		vi.advanceTimersByTime(60_000);
		expect(placeholder(input)).toBe("balónky na oslavu");
	});

	test("is the label when there are no texts", () => {
		const { input } = show({ placeholders: [] });
		expect(placeholder(input)).toBe("Hledat v obchodě");
	});
});
