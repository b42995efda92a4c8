// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { anOrder, BRANCH, TRANSFER } from "./an-order.ts";
import { forgetOrder, showOrder, stubOrder, title } from "./an-order-page.tsx";

afterEach(forgetOrder);

test.each([
	[anOrder({ days: { from: 1, to: 2 } }), "Doručíme za 1–2 pracovní dny."],
	[
		anOrder({ days: { from: 1, to: 2 }, state: "waiting_for_payment", is_paid: false, payment: TRANSFER }),
		"Doručíme za 1–2 pracovní dny po připsání platby.",
	],
	[
		anOrder({ days: { from: 1, to: 2 }, dates: { from: "2026-11-23", to: "2026-11-24" } }),
		"Doručíme v pondělí 23. 11. nebo v úterý 24. 11.",
	],
	[
		anOrder({
			days: { from: 1, to: 2 },
			dates: { from: "2026-11-23", to: "2026-11-24" },
			state: "waiting_for_payment",
			dates_until: "2026-11-20T13:00:00Z",
			is_paid: false,
		}),
		"Když zaplatíte do 20. 11. 2026 14:00, doručíme v pondělí 23. 11. nebo v úterý 24. 11.",
	],
	[
		anOrder({ days: { from: 1, to: 2 }, dates: { from: "2026-11-23", to: "2026-11-24" }, is_late: true }),
		"Doručit jsme měli nejpozději v úterý 24. 11. Za zpoždění se omlouváme.",
	],
	[
		anOrder({
			days: { from: null, to: 10 },
			dates: { from: null, to: "2026-12-04" },
			branch: BRANCH,
			address: null,
			delivery: { id: 1, key: "branch", kind: "branch", name: "Odběr" },
		}),
		"K vyzvednutí nejpozději v pátek 4. 12.",
	],
	[
		anOrder({
			days: { from: null, to: 10 },
			branch: BRANCH,
			address: null,
			delivery: { id: 1, key: "branch", kind: "branch", name: "Odběr" },
		}),
		"K vyzvednutí do 10 pracovních dnů.",
	],
])("an order shows its delivery days as they were promised", async (order, sentence) => {
	stubOrder(order);
	showOrder();
	await title();
	expect(document.body.textContent?.replaceAll("\u00a0", " ")).toContain(sentence);
});
