import { describe, expect, test } from "vitest";
import { BRANCHES } from "#demo/facts/branches.ts";
import { COUNTRY_FRAME, outlinePath } from "#lib/domain/place/country-map.ts";
import { CZECH_OUTLINE } from "#lib/domain/place/czech-outline.ts";
import { labelSides } from "#lib/domain/place/map-labels.ts";
import { type Direction, type MapPoint, nextPoint, onMap, spreadOut } from "#lib/domain/place/map-points.ts";

const points = BRANCHES.map((branch) => onMap(COUNTRY_FRAME, branch));
const distance = (one: MapPoint, other: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y);

/** Whether a place lies inside the outline (even-odd rule). */
function isInside(longitude: number, latitude: number): boolean {
	return CZECH_OUTLINE.reduce((inside, [x1, y1], index) => {
		const [x2, y2] = CZECH_OUTLINE.at(index - 1) ?? [0, 0];
		const crosses = y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1;
		return crosses ? !inside : inside;
	}, false);
}

describe("the outline", () => {
	test.each(BRANCHES.map(({ slug, longitude, latitude }) => [slug, longitude, latitude] as const))(
		"has %s inside",
		(_, longitude, latitude) => expect(isInside(longitude, latitude)).toBe(true),
	);

	test.each([
		["Vienna", 16.37, 48.21],
		["Dresden", 13.74, 51.05],
		["Wrocław", 17.04, 51.11],
		["Bratislava", 17.11, 48.15],
		["Kłodzko", 16.65, 50.44],
		["Passau", 13.46, 48.57],
	])("has %s outside", (_, longitude, latitude) => expect(isInside(longitude, latitude)).toBe(false));

	test("reaches as far as the country does", () => {
		const longitudes = CZECH_OUTLINE.map(([longitude]) => longitude);
		const latitudes = CZECH_OUTLINE.map(([, latitude]) => latitude);
		expect(Math.min(...longitudes)).toBeCloseTo(12.09, 1);
		expect(Math.max(...longitudes)).toBeCloseTo(18.86, 1);
		expect(Math.min(...latitudes)).toBeCloseTo(48.55, 1);
		expect(Math.max(...latitudes)).toBeCloseTo(51.06, 1);
	});

	test("is a closed path within its map", () => {
		const path = outlinePath(1000);
		expect(path).toMatch(/^M\d+ \d+(L\d+ \d+)+Z$/);
		for (const [, x, y] of path.matchAll(/(\d+) (\d+)/g)) {
			expect(Number(x)).toBeLessThanOrEqual(1000);
			expect(Number(y)).toBeLessThanOrEqual(1000 * COUNTRY_FRAME.height);
		}
	});

	test("fills its map but for a narrow margin", () => {
		const drawn = [...outlinePath(1000).matchAll(/(\d+) (\d+)/g)];
		const [xs, ys] = [drawn.map(([, x]) => Number(x)), drawn.map(([, , y]) => Number(y))];
		expect(Math.min(...xs, ...ys)).toBeGreaterThan(10);
		expect(Math.min(...xs)).toBeLessThan(50);
		expect(Math.min(...ys)).toBeLessThan(50);
		expect(Math.max(...xs)).toBeGreaterThan(950);
		expect(Math.max(...ys)).toBeGreaterThan(1000 * COUNTRY_FRAME.height - 50);
	});

	test("places abroad are outside the map", () => {
		expect(onMap(COUNTRY_FRAME, { latitude: 48.21, longitude: 16.37 }).y).toBeGreaterThan(COUNTRY_FRAME.height);
		expect(onMap(COUNTRY_FRAME, { latitude: 50, longitude: 8 }).x).toBeLessThan(0);
	});
});

describe("pins", () => {
	const spread = spreadOut(points, 0.085);

	test("are 24 px apart on a map of 288 px, Hradec Králové and Pardubice too", () => {
		for (const [index, one] of spread.entries()) {
			for (const other of spread.slice(index + 1)) expect(distance(one, other) * 288).toBeGreaterThan(24);
		}
		expect(
			Math.min(...points.flatMap((one) => points.filter((p) => p !== one).map((p) => distance(one, p)))),
		).toBeLessThan(0.05);
	});

	test("stay near where they lie, and exactly there when they are alone", () => {
		for (const [index, point] of points.entries()) {
			const moved = distance(point, spread[index] ?? point);
			expect(moved).toBeLessThan(0.03);
			if (!["hradec-kralove", "pardubice"].includes(BRANCHES[index]?.slug ?? "")) expect(moved).toBe(0);
		}
	});

	test("at the same place are moved apart", () => {
		const [one, other] = spreadOut(
			[
				{ x: 0.5, y: 0.5 },
				{ x: 0.5, y: 0.5 },
			],
			0.1,
		);
		expect(distance(one ?? { x: 0, y: 0 }, other ?? { x: 0, y: 0 })).toBeCloseTo(0.1);
	});

	test("arrow keys reach every pin from every other", () => {
		const directions: Direction[] = ["left", "right", "up", "down"];
		for (const start of spread.keys()) {
			const reached = new Set([start]);
			for (const at of reached) for (const way of directions) reached.add(nextPoint(spread, at, way) ?? at);
			expect(reached.size).toBe(BRANCHES.length);
		}
	});

	test("an arrow key goes to the next pin in its direction, and stops at the edge", () => {
		const index = (slug: string) => BRANCHES.findIndex((branch) => branch.slug === slug);
		expect(nextPoint(spread, index("pardubice"), "up")).toBe(index("hradec-kralove"));
		expect(nextPoint(spread, index("ostrava"), "right")).toBeNull();
		expect(nextPoint(spread, index("brno"), "right")).toBe(index("zlin"));
		expect(nextPoint(spread, 99, "right")).toBeNull();
	});
});

describe("names on the map", () => {
	test("stand on the right unless something is there or the map ends", () => {
		const place = (x: number, y: number, name = "Praha") => ({ x, y, name });
		expect(labelSides([place(0.5, 0.3)])).toEqual(["right"]);
		expect(labelSides([place(0.95, 0.3)])).toEqual(["left"]);
		expect(labelSides([place(0.5, 0.3), place(0.58, 0.3)])).toEqual(["left", "right"]);
		expect(labelSides([place(0.04, 0.3, "Karlovy Vary"), place(0.14, 0.3)])[0]).toBe("right");
	});

	test("cover neither each other nor another town's pin", () => {
		const places = spreadOut(points, 0.085).map((point, index) => ({
			...point,
			name: BRANCHES[index]?.city.replace(/ \d+$/, "") ?? "",
		}));
		const sides = labelSides(places);
		const hradec = places.findIndex(({ name }) => name === "Hradec Králové");
		expect(sides[hradec]).toBe("right");
		expect(sides[places.findIndex(({ name }) => name === "Ostrava")]).toBe("left");
		expect(sides[places.findIndex(({ name }) => name === "Karlovy Vary")]).toBe("below");
	});
});
