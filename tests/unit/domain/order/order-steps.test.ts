import { expect, test } from "vitest";
import { ORDER_STATES } from "#lib/domain/order/order-states.ts";
import { hasLeftShop, statesAhead } from "#lib/domain/order/order-steps.ts";

test.each([
	["waiting_for_payment", false, "paid accepted packed handed_over delivered"],
	["waiting_for_payment", true, "paid accepted packed ready_at_branch delivered"],
	["paid", false, "accepted packed handed_over delivered"],
	["accepted", true, "packed ready_at_branch delivered"],
	["packed", false, "handed_over delivered"],
	["packed", true, "ready_at_branch delivered"],
	["handed_over", false, "delivered"],
	["ready_at_branch", true, "delivered"],
	["delivered", false, ""],
	["delivered", true, ""],
	["cancelled", false, ""],
	["withdrawn", true, ""],
] as const)("an order that is %s (pickup: %s) has these steps ahead: %s", (state, isPickup, ahead) => {
	expect(statesAhead({ state, isPickup }).join(" ")).toBe(ahead);
});

test("goods have left the shop once they were handed over or collected, whatever came after", () => {
	const outside = ORDER_STATES.filter((state) => hasLeftShop([{ state: "paid" }, { state }, { state: "withdrawn" }]));
	expect(outside).toEqual(["handed_over", "delivered"]);
});
