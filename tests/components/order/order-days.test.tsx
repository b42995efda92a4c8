// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { anOrder, BRANCH } from "./an-order.ts";
import { forgetOrder, showOrder, stubOrder, title } from "./an-order-page.tsx";

afterEach(forgetOrder);

test.each([
	[anOrder({ days: { from: 1, to: 2 } }), "Doručíme za 1–2 pracovní dny."],
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
