import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { COOKIES } from "#lib/domain/cookies.ts";
import { type Asking, expect } from "./e2e.ts";
import type { Locale } from "./e2e-checkout.ts";

export type NewCustomer = { email: string; password: string; token: string };

/** Opens an account through the API. */
export async function openAccount({ request }: Asking, locale: Locale = "cs"): Promise<NewCustomer> {
	const account = { email: `${randomUUID()}@example.cz`, password: "Balonky-456" };
	const reply = await request.post("/api/auth/register", {
		data: { ...account, firstname: "Hana", lastname: "Dvořáková", phone: "", consent: true, locale },
	});
	expect(reply.status()).toBe(201);
	const { token } = await reply.json();
	return { ...account, token };
}

/** Opens an account through the API and signs the page in, as the registration would. */
export async function beNewCustomer(page: Page, locale: Locale = "cs"): Promise<NewCustomer> {
	const customer = await openAccount(page, locale);
	await signInBy(page, customer.token);
	return customer;
}

/** The page is of whoever has this token. */
export async function signInBy(page: Page, token: string): Promise<void> {
	await page.context().addCookies([{ name: COOKIES.token, value: token, domain: "localhost", path: "/" }]);
}

/** The token of a new session of this customer. */
export async function tokenFor({ request }: Asking, account: { email: string; password: string }): Promise<string> {
	const { email, password } = account;
	const reply = await request.post("/api/auth/login", { data: { email, password } });
	expect(reply.status()).toBe(200);
	return (await reply.json()).token;
}

/** The header by which a browser shows this token to pages. */
export const cookieOf = (token: string) => ({ Cookie: `${COOKIES.token}=${token}` });
