import type { Locator, Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { type Asking, expect, TEXTS } from "./e2e.ts";

export type Locale = "cs" | "en";

export const CHECKOUT_PATHS = {
	cs: {
		cart: "/kosik",
		delivery: "/kosik/doprava-a-platba",
		summary: "/kosik/souhrn",
		order: /\/shrnuti\/\d+\/[\w-]{20,}/,
	},
	en: {
		cart: "/en/cart",
		delivery: "/en/cart/delivery-and-payment",
		summary: "/en/cart/summary",
		order: /\/en\/summary\/\d+\/[\w-]{20,}/,
	},
} as const;

type Goods = { id: number; name: string; variantId: number };

/** Goods that every branch and the warehouse have enough of for a test. */
export async function someGoods(page: Asking, query = "category=1001"): Promise<Goods> {
	const { products } = await (await page.request.get(`/api/catalog/products/cs?${query}`)).json();
	for (const { id, name } of products) {
		const { variants } = await (await page.request.get(`/api/catalog/product/cs/${id}`)).json();
		const variant = variants.find((one: { stock: number }) => one.stock > 20);
		if (variant) return { id, name, variantId: variant.id };
	}
	throw new Error("The demo shop has no such goods");
}

/** A guest with goods in the cart, as if they had been clicked there. */
export async function haveCart(page: Page, locale: Locale, quantity = 1, query?: string): Promise<Goods> {
	const goods = await someGoods(page, query);
	const reply = await page.request.get(`/api/cart/anonymous/${locale}/0`);
	const cart = await reply.json();
	const data = { id: goods.id, variantId: goods.variantId, quantity, ageConfirmed: true };
	expect((await page.request.put(`/api/cart/${cart.id}`, { data })).status()).toBe(200);
	await page.context().addCookies([{ name: COOKIES.cartTempId, value: cart.tempId, url: new URL(reply.url()).origin }]);
	return goods;
}

/** Signs the demo shop's customer in by cookie; returns the token. */
export async function signIn(page: Page): Promise<string> {
	const [customer] = DEMO_ACCOUNTS;
	const reply = await page.request.post("/api/auth/login", {
		data: { email: customer?.email, password: customer?.password },
	});
	const { token } = await reply.json();
	await page.context().addCookies([{ name: COOKIES.token, value: token, url: new URL(reply.url()).origin }]);
	return token;
}

/** Label and text of everything that a guest fills in. */
export function detailsOf(locale: Locale, email = "jana@example.cz"): [string, string][] {
	const { contact, address } = TEXTS[locale].checkout;
	return [
		[contact.email, email],
		[contact.phone, "777 123 456"],
		[address.firstname, "Jana"],
		[address.lastname, "Nováková"],
		[address.street, "Lidická 12"],
		[address.city, "Brno"],
		[address.zip, "602 00"],
	];
}

export const fieldOf = (page: Page, label: string) => page.getByRole("textbox", { name: label }).first();

export async function fillDetails(page: Page, locale: Locale, email?: string): Promise<void> {
	for (const [label, text] of detailsOf(locale, email)) await fieldOf(page, label).fill(text);
}

export const onwardButton = (page: Page, locale: Locale) =>
	page.getByRole("button", { name: TEXTS[locale].checkout.panel.continue, exact: true });
export const orderButton = (page: Page, locale: Locale) =>
	page.getByRole("button", { name: TEXTS[locale].checkout.panel.submit });
export const consentBox = (page: Page, locale: Locale) =>
	page.getByRole("checkbox", { name: locale === "cs" ? /Souhlasím/ : /agree/ });

/** From the filled in second step over the last look to the order's own page; returns the order's number. */
export async function orderNow(page: Page, locale: Locale): Promise<string> {
	await onwardButton(page, locale).click();
	await expect(page).toHaveURL(CHECKOUT_PATHS[locale].summary);
	await consentBox(page, locale).check();
	await orderButton(page, locale).click();
	return orderedNumber(page, locale);
}

export async function orderedNumber(page: Page, locale: Locale): Promise<string> {
	await expect(page).toHaveURL(CHECKOUT_PATHS[locale].order);
	const heading = page.getByRole("heading", { level: 1, name: /26\d{5}/ });
	return /26\d{5}/.exec(await heading.innerText())?.[0] ?? "";
}

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < 90; presses++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`The keyboard does not get to ${target}`);
}
