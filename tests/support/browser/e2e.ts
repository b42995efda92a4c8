import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import cs from "#messages/cs.json" with { type: "json" };
import en from "#messages/en.json" with { type: "json" };
import { E2E_DATA_DIR } from "./e2e-shop.ts";

export const TEXTS = { cs, en };
export { expect };

/** A page, or the fixtures of a test without a browser: whatever asks the shop's API. */
export type Asking = Pick<Page, "request"> & {
	/** Of the shop that is asked, where it is not the browser tests' shop. */
	dataDir?: string;
};

// Chromium's advice about styles that Next fetched ahead for the next page.
const HARMLESS = /was preloaded using link preload but not used/;

/** Runs in the browser before a page's own scripts, so that it holds after cookies were cleared too. */
function hideConsentBar(): void {
	// A page without an address has no cookies.
	if (!window.location.protocol.startsWith("http")) return;
	// biome-ignore lint/suspicious/noDocumentCookie: it must be there at once
	document.cookie = "cookies-show=hidden; path=/";
}

/**
 * A browser test; anything the page complains about in its console fails it, unless it is expected: in a list of one, since of two
 * Playwright takes the second for options.
 */
export const test = base.extend<{ expectedComplaints: RegExp[]; isConsentAsked: boolean }>({
	expectedComplaints: [[], { option: true }],
	// Whether the cookie bar is to be there; other tests are of visitors who have decided.
	isConsentAsked: [false, { option: true }],
	context: async ({ context, isConsentAsked }, use) => {
		if (!isConsentAsked) await context.addInitScript(hideConsentBar);
		await use(context);
	},
	page: async ({ page, expectedComplaints, javaScriptEnabled }, use) => {
		if (javaScriptEnabled !== false) waitAfterGoing(page);
		const complaints: string[] = [];
		page.on("console", (message) => {
			if (["error", "warning"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
		});
		page.on("response", (reply) => {
			if (reply.status() >= 400) complaints.push(`status of ${reply.status()}: ${reply.url()}`);
		});
		page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
		await use(page);
		expect(complaints.filter((line) => ![HARMLESS, ...expectedComplaints].some((known) => known.test(line)))).toEqual(
			[],
		);
	},
});

/** A click before the page is alive is lost, and a test is quicker than people are. */
function waitAfterGoing(page: Page): void {
	const goto = page.goto.bind(page);
	page.goto = async (...to) => {
		const reply = await goto(...to);
		// Who asks for no more than the first answer does not wait for a page to come alive.
		if (to[1]?.waitUntil === "commit") return reply;
		// Where a test holds the scripts back, it never does.
		await untilAlive(page).catch(() => {});
		return reply;
	};
}

/** Waits until React has taken the page's own part over. */
export async function untilAlive(page: Page): Promise<void> {
	await page.waitForFunction(isAlive, undefined, { timeout: 8_000 });
}

/** Runs in the browser: React has taken the page's own part over; true where there is none. */
function isAlive(): boolean {
	const content = document.querySelector("#content");
	return content === null || Object.keys(content).some((key) => key.startsWith("__reactFiber"));
}

/**
 * The mail that names this text in its subject, to this address if given, read from the outbox folder of the shop on these data;
 * waits for the queue.
 */
export async function readMail(subjectPart: string, to?: string, dataDir = E2E_DATA_DIR): Promise<Email> {
	const outbox = join(dataDir, "outbox");
	const deadline = Date.now() + 15_000;
	while (Date.now() < deadline) {
		for (const name of await readdir(outbox).catch(() => [])) {
			if (!name.endsWith(".eml")) continue;
			const mail = await PostalMime.parse(await readFile(join(outbox, name)));
			const isTo = to === undefined || mail.to?.some(({ address }) => address === to);
			if (isTo && mail.subject?.includes(subjectPart)) return mail;
		}
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error(`No mail about ${subjectPart} came within 15 s`);
}

/** First product of a listing, as the API names it. */
export async function firstProduct(
	page: Asking,
	query = "",
): Promise<{ id: number; name: string; url: string; price_with_tax: number }> {
	const reply = await page.request.get(`/api/catalog/products/cs?${query}`);
	const { products } = await reply.json();
	return products[0];
}

/** Nothing on the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	expect(excess).toBeLessThanOrEqual(0);
}

/** On a page of goods: chooses the first variant that is in stock, where there is a choice. */
export async function chooseSomeVariant(page: Page): Promise<void> {
	// The page before may be shown still.
	await expect(page.getByRole("region", { name: /^(Obrázky zboží|Product pictures)$/ })).toBeVisible();
	const choices = page.getByRole("main").locator("label:has(input[name=variant])");
	if ((await choices.count()) === 0) return;
	const inStock = choices.filter({ hasNotText: /vyprodáno|sold out/ }).first();
	await inStock.click();
	await expect(inStock.getByRole("radio")).toBeChecked();
}
