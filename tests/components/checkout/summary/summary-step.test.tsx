// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { takeProblems } from "#lib/storefront/order/checkout-draft.ts";
import { aCart, CART_ID, someOptions } from "../a-cart.ts";
import {
	type Answer,
	aDraft,
	DELIVERY_PATH,
	field,
	forgetEverything,
	ORDER,
	orderButton,
	problemOf,
	showStep,
	stubShop,
} from "../a-checkout.tsx";

afterEach(forgetEverything);

const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get("Idempotency-Key");
const consent = () => screen.findByRole("checkbox", { name: /Souhlasím/ });
const TRANSFER = { paymentId: "2" };

/** The last step of a shopper who filled in the one before. */
function showSummary(
	answer: Parameters<typeof stubShop>[0] = () => undefined,
	draft: Record<string, unknown> = TRANSFER,
) {
	aDraft(draft);
	const shop = stubShop(answer);
	return { shop, ...showStep("summary") };
}

async function order(user: ReturnType<typeof showStep>["user"]) {
	await user.click(await consent());
	await user.click(await orderButton());
}

describe("the summary step", () => {
	test("shows goods, delivery, payment and contacts as they will be sent, each with a link to change it", async () => {
		showSummary();
		await orderButton();
		const block = (name: string) => within(screen.getByRole("region", { name }));
		expect(block("Zboží").getByText(/^2\s×\s125,00\sKč$/)).toBeTruthy();
		expect(block("Doprava").getByText("Doručíme za 1–2 pracovní dny po připsání platby.")).toBeTruthy();
		expect(block("Platba").getByText("Převodem")).toBeTruthy();
		expect(block("Kontakt").getByText("+420\u00a0777\u00a0123\u00a0456", { normalizer: (text) => text })).toBeTruthy();
		expect(block("Fakturační adresa").getByText(/602\s00 Brno/)).toBeTruthy();
		expect(block("Doručovací adresa").getByText("Stejná jako fakturační")).toBeTruthy();
		const ways = screen.getAllByRole("link", { name: /^Změnit/ }).map((link) => link.getAttribute("href"));
		expect(ways).toEqual([
			"/kosik",
			...["delivery", "payment", "contact", "address", "address"].map((part) => `${DELIVERY_PATH}#${part}`),
		]);
	});

	test("names goods that cannot be returned", async () => {
		const [item] = aCart().items;
		const mask = {
			...aCart(),
			items: item ? [{ ...item, product: { ...item.product, withdrawal_exemption: "hygiene" } }] : [],
		};
		showSummary(({ path }) => (path.startsWith("/api/cart/") ? { body: mask } : undefined));
		expect(await screen.findByText(/Z\shygienických důvodů ho po\srozbalení nelze vrátit/)).toBeTruthy();
	});

	test("has the total with delivery right above the button, VAT above it", async () => {
		showSummary(({ path }) => {
			if (!path.startsWith("/api/order/deliveries/")) return undefined;
			const options = someOptions(25_000);
			for (const { payments } of options.deliveries)
				for (const { prices } of payments) prices.vat = [{ rate: 21, base: 30_496, vat: 6_404, with_tax: 36_900 }];
			return { body: options };
		});
		const button = await orderButton();
		const panel = screen.getByRole("complementary", { name: "Závěrečná kontrola" });
		const rows = within(panel)
			.getAllByRole("term")
			.map((term) => term.textContent);
		expect(rows.at(-1)).toMatch(/^Celkem k\súhradě/);
		expect(rows.at(-2)).toMatch(/DPH 21\s%/);
		const total = within(panel)
			.getAllByText("369,00\u00a0Kč", { normalizer: (text) => text })
			.at(-1);
		expect(total?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	test("leads back to a step that is not filled in", async () => {
		for (const draft of [
			{},
			{ deliveryId: "1" },
			{ deliveryId: "4", pickupPointId: "" },
			{ email: "jana" },
			{ deliveryId: "99" },
		]) {
			const { replace } = showSummary(undefined, draft.deliveryId ? draft : { deliveryId: "", ...draft });
			await waitFor(() => expect(replace).toHaveBeenCalledWith(DELIVERY_PATH));
			forgetEverything();
		}
	});

	test("leads nowhere when returned to after that step is filled in", async () => {
		const { replace, leaveAndComeBack } = showSummary(undefined, { deliveryId: "" });
		await waitFor(() => expect(replace.mock.calls).toEqual([[DELIVERY_PATH]]));
		await leaveAndComeBack(() => aDraft(TRANSFER));
		await orderButton();
		expect(replace).toHaveBeenCalledTimes(1);
		await leaveAndComeBack(() => aDraft({ deliveryId: "" }));
		await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
	});

	test("requires the consent, which is never ticked in advance", async () => {
		const { shop, user } = showSummary();
		expect(await consent()).toHaveProperty("checked", false);
		await user.click(await orderButton());
		await waitFor(async () => expect(problemOf(await consent())).toBe("Toto pole je nutné potvrdit."));
		expect(document.activeElement).toBe(await consent());
		expect(shop.orders()).toEqual([]);
	});
});

describe("placing an order", () => {
	test("a double click is one request with one key; the draft and the cart are forgotten, the order's page opens", async () => {
		const { shop, user, push } = showSummary();
		await user.click(await consent());
		await user.type(field(/^Poznámka/), "Zvoňte dvakrát");
		await user.dblClick(await orderButton());
		await waitFor(() => expect(push.mock.calls).toEqual([[ORDER.url]]));
		const [sent, ...more] = shop.orders();
		expect(more).toEqual([]);
		expect(sent?.path).toBe(`/api/order/create/${CART_ID}`);
		expect(keyOf(sent)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
		expect(sent?.body).toEqual({
			deliveryId: 2,
			paymentId: 2,
			branchId: null,
			pickupPointId: null,
			email: "jana@example.cz",
			phone: "+420777123456",
			invoice: {
				firstname: "Jana",
				lastname: "Nováková",
				company: "",
				street: "Lidická 12",
				city: "Brno",
				zip: "60200",
				country: "CZ",
			},
			address: null,
			isCompany: false,
			companyId: "",
			taxId: "",
			note: "Zvoňte dvakrát",
			saveAddress: false,
			surveyRefused: true,
			consent: true,
			expectedTotal: 36_900,
			locale: "cs",
		});
		expect(sessionStorage.length).toBe(0);
		expect(document.cookie).not.toContain("cartTempId");
		expect(screen.getByText("Děkujeme, objednávku máme")).toBeTruthy();
	});

	test("to a pickup point sends the point, and no address", async () => {
		const { shop, user } = showSummary(undefined, {
			...TRANSFER,
			deliveryId: "4",
			pickupPointId: "31",
			pickupPointName: "Výdejní box Křenová, Křenová 9",
			isElsewhere: true,
		});
		expect(await screen.findByText(/Výdejní box Křenová/)).toBeTruthy();
		await order(user);
		await waitFor(() =>
			expect(shop.orders()[0]?.body).toMatchObject({ pickupPointId: 31, branchId: null, address: null }),
		);
	});

	test("by card leads to the gateway", async () => {
		const pay: Answer = { body: { redirect: "#brana" } };
		const { shop, user, push } = showSummary(({ path }) => (path.endsWith("/pay") ? pay : undefined), {});
		await order(user);
		await waitFor(() => expect(window.location.hash).toBe("#brana"));
		expect(shop.to("/api/order/7/").map(({ method, path }) => `${method} ${path}`)).toEqual([
			`POST /api/order/7/${ORDER.hash}/pay`,
		]);
		expect(screen.getByText(/Otevíráme platební bránu/)).toBeTruthy();
		expect(push).not.toHaveBeenCalled();
		window.location.hash = "";
	});

	test.each<[string, Answer, RegExp | null]>([
		["that is away", { status: 503, body: { error: "gateway_unavailable" } }, /bránu se nepodařilo otevřít/],
		["for an order that costs nothing", { status: 409, body: { error: "not_payable" } }, null],
	])("a gateway %s leads to the order's page instead", async (_, answer, notice) => {
		const { user, push } = showSummary(({ path }) => (path.endsWith("/pay") ? answer : undefined), {});
		await order(user);
		await waitFor(() => expect(push.mock.calls).toEqual([[ORDER.url]]));
		if (notice) expect(screen.getByText(notice)).toBeTruthy();
		else expect(screen.queryByText(/nelze zaplatit/)).toBeNull();
	});

	test("a refusal that concerns an earlier step leads back to its field, and nothing typed is lost", async () => {
		const { user, push } = showSummary(({ path }) =>
			path.startsWith("/api/order/create/")
				? { status: 422, body: { error: "invalid", errors: { "invoice.zip": ["zip"] } } }
				: undefined,
		);
		await order(user);
		await waitFor(() => expect(push.mock.calls).toEqual([[DELIVERY_PATH]]));
		expect(takeProblems()).toEqual([{ name: "invoice.zip", key: "zip" }]);
		expect(screen.getByText(/^Fakturační adresa není v.pořádku. Zkontrolujte ji prosím.$/)).toBeTruthy();
		expect(sessionStorage.getItem("checkout-draft")).toContain("jana@example.cz");
	});

	test.each([
		["of the delivery address", { "address.street": ["required"] }, /^Doručovací adresa/],
		[
			"of an address and another field",
			{ "invoice.zip": ["zip"], email: ["email"] },
			"Zkontrolujte prosím zadané údaje.",
		],
	])("a refusal %s has its own message", async (_, errors, sentence) => {
		const { user } = showSummary(({ path }) =>
			path.startsWith("/api/order/create/") ? { status: 422, body: { error: "invalid", errors } } : undefined,
		);
		await order(user);
		expect(await screen.findByText(sentence)).toBeTruthy();
	});

	test.each([
		["branch_not_exists", "branchId"],
		["pickup_point_not_exists", "pickupPointId"],
		["payment_not_allowed", "paymentId"],
		["country_not_shipped", "invoice.country"],
	])("%s is about the field %s", async (code, name) => {
		const { user, push } = showSummary(({ path }) =>
			path.startsWith("/api/order/create/") ? { status: 422, body: { error: code } } : undefined,
		);
		await order(user);
		await waitFor(() => expect(push.mock.calls).toEqual([[DELIVERY_PATH]]));
		expect(takeProblems()).toEqual([{ name, key: code }]);
	});

	test("a changed price is shown, the cart is loaded again, and the next try has a new key", async () => {
		let tries = 0;
		const { shop, user, push } = showSummary(({ path }) =>
			path.startsWith("/api/order/create/") && tries++ === 0
				? { status: 409, body: { error: "price_changed", value: 41_900 } }
				: undefined,
		);
		const loads = () => shop.to("/api/cart/").length;
		await orderButton();
		const before = loads();
		await order(user);
		await screen.findByText(/Cena se mezitím změnila/);
		await waitFor(() => expect(loads()).toBeGreaterThan(before));
		await user.type(field(/^Poznámka/), "Zvoňte dvakrát");
		await user.click(await orderButton());
		await waitFor(() => expect(push).toHaveBeenCalledWith(ORDER.url));
		expect(keyOf(shop.orders()[0])).not.toBe(keyOf(shop.orders()[1]));
	});

	test("an error of the shop is not shown as a lost connection", async () => {
		const { user } = showSummary(({ path }) =>
			path.startsWith("/api/order/create/") ? { status: 500, body: { error: "server_error" } } : undefined,
		);
		await order(user);
		await screen.findByText(/^Něco se nám pokazilo.*objednáte jen jednou/, undefined, { timeout: 8_000 });
		expect(screen.queryByText(/Spojení vypadlo/)).toBeNull();
	}, 15_000);

	test("after a lost connection the order is sent again under the same key, automatically and by hand, even when the cart is gone by then", async () => {
		let isDown = true;
		let isOrdered = false;
		const { shop, user, push, replace, client } = showSummary(({ path }) => {
			if (isOrdered && path.startsWith("/api/cart/")) return { status: 404, body: { error: "not_found" } };
			return isDown && path.startsWith("/api/order/create/") ? "dropped" : undefined;
		});
		await order(user);
		await screen.findByText(/^Spojení vypadlo.*objednáte jen jednou/, undefined, { timeout: 8_000 });
		expect(shop.orders().length).toBe(3);
		// It stays beside the button, unlike a notice.
		const panel = (await orderButton()).closest("aside");
		expect(panel?.querySelector("[role='alert']:not(:empty)")?.textContent).toMatch(/^Spojení vypadlo/);
		isDown = false;
		isOrdered = true;
		await client.invalidateQueries({ queryKey: ["cart"] });
		await user.click(await orderButton());
		await waitFor(() => expect(push.mock.calls).toEqual([[ORDER.url]]));
		expect(replace).not.toHaveBeenCalled();
		expect(new Set(shop.orders().map(keyOf)).size).toBe(1);
	}, 15_000);
});
