import { describe, expect, test } from "vitest";
import { type OrderStanding, orderActions, withdrawUntil } from "#lib/domain/order/order-actions.ts";
import { ORDER_STATES } from "#lib/domain/order/order-states.ts";

const NOW = new Date("2026-11-20T10:00:00Z");

function anOrder(changes: Partial<OrderStanding> = {}): OrderStanding {
	return {
		state: "waiting_for_payment",
		isPickup: false,
		paymentKind: "card",
		expiresAt: null,
		deliveredAt: null,
		isCompany: false,
		exemptions: [null],
		isCourierReviewed: false,
		...changes,
	};
}
const actionsOf = (changes: Partial<OrderStanding>) => orderActions(anOrder(changes), NOW);

describe("the actions offered to whoever has the order's link", () => {
	test.each([
		["waiting_for_payment", { pay: true, cancel: true, withdraw: false, review_courier: false }],
		["paid", { pay: false, cancel: false, withdraw: true, review_courier: false }],
		["accepted", { pay: false, cancel: false, withdraw: true, review_courier: false }],
		["packed", { pay: false, cancel: false, withdraw: true, review_courier: false }],
		["handed_over", { pay: false, cancel: false, withdraw: true, review_courier: false }],
		["ready_at_branch", { pay: false, cancel: false, withdraw: true, review_courier: false }],
		["delivered", { pay: false, cancel: false, withdraw: true, review_courier: true }],
		["cancelled", { pay: false, cancel: false, withdraw: false, review_courier: false }],
		["withdrawn", { pay: false, cancel: false, withdraw: false, review_courier: false }],
	] as const)("with an order that is %s: %j", (state, actions) => {
		const deliveredAt = state === "delivered" ? NOW : null;
		expect(actionsOf({ state, deliveredAt })).toEqual(actions);
	});

	test("only an order by card offers to pay; one by transfer or cash on delivery does not", () => {
		expect(actionsOf({ paymentKind: "transfer" }).pay).toBe(false);
		expect(actionsOf({ paymentKind: "cash_on_delivery", state: "accepted" }).pay).toBe(false);
	});

	test("an expired order can no longer be paid", () => {
		expect(actionsOf({ expiresAt: new Date(NOW.getTime() + 1) }).pay).toBe(true);
		expect(actionsOf({ expiresAt: NOW }).pay).toBe(false);
	});
});

describe("withdrawal", () => {
	const delivered = (deliveredAt: string, changes: Partial<OrderStanding> = {}) =>
		actionsOf({ state: "delivered", deliveredAt: new Date(deliveredAt), ...changes }).withdraw;

	test("is possible to the last day and no longer", () => {
		expect(delivered("2026-11-06T10:00:00Z")).toBe(true);
		expect(delivered("2026-11-05T10:00:00Z")).toBe(false);
		const order = anOrder({ state: "delivered", deliveredAt: NOW });
		const last = new Date("2026-12-04T22:59:59.999Z");
		expect(orderActions(order, last).withdraw).toBe(true);
		expect(orderActions(order, new Date(last.getTime() + 1)).withdraw).toBe(false);
	});

	test("has no last day before delivery", () => {
		for (const state of ORDER_STATES) expect(withdrawUntil(anOrder({ state }))).toBeNull();
	});

	test("is impossible when no goods can be returned, possible when any can", () => {
		expect(delivered("2026-11-19T10:00:00Z", { exemptions: ["perishable", "made_to_order"] })).toBe(false);
		expect(delivered("2026-11-19T10:00:00Z", { exemptions: ["perishable", null] })).toBe(true);
		const exempt = anOrder({ state: "delivered", deliveredAt: NOW, exemptions: ["made_to_order"] });
		expect(withdrawUntil(exempt)).toBeNull();
		expect(actionsOf({ state: "paid", exemptions: ["made_to_order"] }).withdraw).toBe(false);
	});

	test("is for consumers: a company may not withdraw and has no last day", () => {
		expect(delivered("2026-11-19T10:00:00Z", { isCompany: true })).toBe(false);
		expect(actionsOf({ state: "paid", isCompany: true }).withdraw).toBe(false);
		expect(withdrawUntil(anOrder({ state: "delivered", deliveredAt: NOW, isCompany: true }))).toBeNull();
	});

	test("sealed goods can be returned even after they have left the shop, since their seal may be whole", () => {
		for (const state of ["paid", "accepted", "packed", "ready_at_branch", "handed_over"] as const)
			expect(actionsOf({ state, exemptions: ["hygiene"] }).withdraw).toBe(true);
		expect(delivered("2026-11-06T10:00:00Z", { exemptions: ["hygiene", "perishable"] })).toBe(true);
		expect(delivered("2026-11-05T10:00:00Z", { exemptions: ["hygiene"] })).toBe(false);
		const mask = anOrder({ state: "delivered", deliveredAt: NOW, exemptions: ["hygiene"] });
		expect(withdrawUntil(mask)?.toISOString()).toBe("2026-12-04T22:59:59.999Z");
	});
});

describe("rating the courier", () => {
	const rating = (changes: Partial<OrderStanding>) => actionsOf({ deliveredAt: NOW, ...changes }).review_courier;

	test("is possible for goods that a courier has delivered, also after a withdrawal, and for companies too", () => {
		expect(rating({ state: "delivered" })).toBe(true);
		expect(rating({ state: "withdrawn" })).toBe(true);
		expect(rating({ state: "delivered", isCompany: true })).toBe(true);
		expect(rating({ state: "delivered", deliveredAt: new Date("2020-01-01") })).toBe(true);
	});

	test("is impossible for a pickup at a branch, before delivery, and a second time", () => {
		expect(rating({ state: "delivered", isPickup: true })).toBe(false);
		for (const state of ORDER_STATES) expect(rating({ state, deliveredAt: null })).toBe(false);
		expect(rating({ state: "delivered", isCourierReviewed: true })).toBe(false);
	});
});
