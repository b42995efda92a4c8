/** Heights and positions of services and stores, so that they stay (decisions 160–163). */
import type { Page } from "@playwright/test";
import { expect, TEXTS, test } from "../../support/browser/e2e.ts";
import { boxOf, heightOf, scrollTo, widthOf } from "../../support/browser/e2e-look.ts";

const LOCALES = ["cs", "en"] as const;
const STORES = { cs: "/prodejny", en: "/en/stores" };
const SERVICE_KINDS = ["rental", "inflation", "decoration"] as const;

async function serviceOf(page: Page, kind: (typeof SERVICE_KINDS)[number], locale: "cs" | "en"): Promise<string> {
	const services: { kind: string; url: string }[] = await (await page.request.get(`/api/services/${locale}`)).json();
	return services.find((service) => service.kind === kind)?.url ?? "";
}

/** A costume, its size, a branch and a day: everything that the price of a rental shows. */
async function chooseRental(page: Page, locale: "cs" | "en"): Promise<void> {
	const t = TEXTS[locale];
	await page.goto(await serviceOf(page, "rental", locale));
	const form = page.getByRole("main").locator("form");
	await form.locator("input[name=productId]").first().check({ force: true });
	await form.getByRole("radiogroup", { name: t.rental.size }).getByRole("radio").first().check({ force: true });
	await form.locator("select[name=branchId]").selectOption({ index: 1 });
	await expect(page.getByRole("grid").first()).toBeVisible();
	const free = page.getByRole("grid").getByRole("button", { name: new RegExp(t.rental.calendar.words.free) });
	if ((await free.count()) === 0) await page.getByRole("button", { name: t.requestForm.calendar.next }).click();
	await free.first().click();
	await page.getByRole("button", { name: new RegExp(t.rental.calendar.first) }).click();
	await expect(page.getByRole("button", { name: new RegExp(t.rental.calendar.last) })).toBeVisible();
}

/** The form for balloons with its calendar, which comes with a branch. */
async function openCalendar(page: Page, locale: "cs" | "en"): Promise<void> {
	await page.goto(await serviceOf(page, "inflation", locale));
	await page.getByRole("main").locator("select[name=branchId]").selectOption({ index: 1 });
	await expect(page.getByRole("grid").first()).toBeVisible();
}

for (const locale of LOCALES) {
	const t = TEXTS[locale];
	test.describe(`on a phone, in ${locale}`, { tag: ["@small", "@look"] }, () => {
		test("a service shows its scene and steps, and its form on the first screen", async ({ page }) => {
			for (const kind of SERVICE_KINDS) {
				await page.goto(await serviceOf(page, kind, locale));
				const form = page.getByRole("main").locator("form");
				// Balloons come with the script, above fields that are there before.
				if (kind === "inflation") await expect(form.locator("[name='balloons.0.typeKey']")).toBeVisible();
				const steps = await boxOf(page.getByRole("list", { name: t.service.howItGoes }));
				expect(steps.y + steps.height, kind).toBeLessThanOrEqual((await boxOf(form)).y);
				expect((await boxOf(form)).y, kind).toBeLessThanOrEqual(760);
				const field = await boxOf(form.locator("input:visible, select:visible").first());
				expect(field.y + field.height, kind).toBeLessThanOrEqual(1.5 * 844);
			}
		});

		test("the bar with the price stands at the lower edge once days are chosen, and the first field that is missing is brought above it", async ({
			page,
		}) => {
			await chooseRental(page, locale);
			const button = await boxOf(page.getByRole("button", { name: t.rental.send }));
			expect(button.y).toBeGreaterThanOrEqual(760);
			expect(button.y + button.height).toBeLessThanOrEqual(844);
			await page.getByRole("button", { name: t.rental.send }).click();
			const field = page.getByRole("textbox", { name: t.requestForm.firstname });
			await expect(field).toBeFocused();
			const bar = await boxOf(page.getByRole("button", { name: t.rental.send }));
			await expect(async () => {
				const { y, height } = await boxOf(field);
				expect(y).toBeGreaterThan(0);
				expect(y + height).toBeLessThan(bar.y);
			}).toPass();
		});

		test("on the narrowest phone a price stands above its button, and a long word widens nothing", async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 640 });
			await chooseRental(page, locale);
			const card = page.getByRole("region", { name: t.requestForm.summary });
			const [price, button] = [
				await boxOf(card.locator("[aria-live] strong")),
				await boxOf(page.getByRole("button", { name: t.rental.send })),
			];
			expect(price.y + price.height <= button.y || price.x + price.width <= button.x).toBe(true);
			await page.goto(await serviceOf(page, "decoration", locale));
			await page.getByRole("main").locator("[name=motif]").fill("x".repeat(100));
			await expect(card).toContainText("x".repeat(100));
			expect(await widthOf(page)).toBe(320);
		});

		test("nothing of the form for balloons moves when its script has come", async ({ page }) => {
			await page.addInitScript(() => {
				const told = window as unknown as { moved: number };
				told.moved = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) told.moved += (entry as unknown as { value: number }).value;
				}).observe({ type: "layout-shift", buffered: true });
			});
			await page.goto(await serviceOf(page, "inflation", locale));
			await expect(page.getByRole("main").locator("[name='balloons.0.typeKey']")).toBeVisible();
			expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
		});

		test("the calendar shows one month", async ({ page }) => {
			await openCalendar(page, locale);
			await expect(page.getByRole("grid")).toHaveCount(1);
		});

		test("the page of all stores is at most 2 450 px long, with its map and a store on the first screen", async ({
			page,
		}) => {
			await page.goto(STORES[locale]);
			expect(await heightOf(page)).toBeLessThanOrEqual(2_450);
			expect((await boxOf(page.getByRole("main").getByRole("article").first())).y).toBeLessThanOrEqual(800);
			await expect(page.getByRole("group", { name: t.stores.map.label })).toBeInViewport({ ratio: 1 });
		});

		test("a store begins with its front, today's hours and ways there, then its week", async ({ page }) => {
			await page.goto(STORES[locale]);
			const row = page.getByRole("main").getByRole("article").first();
			await row.locator("summary").click();
			await row.getByRole("link").filter({ hasText: t.stores.detail }).click();
			await expect(page).toHaveURL(/\/\d+$/);
			const today = page.getByText(
				new RegExp(`^(${t.stores.todayHours.replace("{hours}", "[\\d:–]+")}|${t.stores.todayClosed})$`),
			);
			await expect(today).toBeInViewport({ ratio: 1 });
			const ways = await boxOf(page.getByRole("link", { name: t.stores.navigate }));
			expect(ways.y + ways.height).toBeLessThanOrEqual(720);
			expect((await boxOf(page.getByRole("heading", { name: t.stores.hours }))).y).toBeLessThanOrEqual(760);
		});
	});

	test.describe(`on a computer, in ${locale}`, { tag: "@look" }, () => {
		test("the price of a service stands beside its form and stays there", async ({ page }) => {
			await page.goto(await serviceOf(page, "rental", locale));
			const form = page.getByRole("main").locator("form");
			const card = page.getByRole("region", { name: t.requestForm.summary });
			expect((await boxOf(card)).x).toBeGreaterThan((await boxOf(form)).x + (await boxOf(form)).width);
			await scrollTo(page, 900);
			await expect(card).toBeInViewport({ ratio: 0.9 });
			await expect(card.getByRole("button", { name: t.rental.send })).toBeInViewport({ ratio: 1 });
		});

		test("with everything chosen, total and button are in sight on a low screen too", async ({ page }) => {
			await page.setViewportSize({ width: 1280, height: 620 });
			await chooseRental(page, locale);
			await expect(page.getByRole("button", { name: t.rental.send })).toBeInViewport({ ratio: 1 });
			const card = page.getByRole("region", { name: t.requestForm.summary });
			await expect(card.locator("[aria-live] strong")).toBeInViewport({ ratio: 1 });
		});

		test("the calendar shows two months beside each other", async ({ page }) => {
			await openCalendar(page, locale);
			await expect(page.getByRole("grid")).toHaveCount(2);
			const [first, second] = [await boxOf(page.getByRole("grid").first()), await boxOf(page.getByRole("grid").last())];
			expect(second.y).toBe(first.y);
			expect(second.x).toBeGreaterThan(first.x + first.width);
			expect(second.width).toBe(first.width);
		});

		test("the map of stores stays beside the list; a pin shows its row, and a row its pin", async ({ page }) => {
			await page.goto(STORES[locale]);
			const map = page.getByRole("group", { name: t.stores.map.label });
			const rows = page.getByRole("main").getByRole("article");
			await scrollTo(page, 500);
			await expect(map).toBeInViewport({ ratio: 1 });
			await map.getByRole("button", { name: /Zlín/ }).click();
			await expect(rows.filter({ hasText: "Zlín" })).toBeInViewport({ ratio: 1 });
			await rows.filter({ hasText: "Ostrava" }).locator("summary").click();
			await expect(map.getByRole("button", { name: /Ostrava/ })).toHaveAttribute("aria-pressed", "true");
			await expect(map).toBeInViewport({ ratio: 1 });
		});
	});

	test.describe(`the question about cookies, in ${locale}`, { tag: ["@small", "@look"] }, () => {
		test.use({ isConsentAsked: true });

		test("stands below the bar with the price of a service", async ({ page }) => {
			await chooseRental(page, locale);
			const bar = page.getByRole("region", { name: t.consent.title });
			await expect(bar).toBeVisible();
			const button = page.getByRole("button", { name: t.rental.send });
			await expect(async () => {
				const { y, height } = await boxOf(button);
				expect(y + height).toBeLessThanOrEqual((await boxOf(bar)).y);
			}).toPass();
		});
	});
}
