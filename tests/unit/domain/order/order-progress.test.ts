import { expect, test } from "vitest";
import { orderProgress } from "#lib/domain/order/order-progress.ts";

const PARCEL = "ordered paid packed onTheWay delivered";
const PICKUP = "ordered paid packed waiting delivered";
const CASH = "ordered packed onTheWay delivered";

test.each([
	["waiting_for_payment", "parcel", PARCEL, "ordered"],
	["paid", "parcel", PARCEL, "paid"],
	["accepted", "parcel", PARCEL, "paid"],
	["packed", "pickup", PICKUP, "packed"],
	["handed_over", "parcel", PARCEL, "onTheWay"],
	["ready_at_branch", "pickup", PICKUP, "waiting"],
	["delivered", "pickup", PICKUP, "delivered"],
	["accepted", "cash", CASH, "ordered"],
	["handed_over", "cash", CASH, "onTheWay"],
	["delivered", "cash", CASH, "delivered"],
] as const)("an order that is %s, as a %s, goes %s, and is at %s", (state, way, steps, present) => {
	const progress = orderProgress({ state, isPickup: way === "pickup", isCash: way === "cash" });
	expect(progress?.steps.join(" ")).toBe(steps);
	expect(progress?.steps[progress.reached]).toBe(present);
});

test.each(["cancelled", "withdrawn"] as const)("an order that is %s goes nowhere", (state) => {
	expect(orderProgress({ state, isPickup: false, isCash: false })).toBeNull();
});
