// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aCart, someOptions } from "./a-cart.ts";
import {
	type Answer,
	aDraft,
	DELIVERY_PATH,
	field,
	forgetEverything,
	ORDER,
	onButton,
	orderButton,
	showStep,
	stubShop,
} from "./a-checkout.tsx";

afterEach(() => {
	forgetEverything();
	vi.unstubAllGlobals();
	for (const script of googleScripts()) script.remove();
});

const googleScripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src*='recaptcha']")];
const DRAFT = { paymentId: "2" };

/** Sends the order; the first tries are answered so. */
async function orderAnswered(...answers: Answer[]) {
	aDraft(DRAFT);
	const shop = stubShop(({ path }) => {
		if (path === "/api/auth/captcha") return { body: { siteKey: "a-key" } };
		return path.startsWith("/api/order/create/") ? answers.shift() : undefined;
	});
	const shown = showStep("summary");
	await shown.user.type(await screen.findByRole("textbox", { name: /^Poznámka/ }), "Na pátek");
	await shown.user.click(await screen.findByRole("checkbox", { name: /Souhlasím/ }));
	await shown.user.click(await orderButton());
	return { shop, ...shown };
}

const refusal = (error: string, value?: number, status = 409): Answer => ({
	status,
	body: { error, ...(value !== undefined && { value }) },
});

describe("an order that exceeds a limit", () => {
	test.each([
		["open_limit", 10_000_000, /už čekají nezaplacené objednávky a\ss\stouto by přesáhly 100\s000,00\sKč/],
		["goods_limit", 10_000_000, /nejvýše za 100\s000,00\sKč/],
	])("says why beside the button, and leads to the shop's contacts (%s)", async (code, value, sentence) => {
		await orderAnswered(refusal(code, value));
		const panel = within(await screen.findByRole("complementary", { name: "Závěrečná kontrola" }));
		expect((await panel.findByText(sentence)).textContent).toMatch(sentence);
		expect(panel.getByRole("link", { name: "Kontakt na nás" }).getAttribute("href")).toBe("/info/kontakt");
		expect(field(/^Poznámka/)).toHaveProperty("value", "Na pátek");
	});

	test("is sent again without the message, once an earlier one is paid", async () => {
		const { user, push } = await orderAnswered(refusal("open_limit", 10_000_000));
		await screen.findByRole("link", { name: "Kontakt na nás" });
		await user.click(await orderButton());
		await waitFor(() => expect(push.mock.calls).toEqual([[ORDER.url]]));
	});

	test("because it is too expensive for cash leads to the payments", async () => {
		const { push } = await orderAnswered(refusal("cash_limit", 1_000_000, 422));
		await waitFor(() => expect(push.mock.calls).toEqual([[DELIVERY_PATH]]));
		expect(await screen.findByText(/Při převzetí lze zaplatit nejvýše 10\s000,00\sKč/)).toBeTruthy();
	});
});

describe("a captcha", () => {
	const required = refusal("captcha_required", undefined, 422);

	test("is solved when the shop asks for it, and the same order sent again under the same key", async () => {
		const { shop, push } = await orderAnswered(required);
		await waitFor(() => expect(googleScripts()).toHaveLength(1));
		const execute = vi.fn(async () => "a-token");
		vi.stubGlobal("grecaptcha", { ready: (onReady: () => void) => onReady(), execute });
		act(() => void googleScripts()[0]?.dispatchEvent(new Event("load")));
		await waitFor(() => expect(push.mock.calls).toEqual([[ORDER.url]]));
		expect(execute).toHaveBeenCalledWith("a-key", { action: "order" });
		const [first, second] = shop.orders();
		expect(second?.body).toEqual({ ...(first?.body as object), captchaToken: "a-token" });
		expect(second?.headers.get("Idempotency-Key")).toBe(first?.headers.get("Idempotency-Key"));
	});
});

test("a cart too large for one order leads back to the cart and says why", async () => {
	const large = { ...aCart(), problem: "pieces_limit", problem_value: 1500 };
	stubShop(({ path }) => (path.startsWith("/api/cart/") ? { body: large } : undefined));
	const { replace } = showStep("delivery");
	await waitFor(() => expect(replace.mock.calls).toEqual([["/kosik"]]));
	expect(await screen.findByText(/Do jedné objednávky se vejde nejvýše 1\s500\skusů/)).toBeTruthy();
});

test("an expensive order shows the limit of cash, where cash is one of the payments", async () => {
	stubShop(({ path }) =>
		path.startsWith("/api/order/deliveries/") ? { body: { ...someOptions(25_000), cash_limit: 1_000_000 } } : undefined,
	);
	const { user } = showStep("delivery");
	await onButton();
	const sentence = () => screen.queryByText(/Platbu při převzetí nabízíme u\sobjednávek nejvýše za 10\s000,00\sKč/);
	await user.click(screen.getByRole("radio", { name: /Osobní odběr/ }));
	expect(sentence()).toBeNull();
	await user.click(screen.getByRole("radio", { name: /Kurýr/ }));
	expect(sentence()).toBeTruthy();
});
