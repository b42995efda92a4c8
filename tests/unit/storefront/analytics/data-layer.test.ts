// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { track } from "#lib/storefront/analytics/data-layer.ts";
import type { ShopEvent } from "#lib/storefront/analytics/events.ts";
import { tellableTerm, trackSearch } from "#lib/storefront/analytics/search-event.ts";
import { forgetEvents, leavePage } from "#tests/support/screens/told-events.ts";

const SEARCH: ShopEvent = { event: "search", search_term: "balónek" };
const VIEW: ShopEvent = { event: "view_cart", ecommerce: { currency: "CZK", value: 1, items: [] } };

afterEach(() => {
	forgetEvents();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe("events", () => {
	test("wait for an idle moment, and come in order, goods after the previous ones are cleared", () => {
		const idle: (() => void)[] = [];
		vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
		window.dataLayer = ["consent"];
		for (const event of [VIEW, SEARCH, null, VIEW]) track(() => event);
		expect(window.dataLayer).toEqual(["consent"]);
		for (const work of idle) work();
		const told = [{ ecommerce: null }, VIEW, SEARCH, { ecommerce: null }, VIEW];
		expect(window.dataLayer).toEqual(["consent", ...told]);
	});

	test("are pushed once, at the latest when the page is left", () => {
		const idle: (() => void)[] = [];
		vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
		track(() => SEARCH);
		leavePage();
		expect(window.dataLayer).toEqual([SEARCH]);
		for (const work of idle) work();
		leavePage();
		expect(window.dataLayer).toEqual([SEARCH]);
	});

	test("are pushed also where there is no idle callback, as in Safari", async () => {
		track(() => SEARCH);
		await vi.waitFor(() => expect(window.dataLayer).toEqual([SEARCH]));
	});

	test("break nothing when third-party code throws or an event cannot be made", () => {
		vi.spyOn(console, "info").mockImplementation(() => {});
		const taken: unknown[] = [];
		const layer: unknown[] = [];
		layer.push = (message: unknown) => {
			if (message === VIEW) throw new Error("A tag is broken");
			return taken.push(message);
		};
		window.dataLayer = layer;
		track(() => VIEW);
		track(() => {
			throw new RangeError("Not a rate");
		});
		track(() => SEARCH);
		expect(leavePage).not.toThrow();
		expect(taken).toEqual([{ ecommerce: null }, SEARCH]);
		window.dataLayer = "nonsense" as unknown as unknown[];
		track(() => SEARCH);
		expect(leavePage).not.toThrow();
	});
});

describe("a search", () => {
	test.each([
		["balónky", "balónky"],
		["  svíčka 2026 ", "svíčka 2026"],
		["SA-6022", "SA-6022"],
		["12 34 56 78", "12 34 56 78"],
		["jana@example.cz", null],
		["dárek pro jana.novakova@example.cz prosím", null],
		["777123456", null],
		["+420 777 123 456", null],
		["tel. (777) 123-456", null],
		["777.123.456", null],
		["00420/777/123/456", null],
		["", null],
		["   ", null],
	])("for %j is reported as %j", (query, term) => expect(tellableTerm(query)).toBe(term));

	test("is cut, but not within a character", () => {
		expect(tellableTerm("x".repeat(200))).toBe("x".repeat(100));
		expect(tellableTerm(`${"x".repeat(99)}🎈🎈`)).toBe(`${"x".repeat(99)}🎈`);
		expect(tellableTerm(`${"x".repeat(150)} jana@example.cz`)).toBeNull();
	});

	test("is reported once, however often its results are sorted, filtered or returned to", () => {
		for (const query of ["girlanda", "girlanda", "svíčka", "jana@example.cz", "svíčka", "girlanda"]) trackSearch(query);
		leavePage();
		const term = (search_term: string) => ({ event: "search", search_term });
		expect(window.dataLayer).toEqual([term("girlanda"), term("svíčka"), term("girlanda")]);
	});
});
