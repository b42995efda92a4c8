import type { Page } from "@playwright/test";
import { COOKIES } from "#lib/domain/limits.ts";
import { expect, readMail, TEXTS, test } from "../support/e2e.ts";
import { runOnE2eShop } from "../support/e2e-command.ts";

const t = TEXTS.cs;

type Card = { id: number; name: string; url: string; code: string };

async function goods(page: Page, query: string): Promise<Card[]> {
	return (await (await page.request.get(`/api/catalog/products/cs?${query}`)).json()).products;
}

/** Logs the demo customer in as the storefront keeps it. */
async function logIn(page: Page): Promise<void> {
	const account = { email: "zakaznice@konfety.example", password: "KonfetyDemo1" };
	const { token } = await (await page.request.post("/api/auth/login", { data: account })).json();
	await page.addInitScript(
		([key, value]) => window.localStorage.setItem(key ?? "", value ?? ""),
		[COOKIES.token, token],
	);
	await page.context().addCookies([{ name: COOKIES.token, value: token, url: "http://localhost:3210" }]);
}

test("a guest is asked to log in before a review @once", async ({ page }) => {
	const [product] = await goods(page, "sort=rating&per_page=1");
	await page.goto(product?.url ?? "");
	await page.getByRole("button", { name: t.review.write }).click();
	await expect(page.getByText(t.review.guest)).toBeVisible();
	await expect(page.getByRole("heading", { name: t.reviewSection.noticeTitle })).toBeVisible();
});

test("a customer reviews goods; the review is shown once it is approved and counts in listings @once", async ({
	page,
}) => {
	const all = await goods(page, "category=1005&per_page=48&sort=newest");
	const unrated = all.find((card) => (card as Card & { rating: unknown }).rating === null) as Card;
	await logIn(page);
	await page.goto(unrated.url);
	await page.getByRole("button", { name: t.review.write }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: t.review.form.send }).click();
	await expect(dialog.getByText(t.validation.required).first()).toBeVisible();
	await dialog.getByLabel(t.review.form.text).fill("Krátké");
	await dialog.getByRole("radio").nth(3).check({ force: true });
	await dialog.getByRole("button", { name: t.review.form.send }).click();
	await expect(dialog.getByText("Vyplňte prosím minimálně 10 znaků.")).toBeVisible();
	await dialog.getByLabel(t.review.form.text).fill("Držela celý večer a nikdo ji nechtěl pustit z ruky.");
	await expect(dialog.getByLabel(t.review.form.author)).toHaveValue("Jana");
	await dialog.getByRole("button", { name: t.review.form.send }).click();
	await expect(page.getByText(t.review.sent)).toBeVisible();
	const html = async () => (await page.request.get(unrated.url)).text();
	expect(await html()).not.toContain("Držela celý večer");
	const list = JSON.parse(await runOnE2eShop("reviews", "list", "--json")) as { id: number; text: string }[];
	const sent = list.find(({ text }) => text.startsWith("Držela"));
	await runOnE2eShop("reviews", "approve", String(sent?.id));
	await expect.poll(html, { timeout: 10_000 }).toContain("Držela celý večer");
	expect(await html()).toMatch(/"aggregateRating":\{[^}]*"ratingValue":4[,}]/);
	const [card] = await goods(page, `q=${encodeURIComponent(unrated.code)}`);
	expect(card).toMatchObject({ id: unrated.id, rating: { average: 4, count: 1 } });
});

test("a watched variant comes back: one mail, and its link ends nothing any more @once", async ({ page }) => {
	const [soldOut] = await goods(page, "availability=temporarily_sold_out&per_page=1");
	const { variants } = await (await page.request.get(`/api/catalog/product/cs/${soldOut?.id}`)).json();
	await page.goto(soldOut?.url ?? "");
	await page.getByRole("button", { name: t.watchdog.watch }).click();
	await expect(page.getByText(t.watchdog.guest)).toBeVisible();
	await logIn(page);
	await page.goto(soldOut?.url ?? "");
	await page.getByRole("button", { name: t.watchdog.watch }).click();
	await expect(page.getByText(t.watchdog.saved)).toBeVisible();
	await page.reload();
	const watch = page.getByRole("button", { name: t.watchdog.watch });
	await expect(watch).toHaveAttribute("aria-pressed", "true");
	await watch.click();
	await expect(page.getByText(t.watchdog.ended)).toBeVisible();
	await expect(watch).toHaveAttribute("aria-pressed", "false");
	await watch.click();
	await expect(watch).toHaveAttribute("aria-pressed", "true");
	await runOnE2eShop("stock", "set", variants[0].code, "7");
	const mail = await readMail(soldOut?.name ?? "");
	expect(mail.to?.[0]?.address).toBe("zakaznice@konfety.example");
	const link = /\/hlidani\/[\w-]+/.exec(mail.html ?? "")?.[0] ?? "";
	await page.goto(link);
	await page.getByRole("button", { name: t.watchdogEnd.end }).click();
	await expect(page.getByRole("heading", { name: t.watchdogEnd.doneTitle })).toBeVisible();
	await page.goto(soldOut?.url ?? "");
	await expect(page.getByRole("button", { name: t.product.addToCart, exact: true }).first()).toBeVisible();
});

test("a made-up link of a mail says so @once", async ({ page }) => {
	await page.goto("/hlidani/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
	await page.getByRole("button", { name: t.watchdogEnd.end }).click();
	await expect(page.getByRole("heading", { name: t.watchdogEnd.unknownTitle })).toBeVisible();
	await expect(page).toHaveTitle(t.notFound.title);
});
test.use({ expectedComplaints: [/status of 404/] });
