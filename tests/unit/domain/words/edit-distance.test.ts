import { expect, test } from "vitest";
import { editDistance } from "#lib/domain/words/edit-distance.ts";

test.each([
	["", "", 2, 0],
	["a", "", 2, 1],
	["balonky", "balonky", 2, 0],
	["baloky", "balonky", 2, 1],
	["balonkky", "balonky", 2, 1],
	["baponky", "balonky", 2, 1],
	["balnoky", "balonky", 2, 1],
	["blaonyk", "balonky", 2, 2],
	["kostum", "kostym", 1, 1],
	["dort", "trdlo", 2, 3],
	["dort", "balonek", 2, 3],
	["ab", "cd", 1, 2],
	["dort", "dorty", 1, 1],
	["na", "at", 2, 2],
])("%j and %j differ, counted up to %i, in %i", (from, to, max, distance) => {
	expect(editDistance(from, to, max)).toBe(distance);
	expect(editDistance(to, from, max)).toBe(distance);
});
