import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, firstProduct, TEXTS, test } from "../support/e2e.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const PATHS = ["/", "/en", "/1001/balonky", "/produkty/akce", "/obchodni-podminky", "/kosik", "/neni-tu"];

for (const path of [...PATHS, "product", "full cart"]) {
	test(`${path} has no violation of WCAG A and AA that axe can find`, async ({ page }) => {
		const { url } = await firstProduct(page);
		await page.goto(path === "product" || path === "full cart" ? url : path);
		if (path === "full cart") {
			await page.getByRole("button", { name: TEXTS.cs.product.addToCart, exact: true }).click();
			await expect(page.getByText(TEXTS.cs.cart.added).first()).toBeVisible();
			await page.goto("/kosik");
			await expect(page.getByRole("textbox").first()).toBeVisible();
		}
		await page.evaluate(axeSource);
		const violations = await page.evaluate(async () => {
			const { axe } = window as unknown as {
				axe: {
					run(node: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
				};
			};
			const result = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
			return result.violations.map(
				({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
			);
		});
		expect(violations).toEqual([]);
	});
}
test.use({ expectedComplaints: [/status of 404/] });
