// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { isChunkError, reloadForChunk } from "#lib/api/chunk-reload.ts";

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
])("%s is a chunk that did not come: %s", (error, isOne) => {
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

	test("without a connection the page there is stays", () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const reload = vi.fn();
		expect(reloadForChunk(1_000_000, reload)).toBe(false);
		expect(reload).not.toHaveBeenCalled();
		vi.restoreAllMocks();
	});

	test("where nothing can be remembered it does not reload for ever", () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		const reload = vi.fn();
		expect(reloadForChunk(1_000_000, reload)).toBe(false);
		expect(reload).not.toHaveBeenCalled();
		vi.restoreAllMocks();
	});
});
