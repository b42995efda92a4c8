// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { BranchAvailability } from "#components/product/decision/branch-availability.tsx";
import { forgetProduct, show } from "../show.tsx";

afterEach(forgetProduct);

const BRANCHES = [
	{ id: 1, name: "Konfety Praha", isPrague: true },
	{ id: 2, name: "Konfety Brno", isPrague: false },
	{ id: 3, name: "Konfety Zlín", isPrague: false },
];
const ELSEWHERE = "Na ostatních pobočkách do 10 pracovních dnů, doručení do Vánoc nezaručujeme.";

function linesOf(variant: { warehouse: number; pieces: [number, number][] }, pickupBranches = 13): (string | null)[] {
	show(<BranchAvailability variant={variant} product={{ branches: BRANCHES, pickupBranches }} stores="/prodejny" />);
	return screen.queryAllByRole("listitem", { hidden: true }).map((line) => line.textContent);
}

describe("pickup at branches", () => {
	test("branches with stock show how many pieces and when: 1–2 working days in Prague, 3–5 elsewhere", () => {
		const lines = linesOf({
			warehouse: 7,
			pieces: [
				[1, 2],
				[3, 1],
			],
		});
		expect(lines).toEqual([
			"Konfety Praha2 kusy, k\u00a0vyzvednutí za 1–2\u00a0pracovní dny",
			"Konfety Zlín1 kus, k\u00a0vyzvednutí za 3–5\u00a0pracovních dnů",
		]);
		screen.getByText(ELSEWHERE);
	});

	test("without stock at any branch the warehouse delivers there within 10 working days", () => {
		expect(linesOf({ warehouse: 7, pieces: [] })).toEqual([]);
		screen.getByText("Na žádné pobočce teď není.");
		screen.getByText(ELSEWHERE);
	});

	test("when all branches have it, no other branches are mentioned", () => {
		const pieces: [number, number][] = BRANCHES.map(({ id }) => [id, 1]);
		expect(linesOf({ warehouse: 7, pieces }, BRANCHES.length)).toHaveLength(BRANCHES.length);
		expect(screen.queryByText(ELSEWHERE)).toBeNull();
	});

	test("no pickup elsewhere is promised when the warehouse has none", () => {
		linesOf({ warehouse: 0, pieces: [[2, 4]] });
		expect(screen.queryByText(ELSEWHERE)).toBeNull();
		screen.getByText("Na ostatních pobočkách teď není.");
	});
});
