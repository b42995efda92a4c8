import { describe, expect, test } from "vitest";
import { type Direction, nextPoint, spreadOut } from "#lib/domain/place/map-points.ts";

describe("the next point", () => {
	const START = { x: 0.5, y: 0.5 };
	const AROUND = [START, { x: 0.75, y: 0.5 }, { x: 0.25, y: 0.5 }, { x: 0.5, y: 0.25 }, { x: 0.5, y: 0.75 }];

	test.each<[Direction, number]>([
		["right", 1],
		["left", 2],
		["up", 3],
		["down", 4],
	])("%s is the one that lies there", (direction, next) => {
		expect(nextPoint(AROUND, 0, direction)).toBe(next);
	});

	test.each([
		["straight ahead", { x: 0.75, y: 0.5 }, 1],
		["as far aside as ahead", { x: 0.75, y: 0.75 }, 1],
		["twice as far aside as ahead, the most there may be", { x: 0.75, y: 1 }, 1],
		["further aside than that", { x: 0.625, y: 1 }, null],
		["behind", { x: 0.25, y: 0.5 }, null],
		["at the same place", START, null],
	])("to the right of the start, when the only other point lies %s", (_, other, next) => {
		expect(nextPoint([START, other], 0, "right")).toBe(next);
	});
});

describe("points spread out", () => {
	test("two points that are too near are moved apart by the same distance", () => {
		const [one, other] = spreadOut(
			[
				{ x: 0.49, y: 0.5 },
				{ x: 0.51, y: 0.5 },
			],
			0.1,
		);
		expect(one?.x).toBeCloseTo(0.45, 6);
		expect(other?.x).toBeCloseTo(0.55, 6);
		expect([one?.y, other?.y]).toEqual([0.5, 0.5]);
	});

	test("points that are far enough apart stay, and the given list is not changed", () => {
		const points = [
			{ x: 0.25, y: 0.5 },
			{ x: 0.5, y: 0.5 },
		];
		expect(spreadOut(points, 0.25)).toEqual(points);
		spreadOut(points, 0.5);
		expect(points[0]).toEqual({ x: 0.25, y: 0.5 });
	});
});
