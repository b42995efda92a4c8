import type { Browser, BrowserContext, Page } from "playwright";
import { COOKIES } from "#lib/domain/cookies.ts";
import { DEVICES } from "./devices.ts";
import type { Popup } from "./scene.ts";
import type { Shot } from "./shots.ts";

const POPUPS: readonly Popup[] = ["introPopup", "topBanner", "consentBar"];

type Place = { browser: Browser; shopUrl: string };

/** Does something in a browser that nobody has used, on the device of the picture. */
export async function visitAs<Result>(
	{ browser, shopUrl }: Place,
	{ scene, widthPx }: Pick<Shot, "scene" | "widthPx">,
	work: (page: Page) => Promise<Result>,
): Promise<Result> {
	const { screen } = DEVICES[widthPx];
	const context = await browser.newContext({ ...screen, baseURL: shopUrl, reducedMotion: "reduce" });
	try {
		await hidePopups(context, shopUrl, scene.popups ?? []);
		return await work(await context.newPage());
	} finally {
		await context.close();
	}
}

/** Popups that were closed stay away by cookie. */
async function hidePopups(context: BrowserContext, url: string, shown: readonly Popup[]): Promise<void> {
	const hidden = POPUPS.filter((popup) => !shown.includes(popup));
	await context.addCookies(hidden.map((popup) => ({ name: COOKIES[popup], value: "hidden", url })));
}
