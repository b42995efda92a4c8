// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BranchAvailability } from "#components/product/decision/branch-availability.tsx";
import { DISPATCH } from "#lib/domain/time/promised-dates.ts";
import { forgetProduct, show } from "../show.tsx";

beforeEach(() => {
	vi.useFakeTimers({ now: new Date("2026-11-24T09:00:00Z") });
});
afterEach(() => {
	forgetProduct();
	vi.useRealTimers();
});

const BRANCHES = [
	{ id: 1, name: "Konfety Praha", isPrague: true },
	{ id: 2, name: "Konfety Brno", isPrague: false },
	{ id: 3, name: "Konfety Zlín", isPrague: false },
];
const ELSEWHERE =
	"Na ostatních pobočkách nejpozději v úterý 8. 12. (do 10 pracovních dnů), doručení do Vánoc nezaručujeme.";

async function linesOf(variant: { warehouse: number; pieces: [number, number][] }, pickupBranches = 13) {
	show(
		<BranchAvailability
			variant={variant}
			product={{ branches: BRANCHES, pickupBranches, dispatch: DISPATCH }}
			stores="/prodejny"
		/>,
	);
	await act(() => vi.dynamicImportSettled());
	return screen.queryAllByRole("listitem", { hidden: true }).map((line) => line.textContent?.replaceAll("\u00a0", " "));
}

describe("pickup at branches", () => {
	test("branches with stock show how many pieces and when: 1–2 working days in Prague, 3–5 elsewhere", async () => {
		const lines = await linesOf({
			warehouse: 7,
			pieces: [
				[1, 2],
				[3, 1],
			],
		});
		expect(lines).toEqual([
			"Konfety Praha2 kusy, k vyzvednutí zítra ve středu 25. 11. nebo ve čtvrtek 26. 11. (za 1–2 pracovní dny)",
			"Konfety Zlín1 kus, k vyzvednutí mezi pátkem 27. 11. a úterým 1. 12. (za 3–5 pracovních dnů)",
		]);
		screen.getByText(ELSEWHERE);
	});

	test("without stock at any branch the warehouse delivers there within 10 working days", async () => {
		expect(await linesOf({ warehouse: 7, pieces: [] })).toEqual([]);
		screen.getByText("Na žádné pobočce teď není.");
		screen.getByText(ELSEWHERE);
	});

	test("when all branches have it, no other branches are mentioned", async () => {
		const pieces: [number, number][] = BRANCHES.map(({ id }) => [id, 1]);
		expect(await linesOf({ warehouse: 7, pieces }, BRANCHES.length)).toHaveLength(BRANCHES.length);
		expect(screen.queryByText(ELSEWHERE)).toBeNull();
	});

	test("no pickup elsewhere is promised when the warehouse has none", async () => {
		await linesOf({ warehouse: 0, pieces: [[2, 4]] });
		expect(screen.queryByText(ELSEWHERE)).toBeNull();
		screen.getByText("Na ostatních pobočkách teď není.");
	});
});
