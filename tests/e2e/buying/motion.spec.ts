/** Motion that says what came from where, and none for who asks for less (docs/decisions.md, 193). */
import type { Page } from "@playwright/test";
import { expect, TEXTS, test, untilAlive } from "../../support/browser/e2e.ts";
import { boxOf } from "../../support/browser/e2e-look.ts";
import { placeOrder } from "../../support/browser/e2e-order.ts";

const { cart: t } = TEXTS.cs;

type Moved = { tag: string; picture: string; ms: number };
declare global {
	interface Window {
		moved: Moved[];
	}
}

/** Notes what scripts set in motion outside the page's own content. */
const watchMotion = (page: Page) =>
	page.addInitScript(() => {
		window.moved = [];
		const animate = Element.prototype.animate;
		Element.prototype.animate = function (frames, options) {
			const ms = typeof options === "number" ? options : Number(options?.duration);
			const isLoose = this.closest("main, header, footer") === null;
			if (isLoose) window.moved.push({ tag: this.localName, picture: this.getAttribute("src") ?? "", ms });
			return animate.call(this, frames, options);
		};
	});
const movedOn = (page: Page) => page.evaluate(() => window.moved);
const loose = (page: Page) => page.locator("body > img, body > div > i");

async function addFromList(page: Page): Promise<string> {
	await page.goto("/1032/pirati");
	await untilAlive(page);
	const card = page
		.getByRole("article")
		.filter({ has: page.getByRole("button") })
		.first();
	const picture = (await card.getByRole("img", { includeHidden: true }).first().getAttribute("src")) ?? "";
	await card.getByRole("button").click();
	await expect(page.getByRole("region", { name: t.added })).toBeVisible();
	return picture.replace(/\/\d+$/, "");
}

test("goods that are added fall from their card into the bag, and nothing stays behind @phone", async ({ page }) => {
	await watchMotion(page);
	const picture = await addFromList(page);
	await expect.poll(() => movedOn(page)).toMatchObject([{ tag: "img", picture: expect.stringContaining(picture) }]);
	await expect(loose(page)).toHaveCount(0);
});

test("under reduced motion goods are in the bag without falling @phone", async ({ page }) => {
	await watchMotion(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await addFromList(page);
	await page.waitForLoadState("networkidle");
	expect(await movedOn(page)).toEqual([]);
});

test("confetti is thrown once after an order, above its words, and is gone within two seconds @phone", async ({
	page,
}) => {
	await watchMotion(page);
	const order = await placeOrder(page, "cs", "transfer");
	await page.goto(order.path);
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toContainText(order.number);
	await expect.poll(async () => (await movedOn(page)).length).toBe(36);
	const top = (await boxOf(heading)).y;
	const lowest = await loose(page).evaluateAll((pieces) =>
		Math.max(0, ...pieces.map((piece) => piece.getBoundingClientRect().bottom)),
	);
	expect(lowest).toBeLessThanOrEqual(top);
	expect(Math.max(...(await movedOn(page)).map(({ ms }) => ms))).toBeLessThanOrEqual(2_000);
	await expect(loose(page)).toHaveCount(0);
	await page.reload();
	await expect(heading).toContainText(order.number);
	await page.waitForLoadState("networkidle");
	expect(await movedOn(page)).toEqual([]);
});

test("under reduced motion an order is thanked for without confetti in the air", async ({ page }) => {
	await watchMotion(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	const order = await placeOrder(page, "cs", "transfer");
	await page.goto(order.path);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(order.number);
	await page.waitForLoadState("networkidle");
	expect(await movedOn(page)).toEqual([]);
});
