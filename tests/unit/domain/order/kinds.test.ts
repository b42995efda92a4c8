import { expect, test } from "vitest";
import { statesOfSale } from "#lib/domain/money/sales.ts";
import { DELIVERY_KINDS, deliveryKindsTo, isBrought, isPickup, SENT_KINDS } from "#lib/domain/order/delivery-kinds.ts";
import {
	isCertain,
	isPaying,
	isUnpacked,
	mayBeUnpaid,
	ORDER_ENDS,
	ORDER_MOVES,
	ORDER_STATES,
} from "#lib/domain/order/order-states.ts";
import { LEFT_STATES } from "#lib/domain/order/order-steps.ts";
import { isByGateway, isByTransfer, isCash, PAYMENT_KINDS, PAYMENTS } from "#lib/domain/order/payment-kinds.ts";

test("goods are fetched at a branch or at a carrier's point, or brought to an address", () => {
	expect(deliveryKindsTo("branch")).toEqual(["branch"]);
	expect(deliveryKindsTo("point")).toEqual(["pickup_point"]);
	expect(deliveryKindsTo("address")).toEqual(["courier"]);
	expect(DELIVERY_KINDS.filter(isPickup)).toEqual(["branch"]);
	expect(DELIVERY_KINDS.filter(isBrought)).toEqual(["courier"]);
	expect(SENT_KINDS).toEqual(["courier", "pickup_point"]);
});

test("an order is paid through a gateway within a day, by transfer within a week, or in cash on delivery", () => {
	expect(PAYMENT_KINDS.filter(isByGateway)).toEqual(["card"]);
	expect(PAYMENT_KINDS.filter(isByTransfer)).toEqual(["transfer"]);
	expect(PAYMENT_KINDS.filter(isCash)).toEqual(["cash_on_delivery"]);
	expect(PAYMENT_KINDS.map((kind) => PAYMENTS[kind].expiresS)).toEqual([86_400, 604_800, null]);
});

test("an order is sold once it is certain, and returned when its buyer withdrew", () => {
	const sold = ["paid", "accepted", "packed", "handed_over", "ready_at_branch", "delivered"];
	expect(statesOfSale("sold")).toEqual(sold);
	expect(statesOfSale("returned")).toEqual(["withdrawn"]);
	expect(statesOfSale("lost")).toEqual(["waiting_for_payment", "cancelled"]);
	expect(ORDER_STATES.filter(isCertain)).toEqual(sold);
});

test("an order is packed after it is paid or accepted", () => {
	expect(ORDER_STATES.filter(isUnpacked)).toEqual(["waiting_for_payment", "paid", "accepted"]);
	expect(ORDER_STATES.filter(mayBeUnpaid)).toEqual(["waiting_for_payment", "accepted"]);
});

test("an order's payment comes with its payment or its delivery, and its goods have left once a carrier or the buyer has them", () => {
	expect(ORDER_STATES.filter(isPaying)).toEqual(["paid", "delivered"]);
	expect(LEFT_STATES).toEqual(["handed_over", "delivered"]);
});

test("an order can leave every state but the final ones", () => {
	expect(ORDER_STATES.filter((state) => ORDER_MOVES[state].length === 0)).toEqual([...ORDER_ENDS]);
});
