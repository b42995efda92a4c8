// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { isMotionWanted } from "#lib/storefront/browser/motion.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	Reflect.deleteProperty(Element.prototype, "animate");
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
