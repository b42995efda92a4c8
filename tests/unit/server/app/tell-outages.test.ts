import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellOutages } from "#lib/server/app/tell-outages.ts";
import { ShopUnavailable } from "#lib/storefront/client/server.ts";

const before = console.error;
const printed: unknown[][] = [];
const away = vi.fn();

beforeEach(() => {
	console.error = (...parts: unknown[]) => void printed.push(parts);
	tellOutages({ away, back: () => {} });
});
afterEach(() => {
	console.error = before;
	printed.length = 0;
	away.mockClear();
});

test("a page that breaks because the shop is away is no lines of its own", () => {
	const error = new ShopUnavailable("The shop answered 503 to /settings");
	console.error(error);
	console.error("⨯", error);
	expect(printed).toEqual([]);
	expect(away.mock.calls).toEqual([[error], [error]]);
});

test("a page that breaks by a fault of its own is printed as before", () => {
	const error = new TypeError("x is undefined");
	console.error("⨯", error);
	console.error("a word of a library");
	expect(printed).toEqual([["⨯", error], ["a word of a library"]]);
	expect(away).not.toHaveBeenCalled();
});
