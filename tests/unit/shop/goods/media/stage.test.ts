import { describe, expect, test } from "vitest";
import { composeSvg } from "#lib/shop/goods/media/compose.ts";
import { FRAME, type Place } from "#lib/shop/goods/media/place.ts";
import { laidTable, type Role, roleOf, scene, setting } from "#lib/shop/goods/media/stage.ts";

const PARTY: Role[] = ["cloth", "plate", "cup", "napkin", "balloon", "hung", "rest", "rest"];
const countOf = (places: readonly Place[], roles: readonly Role[], role: Role) =>
	places.filter(({ piece }) => roles[piece] === role).length;

test.each([
	["tablecloth", "cloth"],
	["plate", "plate"],
	["balloon-stars", "balloon"],
	["foil-heart", "balloon"],
	["foil-number", "rest"],
	["balloon-dog", "rest"],
	["letter-flag", "hung"],
	["costume-trex", "figure"],
	["birthday-cake", "rest"],
] as const)("a %s is a %s on a stage", (name, role) => {
	expect(roleOf(name)).toBe(role);
});

describe("a table", () => {
	test("is laid for four with what there is, in turn", () => {
		const roles: Role[] = ["plate", "plate", "cup", "napkin"];
		const { before } = laidTable(roles);
		expect(["plate", "cup", "napkin"].map((role) => countOf(before, roles, role as Role))).toEqual([4, 4, 4]);
		expect(before.filter(({ piece }) => piece === 0)).toHaveLength(2);
	});

	test("has flags and balloons behind it, and the rest at its back", () => {
		const { behind, before, cords } = laidTable(PARTY);
		expect(countOf(behind, PARTY, "balloon")).toBeGreaterThan(1);
		expect(countOf(behind, PARTY, "hung")).toBeGreaterThan(4);
		expect(countOf(before, PARTY, "rest")).toBe(2);
		expect(cords).toHaveLength(1);
		expect(laidTable(["plate"]).cords).toEqual([]);
	});

	test("has the colours and the print of the cloth, or is of wood", () => {
		const draw = (pieces: Parameters<typeof composeSvg>[0]["pieces"]) =>
			composeSvg({ layout: "table", pieces }, { seed: "a" });
		const cloth = { art: "art:tablecloth", color: "#3f8efc" } as const;
		expect(draw([cloth, "art:plate"])).toContain("#3f8efc");
		expect(draw(["art:plate"])).not.toContain("#3f8efc");
		expect(draw([{ ...cloth, print: "octopus" }, "art:plate"])).not.toBe(draw([cloth, "art:plate"]));
	});
});

test("a scene has the costumes large in its middle and other goods in front, four at most", () => {
	const roles: Role[] = ["plate", "figure", "hung", "balloon", "cup", "rest", "rest", "rest"];
	const { before, table } = scene(roles);
	expect(before[0]?.piece).toBe(1);
	expect(before).toHaveLength(5);
	expect(table).toBeNull();
	expect(scene(["rest", "rest"]).before.map(({ piece }) => piece)).toEqual([0, 1]);
});

test("of three costumes in a scene, two stand in front and the third hovers behind them", () => {
	const { behind, before } = scene(["figure", "figure", "figure"]);
	expect(before.map(({ piece }) => piece)).toEqual([0, 1]);
	expect(behind.map(({ piece }) => piece)).toEqual([2]);
	expect(behind[0]?.y).toBeLessThan(before[0]?.y ?? 0);
});

test("tables are of several woods, each picture always of the same one", () => {
	const draw = (seed: string) => composeSvg({ layout: "table", pieces: ["art:plate"] }, { seed });
	const seeds = Array.from({ length: 20 }, (_, i) => `set ${i}`);
	expect(seeds.map(draw)).toEqual(seeds.map(draw));
	expect(new Set(seeds.map(draw)).size).toBe(4);
});

test("all that stands on a stage keeps within the frame", () => {
	for (const stage of [
		laidTable(PARTY),
		laidTable(["plate", "cutlery"]),
		scene(PARTY),
		scene(["figure", "figure", "figure"]),
	]) {
		for (const { x, y, width, height } of [...stage.behind, ...stage.before]) {
			expect(x - width / 2).toBeGreaterThanOrEqual(-10);
			expect(x + width / 2).toBeLessThanOrEqual(FRAME.width + 10);
			expect(y - height / 2).toBeGreaterThanOrEqual(0);
			expect(y + height / 2).toBeLessThanOrEqual(FRAME.height);
		}
	}
});

test("a setting has one of each that lies at a place, the plate in front of the others", () => {
	const roles: Role[] = ["balloon", "cup", "plate", "plate", "napkin"];
	expect(setting(roles).before.map(({ piece }) => piece)).toEqual([4, 1, 2]);
});
