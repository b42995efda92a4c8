// @vitest-environment jsdom

import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { PaymentKind } from "#lib/domain/order/payment-kinds.ts";
import { nextLookMs } from "#lib/storefront/order/order.ts";
import { anOrder, anUnpaidOrder, CASH, HASH, PAYMENT_STRING, TRANSFER } from "./an-order.ts";
import { type Answer, clickTwice, forgetOrder, goTo, showOrder, stubOrder, title } from "./an-order-page.tsx";

afterEach(forgetOrder);

const PAID = "Objednávka byla úspěšně uhrazena.";
const ADDRESS = `/shrnuti/7/${HASH}`;
const payButton = () => screen.findByRole("button", { name: "Zaplatit kartou" });
const paid = () => anOrder({ state: "paid" });
/** An answer that comes when the test says so. */
const onCheck = (answer: () => Answer) => (call: { path: string }) =>
	call.path.includes("/payment-check") ? answer() : undefined;

describe("paying by card", () => {
	test("the button opens the payment once, however often it is pressed, and leads to the gateway", async () => {
		// Another place on the same page: jsdom goes nowhere else.
		const shop = stubOrder(anUnpaidOrder(), ({ path }) =>
			path.endsWith("/pay") ? { body: { redirect: "#gateway" } } : undefined,
		);
		showOrder();
		clickTwice(await payButton());
		await waitFor(() => expect(window.location.hash).toBe("#gateway"));
		expect(shop.posts("pay").map(({ method, path }) => `${method} ${path}`)).toEqual([`POST /api/order/7/${HASH}/pay`]);
	});

	test("its box is brought into sight for whoever comes to pay again", async () => {
		const seen: string[] = [];
		// jsdom has none.
		Element.prototype.scrollIntoView = function () {
			seen.push(this.id);
		};
		goTo(`${ADDRESS}?platba=navrat#order-pay`);
		stubOrder({ ...anUnpaidOrder(), is_payment_refused: true });
		showOrder();
		await payButton();
		expect(seen).toEqual(["order-pay"]);
	});

	test("an outage of the gateway is shown at the top and beside the button, which stays", async () => {
		let isAway = true;
		stubOrder(anUnpaidOrder(), ({ path }) => {
			if (!path.endsWith("/pay")) return undefined;
			return isAway ? { status: 503, body: { error: "gateway_unavailable" } } : { body: { redirect: "#gateway" } };
		});
		const { user } = showOrder();
		await user.click(await payButton());
		const [beside, above] = await screen.findAllByText(/Platební bránu se nepodařilo otevřít/);
		expect([beside, above].map((text) => text?.closest("[role=status]") !== null)).toEqual([false, true]);
		isAway = false;
		await user.click(await payButton());
		await waitFor(() => expect(window.location.hash).toBe("#gateway"));
	});

	test("an order that was paid meanwhile says so instead of asking for money again", async () => {
		const shop = stubOrder(anUnpaidOrder(), ({ path }) => {
			if (!path.endsWith("/pay")) return undefined;
			shop.set(paid());
			return { status: 409, body: { error: "not_payable" } };
		});
		const { user } = showOrder();
		await user.click(await payButton());
		expect(await screen.findByText(PAID)).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Zaplatit kartou" })).toBeNull();
	});

	test.each([
		["cash on delivery", anOrder({ payment: CASH })],
		["a transfer", anUnpaidOrder({ payment: TRANSFER })],
		["a paid order", paid()],
	])("%s has no button to pay", async (_, order) => {
		stubOrder(order);
		showOrder();
		await title();
		expect(screen.queryByRole("button", { name: "Zaplatit kartou" })).toBeNull();
	});
});

describe("coming back from the gateway", () => {
	test("asks once for the payment's status, says that it is paid, and cleans the address", async () => {
		goTo(`${ADDRESS}?platba=hotovo`);
		const shop = stubOrder(
			anUnpaidOrder(),
			onCheck(() => shop.set(paid())),
		);
		showOrder();
		expect(await screen.findByText(PAID)).toBeTruthy();
		expect(screen.getByText("Platbu máme, objednávku začneme chystat.")).toBeTruthy();
		expect(screen.getAllByText(PAID).length).toBe(1);
		expect(shop.posts("payment-check").map(({ path }) => path)).toEqual([`/api/order/7/${HASH}/payment-check?lang=cs`]);
		expect(window.location.pathname + window.location.search).toBe(ADDRESS);
	});

	test("says that it is paid also when the gateway's notification came first", async () => {
		goTo(`${ADDRESS}?id=AB12&refId=2600007`);
		stubOrder(
			paid(),
			onCheck(() => ({ body: paid() })),
		);
		showOrder();
		expect(await screen.findByText(PAID)).toBeTruthy();
	});

	test("without a payment offers it again and goes on checking", async () => {
		goTo(`${ADDRESS}?platba=zrusena`);
		const fresh = { ...anUnpaidOrder(), date: new Date().toISOString() };
		stubOrder(
			fresh,
			onCheck(() => ({ body: fresh })),
		);
		showOrder();
		const said = await screen.findByText(/Objednávka zatím není zaplacená/);
		expect(said.closest("[role=status]")).toBeTruthy();
		expect(await payButton()).toBeTruthy();
		expect(screen.queryByText(PAID)).toBeNull();
		expect(screen.queryByRole("list", { name: "Co bude dál" })).toBeNull();
	});

	test("after a refusal says so, thanks for nothing and offers the payment again", async () => {
		goTo(`${ADDRESS}?platba=zrusena`);
		const refused = { ...anUnpaidOrder(), is_payment_refused: true, date: new Date().toISOString() };
		stubOrder(
			refused,
			onCheck(() => ({ body: refused })),
		);
		showOrder();
		expect((await screen.findByText(/^Platba neproběhla/)).closest("[role=status]")).toBeTruthy();
		expect(await payButton()).toBeTruthy();
		expect(screen.queryByText(/^Děkujeme/)).toBeNull();
	});

	test("without an answer of the gateway says that the payment could not be checked", async () => {
		goTo(`${ADDRESS}?platba=hotovo`);
		stubOrder(
			anUnpaidOrder(),
			onCheck(() => ({ status: 503, body: { error: "gateway_unavailable" } })),
		);
		showOrder();
		expect(await screen.findByText(/Platbu se teď nepodařilo ověřit/)).toBeTruthy();
		expect(await payButton()).toBeTruthy();
	});

	test("by the Back button to a restored page shows a working button, and checks the payment", async () => {
		const shop = stubOrder(anUnpaidOrder(), ({ path }) => {
			if (path.includes("/payment-check")) return { body: anUnpaidOrder() };
			return path.endsWith("/pay") ? { body: { redirect: "#gateway" } } : undefined;
		});
		const { user } = showOrder();
		await user.click(await payButton());
		expect((await screen.findByRole("button", { name: "Otevíráme platební bránu…" })).getAttribute("aria-busy")).toBe(
			"true",
		);
		await waitFor(() => expect(window.location.hash).toBe("#gateway"));
		act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
		await screen.findByText(/Objednávka zatím není zaplacená/);
		expect((await payButton()).getAttribute("aria-busy")).toBeNull();
		expect(shop.posts("payment-check").length).toBe(1);
	});

	test("does not happen on an ordinary visit: no gateway is asked and no payment mentioned", async () => {
		goTo(ADDRESS);
		const shop = stubOrder(paid());
		showOrder();
		await title();
		expect(shop.posts("payment-check")).toEqual([]);
		expect(screen.queryByText(PAID)).toBeNull();
	});
});

describe("while a payment is awaited the page checks the order by itself", () => {
	test("soon at first, then ever more rarely, and not once the order is paid", async () => {
		vi.useFakeTimers({ shouldAdvanceTime: true });
		const shop = stubOrder(anUnpaidOrder());
		showOrder();
		await title();
		const looks = () => shop.calls.filter(({ method }) => method === "GET").length;
		expect(looks()).toBe(1);
		await act(() => vi.advanceTimersByTimeAsync(6_000));
		expect(looks()).toBe(2);
		shop.set(paid());
		await act(() => vi.advanceTimersByTimeAsync(7_000));
		expect(await screen.findByText(PAID)).toBeTruthy();
		const before = looks();
		await act(() => vi.advanceTimersByTimeAsync(600_000));
		expect(looks()).toBe(before);
	});

	test.each<[PaymentKind, number, number]>([
		["card", 0, 4_000],
		["card", 5, 14_851.72],
		["card", 50, 120_000],
		["transfer", 0, 30_000],
		["transfer", 50, 120_000],
	])("for a payment by %s after %d checks the next one comes in %d ms", (kind, looks, wait) => {
		const order = anUnpaidOrder({ payment: { id: 1, key: kind, kind, name: "" } });
		expect(nextLookMs(order, looks)).toBeCloseTo(wait, 2);
	});

	test("but not when no payment is awaited", () => {
		expect(nextLookMs(paid(), 0)).toBe(false);
		expect(nextLookMs(null, 0)).toBe(false);
		expect(nextLookMs(undefined, 0)).toBe(false);
	});
});

describe("paying by transfer", () => {
	const box = async () => within(await screen.findByRole("region", { name: "Zaplaťte převodem" }));

	test("names everything a bank asks for, with a QR picture that says the same", async () => {
		stubOrder(anUnpaidOrder({ payment: TRANSFER }));
		showOrder();
		const inBox = await box();
		const facts = inBox.getAllByRole("term").map((term) => {
			const [label, text] = [term.textContent, term.nextElementSibling?.textContent];
			return `${label}: ${text?.replaceAll("\u00a0", " ")}`;
		});
		expect(facts).toEqual([
			"Číslo účtu: 19-2000145399/0800",
			"IBAN: CZ65 0800 0000 1920 0014 5399",
			"Variabilní symbol: 2600007",
			"Částka: 369,00 Kč",
			`Platební řetězec: ${PAYMENT_STRING}`,
		]);
		const picture = inBox.getByRole("img");
		expect(picture.getAttribute("src")).toBe(`/api/order/7/${HASH}/qr.png`);
		const save = inBox.getByRole("link", { name: "Uložit QR kód" });
		expect([save.getAttribute("href"), save.getAttribute("download")]).toEqual([
			`/api/order/7/${HASH}/qr.png`,
			"qr-platba-2600007.png",
		]);
		expect(picture.getAttribute("alt")?.replaceAll("\u00a0", " ")).toBe(
			"QR Platba: 369,00 Kč na účet 19-2000145399/0800, variabilní symbol 2600007",
		);
		expect(inBox.getByText(/nejpozději 27. 11. 2026 10:00/)).toBeTruthy();
	});

	test("in another currency has no QR picture, but the account all the same", async () => {
		stubOrder(anUnpaidOrder({ payment: TRANSFER, qr_payment: null }));
		showOrder();
		const inBox = await box();
		expect(inBox.queryByRole("img")).toBeNull();
		expect(inBox.getByText("Údaje pro příkaz k úhradě:")).toBeTruthy();
		expect(inBox.queryByText("Platební řetězec")).toBeNull();
	});

	test("copies values as a bank's form takes them, and announces it", async () => {
		stubOrder(anUnpaidOrder({ payment: TRANSFER }));
		const { user } = showOrder();
		const inBox = await box();
		const copied: string[] = [];
		for (const what of ["Číslo účtu", "IBAN", "Variabilní symbol", "Částka", "Platební řetězec"]) {
			await user.click(inBox.getByRole("button", { name: `Kopírovat: ${what}` }));
			expect((await inBox.findByText(`Zkopírováno: ${what}`)).getAttribute("role")).toBe("status");
			copied.push(await navigator.clipboard.readText());
		}
		expect(copied).toEqual(["19-2000145399/0800", "CZ6508000000192000145399", "2600007", "369.00", PAYMENT_STRING]);
	});

	test("says what to do when the browser cannot copy", async () => {
		stubOrder(anUnpaidOrder({ payment: TRANSFER }));
		const { user } = showOrder();
		const inBox = await box();
		vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
		await user.click(inBox.getByRole("button", { name: "Kopírovat: IBAN" }));
		expect(await screen.findByText(/Kopírování se nepovedlo/)).toBeTruthy();
	});

	test("is not offered for a paid order", async () => {
		stubOrder(anOrder({ payment: TRANSFER, state: "paid" }));
		showOrder();
		await title();
		expect(screen.queryByRole("region", { name: "Zaplaťte převodem" })).toBeNull();
	});
});
