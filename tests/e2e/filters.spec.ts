import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, TEXTS, test } from "../support/e2e.ts";

const t = TEXTS.cs.listing;
const goods = (page: Page) => page.locator("#goods").getByRole("article");

/** Opens the panel of filters where it hides behind a button. */
async function openFilters(page: Page) {
	const opener = page.getByRole("button", { name: /^(Filtrovat|Filter)/ });
	if (await opener.isVisible()) await opener.click();
}

async function listed(page: Page, query: string, locale = "cs") {
	const reply = await page.request.get(`/api/catalog/products/${locale}?${query}`);
	return (await reply.json()) as { total: number; products: { name: string }[] };
}

test("a choice shows at once, stands in the address, keeps focus and scroll; back undoes it", async ({ page }) => {
	await page.goto("/1001/balonky");
	await openFilters(page);
	const red = page.getByRole("checkbox", { name: /^červená/ });
	await red.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => window.scrollY);
	await red.click();
	await expect(page).toHaveURL("/1001/balonky?barva=cervena");
	const expected = await listed(page, "category=1001&attributes=barva:cervena");
	await expect(page.getByRole("checkbox", { name: /^červená/ })).toBeFocused();
	expect(await page.evaluate(() => window.scrollY)).toBe(before);
	await expect(goods(page).first()).toContainText(expected.products[0]?.name ?? "");
	await page.getByRole("checkbox", { name: /^modrá/ }).click();
	await expect(page).toHaveURL("/1001/balonky?barva=cervena,modra");
	await page.goBack();
	await expect(page).toHaveURL("/1001/balonky?barva=cervena");
	await openFilters(page);
	await expect(page.getByRole("checkbox", { name: /^červená/ })).toBeChecked();
	await expect(page.getByRole("checkbox", { name: /^modrá/ })).not.toBeChecked();
	await page.goBack();
	await expect(page).toHaveURL("/1001/balonky");
	await expectNoSidewaysScroll(page);
});

test("a choice made before the page's scripts ran counts @once", async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/_next/static/**/*.js", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/1001/balonky", { waitUntil: "commit" });
	await page.getByRole("checkbox", { name: /^červená/ }).check();
	release();
	await expect(page).toHaveURL("/1001/balonky?barva=cervena", { timeout: 30_000 });
	await expect(page.getByRole("checkbox", { name: /^červená/ })).toBeChecked();
});

test("filters go together with sorting, load-more and each other, and each can be taken back", async ({ page }) => {
	await page.goto("/eshop?barva=cervena&razeni=nejlevnejsi");
	await openFilters(page);
	await page.getByRole("spinbutton", { name: t.priceTo }).fill("500");
	await page.getByRole("spinbutton", { name: t.priceTo }).press("Enter");
	await expect(page).toHaveURL("/eshop?barva=cervena&cena_do=500&razeni=nejlevnejsi");
	const { total } = await listed(page, "attributes=barva:cervena&price_to=50000");
	expect(total).toBeGreaterThan(24);
	await page.getByRole("link", { name: t.loadMore }).click();
	await expect(page).toHaveURL("/eshop?barva=cervena&cena_do=500&razeni=nejlevnejsi&strana=2");
	await expect(goods(page)).toHaveCount(Math.min(48, total));
	await page.getByRole("link", { name: t.removeFilter.replace("{name}", "Barva: červená") }).click();
	await expect(page).toHaveURL("/eshop?cena_do=500&razeni=nejlevnejsi");
	await page.getByRole("link", { name: t.clearFilters }).first().click();
	await expect(page).toHaveURL("/eshop?razeni=nejlevnejsi");
});

test("a choice that nothing fits says so and offers a way back", async ({ page }) => {
	await page.goto("/1001/balonky?cena_od=999999");
	await expect(page.getByText(t.nothingFits)).toBeVisible();
	await page.locator("#goods").getByRole("link", { name: t.clearFilters }).last().click();
	await expect(page).toHaveURL("/1001/balonky");
	await expect(goods(page)).toHaveCount(24);
});

for (const [path, key, chosen] of [
	["/produkty/akce", "sale", "stitek=novinka"],
	["/produkty/novinky", "new", "dostupnost=skladem"],
	["/eshop", "all", "pobocka=brno"],
] as const) {
	test(`${path} has the same filters @once`, async ({ page }) => {
		await page.goto(`${path}?${chosen}`);
		const list = key === "all" ? "" : `list=${key}&`;
		const words = {
			"stitek=novinka": "label=new",
			"dostupnost=skladem": "availability=in_stock",
			"pobocka=brno": "branch=brno",
		};
		const { total } = await listed(page, `${list}${words[chosen]}`);
		await expect(page.locator("#goods").getByRole("status").first()).toContainText(String(total));
		await expect(page.locator("summary", { hasText: t.groups.branch })).toBeVisible();
	});
}

test("English pages use English words @once", async ({ page }) => {
	await page.goto("/en/1001/balloons");
	await page.getByRole("checkbox", { name: /^red/ }).click();
	await expect(page).toHaveURL("/en/1001/balloons?colour=red");
	await page.getByRole("link", { name: TEXTS.en.listing.sorts.cheapest }).click();
	await expect(page).toHaveURL("/en/1001/balloons?colour=red&sort=cheapest");
	const { products } = await listed(page, "category=1001&attributes=colour:red&sort=cheapest", "en");
	await expect(goods(page).first()).toContainText(products[0]?.name ?? "");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the form filters as a plain GET, and the HTML has the right goods", async ({ page, request }) => {
		await page.goto("/1001/balonky");
		const opener = page.getByRole("button", { name: t.filter });
		if (await opener.isVisible()) await opener.click();
		await page.getByRole("checkbox", { name: /^červená/ }).check();
		await page.getByRole("checkbox", { name: /^Skladem/ }).check();
		await page.getByRole("button", { name: /^Zobrazit \d+/ }).click();
		await expect(page).toHaveURL(/barva=cervena/);
		const { products } = await listed(page, "category=1001&attributes=barva:cervena&availability=in_stock");
		await expect(goods(page)).toHaveCount(products.length);
		const html = await (await request.get("/1001/balonky?barva=cervena&dostupnost=skladem")).text();
		for (const { name } of products) expect(html).toContain(name.replaceAll("&", "&amp;"));
		await page.getByRole("link", { name: t.clearFilters }).first().click();
		await expect(page).toHaveURL("/1001/balonky");
	});
});

test.describe("addresses of filters @once", () => {
	const headOf = async (page: Page, path: string) => {
		const reply = await page.request.get(path);
		expect(reply.status()).toBe(200);
		const html = await reply.text();
		return {
			canonical: /<link rel="canonical" href="[^"]*?(\/[^"/][^"]*)"/.exec(html.replaceAll("http://", ""))?.[1],
			isHidden: /<meta name="robots" content="noindex/.test(html),
		};
	};

	for (const [path, canonical, isHidden] of [
		["/1001/balonky", "/1001/balonky", false],
		["/1001/balonky?barva=cervena", "/1001/balonky", false],
		["/1001/balonky?barva=cervena,modra", "/1001/balonky", true],
		["/1001/balonky?barva=cervena&cena_do=100", "/1001/balonky", true],
		["/1001/balonky?strana=2", "/1001/balonky?strana=2", false],
		["/1001/balonky?razeni=nejlevnejsi&strana=2", "/1001/balonky?strana=2", false],
		["/1001/balonky?razeni=nejlevnejsi", "/1001/balonky", false],
		["/1001/balonky?barva=nic&nesmysl=%3Cscript%3E&strana=x", "/1001/balonky", false],
	] as const) {
		test(path, async ({ page }) => {
			expect(await headOf(page, path)).toEqual({ canonical, isHidden });
		});
	}

	test("unknown and broken parameters are ignored, never an error", async ({ page }) => {
		for (const query of [
			"barva=%00",
			"barva=%FF",
			"q=x",
			"cena_od=abc&cena_do=-1",
			"strana=0",
			"strana=99999999999",
			"__proto__=x&constructor=y",
			"znacka=../../etc/passwd",
			`barva=${"x".repeat(3000)}`,
			"razeni[]=nejlevnejsi",
			"%F0%9F%8E%88=1",
		]) {
			const reply = await page.request.get(`/1001/balonky?${query}`);
			expect(reply.status(), query).toBe(200);
			expect(await reply.text(), query).toContain("<article");
		}
	});
});

test("the right address of a filtered list is the one of its language @once", async ({ page }) => {
	for (const [wrong, right] of [
		["/1001/balloons?strana=2", "/1001/balonky?strana=2"],
		["/en/1001/balonky?page=2", "/en/1001/balloons?page=2"],
	]) {
		const reply = await page.request.get(wrong ?? "", { maxRedirects: 0 });
		expect([reply.status(), reply.headers().location?.split(", ")[0]], wrong).toEqual([308, right]);
	}
	expect((await page.request.get("/eshop/%ff")).status()).toBe(404);
	expect((await page.request.get("/1001/%ff?strana=2")).status()).toBe(404);
});

test("a key that no attribute has chooses nothing @once", async ({ page }) => {
	await page.goto("/1001/balonky?nesmysl=neco&jiny=klic&barva=cervena");
	await expect(page.getByRole("list", { name: t.chosen }).getByRole("listitem")).toHaveCount(2);
	await page.goto("/1001/balonky?nesmysl=neco&jiny=klic");
	await expect(page.getByRole("link", { name: t.clearFilters })).toHaveCount(0);
});

test("what is typed into the prices while another choice loads is kept and applied", async ({ page }) => {
	await page.goto("/eshop");
	await openFilters(page);
	await page.getByRole("spinbutton", { name: t.priceFrom }).fill("50");
	await page.waitForTimeout(720);
	await page.getByRole("spinbutton", { name: t.priceTo }).pressSequentially("300", { delay: 60 });
	await expect(page).toHaveURL("/eshop?cena_od=50&cena_do=300");
});

test("old addresses lead to today's for good @once", async ({ page }) => {
	const { products } = await listed(page, "category=1001");
	const { url, slug, id } = products[0] as unknown as { url: string; slug: string; id: number };
	for (const [old, today] of [
		["/backup-products/1001/balonky", "/1001/balonky"],
		["/backup-products/balonky", "/1001/balonky"],
		[`/backup-products/${id}/cokoli/${slug}`, url],
		[`/backup-products/cokoli/${slug}`, url],
		[`/backup-products/${slug}`, url],
		["/eshop/balonky", "/1001/balonky"],
	]) {
		const reply = await page.request.get(old ?? "", { maxRedirects: 0 });
		// Next sends the address of a redirect twice on its first visit; browsers take the first.
		expect([reply.status(), reply.headers().location?.split(", ")[0]], old).toEqual([308, today]);
	}
	expect((await page.request.get("/backup-products/nic-takoveho")).status()).toBe(404);
	expect((await page.request.get("/eshop/nic-takoveho")).status()).toBe(404);
});

test("brands lead to their goods", async ({ page }) => {
	await page.goto("/znacky");
	const link = page.getByRole("link", { name: /Fiesta Deluxe/ });
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fiesta Deluxe");
	await expect(page).toHaveURL(/\/znacka\/\d+\/fiesta-deluxe$/);
	expect(await goods(page).count()).toBeGreaterThan(0);
	const wrong = await page.request.get(page.url().replace("fiesta-deluxe", "jina"), { maxRedirects: 0 });
	expect(wrong.status()).toBe(308);
	expect((await page.request.get("/znacka/999999/x")).status()).toBe(404);
	await expectNoSidewaysScroll(page);
});
