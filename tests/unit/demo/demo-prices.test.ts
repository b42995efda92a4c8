import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BALLOON_TYPES } from "#demo/facts/balloon-types.ts";

const CONTENT = "demo/texts";
const WRITTEN = [
	"pages/balloon-inflation.cs.md",
	"pages/balloon-inflation.en.md",
	"documents/cenik-sluzeb.cs.md",
] as const;

/** Cells of the table that has a row for each kind of balloon: hours in the air, and prices in crowns. */
function priceRows(file: string): string[][] {
	const rows = readFileSync(`${CONTENT}/${file}`, "utf8").split("\n");
	return rows
		.filter((row) => / (?:hodin|hours|dní|days) \|/.test(row))
		.map((row) => row.split("|").map((cell) => cell.trim()))
		.map(([, , ...cells]) => cells.filter((cell) => cell !== ""));
}

function floatText([min, max]: readonly [number, number], file: string): string {
	const [hours, days] = file.includes(".en.") ? ["hours", "days"] : ["hodin", "dní"];
	return max > 48 ? `${min / 24}–${max / 24} ${days}` : `${min}–${max} ${hours}`;
}

describe("what the demo shop writes about balloons is what it charges", () => {
	test.each(WRITTEN)("%s", (file) => {
		const crowns = (price: number | undefined) => (price === undefined ? "–" : `${price} Kč`);
		expect(priceRows(file)).toEqual(
			BALLOON_TYPES.map(({ floats, price, ownPrice, gelPrice }) => [
				floatText(floats, file),
				crowns(price),
				crowns(ownPrice),
				crowns(gelPrice),
			]),
		);
	});
});
