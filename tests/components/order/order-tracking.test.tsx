// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { anOrder, POINT } from "./an-order.ts";
import { forgetOrder, showOrder, stubOrder, title } from "./an-order-page.tsx";

afterEach(forgetOrder);

const PAGE = "https://tracking.packeta.com/cs/?id=Z1";

test.each([
	["an address", anOrder({ state: "handed_over", tracking: { number: "Z1", url: PAGE } })],
	["a pickup point", anOrder({ pickup_point: POINT, address: null, tracking: { number: "Z1", url: PAGE } })],
])("a parcel to %s leads to its carrier's page", async (_, order) => {
	stubOrder(order);
	showOrder();
	await title();
	const link = screen.getByRole("link", { name: "Sledovat zásilku Z1" });
	expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([PAGE, "noreferrer"]);
});

test("a parcel of an unknown carrier shows only its number, and one without a number nothing", async () => {
	stubOrder(anOrder({ tracking: { number: "Z1", url: null } }));
	showOrder();
	await title();
	expect(screen.getByText("Číslo zásilky Z1")).toBeTruthy();
	expect(screen.queryByRole("link", { name: /zásilk/ })).toBeNull();
});
