import { expect, test } from "vitest";
import { labelSides } from "#lib/domain/place/map-labels.ts";

const praha = (x: number, y: number) => ({ x, y, name: "Praha" });
const karlovyVary = (x: number, y: number) => ({ x, y, name: "Karlovy Vary" });

test.each([
	["on the right where there is room", [praha(0.5, 0.3)], ["right"]],
	["on the left where the map ends right behind the name", [praha(0.89, 0.3)], ["left"]],
	["away from a name that is there already", [karlovyVary(0.4, 0.3), karlovyVary(0.4, 0.335)], ["right", "left"]],
	["below at the edge when a town is on the left", [praha(0.85, 0.3), praha(0.95, 0.3)], ["left", "below"]],
	[
		"above at the edge when towns are on the left and below",
		[praha(0.85, 0.3), praha(0.95, 0.3), praha(0.95, 0.375)],
		["left", "above", "left"],
	],
	[
		"on the right after all when towns are all around",
		[praha(0.85, 0.3), praha(0.95, 0.3), praha(0.95, 0.375), praha(0.95, 0.235)],
		["left", "right", "left", "left"],
	],
	[
		"not above the upper edge of the map",
		[praha(0.85, 0.05), praha(0.95, 0.05), praha(0.95, 0.125)],
		["left", "right", "left"],
	],
])("a name stands %s", (_, places, sides) => {
	expect(labelSides(places)).toEqual(sides);
});

test("a map without towns has no names", () => {
	expect(labelSides([])).toEqual([]);
});
