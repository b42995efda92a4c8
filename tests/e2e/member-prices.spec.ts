import type { Page } from "@playwright/test";
import { COOKIES } from "#lib/domain/limits.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { DEMO_MEMBER } from "#lib/shop/db/seed/accounts.ts";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";

const { memberPrice } = TEXTS.cs;
const CATEGORY = "category=1001&per_page=24";

/** Signs the club's member in by cookie; returns the token. */
async function signInMember(page: Page): Promise<string> {
	const { email, password } = DEMO_MEMBER;
	const reply = await page.request.post("/api/auth/login", { data: { email, password } });
	const { token } = await reply.json();
	await page.context().addCookies([{ name: COOKIES.token, value: token, url: new URL(reply.url()).origin }]);
	return token;
}

test("a member of the club sees member prices in a listing and on the product", async ({ page }) => {
	await signInMember(page);
	const { products } = await (await page.request.get(`/api/catalog/products/cs?${CATEGORY}`)).json();
	const [card] = products;
	const { slug } = await (await page.request.get("/api/catalog/category/cs/1001")).json();
	const calls: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/api/catalog/member-prices")) calls.push(request.postData() ?? "");
	});
	await page.goto(`/1001/${slug}`);
	const article = page.getByRole("article").filter({ has: page.getByRole("link", { name: card.name, exact: true }) });
	await expect(article.first()).toContainText(memberPrice.price);
	await expect(article.first().locator("s")).toHaveText(formatCzk(card.price_with_tax));
	expect(calls).toHaveLength(1);
	await expectNoSidewaysScroll(page);
	await page.goto(card.url);
	await expect(page.getByText(memberPrice.price).first()).toBeVisible();
	await expectNoSidewaysScroll(page);
});

test("pages are the same for a member and for a guest, byte for byte @once", async ({ page, playwright, baseURL }) => {
	const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
	const member = await playwright.request.newContext({
		baseURL: baseURL ?? "",
		extraHTTPHeaders: { Cookie: `${COOKIES.token}=${await signInMember(page)}` },
	});
	const { products } = await (await guest.get(`/api/catalog/products/cs?${CATEGORY}`)).json();
	for (const path of ["/", products[0].url, "/produkty/akce", "/hledani?q=balonek"]) {
		const [asGuest, asMember] = [await guest.get(path), await member.get(path)];
		expect(asMember.status(), path).toBe(200);
		expect(await asMember.text(), path).toBe(await asGuest.text());
	}
	await guest.dispose();
	await member.dispose();
});
