// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DeliveryOptions } from "#lib/contract/schemas/order.ts";
import { someOptions } from "./a-cart.ts";
import { aDraft, forgetEverything, orderButton, problemOf, showStep, stubShop } from "./a-checkout.tsx";

const LATER = { from: "2026-11-26", to: "2026-11-27" };

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date("2026-11-24T12:58:00Z") });
});
afterEach(() => {
	forgetEverything();
	vi.useRealTimers();
});

const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");
/** The courier's choice as it is described. */
const courier = async () => plain(problemOf(await screen.findByRole("radio", { name: /Kurýr/ })));
const delivery = () =>
	within(screen.getByRole("region", { name: "Doprava" })).getByText(/^(?:Doručíme|K.vyzvednutí)/).textContent;

describe("the choice of a delivery", () => {
	test("says the days on which it comes", async () => {
		stubShop();
		showStep("delivery");
		expect(await courier()).toContain("U vás zítra ve středu 25. 11. nebo ve čtvrtek 26. 11.");
		expect(problemOf(screen.getByRole("radio", { name: /Výdejní místa/ })).replaceAll("\u00a0", " ")).toContain(
			"K vyzvednutí mezi středou 25. 11. a pátkem 27. 11.",
		);
	});

	test("asks the shop for later days at the cut-off, while the page is open", async () => {
		const options = someOptions(25_000);
		const later: DeliveryOptions = {
			...options,
			deliveries: options.deliveries.map((one) => ({ ...one, dates: LATER })),
			dates_until: "2026-11-25T13:00:00.000Z",
		};
		const shop = stubShop(({ path }) => {
			if (!path.startsWith("/api/order/deliveries/")) return undefined;
			return { body: Date.now() < Date.parse(options.dates_until) ? options : later };
		});
		showStep("delivery");
		await courier();
		const asked = () => shop.to("/api/order/deliveries/").length;
		const before = asked();
		await act(() => vi.advanceTimersByTimeAsync(90_000));
		expect(asked()).toBe(before);
		await act(() => vi.advanceTimersByTimeAsync(31_000));
		expect(asked()).toBe(before + 1);
		expect(await courier()).toContain("U vás ve čtvrtek 26. 11. nebo v pátek 27. 11.");
	});
});

describe("with a transfer chosen, whose day nobody knows,", () => {
	test("the choice of a delivery says working days after the payment", async () => {
		aDraft({ paymentId: "2" });
		stubShop();
		showStep("delivery");
		expect(await courier()).toContain("U vás za 1–2 pracovní dny po připsání platby");
	});

	test("so does the choice of a branch", async () => {
		aDraft({ deliveryId: "1", branchId: "1", paymentId: "2" });
		stubShop();
		showStep("delivery");
		const branches = await screen.findByRole("radiogroup", { name: /Pobočka/ });
		expect(plain(branches.textContent)).toContain("po připsání platby");
		expect(plain(branches.textContent)).not.toMatch(/\d\. 1[12]\./);
	});
});

describe("the summary of an order", () => {
	test("by card says the days", async () => {
		aDraft({ paymentId: "1" });
		stubShop();
		showStep("summary");
		await orderButton();
		expect(delivery()?.replaceAll("\u00a0", " ")).toBe("Doručíme ve středu 25. 11. nebo ve čtvrtek 26. 11.");
	});

	test("by transfer counts from the payment, whose day nobody knows", async () => {
		aDraft({ paymentId: "2" });
		stubShop();
		showStep("summary");
		await orderButton();
		expect(delivery()?.replaceAll("\u00a0", " ")).toBe("Doručíme za 1–2 pracovní dny po připsání platby.");
		expect(screen.queryByText(/25\.\s11\./)).toBeNull();
	});
});
