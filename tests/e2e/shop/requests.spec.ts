/** A page on its way to a phone on a slow line. */
import type { Locator, Page } from "@playwright/test";
import { KINDS } from "#tools/weigh/kinds.ts";
import { expect, firstProduct, TEXTS, test, untilAlive } from "../../support/browser/e2e.ts";
import { openBeforeScripts } from "../../support/browser/e2e-hold.ts";
import { servePieces } from "../../support/browser/e2e-pieces.ts";

/** 150 ms and 1.6 Mbit/s, as Lighthouse has it. Scripts come after the first layout, which asks for pictures. */
async function slowDown(page: Page): Promise<void> {
	const browser = await page.context().newCDPSession(page);
	const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 };
	await browser.send("Network.emulateNetworkConditions", line);
}

for (const { name, find, requests } of KINDS) {
	if (!requests) continue;
	test(`${name} asks for no more files than it may, before its load and after it`, { tag: "@small" }, async ({
		page,
		baseURL,
	}) => {
		await slowDown(page);
		const asked: string[] = [];
		let before: string[] = [];
		page.on("request", (request) => {
			if (request.url().startsWith("http")) asked.push(new URL(request.url()).pathname);
		});
		page.once("load", () => {
			before = asked.splice(0);
		});
		await page.goto(await find(baseURL ?? ""), { waitUntil: "networkidle" });
		const excess = (files: string[], limit: number) => (files.length > limit ? files : []);
		expect(excess(before, requests.before)).toEqual([]);
		expect(excess(asked, requests.after)).toEqual([]);
	});
}

/** Shifts of the layout since the document began: when, and what moved from where to where. */
const shifts = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<string[]>((resolve) => {
				const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x}, ${y}`;
				const moved = ({ node, previousRect, currentRect }: LayoutShiftAttribution) =>
					`${(node as Element | null)?.outerHTML?.slice(0, 120) ?? node?.textContent}: ${place(previousRect)} → ${place(currentRect)}`;
				const told = (list: PerformanceObserverEntryList) =>
					resolve(
						(list.getEntries() as LayoutShift[]).map((one) =>
							[`${one.startTime} ms`, ...one.sources.map(moved)].join("\n"),
						),
					);
				new PerformanceObserver(told).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve([]), 200);
			}),
	);

const { courierPromise, pickupPromise, broughtPromise, openPromise, cutOff, cutOffToday } = TEXTS.cs.productDetail;
/** Each has its days on the next line. */
const PROMISES = [courierPromise, pickupPromise, broughtPromise, openPromise].map((text) => text.split("{")[0] ?? text);
/** One may be followed by the name of a branch, or by what it depends on. */
const isPromise = (line = "") => PROMISES.some((promise) => line.trim().startsWith(promise));
const CUT_OFFS = [cutOff, cutOffToday].map((text) => text.split("{")[0] ?? text);

/** Without the promise of a delivery, which becomes dates (decisions 151); what it takes of the page must not change. */
const unhurried = (text: string) =>
	text
		.split("\n")
		.filter((line, at, lines) => !isPromise(line) && !isPromise(lines[at - 1]))
		.filter((line) => !CUT_OFFS.some((cutOff) => line.startsWith(cutOff)))
		.join("\n");

/** What stands there, a line for each text: `innerText` leaves out what is far below and drawn when somebody comes near. */
const shownIn = (place: Locator) =>
	place.evaluate((root) => {
		const lines: string[] = [];
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { currentNode: node } = texts;
			const text = node.textContent?.trim();
			if (text && node.parentElement?.checkVisibility({ visibilityProperty: true })) lines.push(text);
		}
		return lines.join("\n");
	});

test("while its scripts are still coming a page reads as it will, and nothing moves when it comes alive", {
	tag: "@phone",
}, async ({ page }) => {
	let scripts = Promise.withResolvers<void>();
	await page.route(/\/_next\/static\/.*\.js/, async (route) => {
		await scripts.promise;
		await route.continue();
	});
	const { url } = await firstProduct(page);
	for (const path of ["/", "/1001/balonky", url, "/blog"]) {
		scripts = Promise.withResolvers();
		await page.goto(path, { waitUntil: "commit" });
		const main = page.getByRole("main");
		await expect(page.getByRole("contentinfo")).toBeVisible();
		const early = unhurried(await shownIn(main));
		scripts.resolve();
		await untilAlive(page);
		expect(unhurried(await shownIn(main))).toBe(early);
		expect(await shifts(page)).toEqual([]);
	}
});

for (const [part, read] of [
	["its strip", "<header"],
	["its row with the search", 'role="search"'],
	["the way to the cart", 'href="/kosik"'],
] as const)
	test(`nothing of the header moves when the document stopped within ${part}`, async ({ page, baseURL }) => {
		const pieces = await servePieces(baseURL ?? "", (html) => html.indexOf(">", html.indexOf(read)) + 1);
		try {
			await openBeforeScripts(page, `${pieces.url}/`);
			await expect(page.getByRole("contentinfo")).toBeVisible();
			expect(await shifts(page)).toEqual([]);
		} finally {
			await pieces.close();
		}
	});
