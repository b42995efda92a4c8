// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DecisionProduct, DecisionVariant } from "#components/product/decision/decision-product.ts";
import { DeliveryPromise } from "#components/product/decision/delivery-promise.tsx";
import { DISPATCH } from "#lib/domain/time/promised-dates.ts";
import { forgetProduct, Surroundings, show } from "../show.tsx";

const BRANCHES = [
	{ id: 1, name: "Konfety Praha", isPrague: true },
	{ id: 2, name: "Konfety Brno", isPrague: false },
];
const COURIER = { from: 1, to: 2 };
const CUT_OFF = "Objednávky z pracovních dnů do 14:00 počítáme od téhož dne.";
const TODAY = "Platí pro objednávky dnes do 14:00.";
type Pieces = [number, number][];
const PRODUCT: Parameters<typeof DeliveryPromise>[0]["product"] = {
	branches: BRANCHES,
	courier: COURIER,
	pickupBranches: 13,
	dispatch: DISPATCH,
	choice: "variant",
};

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const linesOf = (root: ParentNode) => [...root.querySelectorAll("p")].map((line) => plain(line.textContent));

function promise(
	variant: Pick<DecisionVariant, "warehouse" | "pieces"> = { warehouse: 5, pieces: [] },
	changes: Partial<DecisionProduct> = {},
) {
	return <DeliveryPromise variant={variant} product={{ ...PRODUCT, ...changes }} />;
}

/** On screen, once the code of the calendar is here. */
async function showDated(...shown: Parameters<typeof show>) {
	const { container } = show(...shown);
	await act(() => vi.dynamicImportSettled());
	return container;
}

beforeEach(() => {
	vi.useFakeTimers({ now: new Date("2026-11-24T12:58:30Z") });
});
afterEach(() => {
	forgetProduct();
	vi.useRealTimers();
});

describe("the kept page, which has no clock, promises working days", () => {
	test.each([
		[
			5,
			[[1, 2]],
			COURIER,
			["Kurýrem u vás za 1–2 pracovní dny", "Na nejrychlejší pobočce (Konfety Praha) za 1–2 pracovní dny", CUT_OFF],
		],
		[
			5,
			[[2, 2]],
			COURIER,
			["Kurýrem u vás za 1–2 pracovní dny", "Na nejrychlejší pobočce (Konfety Brno) za 3–5 pracovních dnů", CUT_OFF],
		],
		[
			5,
			[],
			{ from: 2, to: 2 },
			["Kurýrem u vás za 2 pracovní dny", "Na pobočku přivezeme do 10 pracovních dnů", CUT_OFF],
		],
		[5, [], null, ["Na pobočku přivezeme do 10 pracovních dnů", CUT_OFF]],
		[
			0,
			[[2, 1]],
			COURIER,
			[
				"V e-shopu není skladem. Kusy máme jen na pobočkách, kurýrem je teď neposíláme.",
				"Na nejrychlejší pobočce (Konfety Brno) za 3–5 pracovních dnů",
				CUT_OFF,
			],
		],
	] satisfies [number, Pieces, typeof COURIER | null, string[]][])(
		"of %i pieces in the warehouse and %j at branches",
		(warehouse, pieces, courier, lines) => {
			const page = document.createElement("div");
			page.innerHTML = renderToString(<Surroundings>{promise({ warehouse, pieces }, { courier })}</Surroundings>);
			expect(linesOf(page)).toEqual(lines);
		},
	);
});

test.each([
	[[], "Na pobočku nejdřív (podle velikosti a pobočky) za 1 pracovní den"],
	[[[2, 2]], "Na pobočku nejdřív (podle velikosti a pobočky) za 1 pracovní den"],
	[[[1, 2]], "Na nejrychlejší pobočce (Konfety Praha) za 1–2 pracovní dny"],
] satisfies [Pieces, string][])(
	"before a variant is chosen, only the soonest of any is said, unless all have it: %j",
	(pieces, line) => {
		const { container } = show(
			<DeliveryPromise variant={{ warehouse: 5, pieces }} isOpen product={{ ...PRODUCT, choice: "size" }} />,
		);
		expect(linesOf(container)).toContain(line);
	},
);

test("a branch has its name as the quickest only where no other is as quick", () => {
	const branches = [...BRANCHES, { id: 3, name: "Konfety Plzeň", isPrague: false }];
	const both = {
		pieces: [
			[2, 1],
			[3, 1],
		] as Pieces,
		warehouse: 5,
	};
	expect(linesOf(show(promise(both, { branches })).container)).toContain(
		"Na nejrychlejší pobočce za 3–5 pracovních dnů",
	);
});

describe("the browser promises days of the calendar", () => {
	test.each([
		[
			5,
			[[1, 2]],
			[
				"Kurýrem u vás zítra ve středu 25. 11. nebo ve čtvrtek 26. 11.",
				"Na nejrychlejší pobočce (Konfety Praha) zítra ve středu 25. 11. nebo ve čtvrtek 26. 11.",
			],
		],
		[
			5,
			[[2, 2]],
			[
				"Kurýrem u vás zítra ve středu 25. 11. nebo ve čtvrtek 26. 11.",
				"Na nejrychlejší pobočce (Konfety Brno) mezi pátkem 27. 11. a úterým 1. 12.",
			],
		],
		[
			5,
			[],
			[
				"Kurýrem u vás zítra ve středu 25. 11. nebo ve čtvrtek 26. 11.",
				"Na pobočku přivezeme nejpozději v úterý 8. 12.",
			],
		],
	] satisfies [number, Pieces, string[]][])(
		"for %i pieces in the warehouse and %j at branches",
		async (warehouse, pieces, lines) => {
			expect(linesOf(await showDated(promise({ warehouse, pieces })))).toEqual([...lines, TODAY]);
		},
	);

	test("in English", async () => {
		expect(linesOf(await showDated(promise({ warehouse: 5, pieces: [[2, 2]] }), "en"))).toEqual([
			"By courier tomorrow, Wednesday 25 November, or Thursday 26 November",
			"At the quickest branch (Konfety Brno) between Friday 27 November and Tuesday 1 December",
			"For orders placed today by 14:00.",
		]);
	});

	test("and later ones from the cut-off on, while the page is open", async () => {
		const container = await showDated(promise({ warehouse: 5, pieces: [] }, { pickupBranches: 0 }));
		const before = ["Kurýrem u vás zítra ve středu 25. 11. nebo ve čtvrtek 26. 11.", TODAY];
		expect(linesOf(container)).toEqual(before);
		act(() => vi.advanceTimersByTime(89_000));
		expect(linesOf(container)).toEqual(before);
		act(() => vi.advanceTimersByTime(1_000));
		expect(linesOf(container)).toEqual(["Kurýrem u vás ve čtvrtek 26. 11. nebo v pátek 27. 11.", CUT_OFF]);
	});

	test("from the cut-off that the shop has set", async () => {
		const container = await showDated(
			promise({ warehouse: 5, pieces: [] }, { pickupBranches: 0, dispatch: { cutOffHour: 9 } }),
		);
		expect(linesOf(container)).toEqual([
			"Kurýrem u vás ve čtvrtek 26. 11. nebo v pátek 27. 11.",
			"Objednávky z pracovních dnů do 9:00 počítáme od téhož dne.",
		]);
	});

	test("in as many lines as the kept page has", async () => {
		const page = document.createElement("div");
		page.innerHTML = renderToString(<Surroundings>{promise()}</Surroundings>);
		expect(linesOf(await showDated(promise()))).toHaveLength(linesOf(page).length);
	});
});

test("a shop without pickup promises none", async () => {
	const container = await showDated(promise({ warehouse: 5, pieces: [] }, { branches: [], pickupBranches: 0 }));
	expect(container.textContent).not.toContain("pobočk");
});
