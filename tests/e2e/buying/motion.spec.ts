/** Motion that says what came from where, and none for who asks for less (docs/decisions.md, 193). */
import type { Page } from "@playwright/test";
import { expect, TEXTS, test, untilAlive } from "../../support/browser/e2e.ts";
import { placeOrder } from "../../support/browser/e2e-order.ts";

const { cart: t } = TEXTS.cs;

type Moved = { tag: string; picture: string; ms: number };
/** What of the confetti was seen in one frame. */
type Seen = { pieces: number; lowest: number; leftmost: number; rightmost: number };
declare global {
	interface Window {
		moved: Moved[];
		seen: Seen[];
	}
}

/** Words that the code of each motion has, and no other code. */
const CODE = { fall: "object-fit:cover;border-radius:var(--radius-card)", confetti: "cubic-bezier(.1,.7,.4,1)" };

/** Whether code with these words was fetched. */
function fetching(page: Page, words: string): () => Promise<boolean> {
	const scripts: Promise<string>[] = [];
	page.on("response", (reply) => {
		if (reply.request().resourceType() === "script") scripts.push(reply.text().catch(() => ""));
	});
	return async () => (await Promise.all(scripts)).some((script) => script.includes(words));
}

/** Notes what scripts set in motion outside the page's own content. */
const watchMotion = (page: Page) =>
	page.addInitScript(() => {
		window.moved = [];
		window.seen = [];
		const look = () => {
			const boxes = [...document.querySelectorAll("body > div > i")].map((piece) => piece.getBoundingClientRect());
			if (boxes.length > 0)
				window.seen.push({
					pieces: boxes.length,
					lowest: Math.max(...boxes.map(({ bottom }) => bottom)),
					leftmost: Math.min(...boxes.map(({ left }) => left)),
					rightmost: Math.max(...boxes.map(({ right }) => right)),
				});
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
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
	const isFetched = fetching(page, CODE.fall);
	const picture = await addFromList(page);
	await expect.poll(() => movedOn(page)).toMatchObject([{ tag: "img", picture: expect.stringContaining(picture) }]);
	await expect(loose(page)).toHaveCount(0);
	expect(await isFetched()).toBe(true);
});

test("under reduced motion goods are in the bag without falling @phone", async ({ page }) => {
	await watchMotion(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	const isFetched = fetching(page, CODE.fall);
	await addFromList(page);
	await page.waitForLoadState("networkidle");
	expect(await movedOn(page)).toEqual([]);
	expect(await isFetched()).toBe(false);
});

/** An order as the checkout leaves it: known to this browser as its own. */
async function placedHere(page: Page) {
	const order = await placeOrder(page, "cs", "transfer");
	await page.addInitScript((number) => {
		if (!localStorage.getItem("konfety.purchases"))
			localStorage.setItem("konfety.purchases", JSON.stringify([[number, false]]));
	}, order.number);
	return order;
}

test("confetti is thrown once after an order, falls through the whole window, and is gone within three seconds @phone", async ({
	page,
}) => {
	await watchMotion(page);
	const isFetched = fetching(page, CODE.confetti);
	const order = await placedHere(page);
	await page.goto(order.path);
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toContainText(order.number);
	await expect.poll(async () => (await movedOn(page)).length).toBe(90);
	await expect(loose(page)).toHaveCount(0);
	const seen = await page.evaluate(() => window.seen);
	expect(seen.length).toBeGreaterThan(5);
	expect(new Set(seen.map(({ pieces }) => pieces))).toEqual(new Set([90]));
	const [width, height] = await page.evaluate(() => [window.innerWidth, window.innerHeight]);
	expect(Math.max(...seen.map(({ lowest }) => lowest))).toBeGreaterThan(height * 0.9);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	// Turning, a piece reaches a little farther than it is wide.
	expect(Math.min(...seen.map(({ leftmost }) => leftmost))).toBeGreaterThanOrEqual(-6);
	expect(Math.max(...seen.map(({ rightmost }) => rightmost))).toBeLessThanOrEqual(width + 6);
	expect(Math.max(...(await movedOn(page)).map(({ ms }) => ms))).toBeLessThanOrEqual(2_000);
	await expect(loose(page)).toHaveCount(0);
	expect(await isFetched()).toBe(true);
	await page.reload();
	await expect(heading).toContainText(order.number);
	await page.waitForLoadState("networkidle");
	expect(await movedOn(page)).toEqual([]);
});

test("under reduced motion an order is thanked for without confetti in the air", async ({ page }) => {
	await watchMotion(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	const isFetched = fetching(page, CODE.confetti);
	const order = await placedHere(page);
	await page.goto(order.path);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(order.number);
	await page.waitForLoadState("networkidle");
	expect(await movedOn(page)).toEqual([]);
	expect(await isFetched()).toBe(false);
});
