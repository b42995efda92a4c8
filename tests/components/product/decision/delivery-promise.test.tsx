// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { DeliveryPromise } from "#components/product/decision/delivery-promise.tsx";
import { forgetProduct, show } from "../show.tsx";

afterEach(forgetProduct);

const BRANCHES = [
	{ id: 1, name: "Konfety Praha", isPrague: true },
	{ id: 2, name: "Konfety Brno", isPrague: false },
];
const COURIER = { from: 1, to: 2 };
type Pieces = [number, number][];

test.each([
	[5, [[1, 2]], COURIER, "Kurýrem doručíme za 1–2 pracovní dny. Na pobočce k vyzvednutí nejdřív za 1–2 pracovní dny."],
	[
		5,
		[[2, 2]],
		COURIER,
		"Kurýrem doručíme za 1–2 pracovní dny. Na pobočce k vyzvednutí nejdřív za 3–5 pracovních dnů.",
	],
	[5, [], { from: 2, to: 2 }, "Kurýrem doručíme za 2 pracovní dny. Na pobočku přivezeme do 10 pracovních dnů."],
	[5, [], null, "Na pobočku přivezeme do 10 pracovních dnů."],
	[
		0,
		[[2, 1]],
		COURIER,
		"V e-shopu není skladem. Kusy máme jen na pobočkách, kurýrem je teď neposíláme. Na pobočce k vyzvednutí nejdřív za 3–5 pracovních dnů.",
	],
] satisfies [number, Pieces, typeof COURIER | null, string][])(
	"with %i pieces in the warehouse and %j at branches the earliest delivery and pickup are promised",
	(warehouse, pieces, courier, text) => {
		const { container } = show(
			<DeliveryPromise variant={{ warehouse, pieces }} product={{ branches: BRANCHES, courier, pickupBranches: 13 }} />,
		);
		expect(container.textContent?.replaceAll("\u00a0", " ")).toBe(text);
	},
);

test("a shop without pickup promises none", () => {
	const { container } = show(
		<DeliveryPromise
			variant={{ warehouse: 5, pieces: [] }}
			product={{ branches: [], courier: COURIER, pickupBranches: 0 }}
		/>,
	);
	expect(container.textContent?.replaceAll("\u00a0", " ")).toBe("Kurýrem doručíme za 1–2 pracovní dny.");
});
