import { expect, test } from "vitest";
import { distanceKm } from "#lib/domain/place/distance.ts";

const PRAGUE = { latitude: 50.0875, longitude: 14.4213 };
const BRNO = { latitude: 49.1951, longitude: 16.6068 };

test.each([
	["from Prague to Brno", PRAGUE, BRNO, 186.1],
	["and back", BRNO, PRAGUE, 186.1],
	["to the same place", PRAGUE, PRAGUE, 0],
	["a degree of the meridian", { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111.2],
	["over the date line", { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
	["to the other side of the earth", { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015.1],
])("%s", (_, from, to, km) => {
	expect(distanceKm(from, to)).toBeCloseTo(km, 0);
});
