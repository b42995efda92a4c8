import type { Page } from "@playwright/test";
import { expect, firstProduct, TEXTS, test } from "../support/e2e.ts";
import { axeViolations } from "../support/e2e-axe.ts";
import { fillDetails, haveCart, onwardButton, orderButton } from "../support/e2e-checkout.ts";
import { placeOrder } from "../support/e2e-order.ts";

const PATHS = [
	"/",
	"/en",
	"/1001/balonky",
	"/1001/balonky?barva=cervena,modra&cena_do=200",
	"/1001/balonky?cena_od=99999",
	"/en/1002/latex-balloons",
	"/produkty/akce",
	"/eshop",
	"/znacky",
	"/hledani",
	"/hledani?q=baloky",
	"/hledani?q=xyzzyqq",
	"/blog",
	"/en/careers",
	"/eventy",
	"/kontakty",
	"/dokumenty",
	"/info/doprava-a-platba",
	"/en/info/costume-rental",
	"/hlidani/aaaaaaaaaaaaaaaaaaaaaaaa",
	"/obchodni-podminky",
	"/kosik",
	"/prihlaseni",
	"/en/login",
	"/registrace",
	"/en/password-reset",
	`/zmena-hesla/${"a".repeat(43)}`,
	`/en/account-confirmation/${"a".repeat(43)}`,
	"/neni-tu",
];
/** Screens that take a click or a word. */
const OPENED: Record<string, (page: Page) => Promise<void>> = {
	"filters opened": async (page) => {
		await page.goto("/1001/balonky");
		const opener = page.getByRole("button", { name: TEXTS.cs.listing.filter });
		if (await opener.isVisible()) await opener.click();
		const closed = page.locator("#filters details:not([open]) > summary");
		while ((await closed.count()) > 0) await closed.first().click();
	},
	suggestions: async (page) => {
		await page.goto("/");
		await page.getByRole("search").getByRole("combobox").click();
		await page.keyboard.type("balon", { delay: 30 });
		await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
	},
	"the login in the header": async (page) => {
		await page.goto("/");
		await page.getByRole("button", { name: TEXTS.cs.accountWidget.widget }).click();
		await page.getByRole("button", { name: TEXTS.cs.login.submit }).click();
		await expect(page.getByText(TEXTS.cs.validation.required).first()).toBeVisible();
	},
	"a registration with everything left empty": async (page) => {
		await page.goto("/registrace");
		await page.getByRole("button", { name: TEXTS.cs.register.submit }).click();
		await expect(page.getByText(TEXTS.cs.validation.must_confirm)).toBeVisible();
	},
	"a set": async (page) => {
		const { url } = await firstProduct(page, "q=SA-6001");
		await page.goto(url);
	},
	"a costume with its size table open": async (page) => {
		const { url } = await firstProduct(page, "q=KO-7001");
		await page.goto(url);
		await page.getByRole("button", { name: TEXTS.cs.productPage.sizeTable }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
	},
	"delivery and payment with a branch to choose": async (page) => {
		await haveCart(page, "cs");
		await page.goto("/kosik/doprava-a-platba");
		await page.getByRole("radio", { name: /Osobní odběr/ }).check();
		await page.getByRole("checkbox", { name: TEXTS.cs.checkout.company.toggle }).check();
	},
	"delivery and payment with a pickup point, left empty": async (page) => {
		await haveCart(page, "cs");
		await page.goto("/kosik/doprava-a-platba");
		await page.getByRole("radio", { name: /Výdejní místa/ }).check();
		await expect(page.getByRole("radio", { name: /Výdejní box/ }).first()).toBeVisible();
		await onwardButton(page, "cs").click();
		await expect(page.getByText(TEXTS.cs.validation.required).first()).toBeVisible();
	},
	"the last look": async (page) => {
		await haveCart(page, "cs");
		await page.goto("/kosik/doprava-a-platba");
		await page.getByRole("radio", { name: /Kurýr/ }).check();
		await page.getByRole("radio", { name: /převodem/ }).check();
		await fillDetails(page, "cs");
		await onwardButton(page, "cs").click();
		await orderButton(page, "cs").click();
		await expect(page.getByText(TEXTS.cs.validation.must_confirm).first()).toBeVisible();
	},
	"an order to be paid by transfer": async (page) => {
		await page.goto((await placeOrder(page, "cs", "transfer")).path);
		await expect(page.getByRole("region", { name: TEXTS.cs.order.transfer.title })).toBeVisible();
	},
	"an order by card whose cancellation is asked for": async (page) => {
		await page.goto((await placeOrder(page, "cs", "card")).path);
		await page.getByRole("button", { name: TEXTS.cs.order.cancel.button }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
	},
	"a withdrawal with a field left empty": async (page) => {
		await page.goto(`${(await placeOrder(page, "cs", "cash")).path}/odstoupeni`);
		await page.getByRole("main").getByRole("textbox").first().fill("");
		await page.getByRole("button", { name: TEXTS.cs.withdrawal.form.next }).click();
		await expect(page.getByText(TEXTS.cs.validation.required)).toBeVisible();
	},
	"a withdrawal that was received": async (page) => {
		await page.goto(`${(await placeOrder(page, "cs", "cash")).path}/odstoupeni`);
		await page.getByRole("button", { name: TEXTS.cs.withdrawal.form.next }).click();
		await page.getByRole("button", { name: TEXTS.cs.withdrawal.review.confirm }).click();
		await expect(page.getByRole("heading", { name: TEXTS.cs.withdrawal.done.title })).toBeVisible();
	},
};

for (const path of [...PATHS, ...Object.keys(OPENED), "product", "full cart"]) {
	test(`${path} has no violation of WCAG A and AA that axe can find`, async ({ page }) => {
		const { url } = await firstProduct(page);
		const open = OPENED[path];
		if (open) await open(page);
		else await page.goto(path === "product" || path === "full cart" ? url : path);
		if (path === "full cart") {
			await page.getByRole("button", { name: TEXTS.cs.product.addToCart, exact: true }).click();
			await expect(page.getByText(TEXTS.cs.cart.added).first()).toBeVisible();
			await page.goto("/kosik");
			await expect(page.getByRole("textbox").first()).toBeVisible();
		}
		// What does not exist has its texts from the browser.
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
	});
}
test.use({ expectedComplaints: [/status of 404/] });
