import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BALLOON_TYPES } from "#demo/facts/balloon-types.ts";
import { filledType, fillingOf } from "#demo/facts/helium-fillings.ts";
import { readCatalogue } from "#demo/seed/read-catalogue.ts";
import { addonsOf } from "#demo/seed/seed-links.ts";
import { PARTY_BUDGET_CZK } from "#lib/domain/request/request-terms.ts";
import { formatWholeCzk } from "#lib/i18n/format-czk.ts";

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

describe("a filling with helium that is offered beside a balloon", () => {
	test("costs what the price list asks for its kind", async () => {
		const all = await readCatalogue();
		const offered = all.flatMap((product) => {
			const type = filledType(product);
			return type ? [{ type, code: fillingOf(product) }] : [];
		});
		expect(new Set(offered.map(({ type }) => type)).size).toBe(6);
		for (const { type, code } of offered)
			expect(all.find((product) => product.code === code)?.price).toBe(
				BALLOON_TYPES.find(({ key }) => key === type)?.ownPrice,
			);
	});

	test.each([
		["BL-1201", "BL-1427"],
		["BL-1104", "BL-1427"],
		["BL-1101", "BL-1426"],
		["BL-1001", "BL-1421"],
		["BL-1004", "BL-1424"],
		["TM-5234", "BL-1425"],
		["TM-5042", "BL-1428"],
	])("%s: %s", async (code, filling) => {
		const product = (await readCatalogue()).find((one) => one.code === code);
		expect(product && addonsOf(product)).toEqual([filling, "BL-1422", "BL-1423"]);
	});

	test("is of no one price for bouquets and sets of several kinds, and not for balloons for air", async () => {
		const all = await readCatalogue();
		const addons = (code: string) => all.filter((one) => one.code === code).map(addonsOf);
		expect([addons("BL-1509"), addons("SA-6022"), addons("BL-1203")]).toEqual([
			[["BL-1422", "BL-1423"]],
			[["BL-1422", "BL-1423"]],
			[[]],
		]);
	});
});

test.each([
	"services/decoration.cs.md",
	"services/decoration.en.md",
	"pages/turnkey-party-decoration.cs.md",
	"pages/turnkey-party-decoration.en.md",
	"documents/cenik-sluzeb.cs.md",
])("%s names for the smallest decoration what its form begins with", (file) => {
	const [smallest] = readFileSync(`${CONTENT}/${file}`, "utf8")
		.replaceAll("\u00a0", " ")
		.split("\n")
		.filter((line) => /^(?:\| (?:Malá|Small)|.*(?:Malé výzdoby|Small decorations))/.test(line));
	expect(smallest).toContain(formatWholeCzk(PARTY_BUDGET_CZK.min).replaceAll("\u00a0", " "));
});
