// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Order } from "#lib/contract/schemas/order.ts";
import en from "#messages/en.json";
import { aCart } from "../checkout/a-cart.ts";
import { aLine, anOrder, anUnpaidOrder, events, HASH, PAYMENT_STRING, TRANSFER } from "./an-order.ts";
import { forgetOrder, goTo, showOrder, stubOrder, title } from "./an-order-page.tsx";

afterEach(forgetOrder);

const t = en.order;
const w = en.withdrawal;
const button = (name: string) => screen.findByRole("button", { name });
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");
const nothing = { pay: false, cancel: false, withdraw: false, review_courier: false };

describe("an order's page in English", () => {
	test("thanks for a fresh order and names everything a bank asks for", async () => {
		stubOrder(anUnpaidOrder({ payment: TRANSFER, date: new Date().toISOString() }));
		showOrder("summary", "en");
		expect((await title()).textContent).toBe("Thank you! We have your order 2600007.");
		expect(screen.getByText("We have sent a confirmation to jana@example.cz.")).toBeTruthy();
		expect(screen.getByText(t.states.waiting_for_payment, { exact: true })).toBeTruthy();
		const box = within(screen.getByRole("region", { name: t.transfer.title }));
		const facts = box
			.getAllByRole("term")
			.map((term) => [term.textContent, plain(term.nextElementSibling?.textContent)]);
		expect(facts).toEqual([
			[t.transfer.account, "19-2000145399/0800"],
			[t.transfer.iban, "CZ65 0800 0000 1920 0014 5399"],
			[t.transfer.symbol, "2600007"],
			[t.transfer.amount, "369,00 Kč"],
			[t.transfer.string, PAYMENT_STRING],
		]);
		expect(plain(box.getByRole("img").getAttribute("alt"))).toMatch(
			/^QR payment: 369,00 Kč to the account 19-2000145399\/0800, variable symbol 2600007$/,
		);
	});

	test("cancels an unpaid order after a confirmation", async () => {
		const shop = stubOrder(anUnpaidOrder(), ({ path }) =>
			path.includes("/cancel")
				? shop.set(
						anOrder({
							state: "cancelled",
							is_paid: false,
							events: events("waiting_for_payment", "cancelled"),
							actions: nothing,
						}),
					)
				: undefined,
		);
		const { user } = showOrder("summary", "en");
		await user.click(await button(t.cancel.button));
		const dialog = within(screen.getByRole("dialog"));
		expect(dialog.getByRole("heading", { name: "Cancel order 2600007?" })).toBeTruthy();
		await user.click(dialog.getByRole("button", { name: t.cancel.confirm }));
		expect(await screen.findByText(t.next.cancelled)).toBeTruthy();
		await waitFor(async () => expect(document.activeElement).toBe(await title()));
		expect(screen.queryByRole("button", { name: t.cancel.button })).toBeNull();
		expect(shop.posts("cancel").map(({ path }) => path)).toEqual([`/api/order/7/${HASH}/cancel?lang=en`]);
	});

	test("leads to the gateway, and shows the payment on return", async () => {
		const shop = stubOrder(anUnpaidOrder(), ({ path }) =>
			path.endsWith("/pay") ? { body: { redirect: "#gateway" } } : undefined,
		);
		const { user } = showOrder("summary", "en");
		await user.click(await button(t.pay.button));
		await waitFor(() => expect(window.location.hash).toBe("#gateway"));
		expect(shop.posts("pay")).toHaveLength(1);
		forgetOrder();
		goTo(`/en/summary/7/${HASH}?platba=navrat`);
		stubOrder(anOrder({ state: "paid" }), ({ path }) =>
			path.includes("/payment-check") ? { body: anOrder({ state: "paid" }) } : undefined,
		);
		showOrder("summary", "en");
		expect(await screen.findByText(t.pay.paid)).toBeTruthy();
		expect(screen.getByText(t.next.paid)).toBeTruthy();
	});

	test("adds the goods again to an English cart", async () => {
		const shop = stubOrder(anOrder(), ({ path }) =>
			path.endsWith("/again") ? { body: { cart: aCart(), missing: [] } } : undefined,
		);
		const { user, push } = showOrder("summary", "en");
		await user.click(await button(t.again.button));
		await waitFor(() => expect(push.mock.calls).toEqual([["/en/cart"]]));
		expect(shop.posts("again").map(({ body }) => body)).toEqual([{ locale: "en" }]);
	});
});

describe("a withdrawal in English", () => {
	const order: Order = anOrder({
		state: "delivered",
		events: events("paid", "accepted", "packed", "handed_over", "delivered"),
		withdraw_until: "2026-12-04T22:59:59.999Z",
		lines: [aLine(), aLine({ name: "Maska kočky", withdrawal_exemption: "hygiene", quantity: 1 })],
	});
	const taken: Order = {
		...order,
		state: "withdrawn",
		actions: nothing,
		withdrawal: { name: "Jana Nováková", reason: "", date: "2026-11-21T09:05:00.000Z" },
	};

	test("takes two steps, and its receipt shows the time", async () => {
		const shop = stubOrder(order, ({ path }) => (path.includes("/withdrawal") ? shop.set(taken) : undefined));
		const { user } = showOrder("withdrawal", "en");
		expect((await title()).textContent).toBe(w.title);
		const field = (label: string) => screen.getByRole("textbox", { name: (name) => name.startsWith(label) });
		expect(field(w.form.name)).toHaveProperty("value", "Jana Nováková");
		await user.type(field(w.form.reason), "The party is off");
		await user.click(screen.getByRole("checkbox", { name: /^The seal is unbroken: 1 × Maska kočky/ }));
		await user.click(await button(w.form.next));
		expect(await screen.findByRole("heading", { name: w.review.title })).toBe(document.activeElement);
		expect(screen.getByText(/^I hereby withdraw from the contract of sale for order 2600007/)).toBeTruthy();
		expect(shop.posts("withdrawal")).toEqual([]);
		await user.click(await button(w.review.confirm));
		const done = await screen.findByRole("heading", { name: w.done.title });
		await waitFor(() => expect(document.activeElement).toBe(done));
		expect(screen.getByText(/^Nov 21, 2026, 10:05\sAM$/)).toBeTruthy();
		expect(screen.getByText("We have sent a receipt to jana@example.cz.")).toBeTruthy();
		expect(screen.getByRole("link", { name: w.back }).getAttribute("href")).toBe(`/en/summary/7/${HASH}`);
		expect(shop.posts("withdrawal").map(({ path, body }) => [path, body])).toEqual([
			[
				`/api/order/7/${HASH}/withdrawal?lang=en`,
				{ name: "Jana Nováková", email: "jana@example.cz", reason: "The party is off", sealed: [1] },
			],
		]);
	});

	test("is shown on the order's page, with a link to its receipt", async () => {
		stubOrder({ ...taken, is_paid: false, events: events("accepted", "withdrawn") });
		showOrder("summary", "en");
		expect(await screen.findByText(t.next.withdrawn_unpaid)).toBeTruthy();
		expect(screen.getByRole("link", { name: t.withdraw.receipt }).getAttribute("href")).toBe(
			`/en/summary/7/${HASH}/withdrawal`,
		);
	});
});
