import { expect, test } from "vitest";
import { pack, type Size } from "#lib/shop/goods/media/cut-out/pack.ts";

const ROOM = { width: 960, height: 1100 };
const GAP = 40;

const boxesOf = (things: Size[]) =>
	pack(things, ROOM, GAP, 15).map(({ x, y, scale }, i) => {
		const { width, height } = things[i] ?? { width: 0, height: 0 };
		const [w, h] = [(width * scale) / 2, (height * scale) / 2];
		return { left: x - w, right: x + w, top: y - h, bottom: y + h };
	});

test.each([
	["one", [{ width: 60, height: 90 }]],
	[
		"a cape and a mask",
		[
			{ width: 60, height: 55 },
			{ width: 25, height: 8 },
		],
	],
	[
		"seven",
		[
			{ width: 54, height: 60 },
			{ width: 40, height: 32 },
			{ width: 28, height: 40 },
			{ width: 20, height: 16 },
			{ width: 60, height: 12 },
			{ width: 12, height: 44 },
			{ width: 26, height: 9 },
		],
	],
])("%s things lie within the room, a gap from each other", (_, things) => {
	const boxes = boxesOf(things);
	for (const [i, a] of boxes.entries()) {
		expect(a.left).toBeGreaterThan(-0.01);
		expect(a.top).toBeGreaterThan(-0.01);
		expect(a.right).toBeLessThan(ROOM.width + 0.01);
		expect(a.bottom).toBeLessThan(ROOM.height + 0.01);
		for (const b of boxes.slice(i + 1)) {
			const apart = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
			expect(apart).toBeGreaterThan(GAP - 0.01);
		}
	}
});

test("all are in one scale, but for small ones, which are up to half larger", () => {
	const [cape, mask] = pack(
		[
			{ width: 60, height: 55 },
			{ width: 25, height: 8 },
		],
		ROOM,
		GAP,
		15,
	);
	expect((mask?.scale ?? 0) / (cape?.scale ?? 1)).toBeCloseTo(26 / 25);
	const [, button] = pack(
		[
			{ width: 60, height: 55 },
			{ width: 4, height: 4 },
		],
		ROOM,
		GAP,
		15,
	);
	expect((button?.scale ?? 0) / (cape?.scale ?? 1)).toBeCloseTo(1.5);
});
