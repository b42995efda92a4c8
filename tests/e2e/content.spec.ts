import type { Page } from "@playwright/test";
import { screenPath } from "../../lib/i18n/paths.ts";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";
import { ask } from "../support/e2e-routes.ts";

const main = (page: Page) => page.getByRole("main");

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale];

	test(`written pages in ${locale} are not wider than the screen, their tables included`, async ({ page }) => {
		const [career] = await ask<{ url: string }[]>(page, `/careers/${locale}`);
		const { upcoming } = await ask<{ upcoming: { url: string }[] }>(page, `/events/${locale}`);
		const { posts } = await ask<{ posts: { url: string }[] }>(page, `/blog/posts/${locale}`);
		const fixed = [
			"infoDelivery",
			"infoContact",
			"infoInflation",
			"infoAbout",
			"infoDecoration",
			"infoRental",
		] as const;
		const paths = [...fixed, "careers" as const, "events" as const, "blog" as const].map((one) =>
			screenPath(locale, one),
		);
		const czech = locale === "cs" ? [screenPath("cs", "contacts"), screenPath("cs", "documents")] : [];
		for (const path of [...paths, ...czech, career?.url, upcoming[0]?.url, posts[0]?.url]) {
			await page.goto(path ?? "");
			await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
			await expectNoSidewaysScroll(page);
		}
	});

	test(`a question of an info page opens by keyboard in ${locale}`, async ({ page }) => {
		await page.goto(screenPath(locale, "infoDelivery"));
		const question = main(page).locator("details").first();
		await expect(question).not.toHaveAttribute("open");
		await question.locator("summary").focus();
		await page.keyboard.press("Enter");
		await expect(question).toHaveAttribute("open");
	});

	test(`from the list of articles to one, to its category and to the second page in ${locale}`, async ({ page }) => {
		await page.goto(screenPath(locale, "blog"));
		const first = main(page).getByRole("article").first().getByRole("link");
		const title = await first.innerText();
		await first.click();
		await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
		await main(page).getByRole("link", { name: t.blog.back }).click();
		await main(page).getByRole("navigation", { name: t.blog.categories }).getByRole("link").nth(1).click();
		await expect(page).toHaveURL(new RegExp(`${screenPath(locale, "blogCategory")}/\\d+/`));
		await main(page).getByRole("link", { name: t.blog.all, exact: true }).click();
		await expect(main(page).getByRole("article")).toHaveCount(12);
		const second = t.listing.page.replace("{page}", "2");
		await main(page).getByRole("navigation", { name: t.listing.pages }).getByRole("link", { name: second }).click();
		await expect(page).toHaveURL(/[?&](strana|page)=2$/);
		await expect(main(page).getByRole("article").first()).toBeVisible();
		await expect(main(page).getByRole("article")).not.toHaveCount(12);
	});

	test(`home in ${locale} leads to services, articles and Instagram, whose pictures are the shop's`, async ({
		page,
	}) => {
		await page.goto(screenPath(locale, "home"));
		const services = main(page).getByRole("region", { name: t.home.services }).getByRole("link");
		await expect(services).toHaveCount(3);
		await expect(main(page).getByRole("region", { name: t.home.news }).getByRole("article")).toHaveCount(3);
		const pictures = main(page).getByRole("region", { name: t.home.instagram }).getByRole("img");
		await expect(pictures).toHaveCount(8);
		for (const picture of await pictures.all()) await expect(picture).toHaveAttribute("src", /^\/media\//);
		await services.first().click();
		await expect(page).toHaveURL(new RegExp(`${screenPath(locale, "services")}/\\d+/`));
	});
}

test("every document is a PDF @once", async ({ page }) => {
	await page.goto(screenPath("cs", "documents"));
	const links = await main(page)
		.getByRole("link", { name: /\(PDF\)$/ })
		.all();
	expect(links.length).toBeGreaterThanOrEqual(5);
	for (const link of links) {
		const reply = await page.request.get((await link.getAttribute("href")) ?? "");
		expect(reply.status()).toBe(200);
		expect(reply.headers()["content-type"]).toContain("application/pdf");
		expect((await reply.body()).subarray(0, 5).toString()).toBe("%PDF-");
	}
});
