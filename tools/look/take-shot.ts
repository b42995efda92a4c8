import { join } from "node:path";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import type { Asking } from "#tests/support/browser/e2e.ts";
import type { Entry } from "./heights.ts";
import { brokenPictures, lowerBars, settlePage, settleView } from "./settle.ts";
import type { Shot } from "./shots.ts";
import { visitAs } from "./visit-as.ts";

/** Where pictures are taken, and the folder they are laid into. */
export type Studio = { browser: Browser; shopUrl: string; asking: Asking; out: string };
/** `broken` has the addresses of pictures in the page that did not come. */
export type Taken = { entry: Entry; broken: string[] };

/** The most that WebP can hold; what is lower on a page is not on its picture. */
const HEIGHT_MAX_PX = 16_383;
const QUALITY = { quality: 88, effort: 2 };

/** Takes a picture; once more when a picture in the page is broken. Throws when the page cannot be reached. */
export async function takeShot(studio: Studio, shot: Shot): Promise<Taken> {
	const taken = await takeOnce(studio, shot);
	return taken.broken.length === 0 ? taken : takeOnce(studio, shot);
}

function takeOnce(studio: Studio, shot: Shot): Promise<Taken> {
	const { scene, widthPx, locale, file } = shot;
	return visitAs(studio, shot, async (page) => {
		await scene.open({ page, locale, asking: studio.asking });
		await (scene.isView ? settleView(page) : settlePage(page));
		const broken = await brokenPictures(page);
		const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
		const picture = scene.isView ? await photograph(page) : await photographAll(page, heightPx);
		const { height } = await sharp(picture).webp(QUALITY).toFile(join(studio.out, file));
		return { entry: { name: scene.name, widthPx, locale, heightPx, file, pictureHeightPx: height }, broken };
	});
}

const photograph = (page: Page) => page.screenshot({ animations: "disabled" });

async function photographAll(page: Page, heightPx: number): Promise<Buffer> {
	await lowerBars(page);
	const { width = 0 } = page.viewportSize() ?? {};
	const clip = { x: 0, y: 0, width, height: Math.min(heightPx, HEIGHT_MAX_PX) };
	return page.screenshot({ animations: "disabled", fullPage: true, clip });
}
