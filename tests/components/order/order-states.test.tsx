// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Order } from "#lib/contract/schemas/order.ts";
import { aLine, anOrder, anUnpaidOrder, BRANCH, CASH, events, POINT, TRANSFER } from "./an-order.ts";
import { forgetOrder, showOrder, stubOrder, title } from "./an-order-page.tsx";

afterEach(forgetOrder);

/** Text with plain blanks. */
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");

const FULL = ["waiting_for_payment", "paid", "accepted", "packed"] as const;
const CASES: [string, Order, string, string][] = [
	[
		"by card, unpaid",
		anUnpaidOrder(),
		"Čeká na platbu",
		"Jakmile objednávku zaplatíte, začneme ji chystat. Držíme ji pro vás do 27. 11. 2026 10:00.",
	],
	[
		"by transfer, unpaid",
		anUnpaidOrder({ payment: TRANSFER }),
		"Čeká na platbu",
		"Jakmile vaše platba dorazí na náš účet, začneme objednávku chystat. Držíme ji pro vás do 27. 11. 2026 10:00.",
	],
	[
		"unpaid without an end",
		anUnpaidOrder({ expires_at: null }),
		"Čeká na platbu",
		"Jakmile objednávku zaplatíte, začneme ji chystat.",
	],
	[
		"paid",
		anOrder({ state: "paid", events: events("waiting_for_payment", "paid") }),
		"Zaplaceno",
		"Platbu máme, objednávku začneme chystat.",
	],
	["accepted", anOrder(), "Přijatá", "Objednávku chystáme."],
	[
		"accepted, cash",
		anOrder({ payment: CASH, is_paid: false, events: events("accepted") }),
		"Přijatá",
		"Objednávku chystáme. Zaplatíte až při převzetí.",
	],
	[
		"packed",
		anOrder({ state: "packed", events: events(...FULL) }),
		"Zabaleno",
		"Objednávka je zabalená, brzy ji předáme dopravci.",
	],
	[
		"packed for a branch",
		anOrder({ state: "packed", branch: BRANCH, address: null, events: events(...FULL) }),
		"Zabaleno",
		"Objednávka je zabalená, brzy bude připravená na pobočce Brno.",
	],
	[
		"handed over",
		anOrder({ state: "handed_over", events: events(...FULL, "handed_over") }),
		"Předáno dopravci",
		"Zásilka je na cestě k vám.",
	],
	[
		"handed over, cash",
		anOrder({
			state: "handed_over",
			payment: CASH,
			is_paid: false,
			events: events("accepted", "packed", "handed_over"),
		}),
		"Předáno dopravci",
		"Zásilka je na cestě k vám. Při převzetí zaplatíte 369,00 Kč.",
	],
	[
		"handed over for a pickup point",
		anOrder({ state: "handed_over", pickup_point: POINT, address: null, events: events(...FULL, "handed_over") }),
		"Předáno dopravci",
		"Zásilka je na cestě. Vyzvednete si ji tady: Box U Lípy.",
	],
	[
		"handed over for a pickup point, cash",
		anOrder({
			state: "handed_over",
			payment: CASH,
			pickup_point: POINT,
			events: events("accepted", "packed", "handed_over"),
		}),
		"Předáno dopravci",
		"Zásilka je na cestě. Vyzvednete si ji tady: Box U Lípy. Při převzetí zaplatíte 369,00 Kč.",
	],
	[
		"ready at the branch",
		anOrder({ state: "ready_at_branch", branch: BRANCH, address: null, events: events(...FULL, "ready_at_branch") }),
		"Připraveno k vyzvednutí",
		"Objednávka na vás čeká na pobočce Brno.",
	],
	[
		"delivered",
		anOrder({ state: "delivered", events: events(...FULL, "handed_over", "delivered") }),
		"Doručeno",
		"Objednávku jste převzali. Ať se oslava vydaří!",
	],
	[
		"cancelled, unpaid",
		anOrder({ state: "cancelled", is_paid: false, events: events("waiting_for_payment", "cancelled") }),
		"Zrušeno",
		"Objednávka je zrušená, nic už neplaťte.",
	],
	[
		"cancelled, paid",
		anOrder({ state: "cancelled", events: events("waiting_for_payment", "paid", "cancelled") }),
		"Zrušeno",
		"Objednávka je zrušená. Peníze vám vrátíme stejným způsobem, jakým jste zaplatili.",
	],
	[
		"withdrawn before it left",
		anOrder({ state: "withdrawn", events: events("waiting_for_payment", "paid", "withdrawn") }),
		"Odstoupeno od smlouvy",
		"Od smlouvy jste odstoupili. Peníze vám vrátíme do 14 dnů.",
	],
	[
		"withdrawn before it left, cash",
		anOrder({ state: "withdrawn", payment: CASH, is_paid: false, events: events("accepted", "withdrawn") }),
		"Odstoupeno od smlouvy",
		"Od smlouvy jste odstoupili, nic už neplaťte.",
	],
	[
		"withdrawn after delivery",
		anOrder({ state: "withdrawn", events: events(...FULL, "handed_over", "delivered", "withdrawn") }),
		"Odstoupeno od smlouvy",
		"Od smlouvy jste odstoupili. Zboží nám prosím do 14 dnů pošlete zpět, potom vám vrátíme peníze.",
	],
];

describe("an order shows its state and what comes next", () => {
	test.each(CASES)("%s", async (_, order, badge, next) => {
		stubOrder(order);
		showOrder();
		expect((await title()).textContent).toBe("Objednávka 2600007");
		const head = (await title()).parentElement?.parentElement as HTMLElement;
		const texts = [...head.querySelectorAll("span, p[aria-live]")].map((element) => plain(element.textContent));
		expect(texts).toEqual([badge, next]);
	});
});

describe("the timeline", () => {
	const steps = async () => {
		const list = within(await screen.findByRole("region", { name: "Průběh objednávky" })).getAllByRole("listitem");
		return list.map((item) => plain(item.textContent) + (item.getAttribute("aria-current") ? " ←" : ""));
	};

	test("shows past steps with dates and names the coming ones", async () => {
		stubOrder(anOrder());
		showOrder();
		expect(await steps()).toEqual([
			"Objednáno20. 11. 2026 10:00",
			"Zaplaceno20. 11. 2026 11:00",
			"Přijato ke zpracování20. 11. 2026 12:00 ←",
			"Zabaleno (teprve přijde)",
			"Předáno dopravci (teprve přijde)",
			"Převzato (teprve přijde)",
		]);
	});

	test("of a pickup ends at the branch", async () => {
		stubOrder(anUnpaidOrder({ branch: BRANCH, address: null }));
		showOrder();
		expect((await steps()).slice(-2)).toEqual(["Připraveno k vyzvednutí (teprve přijde)", "Převzato (teprve přijde)"]);
	});

	test("of a parcel to a pickup point includes the carrier", async () => {
		stubOrder(anUnpaidOrder({ pickup_point: POINT, address: null }));
		showOrder();
		expect((await steps()).slice(-2)).toEqual(["Předáno dopravci (teprve přijde)", "Převzato (teprve přijde)"]);
	});

	test("of a cancelled order ends there", async () => {
		stubOrder(anOrder({ state: "cancelled", events: events("waiting_for_payment", "cancelled") }));
		showOrder();
		expect(await steps()).toEqual(["Objednáno20. 11. 2026 10:00", "Zrušeno20. 11. 2026 11:00 ←"]);
	});
});

describe("the content of an order's page", () => {
	test("a new order says thanks and where the confirmation was sent; an older one does not", async () => {
		stubOrder(anOrder({ date: new Date().toISOString() }));
		showOrder();
		expect((await title()).textContent).toBe("Děkujeme! Objednávku 2600007 máme.");
		expect(screen.getByText("Potvrzení jsme poslali na jana@example.cz.")).toBeTruthy();
	});

	test("a new order says what comes next, in three steps with the promised days", async () => {
		const date = new Date().toISOString();
		stubOrder(anOrder({ date, dates: { from: null, to: "2026-12-01" } }));
		showOrder();
		const coming = within(await screen.findByRole("list", { name: "Co bude dál" })).getAllByRole("listitem");
		expect(coming.map((step) => step.textContent)).toHaveLength(3);
		expect(plain(coming.at(-1)?.textContent)).toContain("1. 12.");
	});

	test("a new order that was cancelled says no thanks", async () => {
		stubOrder(anOrder({ date: new Date().toISOString(), state: "cancelled" }));
		showOrder();
		expect((await title()).textContent).toBe("Objednávka 2600007");
		expect(screen.queryByText(/Potvrzení jsme poslali/)).toBeNull();
	});

	test("has goods with their add-ons, the vouchers' codes and the VAT per rate", async () => {
		const lines = [
			aLine({ name: "Balónek srdce", variant_name: "červený", note: "s provázkem" }),
			aLine({ name: "Helium", parent: 0, quantity: 2, unit_with_tax: 3_000, total_with_tax: 6_000 }),
			aLine({ name: "Girlanda" }),
			aLine({ kind: "voucher", code: "KONFETY10", name: "KONFETY10", quantity: 1, total_with_tax: -5_600 }),
		];
		const prices = {
			...anOrder().prices,
			discount_with_tax: 5_600,
			vat: [
				{ rate: 21, base: 20_000, vat: 4_200, with_tax: 24_200 },
				{ rate: 12, base: 10_000, vat: 1_200, with_tax: 11_200 },
			],
		};
		stubOrder(anOrder({ lines, prices }));
		showOrder();
		await title();
		const goods = within(screen.getByRole("region", { name: "Co jste si objednali" }));
		const [parent, child, other, ...more] = goods.getAllByRole("listitem");
		expect(more).toEqual([]);
		expect(plain(parent?.textContent)).toContain("červenýs provázkem2 × 125,00 Kč");
		expect(parent?.contains(child ?? null)).toBe(true);
		expect(plain(child?.textContent)).toBe("Helium2 × 30,00 Kč60,00 Kč");
		expect(parent?.contains(other ?? null)).toBe(false);
		expect(goods.getByText("KONFETY10")).toBeTruthy();
		const rows = within(goods.getByRole("table", { name: "Rekapitulace DPH" })).getAllByRole("row");
		expect(rows.map((row) => plain([...row.children].map((cell) => cell.textContent).join(" | ")))).toEqual([
			"Sazba | Základ | DPH | S DPH",
			"21 % | 200,00 Kč | 42,00 Kč | 242,00 Kč",
			"12 % | 100,00 Kč | 12,00 Kč | 112,00 Kč",
		]);
	});

	test("has a pickup branch or point instead of an address, and the shop's contact with the order's number", async () => {
		stubOrder(anOrder({ branch: BRANCH, address: null }));
		showOrder();
		await title();
		const branch = screen.getByRole("heading", { name: "Vyzvednutí na pobočce" }).parentElement;
		expect(plain(branch?.textContent)).toContain("BrnoMasarykova 3602 00 Brno");
		expect(screen.queryByRole("heading", { name: "Doručovací adresa" })).toBeNull();
		const help = within(screen.getByRole("region", { name: "Potřebujete poradit?" }));
		expect(help.getByText(/2600007/)).toBeTruthy();
		expect(help.getByRole("link", { name: "ahoj@konfety.example" }).getAttribute("href")).toBe(
			"mailto:ahoj@konfety.example",
		);
	});

	test("has documents as links to their files", async () => {
		const url = "/api/order/7/h/documents/2026000001";
		stubOrder(
			anOrder({
				documents: [{ number: "2026000001", kind: "invoice", url, date: "2026-11-20T10:00:00.000Z" }],
			}),
		);
		showOrder();
		const link = await screen.findByRole("link", { name: /Faktura 2026000001/ });
		expect(link.getAttribute("href")).toBe(url);
	});

	test("for an unknown hash the page does not exist", async () => {
		stubOrder(anOrder(), () => ({ status: 404, body: { error: "not_found" } }));
		showOrder();
		expect((await title()).textContent).toBe("Stránka nenalezena");
	});

	test("in an outage the page says that the order is safe, and a new try shows it", async () => {
		let isDown = true;
		let answer = () => {};
		const held = new Promise<void>((resolve) => {
			answer = resolve;
		});
		stubOrder(anOrder(), async () => (isDown ? "dropped" : void (await held)));
		const { user } = showOrder();
		expect((await title()).textContent).toBe("Objednávku se nepodařilo načíst");
		isDown = false;
		const again = screen.getByRole("button", { name: "Zkusit znovu" });
		await user.click(again);
		// Meanwhile the message stays, with its button in focus.
		expect(again.getAttribute("aria-busy")).toBe("true");
		expect(document.activeElement).toBe(again);
		answer();
		expect(await screen.findByRole("heading", { name: "Objednávka 2600007" })).toBeTruthy();
	});

	test("is in English on English pages", async () => {
		stubOrder(anUnpaidOrder({ payment: TRANSFER }));
		showOrder("summary", "en");
		expect((await title()).textContent).toBe("Order 2600007");
		expect(screen.getByText("Waiting for payment")).toBeTruthy();
		expect(screen.getByText(/We keep it for you until Nov 27, 2026, 10:00/)).toBeTruthy();
	});
});
