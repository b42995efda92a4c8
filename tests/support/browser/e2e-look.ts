/** Where things stand on a page, and how large they are. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./e2e.ts";

export const boxOf = async (element: Locator) => {
	await expect(element).toBeVisible();
	return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
};
export const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
/** Until the page has heard of it: of two scrolls in one frame it hears as of one. */
export const scrollTo = (page: Page, y: number) =>
	page.evaluate(
		(top) =>
			new Promise<void>((resolve) => {
				const before = window.scrollY;
				window.addEventListener("scroll", () => requestAnimationFrame(() => resolve()), { once: true });
				window.scrollTo(0, top);
				if (window.scrollY === before) resolve();
			}),
		y,
	);
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Scrolls through the page once: what is laid out when somebody comes near has its real height from then on. */
export async function seeAll(page: Page): Promise<void> {
	for (let y = 0; y < (await heightOf(page)); y += 600) await scrollTo(page, y);
	await scrollTo(page, 0);
}
