import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { runOnE2eShop } from "../support/e2e-command.ts";

/** What shoppers should never type, and somebody always does. */
const HOSTILE = [
	"<script>window.__hit=1</script>",
	'"><img src=x onerror="window.__hit=1">',
	"</script><script>window.__hit=1</script>",
	"<svg/onload=window.__hit=1>",
	"javascript:window.__hit=1",
	"{{constructor.constructor('window.__hit=1')()}}",
	"';window.__hit=1;//",
	"1'; drop table products;--",
	"' or '1'='1",
	"\u0000\u0001\u0008",
	"\ud800",
	"../../../../etc/passwd",
	"%00%0d%0aSet-Cookie:x=1",
	"‮טקסט‬ ﷽ 🎈👩‍👩‍👧‍👦 Z̸͇̈a̶l̴g̵o̷",
	"a & b | !c <-> d:*",
	"\\\\'\\\"",
	"()*&^%$#@!",
	"__proto__",
	"x".repeat(1_500),
];

async function expectHarmless(page: Page, path: string) {
	const reply = await page.goto(path);
	expect(reply?.status() ?? 0, path.slice(0, 120)).toBeLessThan(500);
	expect(await page.evaluate(() => "__hit" in window), path.slice(0, 120)).toBe(false);
}

test("nothing typed into the search is run, nothing makes an error of the server @once", async ({ page }) => {
	page.on("dialog", (dialog) => expect(dialog.message()).toBe("no dialog"));
	for (const text of HOSTILE) await expectHarmless(page, `/hledani?${new URLSearchParams({ q: text })}`);
});

test("nor as values of filters @once", async ({ page }) => {
	for (const text of HOSTILE) {
		const query = new URLSearchParams({ barva: text, znacka: text, pobocka: text, cena_od: text, razeni: text });
		await expectHarmless(page, `/1001/balonky?${query}`);
	}
});

test("nor in a review, which is shown as it was written @once", async ({ page }) => {
	const account = { email: "zakaznice@konfety.example", password: "KonfetyDemo1" };
	const { token } = await (await page.request.post("/api/auth/login", { data: account })).json();
	const { products } = await (await page.request.get("/api/catalog/products/cs?sort=dearest&per_page=1")).json();
	const text = HOSTILE.slice(0, 8).join("\n");
	const sent = await page.request.post(`/api/review/${products[0].id}`, {
		headers: { Authorization: `Bearer ${token}` },
		data: { stars: 1, author: HOSTILE[1], text, locale: "cs" },
	});
	expect(sent.status()).toBe(201);
	const { id } = await sent.json();
	await runOnE2eShop("reviews", "approve", String(id));
	await expect
		.poll(async () => (await (await page.request.get(products[0].url)).text()).includes("drop table products"), {
			timeout: 10_000,
		})
		.toBe(true);
	await expectHarmless(page, products[0].url);
	await expect(page.getByText("<script>window.__hit=1</script>").first()).toBeVisible();
});
test.use({ expectedComplaints: [/status of 4\d\d/] });
