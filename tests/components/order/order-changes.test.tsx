// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, describe, expect, test } from "vitest";
import { aCart, CART_ID, TEMP_ID } from "../checkout/a-cart.ts";
import { anOrder, anUnpaidOrder, events, HASH } from "./an-order.ts";
import { type Answer, type Call, clickTwice, forgetOrder, showOrder, stubOrder, title } from "./an-order-page.tsx";

afterEach(forgetOrder);

const dialog = () => within(screen.getByRole("dialog"));
const cancelled = () =>
	anOrder({
		state: "cancelled",
		is_paid: false,
		events: events("waiting_for_payment", "cancelled"),
		actions: { pay: false, cancel: false, withdraw: false, review_courier: false },
	});

describe("cancelling an unpaid order", () => {
	const ask = async (user: ReturnType<typeof showOrder>["user"]) =>
		user.click(await screen.findByRole("button", { name: "Zrušit objednávku" }));

	test("needs a confirmation; then the page shows the cancelled order and its heading has the focus", async () => {
		const slowness = Promise.withResolvers<void>();
		const shop = stubOrder(anUnpaidOrder(), ({ path }) =>
			path.includes("/cancel") ? slowness.promise.then(() => shop.set(cancelled())) : undefined,
		);
		const { user } = showOrder();
		await ask(user);
		expect(dialog().getByRole("heading", { name: "Zrušit objednávku 2600007?" })).toBeTruthy();
		expect(shop.posts("cancel")).toEqual([]);
		clickTwice(dialog().getByRole("button", { name: "Ano, zrušit" }));
		slowness.resolve();
		expect(await screen.findByText("Objednávka je zrušená, nic už neplaťte.")).toBeTruthy();
		await waitFor(async () => expect(document.activeElement).toBe(await title()));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(screen.queryByRole("button", { name: "Zrušit objednávku" })).toBeNull();
		expect(shop.posts("cancel").map(({ path }) => path)).toEqual([`/api/order/7/${HASH}/cancel?lang=cs`]);
	});

	test("can be given up: nothing is sent and the button has the focus again", async () => {
		const shop = stubOrder(anUnpaidOrder());
		const { user } = showOrder();
		await ask(user);
		await user.click(dialog().getByRole("button", { name: "Nechat objednávku" }));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Zrušit objednávku" }));
		expect(shop.posts("cancel")).toEqual([]);
	});

	test("refused because the order was paid meanwhile, says so and shows the current order", async () => {
		const shop = stubOrder(anUnpaidOrder(), ({ path }) => {
			if (!path.includes("/cancel")) return undefined;
			shop.set(anOrder({ state: "paid" }));
			return { status: 409, body: { error: "not_cancellable" } };
		});
		const { user } = showOrder();
		await ask(user);
		await user.click(dialog().getByRole("button", { name: "Ano, zrušit" }));
		expect(await dialog().findByText(/Tuto objednávku už zrušit nelze/)).toBeTruthy();
		expect(await screen.findByText("Platbu máme, objednávku začneme chystat.")).toBeTruthy();
	});

	test("without an answer can be tried again", async () => {
		let isDown = true;
		const shop = stubOrder(anUnpaidOrder(), ({ path }) => {
			if (!path.includes("/cancel")) return undefined;
			return isDown ? "dropped" : shop.set(cancelled());
		});
		const { user } = showOrder();
		await ask(user);
		await user.click(dialog().getByRole("button", { name: "Ano, zrušit" }));
		expect(await dialog().findByText(/Obchod je na okamžik nedostupný/)).toBeTruthy();
		isDown = false;
		await user.click(dialog().getByRole("button", { name: "Ano, zrušit" }));
		expect(await screen.findByText("Objednávka je zrušená, nic už neplaťte.")).toBeTruthy();
	});

	test("is not offered for an order that is under way", async () => {
		stubOrder(anOrder());
		showOrder();
		await title();
		expect(screen.queryByRole("button", { name: "Zrušit objednávku" })).toBeNull();
	});
});

describe("ordering again", () => {
	/** Carts as the shop has them, and what it says to an order again. */
	const stubAgain = (again: (body: { cartId?: string }) => Answer) =>
		stubOrder(anOrder(), ({ path, body }: Call) => {
			if (path.startsWith("/api/cart/anonymous/")) return { body: aCart() };
			return path.endsWith("/again") ? again(body as { cartId?: string }) : undefined;
		});
	const press = async (user: ReturnType<typeof showOrder>["user"]) =>
		user.click(await screen.findByRole("button", { name: "Objednat znovu" }));
	const hasCart = () => Cookies.set("cartTempId", TEMP_ID, { path: "/" });

	test("adds the goods to the shopper's cart, and leads there", async () => {
		hasCart();
		const shop = stubAgain(() => ({ body: { cart: aCart(), missing: [] } }));
		const { user, push } = showOrder();
		await press(user);
		await waitFor(() => expect(push.mock.calls).toEqual([["/kosik"]]));
		expect(shop.posts("again").map(({ body }) => body)).toEqual([{ cartId: CART_ID, locale: "cs" }]);
	});

	test("without a cart adds the goods to a new one, which the browser remembers", async () => {
		const shop = stubAgain(() => ({ body: { cart: aCart(), missing: [] } }));
		const { user, push } = showOrder();
		await press(user);
		await waitFor(() => expect(push.mock.calls).toEqual([["/kosik"]]));
		expect(shop.posts("again").map(({ body }) => body)).toEqual([{ locale: "cs" }]);
		expect(Cookies.get("cartTempId")).toBe(TEMP_ID);
	});

	test.each(["cart_ordered", "not_found"])(
		"with a cart that no longer exists (%s) adds the goods to a new one",
		async (code) => {
			hasCart();
			const shop = stubAgain(({ cartId }) =>
				cartId === undefined
					? { body: { cart: aCart(), missing: [] } }
					: { status: code === "not_found" ? 404 : 409, body: { error: code } },
			);
			const { user, push } = showOrder();
			await press(user);
			await waitFor(() => expect(push.mock.calls).toEqual([["/kosik"]]));
			expect(shop.posts("again").map(({ body }) => body)).toEqual([
				{ cartId: CART_ID, locale: "cs" },
				{ locale: "cs" },
			]);
		},
	);

	test("names goods that are missing before it leads to the cart", async () => {
		stubAgain(() => ({ body: { cart: aCart(), missing: ["Balónek srdce", "Girlanda", "Girlanda"] } }));
		const { user, push } = showOrder();
		await press(user);
		await screen.findByRole("dialog", { name: "Všechno v\u00a0košíku není" });
		expect(
			dialog()
				.getAllByRole("listitem")
				.map((item) => item.textContent),
		).toEqual(["Balónek srdce", "Girlanda"]);
		expect(dialog().getByRole("link", { name: "Přejít do košíku" }).getAttribute("href")).toBe("/kosik");
		expect(push).not.toHaveBeenCalled();
	});

	test("that fails says so, and the button works again", async () => {
		let isDown = true;
		stubAgain(() => (isDown ? "dropped" : { body: { cart: aCart(), missing: [] } }));
		const { user, push } = showOrder();
		await press(user);
		expect(await screen.findByText(/Obchod je na okamžik nedostupný/)).toBeTruthy();
		isDown = false;
		await press(user);
		await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
	});
});

describe("a complaint", () => {
	test.each([
		["cs", "Reklamovat", "/reklamacni-rad", "Reklamace: objednávka 2600007"],
		["en", "Make a complaint", "/en/complaints", "Complaint: order 2600007"],
	] as const)(
		"in %s is offered once goods are delivered, with the order's number in the e-mail",
		async (locale, name, path, subject) => {
			stubOrder(anOrder({ state: "delivered" }));
			showOrder("summary", locale);
			expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(path);
			const mails = screen.getAllByRole<HTMLAnchorElement>("link").filter(({ href }) => href.includes("?subject="));
			expect(mails.map(({ search }) => decodeURIComponent(search))).toEqual([`?subject=${subject}`]);
		},
	);

	test("is not offered before", async () => {
		stubOrder(anOrder({ state: "handed_over" }));
		showOrder();
		await screen.findByRole("link", { name: "Odstoupit od smlouvy zde" });
		expect(screen.queryByRole("link", { name: "Reklamovat" })).toBeNull();
	});
});

describe("the link to a withdrawal", () => {
	const link = () => screen.findByRole("link", { name: "Odstoupit od smlouvy zde" });

	test("leads to its page, and shows the last day once the goods were taken over", async () => {
		stubOrder(anOrder({ state: "delivered", withdraw_until: "2026-12-04T22:59:59.999Z" }));
		showOrder();
		expect((await link()).getAttribute("href")).toBe(`/shrnuti/7/${HASH}/odstoupeni`);
		expect(screen.getByText(/Do 4. prosince 2026 můžete od smlouvy odstoupit/)).toBeTruthy();
	});

	test.each([
		["packed", "Chcete objednávku zrušit?", /^Ještě jsme ji neodeslali, stačí odstoupit od smlouvy/],
		["handed_over", "Vrácení zboží", /^Od smlouvy můžete odstoupit do 14 dnů od převzetí/],
	] as const)("asks %s orders in the words of whoever thinks better of it", async (state, name, text) => {
		stubOrder(anOrder({ state, events: events("paid", "accepted", "packed", state) }));
		showOrder();
		await link();
		expect(within(screen.getByRole("region", { name })).getByText(text)).toBeTruthy();
	});

	test("in English leads to the English page", async () => {
		stubOrder(anOrder());
		showOrder("summary", "en");
		const english = await screen.findByRole("link", { name: "Withdraw from the contract here" });
		expect(english.getAttribute("href")).toBe(`/en/summary/7/${HASH}/withdrawal`);
	});

	test("is missing when nobody may withdraw; after a withdrawal it leads to the receipt", async () => {
		stubOrder(anUnpaidOrder());
		const { client } = showOrder();
		await title();
		expect(screen.queryByRole("link", { name: "Odstoupit od smlouvy zde" })).toBeNull();
		stubOrder(
			anOrder({
				state: "withdrawn",
				actions: { pay: false, cancel: false, withdraw: false, review_courier: false },
				withdrawal: { name: "Jana Nováková", reason: "", date: "2026-11-21T09:05:00.000Z" },
			}),
		);
		await client.invalidateQueries();
		expect(await screen.findByText("Od smlouvy jste odstoupili 21. 11. 2026 10:05.")).toBeTruthy();
		expect(screen.getByRole("link", { name: "Potvrzení o\u00a0odstoupení" })).toBeTruthy();
	});
});
