// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import en from "#messages/en.json";
import { CART_ID } from "./a-cart.ts";
import { type Answer, aDraft, forgetEverything, ORDER, problemOf, showStep, stubShop } from "./a-checkout.tsx";

afterEach(forgetEverything);

const t = en.checkout;
const DELIVERY = "/en/cart/delivery-and-payment";
const SUMMARY = "/en/cart/summary";

const field = (label: string) => screen.getByRole("textbox", { name: (name) => name.startsWith(label) });
const button = (name: string) => screen.findByRole("button", { name });
const show = (step: "delivery" | "summary") => showStep(step, {}, "en");

const DETAILS: [string, string][] = [
	[t.contact.email, "jana@example.cz"],
	[t.contact.phone, "777 123 456"],
	[t.address.firstname, "Jana"],
	[t.address.lastname, "Nováková"],
	[t.address.street, "Lidická 12"],
	[t.address.city, "Brno"],
	[t.address.zip, "602 00"],
];

async function fillDetails(user: ReturnType<typeof showStep>["user"]) {
	for (const [label, text] of DETAILS) {
		await user.click(field(label));
		await user.paste(text);
	}
}

describe("the step of delivery and payment in English", () => {
	test("says what is missing, is filled in with a pickup point, and leads to the English summary", async () => {
		const shop = stubShop();
		const { user, push } = show("delivery");
		await user.click(await button(t.panel.continue));
		await waitFor(() => expect(problemOf(field(t.contact.email))).toBe(en.validation.required));
		const group = (name: string) => screen.getByRole("radiogroup", { name: (all) => all.startsWith(name) });
		expect(problemOf(group(t.delivery.title))).toBe(en.validation.delivery_required);
		expect(problemOf(group(t.payment.title))).toBe(en.validation.payment_required);
		await user.click(screen.getByRole("radio", { name: /Výdejní místa/ }));
		await user.click(screen.getByRole("radio", { name: /Převodem/ }));
		await fillDetails(user);
		await user.click(await screen.findByRole("radio", { name: "Výdejní místo Trafika" }));
		expect(screen.getByText(/^You chose: Výdejní místo Trafika, Veveří 22/)).toBeTruthy();
		expect(screen.getByRole("searchbox", { name: t.pickupPoint.search })).toBeTruthy();
		await user.click(await button(t.panel.continue));
		await waitFor(() => expect(push.mock.calls).toEqual([[SUMMARY]]));
		expect(shop.to("/api/cart/").every(({ path }) => path.includes("/en"))).toBe(true);
		expect(shop.to("/api/delivery/").every(({ path }) => path.startsWith("/api/delivery/pickup-points/en/4"))).toBe(
			true,
		);
	});

	test("accepts a company although the registry is away", async () => {
		const away: Answer = { status: 503, body: { error: "registry_unavailable" } };
		stubShop(({ path }) => (path.startsWith("/api/company/") ? away : undefined));
		const { user, push } = show("delivery");
		await user.click(await screen.findByRole("radio", { name: /Kurýr/ }));
		await user.click(screen.getByRole("radio", { name: /Dobírkou/ }));
		await user.click(screen.getByRole("checkbox", { name: t.company.toggle }));
		await user.type(field(t.company.companyId), "27082440");
		await user.click(await button(t.company.find));
		await screen.findByText(en.errors.registry_unavailable);
		await user.type(field(t.company.name), "Alza.cz a.s.");
		await user.type(field(t.company.taxId), "27082440");
		await fillDetails(user);
		await user.click(await button(t.panel.continue));
		await waitFor(() => expect(push.mock.calls).toEqual([[SUMMARY]]));
	});

	test("offers pickup at a branch and says what the branch has", async () => {
		stubShop();
		const { user } = show("delivery");
		await user.click(await screen.findByRole("radio", { name: /Osobní odběr/ }));
		const branches = within(screen.getByRole("radiogroup", { name: (name) => name.startsWith(t.branch.label) }));
		const [stocked, brought] = branches.getAllByRole("radio");
		expect(problemOf(stocked as HTMLElement)).toContain(
			"all in stock, on Wednesday 25\u00a0November or Thursday 26\u00a0November (in 1–2\u00a0working days)",
		);
		expect(problemOf(brought as HTMLElement)).toContain(
			"Balónek srdce brought in, by Tuesday 8\u00a0December (within 10\u00a0working days)",
		);
		await user.click(brought as HTMLElement);
		expect(screen.getByText(t.branch.lacksStock.replace("{goods}", "Balónek srdce"))).toBeTruthy();
		expect(screen.queryByRole("radio", { name: /Dobírkou/ })).toBeNull();
	});
});

describe("the summary step in English", () => {
	test("shows what will be sent, with English ways to change it, and orders in English", async () => {
		const place = { street: "Lidická 12", city: "Brno", zip: "602 00", country: "CZ" };
		const invoice = { firstname: "Jana", lastname: "Nováková", company: "Alza.cz a.s.", ...place };
		aDraft({ paymentId: "2", isCompany: true, companyId: "27082440", taxId: "CZ27082440", invoice });
		const shop = stubShop();
		const { user, push } = show("summary");
		await button(t.panel.submit);
		const ways = screen.getAllByRole("link", { name: /^Change/ }).map((link) => link.getAttribute("href"));
		expect([...new Set(ways)]).toEqual([
			"/en/cart",
			...["delivery", "payment", "contact", "address"].map((part) => `${DELIVERY}#${part}`),
		]);
		expect(screen.getByText("Delivered in 1–2 working days after your payment arrives.")).toBeTruthy();
		expect(screen.getByText(t.summary.sameAddress)).toBeTruthy();
		expect(screen.getByText(/Alza\.cz a\.s\./)).toBeTruthy();
		const consent = screen.getByRole("checkbox", { name: /^I agree to the terms and conditions/ });
		await user.click(await button(t.panel.submit));
		await waitFor(() => expect(problemOf(consent)).toBe(en.validation.must_confirm));
		expect(shop.orders()).toEqual([]);
		await user.click(consent);
		await user.click(await button(t.panel.submit));
		await waitFor(() => expect(push.mock.calls).toEqual([[ORDER.url]]));
		expect(shop.orders().map(({ path, body }) => [path, (body as { locale: string }).locale])).toEqual([
			[`/api/order/create/${CART_ID}`, "en"],
		]);
		expect(screen.getByText(t.sent.title)).toBeTruthy();
	});

	test("leads back to the English step that is not filled in", async () => {
		aDraft({ deliveryId: "" });
		stubShop();
		const { replace } = show("summary");
		await waitFor(() => expect(replace).toHaveBeenCalledWith(DELIVERY));
	});
});
