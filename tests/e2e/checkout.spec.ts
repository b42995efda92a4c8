import { expect, expectNoSidewaysScroll, readMail, TEXTS, test } from "../support/e2e.ts";
import {
	CHECKOUT_PATHS,
	consentBox,
	detailsOf,
	fieldOf,
	fillDetails,
	haveCart,
	onwardButton,
	orderButton,
	orderedNumber,
	orderNow,
	signIn,
	someGoods,
	tabTo,
} from "../support/e2e-checkout.ts";

const WAYS = {
	cs: {
		courier: /Kurýr na adresu/,
		branch: /Osobní odběr/,
		point: /Výdejní místa/,
		transfer: /Bankovním převodem/,
		cash: /Dobírkou/,
	},
	en: {
		courier: /Courier to/,
		branch: /Pickup at a branch/,
		point: /Pickup points/,
		transfer: /Bank transfer/,
		cash: /Cash on/,
	},
} as const;

// The registry that is away.
test.use({ expectedComplaints: [/status of 503/] });

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale].checkout;
	const paths = CHECKOUT_PATHS[locale];
	const ways = WAYS[locale];

	test(`a guest buys by transfer to a pickup point in ${locale}; the mail names the order`, async ({ page }) => {
		const goods = await haveCart(page, locale, 2);
		await page.goto(paths.cart);
		await page.getByRole("link", { name: TEXTS[locale].cartPage.summary.continue }).click();
		await expect(page).toHaveURL(paths.delivery);
		await page.getByRole("radio", { name: ways.point }).check();
		const search = page.getByRole("searchbox", { name: t.pickupPoint.search });
		await search.fill("usti");
		await page.getByRole("radio", { name: /Trafika Masarykova/ }).check();
		await expect(page.getByText(/Masarykova 52/).last()).toBeVisible();
		await page.getByRole("radio", { name: ways.transfer }).check();
		await fillDetails(page, locale);
		await expectNoSidewaysScroll(page);
		await onwardButton(page, locale).click();
		await expect(page).toHaveURL(paths.summary);
		for (const text of [/Trafika Masarykova/, "jana@example.cz", "Lidická 12", "+420\u00a0777\u00a0123\u00a0456"])
			await expect(page.getByRole("main")).toContainText(text);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
		await expectNoSidewaysScroll(page);
		await consentBox(page, locale).check();
		await orderButton(page, locale).click();
		const number = await orderedNumber(page, locale);
		await expect(page.getByRole("main")).toContainText(/Trafika Masarykova/);
		const mail = await readMail(number);
		expect(mail.to?.[0]?.address).toBe("jana@example.cz");
		if (locale === "cs") expect(mail.text?.replaceAll("\u00a0", " ")).toContain(goods.name.replaceAll("\u00a0", " "));
	});

	test(`a company buys in ${locale} although the registry is away`, async ({ page }) => {
		await page.route("**/api/company/**", (route) =>
			route.fulfill({ status: 503, json: { error: "registry_unavailable" } }),
		);
		await haveCart(page, locale);
		await page.goto(paths.delivery);
		await page.getByRole("radio", { name: ways.courier }).check();
		await page.getByRole("radio", { name: ways.cash }).check();
		await page.getByRole("checkbox", { name: t.company.toggle }).check();
		await fieldOf(page, t.company.companyId).fill("270 82 440");
		await page.getByRole("button", { name: t.company.find }).click();
		await expect(page.getByText(TEXTS[locale].errors.registry_unavailable)).toBeVisible();
		await fieldOf(page, t.company.name).fill("Alza.cz a.s.");
		await fieldOf(page, t.company.taxId).fill("27082440");
		await fillDetails(page, locale);
		await orderNow(page, locale);
		await expect(page.getByRole("main")).toContainText("Alza.cz a.s.");
		await expect(page.getByRole("main")).toContainText("CZ27082440");
	});
}

// One customer has one cart, so the languages take turns.
test.describe
	.serial("a customer", () => {
		for (const locale of ["cs", "en"] as const) {
			const t = TEXTS[locale].checkout;
			const paths = CHECKOUT_PATHS[locale];
			const ways = WAYS[locale];

			test(`buys in ${locale} with a voucher and picks up at a branch`, async ({ page }) => {
				const token = await signIn(page);
				const headers = { Authorization: `Bearer ${token}` };
				const goods = await someGoods(page);
				const cart = await (await page.request.post("/api/cart/create", { headers, data: { locale } })).json();
				for (const { product, variant } of cart.items)
					await page.request.put(`/api/cart/${cart.id}`, {
						headers,
						data: { id: product.id, variantId: variant.id, quantity: 0 },
					});
				const line = { id: goods.id, variantId: goods.variantId, quantity: 1, ageConfirmed: true };
				expect((await page.request.put(`/api/cart/${cart.id}`, { headers, data: line })).status()).toBe(200);
				await page.goto(paths.cart);
				const code = page.getByRole("textbox", { name: TEXTS[locale].voucher.code });
				await expect(code).toBeVisible();
				if ((await page.getByText("KONFETY10").count()) === 0) {
					await code.fill("KONFETY10");
					await page.getByRole("button", { name: TEXTS[locale].voucher.apply }).click();
				}
				await expect(page.getByRole("main").getByText("KONFETY10").first()).toBeVisible();
				await page.getByRole("link", { name: TEXTS[locale].cartPage.summary.continue }).click();
				// The account's details are there already.
				await expect(fieldOf(page, t.contact.email)).toHaveValue("zakaznice@konfety.example");
				await expect(fieldOf(page, t.address.street)).toHaveValue("Lidická 12");
				await page.getByRole("radio", { name: ways.branch }).check();
				await page.getByRole("radio", { name: /Smíchov/ }).check();
				await expect(page.getByRole("radio", { name: ways.cash })).toHaveCount(0);
				await page.getByRole("radio", { name: ways.transfer }).check();
				await orderNow(page, locale);
				await expect(page.getByRole("main")).toContainText(/Smíchov/);
				await expect(page.getByRole("main")).toContainText("KONFETY10");
			});
		}
	});

test("a guest buys by the keyboard alone", async ({ page }) => {
	const t = TEXTS.cs.checkout;
	await haveCart(page, "cs");
	await page.goto("/kosik");
	await tabTo(page, page.getByRole("link", { name: TEXTS.cs.cartPage.summary.continue }));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/kosik/doprava-a-platba");
	await expect(page.getByRole("radio", { name: WAYS.cs.branch })).toBeVisible();
	// The first radio is reached by Tab, the others of its group by arrows.
	await tabTo(page, page.getByRole("radio", { name: WAYS.cs.branch }));
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: WAYS.cs.courier })).toBeChecked();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: WAYS.cs.transfer })).toBeChecked();
	for (const [label, text] of detailsOf("cs")) {
		await tabTo(page, fieldOf(page, label));
		await page.keyboard.type(text);
	}
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/kosik/souhrn");
	await expect(orderButton(page, "cs")).toBeVisible();
	await tabTo(page, consentBox(page, "cs"));
	await page.keyboard.press("Space");
	await tabTo(page, orderButton(page, "cs"));
	await page.keyboard.press("Enter");
	await orderedNumber(page, "cs");
	expect(t.panel.submit).toBe("Objednávka zavazující k\u00a0platbě");
});

test("what is changed after the last look is what the next look shows, and what is ordered", async ({ page }) => {
	const t = TEXTS.cs.checkout;
	await haveCart(page, "cs");
	await page.goto("/kosik/doprava-a-platba");
	await page.getByRole("radio", { name: WAYS.cs.courier }).check();
	await page.getByRole("radio", { name: WAYS.cs.transfer }).check();
	await fillDetails(page, "cs");
	await onwardButton(page, "cs").click();
	await expect(page).toHaveURL("/kosik/souhrn");
	await page.getByRole("textbox", { name: t.note.label }).fill("Zvoňte dvakrát");
	await page.getByRole("main").locator('a[href^="/kosik/doprava-a-platba"]').first().click();
	await expect(page).toHaveURL(/\/kosik\/doprava-a-platba/);
	await page.getByRole("radio", { name: WAYS.cs.branch }).check();
	await page.getByRole("radio", { name: /Smíchov/ }).check();
	await page.getByRole("radio", { name: WAYS.cs.transfer }).check();
	await onwardButton(page, "cs").click();
	await expect(page).toHaveURL("/kosik/souhrn");
	await expect(page.getByRole("main")).toContainText(/Smíchov/);
	await expect(page.getByRole("textbox", { name: t.note.label })).toHaveValue("Zvoňte dvakrát");
	await consentBox(page, "cs").check();
	await orderButton(page, "cs").click();
	await orderedNumber(page, "cs");
	await expect(page.getByRole("main")).toContainText(/Smíchov/);
});

test.describe("nothing typed is lost", () => {
	// A login brings the guest's cart along: what was being asked about the old one is gone.
	test.use({ expectedComplaints: [/status of (404|422)/] });

	test("not by a reload, the way back, a refusal, nor a login", async ({ page }) => {
		await page.route("**/api/order/create/**", (route) =>
			route.fulfill({ status: 422, json: { error: "invalid", errors: { "invoice.zip": ["zip"] } } }),
		);
		await haveCart(page, "cs");
		await page.goto("/kosik/doprava-a-platba");
		await page.getByRole("radio", { name: WAYS.cs.courier }).check();
		await page.getByRole("radio", { name: WAYS.cs.transfer }).check();
		await fillDetails(page, "cs");
		const expectAll = async () => {
			for (const [label, text] of detailsOf("cs")) await expect(fieldOf(page, label)).toHaveValue(text);
			await expect(page.getByRole("radio", { name: WAYS.cs.courier })).toBeChecked();
		};
		await page.reload();
		await expectAll();
		await onwardButton(page, "cs").click();
		await expect(page).toHaveURL("/kosik/souhrn");
		await page.getByRole("textbox", { name: TEXTS.cs.checkout.note.label }).fill("Zvoňte dvakrát");
		await page.goBack();
		await expectAll();
		await page.goForward();
		await expect(page.getByRole("textbox", { name: TEXTS.cs.checkout.note.label })).toHaveValue("Zvoňte dvakrát");
		await consentBox(page, "cs").check();
		await orderButton(page, "cs").click();
		await expect(page).toHaveURL("/kosik/doprava-a-platba");
		await expectAll();
		await expect(fieldOf(page, TEXTS.cs.checkout.address.zip)).toBeFocused();
		await expect(page.getByText(TEXTS.cs.validation.zip)).toBeVisible();
		await page.getByRole("button", { name: TEXTS.cs.checkout.login.button }).click();
		const dialog = page.getByRole("dialog", { name: TEXTS.cs.checkout.login.title });
		await dialog.getByRole("textbox", { name: TEXTS.cs.login.email }).fill("zakaznice@konfety.example");
		await dialog.getByRole("textbox", { name: TEXTS.cs.login.password }).fill("KonfetyDemo1");
		await dialog.getByRole("button", { name: TEXTS.cs.login.submit }).click();
		await expect(dialog).toHaveCount(0);
		await expectAll();
	});
});

test("a step whose earlier step is not done leads back to it", async ({ page }) => {
	await page.goto("/kosik/souhrn");
	await expect(page).toHaveURL("/kosik");
	await expect(page.getByRole("main")).toContainText(TEXTS.cs.cart.empty);
	await haveCart(page, "cs");
	await page.goto("/kosik/souhrn");
	await expect(page).toHaveURL("/kosik/doprava-a-platba");
});
