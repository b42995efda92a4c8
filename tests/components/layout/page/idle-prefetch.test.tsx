// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IdlePrefetch } from "#components/layout/page/idle-prefetch.tsx";
import { isPrefetchWelcome } from "#lib/storefront/browser/can-prefetch.ts";

const prefetch = vi.fn();
const router = {
	back: () => {},
	forward: () => {},
	refresh: () => {},
	hmrRefresh: () => {},
	push: () => {},
	replace: () => {},
	prefetch,
	bfcacheId: "0",
};
const idle = vi.fn((_work: () => unknown, _options: { timeout: number }) => 0);

beforeEach(() => vi.stubGlobal("requestIdleCallback", idle));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	prefetch.mockClear();
	idle.mockClear();
	document.body.innerHTML = "";
});

/** Points at a link and lets the browser be idle; the paths that were fetched. */
async function pointAt(html: string, event: "pointerOver" | "focusIn" | "touchStart" = "pointerOver", times = 1) {
	render(
		<AppRouterContext.Provider value={router}>
			<IdlePrefetch />
		</AppRouterContext.Provider>,
	);
	document.body.insertAdjacentHTML("beforeend", html);
	const target = document.querySelector("a b") ?? document.querySelector("a");
	if (!target) throw new Error("No link");
	for (let at = 0; at < times; at++) fireEvent[event](target);
	for (const [work] of idle.mock.calls) await work();
	return prefetch.mock.calls.map(([path]) => String(path));
}

const connection = (value: object) =>
	vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection: value }));

describe("Link prefetching", () => {
	test.each(["pointerOver", "focusIn", "touchStart"] as const)(
		"on %s, in idle time, time-out 2000 ms",
		async (event) => {
			expect(await pointAt('<a href="/prodejny"><b>Prodejny</b></a>', event)).toEqual(["/prodejny"]);
			expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 2000 });
		},
	);

	test("of one link happens once, however often it is pointed at", async () => {
		expect(await pointAt('<a href="/prodejny">Prodejny</a>', "pointerOver", 3)).toEqual(["/prodejny"]);
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
