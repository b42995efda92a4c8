import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, firstProduct, TEXTS, test } from "../../support/browser/e2e.ts";
import { axeViolations } from "../../support/browser/e2e-axe.ts";
import { signIn } from "../../support/browser/e2e-checkout.ts";

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

test("before a consent no page makes requests to other hosts", async ({ page, baseURL }) => {
	const strangers: string[] = [];
	page.on("request", (request) => {
		const url = new URL(request.url());
		if (url.protocol.startsWith("http") && url.origin !== new URL(baseURL ?? "").origin) strangers.push(request.url());
	});
	// That nothing is requested shows only after a while.
	const visit = (path: string) => page.goto(path, { waitUntil: "networkidle" });
	const { url } = await firstProduct(page);
	for (const path of ["/", url, "/prodejny"]) {
		await visit(path);
		await expect(bar(page)).toBeVisible();
	}
	const headers = { Authorization: `Bearer ${await signIn(page)}` };
	const videos: { id: number; source: string }[] = await (
		await page.request.get("/api/account/videos/cs", { headers })
	).json();
	const oneOfEach = new Map(videos.map(({ id, source }) => [source, id]));
	expect([...oneOfEach.keys()]).toContain("file");
	for (const id of oneOfEach.values()) await visit(`/account/video/${id}`);
	expect(strangers).toEqual([]);
	expect(await accepted(page)).toEqual([]);
});

test("all is denied first; after a refusal the bar stays away; the footer opens it, and a choice is reported at once and on the next page", async ({
	page,
}) => {
	await page.goto("/");
	const first = await page.evaluate(() => Array.from(window.dataLayer?.[0] as ArrayLike<unknown>));
	expect(first.slice(0, 2)).toEqual(["consent", "default"]);
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
	await bar(page).getByRole("checkbox", { name: t.analytical }).press("Space");
	await bar(page).getByRole("button", { name: t.acceptSelected }).press("Enter");
	await expect(link).toBeFocused();
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

test("the bar causes no layout shift, covers no focused element, and leaves the page readable", {
	tag: "@phone",
}, async ({ page, isMobile }) => {
	await page.addInitScript(() => {
		const shifts: unknown[] = [];
		Object.assign(window, { shifts });
		let comesMs = Number.POSITIVE_INFINITY;
		new MutationObserver((_, observer) => {
			if (!document.getElementById("consent-title")) return;
			comesMs = performance.now();
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if (entry.startTime >= comesMs) shifts.push(entry.toJSON());
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto("/kosik");
	await expect(bar(page)).toBeVisible();
	expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
	// Goods and categories below an empty cart come by themselves, and move the footer.
	await page.waitForLoadState("networkidle");
	const room = (await bar(page).boundingBox()) ?? { y: 0, height: 0 };
	expect(room.height).toBeLessThanOrEqual(180);
	for (const focusable of await page.getByRole("contentinfo").getByRole("link").all()) {
		await focusable.focus();
		const box = (await focusable.boundingBox()) ?? { y: 0, height: 0 };
		expect(box.y + box.height).toBeLessThanOrEqual(room.y + 1);
	}
	await expectNoSidewaysScroll(page);
	if (!isMobile) expect(await axeViolations(page)).toEqual([]);
});
