import { chooseSomeVariant, expect, firstProduct, TEXTS, test } from "../../support/browser/e2e.ts";
import { changeLanguage } from "../../support/browser/e2e-shell.ts";

test.describe("the page for what does not exist", () => {
	test.use({ expectedComplaints: [/status of 404/] });

	/** A word, a thing by its number, a page beyond the last one, and an unknown secret. */
	for (const [locale, paths, secret] of [
		["cs", ["/neni-tu", "/blog/999999/x", "/eshop?strana=999"], `/shrnuti/1/${"a".repeat(32)}`],
		["en", ["/en/not-here", "/en/blog/999999/x", "/en/eshop?page=999"], `/en/request/1/${"a".repeat(32)}`],
	] as const) {
		test(`shows the specification's texts in ${locale}`, async ({ page }) => {
			const t = TEXTS[locale].notFound;
			const main = page.getByRole("main");
			for (const path of [...paths, secret]) {
				const reply = await page.goto(path);
				expect(reply?.status(), path).toBe(404);
				await expect(page, path).toHaveTitle(t.title);
				for (const text of ["This page could not be found", t.text, t.hint]) {
					await expect(main.getByText(text), path).toBeVisible();
				}
				await expect(main.getByRole("link", { name: t.home }), path).toBeVisible();
			}
		});
	}
});

test("the browser keeps what stands behind # when a trailing slash is removed", async ({ page }) => {
	await page.goto("/blog/?x=1#clanky");
	await expect(page).toHaveURL("/blog?x=1#clanky");
});

test("the language switch leads to the same product in the other language", { tag: "@smoke" }, async ({ page }) => {
	const { url } = await firstProduct(page);
	await page.goto(url);
	await changeLanguage(page);
	await expect(page).toHaveURL(new RegExp(`/en/${url.split("/")[1]}/`));
	await chooseSomeVariant(page);
	await expect(page.getByRole("button", { name: TEXTS.en.product.addToCart, exact: true })).toBeVisible();
});
