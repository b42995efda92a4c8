import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { COOKIES } from "../../lib/domain/limits.ts";
import { expect } from "./e2e.ts";
import type { Locale } from "./e2e-checkout.ts";

export type NewCustomer = { email: string; password: string; token: string };

/** Opens an account through the API and signs the page in, as the registration would. */
export async function beNewCustomer(page: Page, locale: Locale = "cs"): Promise<NewCustomer> {
	const account = { email: `${randomUUID()}@example.cz`, password: "Balonky-456" };
	const reply = await page.request.post("/api/auth/register", {
		data: { ...account, firstname: "Hana", lastname: "Dvořáková", phone: "", consent: true, locale },
	});
	expect(reply.status()).toBe(201);
	const { token } = await reply.json();
	await page.context().addCookies([{ name: COOKIES.token, value: token, url: new URL(reply.url()).origin }]);
	return { ...account, token };
}
