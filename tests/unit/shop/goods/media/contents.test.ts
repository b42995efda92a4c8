import { expect, test } from "vitest";
import { composeSvg } from "#lib/shop/goods/media/compose.ts";
import { contents } from "#lib/shop/goods/media/contents.ts";

const lying = (count: number) => ({ count, facts: { pose: "lie" } as const });

test("what is in a box lies beside each other, three of what there are several of", () => {
	const { before } = contents([lying(8), lying(2), lying(1), lying(16)]);
	expect([0, 1, 2, 3].map((n) => before.filter(({ piece }) => piece === n).length)).toEqual([3, 2, 1, 3]);
});

test.each([1, 2, 3, 4, 5, 6, 7])("all %s of them are within the square that phones cut out", (count) => {
	for (const { x, y, width, height } of contents(Array.from({ length: count }, () => lying(8))).before) {
		expect(x - width / 2).toBeGreaterThan(0);
		expect(x + width / 2).toBeLessThan(1200);
		expect(y - height / 2).toBeGreaterThan(150);
		expect(y + height / 2).toBeLessThan(1350);
	}
});

test("each has its number on a tag, in figures", () => {
	const drawn = (count: number) =>
		composeSvg({ layout: "contents", pieces: [{ art: "art:plate", count }, "art:cup"] }, { seed: "a" });
	expect(drawn(8)).not.toBe(drawn(6));
});
