// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { celebrate } from "#lib/storefront/browser/celebrated.ts";
import { isMotionWanted } from "#lib/storefront/browser/motion.ts";

afterEach(() => {
	localStorage.clear();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(Element.prototype, "animate");
});

test("an order is celebrated once, whatever other orders come between", () => {
	expect([celebrate("2600001"), celebrate("2600001")]).toEqual([true, false]);
	expect([celebrate("2600002"), celebrate("2600001"), celebrate("2600002")]).toEqual([true, false, false]);
});

test("the last ten orders are remembered", () => {
	for (let at = 0; at < 12; at += 1) celebrate(`${at}`);
	expect(localStorage.getItem("konfety.celebrated")).toBe("11,10,9,8,7,6,5,4,3,2");
});

test("without storage nothing is celebrated again and again", () => {
	vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
		throw new DOMException("blocked");
	});
	expect(celebrate("2600001")).toBe(false);
});

test.each([
	[true, false, true],
	[true, true, false],
	[false, false, false],
])("where a browser can animate: %s, and less motion is wished: %s, there is motion: %s", (can, reduced, wanted) => {
	if (can) Element.prototype.animate = vi.fn();
	vi.stubGlobal("matchMedia", (query: string) => ({ matches: reduced && query.includes("reduce") }));
	expect(isMotionWanted()).toBe(wanted);
});
