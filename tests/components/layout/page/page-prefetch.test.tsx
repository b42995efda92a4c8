// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PagePrefetch } from "#components/layout/page/page-prefetch.tsx";
import { CARD_SIZES, GALLERY_SIZES } from "#lib/domain/goods/picture-sizes.ts";
import { PREFETCH_CARDS_MAX, SCROLL_REST_MS } from "#lib/domain/limits.ts";
import { isGuessWelcome, isPrefetchWelcome } from "#lib/storefront/browser/can-prefetch.ts";
import { aRouter } from "#tests/support/screens/a-router.ts";

const prefetch = vi.fn();
const router = aRouter({ prefetch });
const timeouts: number[] = [];
const idle = vi.fn((_work: () => unknown, { timeout }: { timeout: number }) => timeouts.push(timeout));

beforeEach(() => vi.stubGlobal("requestIdleCallback", idle));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	prefetch.mockClear();
	idle.mockClear();
	timeouts.length = 0;
	document.body.innerHTML = "";
});

/** Points at a link and lets the browser be idle; the paths that were fetched. */
async function pointAt(html: string, event: "pointerOver" | "focusIn" = "pointerOver", init: PointerEventInit = {}) {
	render(
		<AppRouterContext.Provider value={router}>
			<PagePrefetch />
		</AppRouterContext.Provider>,
	);
	document.body.insertAdjacentHTML("beforeend", html);
	const target = document.querySelector("a b") ?? document.querySelector("a");
	if (!target) throw new Error("No link");
	fireEvent[event](target, init);
	return whatIsFetched();
}

/** Lets the browser be idle; the paths that were fetched so far. */
async function whatIsFetched() {
	for (const [work] of idle.mock.calls.splice(0)) await work();
	return prefetch.mock.calls.map(([path]) => String(path));
}

const connection = (value: object) =>
	vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection: value }));

describe("Link prefetching", () => {
	test.each([
		["a pointer", "pointerOver", { pointerType: "mouse" }],
		["a finger", "pointerOver", { pointerType: "touch" }],
		["the focus", "focusIn", {}],
	] as const)("of what %s comes to, in idle time, time-out 2000 ms", async (_what, event, init) => {
		expect(await pointAt('<a href="/prodejny"><b>Prodejny</b></a>', event, init)).toEqual(["/prodejny"]);
		expect(timeouts).toEqual([2000]);
	});

	test("of one link happens once while the pointer moves inside, and again when it comes back: the first may have failed", async () => {
		expect(await pointAt('<a href="/prodejny"><i>Prodejny</i><b>Brno</b></a><p>Text</p>')).toEqual(["/prodejny"]);
		for (const inside of ["a i", "a b", "a"]) fireEvent.pointerOver(document.querySelector(inside) ?? document.body);
		expect(await whatIsFetched()).toEqual(["/prodejny"]);
		for (const next of ["p", "a i"]) fireEvent.pointerOver(document.querySelector(next) ?? document.body);
		expect(await whatIsFetched()).toEqual(["/prodejny", "/prodejny"]);
	});

	test("is skipped on 2g", async () => {
		connection({ effectiveType: "2g" });
		expect(await pointAt('<a href="/prodejny">Prodejny</a>')).toEqual([]);
	});

	test("is skipped on data-saver connections", async () => {
		connection({ saveData: true, effectiveType: "4g" });
		expect(await pointAt('<a href="/prodejny">Prodejny</a>')).toEqual([]);
	});

	test.each([
		["another site", '<a href="https://example.com/x">x</a>'],
		["a page of the account", '<a href="/ucet/nastaveni">x</a>'],
		["the login", '<a href="/en/login">x</a>'],
		["a file of the API", '<a href="/api/documents/x.pdf">x</a>'],
		["a new window", '<a href="/prodejny" target="_blank">x</a>'],
		["an anchor on this page", '<a href="#obsah">x</a>'],
	])("skips %s", async (_what, html) => {
		expect(await pointAt(html)).toEqual([]);
	});
});

/** A list of cards, each so far from the top of the screen, which is 768 px high. */
const cards = (tops: number[], prefix = "zbozi") =>
	`<main><ul>${tops.map((top, at) => `<li><article data-top="${top}"><h2><a href="/${prefix}-${at}">x</a></h2></article></li>`).join("")}</ul></main>`;

describe("Cards in view", () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
			return new DOMRect(0, Number(this.getAttribute("data-top")), 200, 300);
		});
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
	});

	/** Lets nobody scroll for a while and the browser be idle; all paths that were fetched so far. */
	function rest(ms: number = SCROLL_REST_MS) {
		vi.advanceTimersByTime(ms);
		return whatIsFetched();
	}
	const page = (
		<AppRouterContext.Provider value={router}>
			<PagePrefetch />
		</AppRouterContext.Provider>
	);
	function open(html: string) {
		document.body.innerHTML = html;
		render(page);
	}
	const scrollBy = (px: number) => {
		for (const card of document.querySelectorAll("[data-top]"))
			card.setAttribute("data-top", String(Number(card.getAttribute("data-top")) - px));
		fireEvent.scroll(window);
	};

	test("are prefetched, and those of the next half screen, but none above or further below", async () => {
		open(cards([-400, 10, 700, 1100, 1200]));
		expect(await rest()).toEqual(["/zbozi-1", "/zbozi-2", "/zbozi-3"]);
	});

	test("are not looked at where the browser has not laid them out, as they are far below", async () => {
		open(cards([10, 20]));
		const skipped = document.querySelectorAll("article")[1];
		const checkVisibility = vi.fn(function (this: Element, options: CheckVisibilityOptions) {
			return !(this === skipped && options.contentVisibilityAuto);
		});
		Object.assign(Element.prototype, { checkVisibility });
		expect(await rest()).toEqual(["/zbozi-0"]);
		Reflect.deleteProperty(Element.prototype, "checkVisibility");
	});

	test("are prefetched whole, not as a page of their kind", async () => {
		open(cards([10]));
		await rest();
		expect(prefetch.mock.calls).toEqual([["/zbozi-0", { kind: "full" }]]);
	});

	test("are waited for while somebody scrolls, and each is prefetched once", async () => {
		open(cards([10, 1500]));
		expect(await rest()).toEqual(["/zbozi-0"]);
		scrollBy(1000);
		expect(await rest(SCROLL_REST_MS - 1)).toEqual(["/zbozi-0"]);
		scrollBy(-1000);
		expect(await rest()).toEqual(["/zbozi-0"]);
		scrollBy(1000);
		expect(await rest()).toEqual(["/zbozi-0", "/zbozi-1"]);
	});

	test("are prefetched up to a limit for each page", async () => {
		open(cards(Array.from({ length: PREFETCH_CARDS_MAX + 2 }, () => 10)));
		expect(await rest()).toHaveLength(PREFETCH_CARDS_MAX);
		fireEvent.scroll(window);
		expect(await rest()).toHaveLength(PREFETCH_CARDS_MAX);
	});

	test("come after what the page itself loads", async () => {
		vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
		open(cards([10]));
		expect(await rest()).toEqual([]);
		fireEvent.load(window);
		expect(await rest()).toEqual(["/zbozi-0"]);
	});

	test.each(["3g", "2g"])("are not prefetched on %s", async (effectiveType) => {
		connection({ effectiveType });
		open(cards([10]));
		expect(await rest()).toEqual([]);
	});

	test("are not looked for once the page is left", async () => {
		open(cards([10]));
		cleanup();
		expect(await rest()).toEqual([]);
		fireEvent.scroll(window);
		expect(await rest()).toEqual([]);
	});
});

describe("The picture of a product that is pointed at", () => {
	const fetched: { sizes: string; srcset: string }[] = [];
	beforeEach(() => {
		fetched.length = 0;
		vi.stubGlobal(
			"Image",
			class {
				sizes = "";
				srcset = "";
				constructor() {
					fetched.push(this);
				}
			},
		);
	});
	const card = (sizes: string) =>
		`<article><img sizes="${sizes}" srcset="/media/a/480 480w"><h2><a href="/zbozi">x</a></h2></article>`;

	test("is fetched as wide as its page will show it", async () => {
		await pointAt(card(CARD_SIZES));
		expect(fetched).toEqual([expect.objectContaining({ sizes: GALLERY_SIZES, srcset: "/media/a/480 480w" })]);
	});

	test("is not fetched for a finger, which may only scroll", async () => {
		expect(await pointAt(card(CARD_SIZES), "pointerOver", { pointerType: "touch" })).toEqual(["/zbozi"]);
		expect(fetched).toEqual([]);
	});

	test.each([
		["of another list", card("320px")],
		["where data are saved", card(CARD_SIZES)],
	])("is not fetched %s", async (where, html) => {
		if (where === "where data are saved") connection({ saveData: true });
		await pointAt(html);
		expect(fetched).toEqual([]);
	});
});

test.each([
	[{}, true],
	[{ effectiveType: "slow-2g" }, false],
	[{ effectiveType: "2g" }, false],
	[{ effectiveType: "3g" }, true],
	[{ effectiveType: "4g", saveData: true }, false],
	[undefined, true],
])("with a connection of %o prefetching is allowed: %s", (kind, isWelcome) => {
	expect(isPrefetchWelcome(Object.assign(Object.create(navigator), { connection: kind }))).toBe(isWelcome);
});

test.each([
	[{}, true],
	[{ effectiveType: "3g" }, false],
	[{ effectiveType: "4g" }, true],
	[{ effectiveType: "4g", saveData: true }, false],
])("with a connection of %o pages that nobody points at are prefetched: %s", (kind, isWelcome) => {
	expect(isGuessWelcome(Object.assign(Object.create(navigator), { connection: kind }))).toBe(isWelcome);
});
