// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { placesOf } from "../a-notice.ts";
import { CART_ID } from "../checkout/a-cart.ts";
import { aVoucher, type Refusal, showFormIn, toldOf } from "./a-voucher-form.tsx";

const showForm = (...shop: Parameters<typeof showFormIn> extends [unknown, ...infer Rest] ? Rest : never) =>
	showFormIn("cs", ...shop);

const codeField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Kód poukazu" });
const emailField = () => screen.getByRole<HTMLInputElement>("textbox", { name: /Váš e-mail/ });
const useButton = () => screen.getByRole("button", { name: "Použít" });
/** What the form's own live region says. */
const announced = () => within(screen.getByRole("region", { name: "Slevový poukaz" })).getByRole("status").textContent;

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

describe("adding a voucher", () => {
	test("sends the code for the e-shop, shows it, empties the field and says so; the cart is reloaded", async () => {
		const { user, posts, loads } = await showForm();
		expect(loads()).toBe(1);
		await user.type(codeField(), " stovka {Enter}");
		expect(await screen.findByRole("list", { name: "Poukazy v\u00a0košíku" })).toBeTruthy();
		expect(screen.getByText("−100,00 Kč")).toBeTruthy();
		expect(posts()).toEqual([
			{ path: `/api/voucher/cart/add/${CART_ID}`, body: { voucherCode: "stovka", serviceType: "eshop", locale: "cs" } },
		]);
		expect(codeField().value).toBe("");
		expect(announced()).toBe("Poukaz STOVKA jsme použili.");
		await waitFor(() => expect(loads()).toBe(2));
	});

	test.each<[Refusal, string]>([
		[{ status: 404, error: "not_exists" }, "Takový poukaz neexistuje. Zkontrolujte prosím kód."],
		[{ status: 404, error: "service_type" }, "Takový poukaz neexistuje. Zkontrolujte prosím kód."],
		[{ status: 404, error: "whatever" }, "Takový poukaz neexistuje. Zkontrolujte prosím kód."],
		[
			{ status: 422, error: "quantity_per_user_limit", value: 3 },
			"Tento poukaz už jste vyčerpali, každý zákazník ho může použít nejvýš 3x.",
		],
		[{ status: 422, error: "quantity_per_user_limit" }, "Tento poukaz už jste vyčerpali."],
		[{ status: 422, error: "voucher_is_already_added" }, "Tento poukaz už v\u00a0košíku máte."],
		[
			{ status: 422, error: "user_check" },
			"Tento poukaz už v\u00a0košíku máte, nebo je jen pro některé zákazníky. Pokud u\u00a0nás máte účet, přihlaste se.",
		],
		[{ status: 422, error: "quantity" }, "Tento poukaz teď není k\u00a0dispozici."],
		[{ status: 422, error: "active_from" }, "Tento poukaz teď není k\u00a0dispozici."],
		[{ status: 422, error: "active_to" }, "Tento poukaz teď není k\u00a0dispozici."],
		[
			{ status: 422, error: "minimal_price", value: 150_000 },
			"Tento poukaz platí při nákupu zboží aspoň za 1\u00a0500,00\u00a0Kč. Chybí ještě 1\u00a0250,00\u00a0Kč.",
		],
		[{ status: 422, error: "minimal_price" }, "Na tento poukaz je v\u00a0košíku zboží za příliš málo."],
		[{ status: 422, error: "something_new" }, "Tento poukaz nelze použít."],
		[{ status: 422, error: "invalid", errors: { voucherCode: ["too_long"] } }, "Text je příliš dlouhý."],
		[{ status: 409, error: "vouchers_full", value: 10 }, "Do košíku se vejde nejvýše 10 poukazů."],
	])("%j is shown at the field, what was typed stays, the cart is reloaded", async (refusal, sentence) => {
		const { user, loads } = await showForm([], refusal);
		await user.type(codeField(), "SLEVA");
		await user.click(useButton());
		await waitFor(() => expect(toldOf(codeField())).toBe(sentence));
		expect(codeField().value).toBe("SLEVA");
		expect(codeField().getAttribute("aria-invalid")).toBe("true");
		expect(document.activeElement).toBe(codeField());
		expect(announced()).toBe(sentence);
		await waitFor(() => expect(loads()).toBe(2));
	});

	test.each<[Refusal | "dropped", string]>([
		[{ status: 503, error: "unavailable" }, "Obchod je na okamžik nedostupný. Zkuste to prosím později."],
		[{ status: 500, error: "server_error" }, "Poukaz se nepodařilo použít. Zkuste to prosím později."],
		[{ status: 500, error: "new_trouble" }, "Poukaz se nepodařilo použít. Zkuste to prosím později."],
		["dropped", "Obchod je na okamžik nedostupný. Zkuste to prosím později."],
	])("%j, which does not concern the code, shows a notice, and the next try works", async (failure, sentence) => {
		const { user, loads } = await showForm([], failure);
		await user.type(codeField(), "SLEVA{Enter}");
		// Once: a second one would be read out again.
		expect(await placesOf(sentence)).toEqual(["notice"]);
		expect([toldOf(codeField()), announced(), codeField().getAttribute("aria-invalid")]).toEqual(["", "", null]);
		expect(codeField().value).toBe("SLEVA");
		await waitFor(() => expect(loads()).toBe(2));
		await user.click(useButton());
		expect(await screen.findByText("SLEVA")).toBeTruthy();
		expect(codeField().getAttribute("aria-invalid")).toBeNull();
	});

	test("a blank code is not sent", async () => {
		const { user, posts } = await showForm();
		await user.type(codeField(), "  ");
		await user.click(useButton());
		await waitFor(() => expect(toldOf(codeField())).toBe("Pole musí být vyplněno"));
		expect(announced()).toBe("Pole musí být vyplněno");
		expect(posts()).toEqual([]);
	});

	test("two quick presses are one attempt", async () => {
		const { user, posts } = await showForm();
		await user.type(codeField(), "SLEVA{Enter}{Enter}");
		await user.dblClick(useButton());
		expect(await screen.findByText("SLEVA")).toBeTruthy();
		expect(posts().length).toBe(1);
	});
});

describe("a voucher that needs an e-mail", () => {
	const ASKS: Refusal = { status: 422, error: "email_required" };

	test("asks for the e-mail, checks it, and is sent again with it", async () => {
		const { user, posts } = await showForm([], ASKS);
		await user.type(codeField(), "NAMAIL50{Enter}");
		await waitFor(() => expect(document.activeElement).toBe(emailField()));
		expect(toldOf(emailField())).toBe("Tento poukaz je potřeba spojit s\u00a0vaším e-mailem. Vyplňte ho prosím.");
		expect(codeField().value).toBe("NAMAIL50");
		await user.click(useButton());
		await waitFor(() => expect(toldOf(emailField())).toBe("Pole musí být vyplněno"));
		await user.type(emailField(), "jana@");
		await user.click(useButton());
		await waitFor(() => expect(toldOf(emailField())).toBe("Pole musí obsahovat platný email."));
		expect(posts().length).toBe(1);
		await user.type(emailField(), "example.cz{Enter}");
		expect(await screen.findByText("NAMAIL50")).toBeTruthy();
		expect(posts()[1]?.body).toEqual({
			voucherCode: "NAMAIL50",
			guestEmail: "jana@example.cz",
			serviceType: "eshop",
			locale: "cs",
		});
		expect(screen.queryByRole("textbox", { name: /Váš e-mail/ })).toBeNull();
	});

	test.each(["VIP MAIL", "VIP  MAIL", "VIP\u00a0MAIL", " vipmail "])(
		"asks for the e-mail however the code %j is typed",
		async (code) => {
			const { user } = await showForm([], ASKS);
			await user.type(codeField(), code);
			await user.click(useButton());
			await waitFor(() => expect(document.activeElement).toBe(emailField()));
		},
	);

	test("does not make another voucher ask for one, and asks again itself with what was typed", async () => {
		const { user, posts } = await showForm([], ASKS);
		await user.type(codeField(), "NAMAIL50{Enter}");
		await waitFor(() => expect(document.activeElement).toBe(emailField()));
		await user.type(emailField(), "jana@");
		await user.type(codeField(), "x");
		expect(screen.queryByRole("textbox", { name: /Váš e-mail/ })).toBeNull();
		await user.type(codeField(), "{Backspace}");
		expect(emailField().value).toBe("jana@");
		await user.clear(codeField());
		await user.type(codeField(), "SLEVA{Enter}");
		expect(await screen.findByText("SLEVA")).toBeTruthy();
		expect(posts()[1]?.body).toEqual({ voucherCode: "SLEVA", serviceType: "eshop", locale: "cs" });
	});

	test("shows a refused e-mail at its field, and both stay as typed", async () => {
		const { user } = await showForm([], ASKS, { status: 422, error: "invalid", errors: { guestEmail: ["email"] } });
		await user.type(codeField(), "NAMAIL50{Enter}");
		await waitFor(() => expect(document.activeElement).toBe(emailField()));
		await user.type(emailField(), "jana@example.cz{Enter}");
		await waitFor(() => expect(toldOf(emailField())).toBe("Pole musí obsahovat platný email."));
		expect([codeField().value, emailField().value]).toEqual(["NAMAIL50", "jana@example.cz"]);
	});
});

describe("on return to the page the form", () => {
	test("has no errors, but what was typed", async () => {
		const { user, leaveAndComeBack } = await showForm([], { status: 404, error: "not_exists" });
		await user.type(codeField(), "SLEVA{Enter}");
		await waitFor(() => expect(codeField().getAttribute("aria-invalid")).toBe("true"));
		await leaveAndComeBack();
		expect([toldOf(codeField()), announced(), codeField().getAttribute("aria-invalid")]).toEqual(["", "", null]);
		expect(codeField().value).toBe("SLEVA");
		await user.click(useButton());
		expect(await screen.findByText("SLEVA")).toBeTruthy();
	});

	test("still asks for the e-mail that a voucher needs, and leaves the focus where it is", async () => {
		const { user, leaveAndComeBack } = await showForm([], { status: 422, error: "email_required" });
		await user.type(codeField(), "NAMAIL50{Enter}");
		await waitFor(() => expect(document.activeElement).toBe(emailField()));
		await user.type(emailField(), "jana@example.cz");
		emailField().blur();
		await leaveAndComeBack();
		expect([codeField().value, emailField().value]).toEqual(["NAMAIL50", "jana@example.cz"]);
		expect([toldOf(emailField()), emailField().getAttribute("aria-invalid")]).toEqual([
			"Použijte ho prosím i\u00a0v\u00a0objednávce, poukaz k\u00a0němu bude patřit.",
			null,
		]);
		expect(document.activeElement).toBe(document.body);
	});
});

describe("vouchers in the cart", () => {
	test("can be removed by a button that names them; the removal is announced and its message gets the focus", async () => {
		const { user, posts, loads } = await showForm([aVoucher(), aVoucher({ voucher_id: 6, code: "DRUHY" })]);
		await user.click(screen.getByRole("button", { name: "Odebrat poukaz STOVKA" }));
		await waitFor(() => expect(announced()).toBe("Poukaz STOVKA jsme odebrali."));
		expect(document.activeElement?.textContent).toBe("Poukaz STOVKA jsme odebrali.");
		expect(screen.queryByText("STOVKA")).toBeNull();
		expect(screen.getByText("DRUHY")).toBeTruthy();
		expect(posts()).toEqual([{ path: `/api/voucher/cart/delete/${CART_ID}`, body: { voucherId: 5, locale: "cs" } }]);
		await waitFor(() => expect(loads()).toBe(2));
	});

	test("that cannot be removed at the moment stay, with a notice", async () => {
		const { user, loads } = await showForm([aVoucher()], { status: 500, error: "server_error" });
		await user.click(screen.getByRole("button", { name: "Odebrat poukaz STOVKA" }));
		expect(await screen.findByText("Poukaz se nepodařilo odebrat. Zkuste to prosím později.")).toBeTruthy();
		expect(screen.getByText("STOVKA")).toBeTruthy();
		await waitFor(() => expect(loads()).toBe(2));
	});

	test("of a percentage show how much", async () => {
		await showForm([aVoucher({ voucher_type: "percent", value: 12.5 })]);
		expect(screen.getByText("sleva 12,5 %, −100,00 Kč")).toBeTruthy();
	});

	test("that the shop marks as not removable have no button", async () => {
		await showForm([aVoucher({ voucher_type: "order", removable: false }), aVoucher({ voucher_id: 6, code: "STARY" })]);
		expect(
			screen.getAllByRole("button", { name: /^Odebrat/ }).map((button) => button.getAttribute("aria-label")),
		).toEqual(["Odebrat poukaz STARY"]);
	});

	test("that are not valid now are crossed out, with the reason", async () => {
		await showForm([aVoucher({ problem: "minimal_price", problem_value: 60_000, discount_with_tax: 0 })]);
		expect(screen.getByText("STOVKA").tagName).toBe("S");
		expect(
			screen.getByText("Tento poukaz platí při nákupu zboží aspoň za 600,00 Kč. Chybí ještě 350,00 Kč."),
		).toBeTruthy();
		expect(screen.queryByText(/−/)).toBeNull();
		// An order with it would be refused.
		expect(screen.getByText("Poukaz, který teď nelze použít, před objednáním prosím odeberte.")).toBeTruthy();
	});

	test("that are now only for other customers are not reported as already in the cart", async () => {
		await showForm([aVoucher({ problem: "user_check", discount_with_tax: 0 })]);
		expect(
			screen.getByText(/^Tento poukaz je jen pro některé zákazníky\. Pokud máte účet, přihlaste se\.$/),
		).toBeTruthy();
		expect(screen.queryByText(/už v.košíku máte/)).toBeNull();
	});

	test("that are not valid and cannot be removed are left out of the order, with a note", async () => {
		const order = { voucher_type: "order", removable: false, discount_with_tax: 0 } as const;
		await showForm([aVoucher({ ...order, problem: "minimal_price", problem_value: 60_000 })]);
		expect(screen.getByText(/aspoň za 600,00 Kč. Chybí ještě 350,00 Kč/)).toBeTruthy();
		expect(screen.getByText("Poukaz STOVKA teď neplatí, objednávku přijmeme bez něj.")).toBeTruthy();
		expect(screen.queryByText(/prosím odeberte/)).toBeNull();
	});
});
