// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Order } from "#lib/contract/schemas/order.ts";
import { aLine, anOrder, anUnpaidOrder, events, HASH } from "../an-order.ts";
import { type Answer, clickTwice, forgetOrder, showOrder, stubOrder, title } from "../an-order-page.tsx";

afterEach(forgetOrder);

const field = (name: RegExp) => screen.getByRole("textbox", { name }) as HTMLInputElement;
const button = (name: string) => screen.getByRole("button", { name });
const nowhere = { pay: false, cancel: false, withdraw: false, review_courier: false };
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");

function delivered(changes: Partial<Order> = {}): Order {
	return anOrder({
		state: "delivered",
		events: events("waiting_for_payment", "paid", "accepted", "packed", "handed_over", "delivered"),
		withdraw_until: "2026-12-04T22:59:59.999Z",
		...changes,
	});
}

function withdrawn(order: Order): Order {
	return {
		...order,
		state: "withdrawn",
		events: [...order.events, { state: "withdrawn", date: "2026-11-21T09:05:00.000Z" }],
		actions: nowhere,
		withdrawal: { name: "Jana Nováková", reason: "Nesedí barva", date: "2026-11-21T09:05:00.000Z" },
	};
}

const sent = (answer: () => Answer | Promise<Answer>) => (call: { path: string }) =>
	call.path.includes("/withdrawal") ? answer() : undefined;

type User = ReturnType<typeof showOrder>["user"];
const toReview = async (user: User) => {
	await user.click(await screen.findByRole("button", { name: "Pokračovat" }));
	await screen.findByRole("heading", { name: "Zkontrolujte a\u00a0potvrďte" });
};

describe("withdrawing from a contract", () => {
	test("takes two steps: what the shop knows is filled in, nothing is sent before the second one", async () => {
		const slowness = Promise.withResolvers<void>();
		const shop = stubOrder(
			delivered(),
			sent(() => slowness.promise.then(() => shop.set(withdrawn(delivered())))),
		);
		const { user } = showOrder("withdrawal");
		expect((await title()).textContent).toBe("Odstoupení od smlouvy");
		expect(screen.getByText(/U této objednávky máte čas do 4. prosince 2026/)).toBeTruthy();
		expect(field(/^Jméno/).value).toBe("Jana Nováková");
		expect(field(/^E-mail/).value).toBe("jana@example.cz");
		expect(screen.getByText("2600007")).toBeTruthy();
		await user.type(field(/^Důvod/), "Nesedí barva");
		await toReview(user);
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Zkontrolujte a\u00a0potvrďte" }));
		expect(screen.getByText(/Oznamuji, že odstupuji od kupní smlouvy/)).toBeTruthy();
		expect(screen.getByText("Nesedí barva")).toBeTruthy();
		expect(shop.posts("withdrawal")).toEqual([]);

		clickTwice(button("Potvrdit odstoupení"));
		slowness.resolve();
		const done = await screen.findByRole("heading", { name: "Odstoupení jsme přijali" });
		await waitFor(() => expect(document.activeElement).toBe(done));
		expect(screen.getByText("21. 11. 2026 10:05")).toBeTruthy();
		expect(screen.getByText("Nesedí barva")).toBeTruthy();
		expect(screen.getByText("Potvrzení jsme poslali na jana@example.cz.")).toBeTruthy();
		expect(screen.getByText(/Zboží nám prosím pošlete nebo předejte zpět do 14 dnů/)).toBeTruthy();
		expect(shop.posts("withdrawal").map(({ path, body }) => ({ path, body }))).toEqual([
			{
				path: `/api/order/7/${HASH}/withdrawal?lang=cs`,
				body: { name: "Jana Nováková", email: "jana@example.cz", reason: "Nesedí barva" },
			},
		]);
		expect(sessionStorage.length).toBe(0);
	});

	test("on return to the form shows no errors, but what was typed", async () => {
		stubOrder(delivered());
		const { user, leaveAndComeBack } = showOrder("withdrawal");
		await title();
		await user.clear(field(/^E-mail/));
		await user.type(field(/^E-mail/), "jana@");
		await user.click(button("Pokračovat"));
		await screen.findByText("Pole musí obsahovat platný email.");
		await leaveAndComeBack();
		expect(screen.queryByText("Pole musí obsahovat platný email.")).toBeNull();
		expect(field(/^E-mail/).getAttribute("aria-invalid")).toBeNull();
		expect([field(/^Jméno/).value, field(/^E-mail/).value]).toEqual(["Jana Nováková", "jana@"]);
	});

	test("shows the error beside a wrong or empty field, focuses it and stays at the step", async () => {
		stubOrder(delivered());
		const { user } = showOrder("withdrawal");
		await screen.findByRole("button", { name: "Pokračovat" });
		await user.clear(field(/^Jméno/));
		await user.clear(field(/^E-mail/));
		await user.type(field(/^E-mail/), "jana@");
		await user.click(button("Pokračovat"));
		await waitFor(() => expect(document.activeElement).toBe(field(/^Jméno/)));
		expect(screen.getByText("Pole musí být vyplněno")).toBeTruthy();
		expect(screen.getByText("Pole musí obsahovat platný email.")).toBeTruthy();
		expect(field(/^E-mail/).getAttribute("aria-invalid")).toBe("true");
	});

	test("keeps what was typed when going back, after a lost connection and a reload of the page", async () => {
		let isDown = true;
		const shop = stubOrder(
			delivered(),
			sent(() => (isDown ? "dropped" : shop.set(withdrawn(delivered())))),
		);
		const first = showOrder("withdrawal");
		await screen.findByRole("button", { name: "Pokračovat" });
		await first.user.clear(field(/^Jméno/));
		await first.user.type(field(/^Jméno/), "Jana Malá");
		await first.user.type(field(/^Důvod/), "Nesedí barva");
		await toReview(first.user);
		await first.user.click(button("Potvrdit odstoupení"));
		expect(await screen.findByText(/Odstoupení se nepodařilo odeslat/)).toBeTruthy();
		await first.user.click(button("Upravit údaje"));
		expect(field(/^Jméno/).value).toBe("Jana Malá");
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Vaše údaje" }));

		document.body.replaceChildren();
		const second = showOrder("withdrawal");
		await screen.findByRole("button", { name: "Pokračovat" });
		expect(field(/^Jméno/).value).toBe("Jana Malá");
		expect(field(/^Důvod/).value).toBe("Nesedí barva");
		isDown = false;
		await toReview(second.user);
		await second.user.click(button("Potvrdit odstoupení"));
		await screen.findByRole("heading", { name: "Odstoupení jsme přijali" });
		expect(shop.posts("withdrawal").at(-1)?.body).toMatchObject({ name: "Jana Malá" });
	});

	test("refused because its time has passed meanwhile shows the page that says why", async () => {
		const shop = stubOrder(
			delivered(),
			sent(() => {
				shop.set(delivered({ actions: nowhere }));
				return { status: 409, body: { error: "not_withdrawable" } };
			}),
		);
		const { user } = showOrder("withdrawal");
		await toReview(user);
		await user.click(button("Potvrdit odstoupení"));
		expect(await screen.findByText(/Lhůta pro odstoupení skončila 4. prosince 2026/)).toBeTruthy();
		expect(document.activeElement).toBe(await title());
	});
});

describe("what a withdrawal covers", () => {
	const lines = [
		aLine({ name: "Balónek srdce" }),
		aLine({ name: "Balónek se jménem", withdrawal_exemption: "made_to_order", quantity: 1 }),
		aLine({ name: "Maska kočky", variant_name: "černá", withdrawal_exemption: "hygiene", quantity: 3 }),
	];
	const items = (name: string) =>
		within(screen.getByRole("region", { name }))
			.getAllByRole("listitem")
			.map((item) => plain(item.textContent));

	test("does not include goods that cannot be returned, which are named with the reason", async () => {
		stubOrder(delivered({ lines }));
		showOrder("withdrawal");
		await title();
		expect(items("Čeho se odstoupení týká")).toEqual(["2 × Balónek srdce"]);
		expect(items("Co vrátit nejde")).toEqual([
			"1 × Balónek se jménem – vyrobeno na zakázku podle vašeho přání",
			"3 × Maska kočky, černá – z hygienických důvodů jen v neporušeném obalu",
		]);
		expect(screen.getByText(/Cenu dopravy ne/)).toBeTruthy();
	});

	test("is everything while the goods are in the shop, with nothing to be sent back", async () => {
		stubOrder(anOrder({ lines }));
		showOrder("withdrawal");
		await title();
		expect(screen.getByText(/lhůta vám proto neběží/)).toBeTruthy();
		expect(items("Čeho se odstoupení týká").length).toBe(3);
		expect(screen.queryByRole("region", { name: "Co vrátit nejde" })).toBeNull();
		expect(screen.getByText(/nejlevnější nabízené dopravy/)).toBeTruthy();
		expect(screen.queryByRole("checkbox")).toBeNull();
	});
});

describe("the page of a withdrawal", () => {
	test("from an order already withdrawn shows when and by whom, and has no form", async () => {
		stubOrder(withdrawn(anOrder()));
		showOrder("withdrawal");
		expect((await title()).textContent).toBe("Odstoupení jsme přijali");
		expect(screen.getByText("Jana Nováková")).toBeTruthy();
		expect(screen.getByText("Potvrzení jsme vám poslali e-mailem.")).toBeTruthy();
		expect(screen.getByText(/Peníze vám vrátíme do 14 dnů stejným způsobem/)).toBeTruthy();
		expect(screen.queryByRole("textbox")).toBeNull();
	});

	const cancelled = anOrder({ state: "cancelled", actions: nowhere });
	const exempt = anOrder({ actions: nowhere, lines: [aLine({ withdrawal_exemption: "perishable" })] });
	test.each([
		["unpaid", anUnpaidOrder(), "Objednávka ještě není zaplacená. Stačí ji zrušit."],
		["cancelled", cancelled, "Objednávka je zrušená, není od čeho odstupovat."],
		["over time", delivered({ actions: nowhere }), /^Lhůta pro odstoupení skončila 4. prosince 2026/],
		["wholly exempt", exempt, "Zboží z této objednávky podle zákona vrátit nejde."],
		[
			"a company's",
			delivered({ actions: nowhere, companyId: "27082440", withdraw_until: null }),
			/^Odstoupit bez udání důvodu mohou jen spotřebitelé/,
		],
		["closed for another reason", anOrder({ actions: nowhere }), "Ozvěte se nám prosím, poradíme vám."],
	])("from an order that is %s says why it cannot be withdrawn from", async (_, order, reason) => {
		stubOrder(order);
		showOrder("withdrawal");
		expect((await title()).textContent).toBe("Od této smlouvy teď odstoupit nejde");
		expect(screen.getByText(reason)).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Pokračovat" })).toBeNull();
	});

	test("from an unknown order is the page for not found", async () => {
		stubOrder(anOrder(), () => ({ status: 404, body: { error: "not_found" } }));
		showOrder("withdrawal");
		expect((await title()).textContent).toBe("Stránka nenalezena");
	});

	test("is in English on English pages and leads back to the order", async () => {
		stubOrder(delivered());
		showOrder("withdrawal", "en");
		expect((await title()).textContent).toBe("Withdrawal from the contract");
		expect(screen.getByRole("link", { name: "Back to the order" }).getAttribute("href")).toBe(`/en/summary/7/${HASH}`);
	});
});
