import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, firstProduct, TEXTS, test } from "../support/e2e.ts";
import { axeViolations } from "../support/e2e-axe.ts";
import { signIn } from "../support/e2e-checkout.ts";

const t = TEXTS.cs.consent;

test.use({ isConsentAsked: true });

const bar = (page: Page) => page.getByRole("region", { name: t.title });
const accepted = async (page: Page) =>
	(await page.context().cookies()).filter(({ value }) => value === "accepted").map(({ name }) => name);
/** What tags are told of the consent; events of the shop stand between. */
const layer = (page: Page) =>
	page.evaluate(() =>
		(window.dataLayer ?? [])
			.map((one) => Array.from(one as ArrayLike<unknown>))
			.filter(([command]) => command === "consent"),
	);

test("before a consent no page asks anybody but the shop for anything", async ({ page, baseURL }) => {
	const strangers: string[] = [];
	page.on("request", (request) => {
		const url = new URL(request.url());
		if (url.protocol.startsWith("http") && url.origin !== new URL(baseURL ?? "").origin) strangers.push(request.url());
	});
	const { url } = await firstProduct(page);
	for (const path of ["/", "/1001/balonky", url, "/en", "/prodejny", "/spokojenost"]) {
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		await expect(bar(page).or(page.getByRole("region", { name: TEXTS.en.consent.title }))).toBeVisible();
	}
	await signIn(page);
	await page.goto("/account/videos");
	for (const href of await page
		.getByRole("main")
		.getByRole("link")
		.evaluateAll((links) =>
			links.map((link) => link.getAttribute("href") ?? "").filter((one) => one.startsWith("/account/video/")),
		)) {
		await page.goto(href);
		await page.waitForLoadState("networkidle");
	}
	expect(strangers).toEqual([]);
	expect(await accepted(page)).toEqual([]);
});

test("everything is denied first, a choice is told at once and again on the next page", async ({ page }) => {
	await page.goto("/");
	const first = await page.evaluate(() => Array.from(window.dataLayer?.[0] as ArrayLike<unknown>));
	expect(first.slice(0, 2)).toEqual(["consent", "default"]);
	await bar(page).getByRole("checkbox", { name: t.analytical }).check();
	await bar(page).getByRole("button", { name: t.acceptSelected }).click();
	await expect(bar(page)).toBeHidden();
	const update = [
		"consent",
		"update",
		{ analytics_storage: "granted", ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" },
	];
	expect((await layer(page)).at(-1)).toEqual(update);
	expect((await accepted(page)).toSorted()).toEqual(["accept-analytical", "accept-technical"]);
	await page.goto("/1001/balonky");
	expect((await layer(page)).slice(0, 2)).toEqual([expect.arrayContaining(["consent", "default"]), update]);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(bar(page)).toBeHidden();
});

test("refused, nobody is asked again; the link in the footer opens it, by keyboard alone", async ({ page }) => {
	await page.goto("/");
	await bar(page).getByRole("button", { name: t.refuse, exact: true }).focus();
	await page.keyboard.press("Enter");
	await expect(bar(page)).toBeHidden();
	await page.reload();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await expect(bar(page)).toBeHidden();
	const link = page.getByRole("contentinfo").getByRole("button", { name: t.change });
	await link.focus();
	await page.keyboard.press("Enter");
	await expect(bar(page)).toBeFocused();
	await bar(page).getByRole("button", { name: t.acceptAll }).focus();
	await page.keyboard.press("Enter");
	await expect(link).toBeFocused();
	expect(await accepted(page)).toHaveLength(4);
});

test("it moves nothing when it comes, covers nothing that has the focus, and leaves the page to be read", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto("/kosik");
	await expect(bar(page)).toBeVisible();
	const room = (await bar(page).boundingBox()) ?? { y: 0, height: 0 };
	const screen = page.viewportSize() ?? { width: 0, height: 0 };
	expect(room.height).toBeLessThanOrEqual(screen.height * 0.6);
	for (const focusable of await page.getByRole("contentinfo").getByRole("link").all()) {
		await focusable.focus();
		const box = (await focusable.boundingBox()) ?? { y: 0, height: 0 };
		expect(box.y + box.height).toBeLessThanOrEqual(room.y + 1);
	}
	await expectNoSidewaysScroll(page);
	expect(await axeViolations(page)).toEqual([]);
});
