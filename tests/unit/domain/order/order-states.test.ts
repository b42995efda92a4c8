import { expect, test } from "vitest";
import {
	hasEnded,
	isAwaited,
	isOrderState,
	isToBeDelivered,
	mayMove,
	ORDER_MOVES,
	ORDER_STATES,
	type OrderActor,
	type OrderState,
	returnsGoods,
} from "#lib/domain/order/order-states.ts";

const targets = (state: OrderState, isPickup: boolean, actor: OrderActor) =>
	ORDER_STATES.filter((to) => mayMove({ state, isPickup }, to, actor));

/** Columns: what the shop's people may do with a parcel, with a pickup; what the shopper, the gateway and a job may do with any. */
test.each<[OrderState, OrderState[], OrderState[], OrderState[], OrderState[], OrderState[]]>([
	["waiting_for_payment", ["paid", "cancelled"], ["paid", "cancelled"], ["cancelled"], ["paid"], ["paid", "cancelled"]],
	["paid", ["accepted", "cancelled", "withdrawn"], ["accepted", "cancelled", "withdrawn"], ["withdrawn"], [], []],
	["accepted", ["packed", "cancelled", "withdrawn"], ["packed", "cancelled", "withdrawn"], ["withdrawn"], [], []],
	[
		"packed",
		["handed_over", "cancelled", "withdrawn"],
		["ready_at_branch", "cancelled", "withdrawn"],
		["withdrawn"],
		[],
		[],
	],
	[
		"handed_over",
		["delivered", "cancelled", "withdrawn"],
		["delivered", "cancelled", "withdrawn"],
		["withdrawn"],
		[],
		[],
	],
	[
		"ready_at_branch",
		["delivered", "cancelled", "withdrawn"],
		["delivered", "cancelled", "withdrawn"],
		["withdrawn"],
		[],
		[],
	],
	["delivered", ["withdrawn"], ["withdrawn"], ["withdrawn"], [], []],
	["cancelled", [], [], [], [], []],
	["withdrawn", [], [], [], [], []],
])("from %s each actor may make exactly the moves of the table", (state, parcel, pickup, shopper, gateway, job) => {
	expect(targets(state, false, "command")).toEqual(parcel);
	expect(targets(state, true, "command")).toEqual(pickup);
	for (const isPickup of [false, true]) {
		expect(targets(state, isPickup, "shopper")).toEqual(shopper);
		expect(targets(state, isPickup, "gateway")).toEqual(gateway);
		expect(targets(state, isPickup, "job")).toEqual(job);
	}
});

test("an order is to be delivered from its payment or acceptance until it is delivered or ends", () => {
	expect(ORDER_STATES.filter(isToBeDelivered)).toEqual([
		"paid",
		"accepted",
		"packed",
		"handed_over",
		"ready_at_branch",
	]);
	expect(ORDER_STATES.filter(hasEnded)).toEqual(["cancelled", "withdrawn"]);
});

test("an order that ends puts its goods back to stock while they are in the shop", () => {
	expect(ORDER_STATES.filter(returnsGoods)).toEqual([
		"waiting_for_payment",
		"paid",
		"accepted",
		"packed",
		"ready_at_branch",
	]);
});

test("goods are awaited until they are delivered or ready at the branch, or the order ends", () => {
	expect(ORDER_STATES.filter(isAwaited)).toEqual(["waiting_for_payment", "paid", "accepted", "packed", "handed_over"]);
});

test("every state is in the table, and nothing else is a state", () => {
	expect(Object.keys(ORDER_MOVES)).toEqual([...ORDER_STATES]);
	expect(ORDER_STATES.every(isOrderState)).toBe(true);
	expect(["", "Paid", "new", "toString", "__proto__"].filter(isOrderState)).toEqual([]);
});
