import { expect, test } from "vitest";
import { canMove, isOrderState, ORDER_TRANSITIONS, type OrderState } from "#lib/domain/order-states.ts";

const STATES: OrderState[] = ["waiting_for_payment", "new", "paid", "ready", "shipped", "done", "cancelled"];

test.each<[OrderState, OrderState[]]>([
	["waiting_for_payment", ["paid", "cancelled"]],
	["new", ["paid", "ready", "cancelled"]],
	["paid", ["ready", "cancelled"]],
	["ready", ["shipped", "done", "cancelled"]],
	["shipped", ["done"]],
	["done", []],
	["cancelled", []],
])("an order that is %s may become %j and nothing else", (from, targets) => {
	expect(STATES.filter((to) => canMove(from, to))).toEqual(targets);
});

test("no order stays where it is by a move", () => {
	expect(STATES.filter((state) => canMove(state, state))).toEqual([]);
});

test("every state is in the table, and nothing else is a state", () => {
	expect(Object.keys(ORDER_TRANSITIONS)).toEqual(STATES);
	expect(STATES.every(isOrderState)).toBe(true);
	expect(["", "Paid", "toString", "__proto__"].filter(isOrderState)).toEqual([]);
});
