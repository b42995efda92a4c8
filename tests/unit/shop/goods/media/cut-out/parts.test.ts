import { describe, expect, test } from "vitest";
import { ART_FACTS } from "#lib/shop/goods/media/art/facts.ts";
import { fill, group } from "#lib/shop/goods/media/art/kit.ts";
import { part } from "#lib/shop/goods/media/art/part.ts";
import { drawArt } from "#lib/shop/goods/media/compose.ts";
import { boundsOf } from "#lib/shop/goods/media/cut-out/bounds.ts";
import { partsOf } from "#lib/shop/goods/media/cut-out/parts.ts";

const square = (x: number, y: number) => fill(`M${x} ${y}H${x + 10}V${y + 10}H${x}Z`, "#ff0000");
const costume = (name: string) => drawArt(name, { color: "#d7263d", color2: "#2f6fd0", sign: "" });
const kindsOf = (...of: Parameters<typeof partsOf>) => partsOf(...of).map(({ kind }) => kind);

describe("a costume is taken apart", () => {
	test("into its parts alone, not into who wears it", () => {
		expect(kindsOf(costume("costume-princess"))).toEqual(["dress", "hat", "prop"]);
	});

	test("without what is drawn and not sold with it", () => {
		const hero = costume("costume-hero");
		expect(kindsOf(hero)).toEqual(["cape", "tights", "shoes", "top", "gloves", "mask"]);
		expect(kindsOf(hero, ["top", "tights", "shoes", "gloves"])).toEqual(["cape", "mask"]);
	});

	test("with what has no mark sewn on what was drawn before it, and nothing on a head", () => {
		const parts = partsOf(part("top", square(0, 0)) + square(20, 0) + part("body", square(50, 50)) + square(60, 60));
		expect(parts.map(({ kind, bounds }) => [kind, bounds])).toEqual([
			["top", { left: 0, top: 0, right: 30, bottom: 10 }],
		]);
	});

	test("with both halves of a kind as one part, and without the hand that holds it", () => {
		const held = part("prop", square(0, 0), part("hands", square(90, 90)));
		const parts = partsOf(held + part("top", square(5, 5)) + part("prop", square(20, 20)));
		expect(parts.map(({ kind }) => kind)).toEqual(["prop", "top"]);
		expect(parts[0]?.bounds).toEqual({ left: 0, top: 0, right: 30, bottom: 30 });
	});
});

test.each(Object.keys(ART_FACTS).filter((name) => name.startsWith("costume-")))("%s has a part to take off", (name) => {
	expect(partsOf(costume(name)).length).toBeGreaterThan(0);
});

describe("the box round a drawing", () => {
	test.each([
		["mirrored", 'transform="translate(100 0) scale(-1 1)"', { left: 90, top: 0, right: 100, bottom: 10 }],
		["turned round a point", 'transform="rotate(90 5 5)"', { left: 0, top: 0, right: 10, bottom: 10 }],
		["moved", 'transform="translate(3 4)"', { left: 3, top: 4, right: 13, bottom: 14 }],
	])("follows it when it is %s", (_, transform, box) => {
		const bounds = boundsOf(group(transform, square(0, 0)));
		for (const [side, at] of Object.entries(box)) expect(bounds?.[side as keyof typeof box]).toBeCloseTo(at);
	});

	test("has the width of lines in it; of nothing there is none", () => {
		expect(boundsOf('<path d="M0 0H10" fill="none" stroke="#000000" stroke-width="4" />')).toEqual({
			left: -2,
			top: -2,
			right: 12,
			bottom: 2,
		});
		expect(boundsOf("")).toBeNull();
	});
});
