import { describe, expect, test } from "vitest";
import { composeSvg } from "#lib/shop/goods/media/compose.ts";
import { FRAME } from "#lib/shop/goods/media/place.ts";
import { dimension, inScale, referenceFor } from "#lib/shop/goods/media/scale.ts";

test.each([
	[12, false, "hand"],
	[45, false, "hand"],
	[60, false, "child"],
	[100, false, "child"],
	[116, true, "door"],
] as const)("goods of %i cm, worn %s, stand beside a %s", (cm, isWorn, art) => {
	expect(referenceFor(cm, isWorn).art).toBe(art);
});

describe("goods and what they are compared with", () => {
	const cases = [5, 30, 90, 180].flatMap((cm) => [0.3, 0.6, 1, 2].map((aspect) => ({ cm, aspect })));

	test.each(cases)("$cm cm, $aspect as wide as high: both in one scale, on one floor, within the frame", (goods) => {
		const reference = { cm: referenceFor(goods.cm, false).cm, aspect: 0.6 };
		const { before, line } = inScale(goods, reference);
		const [beside, main] = before;
		if (!beside || !main) throw new Error("Nothing to compare");
		expect(main.height / beside.height).toBeCloseTo(goods.cm / reference.cm, 5);
		expect(main.y + main.height / 2).toBeCloseTo(beside.y + beside.height / 2, 5);
		expect(line.bottom - line.top).toBeCloseTo(main.height, 5);
		expect(beside.x - beside.width / 2).toBeGreaterThan(main.x + main.width / 2);
		expect(beside.x + beside.width / 2).toBeLessThanOrEqual(FRAME.width);
		expect(Math.min(main.y - main.height / 2, beside.y - beside.height / 2)).toBeGreaterThanOrEqual(0);
	});
});

test("the line says the centimetres, or the sizes that the recipe names", () => {
	const letters = (label: string) =>
		/<g transform="translate\([^)]*\)"><g transform="[^"]*"><path d="(M[^"]+)"/.exec(
			dimension({ x: 0, top: 0, bottom: 100 }, label).replace(/^.*?(?=<g transform="translate\(\d)/, ""),
		)?.[1] ?? "none";
	const draw = (traits: { cm?: number; sizes?: string }) =>
		composeSvg({ layout: "scale", pieces: ["art:balloon"], ...traits }, { seed: "a" });
	expect(draw({ cm: 30 })).toContain(letters("30 CM"));
	expect(draw({ cm: 30, sizes: "98-140 CM" })).toContain(letters("98-140 CM"));
	expect(draw({ cm: 30, sizes: "98-140 CM" })).not.toContain(letters("30 CM"));
	expect(() => draw({})).toThrow("A picture in scale without centimetres");
});
