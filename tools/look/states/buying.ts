/** The way from a filled cart to an order. */
import { COOKIES } from "#lib/domain/cookies.ts";
import { TEXTS, untilAlive } from "#tests/support/browser/e2e.ts";
import {
	CHECKOUT_PATHS,
	fillDetails,
	haveCart,
	onwardButton,
	orderButton,
	someGoods,
} from "#tests/support/browser/e2e-checkout.ts";
import type { Scene, Visit } from "../scene.ts";

/** Categories of the demo; balloons come first. */
const COSTUMES = 1006;
const TABLEWARE = 1012;
const COURIER = { cs: /Kurýr/, en: /[Cc]ourier/ };
const TRANSFER = { cs: /převodem/, en: /transfer/ };

/** A cart with three kinds of goods. */
async function fillCart({ page, locale, asking }: Visit): Promise<void> {
	await haveCart(page, locale, 2);
	const cookies = await page.context().cookies();
	const tempId = cookies.find(({ name }) => name === COOKIES.cartTempId)?.value;
	const { id } = await (await page.request.get(`/api/cart/anonymous/${locale}/${tempId}`)).json();
	for (const category of [COSTUMES, TABLEWARE]) {
		const goods = await someGoods(asking, `category=${category}`);
		const data = { id: goods.id, variantId: goods.variantId, quantity: 1, ageConfirmed: true };
		await page.request.put(`/api/cart/${id}`, { data });
	}
}

async function seeCart(visit: Visit): Promise<void> {
	await fillCart(visit);
	await visit.page.goto(CHECKOUT_PATHS[visit.locale].cart);
	await visit.page.getByRole("main").getByRole("textbox").first().waitFor();
}

async function seeDelivery(visit: Visit): Promise<void> {
	const { page, locale } = visit;
	await fillCart(visit);
	await page.goto(CHECKOUT_PATHS[locale].delivery);
	await untilAlive(page);
	await page.getByRole("radio", { name: COURIER[locale] }).waitFor();
}

async function chooseWays(visit: Visit): Promise<void> {
	const { page, locale } = visit;
	await seeDelivery(visit);
	await page.getByRole("radio", { name: COURIER[locale] }).check();
	await page.getByRole("radio", { name: TRANSFER[locale] }).check();
}

async function forgetContact(visit: Visit): Promise<void> {
	const { page, locale } = visit;
	await chooseWays(visit);
	await onwardButton(page, locale).click();
	await page.getByText(TEXTS[locale].validation.required).first().waitFor();
}

async function seeSummary(visit: Visit): Promise<void> {
	const { page, locale } = visit;
	await chooseWays(visit);
	await fillDetails(page, locale);
	await onwardButton(page, locale).click();
	await orderButton(page, locale).waitFor();
}

export const BUYING_STATES: Scene[] = [
	{ name: "cart filled", open: seeCart },
	{ name: "delivery and payment", open: seeDelivery },
	{ name: "delivery and payment chosen", open: chooseWays },
	{ name: "contact with its errors", open: forgetContact },
	{ name: "summary", open: seeSummary },
];
