import { describe, expect, test } from "vitest";
import { pathExtent } from "#lib/shop/goods/media/paper/extent.ts";
import { turned } from "#lib/shop/goods/media/paper/matrix.ts";
import { inPaper, SHADE } from "#lib/shop/goods/media/paper/paper.ts";

const SQUARE = '<path d="M0 0H50V50H0Z" fill="#e8336d" />';
const MOVED = /<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)"><path[^>]*fill="(#[0-9a-f]{6})"/g;

/** Where the copies of a shape lie: those in shadow's ink, and the lit edge. */
function copiesOf(markup: string) {
	const moved = [...markup.matchAll(MOVED)].map(([, x, y, paint]) => ({ x: Number(x), y: Number(y), paint }));
	return { shadows: moved.filter(({ paint }) => paint === SHADE), edges: moved.filter(({ paint }) => paint !== SHADE) };
}

test("a sheet throws its shadow to the lower right and has a lit edge to the upper left", () => {
	const { shadows, edges } = copiesOf(inPaper(SQUARE, 3));
	expect(shadows.length).toBeGreaterThan(1);
	expect(shadows.every(({ x, y }) => x > 0 && y > 0)).toBe(true);
	expect(edges).toHaveLength(1);
	expect(edges.every(({ x, y }) => x < 0 && y < 0)).toBe(true);
});

test("a mirrored or turned sheet is lit from the same side", () => {
	const mirrored = copiesOf(inPaper(`<g transform="translate(100 0) scale(-1 1)">${SQUARE}</g>`, 3));
	expect(mirrored.shadows.every(({ x, y }) => x < 0 && y > 0)).toBe(true);
	const upsideDown = copiesOf(inPaper(SQUARE, 3, turned([1, 0, 0, 1], "rotate(180) scale(2)")));
	expect(upsideDown.shadows.every(({ x, y }) => x < 0 && y < 0)).toBe(true);
});

test.each([
	["what is clipped", `<g clip-path="url(#a)">${SQUARE}</g>`],
	["what is printed", `<g class="print">${SQUARE}</g>`],
	["what is translucent", SQUARE.replace("/>", 'opacity=".5"/>')],
	["a speck", '<circle cx="5" cy="5" r=".4" fill="#000000"/>'],
	["a thin line", '<path d="M0 0H50" stroke="#000000" stroke-width=".4"/>'],
	["a definition", `<defs>${SQUARE}</defs>`],
])("%s lies flat", (_, markup) => {
	expect(inPaper(markup, 3)).toBe(markup);
});

test("a shape takes the colour of its group, and a strip its width from its stroke", () => {
	expect(copiesOf(inPaper('<g fill="#00ff00"><path d="M0 0H50V50H0Z"/></g>', 3)).shadows).not.toEqual([]);
	expect(inPaper('<path d="M0 0H50" fill="none" stroke="#00ff00" stroke-width="12"/>', 3)).toContain(
		`stroke="${SHADE}" stroke-opacity`,
	);
});

describe("the extent of a path", () => {
	test.each([
		["M10 10H30V50H10Z", 20, 40],
		["m10 10h20v40h-20z", 20, 40],
		["M0 0L5 5l5-5", 10, 5],
		["M0 0C0 10 20 10 20 0", 20, 10],
		["M0 0c0 10 20 10 20 0s20-10 20 0", 40, 20],
		["M.5.5L1.5.5", 1, 0],
		["M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0", 10, 5],
		["M0 0a2 2 0 013 4", 3, 4],
		["", 0, 0],
	])("%s", (d, width, height) => {
		const extent = pathExtent(d);
		expect(extent.width).toBeGreaterThanOrEqual(width);
		expect(extent.width).toBeLessThanOrEqual(width * 1.6);
		expect(extent.height).toBeGreaterThanOrEqual(height);
		expect(extent.height).toBeLessThanOrEqual(Math.max(10, height * 1.6));
	});
});
