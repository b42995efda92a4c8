// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Order } from "#lib/contract/schemas/order.ts";
import { rememberPlaced } from "#lib/storefront/analytics/placed-orders.ts";
import { anOrder, CARD, CASH, events, TRANSFER } from "./an-order.ts";
import { forgetOrder, showOrder, stubOrder, title } from "./an-order-page.tsx";

const thrown = vi.hoisted(() => vi.fn());
vi.mock("#lib/storefront/browser/confetti-burst.ts", () => ({ burst: thrown }));

beforeEach(() => {
	Element.prototype.animate = vi.fn<Element["animate"]>();
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
	forgetOrder();
	localStorage.clear();
	thrown.mockClear();
	Reflect.deleteProperty(Element.prototype, "animate");
});

const aFresh = (changes: Partial<Order>) => anOrder({ date: new Date().toISOString(), ...changes });
const unpaid = (payment: Order["payment"]) =>
	aFresh({ state: "waiting_for_payment", events: events("waiting_for_payment"), is_paid: false, payment });

const settled = () => act(() => vi.dynamicImportSettled());

test.each([
	["paid by transfer later", unpaid(TRANSFER), 1],
	["paid in cash on delivery", aFresh({ state: "accepted", is_paid: false, payment: CASH }), 1],
	["paid by card", aFresh({ state: "paid", payment: CARD }), 1],
	["whose card has not paid", unpaid(CARD), 0],
	["of an hour ago", aFresh({ date: new Date(Date.now() - 3_600_000).toISOString() }), 0],
])("the first page of an order %s throws confetti: %#", async (_, order, times) => {
	stubOrder(order);
	rememberPlaced(order.number);
	showOrder();
	await title();
	await settled();
	expect(thrown).toHaveBeenCalledTimes(times);
});

test("an order by card throws it once the gateway has said that it is paid, and never again", async () => {
	const shop = stubOrder(unpaid(CARD));
	rememberPlaced("2600007");
	const { client } = showOrder();
	await title();
	await settled();
	expect(thrown).not.toHaveBeenCalled();
	shop.set(aFresh({ state: "paid", payment: CARD }));
	await act(() => client.invalidateQueries());
	await vi.waitFor(() => expect(thrown).toHaveBeenCalledTimes(1));
	forgetOrder();
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
	stubOrder(aFresh({ state: "paid", payment: CARD }));
	showOrder();
	await title();
	await settled();
	expect(thrown).toHaveBeenCalledTimes(1);
});

test("another browser, which has the link from the mail, sees the order without confetti", async () => {
	stubOrder(aFresh({ state: "paid", payment: CARD }));
	showOrder();
	await title();
	await settled();
	expect(thrown).not.toHaveBeenCalled();
});
