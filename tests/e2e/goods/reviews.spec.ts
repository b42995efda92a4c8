import { chooseSomeVariant, expect, readMail, TEXTS, test } from "../../support/browser/e2e.ts";
import { runOnE2eShop } from "../../support/browser/e2e-command.ts";
import { beNewCustomer } from "../../support/browser/e2e-customer.ts";

const t = TEXTS.cs;

test("a watched variant comes back to stock: one mail is sent, and its link has no watch left to end", async ({
	page,
}) => {
	const query = "availability=temporarily_sold_out&per_page=1";
	const [soldOut] = (await (await page.request.get(`/api/catalog/products/cs?${query}`)).json()).products;
	const { variants } = await (await page.request.get(`/api/catalog/product/cs/${soldOut.id}`)).json();
	const watch = page.getByRole("button", { name: t.watchdog.watch });
	const { email } = await beNewCustomer(page);

	await test.step("the watch survives a reload, is ended, and begun again", async () => {
		await page.goto(soldOut.url);
		await watch.click();
		await expect(page.getByText(t.watchdog.saved)).toBeVisible();
		await page.reload();
		await expect(watch).toHaveAttribute("aria-pressed", "true");
		await watch.click();
		await expect(page.getByText(t.watchdog.ended)).toBeVisible();
		await expect(watch).toHaveAttribute("aria-pressed", "false");
		const isKept = page.waitForResponse(
			(reply) => reply.request().method() === "POST" && /\/api\/watchdog\//.test(reply.url()),
		);
		await watch.click();
		await isKept;
		await expect(watch).toHaveAttribute("aria-pressed", "true");
	});

	await test.step("in stock again, a mail is sent", async () => {
		await runOnE2eShop("stock", "set", variants[0].code, "7");
		const mail = await readMail(soldOut.name, email);
		await page.goto(/\/hlidani\/[\w-]+/.exec(mail.html ?? "")?.[0] ?? "");
		await expect(page.getByRole("heading", { name: t.watchdogEnd.doneTitle })).toBeVisible();
		await page.goto(soldOut.url);
		await chooseSomeVariant(page);
		await expect(page.getByRole("button", { name: t.product.addToCart, exact: true }).first()).toBeVisible();
	});
});
