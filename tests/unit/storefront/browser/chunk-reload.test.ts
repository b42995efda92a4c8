// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CHUNK_RELOAD_SCRIPT, isChunkError, reloadForChunk } from "#lib/storefront/browser/chunk-reload.ts";

beforeEach(() => window.sessionStorage.clear());

const named = (name: string, message = "") => Object.assign(new Error(message), { name });

test.each([
	[named("ChunkLoadError"), true],
	[new Error("Failed to load chunk /_next/static/chunks/app.js from module 12"), true],
	[new Error("Loading CSS chunk 3 failed"), true],
	[new TypeError("Failed to fetch dynamically imported module: /a.js"), true],
	[new TypeError("Importing a module script failed."), true],
	[new TypeError("Failed to fetch"), false],
	[new Error("The shop answered 503"), false],
	["ChunkLoadError", false],
	[undefined, false],
])("whether %s is a chunk that failed to load: %s", (error, isOne) => {
	expect(isChunkError(error)).toBe(isOne);
});

describe("Reload guard 60 s", () => {
	test("the page reloads for a script chunk, at most once per 60 seconds", () => {
		const reload = vi.fn();
		expect(reloadForChunk(1_000_000, reload)).toBe(true);
		expect(reloadForChunk(1_000_000, reload)).toBe(false);
		expect(reloadForChunk(1_059_999, reload)).toBe(false);
		expect(reload).toHaveBeenCalledTimes(1);
		expect(reloadForChunk(1_060_000, reload)).toBe(true);
		expect(reload).toHaveBeenCalledTimes(2);
	});

	test("without a connection the page stays", () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const reload = vi.fn();
		expect(reloadForChunk(1_000_000, reload)).toBe(false);
		expect(reload).not.toHaveBeenCalled();
		vi.restoreAllMocks();
	});

	test("without storage the page does not reload endlessly", () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		const reload = vi.fn();
		expect(reloadForChunk(1_000_000, reload)).toBe(false);
		expect(reload).not.toHaveBeenCalled();
		vi.restoreAllMocks();
	});
});

describe("the script in the head", () => {
	/** A page with that script; `fail` says that an element's file did not come. */
	function aPage({ isOnline = true, remembers = true } = {}) {
		const reload = vi.fn();
		const kept = new Map<string, string>();
		let listener: (event: { target: unknown }) => void = () => {};
		const remember = (key: string, value: unknown) => {
			if (!remembers) throw new DOMException("full", "QuotaExceededError");
			kept.set(key, String(value));
		};
		runInNewContext(CHUNK_RELOAD_SCRIPT, {
			window: { addEventListener: (_: string, listen: typeof listener) => (listener = listen) },
			navigator: { onLine: isOnline },
			sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: remember },
			location: { reload },
			Date,
		});
		return { fail: (target: unknown) => listener({ target }), reload };
	}
	const SCRIPT = { tagName: "SCRIPT", src: "https://konfety.test/_next/static/chunks/a.js" };

	test.each([
		["a script of the shop", SCRIPT, 1],
		["a style of the shop", { tagName: "LINK", rel: "stylesheet", href: "https://konfety.test/_next/static/a.css" }, 1],
		["a font of the shop", { tagName: "LINK", rel: "preload", href: "https://konfety.test/_next/static/a.woff2" }, 0],
		["a third-party script", { tagName: "SCRIPT", src: "https://www.googletagmanager.com/gtm.js" }, 0],
		["a picture", { tagName: "IMG", src: "https://konfety.test/media/a" }, 0],
		["an event without an element", null, 0],
	])("whether %s that fails to load reloads the page (%#)", (_, target, times) => {
		const { fail, reload } = aPage();
		fail(target);
		expect(reload).toHaveBeenCalledTimes(times);
	});

	test("reloads once, and only where there is a connection and the reload can be remembered", () => {
		const { fail, reload } = aPage();
		for (const _ of [1, 2]) fail(SCRIPT);
		expect(reload).toHaveBeenCalledTimes(1);
		for (const page of [aPage({ isOnline: false }), aPage({ remembers: false })]) {
			page.fail(SCRIPT);
			expect(page.reload).not.toHaveBeenCalled();
		}
	});
});
