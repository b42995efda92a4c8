import { expect, TEXTS, test } from "../../support/browser/e2e.ts";
import { haveCart } from "../../support/browser/e2e-checkout.ts";
import { expectToFit } from "../../support/browser/e2e-fit.ts";

const t = TEXTS.cs.voucher;

// A refusal is an answer like any other, but Chromium writes each into its console.
test.use({ expectedComplaints: [/status of 4(04|22)/] });

test("a wrong code is reported beside the field and stays; a right one gives its discount until it is removed @smoke", async ({
	page,
}) => {
	await haveCart(page, "cs");
	await page.goto("/kosik");
	await page.getByRole("heading", { name: t.title }).click();
	const code = page.getByRole("textbox", { name: t.code });
	const list = page.getByRole("list", { name: t.list });
	await code.fill("NENI-TO-ONO");
	await page.getByRole("button", { name: t.apply, exact: true }).click();
	await expect(code).toHaveAccessibleDescription(t.problems.notExists);
	await expect(code).toBeFocused();
	await expect(code).toHaveValue("NENI-TO-ONO");

	await code.fill("konfety10");
	await code.press("Enter");
	await expect(list).toContainText("KONFETY10");
	await expect(code).toHaveValue("");
	await code.fill("KONFETY10");
	await code.press("Enter");
	await expect(code).toHaveAccessibleDescription(t.problems.alreadyAdded);
	await expectToFit(page);

	await page.reload();
	await expect(list).toContainText("KONFETY10");
	const removed = t.removed.replace("{code}", "KONFETY10");
	await page.getByRole("button", { name: t.removeNamed.replace("{code}", "KONFETY10") }).click();
	await expect(page.getByText(removed)).toBeFocused();
	await expect(list).toBeHidden();

	await test.step("one that needs an e-mail asks for it, by keyboard alone", async () => {
		await code.focus();
		await page.keyboard.type("namail50");
		await page.keyboard.press("Enter");
		const email = page.getByRole("main").getByRole("textbox", { name: t.email });
		await expect(email).toBeFocused();
		await page.keyboard.type("jana@example.cz");
		await page.keyboard.press("Enter");
		await expect(list).toContainText("NAMAIL50");
		await expect(email).toBeHidden();
	});
});
