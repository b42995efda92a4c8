import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/e2e.ts";
import { runOnE2eShop } from "../../support/browser/e2e-command.ts";
import { bearer, tokenOf } from "../../support/browser/e2e-people.ts";
import { HOSTILE_WORDS } from "../../support/pages/hostile-words.ts";

test.use({ expectedComplaints: [/status of 4\d\d/] });

async function expectHarmless(page: Page, path: string) {
	await page.goto(path);
	expect(await page.evaluate(() => "__hit" in window), path.slice(0, 120)).toBe(false);
}

test("no text typed into the search or given as a filter is run as code", async ({ page }) => {
	page.on("dialog", (dialog) => expect(dialog.message()).toBe("no dialog"));
	// Only texts that would run in a browser; the others show their effect in the answer of the API.
	for (const words of HOSTILE_WORDS.filter((one) => one.includes("__hit")).slice(0, 4)) {
		await expectHarmless(page, `/hledani?${new URLSearchParams({ q: words })}`);
		await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
		const values = { barva: words, znacka: words, pobocka: words, cena_od: words, razeni: words };
		await expectHarmless(page, `/1001/balonky?${new URLSearchParams(values)}`);
	}
});

test("a review is shown as it was written, and none of it is run as code", async ({ page }) => {
	const headers = bearer(await tokenOf(page, "customer"));
	const { products } = await (await page.request.get("/api/catalog/products/cs?sort=dearest&per_page=1")).json();
	const text = HOSTILE_WORDS.slice(0, 8).join("\n");
	const sent = await page.request.post(`/api/review/${products[0].id}`, {
		headers,
		data: { stars: 1, author: HOSTILE_WORDS[1], text, locale: "cs" },
	});
	expect(sent.status()).toBe(201);
	const { id } = await sent.json();
	await runOnE2eShop("reviews", "approve", String(id));
	const isShown = async () => (await (await page.request.get(products[0].url)).text()).includes("drop table products");
	await expect.poll(isShown, { timeout: 10_000 }).toBe(true);
	await expectHarmless(page, products[0].url);
	await expect(page.getByText("<script>window.__hit=1</script>").first()).toBeVisible();
});
