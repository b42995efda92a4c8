import { errors, type Page } from "playwright";
import { untilAlive } from "#tests/support/browser/e2e.ts";

const BUSY_MS = 10_000;
const PICTURES_MS = 20_000;

/** Waits until nothing loads any more; the whole page has been scrolled through, and is at its top again. */
export async function settlePage(page: Page): Promise<void> {
	await settleView(page);
	await page.evaluate(scrollThrough);
	await settleView(page);
}

/** The same for what is in sight. What still loads after a while is left as it is. */
export async function settleView(page: Page): Promise<void> {
	await untilAlive(page);
	const busy = page.getByRole("main").locator("[aria-busy=true]").first();
	await withinPatience(busy.waitFor({ state: "detached", timeout: BUSY_MS }));
	await withinPatience(page.waitForFunction(arePicturesThere, undefined, { timeout: PICTURES_MS }));
	await page.evaluate(paintPictures);
	await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** The picture shows what did not come in time. */
async function withinPatience(waiting: Promise<unknown>): Promise<void> {
	await waiting.catch((error: unknown) => {
		if (!(error instanceof errors.TimeoutError)) throw error;
	});
}

/**
 * A bar that is fixed to the lower edge of the screen stands at the end of the page, as for whoever has scrolled there; else a picture
 * of the whole page has it in the middle.
 */
export async function lowerBars(page: Page): Promise<void> {
	await page.evaluate(() => {
		const wayPx = document.documentElement.scrollHeight - window.innerHeight;
		for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
			if (getComputedStyle(element).position !== "fixed") continue;
			const { top, bottom } = element.getBoundingClientRect();
			if (top > 0 && Math.abs(bottom - window.innerHeight) < 1) element.style.translate = `0 ${wayPx}px`;
		}
	});
}

/** Addresses of visible pictures that were asked for and did not come. */
export function brokenPictures(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.images]
			.filter((image) => image.checkVisibility() && image.naturalWidth === 0)
			.filter((image) => image.complete || image.loading !== "lazy")
			.map((image) => image.currentSrc || image.src),
	);
}

/** Runs in the browser. */
async function scrollThrough(): Promise<void> {
	// Rows that are scrolled sideways have pictures that no scrolling down would load.
	for (const image of document.images) image.loading = "eager";
	const step = window.innerHeight * 0.8;
	for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
		window.scrollTo({ top, behavior: "instant" });
		await new Promise((resolve) => setTimeout(resolve, 60));
	}
	window.scrollTo({ top: 0, behavior: "instant" });
	await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Runs in the browser: every visible picture that is asked for is there, or has failed. */
function arePicturesThere(): boolean {
	return [...document.images].every((image) => {
		if (!image.checkVisibility()) return true;
		const box = image.getBoundingClientRect();
		const isSeen = box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth;
		return image.complete || (image.loading === "lazy" && !isSeen);
	});
}

/** Runs in the browser: pictures that are there are on the screen, where they would come a moment after they are decoded. */
async function paintPictures(): Promise<void> {
	const loaded = [...document.images].filter((image) => image.complete && image.naturalWidth > 0);
	for (const image of loaded) image.decoding = "sync";
	// One that the page changes meanwhile is not decoded.
	await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
